//! `cargo xtask replay FILE`: a record → final score sheets and state hash as JSON.

use std::fs;
use std::process::ExitCode;

use anyhow::Result;
use atoll_engine::error::RecordError;
use atoll_engine::record::{Check, Record};
use atoll_engine::registry;

use super::{explain, print, refuse};
use crate::args::Args;

/// Replays the record in a file.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let file = args.word("FILE")?;
    args.finish()?;
    let text = match fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) => return Ok(refuse(&format!("cannot read {file}: {error}"))),
    };
    let (record, check) = match Record::read(&text) {
        Ok(read) => read,
        Err(error) => return Ok(refuse(&explain(&error))),
    };
    match (registry::replay(&record), check) {
        (Ok(ending), Check::Good) => print(&ending),
        (Err(error), Check::Good) => Ok(refuse(&explain(&error))),
        // A changed record is refused either way; where the moves fail tells what was changed.
        (Ok(_), Check::Changed) => Ok(refuse(&explain(&RecordError::Damaged))),
        (Err(error), Check::Changed) => Ok(refuse(&format!(
            "{} (and {})",
            explain(&error),
            explain(&RecordError::Damaged)
        ))),
    }
}
