//! All at once: what the others may not know, and when they learn it.

use super::*;
use crate::event::{Audience, GameEvent};

const TOGETHER: Options = Options {
    layout: Layout::Nine,
    order: Order::Together,
};

#[test]
fn rule_22_choices_of_others_stay_secret_until_everybody_has_chosen() {
    let mut state = table_with(TOGETHER, 3, "ggb 339");
    fill(&mut state, 1, Colour::Green, &[1]);
    state.known = state.sheets;
    play(&mut state, "b9");
    let before = LostCities::view(&state, Seat(2));
    let events = play(&mut state, "g3");
    for event in &events[..events.len() - 1] {
        assert_eq!(event.audience(), Audience::Only(Seat(1)), "{event:?}");
    }
    assert_eq!(events.last(), Some(&Event::Chosen { seat: Seat(1) }));
    let after = LostCities::view(&state, Seat(2));
    assert_eq!(after.sheets, before.sheets);
    assert_eq!(after.sheets[Seat(1)].total(), -20);
    let own = LostCities::view(&state, Seat(1));
    assert_eq!(own.sheets[Seat(1)].artefacts(), 1);
    assert_eq!(own.known.artefacts(), 0);

    let told: Vec<Event> = play(&mut state, "refuse")
        .into_iter()
        .filter(|event| event.audience() == Audience::Except(Seat(1)))
        .collect();
    assert_eq!(told.len(), 2, "a number and an artefact: {told:?}");
    let open = LostCities::view(&state, Seat(0));
    assert_eq!(open.sheets[Seat(1)].artefacts(), 1);
    assert_eq!(open.sheets[Seat(2)].refusals(), 1);
    assert!(state.plans.iter().all(|plan| plan.moves().is_empty()));
}

#[test]
fn the_rollers_own_choice_is_seen_at_once() {
    let mut state = table_with(TOGETHER, 3, "ggb 339");
    let events = play(&mut state, "g3");
    assert!(events.iter().all(|e| e.audience() == Audience::All));
    let view = LostCities::view(&state, Seat(2));
    assert_eq!(view.sheets[Seat(0)].numbers(Colour::Green), [3]);
}

#[test]
fn a_secret_acceleration_is_nobodys_business() {
    let mut state = table_with(TOGETHER, 3, "rrb 222");
    fill(&mut state, 1, Colour::Red, &[1, 1]);
    state.known = state.sheets;
    play(&mut state, "b2");
    let before = LostCities::view(&state, Seat(2));
    play(&mut state, "r2");
    assert!(state.accelerating);
    assert_eq!(LostCities::view(&state, Seat(2)), before);
    assert!(LostCities::view(&state, Seat(1)).accelerating);
    play(&mut state, "+p");
    assert_eq!(state.seat, Seat(2));
    let events = play(&mut state, "refuse");
    let told = Event::Written {
        seat: Seat(1),
        colour: Colour::Purple,
        number: 1,
        place: 1,
        means: Means::Acceleration,
        value: -20,
        shown: Shown::Others,
    };
    assert!(events.contains(&told));
    assert!(!state.accelerating);
}

#[test]
fn secret_crossers_of_the_same_bridge_are_all_paid() {
    let mut state = table_with(TOGETHER, 3, "ggg 345");
    for seat in 0..3 {
        fill(&mut state, seat, Colour::Green, &[3; 6]);
    }
    state.known = state.sheets;
    play_all(&mut state, &["g3", "g4", "g5"]);
    for seat in 0..3 {
        assert_eq!(total(&state, seat), 30 + 20);
    }
}

#[test]
fn the_order_of_choosing_changes_nothing_but_who_knows() {
    // The same moves in both orders lead to the same sheets, bridges and rolls.
    for seed in 0..60 {
        let seats = 2 + (seed % 4) as u8;
        let mut open = LostCities::setup(&Options::default(), seats, seed, &mut ()).unwrap();
        let mut secret = LostCities::setup(&TOGETHER, seats, seed, &mut ()).unwrap();
        let mut rng = Rng::new(seed);
        let mut moves = Vec::new();
        loop {
            LostCities::legal(&open, &mut moves);
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.index(moves.len())];
            LostCities::apply(&mut open, mv, &mut ());
            LostCities::apply(&mut secret, mv, &mut ());
            assert_eq!(open.sheets, secret.sheets);
            assert_eq!((open.closed, open.dice), (secret.closed, secret.dice));
        }
        assert!(secret.ending.is_some());
        assert_eq!(secret.known, secret.sheets);
    }
}

#[test]
fn imagined_choices_are_legal_and_vary() {
    let mut state = table_with(TOGETHER, 4, "rgb 123");
    play_all(&mut state, &["r1", "g2", "b3"]);
    let view = LostCities::view(&state, Seat(3));
    let mut rng = Rng::new(5);
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let mut imagined = LostCities::resample(&view, &mut rng);
        assert_eq!(imagined.sheets[Seat(3)], view.sheets[Seat(3)]);
        assert_eq!(imagined.plans[Seat(1)].moves().len(), 1);
        kinds.insert(imagined.plans[Seat(1)].moves()[0]);
        // The round can be finished, and then the secrets come out consistently.
        play(&mut imagined, "refuse");
        assert_eq!(imagined.known, imagined.sheets);
    }
    assert_eq!(kinds.len(), 5, "four pairs and a refusal: {kinds:?}");
}
