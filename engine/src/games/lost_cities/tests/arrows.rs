//! Accelerations: rules 9 to 12.

use super::*;

/// Seat 0 is about to write `r2` into the arrow of red's third box.
fn at_the_arrow(seats: u8) -> State {
    let mut state = table(seats, "rgb 258");
    fill(&mut state, 0, Colour::Red, &[1, 1]);
    state
}

#[test]
fn rule_09_an_arrow_copies_the_last_number_of_any_expedition() {
    let mut state = at_the_arrow(2);
    fill(&mut state, 0, Colour::Purple, &[4, 7]);
    fill(&mut state, 0, Colour::Yellow, &[10]);
    let events = play(&mut state, "r2");
    assert!(events.contains(&Event::ArrowReached {
        seat: Seat(0),
        colour: Colour::Red,
        shown: Shown::All
    }));
    assert_eq!(legal(&state), ["+r", "+o", "+y", "+g", "+b", "+p", "skip"]);
    let mut ten = state.clone();
    play(&mut ten, "+y");
    assert_eq!(sheet(&ten, 0).numbers(Colour::Yellow), [10, 10]);
    play(&mut state, "+p");
    assert_eq!(sheet(&state, 0).numbers(Colour::Purple), [4, 7, 7]);
    assert_eq!(state.seat, Seat(1));
}

#[test]
fn rule_09_the_same_expedition_may_be_accelerated() {
    let mut state = at_the_arrow(2);
    play_all(&mut state, &["r2", "+r"]);
    assert_eq!(sheet(&state, 0).numbers(Colour::Red), [1, 1, 2, 2]);
}

#[test]
fn rule_09_an_unstarted_expedition_starts_with_1() {
    let mut state = at_the_arrow(2);
    play_all(&mut state, &["r2", "+b"]);
    assert_eq!(sheet(&state, 0).numbers(Colour::Blue), [1]);
}

#[test]
fn rule_09_an_acceleration_may_be_skipped_and_marks_no_die() {
    let mut state = at_the_arrow(2);
    let events = play_all(&mut state, &["r2", "skip"]);
    assert!(events.contains(&Event::Skipped {
        seat: Seat(0),
        shown: Shown::All
    }));
    assert_eq!(sheet(&state, 0).refusals(), 0);
    assert_eq!(state.seat, Seat(1));
}

#[test]
fn rule_09_dice_have_to_wait_while_an_acceleration_is_due() {
    let mut state = at_the_arrow(2);
    play(&mut state, "r2");
    assert_eq!(refused(&state, "g5"), "not-now");
    assert_eq!(refused(&state, "refuse"), "not-now");
}

#[test]
fn rule_10_an_arrow_reached_by_acceleration_accelerates_again() {
    let mut state = at_the_arrow(2);
    fill(&mut state, 0, Colour::Yellow, &[3, 3, 3]);
    fill(&mut state, 0, Colour::Purple, &[6]);
    play_all(&mut state, &["r2", "+y", "+p", "+g"]);
    assert_eq!(sheet(&state, 0).numbers(Colour::Yellow), [3, 3, 3, 3]);
    assert_eq!(sheet(&state, 0).numbers(Colour::Purple), [6, 6]);
    assert_eq!(sheet(&state, 0).numbers(Colour::Green), [1]);
    assert_eq!(state.seat, Seat(1));
}

#[test]
fn rule_10_artefacts_and_bridges_reached_by_acceleration_count() {
    let mut state = at_the_arrow(2);
    // Orange's seventh box holds an artefact and lies behind the bridge.
    fill(&mut state, 0, Colour::Orange, &[2; 6]);
    let before = total(&state, 0);
    play_all(&mut state, &["r2", "+o"]);
    assert_eq!(sheet(&state, 0).artefacts(), 1);
    assert!(sheet(&state, 0).bridges().contains(Column::Orange));
    // Red -15 to -10, orange 15 to 30, an artefact -40, a bridge 20.
    assert_eq!(total(&state, 0) - before, 5 + 15 - 40 + 20);
}

#[test]
fn rule_11_acceleration_marks_the_top_artefact_of_a_complete_expedition() {
    let mut state = at_the_arrow(2);
    fill(&mut state, 0, Colour::Green, &[9; 9]);
    let events = play_all(&mut state, &["r2", "+g"]);
    assert!(events.contains(&Event::TopMarked {
        seat: Seat(0),
        colour: Colour::Green,
        means: Means::Acceleration,
        shown: Shown::All
    }));
    assert!(sheet(&state, 0).topped(Colour::Green));
    assert_eq!(sheet(&state, 0).artefacts(), 1);
    assert_eq!(sheet(&state, 0).numbers(Colour::Green), [9; 9]);
}

#[test]
fn rule_11_a_top_artefact_is_marked_only_once() {
    let mut state = at_the_arrow(2);
    fill(&mut state, 0, Colour::Green, &[9; 9]);
    state.sheets[Seat(0)].mark_top(Colour::Green);
    play(&mut state, "r2");
    assert_eq!(refused(&state, "+g"), "expedition-finished");
    assert_eq!(legal(&state), ["+r", "+o", "+y", "+b", "+p", "skip"]);
}

#[test]
fn rule_12_starting_by_acceleration_keeps_a_marked_double_field() {
    let mut state = at_the_arrow(2);
    state.sheets[Seat(0)].mark_double(Colour::Blue);
    play_all(&mut state, &["r2", "+b"]);
    assert_eq!(sheet(&state, 0).column_value(Column::Blue), -40);
}

#[test]
fn rule_12_starting_by_acceleration_loses_an_open_double_field() {
    let mut state = at_the_arrow(2);
    play_all(&mut state, &["r2", "+b", "refuse"]);
    (state.roller, state.seat) = (Seat(0), Seat(0));
    dice_show(&mut state, "bbb 000");
    play(&mut state, "b0");
    assert!(!sheet(&state, 0).doubled(Colour::Blue));
    assert_eq!(sheet(&state, 0).numbers(Colour::Blue), [1, 10]);
}

#[test]
fn the_neighbours_dice_are_settled_before_the_chain_ends() {
    let mut state = at_the_arrow(2);
    play(&mut state, "r2");
    assert_eq!(state.dice.taken, Some([0, 0]));
    play(&mut state, "+r");
    assert_eq!(legal(&state), ["g5", "g8", "b5", "b8", "refuse"]);
}
