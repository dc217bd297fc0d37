//! Old rules beside new ones: a game of two versions is opened by the rules it was played by, from
//! records and from links, and by no others.

use atoll_engine::any_session::{AnySession, Rules};
use atoll_engine::error::RecordError;
use atoll_engine::game::Game;
use atoll_engine::record::Record;
use atoll_engine::registry::GameId;
use atoll_engine::share;
use atoll_tests::drive::{all_setups, finished};
use atoll_tests::pearls::{FirstPearls, Pearls};

const KNOWN: [&Rules; 2] = [Rules::of::<Pearls>(), Rules::of::<FirstPearls>()];

fn named(rules: &[&'static Rules]) -> Vec<(&'static str, u32)> {
    let names = rules.iter().map(|rules| (rules.key, rules.version));
    names.collect()
}

fn open(text: &str) -> Box<dyn AnySession> {
    let record = Record::parse(text).expect("intact");
    let at = record.rules_among(&named(&KNOWN)).expect("both are known");
    (KNOWN[at].open)(&record).expect("by its own rules")
}

fn open_share(text: &str) -> Box<dyn AnySession> {
    let at = share::rules_among(text, &named(&KNOWN)).expect("both are known");
    (KNOWN[at].open_share)(text).expect("by its own rules")
}

/// Plays games by the rules of `G`; gives how many of them end otherwise by the rules of `H`.
fn games_that_differ<G: Game, H: Game>() -> usize {
    let mut differ = 0;
    for (options, seats) in all_setups::<G>() {
        for seed in 0..20 {
            let session = finished::<G>(&options, seats, seed);
            let mut record = session.record();
            for again in [
                open(&record.to_json()),
                open_share(&share::encode(&session)),
            ] {
                assert_eq!(again.hash(), session.hash());
                assert!(again.of::<G>().is_some() && again.of::<H>().is_none());
            }
            let known = H::RULES;
            let found = u64::from(G::RULES);
            let other = RecordError::Rules { found, known };
            assert_eq!(record.replay::<H>().map(drop), Err(other.clone()));
            let shared = share::decode::<H>(&share::encode(&session));
            assert_eq!(shared.map(drop), Err(other));
            record.rules = u64::from(H::RULES);
            differ += usize::from(record.replay::<H>().map(|end| end.hash()) != Ok(session.hash()));
        }
    }
    differ
}

#[test]
fn a_game_opens_by_the_rules_it_was_played_by() {
    assert!(games_that_differ::<Pearls, FirstPearls>() > 20);
    assert!(games_that_differ::<FirstPearls, Pearls>() > 20);
}

#[test]
fn rules_nobody_knows_are_told_from_games_nobody_knows() {
    let options = all_setups::<Pearls>().remove(0).0;
    let session = finished::<FirstPearls>(&options, 2, 1);
    let mut record = session.record();
    let newest = named(&KNOWN[..1]);
    let other = RecordError::Rules { found: 1, known: 2 };
    assert_eq!(record.rules_among(&newest), Err(other.clone()));
    let text = share::encode(&session);
    assert_eq!(share::rules_among(&text, &newest), Err(other));
    let chess = [("chess", 1)];
    let unknown = RecordError::UnknownGame("pearls".to_owned());
    assert_eq!(record.rules_among(&chess), Err(unknown.clone()));
    let refused = share::rules_among(&text, &chess).map_err(|error| error.code());
    assert_eq!(refused, Err(unknown.code()));
    // The newest version is named, whatever the order they are known in.
    record.rules = 9;
    for known in [KNOWN, [KNOWN[1], KNOWN[0]]] {
        let other = RecordError::Rules { found: 9, known: 2 };
        assert_eq!(record.rules_among(&named(&known)), Err(other));
    }
    assert_eq!(GameId::of_record(&record), Err(unknown));
}

#[test]
fn every_game_is_listed_once_and_found_by_its_own_rules() {
    for (at, &id) in GameId::ALL.iter().enumerate() {
        assert_eq!(GameId::from_key(id.key()), Some(id));
        assert_eq!(GameId::ALL.iter().position(|&other| other == id), Some(at));
    }
    for &old in GameId::KEPT {
        let newest = GameId::from_key(old.key()).expect("only a listed game has older rules");
        assert!(old.rules().version < newest.rules().version);
    }
}
