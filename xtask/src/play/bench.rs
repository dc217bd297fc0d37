//! `cargo xtask bench [--game G]`: random complete games per second, natively and in wasm under Node,
//! in one run with the same load. The checksums must be equal; the ratio is what counts, because
//! absolute figures depend on the machine.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use atoll_engine::registry::GameId;
use serde_json::{Map, Value, json};

use super::{print, refuse};
use crate::args::{Args, UsageError};
use crate::process::{output, say};
use crate::project::Project;

/// Rounds of a run; the best counts. A wasm engine needs some until it has compiled for speed.
const ROUNDS: &str = "15";
/// How often native and wasm take turns, so that a busy moment does not hit one side only.
const TURNS: u32 = 3;
const NATIVELY: [&str; 6] = [
    "--quiet",
    "--package",
    "atoll-engine",
    "--bench",
    "playouts",
    "--",
];

/// Seats and games of the load: enough games for half a second or so.
fn load(id: GameId) -> (&'static str, &'static str) {
    match id {
        GameId::MyIsland => ("2", "30000"),
        GameId::LostCities => ("2", "20000"),
        GameId::Harmonies => ("2", "4000"),
        GameId::Skylands => ("2", "10000"),
    }
}

/// Measures one game or all of them.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let only: Option<String> = args.value("--game")?;
    let site = args.flag("--site");
    let mut folders = Vec::new();
    while let Some(folder) = args.value("--dist")? {
        folders.push(folder);
    }
    args.finish()?;
    if site {
        return super::site::run(&Project::here(), &folders);
    }
    if !folders.is_empty() {
        return Err(UsageError("--dist belongs to --site".to_owned()).into());
    }
    let ids: Vec<GameId> = match &only {
        None => GameId::ALL.to_vec(),
        Some(key) => match GameId::from_key(key) {
            Some(id) => vec![id],
            None => return Ok(refuse(&format!("there is no game `{key}`"))),
        },
    };
    let project = Project::here();
    let engine = project.dist().join("engine");
    if !engine.join("node.js").is_file() {
        say("the wasm side needs dist/engine: building it");
        crate::dist::run(Args::new(Vec::new()))?;
    }
    let mut games = Map::new();
    for id in ids {
        let (seats, count) = load(id);
        let load = [id.key(), seats, count, ROUNDS];
        let mut best: Option<(Value, Value)> = None;
        for turn in 1..=TURNS {
            say(&format!("{}: {turn} of {TURNS}", id.key()));
            let native = measure(project.cargo("bench").args(NATIVELY).args(load))?;
            let wasm = measure(
                Command::new("node")
                    .arg(project.root.join("engine/benches/playouts.mjs"))
                    .arg(&engine)
                    .args(load),
            )?;
            if native["checksum"] != wasm["checksum"] {
                bail!(
                    "{}: the checksums differ: native {native}, wasm {wasm}",
                    id.key()
                );
            }
            best = Some(match best {
                None => (native, wasm),
                Some((n, w)) => (faster(n, native), faster(w, wasm)),
            });
        }
        let (native, wasm) = best.context("there is at least one turn")?;
        let ratio = (rate(&wasm) / rate(&native) * 100.0).round() / 100.0;
        let seats: u8 = seats.parse().context("a number of seats")?;
        let entry =
            json!({ "seats": seats, "native": native, "wasm": wasm, "wasm_to_native": ratio });
        games.insert(id.key().to_owned(), entry);
    }
    print(&json!({ "games": games }))
}

fn rate(side: &Value) -> f64 {
    side["games_per_s"].as_f64().unwrap_or_default()
}

fn faster(one: Value, other: Value) -> Value {
    if rate(&one) >= rate(&other) {
        one
    } else {
        other
    }
}

fn measure(command: &mut Command) -> Result<Value> {
    let printed = output(command)?;
    let line = printed.lines().last().unwrap_or_default();
    serde_json::from_str(line).with_context(|| format!("no figures in: {printed}"))
}
