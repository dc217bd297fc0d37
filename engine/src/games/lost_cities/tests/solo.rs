//! One person against the rival: our own design.

use super::*;

#[test]
fn the_rival_rolls_every_second_round_and_takes_a_pair() {
    let mut events = Vec::new();
    let mut state = LostCities::setup(&Options::default(), 1, 3, &mut events).unwrap();
    assert!(matches!(events[0], Event::Rolled { rival: false, .. }));
    assert_eq!(state.dice.taken, None);
    for round in 2..8 {
        let events = play(&mut state, "refuse");
        assert_eq!(state.round, round);
        let took = events.iter().any(|e| matches!(e, Event::RivalTook { .. }));
        assert_eq!(took, round % 2 == 0);
        assert_eq!(state.dice.taken.is_some(), took);
        assert_eq!(LostCities::view(&state, Seat(0)).rival_rolls, took);
    }
}

#[test]
fn what_the_rival_took_cannot_be_used() {
    let mut state = table(1, "rgb 258");
    play(&mut state, "r2");
    dice_show(&mut state, "rgb 258");
    state.dice.taken = Some([1, 2]);
    assert_eq!(legal(&state), ["r2", "r5", "b2", "b5", "refuse"]);
    let events = play(&mut state, "b5");
    assert!(!events.iter().any(|e| matches!(e, Event::Taken { .. })));
}

#[test]
fn the_rival_closes_an_open_bridge_in_its_rounds_only() {
    let mut state = table(1, "rgb 258");
    let mut closings = Vec::new();
    while state.ending.is_none() {
        // Keep the player fresh, so that the rival alone ends the game.
        state.sheets[Seat(0)] = Sheet::default();
        let round = state.round;
        let closed = state.closed;
        for event in play(&mut state, "refuse") {
            if let Event::BridgeClosed { column, rival } = event {
                assert!(rival && !closed.contains(column));
                assert!(rival_closes_after(round));
                closings.push(round);
            }
        }
    }
    assert_eq!(closings.len(), 8);
    assert_eq!(
        (closings[0], closings[1]),
        (RIVAL_FIRST, RIVAL_FIRST + RIVAL_EVERY)
    );
    assert_eq!(state.rival, Columns::ALL);
    assert_eq!(state.ending, Some(Ending::Bridges));
}

#[test]
fn a_bridge_the_rival_closed_pays_nothing() {
    let mut state = table(1, "ggb 339");
    state.closed.insert(Column::Green);
    state.rival.insert(Column::Green);
    fill(&mut state, 0, Colour::Green, &[3; 6]);
    play(&mut state, "g3");
    assert_eq!(total(&state, 0), 30);
}

#[test]
fn exhaustion_ends_a_solo_game() {
    let mut state = table(1, "ggb 339");
    refusals(&mut state, 0, 8);
    play(&mut state, "refuse");
    assert_eq!(state.ending, Some(Ending::Exhausted));
}

#[test]
fn ranks_rise_with_their_targets() {
    assert!(SOLO_TARGETS.is_sorted_by(|low, high| low < high));
    assert_eq!(solo_rank(-200), 0);
    for (rank, &points) in (1..).zip(&SOLO_TARGETS) {
        assert_eq!(solo_rank(points), rank);
        assert_eq!(solo_rank(points - 1), rank - 1);
    }
}
