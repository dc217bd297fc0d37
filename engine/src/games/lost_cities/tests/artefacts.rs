//! Artefact boxes and top artefacts: rules 13 to 15.

use super::*;

#[test]
fn rule_13_an_artefact_box_marks_the_next_artefact_at_once() {
    let mut state = table(2, "ggg 333");
    fill(&mut state, 0, Colour::Green, &[1]);
    let events = play(&mut state, "g3");
    assert_eq!(sheet(&state, 0).artefacts(), 1);
    assert!(events.contains(&Event::ArtefactMarked {
        seat: Seat(0),
        count: 1,
        value: -40,
        shown: Shown::All
    }));
    assert_eq!(state.seat, Seat(1), "there is nothing to decide about it");
}

#[test]
fn rule_13_nothing_is_marked_beyond_the_ninth_artefact() {
    let mut state = table(2, "ggg 333");
    fill(&mut state, 0, Colour::Green, &[1]);
    artefacts(&mut state, 0, 9);
    let before = total(&state, 0);
    let events = play(&mut state, "g3");
    assert_eq!(sheet(&state, 0).artefacts(), 9);
    assert_eq!(total(&state, 0) - before, 5);
    assert!(events.contains(&Event::ArtefactLost {
        seat: Seat(0),
        shown: Shown::All
    }));
}

#[test]
fn rule_14_a_top_artefact_needs_nine_numbers_and_one_that_does_not_fall() {
    let mut state = table(3, "rrr 567");
    fill(&mut state, 0, Colour::Red, &[1, 1, 1, 1, 1, 1, 1, 1, 6]);
    assert_eq!(refused(&state, "r5"), "top-too-low");
    assert_eq!(legal(&state), ["r6", "r7", "refuse"]);
    let before = total(&state, 0);
    let events = play(&mut state, "r6");
    assert!(events.contains(&Event::TopMarked {
        seat: Seat(0),
        colour: Colour::Red,
        means: Means::Dice,
        shown: Shown::All
    }));
    assert_eq!(sheet(&state, 0).artefacts(), 1);
    assert_eq!(sheet(&state, 0).column_value(Column::Red), 50);
    assert_eq!(total(&state, 0) - before, -40);
    assert!(state.dice.taken.is_some(), "the dice are used");
}

#[test]
fn rule_14_only_once_for_each_expedition() {
    let mut state = table(2, "rrr 999");
    fill(&mut state, 0, Colour::Red, &[1; 9]);
    state.sheets[Seat(0)].mark_top(Colour::Red);
    assert_eq!(refused(&state, "r9"), "expedition-finished");
}

#[test]
fn rule_14_zero_counts_ten_for_the_top_artefact() {
    let mut state = table(2, "rrr 099");
    fill(&mut state, 0, Colour::Red, &[1, 1, 1, 1, 1, 1, 1, 1, 10]);
    assert_eq!(legal(&state), ["r0", "refuse"]);
    play(&mut state, "r0");
    assert!(sheet(&state, 0).topped(Colour::Red));
}

#[test]
fn rule_14_the_ninth_number_does_not_mark_the_top_artefact_by_itself() {
    let mut state = table(2, "rrr 999");
    fill(&mut state, 0, Colour::Red, &[1; 8]);
    play(&mut state, "r9");
    assert!(!sheet(&state, 0).topped(Colour::Red));
    assert_eq!(sheet(&state, 0).artefacts(), 0);
}

#[test]
fn rule_15_a_top_artefact_may_be_marked_with_all_artefacts_found() {
    let mut state = table(2, "rrr 999");
    fill(&mut state, 0, Colour::Red, &[1; 9]);
    artefacts(&mut state, 0, 9);
    let before = total(&state, 0);
    play(&mut state, "r9");
    assert!(sheet(&state, 0).topped(Colour::Red));
    assert_eq!(total(&state, 0), before);
    assert_eq!(sheet(&state, 0).refusals(), 0);
}
