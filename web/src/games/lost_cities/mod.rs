//! Lost Cities on the play screen: a pencilled sheet on a desk, six dice beside it.
//! `view_model` and `outlook` decide what is drawn, `words` what is said, the rest draws.

mod accelerate;
mod dice;
mod epilogue;
mod miniature;
pub mod outlook;
mod sheet;
mod sheet_table;
mod table;
mod tray;
pub mod view_model;
mod words;

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::lost_cities::{
    Column, Event, LostCities, Move, Options, Order, State, cell,
};
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::Html;

use crate::games::{GameUi, RuleHelp};
use crate::i18n::Texts;

impl GameUi for LostCities {
    const GAME: crate::game::Game = crate::game::Game::LostCities;
    const ART: &'static str = include_str!("../../../../static/art/games/lost-cities.svg");
    type Table = table::Table;
    type Miniature = miniature::Miniature;

    fn prompt(t: Texts, session: &Session<Self>, name: &str) -> String {
        words::prompt(t, session.state(), name)
    }

    fn describe_move(t: Texts, state: &State, mv: Move) -> String {
        words::describe_move(t, state, mv)
    }

    fn describe_event(t: Texts, names: &[String], event: &Event) -> Option<String> {
        words::describe_event(t, names, event)
    }

    fn place_of(event: &Event) -> Option<(Seat, CellSet)> {
        let (seat, cell) = match *event {
            Event::DoubleMarked { seat, colour, .. } => (seat, cell::double(colour)),
            Event::Written {
                seat,
                colour,
                place,
                ..
            } => (seat, cell::place(colour.column(), place)),
            Event::TopMarked { seat, colour, .. } => (seat, cell::top(colour)),
            Event::ArtefactMarked { seat, count, .. } => {
                (seat, cell::place(Column::Artefacts, count))
            }
            Event::Refused { seat, count, .. } => (seat, cell::place(Column::Dice, count)),
            Event::BridgeCrossed { seat, column, .. } => (seat, cell::bridge(column)),
            _ => return None,
        };
        Some((seat, CellSet::of(cell)))
    }

    fn category(t: Texts, category: &str, _item: u8) -> String {
        words::category(t, category)
    }

    fn rule(t: Texts, key: &str) -> Option<RuleHelp> {
        words::rule(t, key)
    }

    fn option(t: Texts, key: &str) -> &'static str {
        words::option(t, key)
    }

    fn option_value(t: Texts, key: &str, value: &str) -> &'static str {
        words::option_value(t, key, value)
    }

    fn warning(t: Texts, state: &State, mv: Move) -> Option<String> {
        words::warning(t, state, mv)
    }

    fn has_secrets(options: &Options) -> bool {
        options.order == Order::Together
    }

    /// While all choose at once, others see only what was told.
    fn points_seen(session: &Session<Self>, viewer: Seat, seat: Seat) -> i32 {
        LostCities::view(session.state(), viewer).sheets[seat].total()
    }

    fn epilogue(t: Texts, session: &Session<Self>) -> Html {
        epilogue::epilogue(t, session)
    }
}
