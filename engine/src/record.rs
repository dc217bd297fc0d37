//! Records: set-up, seed, moves and a cursor, the only truth that is ever stored. A record is save file, share
//! link, golden test and bug report at once; states are never written, they are rebuilt by replay.
//! `docs/formats.md` describes the JSON.

use crate::checksum::checksum;
use crate::error::{Illegal, RecordError};
use crate::game::{Game, GameOptions};
use crate::json::{self, Map, Value};
use crate::seat::{MAX_NAME_READ, MAX_SEATS, SeatColour, SeatInfo, SeatKind, is_longer};
use crate::session::{About, Session};
use crate::text::{Put as _, hex16};

const FORMAT: &str = "atoll-record";
const VERSION: u64 = 1;
/// Longer texts are refused before they are parsed; a long game takes some 10 KB.
const MAX_TEXT: usize = 1 << 20;

/// What a cursor may be.
const AT: &str = "whole-number-up-to-the-moves";

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
    /// The moves in the game's notation: the whole line, those that can be redone included.
    pub moves: Vec<String>,
    /// How many of them lie before the cursor; `None` for all.
    pub at: Option<usize>,
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
        let check = text_of(fields.remove("check")).ok_or(field("check", "text"))?;
        let intact = check == canonical_check(&fields);

        fields.remove("format");
        fields.remove("version");
        let game = text_of(fields.remove("game")).ok_or(field("game", "text"))?;
        let rules = fields.remove("rules");
        let rules = rules
            .and_then(|rules| rules.as_u64())
            .ok_or(field("rules", "whole-number"))?;
        let options = fields
            .remove("options")
            .filter(|options| options.as_object().is_some())
            .ok_or(field("options", "object"))?;
        let seats = read_seats(fields.remove("seats"))?;
        let seed = text_of(fields.remove("seed"))
            .and_then(|seed| parse_seed(&seed))
            .ok_or(field("seed", "16-hex-digits"))?;
        let moves = read_moves(fields.remove("moves")).ok_or(field("moves", "list-of-texts"))?;
        let at = match fields.remove("at") {
            None => None,
            Some(at) => {
                let at = at.as_u64().and_then(|at| usize::try_from(at).ok());
                let at = at.filter(|&at| at <= moves.len());
                Some(at.ok_or(field("at", AT))?)
            }
        };
        let takebacks = fields.remove("takebacks");
        let takebacks = takebacks.unwrap_or(Value::Array(Vec::new()));
        let takebacks =
            read_plies(&takebacks).ok_or(field("takebacks", "list-of-whole-numbers"))?;
        let record = Record {
            game,
            rules,
            options,
            seats,
            seed,
            moves,
            at,
            takebacks,
            extra: fields,
        };
        Ok((record, if intact { Check::Good } else { Check::Changed }))
    }

    /// A record of a game (its key and the version of its rules).
    pub(crate) fn new(
        (game, rules): (&str, u32),
        options: Value,
        about: &About,
        moves: Vec<String>,
        cursor: usize,
    ) -> Record {
        let about = about.clone();
        Record {
            game: game.to_owned(),
            rules: u64::from(rules),
            options,
            seats: about.seats,
            seed: about.seed,
            at: (cursor < moves.len()).then_some(cursor),
            moves,
            takebacks: about.takebacks,
            extra: about.extra,
        }
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
        let text = |text: &str| Value::from(text);
        let mut known = vec![
            ("format", text(FORMAT)),
            ("version", VERSION.into()),
            ("game", text(&self.game)),
            ("rules", self.rules.into()),
            ("options", self.options.clone()),
            ("seats", self.seats.iter().map(write_seat).collect()),
            ("seed", format_seed(self.seed).into()),
            ("moves", self.moves.iter().map(|mv| text(mv)).collect()),
        ];
        if let Some(at) = self.at {
            known.push(("at", (at as u64).into()));
        }
        if !self.takebacks.is_empty() {
            let plies = self.takebacks.iter().map(|&ply| ply.into());
            known.push(("takebacks", plies.collect()));
        }
        let extra = self.extra.iter();
        known.extend(extra.map(|(key, value)| (key, value.clone())));

        let mut text = String::new();
        for (key, value) in &known {
            text.put(if text.is_empty() { "{" } else { "," });
            json::push_string(&mut text, key);
            text.put(":");
            value.push_to(&mut text);
        }
        let check = canonical_check(&known.into_iter().collect());
        text.put(",\"check\":\"").put(&check).put("\"}");
        text
    }

    /// Which of the given rules, each the key of a game and a version, the record was played by.
    ///
    /// # Errors
    /// When the game is not among them, or not by the record's rules.
    pub fn rules_among(&self, known: &[(&'static str, u32)]) -> Result<usize, RecordError> {
        pick_rules(known, &self.game, self.rules)
    }

    /// Plays the record again, up to the first move that is unreadable or illegal, and goes to its
    /// cursor.
    ///
    /// # Errors
    /// What stops it: another game or rules, an impossible set-up, or the first bad move with its
    /// number, its text and the rule that forbids it.
    pub fn replay<G: Game>(&self) -> Result<Session<G>, RecordError> {
        self.rules_among(&[(G::KEY, G::RULES)])?;
        let options = read_options::<G>(&self.options)?;
        let mut session = Session::<G>::start(options, self.about(Vec::new()))?;
        for (index, text) in self.moves.iter().enumerate() {
            let number = index + 1;
            let Some(mv) = G::parse_move(text) else {
                let text = text.clone();
                return Err(RecordError::Unreadable { number, text });
            };
            if let Err(Illegal { rule }) = session.apply(mv) {
                let text = text.clone();
                return Err(RecordError::Illegal { number, text, rule });
            }
        }
        session.set_takebacks(self.takebacks.clone());
        if let Some(at) = self.at
            && !session.jump(at)
        {
            return Err(field("at", AT));
        }
        Ok(session)
    }

    fn about(&self, takebacks: Vec<u32>) -> About {
        About {
            seats: self.seats.clone(),
            seed: self.seed,
            takebacks,
            extra: self.extra.clone(),
        }
    }
}

/// Finds a game by key and version of its rules among those known.
pub(crate) fn pick_rules(
    known: &[(&'static str, u32)],
    key: &str,
    found: u64,
) -> Result<usize, RecordError> {
    let mut newest = None;
    for (at, &(name, version)) in known.iter().enumerate() {
        if name == key {
            if u64::from(version) == found {
                return Ok(at);
            }
            newest = newest.max(Some(version));
        }
    }
    Err(match newest {
        Some(known) => RecordError::Rules { found, known },
        None => RecordError::UnknownGame(key.to_owned()),
    })
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
    hex16(seed)
}

/// Reads a seed back.
pub fn parse_seed(text: &str) -> Option<u64> {
    if text.len() != 16 {
        return None;
    }
    let mut seed = 0;
    for digit in text.chars() {
        seed = seed << 4 | u64::from(digit.to_digit(16)?);
    }
    Some(seed)
}

/// The checksum over everything but the checksum itself. Keys are sorted, so neither their
/// order nor white space matters.
fn canonical_check(fields: &Map) -> String {
    format_seed(checksum(fields.text().as_bytes()))
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

fn read_moves(value: Option<Value>) -> Option<Vec<String>> {
    let Some(Value::Array(items)) = value else {
        return None;
    };
    let mut moves = Vec::new();
    for item in items {
        moves.push(text_of(Some(item))?);
    }
    Some(moves)
}

fn read_plies(value: &Value) -> Option<Vec<u32>> {
    let mut plies = Vec::new();
    for item in value.as_array()? {
        plies.push(u32::try_from(item.as_u64()?).ok()?);
    }
    Some(plies)
}

fn read_seats(value: Option<Value>) -> Result<Vec<SeatInfo>, RecordError> {
    let wrong = field("seats", "list-of-name-kind-colour");
    let Some(Value::Array(items)) = value else {
        return Err(wrong);
    };
    if !(1..=MAX_SEATS).contains(&items.len()) {
        return Err(wrong);
    }
    let mut seats = Vec::new();
    for item in items {
        let seat = read_seat(item).ok_or_else(|| wrong.clone())?;
        check_name(&seat.name)?;
        seats.push(seat);
    }
    Ok(seats)
}

/// Refuses a name that is too long to be read, in records and share texts alike.
pub(crate) fn check_name(name: &str) -> Result<(), RecordError> {
    if is_longer(name, MAX_NAME_READ) {
        return Err(field("seats", "names-of-at-most-200-characters"));
    }
    Ok(())
}

fn read_seat(value: Value) -> Option<SeatInfo> {
    let Value::Object(mut fields) = value else {
        return None;
    };
    let colour = match fields.remove("colour") {
        None => None,
        colour => Some(SeatColour::from_word(&text_of(colour)?)?),
    };
    Some(SeatInfo {
        name: text_of(fields.remove("name"))?,
        kind: SeatKind::from_word(&text_of(fields.remove("kind"))?)?,
        colour,
        extra: fields,
    })
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
