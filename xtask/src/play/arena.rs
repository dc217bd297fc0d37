//! `cargo xtask arena`: matches between levels, seats rotated → JSON; progress on stderr.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use atoll_engine::json;
use atoll_engine::registry::{self, GameId};
use atoll_engine::seat::SeatKind;
use serde_json::json;

use super::{not_json, print, refuse};
use crate::args::{Args, UsageError};

/// Plays the matches.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let game: String = args.needed("--game")?;
    let seats: String = args.needed("--seats")?;
    let games: u32 = args.needed("--games")?;
    let seed: u64 = args.needed("--seed")?;
    let options: Option<String> = args.value("--options")?;
    let budget: Option<u32> = args.value("--budget-ms")?;
    args.finish()?;

    let Some(id) = GameId::from_key(&game) else {
        return Ok(refuse(&format!("there is no game `{game}`")));
    };
    let levels: Option<Vec<SeatKind>> = seats
        .split(',')
        .map(|word| SeatKind::from_word(word.trim()))
        .collect();
    let levels =
        levels.ok_or_else(|| UsageError(format!("--seats has an unknown level: {seats}")))?;
    let options = match json::read(options.as_deref().unwrap_or("{}")) {
        Ok(options) => options,
        Err(error) => return Ok(refuse(&format!("--options is {}", not_json(error)))),
    };
    if budget.is_some() {
        eprintln!("note: today's levels look one decision ahead; --budget-ms changes nothing");
    }
    let begin = Instant::now();
    let mut clock = || begin.elapsed().as_secs_f64() * 1_000.0;
    let mut progress = |done: u32| {
        if done.is_multiple_of((games / 10).max(1)) {
            eprintln!("==> {done} of {games} games");
        }
    };
    let played = registry::play_arena(
        id,
        &options,
        &levels,
        games,
        seed,
        &mut clock,
        &mut progress,
    );
    match played {
        Ok(entrants) => print(&json!({ "game": game, "games": games, "seats": entrants })),
        Err(reason) => Ok(refuse(&reason)),
    }
}
