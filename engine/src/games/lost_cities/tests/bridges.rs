//! Bridges: rules 16 to 18.

use super::*;

fn crossing(seat: u8, column: Column, points: u8) -> Event {
    Event::BridgeCrossed {
        seat: Seat(seat),
        column,
        points,
        shown: Shown::All,
    }
}

#[test]
fn rule_16_the_first_across_gets_twenty_and_the_bridge_closes() {
    let mut state = table(2, "ggb 339");
    fill(&mut state, 0, Colour::Green, &[3; 6]);
    fill(&mut state, 1, Colour::Green, &[3; 6]);
    let before = total(&state, 0);
    let events = play(&mut state, "g3");
    assert!(events.contains(&crossing(0, Column::Green, 20)));
    assert_eq!(total(&state, 0) - before, 15 + 20);
    assert!(state.closed.is_empty(), "closed only from the next round");
    let events = play(&mut state, "refuse");
    assert!(events.contains(&Event::BridgeClosed {
        column: Column::Green,
        rival: false
    }));
    assert!(state.closed.contains(Column::Green));
    dice_show(&mut state, "ggb 339");
    let before = total(&state, 1);
    let events = play(&mut state, "g3");
    assert!(events.contains(&crossing(1, Column::Green, 0)));
    assert_eq!(total(&state, 1) - before, 15);
    assert!(!sheet(&state, 1).bridges().contains(Column::Green));
}

#[test]
fn rule_16_all_crossers_of_the_same_turn_get_twenty() {
    let mut state = table(3, "ggg 345");
    for seat in 0..3 {
        fill(&mut state, seat, Colour::Green, &[3; 6]);
    }
    play_all(&mut state, &["g3", "g4", "g5"]);
    for seat in 0..3 {
        assert!(sheet(&state, seat).bridges().contains(Column::Green));
        assert_eq!(total(&state, seat), 30 + 20);
    }
}

#[test]
fn rule_16_the_sixth_box_does_not_cross() {
    let mut state = table(2, "ggb 339");
    fill(&mut state, 0, Colour::Green, &[3; 5]);
    play_all(&mut state, &["g3", "refuse"]);
    assert!(sheet(&state, 0).bridges().is_empty());
    assert!(state.closed.is_empty());
}

#[test]
fn rule_16_bridge_points_are_not_doubled_and_stand_apart() {
    let mut state = table(2, "ggb 339");
    state.sheets[Seat(0)].mark_double(Colour::Green);
    fill(&mut state, 0, Colour::Green, &[3; 6]);
    play(&mut state, "g3");
    let score = LostCities::score(&state, Seat(0));
    assert_eq!(score.category("green"), 60);
    assert_eq!(score.category("bridges"), 20);
    assert_eq!(total(&state, 0), 80);
}

#[test]
fn rule_17_one_player_may_cross_several_bridges_in_one_turn() {
    let mut state = table(2, "oob 339");
    // Orange's seventh box finds the seventh artefact.
    fill(&mut state, 0, Colour::Orange, &[3; 6]);
    artefacts(&mut state, 0, 6);
    let events = play_all(&mut state, &["o3", "refuse"]);
    assert!(events.contains(&crossing(0, Column::Orange, 20)));
    assert!(events.contains(&crossing(0, Column::Artefacts, 20)));
    assert_eq!(LostCities::score(&state, Seat(0)).category("bridges"), 40);
    assert_eq!(state.closed.len(), 2);
}

#[test]
fn rule_18_the_seventh_refusal_crosses_the_dice_bridge_and_exhaustion_keeps_it() {
    let mut state = table(2, "oob 339");
    refusals(&mut state, 0, 6);
    let events = play(&mut state, "refuse");
    assert!(events.contains(&crossing(0, Column::Dice, 20)));
    assert_eq!(total(&state, 0), 60 + 20);
    play_all(&mut state, &["refuse", "refuse", "refuse"]);
    assert_eq!(total(&state, 0), 70 + 20);
    play_all(&mut state, &["refuse", "refuse"]);
    assert!(sheet(&state, 0).exhausted());
    assert_eq!(total(&state, 0), 20);
}
