//! What can go wrong, as codes with arguments: the interface turns them into sentences in the
//! visitor's language, so `Display` is terse and technical on purpose.

use std::fmt;

use crate::json::ReadError;
use crate::seat::SeatKind;
use crate::text::{Put as _, push_digits};

/// Why a move is refused: the key of the rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Illegal {
    /// One of the game's `RULE_KEYS`; interfaces explain it.
    pub rule: &'static str,
}

impl Illegal {
    /// The refusal by a rule.
    pub const fn new(rule: &'static str) -> Self {
        Self { rule }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "illegal-move rule={}", self.rule)
    }
}

impl std::error::Error for Illegal {}

/// The rule keys every game shares.
pub mod rule {
    /// The game is over; nothing can be moved.
    pub const GAME_OVER: &str = "game-over";
    /// This decision is not due now.
    pub const NOT_NOW: &str = "not-now";
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game is not played with this many seats.
    Seats {
        /// How many were asked for.
        found: usize,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// An option has a value the game does not know.
    Options(String),
    /// Nobody plays this game at that level: the computer would never answer.
    Level {
        /// The number of the seat, from 1.
        seat: u8,
        /// What is asked of it.
        level: SeatKind,
    },
}

impl SetupError {
    /// The code with its arguments.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        match self {
            SetupError::Seats { found, min, max } => {
                text.put("bad-seats found=").int(*found as u32);
                text.put(" min=").int(*min);
                text.put(" max=").int(*max)
            }
            SetupError::Options(detail) => text.put("bad-options ").put(detail),
            SetupError::Level { seat, level } => {
                text.put("no-such-level seat=").int(*seat);
                text.put(" level=").put(level.word())
            }
        };
        text
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl std::error::Error for SetupError {}

/// Why a record or a share text cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The text is longer than any game could be.
    TooLong,
    /// Not readable as JSON.
    NotJson {
        /// The line of the first error, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
    },
    /// JSON, or a share text, of something else.
    NotAtoll,
    /// Written by a newer Atoll; refused whole rather than half-read.
    NewerVersion(u64),
    /// A field is missing or has an impossible value.
    Field {
        /// Its name.
        name: &'static str,
        /// What it should have been.
        expected: &'static str,
    },
    /// The checksum says that the text was changed or cut.
    Damaged,
    /// No game of that name is known.
    UnknownGame(String),
    /// Recorded under other rules than the ones known here.
    Rules {
        /// The record's.
        found: u64,
        /// Ours.
        known: u32,
    },
    /// The set-up is impossible.
    Setup(SetupError),
    /// A move that is no move of this game at all.
    Unreadable {
        /// Its number, from 1.
        number: usize,
        /// Its text.
        text: String,
    },
    /// A move the rules forbid at that point.
    Illegal {
        /// Its number, from 1.
        number: usize,
        /// Its text.
        text: String,
        /// The rule that forbids it.
        rule: &'static str,
    },
}

impl RecordError {
    /// The error's code: stable, for interfaces to look up.
    pub fn code(&self) -> &'static str {
        match self {
            RecordError::TooLong => "too-long",
            RecordError::NotJson { .. } => "not-json",
            RecordError::NotAtoll => "not-atoll",
            RecordError::NewerVersion(_) => "newer-version",
            RecordError::Field { .. } => "bad-field",
            RecordError::Damaged => "damaged",
            RecordError::UnknownGame(_) => "unknown-game",
            RecordError::Rules { .. } => "other-rules",
            RecordError::Setup(SetupError::Seats { .. }) => "bad-seats",
            RecordError::Setup(SetupError::Options(_)) => "bad-options",
            RecordError::Setup(SetupError::Level { .. }) => "no-such-level",
            RecordError::Unreadable { .. } => "unreadable-move",
            RecordError::Illegal { .. } => "illegal-move",
        }
    }
}

impl From<ReadError> for RecordError {
    fn from(ReadError { line, column }: ReadError) -> Self {
        RecordError::NotJson { line, column }
    }
}

impl From<SetupError> for RecordError {
    fn from(error: SetupError) -> Self {
        RecordError::Setup(error)
    }
}

impl RecordError {
    /// The code with its arguments.
    pub(crate) fn text(&self) -> String {
        if let RecordError::Setup(error) = self {
            return error.text();
        }
        let mut text = self.code().to_owned();
        let put_move = |text: &mut String, number: usize, mv: &str| {
            text.put(" number=").int(number as u32);
            text.put(" move=").put(mv);
        };
        match self {
            RecordError::NotJson { line, column } => {
                text.put(" line=").int(*line as u32);
                text.put(" column=").int(*column as u32);
            }
            RecordError::NewerVersion(version) => {
                push_digits(text.put(" version="), *version);
            }
            RecordError::Field { name, expected } => {
                text.put(" field=").put(name);
                text.put(" expected=").put(expected);
            }
            RecordError::UnknownGame(name) => {
                text.put(" game=").put(name);
            }
            RecordError::Rules { found, known } => {
                push_digits(text.put(" found="), *found);
                text.put(" known=").int(*known);
            }
            RecordError::Unreadable { number, text: mv } => put_move(&mut text, *number, mv),
            RecordError::Illegal {
                number,
                text: mv,
                rule,
            } => {
                put_move(&mut text, *number, mv);
                text.put(" rule=").put(rule);
            }
            _ => {}
        }
        text
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl std::error::Error for RecordError {}

/// Why a position given for scoring is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// What is wrong: a stable code for interfaces to look up.
    pub code: &'static str,
    /// Where it is wrong: a sheet's name, a colour, a cell, a card.
    pub place: String,
}

impl PositionError {
    /// An error with its place.
    #[inline(never)]
    pub fn new(code: &'static str, place: impl Into<String>) -> Self {
        Self {
            code,
            place: place.into(),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at={}", self.code, self.place)
    }
}

impl std::error::Error for PositionError {}
