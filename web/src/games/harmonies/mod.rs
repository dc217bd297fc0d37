//! Harmonies on the play screen. `view_model`, `layout`, `names`, `words` and `help` are pure and
//! tested natively; the rest draws with Yew.

pub mod board;
pub mod cards;
pub mod epilogue;
mod explain;
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

use atoll_engine::any_session::{AnySession, Rules};
use atoll_engine::event::AnyEvent;
use atoll_engine::game::Game as _;
use atoll_engine::games::harmonies::{Event, Harmonies};
use atoll_engine::outcome::ScoreLine;
use atoll_engine::seat::Seat;
use yew::prelude::*;

use super::{GameUi, Miniature, RuleHelp, TableProps, Warning, typed};
use crate::kit::i18n::Texts;
use crate::kit::title::Title;

/// Harmonies on the site.
#[derive(Clone, Copy, Debug)]
pub struct HarmoniesUi;

impl GameUi for HarmoniesUi {
    fn title(&self) -> Title {
        Title::Harmonies
    }

    fn rules(&self) -> &'static Rules {
        Rules::of::<Harmonies>()
    }

    fn art(&self) -> &'static str {
        include_str!("../../../../static/art/games/harmonies.svg")
    }

    fn table(&self, props: TableProps) -> Html {
        html! { <table::Table ..props /> }
    }

    fn miniature(&self, small: &Miniature<'_>) -> Html {
        miniature::miniature(small)
    }

    fn prompt(&self, t: Texts, session: &dyn AnySession, name: &str) -> String {
        words::prompt(t, typed(session), name)
    }

    fn describe_move(&self, t: Texts, session: &dyn AnySession, mv: &str) -> String {
        let state = typed::<Harmonies>(session).state();
        Harmonies::parse_move(mv).map_or_else(String::new, |mv| words::describe_move(t, state, mv))
    }

    fn describe_event(&self, t: Texts, names: &[String], event: &dyn AnyEvent) -> Option<String> {
        words::describe_event(t, names, event.as_any().downcast_ref::<Event>()?)
    }

    fn category(&self, t: Texts, category: &str, item: u8) -> String {
        names::category(t, category, item)
    }

    fn rule(&self, t: Texts, key: &str) -> Option<RuleHelp> {
        help::rule_help(t, key)
    }

    fn variant(&self, t: Texts, key: &str) -> &'static str {
        match key {
            "side" => t.hm_option_side(),
            _ => t.hm_option_spirits(),
        }
    }

    fn variant_value(&self, t: Texts, key: &str, value: &str) -> &'static str {
        match (key, value) {
            ("side", "A") => t.hm_side_a(),
            ("side", _) => t.hm_side_b(),
            (_, "on") => t.hm_spirits_on(),
            _ => t.hm_spirits_off(),
        }
    }

    fn goal(&self, t: Texts) -> &'static str {
        t.hm_goal()
    }

    fn explain(&self, t: Texts, session: &dyn AnySession, seat: Seat, line: &ScoreLine) -> String {
        explain::explain(t, typed::<Harmonies>(session).state(), seat, line)
    }

    fn warning(&self, t: Texts, session: &dyn AnySession, mv: &str) -> Option<Warning> {
        let state = typed::<Harmonies>(session).state();
        words::warning(t, state, Harmonies::parse_move(mv)?)
    }

    /// Spirits are dealt face down, but each player chooses first thing in their first turn and shows
    /// the choice: not worth a curtain before every turn of the game.
    fn has_secrets(&self, _session: &dyn AnySession) -> bool {
        false
    }

    fn epilogue(&self, t: Texts, names: &[String], session: &dyn AnySession) -> Html {
        epilogue::epilogue(t, names, typed(session))
    }
}
