//! Laws of what is written down: notation, records, share texts, printed tables.

use std::collections::BTreeMap;

use atoll_engine::error::RecordError;
use atoll_engine::game::Game;
use atoll_engine::json;
use atoll_engine::record::Record;
use atoll_engine::rng::Rng;
use atoll_engine::seat::{Seat, SeatColour};
use atoll_engine::share;
use atoll_tests::drive::{all_setups, finished, walk};
use atoll_tests::mutate::damaged;
use proptest::prelude::*;

pub(super) fn moves_round_trip<G: Game>() {
    for (options, seats) in all_setups::<G>() {
        walk::<G>(&options, seats, 21, |_, legal| {
            for &mv in legal {
                let text = G::fmt_move(mv);
                assert_eq!(G::parse_move(&text), Some(mv), "{text}");
                assert!(
                    text.len() <= 16 && !text.contains(char::is_whitespace),
                    "{text}"
                );
            }
        });
    }
}

/// Whatever parses is written exactly as it was read, and whatever does not is no move.
pub(super) fn garbage_is_no_move<G: Game>() {
    let session = finished::<G>(&G::Options::default(), G::SEATS.1, 22);
    let mut rng = Rng::new(22);
    for ply in session.line() {
        for _ in 0..20 {
            let text = damaged(&G::fmt_move(ply.mv), &mut rng);
            if let Some(mv) = G::parse_move(&text) {
                assert_eq!(G::fmt_move(mv), text);
            }
        }
    }
    proptest!(ProptestConfig::with_cases(2_000), |(text in ".{0,12}")| {
        if let Some(mv) = G::parse_move(&text) {
            prop_assert_eq!(G::fmt_move(mv), text);
        }
    });
}

pub(super) fn records_round_trip<G: Game>() {
    for (options, seats) in all_setups::<G>() {
        let session = finished::<G>(&options, seats, 23);
        let record = session.record();
        let text = record.to_json();
        let read = Record::parse(&text).expect("our own text");
        assert_eq!(read, record);
        assert_eq!(read.to_json(), text);
        let replayed = read.replay::<G>().expect("our own moves");
        assert_eq!(replayed.hash(), session.hash());
        assert_eq!(replayed.record().to_json(), text);
    }
}

pub(super) fn unknown_fields_are_kept<G: Game>() {
    let mut record = finished::<G>(&G::Options::default(), G::SEATS.0, 24).record();
    let weather = json::read(r#"{"wind": [1, 2.50, -1E+2, 123456789012345678901234567890, null]}"#);
    record
        .extra
        .insert("weather".into(), weather.expect("JSON"));
    record.seats[0].extra.insert("mood".into(), "brave".into());
    let text = record.to_json();
    assert!(text.contains("[1,2.50,-1E+2,123456789012345678901234567890,null]"));
    let read = Record::parse(&text).expect("unknown fields are no fault");
    assert_eq!(read.replay::<G>().expect("legal").record().to_json(), text);
}

pub(super) fn newer_versions_and_other_rules_are_refused<G: Game>() {
    let mut record = finished::<G>(&G::Options::default(), G::SEATS.0, 25).record();
    let newer = record
        .to_json()
        .replacen("\"version\":1", "\"version\":2", 1);
    assert_eq!(Record::parse(&newer), Err(RecordError::NewerVersion(2)));
    record.rules = 999;
    let error = Record::parse(&record.to_json())
        .expect("intact")
        .replay::<G>()
        .expect_err("refused");
    assert_eq!(
        error,
        RecordError::Rules {
            found: 999,
            known: G::RULES
        }
    );
    record.rules = u64::from(G::RULES);
    record.game = "chess".into();
    let error = record.replay::<G>().expect_err("refused");
    assert_eq!(error, RecordError::UnknownGame("chess".into()));
}

pub(super) fn share_texts_round_trip_and_stay_short<G: Game>() {
    let known = [("nonesuch", 1), (G::KEY, G::RULES)];
    for (options, seats) in all_setups::<G>() {
        for seed in 26..30 {
            let mut session = finished::<G>(&options, seats, seed);
            let record = session.record();
            let text = share::encode(&session);
            let bytes = text.bytes();
            assert!(text.len() <= 600, "{} characters", text.len());
            assert!(
                bytes
                    .clone()
                    .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
            );
            assert_eq!(share::rules_among(&text, &known), Ok(1));
            let back = share::decode::<G>(&text).expect("our own text");
            assert_eq!(back.record().to_json(), record.to_json());
            assert_eq!(share::encode(&back), text);

            session.jump(session.ply() / 2);
            let half = share::decode::<G>(&share::encode(&session)).expect("a game in progress");
            assert_eq!(half.hash(), session.hash());
        }
    }
    let mut record = finished::<G>(&G::Options::default(), G::SEATS.1, 31).record();
    for (seat, &colour) in record.seats.iter_mut().zip(SeatColour::ALL) {
        seat.colour = Some(colour);
    }
    record.takebacks = vec![0, 3, 3];
    let session = record.replay::<G>().expect("legal");
    let back = share::decode::<G>(&share::encode(&session)).expect("our own text");
    assert_eq!(back.record(), record);
}

/// 10,000 damaged records: never a panic, and whatever is still accepted means the same game.
pub(super) fn damaged_records_give_a_reason<G: Game>() {
    let setups = all_setups::<G>();
    let mut rng = Rng::new(32);
    let mut refused = 0;
    for round in 0..40 {
        let (options, seats) = &setups[round % setups.len()];
        let record = finished::<G>(options, *seats, 32 + round as u64).record();
        let text = record.to_json();
        for _ in 0..250 {
            match Record::parse(&damaged(&text, &mut rng)) {
                Ok(read) => assert_eq!(read, record),
                Err(error) => {
                    assert!(!error.to_string().is_empty());
                    refused += 1;
                }
            }
            // A tool that looks past a bad checksum must not fall over either.
            if let Ok((read, _)) = Record::read(&damaged(&text, &mut rng)) {
                drop(read.replay::<G>());
            }
        }
    }
    assert!(refused > 9_000, "the damage was harmless: {refused}");
}

pub(super) fn damaged_share_texts_give_a_reason<G: Game>() {
    let setups = all_setups::<G>();
    let mut rng = Rng::new(33);
    let mut refused = 0;
    for round in 0..40 {
        let (options, seats) = &setups[round % setups.len()];
        let session = finished::<G>(options, *seats, 77 + round as u64);
        let text = share::encode(&session);
        for _ in 0..250 {
            match share::decode::<G>(&damaged(&text, &mut rng)) {
                Ok(back) => assert_eq!(back.record(), session.record()),
                Err(error) => {
                    assert!(!error.to_string().is_empty());
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 9_000, "the damage was harmless: {refused}");
}

pub(super) fn an_illegal_move_is_named_with_its_rule<G: Game>() {
    let mut record = finished::<G>(&G::Options::default(), G::SEATS.1, 34).record();
    let number = record.moves.len();
    record.moves.push(record.moves[0].clone());
    let error = record.replay::<G>().expect_err("the game was over");
    let text = record.moves[0].clone();
    assert_eq!(
        error,
        RecordError::Illegal {
            number: number + 1,
            text,
            rule: "game-over"
        }
    );
    record.moves[1] = "no move".into();
    let error = record.replay::<G>().expect_err("unreadable");
    assert_eq!(
        error,
        RecordError::Unreadable {
            number: 2,
            text: "no move".into()
        }
    );
}

/// Tables that print alike look alike to every seat.
pub(super) fn different_tables_print_differently<G: Game>() {
    for (options, seats) in all_setups::<G>() {
        let mut seen: BTreeMap<String, Vec<G::View>> = BTreeMap::new();
        for seed in 40..44 {
            walk::<G>(&options, seats, seed, |state, _| {
                let views: Vec<G::View> = (0..seats).map(|s| G::view(state, Seat(s))).collect();
                let print = G::ascii(state);
                if let Some(known) = seen.get(&print) {
                    assert_eq!(known, &views, "these look alike:\n{print}");
                }
                seen.insert(print, views);
            });
        }
        assert!(seen.len() > 8);
    }
}
