//! The npm packages (esbuild, binaryen, playwright-core, axe-core): exactly those of the lock
//! file, installed again when it changes.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::digest;
use crate::files;
use crate::process::{exists, run, say};
use crate::project::Project;

/// Inside `node_modules`: the fingerprint of the lock file it was installed from.
const STAMP: &str = ".atoll-lock";

/// Runs `npm ci` unless the installed packages are those of the lock file.
pub(crate) fn npm_packages(project: &Project) -> Result<()> {
    if !exists("node", "--version") {
        bail!(
            "Node.js is missing: wasm-opt, esbuild and the browser tests run on it.\n\
             Install Node 20 or newer (with npm) and run this again."
        );
    }
    let lock = files::read(&project.tools.join("package-lock.json"))?;
    let wanted = digest::hex(&lock);
    let stamp = project.tools.join("node_modules").join(STAMP);
    if std::fs::read_to_string(&stamp).is_ok_and(|found| found == wanted) {
        return Ok(());
    }
    say("installing the npm packages of package-lock.json");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(Command::new(npm)
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(&project.tools))
    .context("the npm packages could not be installed; is the network reachable?")?;
    files::write(&stamp, wanted)
}
