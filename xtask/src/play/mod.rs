//! Commands that play: `score`, `replay`, `arena`, `bench` and `golden`.
//!
//! They are thin: rules, scores and matches live in the engine; here are only arguments, files and
//! English sentences for people who read terminals. Bad input ends with code 2.

pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod golden;
pub(crate) mod replay;
pub(crate) mod score;
mod site;

use std::process::ExitCode;

use anyhow::{Context, Result};
use atoll_engine::error::{PositionError, RecordError, SetupError};
use atoll_engine::json::ReadError;
use serde::Serialize;

/// Bad input: said on stderr, nothing on stdout.
const BAD_INPUT: u8 = 2;

/// Prints a result as JSON.
fn print(value: &impl Serialize) -> Result<ExitCode> {
    println!(
        "{}",
        serde_json::to_string_pretty(value).context("the result as JSON")?
    );
    Ok(ExitCode::SUCCESS)
}

/// Says what is wrong with the input.
fn refuse(sentence: &str) -> ExitCode {
    eprintln!("error: {sentence}");
    ExitCode::from(BAD_INPUT)
}

/// Where a text stops being JSON, as the end of a sentence.
fn not_json(ReadError { line, column }: ReadError) -> String {
    format!("not JSON: the first error is at line {line}, column {column}")
}

/// What is wrong with a record, as a sentence.
fn explain(error: &RecordError) -> String {
    match error {
        RecordError::TooLong => "the text is far longer than any game".into(),
        RecordError::NotJson { line, column } => {
            let (line, column) = (*line, *column);
            format!("this is {}", not_json(ReadError { line, column }))
        }
        RecordError::NotAtoll => "this is not an Atoll record".into(),
        RecordError::NewerVersion(version) => {
            format!("the record has version {version}, which a newer Atoll wrote")
        }
        RecordError::Field { name, expected } => {
            format!("the field `{name}` is missing or wrong; expected: {expected}")
        }
        RecordError::Damaged => "the checksum does not fit: the record was changed or cut".into(),
        RecordError::UnknownGame(name) => format!("there is no game `{name}`"),
        RecordError::Rules { found, known } => {
            format!("the record follows version {found} of the rules; this Atoll knows {known}")
        }
        RecordError::Setup(SetupError::Seats { found, min, max }) => {
            format!("the game is for {min} to {max} seats, not {found}")
        }
        RecordError::Setup(SetupError::Options(detail)) => {
            format!("the options are wrong: {detail}")
        }
        RecordError::Setup(SetupError::Level { seat, level }) => {
            let level = level.word();
            format!("nobody plays this game at the level `{level}`, which seat {seat} asks for")
        }
        RecordError::Unreadable { number, text } => {
            format!("move {number} `{text}` is no move of this game")
        }
        RecordError::Illegal { number, text, rule } => {
            format!("move {number} `{text}` is against the rule `{rule}`")
        }
    }
}

/// What is impossible about a position, as a sentence.
fn explain_position(error: &PositionError) -> String {
    format!(
        "impossible position: {} ({})",
        error.code.replace('-', " "),
        error.place
    )
}
