//! Laws of what is legal but hostile: long names, levels that nobody plays, endless take-backs.
//! Whatever a session holds can be written down in both ways and opened again.

use atoll_engine::ai::levels;
use atoll_engine::error::{RecordError, SetupError};
use atoll_engine::game::Game;
use atoll_engine::record::Record;
use atoll_engine::seat::{MAX_NAME, SeatKind};
use atoll_engine::session::Session;
use atoll_engine::share;
use atoll_tests::drive::{all_setups, finished, names};
use proptest::prelude::*;

/// A game opened from one form, written in the other and opened again is the same game.
fn comes_back<G: Game>(session: &Session<G>) {
    let text = share::encode(session);
    let shared = share::decode::<G>(&text).expect("our own text");
    assert_eq!(share::encode(&shared), text);
    let record = Record::parse(&shared.record().to_json()).expect("our own record");
    let kept = record.replay::<G>().expect("our own moves");
    assert_eq!(kept.hash(), session.hash());
    assert_eq!(kept.seats(), session.seats());
    assert_eq!(kept.record(), shared.record());
}

pub(super) fn names_of_any_length_come_back<G: Game>() {
    let letters = ["\\PC", "\u{202e}", "🏝️", "\0", "W"];
    let name = (0..letters.len(), 0..220_usize).prop_flat_map(move |(pick, length)| {
        prop::collection::vec(letters[pick], length).prop_map(|letters| letters.concat())
    });
    let seats = prop::collection::vec(name, usize::from(G::SEATS.0));
    proptest!(ProptestConfig::with_cases(48), |(typed in seats)| {
        let mut infos = names(G::SEATS.0);
        for (info, name) in infos.iter_mut().zip(&typed) {
            info.name.clone_from(name);
        }
        let session = Session::<G>::new(G::Options::default(), infos.clone(), 3).expect("possible");
        for (info, name) in session.seats().iter().zip(&typed) {
            prop_assert!(info.name.chars().count() <= MAX_NAME);
            if name.chars().count() <= MAX_NAME {
                prop_assert_eq!(&info.name, name);
            }
        }
        comes_back(&session);

        let mut record = session.record();
        record.seats = infos;
        let longest = typed.iter().map(|name| name.chars().count()).max();
        match Record::parse(&record.to_json()) {
            Ok(read) => {
                prop_assert!(longest <= Some(200));
                comes_back(&read.replay::<G>().expect("old records open"));
            }
            Err(error) => {
                prop_assert!(longest > Some(200));
                prop_assert_eq!(error.code(), "bad-field");
            }
        }
    });
}

/// Nobody waits for a computer that is not there.
pub(super) fn levels_nobody_plays_are_refused<G: Game>() {
    let played = levels::of::<G>();
    let mut session = finished::<G>(&G::Options::default(), G::SEATS.1, 51);
    session = session.fork(0).expect("every game has a start");
    for &level in SeatKind::ALL {
        let seat = usize::from(G::SEATS.1) - 1;
        let mut record = session.record();
        record.seats[seat].kind = level;
        let opened = Record::parse(&record.to_json())
            .expect("intact")
            .replay::<G>();
        if level == SeatKind::Human || played.contains(&level) {
            comes_back(&opened.expect("somebody plays at that level"));
        } else {
            let refused = opened.expect_err("nobody plays at that level");
            let reason = SetupError::Level {
                seat: seat as u8 + 1,
                level,
            };
            assert_eq!(refused, RecordError::Setup(reason));
            assert_eq!(refused.code(), "no-such-level");
            assert!(refused.to_string().ends_with(level.word()));
        }
    }
}

pub(super) fn every_session_can_be_shared<G: Game>() {
    for (options, seats) in all_setups::<G>() {
        let mut record = finished::<G>(&options, seats, 52).record();
        for info in &mut record.seats {
            info.name = "🏝".repeat(MAX_NAME);
        }
        let plies = record.moves.len() as u32;
        for count in [0, 1, 200, 20_000_u32] {
            record.takebacks = (0..count).map(|at| at % (plies + 3)).collect();
            let session = record.replay::<G>().expect("legal");
            comes_back(&session);
            let back = share::decode::<G>(&share::encode(&session)).expect("our own text");
            if count <= 200 {
                assert_eq!(back.takebacks(), record.takebacks);
            } else {
                assert_eq!(back.takebacks(), (0..plies).collect::<Vec<_>>());
            }
        }
        record.takebacks = vec![u32::MAX; 200_000];
        comes_back(&record.replay::<G>().expect("legal"));
    }
}
