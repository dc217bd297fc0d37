//! Harmonies on the play screen. `view_model`, `layout`, `names`, `words` and `help` are pure and
//! tested natively; the rest draws with Yew.

pub mod board;
pub mod cards;
pub mod epilogue;
pub mod focus;
pub mod help;
pub mod layout;
pub mod market;
pub mod miniature;
pub mod names;
pub mod pieces;
pub mod table;
pub mod view_model;
pub mod words;

#[cfg(test)]
mod tests;

use atoll_engine::cells::CellSet;
use atoll_engine::games::harmonies::{Event, Harmonies, Move, Options, State};
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use super::{GameUi, RuleHelp};
use crate::i18n::Texts;

impl GameUi for Harmonies {
    const GAME: crate::game::Game = crate::game::Game::Harmonies;
    const ART: &'static str = include_str!("../../../../static/art/games/harmonies.svg");
    type Table = table::Table;
    type Miniature = miniature::Miniature;

    fn prompt(t: Texts, session: &Session<Self>, name: &str) -> String {
        words::prompt(t, session, name)
    }

    fn describe_move(t: Texts, state: &State, mv: Move) -> String {
        words::describe_move(t, state, mv)
    }

    fn describe_event(t: Texts, names: &[String], event: &Event) -> Option<String> {
        words::describe_event(t, names, event)
    }

    fn place_of(event: &Event) -> Option<(Seat, CellSet)> {
        words::place_of(event)
    }

    fn category(t: Texts, category: &str, item: u8) -> String {
        names::category(t, category, item)
    }

    fn rule(t: Texts, key: &str) -> Option<RuleHelp> {
        help::rule_help(t, key)
    }

    fn option(t: Texts, key: &str) -> &'static str {
        match key {
            "side" => t.hm_option_side(),
            _ => t.hm_option_spirits(),
        }
    }

    fn option_value(t: Texts, key: &str, value: &str) -> &'static str {
        match (key, value) {
            ("side", "A") => t.hm_side_a(),
            ("side", _) => t.hm_side_b(),
            (_, "on") => t.hm_spirits_on(),
            _ => t.hm_spirits_off(),
        }
    }

    fn warning(t: Texts, state: &State, mv: Move) -> Option<String> {
        words::warning(t, state, mv)
    }

    /// Spirits are dealt face down, but each player chooses first thing in their first turn and shows
    /// the choice: not worth a curtain before every turn of the game.
    fn has_secrets(_options: &Options) -> bool {
        false
    }

    fn epilogue(t: Texts, session: &Session<Self>) -> Html {
        epilogue::epilogue(t, session)
    }
}
