//! `dist`: from the sources to the deployable site.
//!
//! The order is fixed, because each step names the files of the one before by their content:
//! [`wasm`] (cargo, [`split`], wasm-bindgen, wasm-opt), [`assets`] with [`styles`] (esbuild, hashed names), [`page`] (HTML), [`words`] (for both),
//! [`manifest`] (what the service worker keeps, `version.json`), [`single_file`] (`atoll.html`)
//! and [`package`] (the npm package of the engine). Everything is written to a staging folder and
//! swapped in at the end, so that a failed build never leaves half a site behind.

mod assets;
mod manifest;
mod package;
mod page;
mod scenes;
mod single_file;
mod split;
pub(crate) mod styles;
mod verify;
mod wasm;
pub(crate) mod words;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::args::Args;
use crate::files;
use crate::process::say;
use crate::project::Project;
use crate::setup;
use words::Words;

/// How much work a build puts into small and fast files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// What is deployed: release profile, wasm-opt, single file, engine package.
    Full,
    /// What `serve --dev` wants: the shortest way from a changed source to a page.
    Quick,
}

/// `cargo xtask dist [--verify] [--engine]`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let verify = args.flag("--verify");
    let engine = args.flag("--engine");
    args.finish()?;
    let project = Project::here();
    if engine {
        build_component(&project)?;
        return Ok(ExitCode::SUCCESS);
    }
    build(&project, Effort::Full)?;
    if verify {
        verify::verify(&project)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Builds the site into the project's `dist/`.
pub(crate) fn build(project: &Project, effort: Effort) -> Result<()> {
    let start = Instant::now();
    setup::wasm_target()?;
    setup::npm_packages(project)?;
    let work = files::fresh_dir(&project.target.join("dist-work"))?;
    let out = files::fresh_dir(&project.target.join("dist-staging"))?;

    let words = Words::read(&project.root)?;
    let module = wasm::build(project, effort, &work)?;
    say("bundling scripts and styles, writing pages");
    let bundle = assets::write(project, &words, &module, &work, &out)?;
    let template = page::write(project, &words, &bundle, &out)?;
    let version = manifest::write(project, &template, &work, &out)?;
    if effort == Effort::Full {
        single_file::write(project, &words, &module, &version, &work, &out)?;
        package::write(project, &work, &out)?;
    }
    swap(&out, &project.dist())?;
    files::remove(&work)?;
    say(&format!(
        "dist/ is ready ({:.1} s)",
        start.elapsed().as_secs_f32()
    ));
    Ok(())
}

/// Builds the npm package of the engine alone, beside whatever else is in `dist/`.
fn build_component(project: &Project) -> Result<()> {
    setup::wasm_target()?;
    setup::npm_packages(project)?;
    let work = files::fresh_dir(&project.target.join("dist-work"))?;
    let out = files::fresh_dir(&project.target.join("dist-staging"))?;
    package::write(project, &work, &out)?;
    fs::create_dir_all(project.dist()).context("cannot make dist/")?;
    swap(&out.join("engine"), &project.dist().join("engine"))?;
    files::remove(&work)?;
    files::remove(&out)?;
    say("dist/engine is ready");
    Ok(())
}

/// Puts the finished folder in the place of the old one.
fn swap(new: &Path, old: &Path) -> Result<()> {
    files::remove(old)?;
    fs::rename(new, old).with_context(|| format!("cannot put the new {} in place", old.display()))
}

/// The site's wasm and its scripts, before they get their final names.
#[derive(Debug)]
pub(crate) struct Module {
    /// `atoll.js`, as wasm-bindgen wrote it.
    pub(crate) glue: PathBuf,
    /// `atoll_bg.wasm`, optimised: the shell.
    pub(crate) wasm: PathBuf,
    /// What is fetched later, optimised.
    pub(crate) parts: Vec<PathBuf>,
    /// The script that fetches the parts; the glue imports it.
    pub(crate) link: PathBuf,
}
