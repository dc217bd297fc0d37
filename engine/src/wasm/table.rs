//! A game at the table, for JavaScript: an [`AnySession`] behind a class.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::border::{
    self, bad_field, illegal, plain, record_error, refused, setup_error, text, to_js, whole,
};
use super::{game_id, read_seed};
use crate::any_session::{AnySession, NoAnswer, Refusal};
use crate::error::{Illegal, rule};
use crate::game::Turn;
use crate::outcome::ScoreLine;
use crate::record::{Record, format_seed};
use crate::registry::GameId;
use crate::seat::{Seat, SeatKind};

/// Whose decision it is.
#[derive(Debug, Serialize, Tsify)]
pub struct Decision {
    seat: Seat,
    turn: u16,
}

/// A seat's points, line by line: a `ScoreSheet` with its total.
#[derive(Debug, Serialize)]
pub struct Score {
    total: i32,
    lines: Vec<ScoreLine>,
}

/// A game at the table: moves, undo and redo, records and share texts.
#[wasm_bindgen]
pub struct Table {
    inner: Box<dyn AnySession>,
}

/// Says which game it is. The session inside would bring 30 KB of formatting along.
impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.inner.key())
    }
}

#[wasm_bindgen]
impl Table {
    /// Starts a game. `seed` is 16 hex digits.
    pub fn start(
        #[wasm_bindgen(unchecked_param_type = "GameKey")] game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Record<string, unknown>")] options: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "SeatSetup[]")] seats: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Table, JsValue> {
        let id = game_id(game)?;
        let seed = read_seed(seed)?;
        let options = plain(options, "options")?;
        let seats = Record::seats_from(plain(seats, "seats")?);
        let seats = seats.map_err(|error| record_error(&error))?;
        let session = (id.rules().start)(&options, seats, seed);
        Ok(Table {
            inner: session.map_err(|error| setup_error(&error))?,
        })
    }

    /// Opens a record (`*.atoll.json`) at its cursor.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Result<Table, JsValue> {
        let text = border::text(text, "text")?;
        let record = Record::parse(&text).map_err(|error| record_error(&error))?;
        let id = GameId::of_record(&record).map_err(|error| record_error(&error))?;
        let session = (id.rules().open)(&record);
        Ok(Table {
            inner: session.map_err(|error| record_error(&error))?,
        })
    }

    /// Opens a share text at its last move.
    #[wasm_bindgen(js_name = fromShare)]
    pub fn from_share(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Result<Table, JsValue> {
        let text = border::text(text, "text")?;
        let id = GameId::of_share(&text).map_err(|error| record_error(&error))?;
        let session = (id.rules().open_share)(&text);
        Ok(Table {
            inner: session.map_err(|error| record_error(&error))?,
        })
    }

    /// The game's key.
    #[wasm_bindgen(getter, unchecked_return_type = "GameKey")]
    pub fn game(&self) -> String {
        self.inner.key().to_owned()
    }

    /// How many moves lie before the cursor.
    #[wasm_bindgen(getter)]
    pub fn ply(&self) -> usize {
        self.inner.ply()
    }

    /// How many moves the whole line has, those that can be redone included.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.inner.length()
    }

    /// Whose decision it is; `null` when the game is over.
    #[wasm_bindgen(unchecked_return_type = "Decision | null")]
    pub fn turn(&self) -> Result<JsValue, JsValue> {
        match self.inner.turn() {
            Turn::Of { seat, number } => to_js(&Decision { seat, turn: number }),
            Turn::Over => Ok(JsValue::NULL),
        }
    }

    /// What a seat knows.
    #[wasm_bindgen(unchecked_return_type = "GameView")]
    pub fn view(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] seat: &JsValue,
    ) -> Result<JsValue, JsValue> {
        self.inner.view_js(self.seat(seat)?)
    }

    /// All legal moves, sorted, in the game's notation.
    pub fn legal(&self) -> Vec<String> {
        self.inner.legal()
    }

    /// The key of the rule that forbids a move, or `undefined` when it is legal.
    pub fn check(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] mv: &JsValue,
    ) -> Result<Option<String>, JsValue> {
        let mv = text(mv, "move")?;
        match self.inner.check(&mv) {
            Ok(()) => Ok(None),
            Err(Refusal::Illegal(error)) => Ok(Some(error.rule.to_owned())),
            Err(refusal) => Err(refused(refusal, mv)),
        }
    }

    /// Makes a move and gives what happened.
    #[wasm_bindgen(unchecked_return_type = "GameEvent[]")]
    pub fn apply(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] mv: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let mv = text(mv, "move")?;
        let made = self.inner.apply(&mv);
        made.map_err(|refusal| refused(refusal, mv))?;
        self.inner.events_js(self.inner.ply().checked_sub(1))
    }

    /// What happened before the first decision.
    #[wasm_bindgen(js_name = openingEvents, unchecked_return_type = "GameEvent[]")]
    pub fn opening_events(&self) -> Result<JsValue, JsValue> {
        self.inner.events_js(None)
    }

    /// Takes one move back; `false` at the start.
    pub fn undo(&mut self) -> bool {
        let ply = self.inner.ply();
        ply > 0 && self.inner.jump(ply - 1)
    }

    /// Makes the next move of the line again; `undefined` at its end.
    #[wasm_bindgen(unchecked_return_type = "GameEvent[] | undefined")]
    pub fn redo(&mut self) -> Result<JsValue, JsValue> {
        let ply = self.inner.ply();
        if self.inner.redo() {
            self.inner.events_js(Some(ply))
        } else {
            Ok(JsValue::UNDEFINED)
        }
    }

    /// Goes to any point of the line; `false` when there is no such point.
    pub fn jump(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.inner.jump(whole(ply, "ply")? as usize))
    }

    /// A seat's score, line by line.
    #[wasm_bindgen(unchecked_return_type = "Score")]
    pub fn score(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] seat: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let sheet = self.inner.score(self.seat(seat)?);
        to_js(&Score {
            total: sheet.total(),
            lines: sheet.lines,
        })
    }

    /// The ranking; `null` while the game goes on.
    #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
    pub fn outcome(&self) -> Result<JsValue, JsValue> {
        match self.inner.outcome() {
            Some(outcome) => to_js(&outcome),
            None => Ok(JsValue::NULL),
        }
    }

    /// The whole line with its cursor as a record: JSON text to keep.
    pub fn record(&self) -> String {
        self.inner.record().to_json()
    }

    /// The game up to the cursor as a share text for a link.
    pub fn share(&self) -> String {
        self.inner.share()
    }

    /// The hash of the position: equal to the native one.
    pub fn hash(&self) -> String {
        format_seed(self.inner.hash())
    }

    /// The whole table as plain text.
    pub fn ascii(&self) -> String {
        self.inner.ascii()
    }

    /// The move a computer player of a level would make now. It sees only what its seat knows.
    /// `work` bounds its thinking; levels that do not search ignore it.
    #[wasm_bindgen(js_name = botMove)]
    pub fn bot_move(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SeatKind")] level: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] work: &JsValue,
    ) -> Result<String, JsValue> {
        let level =
            SeatKind::from_word(&text(level, "level")?).ok_or_else(|| bad_field("level"))?;
        let work = if work.is_undefined() || work.is_null() {
            None
        } else {
            Some(whole(work, "work")?)
        };
        match self.inner.ask(level, work) {
            Ok(mut thought) => Ok(thought.finish()),
            Err(NoAnswer::Over) => Err(illegal(Illegal::new(rule::GAME_OVER), String::new())),
            Err(NoAnswer::NoSuchLevel) => Err(bad_field("level")),
        }
    }

    fn seat(&self, seat: &JsValue) -> Result<Seat, JsValue> {
        let seat = whole(seat, "seat")?;
        let within = (seat as usize) < self.inner.seats().len();
        let seat = within.then_some(Seat(seat as u8));
        seat.ok_or_else(|| bad_field("seat"))
    }
}
