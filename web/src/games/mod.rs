//! What a game adds to the site: its table, its small boards, its drawings and its words. Each game
//! is reached through [`GameUi`], which hides its types; only the files of its own folder know them.
//! The widget uses this layer and `kit`, and nothing else.

pub mod harmonies;
pub mod lost_cities;
pub mod my_island;
pub mod skylands;
pub mod stand;
pub mod travel;

use std::future::Future;
use std::ops::Range;
use std::pin::Pin;
use std::rc::Rc;

use atoll_engine::any_session::{AnySession, Rules};
use atoll_engine::cells::CellSet;
use atoll_engine::event::AnyEvent;
use atoll_engine::game::Game;
use atoll_engine::outcome::{ScoreLine, ScoreSheet};
use atoll_engine::registry::GameId;
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use crate::kit::Missing;
use crate::kit::i18n::Texts;
use crate::kit::title::Title;

use travel::Travel;

/// A help text for a rule: a short title and one or two sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleHelp {
    pub title: &'static str,
    pub text: &'static str,
}

/// A question before a move that people regret.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Warning {
    /// What would be missed.
    pub words: String,
    /// The verb of doing it all the same: "End anyway".
    pub go: &'static str,
    /// The verb of going back to it: "Settle the boar".
    pub stay: String,
    /// Where it is, to keep it lit.
    pub cells: CellSet,
}

/// A game on the site. Sessions that are handed in are of this game; moves are texts in its notation.
pub trait GameUi: 'static {
    /// Which postcard it is.
    fn title(&self) -> Title;
    /// Its rules.
    fn rules(&self) -> &'static Rules;
    /// Its symbols, for `<use>`; whoever shows a table puts them into the same root once.
    fn art(&self) -> &'static str;
    /// A seat's board with its pieces, and every way to make a move with them.
    fn table(&self, props: TableProps) -> Html;
    /// Somebody's board, small and read-only.
    fn miniature(&self, small: &Miniature<'_>) -> Html;
    /// What is asked of `name` now, in plain words.
    fn prompt(&self, t: Texts, session: &dyn AnySession, name: &str) -> String;
    /// A legal move as a line of the list of legal moves.
    fn describe_move(&self, t: Texts, session: &dyn AnySession, mv: &str) -> String;
    /// An event as a sentence for the log and the screen reader; `None` when it goes without saying.
    fn describe_event(&self, t: Texts, names: &[String], event: &dyn AnyEvent) -> Option<String>;
    /// What travels over the page when an event happens, in the order of going; all of it may be seen
    /// by whoever hears of the event. Nothing, by default.
    fn travels(&self, _session: &dyn AnySession, _event: &dyn AnyEvent) -> Vec<Travel> {
        Vec::new()
    }
    /// A seat's finished board, large and read-only, as it stands on a postcard: one `<svg>` without ids.
    fn keepsake(&self, small: &Miniature<'_>) -> Html {
        self.miniature(small)
    }
    /// A category of the score sheet.
    fn category(&self, t: Texts, category: &str, item: u8) -> String;
    /// Whether a category can bring points in this set-up; the score sheet leaves out the others.
    fn counts(&self, _session: &dyn AnySession, _category: &str) -> bool {
        true
    }
    /// The help for a rule key of the engine.
    fn rule(&self, t: Texts, key: &str) -> Option<RuleHelp>;
    /// A variant of the set-up page, by its key.
    fn variant(&self, t: Texts, key: &str) -> &'static str;
    /// A value of a variant.
    fn variant_value(&self, t: Texts, key: &str, value: &str) -> &'static str;
    /// What to ask before a move that people regret.
    fn warning(&self, t: Texts, session: &dyn AnySession, mv: &str) -> Option<Warning>;
    /// The goal of the game, in two sentences.
    fn goal(&self, t: Texts) -> &'static str;
    /// How a line of the score sheet works, and how it stands on this seat's board.
    fn explain(&self, t: Texts, session: &dyn AnySession, seat: Seat, line: &ScoreLine) -> String;
    /// What somebody did in a run of decisions, as one sentence; by default what the events say.
    fn tell(&self, told: &Told<'_>) -> String {
        let events = told.plies.clone().flat_map(|ply| told.session.events(ply));
        let heard = events.filter(|event| event.audience().includes(told.viewer));
        let said = heard.filter_map(|event| self.describe_event(told.t, told.names, event));
        said.collect::<Vec<_>>().join(" ")
    }
    /// Whether seats hide something from each other in this game.
    fn has_secrets(&self, session: &dyn AnySession) -> bool;
    /// A seat's points as another one sees them: secrets must not show in a sum.
    fn points_seen(&self, session: &dyn AnySession, _viewer: Seat, seat: Seat) -> i32 {
        session.total(seat)
    }
    /// The viewer's own score sheet, after a legal move where one is given, as far as the viewer may
    /// know: what others hide must not show in it.
    fn own_sheet(
        &self,
        session: &dyn AnySession,
        viewer: Seat,
        after: Option<&str>,
    ) -> Option<ScoreSheet> {
        match after {
            None => Some(session.score(viewer)),
            Some(mv) => session.score_after(mv, viewer),
        }
    }
    /// What breaks ties in this game, if anything does.
    fn tie_break(&self, _t: Texts) -> Option<&'static str> {
        None
    }
    /// What a finished game has to tell besides the score sheet.
    fn epilogue(&self, t: Texts, names: &[String], session: &dyn AnySession) -> Html;
}

/// A game whose part has been fetched.
pub type Ui = &'static dyn GameUi;

/// A game on its way.
pub type Coming = Pin<Box<dyn Future<Output = Result<Ui, Missing>>>>;

/// Fetches the part of a game. Only the app knows where parts are; pages are handed this.
pub type Load = fn(GameId) -> Coming;

/// The session as the game knows it.
///
/// # Panics
/// When the session is of another game: a slip of the program, not of a visitor.
pub fn typed<G: Game>(session: &dyn AnySession) -> &Session<G> {
    session.of().expect("a session of this game")
}

/// A position, told from others by which it is and not by what is in it. It keeps the session, so
/// that no other one can come to lie at its address.
#[derive(Clone, Debug)]
pub struct Position(pub Rc<dyn AnySession>);

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Tells the screen the move under pointer or focus, whenever it is another one. With a new position
/// the screen has forgotten the old move by itself.
#[hook]
pub fn use_preview(props: &TableProps, mv: Option<String>) {
    let told = use_mut_ref(|| None::<String>);
    let on_preview = props.on_preview.clone();
    use_effect_with((Position(Rc::clone(&props.session)), mv), move |(_, mv)| {
        let before = told.replace(mv.clone());
        if mv.is_some() || before.is_some() {
            on_preview.emit(mv.clone());
        }
    });
}

/// What the table gets from whoever shows it.
#[derive(Clone, Debug, Properties)]
pub struct TableProps {
    pub t: Texts,
    /// The position on show.
    pub session: Rc<dyn AnySession>,
    /// The names of the seats, fit to be shown.
    pub names: Rc<[String]>,
    /// Whose board it is, and whose eyes look at the table.
    pub seat: Seat,
    /// Whether this seat may move now.
    pub can_move: bool,
    /// Cells to point out: the evidence of a score line.
    pub lit: CellSet,
    /// Cells that the last moves changed.
    pub fresh: CellSet,
    /// Makes a move (or lets the screen explain why not). Stays the same from drawing to drawing.
    pub on_move: Callback<String>,
    /// The move under pointer or focus, so that the screen can show what it would change. Stays the
    /// same from drawing to drawing.
    pub on_preview: Callback<Option<String>>,
}

impl PartialEq for TableProps {
    fn eq(&self, other: &Self) -> bool {
        self.t == other.t
            && Rc::ptr_eq(&self.session, &other.session)
            && Rc::ptr_eq(&self.names, &other.names)
            && self.seat == other.seat
            && self.can_move == other.can_move
            && self.lit == other.lit
            && self.fresh == other.fresh
            && self.on_move == other.on_move
            && self.on_preview == other.on_preview
    }
}

/// Decisions to be told in one sentence.
#[derive(Clone, Debug)]
pub struct Told<'a> {
    pub t: Texts,
    pub names: &'a [String],
    /// Who hears it.
    pub viewer: Seat,
    pub session: &'a dyn AnySession,
    pub plies: Range<usize>,
}

/// What a small board shows.
#[derive(Clone, Copy, Debug)]
pub struct Miniature<'a> {
    pub t: Texts,
    pub session: &'a dyn AnySession,
    /// Whose board.
    pub seat: Seat,
    /// Whose eyes: secrets of others stay hidden.
    pub viewer: Seat,
    pub fresh: CellSet,
}
