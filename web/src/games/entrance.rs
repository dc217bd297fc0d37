//! The ways into a game, with its type hidden: all that the pages and the worker ever ask of it.
//! Because nothing else leads there, the code behind them can come in a file of its own.

use std::rc::Rc;

use atoll_engine::any_session::{AnySession, NoAnswer};
use atoll_engine::error::{RecordError, rule};
use atoll_engine::record::Record;
use atoll_engine::seat::SeatKind;
use atoll_engine::share;
use yew::prelude::*;

use super::GameUi;
use crate::components::picture::sprite;
use crate::game::Game;
use crate::i18n::Texts;
use crate::play::screen::Screen;
use crate::play::setup::Desk;

/// The symbols of the play screen.
const TOOLS: &str = include_str!("../../../static/art/games/tools.svg");

/// The ways into a game.
#[derive(Debug)]
pub struct Entrance {
    /// Which postcard it is.
    pub game: Game,
    /// What the set-up page must know.
    pub desk: Desk,
    /// An option of the set-up page, by its key, and its values.
    pub option: fn(Texts, &str) -> &'static str,
    pub option_value: fn(Texts, &str, &str) -> &'static str,
    /// The screen for a record: to go on with (stored under a name), or to watch.
    pub show: fn(&Record, Option<AttrValue>) -> Result<Html, RecordError>,
    /// The record in a share text.
    pub decode: fn(&str) -> Result<Record, RecordError>,
    /// The move a computer level makes for a record: the worker's whole work.
    pub think: fn(&str, &str) -> Result<String, String>,
}

impl Entrance {
    /// The ways into `G`.
    #[must_use]
    pub const fn of<G: GameUi>() -> &'static Entrance {
        const {
            &Entrance {
                game: G::GAME,
                desk: Desk::of::<G>(),
                option: G::option,
                option_value: G::option_value,
                show: show::<G>,
                decode: |text| share::decode::<G>(text).map(|session| session.record()),
                think: think::<G>,
            }
        }
    }
}

fn show<G: GameUi>(record: &Record, save: Option<AttrValue>) -> Result<Html, RecordError> {
    let key = save.as_deref().unwrap_or_default().to_owned();
    let session = Rc::new(record.replay::<G>()?);
    Ok(html! {
        <>
            { sprite(TOOLS) }
            { sprite(G::ART) }
            <Screen<G> {key} {session} {save} />
        </>
    })
}

fn think<G: GameUi>(record: &str, level: &str) -> Result<String, String> {
    let session = Record::parse(record)
        .and_then(|record| record.replay::<G>())
        .map_err(|error| error.to_string())?;
    let session: &dyn AnySession = &session;
    let level = SeatKind::from_word(level).ok_or("no-such-level")?;
    session.answer(level).map_err(|error| match error {
        NoAnswer::Over => rule::GAME_OVER.to_owned(),
        NoAnswer::NoSuchLevel => "no-such-level".to_owned(),
    })
}
