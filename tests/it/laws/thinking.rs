//! Laws of thinking: the levels a game lists are the levels it has, bots play legal games, and the
//! answer to a question depends on the question alone, never on how the thinking was cut in steps.

use atoll_engine::ai::{Question, Step, Thought, levels};
use atoll_engine::any_session::{AnySession, NoAnswer};
use atoll_engine::game::{Game, Turn};
use atoll_engine::rng::Rng;
use atoll_engine::seat::SeatKind;
use atoll_engine::session::Session;
use atoll_tests::drive::{all_setups, finished, first, names};

pub(super) fn listed_levels_are_the_levels_there_are<G: Game>() {
    let mut there = SeatKind::ALL.to_vec();
    there.retain(|&level| G::bot(level).is_some());
    assert_eq!(levels::of::<G>(), there, "sorted from the weakest");
    for shared in levels::SHARED {
        assert!(there.contains(shared));
    }
    assert!(!there.contains(&SeatKind::Human));
    let session = Session::<G>::new(G::Options::default(), names(G::SEATS.0), 1).expect("possible");
    for &level in SeatKind::ALL {
        let asked = session.ask(level, Some(1)).map(drop);
        let expected = if there.contains(&level) {
            Ok(())
        } else {
            Err(NoAnswer::NoSuchLevel)
        };
        assert_eq!(asked, expected);
    }
    let over = finished::<G>(&G::Options::default(), G::SEATS.0, 1);
    assert_eq!(
        over.ask(SeatKind::Easy, None).map(drop),
        Err(NoAnswer::Over)
    );
}

pub(super) fn bots_play_legal_games<G: Game>() {
    let levels = levels::of::<G>();
    for (options, seats) in all_setups::<G>() {
        let mut rng = Rng::new(u64::from(seats));
        let mut state = first::<G>(&options, seats, 5);
        while let Turn::Of { seat, .. } = G::turn(&state) {
            let question = Question {
                view: G::view(&state, seat),
                seat,
                chance: rng.fork(),
                work: Some(20),
            };
            let level = levels[(levels.len() - 1).saturating_sub(seat.index())];
            let mv = levels::ask::<G>(level, question).expect("listed").finish();
            assert_eq!(G::check(&state, mv), Ok(()), "{mv:?}\n{}", G::ascii(&state));
            G::apply(&mut state, mv, &mut ());
        }
    }
}

/// Thinks to the end in steps of that many units of work each, and checks what is said of the progress.
fn in_steps(thought: &mut dyn Thought<String>, mut next: impl FnMut() -> u32) -> String {
    let (mut spent, mut last, mut whole) = (0_u64, 0, None);
    for _ in 0..100_000 {
        let work = next();
        spent += u64::from(work);
        match thought.step(work) {
            Step::Thinking { done, of } => {
                assert!(done >= last && done < of);
                assert!(
                    u64::from(done) <= spent,
                    "more work was done than was asked for"
                );
                assert!(spent < u64::from(of), "the answer is late");
                assert_eq!(*whole.get_or_insert(of), of);
                last = done;
            }
            Step::Answer(answer) => {
                assert_eq!(thought.step(3), Step::Answer(answer.clone()));
                assert_eq!(thought.step(0), Step::Answer(answer.clone()));
                return answer;
            }
        }
    }
    panic!("the thought has no end")
}

/// However the work is cut, the same question has the same answer.
pub(super) fn slicing_never_changes_the_answer<G: Game>() {
    let mut rng = Rng::new(71);
    let mut thoughts = 0;
    for (options, seats) in all_setups::<G>() {
        let mut session = finished::<G>(&options, seats, 71);
        let plies = session.ply();
        for ply in (0..plies).step_by(plies / 5 + 1) {
            session.jump(ply);
            for &level in levels::of::<G>() {
                for work in [None, Some(1), Some(30)] {
                    let ask = || session.ask(level, work).expect("listed");
                    let whole = ask().finish();
                    assert_eq!(in_steps(&mut *ask(), || 1), whole);
                    assert_eq!(in_steps(&mut *ask(), || u32::MAX), whole);
                    for _ in 0..3 {
                        assert_eq!(in_steps(&mut *ask(), || rng.below(9)), whole);
                    }
                    assert_eq!(AnySession::check(&session, &whole), Ok(()));
                    thoughts += 1;
                }
            }
        }
    }
    assert!(thoughts > 50);
}
