//! Skylands on the play screen. `view_model`, `choices`, `coast`, `names`, `words`, `told` and `help`
//! are pure and tested natively; the rest draws with Yew.

pub mod actions;
pub mod board;
pub mod choices;
pub mod coast;
pub mod decision;
pub mod display;
pub mod emblems;
pub mod epilogue;
pub mod help;
pub mod land;
pub mod miniature;
pub mod names;
pub mod status;
pub mod table;
pub mod told;
pub mod view_model;
pub mod words;

#[cfg(test)]
mod tests;

use atoll_engine::any_session::{AnySession, Rules};
use atoll_engine::event::AnyEvent;
use atoll_engine::game::Game as _;
use atoll_engine::games::skylands::specials::Special;
use atoll_engine::games::skylands::{Event, Skylands};
use atoll_engine::outcome::ScoreLine;
use atoll_engine::seat::Seat;
use yew::prelude::*;

use super::{GameUi, Miniature, RuleHelp, TableProps, Told, Warning, typed};
use crate::kit::i18n::Texts;
use crate::kit::title::Title;

/// Skylands on the site.
#[derive(Clone, Copy, Debug)]
pub struct SkylandsUi;

impl GameUi for SkylandsUi {
    fn title(&self) -> Title {
        Title::Skylands
    }

    fn rules(&self) -> &'static Rules {
        Rules::of::<Skylands>()
    }

    fn art(&self) -> &'static str {
        include_str!("../../../../static/art/games/skylands.svg")
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
        let state = typed::<Skylands>(session).state();
        Skylands::parse_move(mv).map_or_else(String::new, |mv| words::describe_move(t, state, mv))
    }

    fn describe_event(&self, t: Texts, names: &[String], event: &dyn AnyEvent) -> Option<String> {
        told::describe_event(t, names, event.as_any().downcast_ref::<Event>()?)
    }

    fn category(&self, t: Texts, category: &str, item: u8) -> String {
        names::category(t, category, item)
    }

    fn rule(&self, t: Texts, key: &str) -> Option<RuleHelp> {
        help::rule_help(t, key)
    }

    fn variant(&self, t: Texts, key: &str) -> &'static str {
        match key {
            "start" => t.sk_option_start(),
            _ => t.sk_option_display(),
        }
    }

    fn variant_value(&self, t: Texts, key: &str, value: &str) -> &'static str {
        match (key, value) {
            ("start", "printed") => t.sk_start_printed(),
            ("start", _) => t.sk_start_tactical(),
            (_, "drawn") => t.sk_display_drawn(),
            _ => t.sk_display_first(),
        }
    }

    fn goal(&self, t: Texts) -> &'static str {
        t.sk_goal()
    }

    fn explain(
        &self,
        t: Texts,
        _session: &dyn AnySession,
        _seat: Seat,
        line: &ScoreLine,
    ) -> String {
        let special = Special::all().find(|special| special.number() == line.item);
        match special.filter(|_| line.category == "specials") {
            Some(special) => names::special_words(t, special),
            None => t.sk_explain(line.category),
        }
    }

    fn warning(&self, t: Texts, session: &dyn AnySession, mv: &str) -> Option<Warning> {
        let state = typed::<Skylands>(session).state();
        words::warning(t, state, Skylands::parse_move(mv)?)
    }

    /// What somebody did, without the tiles that came and went and who paid for it: the log has those.
    fn tell(&self, told: &Told<'_>) -> String {
        let events = told.plies.clone().flat_map(|ply| told.session.events(ply));
        let events = events.filter_map(|event| event.as_any().downcast_ref::<Event>());
        let said = events.filter(|event| told::is_news(event));
        let said = said.filter_map(|event| told::describe_event(told.t, told.names, event));
        said.collect::<Vec<_>>().join(" ")
    }

    fn has_secrets(&self, _session: &dyn AnySession) -> bool {
        false
    }

    fn epilogue(&self, t: Texts, _names: &[String], session: &dyn AnySession) -> Html {
        epilogue::epilogue(t, typed(session))
    }
}
