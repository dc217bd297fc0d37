//! Exhaustion, the end and ties: rules 19 to 21.

use super::*;

/// Seat 0 to decide, everybody else as exhausted as they get.
fn others_exhausted(seats: u8) -> State {
    let mut state = table(seats, "rgb 258");
    state.closed.insert(Column::Dice);
    for seat in 1..seats {
        refusals(&mut state, seat, 9);
    }
    state
}

#[test]
fn rule_19_the_ninth_refusal_exhausts_and_the_dice_are_worth_nothing() {
    let mut state = table(2, "rgb 258");
    refusals(&mut state, 0, 8);
    assert_eq!(total(&state, 0), 70);
    let events = play(&mut state, "refuse");
    assert!(events.contains(&Event::Exhausted {
        seat: Seat(0),
        shown: Shown::All
    }));
    assert_eq!(total(&state, 0), 0);
    play(&mut state, "refuse");
    assert_eq!(state.ending, None, "the other still plays");
}

#[test]
fn rule_19_an_exhausted_player_plays_on_and_refuses_freely() {
    let mut state = table(2, "rgb 258");
    refusals(&mut state, 0, 9);
    let mut writes = state.clone();
    play(&mut writes, "r2");
    assert_eq!(sheet(&writes, 0).numbers(Colour::Red), [2]);
    let events = play(&mut state, "refuse");
    assert_eq!(
        events[0],
        Event::RefusedFreely {
            seat: Seat(0),
            shown: Shown::All
        }
    );
    assert_eq!(sheet(&state, 0).refusals(), 9);
    assert_eq!(total(&state, 0), 0);
}

#[test]
fn rule_20_the_game_ends_after_the_turn_in_which_all_are_exhausted() {
    let mut state = others_exhausted(3);
    refusals(&mut state, 0, 8);
    play(&mut state, "refuse");
    assert_eq!(state.ending, None, "everybody is served first");
    play(&mut state, "r2");
    let events = play(&mut state, "g5");
    assert_eq!(state.ending, Some(Ending::Exhausted));
    assert!(events.contains(&Event::Ended {
        ending: Ending::Exhausted
    }));
    assert_eq!(LostCities::turn(&state), Turn::Over);
    assert!(legal(&state).is_empty());
    assert_eq!(refused(&state, "refuse"), "game-over");
    assert_eq!(sheet(&state, 2).numbers(Colour::Green), [5]);
}

#[test]
fn rule_20_one_player_who_is_not_exhausted_keeps_the_game_going() {
    let mut state = others_exhausted(3);
    refusals(&mut state, 0, 7);
    play_all(&mut state, &["refuse", "refuse", "refuse"]);
    assert_eq!(state.ending, None);
}

#[test]
fn rule_20_the_game_ends_when_all_bridges_are_crossed_by_anybody() {
    let mut state = table(2, "ggb 339");
    for (column, seat) in [
        (Colour::Red, 0),
        (Colour::Orange, 1),
        (Colour::Yellow, 0),
        (Colour::Blue, 1),
        (Colour::Purple, 0),
    ] {
        fill(&mut state, seat, column, &[1; 7]);
        state.closed.insert(column.column());
    }
    refusals(&mut state, 1, 7);
    artefacts(&mut state, 0, 7);
    state.closed.insert(Column::Dice);
    state.closed.insert(Column::Artefacts);
    fill(&mut state, 0, Colour::Green, &[3; 6]);
    fill(&mut state, 1, Colour::Green, &[3; 6]);
    play(&mut state, "g3");
    assert_eq!(
        state.ending, None,
        "the neighbour may still cross in this turn"
    );
    let before = total(&state, 1);
    play(&mut state, "g3");
    assert_eq!(total(&state, 1) - before, 15 + 20);
    assert_eq!(state.ending, Some(Ending::Bridges));
    assert_eq!(state.closed, Columns::ALL);
}

#[test]
fn rule_21_ties_share_the_win() {
    let mut state = others_exhausted(3);
    refusals(&mut state, 0, 8);
    play_all(&mut state, &["refuse", "refuse", "refuse"]);
    let outcome = LostCities::outcome(&state).expect("over");
    assert_eq!(outcome.totals.as_slice(), [0, 0, 0]);
    assert_eq!(outcome.winners().count(), 3);
}

#[test]
fn there_is_no_outcome_before_the_end() {
    assert_eq!(LostCities::outcome(&table(2, "rgb 258")), None);
}
