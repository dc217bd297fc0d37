//! A turn: what must be done once, what may be done, and in which order.

use super::super::events::Event;
use super::super::{Harmonies, Move};
use super::{Table, at};
use crate::game::Game;
use crate::seat::Seat;

#[test]
fn rule_5_exactly_one_space_is_taken_and_all_three_tokens_are_placed() {
    let mut table = Table::two().offer("UYE");
    assert_eq!(table.refusal("end"), "take-tokens-first");
    table.play("space1");
    assert_eq!(table.refusal("space2"), "one-space-a-turn");
    assert_eq!(table.refusal("end"), "tokens-left");
    table.play("U@A1");
    assert_eq!(table.refusal("U@A2"), "token-not-in-hand");
    table.play("Y@A2");
    assert_eq!(table.refusal("end"), "tokens-left");
    table.play("E@A3");
    assert_eq!(table.refusal("space2"), "one-space-a-turn");
    table.play("end");
    assert_eq!(table.state.active, Seat(1));
}

#[test]
fn rule_5_spaces_that_do_not_exist_are_refused() {
    let table = Table::two();
    assert_eq!(table.refusal("space6"), "no-such-space");
    assert_eq!(table.refusal("space255"), "no-such-space");
}

#[test]
fn rule_5_the_chosen_space_stays_chosen() {
    let mut table = Table::two().offer("UYE");
    table.play("space1");
    assert!(
        !table
            .legal()
            .iter()
            .any(|mv| matches!(mv, Move::TakeSpace { .. }))
    );
}

#[test]
fn rule_5_one_card_a_turn_at_any_time_of_it() {
    for moves in [
        "card5 space1 U@A1 Y@A2 E@A3 end",
        "space1 card5 U@A1 Y@A2 E@A3 end",
        "space1 U@A1 card5 Y@A2 E@A3 end",
        "space1 U@A1 Y@A2 E@A3 card5 end",
    ] {
        let mut table = Table::two().offer("UYE").row([5, 6, 7, 8, 9]);
        for text in moves.split_whitespace() {
            table.play(text);
            if text == "card5" {
                assert_eq!(table.refusal("card6"), "one-card-a-turn");
            }
        }
        assert_eq!(table.sheet(0).placed(5), Some(0));
        assert!(table.lists("card6"), "the next player may take one");
    }
}

#[test]
fn rule_5_a_card_is_not_needed() {
    let mut table = Table::two().offer("UYE");
    table.play("space1 U@A1 Y@A2 E@A3 end");
    assert_eq!(table.sheet(0).cards().count(), 0);
}

#[test]
fn rule_5_only_cards_of_the_row_are_taken() {
    let table = Table::two().row([5, 6, 7, 8]);
    for text in ["card1", "card33", "card42"] {
        assert_eq!(table.refusal(text), "card-not-in-row");
    }
    let nothing = Harmonies::check(&table.state, Move::TakeCard { card: 0 });
    assert_eq!(nothing.unwrap_err().rule, "card-not-in-row");
}

#[test]
fn rule_5_at_most_four_unfinished_cards() {
    let table = Table::two().holding(0, [1, 2, 3, 4]).row([5, 6, 7, 8, 9]);
    assert_eq!(table.refusal("card5"), "four-cards");
    assert!(
        !table
            .legal()
            .iter()
            .any(|mv| matches!(mv, Move::TakeCard { .. }))
    );
}

#[test]
fn rule_5_a_finished_card_frees_its_place_at_once() {
    // The eagle has two cubes: two tall mountains at one field.
    let mut table = Table::two()
        .land(0, "C3:Y C2:GGG C4:GGG")
        .holding(0, [1, 2, 3, 25])
        .row([5, 6, 7, 8, 9]);
    table.play("cube25@C2");
    assert_eq!(table.refusal("card5"), "four-cards");
    table.play("cube25@C4 card5");
    assert_eq!(table.sheet(0).placed(25), Some(2));
    assert_eq!(table.refusal("cube25@C4"), "card-finished");
    let finished = Event::CardFinished {
        seat: Seat(0),
        card: 25,
    };
    assert!(table.events.contains(&finished));
}

#[test]
fn rule_5_cubes_climb_the_ladder() {
    // Four meerkats on four small mountains around one field.
    let mut table = Table::two()
        .land(0, "C3:Y C2:G D2:G D3:G C4:G")
        .holding(0, [26]);
    let mut earned = vec![table.sheet(0).tally().animals];
    for cell in ["C2", "D2", "D3", "C4"] {
        table.play(&format!("cube26@{cell}"));
        earned.push(table.sheet(0).tally().animals);
    }
    assert_eq!(earned, [0, 2, 5, 9, 14]);
    assert_eq!(table.sheet(0).animals, 4);
    let changes: Vec<i16> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::CubePlaced { points, .. } => Some(*points),
            _ => None,
        })
        .collect();
    assert_eq!(changes, [2, 3, 4, 5]);
}

#[test]
fn rule_5_unfinished_cards_score_too() {
    let mut table = Table::two().land(0, "C3:Y C2:G").holding(0, [26, 1]);
    table.play("cube26@C2");
    let score = Harmonies::score(&table.state, Seat(0));
    let lines: Vec<(u8, i32)> = score
        .lines
        .iter()
        .filter(|line| line.category == "animals")
        .map(|line| (line.item, line.points))
        .collect();
    assert_eq!(lines, [(1, 0), (26, 2)]);
    let meerkat = score.lines.iter().find(|line| line.item == 26).unwrap();
    assert_eq!(meerkat.evidence.iter().collect::<Vec<_>>(), [at("C2")]);
}

#[test]
fn rule_5_a_cube_needs_its_habitat_and_its_own_card() {
    let table = Table::two()
        .land(0, "C3:Y C2:GG")
        .holding(0, [26])
        .holding(1, [25]);
    assert_eq!(table.refusal("cube26@C2"), "habitat-missing");
    assert_eq!(table.refusal("cube25@C2"), "card-not-yours");
    assert_eq!(table.refusal("cube3@C2"), "card-not-yours");
    assert_eq!(table.refusal("cube26@G1"), "off-board");
    let nothing = Harmonies::check(&table.state, Move::PlaceCube { card: 0, cell: 0 });
    assert_eq!(nothing.unwrap_err().rule, "card-not-yours");
}

#[test]
fn rule_5_a_card_taken_now_may_use_a_habitat_that_was_there_before() {
    let mut table = Table::two().land(0, "C3:Y C2:G").row([26]);
    table.play("card26 cube26@C2");
    assert_eq!(table.sheet(0).animals, 1);
}

#[test]
fn rule_5_a_cube_stays_when_its_habitat_is_broken() {
    // One of the bear's mountains of two grows to three afterwards.
    let mut table = Table::two()
        .offer("GUY")
        .land(0, "C3:E C2:GG D2:GG")
        .holding(0, [14]);
    table.play("cube14@C3 space1 G@C2");
    assert_eq!(table.sheet(0).board().cube(at("C3")), Some(14));
    assert_eq!(table.sheet(0).tally().animals, 5);
    assert!(!super::super::habitat::fits(
        table.sheet(0).board(),
        14,
        at("C3")
    ));
    assert_eq!(
        Harmonies::score(&table.state, Seat(0)).category("animals"),
        5
    );
}

#[test]
fn rule_5_the_rulebook_turn_of_fennec_and_shrew() {
    // Two greys and a red: a fennec settles between the tokens; then the mountain beside it becomes
    // a building, which breaks its habitat, and a shrew moves in. The fennec stays.
    let mut table = Table::two()
        .offer("GGR")
        .land(0, "A2:Y A3:G B3:Y")
        .holding(0, [23, 9]);
    assert_eq!(table.refusal("cube23@A4"), "habitat-missing");
    table.play("space1 G@A4 cube23@A4 G@E1");
    assert_eq!(table.refusal("cube9@A3"), "habitat-missing");
    table.play("R@A3 cube9@A3 end");
    let board = table.sheet(0).board();
    assert_eq!(board.stack(at("A3")).letters(), "GR");
    assert_eq!(board.cube(at("A4")), Some(23));
    assert_eq!(table.sheet(0).tally().animals, 4 + 5);
}

#[test]
fn rule_5_refills_come_only_at_the_end_of_the_turn() {
    let mut table = Table::two().offer("UYE").row([1, 2, 3, 4, 5]);
    table.play("space1 card3 U@A1 Y@A2 E@A3");
    assert_eq!(table.state.spaces[0], None);
    assert_eq!(table.state.row, [1, 2, 0, 4, 5]);
    let before = table.state.clone();
    table.events.clear();
    table.play("end");
    assert!(table.state.spaces.iter().all(Option::is_some));
    assert_eq!(
        table.state.spaces[1..],
        before.spaces[1..],
        "the others stay"
    );
    assert_eq!(table.state.row[..2], [1, 2]);
    assert_eq!(table.state.row[3..], [4, 5]);
    assert!(before.pile >> table.state.row[2] & 1 == 1);
    let kinds: Vec<bool> = table
        .events
        .iter()
        .map(crate::event::GameEvent::reveals)
        .collect();
    assert_eq!(kinds, [false, true, true], "turn over, tokens, card");
}

#[test]
fn rule_5_an_empty_pile_leaves_gaps_in_the_row() {
    let mut table = Table::two().offer("UYE").row([1, 2, 3, 4, 5]);
    table.state.pile = 0;
    table.play("space1 card3 U@A1 Y@A2 E@A3 end");
    assert_eq!(table.state.row, [1, 2, 0, 4, 5]);
    assert_eq!(table.refusal("card3"), "card-not-in-row");
}

#[test]
fn rule_5_swapping_cards_belongs_to_solo_games() {
    let mut table = Table::two().offer("UYE").row([1, 2, 3, 4, 5]);
    table.play("space1 U@A1 Y@A2 E@A3");
    assert_eq!(table.refusal("swap1"), "swap-only-solo");
}

#[test]
fn set_up_fills_five_spaces_and_five_cards_and_draws_who_begins() {
    let mut firsts = [0; 4];
    for seed in 0..40 {
        let options = super::Options::default();
        let mut events = Vec::new();
        let state = Harmonies::setup(&options, 4, seed, &mut events).unwrap();
        assert!(state.spaces.iter().all(Option::is_some));
        assert!(state.row.iter().all(|&card| (1..=32).contains(&card)));
        assert_eq!(state.pouch_size(), 105);
        assert_eq!(state.pile.count_ones(), 27);
        assert_eq!(events[0], Event::FirstSeat { seat: state.first });
        assert_eq!(events.len(), 11);
        assert_eq!(Harmonies::turn(&state).seat(), Some(state.first));
        firsts[state.first.index()] += 1;
    }
    assert!(firsts.iter().all(|&count| count > 0), "{firsts:?}");
}

#[test]
fn notation_is_read_back_strictly() {
    for text in [
        "space2",
        "Y@C3",
        "card17",
        "cube17@C3",
        "spirit33",
        "swap17",
        "end",
    ] {
        let mv = Harmonies::parse_move(text).unwrap();
        assert_eq!(Harmonies::fmt_move(mv), text);
    }
    for wrong in [
        "",
        "space0",
        "space02",
        "space+2",
        "space",
        "space256",
        "YY@C3",
        "Y@C6",
        "@C3",
        "y@C3",
        "card0",
        "card43",
        "cube17",
        "cube17@",
        "cube@C3",
        "cube017@C3",
        "End",
        "end ",
        "swap0",
        "card17@C3",
        "X@C3",
        "spirit",
        "Y@C3@C3",
        "card١",
    ] {
        assert_eq!(Harmonies::parse_move(wrong), None, "{wrong:?}");
    }
}
