//! Cuts the compiled site at its `wasm_split` functions (`web/src/app/parts.rs`): a main module that
//! draws the shell, and parts that are fetched when they are first needed. What several parts share
//! becomes a part of its own. The link script, which fetches them, is bundled with the glue.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use crate::files;
use crate::process::say;

/// What the glue and the link script call each other.
const GLUE: &str = "./atoll.js";
const LINK: &str = "./parts.js";

/// The pieces of a module.
#[derive(Debug)]
pub(super) struct Pieces {
    /// Still without the glue of wasm-bindgen.
    pub(super) main: PathBuf,
    /// Complete as they are, sorted by name.
    pub(super) parts: Vec<PathBuf>,
    /// Fetches the parts.
    pub(super) link: PathBuf,
}

/// Cuts `compiled`, which was linked with `--emit-relocs`.
pub(super) fn split(compiled: &Path, out: &Path) -> Result<Pieces> {
    say("cutting the wasm into parts");
    let input = files::read(compiled)?;
    let main = out.join("main.wasm");
    let mut options = Options::new(&input);
    options.output_dir = out;
    options.main_out_path = &main;
    options.link_name = LINK;
    options.main_module = GLUE;
    let pieces = transform(options)
        .map_err(|report| anyhow!("{report:#}"))
        .with_context(|| format!("cannot cut {}", compiled.display()))?;
    let mut parts = pieces.split_modules;
    parts.sort();
    Ok(Pieces {
        main,
        parts,
        link: out.join(LINK),
    })
}

/// Writes the link script with the way each part is fetched replaced: `fetched` gets the part's file
/// name.
pub(super) fn write_link(
    from: &Path,
    to: &Path,
    fetched: impl Fn(&str) -> Result<String>,
) -> Result<()> {
    let text = files::read_text(from)?;
    let (open, close) = ("fetch(new URL(\"./", "\", import.meta.url))");
    let mut pieces = text.split(open);
    let mut done = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece
            .split_once(close)
            .context("the link script fetches parts in an unknown way")?;
        done.push_str(&fetched(name)?);
        done.push_str(rest);
    }
    files::write(to, done)
}

/// The name of a part's file.
pub(super) fn name(part: &Path) -> Result<String> {
    let name = part.file_name().context("a part has a name")?;
    Ok(name.to_string_lossy().into_owned())
}

/// The part in a file: `lost-cities` in `split_lost_cities.wasm`, `shared-7` in `chunk_7.wasm`.
pub(super) fn part_of(file: &str) -> String {
    let plain = file.trim_end_matches(".wasm").replace('_', "-");
    plain.replace("split-", "").replace("chunk-", "shared-")
}

/// Whether the main module still has what the link script takes from it.
pub(super) fn check_link(link: &Path, glue: &Path) -> Result<()> {
    let glue = fs::read_to_string(glue).context("the glue can be read")?;
    if files::read_text(link)?.contains("fetch(") && !glue.contains(LINK) {
        return Err(anyhow!(
            "the glue does not import {LINK}: no part could ever be fetched"
        ));
    }
    Ok(())
}
