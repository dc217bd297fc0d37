//! The JavaScript component: the same rules behind wasm-bindgen classes, for `dist/engine`. Values
//! cross the border as plain objects with TypeScript types; errors are objects with a `code` and
//! arguments, never sentences to parse.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::ai::levels;
use crate::any_session::{AnySession, NoAnswer, Refusal};
use crate::error::{Illegal, RecordError, SetupError, rule};
use crate::game::{Turn, Variant};
use crate::json::{self, Value};
use crate::outcome::ScoreLine;
use crate::record::{Record, format_seed, parse_seed};
use crate::registry::{self, GameId};
use crate::seat::{Seat, SeatKind};

/// Smaller than the allocator of the standard library. Its type knows that there is one thread.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON, catch)]
    fn stringify(value: &JsValue) -> Result<Option<String>, JsValue>;

    /// What kind of object a value is.
    #[wasm_bindgen(js_namespace = ["Object", "prototype", "toString"], js_name = call)]
    fn tag(value: &JsValue) -> String;
}

/// What a thrown error looks like. `code` is stable; the other fields are its arguments.
#[derive(Debug, Default, Serialize, Tsify)]
pub struct AtollError {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    rule: Option<&'static str>,
    /// The number of the move, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    number: Option<usize>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    detail: Option<String>,
}

/// What there is to choose before a game.
#[derive(Debug, Serialize, Tsify)]
pub struct GameInfo {
    key: &'static str,
    rules: u32,
    #[serde(rename = "minSeats")]
    min_seats: u8,
    #[serde(rename = "maxSeats")]
    max_seats: u8,
    #[tsify(type = "{ key: string; values: string[] }[]")]
    options: &'static [Variant],
    #[tsify(type = "string[]")]
    categories: &'static [&'static str],
    #[serde(rename = "ruleKeys")]
    #[tsify(type = "string[]")]
    rule_keys: &'static [&'static str],
    levels: Vec<&'static str>,
}

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

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export type GameKey = "lost-cities" | "harmonies" | "skylands";
export type SeatKind = "human" | "random" | "greedy" | "easy" | "medium" | "hard" | "expert";
export interface SeatSetup { name: string; kind: SeatKind; colour?: string }
export type LostCitiesSeat = Seat;
export type HarmoniesSeat = Seat;
export type SkylandsSeat = Seat;
/** A seat's points, line by line. */
export interface Score extends ScoreSheet { total: number }
/** One event of a game: `type` says which. */
export type GameEvent = LostCitiesEvent | HarmoniesEvent | SkylandsEvent;
/** What a seat of a game knows. */
export type GameView = LostCitiesView | HarmoniesView | SkylandsView;
"#;

/// Every game with its options and levels.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn games() -> Result<JsValue, JsValue> {
    let info = |id: &GameId| {
        let rules = id.rules();
        GameInfo {
            key: rules.key,
            rules: rules.version,
            min_seats: rules.seats.0,
            max_seats: rules.seats.1,
            options: rules.variants,
            categories: rules.categories,
            rule_keys: rules.rule_keys,
            levels: levels::of::<G>().iter().map(|level| level.word()).collect(),
        }
    };
    to_js(&GameId::ALL.iter().map(info).collect::<Vec<_>>())
}

/// Scores a position of any game: JSON in, JSON out, as `cargo xtask score` does.
#[wasm_bindgen(js_name = scorePosition)]
pub fn score_position(json: &str) -> Result<String, JsValue> {
    let position = json::read(json).map_err(|error| record_error(&error.into()))?;
    let sheet = registry::score_position(&position).map_err(|error| {
        thrown(&AtollError {
            code: error.code,
            detail: Some(error.place),
            ..AtollError::default()
        })
    })?;
    Ok(sheet.text())
}

/// Plays random complete games and gives the checksum of their final states, the same as natively.
#[wasm_bindgen(js_name = playRandomGames)]
pub fn play_random_games(game: &str, seats: u8, games: u32, seed: &str) -> Result<String, JsValue> {
    let id = game_id(game)?;
    let (min, max) = id.seats();
    if !(min..=max).contains(&seats) {
        return Err(setup_error(&SetupError::Seats {
            found: usize::from(seats),
            min,
            max,
        }));
    }
    let seed = parse_seed(seed).ok_or_else(|| bad_field("seed"))?;
    Ok(format_seed(registry::play_random_games(
        id, seats, games, seed,
    )))
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
        #[wasm_bindgen(unchecked_param_type = "GameKey")] game: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, unknown>")] options: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "SeatSetup[]")] seats: &JsValue,
        seed: &str,
    ) -> Result<Table, JsValue> {
        let id = game_id(game)?;
        let seed = parse_seed(seed).ok_or_else(|| bad_field("seed"))?;
        let options = from_js(options).ok_or_else(|| bad_field("options"))?;
        let seats = from_js(seats).ok_or_else(|| bad_field("seats"))?;
        let seats = Record::seats_from(seats).map_err(|error| record_error(&error))?;
        let session = (id.rules().start)(&options, seats, seed);
        Ok(Table {
            inner: session.map_err(|error| setup_error(&error))?,
        })
    }

    /// Opens a record (`*.atoll.json`) at its cursor.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Result<Table, JsValue> {
        let record = Record::parse(text).map_err(|error| record_error(&error))?;
        let id = GameId::of_record(&record).map_err(|error| record_error(&error))?;
        let session = (id.rules().open)(&record);
        Ok(Table {
            inner: session.map_err(|error| record_error(&error))?,
        })
    }

    /// Opens a share text at its last move.
    #[wasm_bindgen(js_name = fromShare)]
    pub fn from_share(text: &str) -> Result<Table, JsValue> {
        let id = GameId::of_share(text).map_err(|error| record_error(&error))?;
        let session = (id.rules().open_share)(text);
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
    pub fn view(&self, seat: u8) -> Result<JsValue, JsValue> {
        self.inner.view_js(self.seat(seat)?)
    }

    /// All legal moves, sorted, in the game's notation.
    pub fn legal(&self) -> Vec<String> {
        self.inner.legal()
    }

    /// The key of the rule that forbids a move, or `undefined` when it is legal.
    pub fn check(&self, mv: &str) -> Result<Option<String>, JsValue> {
        match self.inner.check(mv) {
            Ok(()) => Ok(None),
            Err(Refusal::Illegal(error)) => Ok(Some(error.rule.to_owned())),
            Err(refusal) => Err(refused(refusal, mv)),
        }
    }

    /// Makes a move and gives what happened.
    #[wasm_bindgen(unchecked_return_type = "GameEvent[]")]
    pub fn apply(&mut self, mv: &str) -> Result<JsValue, JsValue> {
        let made = self.inner.apply(mv);
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
    pub fn jump(&mut self, ply: usize) -> bool {
        self.inner.jump(ply)
    }

    /// A seat's score, line by line.
    #[wasm_bindgen(unchecked_return_type = "Score")]
    pub fn score(&self, seat: u8) -> Result<JsValue, JsValue> {
        {
            let sheet = self.inner.score(self.seat(seat)?);
            to_js(&Score {
                total: sheet.total(),
                lines: sheet.lines,
            })
        }
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
        #[wasm_bindgen(unchecked_param_type = "SeatKind")] level: &str,
        work: Option<u32>,
    ) -> Result<String, JsValue> {
        let level = SeatKind::from_word(level).ok_or_else(|| bad_field("level"))?;
        match self.inner.ask(level, work) {
            Ok(mut thought) => Ok(thought.finish()),
            Err(NoAnswer::Over) => Err(illegal(Illegal::new(rule::GAME_OVER), "")),
            Err(NoAnswer::NoSuchLevel) => Err(bad_field("level")),
        }
    }

    fn seat(&self, seat: u8) -> Result<Seat, JsValue> {
        let within = usize::from(seat) < self.inner.seats().len();
        within
            .then_some(Seat(seat))
            .ok_or_else(|| bad_field("seat"))
    }
}

fn game_id(key: &str) -> Result<GameId, JsValue> {
    GameId::from_key(key).ok_or_else(|| record_error(&RecordError::UnknownGame(key.to_owned())))
}

fn refused(refusal: Refusal, text: &str) -> JsValue {
    match refusal {
        Refusal::Illegal(error) => illegal(error, text),
        Refusal::Unreadable => thrown(&AtollError {
            code: "unreadable-move",
            text: Some(text.to_owned()),
            ..AtollError::default()
        }),
    }
}

pub(crate) fn to_js(value: &(impl Serialize + ?Sized)) -> Result<JsValue, JsValue> {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&plain).map_err(JsValue::from)
}

/// A plain value from JavaScript; `None` for what JSON cannot say, such as a `Map` or a function.
fn from_js(value: &JsValue) -> Option<Value> {
    const PLAIN: [&str; 7] = [
        "Object",
        "Array",
        "String",
        "Number",
        "Boolean",
        "Null",
        "Undefined",
    ];
    let tag = tag(value);
    let kind = tag.strip_prefix("[object ")?.strip_suffix(']')?;
    if !PLAIN.contains(&kind) {
        return None;
    }
    match stringify(value).ok()? {
        Some(text) => json::read(&text).ok(),
        None => Some(Value::Null),
    }
}

fn thrown(error: &AtollError) -> JsValue {
    to_js(error).unwrap_or_else(|error| error)
}

fn bad_field(name: &str) -> JsValue {
    thrown(&AtollError {
        code: "bad-field",
        detail: Some(name.to_owned()),
        ..AtollError::default()
    })
}

fn illegal(error: Illegal, text: &str) -> JsValue {
    let (rule, text) = (Some(error.rule), Some(text.to_owned()));
    thrown(&AtollError {
        code: "illegal-move",
        rule,
        text,
        ..AtollError::default()
    })
}

fn setup_error(error: &SetupError) -> JsValue {
    record_error(&RecordError::Setup(error.clone()))
}

fn record_error(error: &RecordError) -> JsValue {
    let mut info = AtollError {
        code: error.code(),
        ..AtollError::default()
    };
    match error {
        RecordError::Illegal { number, text, rule } => {
            (info.number, info.text, info.rule) = (Some(*number), Some(text.clone()), Some(*rule));
        }
        RecordError::Unreadable { number, text } => {
            (info.number, info.text) = (Some(*number), Some(text.clone()));
        }
        other => info.detail = Some(other.text()),
    }
    thrown(&info)
}
