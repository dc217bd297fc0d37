//! Numbers and double fields: rules 4 to 8.

use super::*;

#[test]
fn rule_04_numbers_rise_or_stay_equal() {
    let mut state = table(2, "rgb 459");
    fill(&mut state, 0, Colour::Red, &[2, 5]);
    assert_eq!(refused(&state, "r4"), "falling-number");
    let mut equal = state.clone();
    play(&mut equal, "r5");
    assert_eq!(sheet(&equal, 0).numbers(Colour::Red), [2, 5, 5]);
    play(&mut state, "r9");
    assert_eq!(sheet(&state, 0).numbers(Colour::Red), [2, 5, 9]);
}

#[test]
fn rule_04_an_expedition_may_start_with_any_number_from_1_to_9() {
    for face in 1..=9 {
        let mut state = table(2, &format!("rrr {face}{face}{face}"));
        play(&mut state, &format!("r{face}"));
        assert_eq!(sheet(&state, 0).numbers(Colour::Red), [face]);
    }
}

#[test]
fn rule_05_zero_is_ten_on_a_started_expedition() {
    let mut state = table(2, "rrg 009");
    fill(&mut state, 0, Colour::Red, &[1]);
    let events = play(&mut state, "r0");
    assert_eq!(sheet(&state, 0).numbers(Colour::Red), [1, 10]);
    assert!(events.contains(&Event::Written {
        seat: Seat(0),
        colour: Colour::Red,
        number: 10,
        place: 2,
        means: Means::Dice,
        value: -15,
        shown: Shown::All
    }));
    // Ten on ten is equal; nine on ten falls.
    fill(&mut state, 1, Colour::Red, &[1, 10]);
    assert_eq!(refused(&state, "r9"), "falling-number");
    play(&mut state, "r0");
    assert_eq!(sheet(&state, 1).numbers(Colour::Red), [1, 10, 10]);
}

#[test]
fn rule_06_zero_on_an_expedition_without_numbers_marks_the_double_field() {
    let mut state = table(2, "rrg 004");
    play(&mut state, "r0");
    assert!(sheet(&state, 0).doubled(Colour::Red));
    assert_eq!(sheet(&state, 0).count(Colour::Red), 0);
    assert_eq!(total(&state, 0), -100);
}

#[test]
fn rule_07_zero_after_the_double_field_and_before_a_number_is_unplayable() {
    let mut state = table(2, "rrr 000");
    state.sheets[Seat(0)].mark_double(Colour::Red);
    assert_eq!(refused(&state, "r0"), "double-marked");
    assert_eq!(legal(&state), ["refuse"]);
}

#[test]
fn rule_08_the_double_field_is_open_only_before_the_first_number() {
    let mut state = table(2, "rrr 003");
    play(&mut state, "r3");
    fill(&mut state, 0, Colour::Green, &[1]);
    (state.roller, state.seat) = (Seat(0), Seat(0));
    dice_show(&mut state, "rgb 000");
    play(&mut state, "g0");
    assert!(!sheet(&state, 0).doubled(Colour::Green), "a 10, not an X");
    assert_eq!(sheet(&state, 0).numbers(Colour::Green), [1, 10]);
}

#[test]
fn rule_08_acceleration_never_marks_the_double_field() {
    let mut state = table(2, "rgb 258");
    fill(&mut state, 0, Colour::Red, &[1, 1]);
    play_all(&mut state, &["r2", "+g"]);
    assert!(!sheet(&state, 0).doubled(Colour::Green));
    assert_eq!(sheet(&state, 0).numbers(Colour::Green), [1]);
}

#[test]
fn double_fields_double_gain_and_loss() {
    let mut state = table(2, "rgb 258");
    state.sheets[Seat(0)].mark_double(Colour::Blue);
    for (filled, points) in [-100, -40, -30, -20, 10, 20, 30, 60, 70, 100]
        .into_iter()
        .enumerate()
    {
        assert_eq!(total(&state, 0), points, "{filled} boxes");
        if filled < 9 {
            fill(&mut state, 0, Colour::Blue, &[4]);
        }
    }
}
