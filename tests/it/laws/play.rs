//! Laws of playing: legality, determinism, termination, undo, scores, outcomes.

use std::cell::RefCell;
use std::collections::BTreeSet;

use atoll_engine::error::SetupError;
use atoll_engine::game::{Game, Turn, state_hash};
use atoll_engine::rng::Rng;
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use atoll_tests::drive::{all_setups, finished, first, names, walk};
use proptest::prelude::*;

/// `check` accepts exactly what `legal` lists: on the listed moves, and on thousands of others that
/// were legal somewhere else in some game.
pub(super) fn check_agrees_with_legal<G: Game>() {
    let mut pool = BTreeSet::new();
    for (index, (options, seats)) in all_setups::<G>().iter().enumerate() {
        walk::<G>(options, *seats, 7_000 + index as u64, |_, legal| {
            pool.extend(legal);
        });
    }
    let pool: Vec<G::Move> = pool.into_iter().collect();
    let mut rng = Rng::new(17);
    let mut refused = 0;
    for (index, (options, seats)) in all_setups::<G>().iter().enumerate() {
        walk::<G>(options, *seats, index as u64, |state, legal| {
            for &mv in legal {
                assert_eq!(G::check(state, mv), Ok(()), "{mv:?}\n{}", G::ascii(state));
            }
            for _ in 0..100 {
                let mv = pool[rng.index(pool.len())];
                match G::check(state, mv) {
                    Ok(()) => assert!(legal.contains(&mv), "{mv:?}\n{}", G::ascii(state)),
                    Err(illegal) => {
                        assert!(
                            !legal.contains(&mv),
                            "{mv:?} {illegal}\n{}",
                            G::ascii(state)
                        );
                        let shared = ["game-over", "not-now"];
                        assert!(
                            G::RULE_KEYS.contains(&illegal.rule) || shared.contains(&illegal.rule),
                            "{} is no rule of {}",
                            illegal.rule,
                            G::KEY
                        );
                        refused += 1;
                    }
                }
            }
        });
    }
    assert!(refused > 2_000, "only {refused} refusals were tried");
}

pub(super) fn legal_moves_are_sorted_and_end_with_the_game<G: Game>() {
    for (options, seats) in all_setups::<G>() {
        walk::<G>(&options, seats, 3, |state, legal| {
            assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
            assert_eq!(legal.is_empty(), G::turn(state) == Turn::Over);
            assert_eq!(G::outcome(state).is_some(), G::turn(state) == Turn::Over);
        });
    }
}

pub(super) fn the_same_game_twice_is_the_same<G: Game>() {
    let setups = all_setups::<G>();
    let endings = RefCell::new(BTreeSet::new());
    proptest!(ProptestConfig::with_cases(24), |(seed: u64, pick: prop::sample::Index)| {
        let (options, seats) = pick.get(&setups);
        let hashes = || {
            let mut hashes = Vec::new();
            walk::<G>(options, *seats, seed, |state, _| hashes.push(state_hash::<G>(state)));
            hashes
        };
        let once = hashes();
        prop_assert_eq!(&once, &hashes());
        endings.borrow_mut().insert(*once.last().expect("a game has states"));
    });
    assert!(
        endings.borrow().len() > 20,
        "other seeds must give other games"
    );
}

pub(super) fn every_game_ends_within_its_bound<G: Game>() {
    for (options, seats) in all_setups::<G>() {
        for seed in 0..20 {
            let mut plies = 0;
            walk::<G>(&options, seats, seed, |_, _| {
                plies += 1;
                assert!(plies <= G::MAX_PLIES + 1, "seed {seed} goes on for ever");
            });
        }
    }
}

/// Any mixture of apply, undo, redo, restart, jump and fork leaves the session exactly where a
/// replay of its moves from the start would be.
pub(super) fn undo_equals_replay<G: Game>() {
    let setups = all_setups::<G>();
    proptest!(ProptestConfig::with_cases(12), |(seed: u64, pick: prop::sample::Index)| {
        let (options, seats) = pick.get(&setups);
        let mut session = Session::<G>::new(options.clone(), names(*seats), seed).expect("possible");
        let mut rng = Rng::new(seed ^ 5);
        for _ in 0..120 {
            match rng.below(10) {
                0 => { session.undo(); }
                1 => { session.redo(); }
                2 => { session.restart_turn(); }
                3 => prop_assert!(session.jump(rng.index(session.line().len() + 1))),
                4 => session = session.fork(session.ply()).expect("the cursor is on the line"),
                _ => {
                    let legal = session.legal();
                    if !legal.is_empty() {
                        session.apply(legal[rng.index(legal.len())]).expect("listed as legal");
                    }
                }
            }
            let mut replayed = first::<G>(options, *seats, seed);
            for ply in &session.line()[..session.ply()] {
                let Turn::Of { seat, number } = G::turn(&replayed) else { panic!("over too soon") };
                prop_assert_eq!((seat, number), (ply.seat, ply.turn));
                G::apply(&mut replayed, ply.mv, &mut ());
            }
            prop_assert_eq!(session.hash(), state_hash::<G>(&replayed));
        }
    });
}

pub(super) fn lines_sum_to_the_total_at_every_ply<G: Game>() {
    for (options, seats) in all_setups::<G>() {
        for seed in 100..106 {
            walk::<G>(&options, seats, seed, |state, _| {
                for seat in (0..seats).map(Seat) {
                    let sheet = G::score(state, seat);
                    assert_eq!(sheet.total(), G::total(state, seat), "{}", G::ascii(state));
                    for line in &sheet.lines {
                        assert!(G::CATEGORIES.contains(&line.category), "{}", line.category);
                    }
                }
            });
        }
    }
}

pub(super) fn outcomes_rank_by_points<G: Game>() {
    for (options, seats) in all_setups::<G>() {
        let end = walk::<G>(&options, seats, 8, |_, _| {});
        let outcome = G::outcome(&end).expect("over");
        assert!(outcome.winners().count() >= 1);
        for a in outcome.totals.seats() {
            assert_eq!(outcome.totals[a], G::total(&end, a));
            for b in outcome
                .totals
                .seats()
                .filter(|&b| outcome.totals[a] > outcome.totals[b])
            {
                assert!(outcome.ranks[a] < outcome.ranks[b]);
            }
        }
    }
}

pub(super) fn seats_outside_the_range_are_refused<G: Game>() {
    let (min, max) = G::SEATS;
    for count in [0, usize::from(min) - 1, usize::from(max) + 1, 200] {
        let seats = vec![names(1).remove(0); count];
        let error = Session::<G>::new(G::Options::default(), seats, 1).expect_err("refused");
        assert_eq!(
            error,
            SetupError::Seats {
                found: count,
                min,
                max
            }
        );
    }
}

pub(super) fn cloning_a_state_is_exact<G: Game>() {
    let session = finished::<G>(&G::Options::default(), G::SEATS.1, 4);
    for ply in 0..=session.ply() {
        let state = session.state_at(ply);
        assert_eq!(state_hash::<G>(&state), state_hash::<G>(&state.clone()));
    }
}
