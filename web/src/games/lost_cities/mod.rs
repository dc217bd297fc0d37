//! Lost Cities on the play screen: a pencilled sheet on a desk, six dice beside it.
//! `view_model` and `outlook` decide what is drawn, `words` what is said, the rest draws.

mod accelerate;
mod dice;
mod epilogue;
mod miniature;
pub mod outlook;
mod sheet;
mod sheet_table;
mod strokes;
mod table;
mod tray;
pub mod view_model;
mod words;

use atoll_engine::any_session::{AnySession, Rules};
use atoll_engine::event::AnyEvent;
use atoll_engine::game::Game as _;
use atoll_engine::games::lost_cities::{Event, LostCities, Order};
use atoll_engine::outcome::ScoreLine;
use atoll_engine::seat::Seat;
use yew::prelude::*;

use super::{GameUi, Miniature, RuleHelp, TableProps, Warning, typed};
use crate::kit::i18n::Texts;
use crate::kit::title::Title;

/// Lost Cities on the site.
#[derive(Clone, Copy, Debug)]
pub struct LostCitiesUi;

impl GameUi for LostCitiesUi {
    fn title(&self) -> Title {
        Title::LostCities
    }

    fn rules(&self) -> &'static Rules {
        Rules::of::<LostCities>()
    }

    fn art(&self) -> &'static str {
        include_str!("../../../../static/art/games/lost-cities.svg")
    }

    fn table(&self, props: TableProps) -> Html {
        html! { <table::Table ..props /> }
    }

    fn miniature(&self, small: &Miniature<'_>) -> Html {
        miniature::miniature(small)
    }

    fn prompt(&self, t: Texts, session: &dyn AnySession, name: &str) -> String {
        words::prompt(t, typed::<LostCities>(session).state(), name)
    }

    fn describe_move(&self, t: Texts, session: &dyn AnySession, mv: &str) -> String {
        let state = typed::<LostCities>(session).state();
        LostCities::parse_move(mv).map_or_else(String::new, |mv| words::describe_move(t, state, mv))
    }

    fn describe_event(&self, t: Texts, names: &[String], event: &dyn AnyEvent) -> Option<String> {
        words::describe_event(t, names, event.as_any().downcast_ref::<Event>()?)
    }

    fn category(&self, t: Texts, category: &str, _item: u8) -> String {
        words::category(t, category)
    }

    fn rule(&self, t: Texts, key: &str) -> Option<RuleHelp> {
        words::rule(t, key)
    }

    fn variant(&self, t: Texts, key: &str) -> &'static str {
        words::option(t, key)
    }

    fn variant_value(&self, t: Texts, key: &str, value: &str) -> &'static str {
        words::option_value(t, key, value)
    }

    fn goal(&self, t: Texts) -> &'static str {
        t.lc_goal()
    }

    fn explain(&self, t: Texts, session: &dyn AnySession, seat: Seat, line: &ScoreLine) -> String {
        words::explain(t, typed::<LostCities>(session).state(), seat, line)
    }

    fn warning(&self, t: Texts, session: &dyn AnySession, mv: &str) -> Option<Warning> {
        let state = typed::<LostCities>(session).state();
        words::warning(t, state, LostCities::parse_move(mv)?)
    }

    fn has_secrets(&self, session: &dyn AnySession) -> bool {
        typed::<LostCities>(session).options().order == Order::Together
    }

    /// While all choose at once, others see only what was told.
    fn points_seen(&self, session: &dyn AnySession, viewer: Seat, seat: Seat) -> i32 {
        let state = typed::<LostCities>(session).state();
        LostCities::view(state, viewer).sheets[seat].total()
    }

    fn epilogue(&self, t: Texts, _names: &[String], session: &dyn AnySession) -> Html {
        epilogue::epilogue(t, typed(session))
    }
}
