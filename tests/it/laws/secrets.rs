//! Laws of what a seat may know: views, resampling, events, and the honesty of bots.

use atoll_engine::ai::{Question, levels};
use atoll_engine::event::{Audience, GameEvent};
use atoll_engine::game::{Game, Turn, state_hash};
use atoll_engine::rng::Rng;
use atoll_engine::seat::Seat;
use atoll_tests::drive::{all_setups, first, walk};

pub(super) fn resampling_keeps_the_view<G: Game>() {
    let mut rng = Rng::new(1);
    for (options, seats) in all_setups::<G>() {
        walk::<G>(&options, seats, 11, |state, _| {
            for seat in (0..seats).map(Seat) {
                let view = G::view(state, seat);
                let other = G::resample(&view, &mut rng);
                assert_eq!(G::view(&other, seat), view, "{}", G::ascii(state));
                assert_eq!(G::turn(&other), G::turn(state));
                assert_eq!(G::seats(&other), seats);
            }
        });
    }
}

/// A bot plans with resampled states: the decider's legal moves must be the true ones.
pub(super) fn resampling_keeps_the_legal_moves<G: Game>() {
    let mut rng = Rng::new(2);
    let mut moves = Vec::new();
    for (options, seats) in all_setups::<G>() {
        walk::<G>(&options, seats, 12, |state, legal| {
            if let Turn::Of { seat, .. } = G::turn(state) {
                let other = G::resample(&G::view(state, seat), &mut rng);
                G::legal(&other, &mut moves);
                assert_eq!(moves, legal, "{}", G::ascii(state));
            }
        });
    }
}

/// States that differ only in what a seat cannot know give equal views. Non-vacuous: such states
/// must really differ, and go on differently.
pub(super) fn views_leak_nothing<G: Game>() {
    let mut rng = Rng::new(3);
    let (mut different, mut looked) = (0, 0);
    for (options, seats) in all_setups::<G>() {
        let seat = Seat(seats - 1);
        walk::<G>(&options, seats, 13, |state, legal| {
            let view = G::view(state, seat);
            let (one, two) = (G::resample(&view, &mut rng), G::resample(&view, &mut rng));
            assert_eq!(G::view(&one, seat), G::view(&two, seat));
            let told = serde_json::to_string(&view).expect("views are plain data");
            let told_of_one = serde_json::to_string(&G::view(&one, seat)).expect("plain data");
            assert_eq!(told, told_of_one, "the written view gives something away");
            if !legal.is_empty() {
                looked += 1;
                different += usize::from(state_hash::<G>(&one) != state_hash::<G>(&two));
            }
        });
    }
    assert!(
        different * 10 > looked * 9,
        "resampling hides nothing: {different} of {looked}"
    );
}

/// A seat that sees only its own events learns no more than its view tells: an event for one seat
/// alone may only appear where that seat's view changed, and never where nobody's did.
pub(super) fn events_show_secrets_only_to_their_audience<G: Game>() {
    for (options, seats) in all_setups::<G>() {
        let mut state = first::<G>(&options, seats, 14);
        let mut rng = Rng::new(14);
        let mut legal = Vec::new();
        loop {
            G::legal(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let before: Vec<G::View> = (0..seats).map(|s| G::view(&state, Seat(s))).collect();
            let mut events = Vec::new();
            let mv = legal[rng.index(legal.len())];
            G::apply(&mut state, mv, &mut events);
            assert!(!events.is_empty(), "{mv:?} happens without a word");
            for event in &events {
                if let Audience::Only(seat) = event.audience() {
                    assert!(seat.0 < seats);
                    assert_ne!(G::view(&state, seat), before[seat.index()], "{event:?}");
                }
            }
            for seat in (0..seats).map(Seat) {
                let told = events.iter().any(|event| event.audience().includes(seat));
                let changed = G::view(&state, seat) != before[seat.index()];
                assert!(
                    told || !changed,
                    "{seat:?} sees a change nobody told it of: {events:?}"
                );
            }
        }
    }
}

/// Honesty: a bot's answer depends on the view and its own chance alone.
pub(super) fn bots_answer_alike_for_equal_views<G: Game>() {
    let mut rng = Rng::new(6);
    for &level in levels::of::<G>() {
        for (options, seats) in all_setups::<G>() {
            let mut count = 0;
            walk::<G>(&options, seats, 15, |state, _| {
                count += 1;
                let Turn::Of { seat, .. } = G::turn(state) else {
                    return;
                };
                if count % 7 != 0 {
                    return;
                }
                let other = G::resample(&G::view(state, seat), &mut rng);
                let answer = |state: &G::State| {
                    let question = Question {
                        view: G::view(state, seat),
                        seat,
                        chance: Rng::new(count),
                        work: Some(40),
                    };
                    let thought = levels::ask::<G>(level, question);
                    thought.expect("a listed level has a bot").finish()
                };
                assert_eq!(answer(state), answer(&other));
            });
        }
    }
}
