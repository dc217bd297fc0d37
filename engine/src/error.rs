//! What can go wrong, as codes with arguments: the interface turns them into sentences in the
//! visitor's language, so `Display` is terse and technical on purpose.

use std::fmt;

use crate::json::ReadError;

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
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats { found, min, max } => {
                write!(f, "bad-seats found={found} min={min} max={max}")
            }
            SetupError::Options(detail) => write!(f, "bad-options {detail}"),
        }
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

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let RecordError::Setup(error) = self {
            return error.fmt(f);
        }
        f.write_str(self.code())?;
        match self {
            RecordError::NotJson { line, column } => write!(f, " line={line} column={column}"),
            RecordError::NewerVersion(version) => write!(f, " version={version}"),
            RecordError::Field { name, expected } => write!(f, " field={name} expected={expected}"),
            RecordError::UnknownGame(name) => write!(f, " game={name}"),
            RecordError::Rules { found, known } => write!(f, " found={found} known={known}"),
            RecordError::Unreadable { number, text } => write!(f, " number={number} move={text}"),
            RecordError::Illegal { number, text, rule } => {
                write!(f, " number={number} move={text} rule={rule}")
            }
            _ => Ok(()),
        }
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
