//! What a game adds to the play screen: its table, its small boards, and its words. The screen
//! itself (turns, undo, log, scores, end, replay) is the same for all games: see `play`.

mod entrance;
pub mod harmonies;
pub mod lost_cities;

use std::rc::Rc;

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game;
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::html::BaseComponent;
use yew::prelude::*;

use crate::i18n::Texts;

pub use entrance::Entrance;

/// A help text for a rule: a short title and one or two sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleHelp {
    pub title: &'static str,
    pub text: &'static str,
}

/// A game that can be played on the play screen.
pub trait GameUi: Game {
    /// Which postcard it is.
    const GAME: crate::game::Game;
    /// Its symbols, for `<use>`.
    const ART: &'static str;
    /// The viewer's board with its pieces, and every way to make a move with them.
    type Table: BaseComponent<Properties = TableProps<Self>>;
    /// Somebody's board, small and read-only.
    type Miniature: BaseComponent<Properties = MiniatureProps<Self>>;

    /// What is asked of `name` now, in plain words.
    fn prompt(t: Texts, session: &Session<Self>, name: &str) -> String;
    /// A move as a line of the list of legal moves.
    fn describe_move(t: Texts, state: &Self::State, mv: Self::Move) -> String;
    /// An event as a sentence for the log and the screen reader; `None` when it goes without saying.
    fn describe_event(t: Texts, names: &[String], event: &Self::Event) -> Option<String>;
    /// Whose board an event changed, and where.
    fn place_of(event: &Self::Event) -> Option<(Seat, CellSet)>;
    /// A category of the score sheet.
    fn category(t: Texts, category: &str, item: u8) -> String;
    /// The help for a rule key of the engine.
    fn rule(t: Texts, key: &str) -> Option<RuleHelp>;
    /// An option of the set-up page, by its key.
    fn option(t: Texts, key: &str) -> &'static str;
    /// A value of an option.
    fn option_value(t: Texts, key: &str, value: &str) -> &'static str;
    /// What to ask before a move that people regret.
    fn warning(t: Texts, state: &Self::State, mv: Self::Move) -> Option<String>;
    /// Whether seats hide something from each other in this game.
    fn has_secrets(options: &Self::Options) -> bool;
    /// A seat's points as another one sees them: secrets must not show in a sum.
    fn points_seen(session: &Session<Self>, _viewer: Seat, seat: Seat) -> i32 {
        Self::total(session.state(), seat)
    }
    /// What breaks ties in this game, if anything does.
    fn tie_break(_t: Texts) -> Option<&'static str> {
        None
    }
    /// What a finished game has to tell besides the score sheet.
    fn epilogue(t: Texts, session: &Session<Self>) -> Html;
}

/// What the table gets from the screen.
#[derive(Clone, Debug, Properties)]
pub struct TableProps<G: Game> {
    pub t: Texts,
    /// The position on show.
    pub session: Rc<Session<G>>,
    /// Whose board it is, and whose eyes look at the table.
    pub seat: Seat,
    /// Whether this seat may move now.
    pub can_move: bool,
    /// Cells to point out: the evidence of a score line.
    pub lit: CellSet,
    /// Cells that the last moves changed.
    pub fresh: CellSet,
    /// Makes a move (or lets the screen explain why not).
    pub on_move: Callback<G::Move>,
    /// The move under pointer or focus, so that the screen can show what it would change.
    pub on_preview: Callback<Option<G::Move>>,
}

impl<G: Game> PartialEq for TableProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.t == other.t
            && Rc::ptr_eq(&self.session, &other.session)
            && self.seat == other.seat
            && self.can_move == other.can_move
            && self.lit == other.lit
            && self.fresh == other.fresh
            && self.on_move == other.on_move
            && self.on_preview == other.on_preview
    }
}

/// What a small board gets from the screen.
#[derive(Clone, Debug, Properties)]
pub struct MiniatureProps<G: Game> {
    pub t: Texts,
    pub session: Rc<Session<G>>,
    /// Whose board.
    pub seat: Seat,
    /// Whose eyes: secrets of others stay hidden.
    pub viewer: Seat,
    pub fresh: CellSet,
}

impl<G: Game> PartialEq for MiniatureProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.t == other.t
            && Rc::ptr_eq(&self.session, &other.session)
            && self.seat == other.seat
            && self.viewer == other.viewer
            && self.fresh == other.fresh
    }
}
