//! Records: set-up, seed and moves, the only truth that is ever stored. A record is save file, share
//! link, golden test and bug report at once; states are never written, they are rebuilt by replay.
//! `docs/formats.md` describes the JSON.

use crate::checksum::checksum;
use crate::error::RecordError;
use crate::game::{Game, Settings};
use crate::json::{self, Map, Value};
use crate::seat::{MAX_SEATS, SeatColour, SeatInfo, SeatKind};
use crate::session::Session;

const FORMAT: &str = "atoll-record";
const VERSION: u64 = 1;
/// Longer texts are refused before they are parsed; a long game takes some 10 KB.
const MAX_TEXT: usize = 1 << 20;
const MAX_NAME: usize = 200;

/// A game as it was played, independent of which game it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u64,
    /// Its options, as the game writes them.
    pub options: Value,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// Where all chance comes from.
    pub seed: u64,
    /// The moves in the game's notation.
    pub moves: Vec<String>,
    /// The plies (from 0) at which a move was chosen again after its outcome had been seen.
    pub takebacks: Vec<u32>,
    /// Fields this version does not know; kept as they are.
    pub extra: Map,
}

/// What a text's checksum says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The text is as it was written.
    Good,
    /// Something was changed since.
    Changed,
}

impl Record {
    /// Reads a record and insists on its checksum.
    ///
    /// # Errors
    /// When the text is not an intact record of a version known here.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        match Record::read(text)? {
            (record, Check::Good) => Ok(record),
            (_, Check::Changed) => Err(RecordError::Damaged),
        }
    }

    /// Reads a record and tells whether its checksum holds, for tools that explain damage.
    ///
    /// # Errors
    /// When the text cannot be read as a record at all.
    pub fn read(text: &str) -> Result<(Record, Check), RecordError> {
        if text.len() > MAX_TEXT {
            return Err(RecordError::TooLong);
        }
        let value = json::read(text)?;
        let Value::Object(mut fields) = value else {
            return Err(RecordError::NotAtoll);
        };
        if fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(RecordError::NotAtoll);
        }
        match fields.get("version").and_then(Value::as_u64) {
            Some(VERSION) => {}
            Some(newer) if newer > VERSION => return Err(RecordError::NewerVersion(newer)),
            _ => return Err(field("version", "1")),
        }
        let check = fields.remove("check");
        let check = check
            .as_ref()
            .and_then(Value::as_str)
            .ok_or(field("check", "text"))?;
        let intact = check == canonical_check(&fields);

        fields.remove("format");
        fields.remove("version");
        let record = Record {
            game: text_of(fields.remove("game")).ok_or(field("game", "text"))?,
            rules: fields
                .remove("rules")
                .and_then(|v| v.as_u64())
                .ok_or(field("rules", "whole-number"))?,
            options: fields
                .remove("options")
                .filter(|options| options.as_object().is_some())
                .ok_or(field("options", "object"))?,
            seats: read_seats(fields.remove("seats"))?,
            seed: text_of(fields.remove("seed"))
                .and_then(|s| parse_seed(&s))
                .ok_or(field("seed", "16-hex-digits"))?,
            moves: list_of(fields.remove("moves"), |v| text_of(Some(v)))
                .ok_or(field("moves", "list-of-texts"))?,
            takebacks: match fields.remove("takebacks") {
                None => Vec::new(),
                list => list_of(list, |v| v.as_u64().and_then(|n| u32::try_from(n).ok()))
                    .ok_or(field("takebacks", "list-of-whole-numbers"))?,
            },
            extra: fields,
        };
        Ok((record, if intact { Check::Good } else { Check::Changed }))
    }

    /// Reads a list of seats as records write it.
    ///
    /// # Errors
    /// When it is not such a list.
    pub fn seats_from(value: Value) -> Result<Vec<SeatInfo>, RecordError> {
        read_seats(Some(value))
    }

    /// The record as JSON, checksum included, fields in the documented order.
    pub fn to_json(&self) -> String {
        let mut fields = Map::new();
        let mut text = String::from("{");
        let mut put = |key: &str, value: Value| {
            if text.len() > 1 {
                text.push(',');
            }
            json::push_string(&mut text, key);
            text.push(':');
            value.push_to(&mut text);
            fields.insert(key.to_owned(), value);
        };
        put("format", FORMAT.into());
        put("version", VERSION.into());
        put("game", self.game.as_str().into());
        put("rules", self.rules.into());
        put("options", self.options.clone());
        put("seats", self.seats.iter().map(write_seat).collect());
        put("seed", format_seed(self.seed).into());
        put(
            "moves",
            self.moves.iter().map(|mv| mv.as_str().into()).collect(),
        );
        if !self.takebacks.is_empty() {
            put(
                "takebacks",
                self.takebacks.iter().map(|&ply| ply.into()).collect(),
            );
        }
        for (key, value) in self.extra.iter() {
            put(key, value.clone());
        }
        let check = canonical_check(&fields);
        text.push_str(",\"check\":\"");
        text.push_str(&check);
        text.push_str("\"}");
        text
    }

    /// Plays the record again, up to the first move that is unreadable or illegal.
    ///
    /// # Errors
    /// What stops it: another game or rules, an impossible set-up, or the first bad move with its
    /// number, its text and the rule that forbids it.
    pub fn replay<G: Game>(&self) -> Result<Session<G>, RecordError> {
        if self.game != G::KEY {
            return Err(RecordError::UnknownGame(self.game.clone()));
        }
        if self.rules != u64::from(G::RULES) {
            return Err(RecordError::Rules {
                found: self.rules,
                known: G::RULES,
            });
        }
        let options = read_options::<G>(&self.options)?;
        let mut session = Session::<G>::new(options, self.seats.clone(), self.seed)?;
        session.extra = self.extra.clone();
        for (index, text) in self.moves.iter().enumerate() {
            let number = index + 1;
            let mv = G::parse_move(text).ok_or_else(|| RecordError::Unreadable {
                number,
                text: text.clone(),
            })?;
            session.apply(mv).map_err(|illegal| RecordError::Illegal {
                number,
                text: text.clone(),
                rule: illegal.rule,
            })?;
        }
        session.takebacks = self.takebacks.clone();
        Ok(session)
    }
}

/// Reads a game's options from JSON.
///
/// # Errors
/// When a field or value is unknown to the game.
pub fn read_options<G: Game>(options: &Value) -> Result<G::Options, crate::error::SetupError> {
    G::Options::from_json(options)
}

/// A seed as it is written: 16 hex digits.
pub fn format_seed(seed: u64) -> String {
    format!("{seed:016x}")
}

/// Reads a seed back.
pub fn parse_seed(text: &str) -> Option<u64> {
    let hex = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
    hex.then(|| u64::from_str_radix(text, 16).ok()).flatten()
}

/// The checksum over everything but the checksum itself. Keys are sorted, so neither their
/// order nor white space matters.
fn canonical_check(fields: &Map) -> String {
    let text = Value::Object(fields.clone()).text();
    format_seed(checksum(text.as_bytes()))
}

fn field(name: &'static str, expected: &'static str) -> RecordError {
    RecordError::Field { name, expected }
}

fn text_of(value: Option<Value>) -> Option<String> {
    match value {
        Some(Value::String(text)) => Some(text),
        _ => None,
    }
}

fn list_of<T>(value: Option<Value>, read: impl Fn(Value) -> Option<T>) -> Option<Vec<T>> {
    match value {
        Some(Value::Array(items)) => items.into_iter().map(read).collect(),
        _ => None,
    }
}

fn read_seats(value: Option<Value>) -> Result<Vec<SeatInfo>, RecordError> {
    let seats = list_of(value, |seat| {
        let Value::Object(mut fields) = seat else {
            return None;
        };
        let colour = match fields.remove("colour") {
            None => None,
            colour => Some(SeatColour::from_word(&text_of(colour)?)?),
        };
        Some(SeatInfo {
            name: text_of(fields.remove("name")).filter(|n| n.chars().count() <= MAX_NAME)?,
            kind: SeatKind::from_word(&text_of(fields.remove("kind"))?)?,
            colour,
            extra: fields,
        })
    });
    seats
        .filter(|seats| (1..=MAX_SEATS).contains(&seats.len()))
        .ok_or(field("seats", "list-of-name-kind-colour"))
}

fn write_seat(seat: &SeatInfo) -> Value {
    let mut fields = seat.extra.clone();
    fields.insert("name".into(), seat.name.as_str().into());
    fields.insert("kind".into(), seat.kind.word().into());
    if let Some(colour) = seat.colour {
        fields.insert("colour".into(), colour.word().into());
    }
    Value::Object(fields)
}
