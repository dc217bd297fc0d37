//! The end: full boards, an empty pouch, equal turns, winners and ties.

use super::super::Harmonies;
use super::super::events::{EndReason, Event};
use super::super::grid::{Side, cell_name};
use super::super::state::{Spirits, State};
use super::Table;
use crate::game::{Game, Turn};
use crate::seat::Seat;

/// Water on all hexes of side A but that many, the last ones.
fn all_but(empty: usize) -> String {
    let cells: Vec<u8> = Side::A.cells().collect();
    let filled: Vec<String> = cells[..23 - empty]
        .iter()
        .map(|&cell| format!("{}:U", cell_name(cell)))
        .collect();
    filled.join(" ")
}

const TURN: &str = "space1 Y@E3 Y@E4 Y@E5 end";

fn last_rounds(table: &Table) -> Vec<(u8, EndReason)> {
    let events = table.events.iter();
    events
        .filter_map(|event| match event {
            Event::LastRound { seat, reason } => Some((seat.0, *reason)),
            _ => None,
        })
        .collect()
}

#[test]
fn rule_6_two_empty_hexes_at_the_end_of_a_turn_bring_the_last_round() {
    for (empty, ends) in [(6, false), (5, true), (4, true), (3, true)] {
        let mut table = Table::two().offer("YYY").land(0, &all_but(empty));
        table.play(TURN);
        assert_eq!(
            table.state.last_round, ends,
            "{empty} empty before the turn"
        );
        assert_eq!(last_rounds(&table).len(), usize::from(ends));
        assert_ne!(Harmonies::turn(&table.state), Turn::Over);
    }
}

#[test]
fn rule_6_few_empty_hexes_count_only_at_the_end_of_the_turn() {
    let mut table = Table::two().offer("YYY").land(0, &all_but(5));
    table.play("space1 Y@E3 Y@E4 Y@E5");
    assert!(!table.state.last_round);
}

#[test]
fn rule_6_the_round_is_finished_so_that_all_have_equal_turns() {
    for trigger in 0..3 {
        let mut table = Table::new(3, Side::A, Spirits::Off).land(trigger, &all_but(5));
        let mut turns = 0;
        while Harmonies::turn(&table.state) != Turn::Over {
            assert!(
                table.state.spaces.iter().all(Option::is_some),
                "still refilled"
            );
            table.set_space(0, "YYY");
            table.play(TURN);
            turns += 1;
        }
        assert_eq!(turns, 3, "seat {trigger} ends the game after one round");
        assert_eq!(last_rounds(&table), [(trigger, EndReason::Board)]);
        assert_eq!(table.events.last(), Some(&Event::GameOver));
        assert_eq!(table.refusal("space1"), "game-over");
        assert_eq!(table.legal(), []);
    }
}

#[test]
fn rule_6_the_round_ends_before_whoever_began() {
    let mut table = Table::new(3, Side::A, Spirits::Off).land(1, &all_but(5));
    (table.state.first, table.state.active) = (Seat(1), Seat(1));
    let mut order = Vec::new();
    while let Turn::Of { seat, .. } = Harmonies::turn(&table.state) {
        order.push(seat.0);
        table.set_space(0, "YYY");
        table.play(TURN);
    }
    assert_eq!(order, [1, 2, 0]);
}

/// Plays turns in which everything goes onto as few hexes as possible, so that the pouch decides.
fn drain(seats: u8) -> (State, u32, Vec<Event>) {
    let mut table = Table::new(seats, Side::B, Spirits::Off);
    let mut turns = 0;
    while Harmonies::turn(&table.state) != Turn::Over {
        // Boards are wiped between turns: here only the pouch matters.
        for seat in table.state.sheets.seats() {
            table = table.land(seat.0, "");
        }
        let space = table.state.spaces.iter().position(Option::is_some).unwrap();
        table.play(&format!("space{}", space + 1));
        for cell in ["A1", "A2", "A3"] {
            let hand = table.state.hand;
            let colour = super::Colour::ALL
                .into_iter()
                .find(|&c| hand[c as usize] > 0);
            table.play(&format!("{}@{cell}", colour.unwrap().letter()));
        }
        table.play("end");
        turns += 1;
    }
    (table.state, turns, table.events)
}

#[test]
fn rule_6_the_pouch_lasts_for_36_turns_of_two_three_or_four() {
    for seats in 2..=4 {
        let (state, turns, events) = drain(seats);
        assert_eq!(turns, 36, "{seats} players");
        assert_eq!(state.pouch_size(), 0);
        let reasons = events.iter().filter_map(|event| match event {
            Event::LastRound { reason, .. } => Some(*reason),
            _ => None,
        });
        assert_eq!(reasons.collect::<Vec<_>>(), [EndReason::Pouch]);
    }
}

#[test]
fn rule_6_solo_lasts_for_13_turns_and_three_tokens_remain() {
    let (state, turns, _) = drain(1);
    assert_eq!(turns, 13);
    assert_eq!(state.pouch_size(), 3);
}

/// A finished two-player game with those points and animal cubes.
fn over(points: [i16; 2], animals: [u8; 2]) -> State {
    let mut state = Table::two().state;
    for seat in [Seat(0), Seat(1)] {
        state.sheets[seat].tally = super::Tally {
            trees: points[seat.index()],
            ..Default::default()
        };
        state.sheets[seat].animals = animals[seat.index()];
    }
    state.over = true;
    state
}

#[test]
fn rule_6_most_points_win_then_most_animal_cubes_then_the_victory_is_shared() {
    let ranks = |points, animals| {
        let outcome = Harmonies::outcome(&over(points, animals)).unwrap();
        outcome.ranks.as_slice().to_vec()
    };
    assert_eq!(ranks([50, 60], [9, 1]), [2, 1]);
    assert_eq!(ranks([60, 60], [9, 8]), [1, 2]);
    assert_eq!(ranks([60, 60], [8, 8]), [1, 1]);
}

#[test]
fn rule_6_there_is_no_outcome_before_the_end() {
    assert_eq!(Harmonies::outcome(&Table::two().state), None);
}
