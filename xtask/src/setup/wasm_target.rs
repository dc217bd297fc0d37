//! The `wasm32-unknown-unknown` standard library, installed through rustup when it is missing.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::process::{exists, output, run, say};

/// The triple the site is compiled for.
pub(crate) const TRIPLE: &str = "wasm32-unknown-unknown";

/// Makes sure that rustc can compile for the browser.
pub(crate) fn wasm_target() -> Result<()> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let sysroot = output(Command::new(rustc).args(["--print", "sysroot"]))?;
    if Path::new(sysroot.trim())
        .join("lib/rustlib")
        .join(TRIPLE)
        .join("lib")
        .is_dir()
    {
        return Ok(());
    }
    if !exists("rustup", "--version") {
        bail!(
            "this Rust cannot compile for {TRIPLE}, and there is no rustup to add it.\n\
             Install Rust with rustup, or the package of your system that brings \
             lib/rustlib/{TRIPLE} (Debian: libstd-rust-dev-wasm32), and run this again."
        );
    }
    say("adding the wasm target with rustup");
    if let Err(error) = run(Command::new("rustup").args(["target", "add", TRIPLE])) {
        bail!("{error}\nThe site needs this target. Fix: rustup target add {TRIPLE}");
    }
    Ok(())
}
