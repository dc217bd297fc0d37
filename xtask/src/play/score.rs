//! `cargo xtask score FILE`: a position from outside → its score sheet as JSON.

use std::fs;
use std::process::ExitCode;

use anyhow::Result;
use atoll_engine::{json, registry};

use super::{explain_position, not_json, print, refuse};
use crate::args::Args;

/// Scores the position in a file.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let file = args.word("FILE")?;
    args.finish()?;
    let text = match fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) => return Ok(refuse(&format!("cannot read {file}: {error}"))),
    };
    let position = match json::read(&text) {
        Ok(position) => position,
        Err(error) => return Ok(refuse(&format!("{file} is {}", not_json(error)))),
    };
    match registry::score_position(&position) {
        Ok(sheet) => print(&serde_json::from_str::<serde_json::Value>(&sheet.text())?),
        Err(error) => Ok(refuse(&explain_position(&error))),
    }
}
