//! Ways to keep a game and to pass it on: a link that holds all of it, a file, and the way back in.

use atoll_engine::error::RecordError;
use atoll_engine::game::Game;
use atoll_engine::record::Record;
use atoll_engine::registry::GameId;
use atoll_engine::session::Session;
use atoll_engine::share;

use crate::bridge;
use crate::game::with_table;
use crate::i18n::{Texts, args};
use crate::parts::{self, Missing};
use crate::route::Route;
use crate::store::{Shelf, saves};

/// A link that opens the game as a replay, for anyone, with nothing stored anywhere.
pub fn link<G: Game>(session: &Session<G>) -> String {
    let payload = share::encode(session);
    [bridge::page_address(), Route::Replay { payload }.href()].concat()
}

/// Offers the record as a file.
pub fn export<G: Game>(session: &Session<G>) {
    let name = [G::KEY, ".atoll.json"].concat();
    bridge::download(&name, &session.record().to_json());
}

/// Stores a game under way.
pub fn keep(shelf: &Shelf, id: &str, record: &Record) {
    let names: Vec<&str> = record.seats.iter().map(|seat| seat.name.as_str()).collect();
    let names = names.join(", ");
    saves::put(shelf, id, &record.game, &names, &record.to_json());
}

/// Why something cannot be opened.
#[derive(Clone, Debug, PartialEq)]
pub enum Unopened {
    /// The record is not right.
    Record(RecordError),
    /// The part of its game could not be fetched.
    Missing,
}

impl From<RecordError> for Unopened {
    fn from(error: RecordError) -> Self {
        Unopened::Record(error)
    }
}

impl From<Missing> for Unopened {
    fn from(_: Missing) -> Self {
        Unopened::Missing
    }
}

/// Opens whatever somebody pastes or picks: a record's JSON, a share text, or a link with one.
///
/// # Errors
/// Why it cannot be opened.
pub async fn open(text: &str) -> Result<Record, Unopened> {
    let text = text.trim();
    if text.starts_with('{') {
        let record = Record::parse(text)?;
        let id = with_table(GameId::of_record(&record)?)?;
        let entrance = parts::game(id).await?;
        (entrance.desk.check)(&record)?;
        return Ok(record);
    }
    let payload = text.rsplit("replay/").next().unwrap_or(text);
    let id = with_table(GameId::of_share(payload)?)?;
    Ok((parts::game(id).await?.decode)(payload)?)
}

impl Unopened {
    /// What is wrong, in the visitor's language.
    pub fn explain(&self, t: Texts) -> String {
        let error = match self {
            Unopened::Missing => return t.part_missing().to_owned(),
            Unopened::Record(error) => error,
        };
        match error {
            RecordError::TooLong => t.record_too_long().to_owned(),
            RecordError::NotJson { .. } => t.record_not_json().to_owned(),
            RecordError::NotAtoll => t.record_not_atoll().to_owned(),
            RecordError::NewerVersion(_) => t.record_newer().to_owned(),
            RecordError::Field { name, .. } => t.record_field(name),
            RecordError::Damaged => t.record_damaged().to_owned(),
            RecordError::UnknownGame(name) => t.record_unknown_game(name),
            RecordError::Rules { .. } => t.record_rules().to_owned(),
            RecordError::Setup(_) => t.record_setup().to_owned(),
            RecordError::Unreadable { number, text }
            | RecordError::Illegal { number, text, .. } => t.record_move(args::RecordMove {
                number: &number.to_string(),
                text,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;
    use atoll_engine::games::lost_cities::LostCities;
    use atoll_engine::seat::{SeatInfo, SeatKind};

    /// Natively every part is here, so nothing ever waits.
    fn now<T>(future: impl Future<Output = T>) -> T {
        match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(value) => value,
            Poll::Pending => panic!("waits for a part"),
        }
    }

    fn game() -> Session<LostCities> {
        let seats = ["Ada", "<script>"].map(|name| SeatInfo::new(name, SeatKind::Human));
        let mut session = Session::new(Default::default(), seats.to_vec(), 3).unwrap();
        for _ in 0..9 {
            let mv = session.legal()[0];
            session.apply(mv).unwrap();
        }
        session
    }

    #[test]
    fn a_file_a_text_and_a_link_open_the_same_game() {
        let session = game();
        let text = share::encode(&session);
        let link = ["atoll.html#/replay/", &text].concat();
        for form in [
            session.record().to_json(),
            text.clone(),
            link,
            [" ", &text, "\n"].concat(),
        ] {
            assert_eq!(now(open(&form)).unwrap(), session.record(), "{form}");
        }
    }

    #[test]
    fn foreign_texts_are_explained() {
        for (text, code) in [
            ("", "not-atoll"),
            ("hello", "not-atoll"),
            ("{", "not-json"),
            ("{}", "not-atoll"),
        ] {
            let error = now(open(text)).unwrap_err();
            let Unopened::Record(record_error) = &error else {
                panic!("{text}: {error:?}");
            };
            assert_eq!(record_error.code(), code, "{text}");
            for lang in crate::i18n::Lang::ALL {
                assert!(!error.explain(Texts::of(lang)).is_empty());
            }
        }
    }
}
