//! Ways to keep a game and to pass it on: a link that holds all of it, a file, and the way back in.

use std::rc::Rc;

use atoll_engine::any_session::AnySession;
use atoll_engine::error::{RecordError, SetupError};
use atoll_engine::record::Record;
use atoll_engine::registry::GameId;

use crate::games::{Load, Ui};
use crate::kit::Missing;
use crate::kit::bridge;
use crate::kit::i18n::{Texts, args};
use crate::kit::names;
use crate::kit::route::Route;
use crate::kit::store::{Shelf, saves};
use crate::kit::title::Title;

/// A link that opens the game as a replay, for anyone, with nothing stored anywhere.
pub fn link(session: &dyn AnySession) -> String {
    let payload = session.share();
    [bridge::page_address(), Route::Replay { payload }.href()].concat()
}

/// Offers the record as a file.
pub fn export(session: &dyn AnySession) {
    let name = [session.key(), ".atoll.json"].concat();
    bridge::download(&name, &session.record().to_json());
}

/// Stores a game under way.
pub fn keep(shelf: &Shelf, id: &str, record: &Record) {
    let names: Vec<String> = record
        .seats
        .iter()
        .map(|seat| names::shown(&seat.name))
        .collect();
    let names = names.join(", ");
    saves::put(shelf, id, &record.game, &names, &record.to_json());
}

/// Stores a new game and goes there.
pub fn keep_and_open(shelf: &Shelf, record: &Record) {
    let id = saves::fresh_id(shelf);
    keep(shelf, &id, record);
    bridge::go(&Route::Play { save: id }.href());
}

/// So many letters of a foreign text are enough to recognise it in an explanation.
const FOREIGN: usize = 60;

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

/// A game that has been opened: its part, and the session.
pub type Opened = (Ui, Rc<dyn AnySession>);

/// Opens whatever somebody pastes or picks: a record's JSON, a share text, or a link with one. It is
/// decoded and replayed once.
///
/// # Errors
/// Why it cannot be opened.
pub async fn open(text: &str, load: Load) -> Result<Opened, Unopened> {
    let text = text.trim();
    if text.starts_with('{') {
        return open_record(text, load).await;
    }
    let payload = text.rsplit("replay/").next().unwrap_or(text);
    let ui = load(with_table(GameId::of_share(payload)?)?).await?;
    Ok((ui, (ui.rules().open_share)(payload)?.into()))
}

/// Opens the JSON of a record.
///
/// # Errors
/// Why it cannot be opened.
pub async fn open_record(text: &str, load: Load) -> Result<Opened, Unopened> {
    let record = Record::parse(text)?;
    let ui = load(with_table(GameId::of_record(&record)?)?).await?;
    Ok((ui, (ui.rules().open)(&record)?.into()))
}

/// The game, if it has a table here: its rules may be known before there is one.
fn with_table(id: GameId) -> Result<GameId, RecordError> {
    match Title::from_slug(id.key()) {
        Some(title) if title.is_playable() => Ok(id),
        _ => Err(RecordError::UnknownGame(id.key().to_owned())),
    }
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
            RecordError::Field { name, .. } => t.record_field(&names::cut(name, FOREIGN)),
            RecordError::Damaged => t.record_damaged().to_owned(),
            RecordError::UnknownGame(name) => t.record_unknown_game(&names::cut(name, FOREIGN)),
            RecordError::Rules { .. } => t.record_rules().to_owned(),
            RecordError::Setup(SetupError::Level { .. }) => t.record_level().to_owned(),
            RecordError::Setup(_) => t.record_setup().to_owned(),
            RecordError::Unreadable { number, text }
            | RecordError::Illegal { number, text, .. } => t.record_move(args::RecordMove {
                number: &number.to_string(),
                text: &names::cut(text, FOREIGN),
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
    use atoll_engine::session::Session;
    use atoll_engine::share::encode;

    use crate::games::Coming;
    use crate::games::lost_cities::LostCitiesUi;

    fn load(_: GameId) -> Coming {
        Box::pin(async { Ok(&LostCitiesUi as Ui) })
    }

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
        let text = encode(&session);
        let link = ["atoll.html#/replay/", &text].concat();
        for form in [
            session.record().to_json(),
            text.clone(),
            link,
            [" ", &text, "\n"].concat(),
        ] {
            let (_, opened) = now(open(&form, load)).unwrap();
            assert_eq!(opened.record(), session.record(), "{form}");
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
            let error = now(open(text, load)).err().unwrap();
            let Unopened::Record(record_error) = &error else {
                panic!("{text}: {error:?}");
            };
            assert_eq!(record_error.code(), code, "{text}");
            for lang in crate::kit::i18n::Lang::ALL {
                assert!(!error.explain(Texts::of(lang)).is_empty());
            }
        }
    }
}
