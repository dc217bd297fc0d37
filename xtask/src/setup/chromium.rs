//! A Chromium for the browser tests: `$CHROMIUM`, the PATH, the usual places, else apt.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::process::{exists, output, run, say};

const NAMES: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
];

const PLACES: &[&str] = &[
    "/usr/bin/chromium",
    "/usr/lib/chromium/chromium",
    "/snap/bin/chromium",
    "/opt/google/chrome/chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
];

/// The browser's program file; an error says which tests cannot run without it.
pub(crate) fn chromium() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM").map(PathBuf::from) {
        if named.is_file() {
            return Ok(named);
        }
        bail!("$CHROMIUM names {}, which is not there", named.display());
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    if let Err(error) = install() {
        bail!(
            "no Chromium found, and it could not be installed ({error:#}).\n\
             The browser tests (tests/e2e) need one. Fix: install Chromium or Chrome, or set \
             CHROMIUM to its program file."
        );
    }
    find().map_or_else(
        || bail!("apt installed Chromium, but it cannot be found"),
        Ok,
    )
}

fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path)
        .flat_map(|dir| NAMES.iter().map(move |name| dir.join(name)))
        .find(|file| file.is_file());
    on_path.or_else(|| PLACES.iter().map(PathBuf::from).find(|file| file.is_file()))
}

/// Debian and its relatives: as root directly, otherwise with a sudo that asks for nothing.
fn install() -> Result<()> {
    if !exists("apt-get", "--version") {
        bail!("there is no apt-get here");
    }
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    let apt = |words: &[&str]| {
        let mut command = Command::new(if root { "apt-get" } else { "sudo" });
        if !root {
            command.args(["-n", "apt-get"]);
        }
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        run(&mut command)
    };
    say("installing Chromium with apt-get (a few minutes)");
    apt(&["update", "-q"])?;
    apt(&["install", "-y", "-q", "--no-install-recommends", "chromium"])
}
