//! My Island on the play screen. `layout`, `view_model`, `words` and `help` are pure and tested
//! natively; the rest draws with Yew.

pub mod board;
pub mod epilogue;
pub mod help;
pub mod layout;
pub mod miniature;
pub mod pieces;
pub mod table;
pub mod tray;
pub mod view_model;
pub mod words;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod words_tests;

use atoll_engine::any_session::{AnySession, Rules};
use atoll_engine::event::AnyEvent;
use atoll_engine::game::Game as _;
use atoll_engine::games::my_island::{Event, MyIsland, Reveal};
use atoll_engine::outcome::{ScoreLine, ScoreSheet};
use atoll_engine::seat::Seat;
use yew::prelude::*;

use super::{GameUi, Miniature, RuleHelp, TableProps, Warning, typed};
use crate::kit::i18n::Texts;
use crate::kit::title::Title;

/// My Island on the site.
#[derive(Clone, Copy, Debug)]
pub struct MyIslandUi;

impl GameUi for MyIslandUi {
    fn title(&self) -> Title {
        Title::MyIsland
    }

    fn rules(&self) -> &'static Rules {
        Rules::of::<MyIsland>()
    }

    fn art(&self) -> &'static str {
        include_str!("../../../../static/art/games/my-island.svg")
    }

    fn table(&self, props: TableProps) -> Html {
        html! { <table::Table ..props /> }
    }

    fn miniature(&self, small: &Miniature<'_>) -> Html {
        miniature::miniature(small)
    }

    fn prompt(&self, t: Texts, session: &dyn AnySession, name: &str) -> String {
        words::prompt(t, typed::<MyIsland>(session).state(), name)
    }

    fn describe_move(&self, t: Texts, session: &dyn AnySession, mv: &str) -> String {
        let state = typed::<MyIsland>(session).state();
        MyIsland::parse_move(mv).map_or_else(String::new, |mv| words::describe_move(t, state, mv))
    }

    fn describe_event(&self, t: Texts, names: &[String], event: &dyn AnyEvent) -> Option<String> {
        let event = event.as_any().downcast_ref::<Event>()?;
        Some(words::describe_event(t, names, event))
    }

    fn category(&self, t: Texts, category: &str, _item: u8) -> String {
        words::category(t, category)
    }

    /// A line counts if an episode has it: then every sheet shows it, empty or not.
    fn counts(&self, session: &dyn AnySession, category: &str) -> bool {
        let seats = (0..session.seats().len() as u8).map(Seat);
        let mut sheets = seats.map(|seat| session.score(seat));
        sheets.any(|sheet| sheet.lines.iter().any(|line| line.category == category))
    }

    fn rule(&self, t: Texts, key: &str) -> Option<RuleHelp> {
        help::rule_help(t, key)
    }

    fn variant(&self, t: Texts, key: &str) -> &'static str {
        match key {
            "episode" => t.mi_option_episode(),
            _ => t.mi_option_reveal(),
        }
    }

    fn variant_value(&self, t: Texts, key: &str, value: &str) -> &'static str {
        match (key, value) {
            ("episode", "eternal") => t.mi_episode_eternal(),
            ("episode", _) => t.mi_episode_first(),
            (_, "together") => t.mi_reveal_together(),
            _ => t.mi_reveal_at_once(),
        }
    }

    fn goal(&self, t: Texts) -> &'static str {
        t.mi_goal()
    }

    fn explain(&self, t: Texts, session: &dyn AnySession, seat: Seat, line: &ScoreLine) -> String {
        words::explain(t, typed::<MyIsland>(session).state(), seat, line)
    }

    fn warning(&self, t: Texts, session: &dyn AnySession, mv: &str) -> Option<Warning> {
        let state = typed::<MyIsland>(session).state();
        words::warning(t, state, MyIsland::parse_move(mv)?)
    }

    fn has_secrets(&self, session: &dyn AnySession) -> bool {
        let session = typed::<MyIsland>(session);
        session.options().reveal == Reveal::Together && session.seats().len() > 1
    }

    /// While all lay at once, others see only what was told.
    fn points_seen(&self, session: &dyn AnySession, viewer: Seat, seat: Seat) -> i32 {
        MyIsland::view(typed::<MyIsland>(session).state(), viewer).total(seat)
    }

    /// The largest groups of all islands count: those of this round are not known yet.
    fn own_sheet(
        &self,
        session: &dyn AnySession,
        viewer: Seat,
        after: Option<&str>,
    ) -> Option<ScoreSheet> {
        let state = typed::<MyIsland>(session).state();
        let view = MyIsland::view(state, viewer);
        let Some(mv) = after else {
            return Some(view.score(viewer));
        };
        let mv = MyIsland::parse_move(mv)?;
        MyIsland::check(state, mv).ok()?;
        Some(view.score_after(mv))
    }

    fn tie_break(&self, t: Texts) -> Option<&'static str> {
        Some(t.mi_tie_break())
    }

    fn epilogue(&self, t: Texts, names: &[String], session: &dyn AnySession) -> Html {
        epilogue::epilogue(t, names, typed(session))
    }
}
