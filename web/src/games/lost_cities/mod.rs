//! Lost Cities on the play screen, in its barest form: the printed table and the list of moves.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::lost_cities::{Event, LostCities, Move, Options, Order, State};
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use super::{GameUi, MiniatureProps, RuleHelp, TableProps};
use crate::game::Game;
use crate::i18n::Texts;

#[component]
pub fn Table(props: &TableProps<LostCities>) -> Html {
    html! { <pre>{ LostCities::ascii(props.session.state()) }</pre> }
}

#[component]
pub fn Miniature(_props: &MiniatureProps<LostCities>) -> Html {
    Html::default()
}

impl GameUi for LostCities {
    const GAME: Game = Game::LostCities;
    type Table = Table;
    type Miniature = Miniature;
    fn prompt(t: Texts, _session: &Session<Self>, name: &str) -> String {
        t.play_your_turn(name)
    }
    fn describe_move(_t: Texts, _state: &State, mv: Move) -> String {
        LostCities::fmt_move(mv)
    }
    fn describe_event(_t: Texts, _names: &[String], _event: &Event) -> Option<String> {
        None
    }
    fn place_of(_event: &Event) -> Option<(Seat, CellSet)> {
        None
    }
    fn category(_t: Texts, category: &str, _item: u8) -> String {
        category.to_owned()
    }
    fn rule(_t: Texts, _key: &str) -> Option<RuleHelp> {
        None
    }
    fn option(_t: Texts, _key: &str) -> &'static str {
        ""
    }
    fn option_value(_t: Texts, _key: &str, _value: &str) -> &'static str {
        ""
    }
    fn warning(_t: Texts, _state: &State, _mv: Move) -> Option<String> {
        None
    }
    fn has_secrets(options: &Options) -> bool {
        options.order == Order::Together
    }
    fn epilogue(_t: Texts, _session: &Session<Self>) -> Html {
        Html::default()
    }
}
