//! `cargo xtask bench --site`: how the site starts in the browser on a slow phone, as `tests/bench/start.mjs`
//! measures it. Times depend on the machine; what counts is their order and the number of long tasks.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use serde_json::Value;

use super::print;
use crate::args::Args;
use crate::process::{output, say};
use crate::project::Project;
use crate::setup;

const RUNS: &str = "5";

/// Measures the `dist/` that is there, or builds one.
pub(super) fn run(project: &Project) -> Result<ExitCode> {
    setup::npm_packages(project)?;
    let chromium = setup::chromium()?;
    if !project.dist().join("index.html").is_file() {
        say("the site is not built yet: building it");
        crate::dist::run(Args::new(Vec::new()))?;
    }
    say("starting the site at 4x CPU throttling");
    let printed = output(
        Command::new("node")
            .arg(project.root.join("tests/bench/start.mjs"))
            .arg(RUNS)
            .env("CHROMIUM", chromium),
    )?;
    let starts: Value = serde_json::from_str(&printed).context("no figures")?;
    print(&starts)
}
