//! `cargo xtask <command>`: builds, serves, checks and measures Atoll.
//!
//! This file is the command table and nothing else: a new command is one line in [`COMMANDS`]
//! and a module with a `run` function.

mod args;
mod digest;
mod dist;
mod files;
mod play;
mod process;
mod project;
mod serve;
mod setup;
mod size;
mod suite;

use std::process::ExitCode;

use crate::args::Args;

/// Exit code for a command line that makes no sense; the same code other tools use.
const USAGE_ERROR: u8 = 2;

/// What a command does with its arguments; `Ok(code)` when it has already said everything.
type Run = fn(Args) -> anyhow::Result<ExitCode>;

/// Every command: name, arguments, one line of help, code.
const COMMANDS: &[(&str, &str, &str, Run)] = &[
    (
        "serve",
        "[--port N] [--base /sub/path/] [--dev]",
        "build the site, serve it on 127.0.0.1, rebuild on change",
        serve::run,
    ),
    (
        "test",
        "[--only step,...]",
        "run every check there is",
        suite::run,
    ),
    (
        "dist",
        "[--verify] [--engine]",
        "write the deployable site to dist/",
        dist::run,
    ),
    (
        "size",
        "[--json]",
        "measure dist/ against tests/budgets.toml",
        size::run,
    ),
    (
        "score",
        "FILE",
        "score a position: JSON on stdout",
        play::score::run,
    ),
    (
        "replay",
        "FILE",
        "replay a record: final sheets and hash as JSON",
        play::replay::run,
    ),
    (
        "arena",
        "--game G --seats LEVEL,.. --games N --seed S",
        "play levels against each other: JSON",
        play::arena::run,
    ),
    (
        "bench",
        "[--game G | --site [--dist PATH ...]]",
        "random games per second, natively and in wasm; or how the site starts and answers: JSON",
        play::bench::run,
    ),
    (
        "golden",
        "",
        "write the golden games anew",
        play::golden::run,
    ),
];

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let name = words.next().unwrap_or_default();
    let Some((_, _, _, run)) = COMMANDS.iter().find(|(known, ..)| *known == name) else {
        return help(&name);
    };
    match run(Args::new(words.collect())) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            let code = if error.is::<args::UsageError>() {
                USAGE_ERROR
            } else {
                1
            };
            ExitCode::from(code)
        }
    }
}

/// Prints the table; asking for it is fine, anything unknown is a usage error.
fn help(asked: &str) -> ExitCode {
    let wanted = matches!(asked, "" | "help" | "--help" | "-h");
    if !wanted {
        eprintln!("error: there is no command `{asked}`\n");
    }
    eprintln!("cargo xtask <command>\n");
    for (name, arguments, about, _) in COMMANDS {
        eprintln!("  {:<44} {about}", format!("{name} {arguments}"));
    }
    if wanted {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(USAGE_ERROR)
    }
}
