//! Spirits: two dealt, one kept on the first turn, counted in the limit until placed, ten effects.

use super::super::cards::{CARDS, card};
use super::super::grid::Side;
use super::super::score::score;
use super::super::state::Spirits;
use super::super::tally::spirit;
use super::super::{Harmonies, Move};
use super::{Table, board, sheet};
use crate::game::Game;
use crate::seat::Seat;

/// What a spirit earns on a board, counted in both ways.
fn worth(id: u8, stacks: &str) -> i32 {
    let land = board(Side::A, stacks);
    let mut sheet = sheet(land);
    sheet.spirit = id;
    sheet.finished = 1 << id;
    let line = score(&sheet).category("spirits");
    assert_eq!(line, i32::from(spirit(&land, id)));
    line
}

#[test]
fn rule_4_lion_likes_large_fields() {
    assert_eq!(worth(33, "A1:Y"), 2);
    assert_eq!(worth(33, "A1:Y A2:Y"), 2);
    assert_eq!(worth(33, "A1:Y A2:Y A3:Y"), 10);
    assert_eq!(worth(33, "A1:Y A2:Y A3:Y A4:Y E1:Y"), 12);
}

#[test]
fn rule_4_butterfly_counts_groups_of_yellow_of_any_size() {
    assert_eq!(worth(34, ""), 0);
    assert_eq!(worth(34, "A1:Y C1:Y C2:Y C3:Y"), 10);
}

#[test]
fn rule_4_deer_and_owl_count_trees_by_height() {
    let trees = "A1:E A2:E A3:NE A4:NNE A5:NN";
    assert_eq!(worth(35, trees), 8);
    assert_eq!(worth(36, trees), 10);
}

#[test]
fn rule_4_cat_and_stork_count_groups_of_real_buildings() {
    // The lone red neither counts nor joins the two buildings beside it.
    let houses = "A1:RR A2:R A3:NR C1:GR C2:RR";
    assert_eq!(worth(37, houses), 12);
    assert_eq!(worth(38, houses), 6);
}

#[test]
fn rule_4_ram_and_marmot_count_lonely_mountains_too() {
    let mountains = "A1:G A3:GG A5:GGG E1:GR";
    assert_eq!(worth(39, mountains), 8);
    assert_eq!(worth(40, mountains), 7);
}

#[test]
fn rule_4_dragonfly_counts_groups_of_water_and_tortoise_each_token() {
    let water = "A1:U C1:U C2:U E1:U E2:U E3:U";
    assert_eq!(worth(41, water), 14);
    assert_eq!(worth(42, water), 12);
}

#[test]
fn rule_4_every_spirit_has_one_cube() {
    let spirits = CARDS.iter().filter(|card| card.is_spirit());
    assert!(spirits.clone().all(|card| card.cubes() == 1));
    assert_eq!(spirits.count(), 10);
}

#[test]
fn rule_5_the_spirit_is_chosen_first_of_all_on_the_first_turn() {
    let mut table = Table::new(3, Side::A, Spirits::On);
    for seat in 0..3 {
        let [one, two] = table.state.dealt[Seat(seat)];
        assert_eq!(
            table.legal(),
            [
                Move::KeepSpirit { card: one },
                Move::KeepSpirit { card: two }
            ]
        );
        assert_eq!(table.refusal("space1"), "spirit-first");
        assert_eq!(table.refusal("end"), "spirit-first");
        let other = table.state.dealt[Seat((seat + 1) % 3)][0];
        assert_eq!(table.refusal(&format!("spirit{other}")), "spirit-not-dealt");
        table.play(&format!("spirit{two}"));
        assert_eq!(table.sheet(seat).spirit(), Some(two));
        assert_eq!(table.sheet(seat).placed(two), Some(0));
        assert_eq!(table.refusal(&format!("spirit{one}")), "not-now");
        table.set_space(0, "UYE");
        table.play("space1 U@A1 Y@A3 E@A5 end");
    }
    assert!(table.lists("space1"), "the second turn starts as usual");
}

#[test]
fn rule_5_everybody_is_dealt_two_different_spirits() {
    for seed in 0..30 {
        let options = super::Options {
            side: Side::A,
            spirits: Spirits::On,
        };
        let state = Harmonies::setup(&options, 4, seed, &mut ()).unwrap();
        let mut dealt: Vec<u8> = state.dealt.iter().copied().flatten().collect();
        dealt.sort_unstable();
        dealt.dedup();
        assert_eq!(dealt.len(), 8);
        assert!(dealt.iter().all(|&id| card(id).unwrap().is_spirit()));
    }
}

/// A table where seat 0 has kept that spirit.
fn kept(id: u8) -> Table {
    let mut table = Table::new(2, Side::A, Spirits::On);
    table.state.dealt[Seat(0)] = [id, if id == 42 { 41 } else { 42 }];
    table.state.dealt[Seat(0)].sort_unstable();
    table.play(&format!("spirit{id}"));
    table
}

#[test]
fn rule_5_an_unplaced_spirit_counts_in_the_limit_of_four() {
    let mut table = kept(39)
        .land(0, "C3:GGG C4:GG")
        .holding(0, [1, 2, 3])
        .row([5, 6, 7, 8, 9]);
    assert_eq!(table.refusal("card5"), "four-cards");
    table.play("cube39@C3 card5");
    assert_eq!(table.sheet(0).placed(39), Some(1));
}

#[test]
fn rule_3_a_spirit_earns_nothing_before_its_cube_is_placed_and_then_keeps_up() {
    let mut table = kept(39).offer("GGU").land(0, "C3:GGG C4:GG");
    assert_eq!(table.sheet(0).tally().spirits, 0);
    table.play("cube39@C3");
    assert_eq!(table.sheet(0).tally().spirits, 8);
    table.play("space1 G@A1 G@A1");
    assert_eq!(table.sheet(0).tally().spirits, 12);
    let lines = Harmonies::score(&table.state, Seat(0));
    assert_eq!(lines.category("spirits"), 12);
    assert_eq!(lines.total(), Harmonies::total(&table.state, Seat(0)));
    // Spirit points come on top of the landscape's own.
    assert_eq!(lines.category("mountains"), 10);
}

#[test]
fn rule_6_a_spirit_cube_is_no_animal_cube() {
    let mut table = kept(39).land(0, "C3:GGG C4:GG");
    table.play("cube39@C3");
    assert_eq!(table.sheet(0).animals, 0);
    assert_eq!(table.sheet(0).board().cubes().len(), 1);
}
