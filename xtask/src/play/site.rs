//! `cargo xtask bench --site`: how the site starts and how quickly a game answers in the browser on a slow
//! machine, as `tests/bench/site.mjs` measures it. Times depend on the machine; what counts is how
//! builds compare that are measured in the same run (`--dist`), and the number of long tasks.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::print;
use crate::args::Args;
use crate::process::{output, say};
use crate::project::Project;
use crate::setup;

const RUNS: &str = "5";

/// Measures the builds in some folders; without any the `dist/` that is there, or a new one.
pub(super) fn run(project: &Project, folders: &[PathBuf]) -> Result<ExitCode> {
    for folder in folders {
        if !folder.join("index.html").is_file() {
            bail!("there is no site in {}", folder.display());
        }
    }
    setup::npm_packages(project)?;
    let chromium = setup::chromium()?;
    if folders.is_empty() && !project.dist().join("index.html").is_file() {
        say("the site is not built yet: building it");
        crate::dist::run(Args::new(Vec::new()))?;
    }
    say("starting and playing at 4x CPU throttling: some minutes");
    let printed = output(
        Command::new("node")
            .arg(project.root.join("tests/bench/site.mjs"))
            .arg(RUNS)
            .args(folders)
            .env("CHROMIUM", chromium),
    )?;
    let figures: Value = serde_json::from_str(&printed).context("no figures")?;
    print(&figures)
}
