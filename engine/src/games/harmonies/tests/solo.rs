//! Solo: three spaces, everything refilled, the optional swap, suns.

use super::super::events::Event;
use super::super::grid::Side;
use super::super::solo::suns;
use super::super::state::Spirits;
use super::super::{Harmonies, Move, View};
use super::Table;
use crate::game::Game;
use crate::seat::Seat;

fn solo() -> Table {
    Table::new(1, Side::A, Spirits::Off)
        .offer("UYE")
        .row([1, 2, 3])
}

const TOKENS: &str = "space1 U@A1 Y@A3 E@A5";

#[test]
fn rule_5_solo_has_three_spaces_and_three_cards() {
    let table = Table::new(1, Side::A, Spirits::Off);
    assert_eq!(table.state.spaces.iter().flatten().count(), 3);
    assert_eq!(table.state.row.iter().filter(|&&card| card != 0).count(), 3);
    assert_eq!(table.refusal("space4"), "no-such-space");
}

#[test]
fn rule_5_solo_discards_what_was_not_chosen_and_refills_all_spaces() {
    let mut table = solo();
    let unchosen = [
        table.state.spaces[1].unwrap(),
        table.state.spaces[2].unwrap(),
    ];
    let pouch = table.state.pouch_size();
    table.play(TOKENS).play("end");
    assert_eq!(table.state.pouch_size(), pouch - 9);
    for (space, tokens) in [1, 2].into_iter().zip(unchosen) {
        assert!(
            table
                .events
                .contains(&Event::SpaceDiscarded { space, tokens })
        );
    }
    assert_eq!(table.state.row[..3], [1, 2, 3], "the row stays");
}

#[test]
fn rule_5_solo_may_swap_one_card_at_the_end_when_none_was_taken() {
    let mut table = solo();
    assert_eq!(table.refusal("swap2"), "take-tokens-first");
    table.play("space1");
    assert_eq!(table.refusal("swap2"), "tokens-left");
    table.play("U@A1 Y@A3 E@A5");
    assert_eq!(table.refusal("swap4"), "card-not-in-row");
    table.play("swap2");
    assert_eq!(table.state.turns, 1, "the swap ends the turn");
    assert_ne!(table.state.row[1], 2);
    assert_eq!((table.state.row[0], table.state.row[2]), (1, 3));
    assert_eq!(table.state.pile >> 2 & 1, 0, "the card is gone for good");
    let discarded = Event::CardDiscarded { place: 1, card: 2 };
    assert!(table.events.contains(&discarded));
}

#[test]
fn rule_5_solo_swaps_no_card_in_a_turn_that_took_one() {
    let mut table = solo();
    table.play(TOKENS).play("card1");
    assert_eq!(table.refusal("swap2"), "swap-or-card");
    assert!(
        !table
            .legal()
            .iter()
            .any(|mv| matches!(mv, Move::SwapCard { .. }))
    );
    table.play("end");
}

#[test]
fn rule_5_solo_may_end_the_turn_without_swapping() {
    let mut table = solo();
    table.play(TOKENS).play("end");
    assert_eq!(table.state.row[..3], [1, 2, 3]);
}

#[test]
fn rule_5_suns_by_points() {
    let by_points = |points| suns(points, Side::B, Some(35));
    let steps = [
        (0, 0),
        (39, 0),
        (40, 1),
        (69, 1),
        (70, 2),
        (89, 2),
        (90, 3),
        (109, 3),
        (110, 4),
        (129, 4),
        (130, 5),
        (139, 5),
        (140, 6),
        (149, 6),
        (150, 7),
        (159, 7),
        (160, 8),
        (300, 8),
    ];
    for (points, count) in steps {
        assert_eq!(by_points(points), count, "{points} points");
    }
}

#[test]
fn rule_5_suns_by_side_and_spirit() {
    assert_eq!(suns(130, Side::A, Some(33)), 7, "the rulebook's example");
    assert_eq!(suns(160, Side::A, None), 11, "the most there are");
    for card in 33..=42 {
        let groups = [33, 34, 37, 38, 41].contains(&card);
        assert_eq!(
            suns(0, Side::B, Some(card)),
            u8::from(groups),
            "card {card}"
        );
    }
}

#[test]
fn rule_5_suns_are_shown_in_solo_once_the_spirit_is_known() {
    let view = |table: &Table| -> View { Harmonies::view(&table.state, Seat(0)) };
    assert_eq!(view(&Table::two()).suns, None);
    assert_eq!(view(&solo()).suns, Some(3), "side A, no spirit");
    let mut table = Table::new(1, Side::B, Spirits::On);
    assert_eq!(view(&table).suns, None);
    table.state.dealt[Seat(0)] = [33, 42];
    table.play("spirit33");
    assert_eq!(view(&table).suns, Some(1), "kept, not placed");
}
