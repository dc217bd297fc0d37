//! Playing alone against the wind: our own mode.

use super::super::solo::{SOLO_CLOCK, SOLO_TARGETS, solo_rank};
use super::*;

#[test]
fn odd_turns_are_yours_and_even_turns_the_winds_without_advantage() {
    let mut table = Table::new(1).land(0, "A1:.F.. B1:...F A2:.M.. B2:...M");
    table.state.wind = Action::Deploy;
    table.play("create");
    assert!(table.state.winds_turn());
    assert_eq!(table.phase(), Phase::Deploy);
    assert!(table.has_event(|e| matches!(e, Event::ActionChosen { seat: None, .. })));
    table.play("G@A1");
    assert_eq!(table.phase(), Phase::Choose, "one island only");
    assert_eq!(table.state.turns, 2);
}

#[test]
fn what_the_wind_chooses_is_known_a_turn_ahead_and_never_twice_the_same() {
    let mut table = Table::new(1);
    for _ in 0..9 {
        let next = table.state.wind;
        let word = if table.state.turns.is_multiple_of(4) {
            "create"
        } else {
            "convert"
        };
        table.events.clear();
        table.play(word);
        let chosen = Event::ActionChosen {
            seat: None,
            action: next,
            stayed: false,
        };
        assert!(table.events.contains(&chosen));
        assert_ne!(table.state.wind, next);
        while table.phase() == Phase::Discover {
            table.play("pass");
        }
    }
}

#[test]
fn three_tiles_are_turned_up_and_the_wind_takes_one_after_you() {
    let mut table = Table::new(1).discover("F... M... X...");
    assert_eq!(table.state.offered, 3);
    table.play("F...@A1");
    assert_eq!(table.state.offered, 1);
    assert!(table.has_event(|e| matches!(e, Event::WindTook { .. })));
    let last = table.list()[0].clone();
    table.play(&last);
    assert_eq!(table.sheet(0).empty(), 18);
}

#[test]
fn on_its_own_turn_the_wind_takes_first_and_you_take_one() {
    let mut table = Table::new(1);
    table.state.wind = Action::Discover;
    table.play("create");
    assert_eq!((table.phase(), table.state.offered), (Phase::Discover, 2));
    let one = table.list()[0].clone();
    table.play(&one);
    assert_eq!(table.phase(), Phase::Choose);
    assert_eq!(table.sheet(0).empty(), 19);
}

#[test]
fn the_clock_stops_after_its_actions() {
    let mut table = Table::new(1);
    let mut choices = 0;
    while table.phase() != Phase::Over {
        let word = match table.phase() {
            Phase::Choose => {
                choices += 1;
                ["create", "convert"][choices % 2]
            }
            _ => "pass",
        };
        table.play(word);
    }
    assert_eq!(table.state.turns, SOLO_CLOCK);
    assert_eq!(table.state.end, Some(EndReason::Clock));
    assert_eq!(choices, usize::from(SOLO_CLOCK) / 2);
}

#[test]
fn ranks_begin_at_their_targets() {
    assert!(SOLO_TARGETS.is_sorted_by(|a, b| a < b));
    for (rank, target) in (1..).zip(SOLO_TARGETS) {
        assert_eq!(solo_rank(target), rank);
        assert_eq!(solo_rank(target - 1), rank - 1);
    }
    assert_eq!(solo_rank(-40), 0);
}
