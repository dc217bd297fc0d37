//! A game at the table whose game is known only at run time: what component, play screen, worker,
//! replay and commands work with. Moves are texts in the game's notation. Whoever knows the game
//! finds the way back to its types with [`AnySession::of`](trait@AnySession).

use std::any::Any;

use crate::ai::bot::Said;
use crate::ai::{Question, Thought, levels};
use crate::error::{Illegal, RecordError, SetupError};
use crate::event::AnyEvent;
use crate::game::{Game, GameOptions, Turn, Variant};
use crate::json::Value;
use crate::outcome::{Outcome, ScoreSheet};
use crate::record::{Record, read_options};
use crate::seat::{Seat, SeatInfo, SeatKind};
use crate::session::Session;
use crate::share;

/// Why a text was not made as a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not in the game's notation.
    Unreadable,
    /// A rule forbids it.
    Illegal(Illegal),
}

/// Why a level gives no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// Nobody has to decide anything.
    Over,
    /// The level has no bot for this game.
    NoSuchLevel,
}

/// What a line says of one of its decisions, whatever the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Who made it.
    pub seat: Seat,
    /// The turn it belongs to.
    pub turn: u16,
    /// Whether it brought new information.
    pub reveals: bool,
}

/// A session of any game. [`Session`] says what each of these means.
pub trait AnySession {
    /// The game's name in records.
    fn key(&self) -> &'static str;
    /// The game's options, as records write them.
    fn options(&self) -> Value;
    /// Who sits where.
    fn seats(&self) -> &[SeatInfo];
    /// Where all chance comes from.
    fn seed(&self) -> u64;
    /// How many moves lie before the cursor.
    fn ply(&self) -> usize;
    /// How many moves the whole line has, those that can be redone included.
    fn length(&self) -> usize;
    /// A decision of the line.
    fn decision(&self, ply: usize) -> Option<Decision>;
    /// The move of a decision of the line.
    fn move_at(&self, ply: usize) -> Option<String>;
    /// Whose decision it is under the cursor.
    fn turn(&self) -> Turn;
    /// The ply at which the turn under the cursor began.
    fn turn_start(&self) -> usize;
    /// The legal moves under the cursor, sorted as the game sorts them.
    fn legal(&self) -> Vec<String>;
    /// Whether a move is legal under the cursor.
    ///
    /// # Errors
    /// Why it is not.
    fn check(&self, mv: &str) -> Result<(), Refusal>;
    /// Makes a move; what happened is in [`AnySession::events`] of the ply before the cursor.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn apply(&mut self, mv: &str) -> Result<(), Refusal>;
    /// Makes the next move of the line again; `false` at its end.
    fn redo(&mut self) -> bool;
    /// Goes to any point of the line; `false` when there is no such point.
    fn jump(&mut self, ply: usize) -> bool;
    /// What happened before the first decision.
    fn opening(&self) -> Vec<&dyn AnyEvent>;
    /// What happened at a ply of the line.
    fn events(&self, ply: usize) -> Vec<&dyn AnyEvent>;
    /// The seat's score, line by line.
    fn score(&self, seat: Seat) -> ScoreSheet;
    /// The seat's points.
    fn total(&self, seat: Seat) -> i32;
    /// The seat's score after a move; `None` when it is not legal.
    fn score_after(&self, mv: &str, seat: Seat) -> Option<ScoreSheet>;
    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;
    /// The hash of the position.
    fn hash(&self) -> u64;
    /// The whole table as plain text.
    fn ascii(&self) -> String;
    /// The whole line with its cursor as a record.
    fn record(&self) -> Record;
    /// The game up to the cursor as a share text.
    fn share(&self) -> String;
    /// Asks a level for its move now: it sees what the seat that decides knows, and nothing else. The
    /// most work to put into it may be said; see [`Question`].
    ///
    /// # Errors
    /// Why nobody answers.
    fn ask(&self, level: SeatKind, work: Option<u32>)
    -> Result<Box<dyn Thought<String>>, NoAnswer>;
    /// The same session once more.
    fn copy(&self) -> Box<dyn AnySession>;
    /// A game of its own that starts with the first moves of this one.
    fn fork(&self, ply: usize) -> Option<Box<dyn AnySession>>;
    /// The session itself, for those who know the game.
    fn as_any(&self) -> &dyn Any;
    /// What the seat knows, for JavaScript.
    ///
    /// # Errors
    /// When the view has a value that JavaScript has no word for.
    #[cfg(feature = "wasm")]
    fn view_js(&self, seat: Seat) -> Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue>;
    /// What happened at a ply, or (`None`) before the first decision, for JavaScript.
    ///
    /// # Errors
    /// When an event has a value that JavaScript has no word for.
    #[cfg(feature = "wasm")]
    fn events_js(&self, ply: Option<usize>)
    -> Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue>;
}

impl dyn AnySession + '_ {
    /// The session of that game, if it is one.
    pub fn of<G: Game>(&self) -> Option<&Session<G>> {
        self.as_any().downcast_ref()
    }

    /// The move a level makes now, thought to its end at once.
    ///
    /// # Errors
    /// Why nobody answers.
    pub fn answer(&self, level: SeatKind) -> Result<String, NoAnswer> {
        Ok(self.ask(level, None)?.finish())
    }
}

/// Says which game it is: whole states would bring the formatting machinery along.
impl std::fmt::Debug for dyn AnySession + '_ {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key())
    }
}

impl<G: Game> AnySession for Session<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }
    fn options(&self) -> Value {
        Session::options(self).to_json()
    }
    fn seats(&self) -> &[SeatInfo] {
        Session::seats(self)
    }
    fn seed(&self) -> u64 {
        Session::seed(self)
    }
    fn ply(&self) -> usize {
        Session::ply(self)
    }
    fn length(&self) -> usize {
        self.line().len()
    }
    fn decision(&self, ply: usize) -> Option<Decision> {
        let made = self.line().get(ply)?;
        Some(Decision {
            seat: made.seat,
            turn: made.turn,
            reveals: made.reveals,
        })
    }
    fn move_at(&self, ply: usize) -> Option<String> {
        self.line().get(ply).map(|made| G::fmt_move(made.mv))
    }
    fn turn(&self) -> Turn {
        Session::turn(self)
    }
    fn turn_start(&self) -> usize {
        Session::turn_start(self)
    }
    fn legal(&self) -> Vec<String> {
        Session::legal(self).into_iter().map(G::fmt_move).collect()
    }
    fn check(&self, mv: &str) -> Result<(), Refusal> {
        let mv = G::parse_move(mv).ok_or(Refusal::Unreadable)?;
        Session::check(self, mv).map_err(Refusal::Illegal)
    }
    fn apply(&mut self, mv: &str) -> Result<(), Refusal> {
        let mv = G::parse_move(mv).ok_or(Refusal::Unreadable)?;
        match Session::apply(self, mv) {
            Ok(_) => Ok(()),
            Err(illegal) => Err(Refusal::Illegal(illegal)),
        }
    }
    fn redo(&mut self) -> bool {
        Session::redo(self).is_some()
    }
    fn jump(&mut self, ply: usize) -> bool {
        Session::jump(self, ply)
    }
    fn opening(&self) -> Vec<&dyn AnyEvent> {
        any_events::<G>(self.opening_events())
    }
    fn events(&self, ply: usize) -> Vec<&dyn AnyEvent> {
        any_events::<G>(self.events_at(ply))
    }
    fn score(&self, seat: Seat) -> ScoreSheet {
        G::score(self.state(), seat)
    }
    fn total(&self, seat: Seat) -> i32 {
        G::total(self.state(), seat)
    }
    fn score_after(&self, mv: &str, seat: Seat) -> Option<ScoreSheet> {
        let mv = G::parse_move(mv)?;
        G::check(self.state(), mv).ok()?;
        let mut after = self.state().clone();
        G::apply(&mut after, mv, &mut ());
        Some(G::score(&after, seat))
    }
    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.state())
    }
    fn hash(&self) -> u64 {
        Session::hash(self)
    }
    fn ascii(&self) -> String {
        G::ascii(self.state())
    }
    fn record(&self) -> Record {
        Session::record(self)
    }
    fn share(&self) -> String {
        share::encode(self)
    }
    fn ask(
        &self,
        level: SeatKind,
        work: Option<u32>,
    ) -> Result<Box<dyn Thought<String>>, NoAnswer> {
        let seat = Session::turn(self).seat().ok_or(NoAnswer::Over)?;
        let question = Question {
            view: G::view(self.state(), seat),
            seat,
            chance: self.bot_chance(),
            work,
        };
        let thought = levels::ask::<G>(level, question).ok_or(NoAnswer::NoSuchLevel)?;
        Ok(Box::new(Said::new(thought, G::fmt_move)))
    }
    fn copy(&self) -> Box<dyn AnySession> {
        Box::new(self.clone())
    }
    fn fork(&self, ply: usize) -> Option<Box<dyn AnySession>> {
        Session::fork(self, ply).map(boxed)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    #[cfg(feature = "wasm")]
    fn view_js(&self, seat: Seat) -> Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue> {
        crate::wasm::to_js(&G::view(self.state(), seat))
    }
    #[cfg(feature = "wasm")]
    fn events_js(
        &self,
        ply: Option<usize>,
    ) -> Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue> {
        crate::wasm::to_js(match ply {
            Some(ply) => self.events_at(ply),
            None => self.opening_events(),
        })
    }
}

fn any_events<G: Game>(events: &[G::Event]) -> Vec<&dyn AnyEvent> {
    events.iter().map(|event| event as &dyn AnyEvent).collect()
}

fn boxed<G: Game>(session: Session<G>) -> Box<dyn AnySession> {
    Box::new(session)
}

/// Starts a game with options as records write them, seats and a seed.
pub type Start = fn(&Value, Vec<SeatInfo>, u64) -> Result<Box<dyn AnySession>, SetupError>;

/// One version of a game's rules with its type hidden: what there is to choose, and every way to a
/// session.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The game's name in records.
    pub key: &'static str,
    /// The version of the rules.
    pub version: u32,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// What can be chosen before the game.
    pub variants: &'static [Variant],
    /// The levels at which the computer plays it, from the weakest.
    pub levels: &'static [SeatKind],
    /// Every category of its score sheets.
    pub categories: &'static [&'static str],
    /// Every rule that can forbid a move, besides the shared ones.
    pub rule_keys: &'static [&'static str],
    /// Starts a game.
    pub start: Start,
    /// Opens a record.
    pub open: fn(&Record) -> Result<Box<dyn AnySession>, RecordError>,
    /// Opens a share text.
    pub open_share: fn(&str) -> Result<Box<dyn AnySession>, RecordError>,
}

impl Rules {
    /// The rules of `G`.
    pub const fn of<G: Game>() -> &'static Rules {
        const {
            &Rules {
                key: G::KEY,
                version: G::RULES,
                seats: G::SEATS,
                variants: G::VARIANTS,
                levels: levels::of::<G>(),
                categories: G::CATEGORIES,
                rule_keys: G::RULE_KEYS,
                start: |options, seats, seed| {
                    Session::<G>::new(read_options::<G>(options)?, seats, seed).map(boxed)
                },
                open: |record| record.replay::<G>().map(boxed),
                open_share: |text| share::decode::<G>(text).map(boxed),
            }
        }
    }
}
