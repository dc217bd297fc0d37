//! Laws of the line: whatever was done, undone and done again at a table, keeping the game and
//! opening it again changes nothing, neither what can be redone nor what was taken back.

use std::cell::Cell;

use atoll_engine::game::Game;
use atoll_engine::json::{self, Value};
use atoll_engine::record::Record;
use atoll_engine::rng::Rng;
use atoll_engine::session::Session;
use atoll_engine::share;
use atoll_tests::drive::{all_setups, finished, names};
use proptest::prelude::*;

fn reloaded<G: Game>(session: &Session<G>) -> Session<G> {
    let record = Record::parse(&session.record().to_json()).expect("our own record");
    record.replay::<G>().expect("our own moves")
}

/// One thing that a person, a computer or a page can do to a table.
fn act<G: Game>(session: &mut Session<G>, rng: &mut Rng) {
    match rng.below(20) {
        0..=2 => drop(session.undo()),
        3 => drop(session.redo()),
        4 => drop(session.restart_turn()),
        5 => drop(session.jump(rng.index(session.line().len() + 1))),
        6 => {
            let cursor = session.ply();
            *session = session.fork(cursor).expect("the cursor is on the line");
        }
        _ => {
            let legal = session.legal();
            if !legal.is_empty() {
                session
                    .apply(legal[rng.index(legal.len())])
                    .expect("listed as legal");
            }
        }
    }
}

/// Two tables at which the same is done, one of them closed and opened again all the time, are the
/// same table at every moment.
pub(super) fn reloading_changes_nothing<G: Game>() {
    let setups = all_setups::<G>();
    let (takebacks, inside) = (Cell::new(0), Cell::new(0));
    proptest!(ProptestConfig::with_cases(16), |(seed: u64, pick: prop::sample::Index)| {
        let (options, seats) = pick.get(&setups);
        let mut kept = Session::<G>::new(options.clone(), names(*seats), seed).expect("possible");
        let mut again = kept.clone();
        let (mut one, mut two) = (Rng::new(seed), Rng::new(seed));
        for _ in 0..60 {
            let before = kept.takebacks().len();
            act(&mut kept, &mut one);
            takebacks.set(takebacks.get() + usize::from(kept.takebacks().len() > before));
            act(&mut again, &mut two);
            again = reloaded(&again);
            prop_assert_eq!(again.line(), kept.line());
            prop_assert_eq!(again.ply(), kept.ply());
            prop_assert_eq!(again.takebacks(), kept.takebacks());
            prop_assert_eq!(again.hash(), kept.hash());
            prop_assert_eq!(again.record(), kept.record());
            inside.set(inside.get() + usize::from(kept.ply() < kept.line().len()));
        }
    });
    assert!(takebacks.get() > 8, "nothing was ever taken back");
    assert!(inside.get() > 100, "there was never anything to redo");
}

/// A move that brought something to light, taken back, hidden behind a reload and replaced, is still
/// a take-back.
pub(super) fn a_reload_hides_no_takeback<G: Game>() {
    let session = finished::<G>(&G::Options::default(), G::SEATS.1, 61);
    let mut tried = 0;
    for (ply, made) in session.line().iter().enumerate().filter(|(_, p)| p.reveals) {
        let mut table = session.fork(ply + 1).expect("on the line");
        assert!(table.undo());
        let mut table = reloaded(&table);
        let legal = table.legal();
        if let Some(&other) = legal.iter().find(|&&mv| mv != made.mv) {
            table.apply(other).expect("listed as legal");
            assert_eq!(reloaded(&table).takebacks(), [ply as u32]);
            tried += 1;
        }
    }
    assert!(tried > 0, "nothing could be chosen otherwise");
}

/// Records without a cursor open at their end, share texts at theirs, and a cursor beyond the line is
/// refused.
pub(super) fn cursors_are_optional_and_on_the_line<G: Game>() {
    let mut session = finished::<G>(&G::Options::default(), G::SEATS.0, 62);
    let whole = session.record();
    assert!(!whole.to_json().contains("\"at\":"));
    let half = session.ply() / 2;
    session.jump(half);
    let record = session.record();
    assert!(record.to_json().contains(&format!(",\"at\":{half},")));
    assert_eq!((&record.moves, record.at), (&whole.moves, Some(half)));
    let shared = share::decode::<G>(&share::encode(&session)).expect("our own text");
    assert_eq!((shared.ply(), shared.line().len()), (half, half));

    let mut wrong = record.clone();
    for at in [whole.moves.len() + 1, usize::MAX] {
        wrong.at = Some(at);
        let refused = wrong.replay::<G>().expect_err("beyond the line");
        assert_eq!(Record::parse(&wrong.to_json()), Err(refused.clone()));
        assert_eq!(refused.code(), "bad-field");
    }
    for at in ["-1", "1.5", "null", "\"1\"", "[]"] {
        wrong = whole.clone();
        let value: Value = json::read(at).expect("JSON");
        wrong.extra.insert("at".into(), value);
        let refused = Record::parse(&wrong.to_json()).expect_err("no cursor");
        assert_eq!(refused.code(), "bad-field", "{at}");
    }
    // The end may be said, too.
    wrong = whole.clone();
    wrong.at = Some(whole.moves.len());
    let opened = wrong.replay::<G>().expect("legal");
    assert_eq!(opened.record(), whole);
}
