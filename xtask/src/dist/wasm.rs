//! From Rust to optimised wasm with its glue: cargo, the cut into parts, wasm-bindgen, wasm-opt.
//!
//! wasm-bindgen is linked in as a library of exactly the version in `Cargo.lock`, so the glue and
//! the module can never disagree.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use super::{Effort, Module, split};
use crate::digest;
use crate::files;
use crate::process::{output, run, say};
use crate::project::Project;

const TRIPLE: &str = "wasm32-unknown-unknown";

/// The site: `atoll.js`, `atoll_bg.wasm` and the parts in `work/site`.
pub(super) fn build(project: &Project, effort: Effort, work: &Path) -> Result<Module> {
    say("compiling the site to wasm");
    // Asked for here and not in the manifest: link-time optimisation is off, silently, for a
    // library that is also built as an rlib, and the wasm would be half as large again.
    let mut cargo = project.cargo("rustc");
    cargo.args(["--package", "atoll-web", "--lib", "--target", TRIPLE]);
    cargo.args(["--crate-type", "cdylib"]);
    let profile = match effort {
        Effort::Full => "release",
        Effort::Quick => "dev",
    };
    cargo.args(["--profile", profile]);
    // The cut needs to know what refers to what.
    cargo.args(["--", "-Clink-arg=--emit-relocs"]);
    remap_paths(project, &mut cargo);
    run(&mut cargo)?;
    let folder = if effort == Effort::Full {
        "release"
    } else {
        "debug"
    };
    let compiled = project
        .target
        .join(TRIPLE)
        .join(folder)
        .join("atoll_web.wasm");

    let out = files::fresh_dir(&work.join("site"))?;
    let pieces = split::split(&compiled, &out)?;
    // The parts are tied to the main module by what the linker exports.
    bind(
        &pieces.main,
        "atoll",
        |bindgen| bindgen.keep_lld_exports(true),
        &out,
    )?;
    let module = Module {
        glue: out.join("atoll.js"),
        wasm: out.join("atoll_bg.wasm"),
        parts: pieces.parts,
        link: pieces.link,
    };
    split::check_link(&module.link, &module.glue)?;
    if effort == Effort::Full {
        optimise(project, &module.wasm)?;
        for part in &module.parts {
            optimise(project, part)?;
        }
    }
    Ok(module)
}

/// The engine as a component of its own: `atoll_engine.js`, its types and its wasm in `out`.
pub(super) fn build_engine(project: &Project, out: &Path) -> Result<()> {
    say("compiling the engine component to wasm");
    let mut cargo = project.cargo("rustc");
    cargo.args([
        "--package",
        "atoll-engine",
        "--lib",
        "--release",
        "--target",
        TRIPLE,
    ]);
    cargo.args(["--features", "wasm", "--crate-type", "cdylib"]);
    remap_paths(project, &mut cargo);
    run(&mut cargo)?;
    let compiled = project
        .target
        .join(TRIPLE)
        .join("release/atoll_engine.wasm");
    bind(
        &compiled,
        "atoll_engine",
        |bindgen| bindgen.typescript(true),
        out,
    )?;
    optimise(project, &out.join("atoll_engine_bg.wasm"))
}

/// Keeps the folders of this machine out of the module (panic messages carry source paths), so
/// that the same sources give the same bytes everywhere.
fn remap_paths(project: &Project, cargo: &mut Command) {
    let home = |name: &str, default: &str| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .or_else(|| std::env::home_dir().map(|home| home.join(default)))
    };
    let mut flags = Vec::new();
    let mut remap = |from: &Path, to: &str| {
        flags.push(format!("--remap-path-prefix={}={to}", from.display()));
    };
    if let Some(cargo_home) = home("CARGO_HOME", ".cargo") {
        remap(&cargo_home, "/cargo");
        // Registry folders carry the registry's address in their names: cut below them. After the
        // folder they lie in, because the last match wins.
        let sources = cargo_home.join("registry").join("src");
        if let Ok(registries) = fs::read_dir(&sources) {
            for registry in registries.flatten() {
                remap(&registry.path(), "/crates");
            }
        }
    }
    if let Some(rustup_home) = home("RUSTUP_HOME", ".rustup") {
        remap(&rustup_home, "/rustup");
    }
    // Last, because the last match wins and the sources may lie below a home folder.
    remap(&project.target, "/target");
    remap(&project.root, "/atoll");
    // The separator of the encoded form allows spaces in folder names.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
}

/// Runs wasm-bindgen. The glue gets the module's address from its caller, so it names no file.
fn bind(
    compiled: &Path,
    name: &str,
    options: impl FnOnce(&mut Bindgen) -> &mut Bindgen,
    out: &Path,
) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_producers_section(true);
    options(&mut bindgen)
        .generate(out)
        .with_context(|| format!("wasm-bindgen failed on {}", compiled.display()))
}

/// Shrinks a module in place. The result is kept by content, because most rebuilds change styles
/// or scripts and not the module.
fn optimise(project: &Project, wasm: &Path) -> Result<()> {
    let tools = files::read(&project.tools.join("package-lock.json"))?;
    let key = digest::hex(&[files::read(wasm)?, tools].concat());
    let stem = wasm.file_stem().context("a module has a name")?;
    let folder = project.target.join("wasm-opt").join(stem);
    let kept = folder.join(format!("{}.wasm", &key[..32]));
    if !kept.is_file() {
        say("optimising the wasm");
        let small = wasm.with_extension("opt.wasm");
        let mut command = project.npm_tool("wasm-opt");
        command.args(["-Oz", "--strip-debug", "--strip-producers"]);
        command.arg(wasm).arg("-o").arg(&small);
        output(&mut command)?;
        files::fresh_dir(&folder)?;
        files::copy(&small, &kept)?;
        fs::remove_file(&small).with_context(|| format!("cannot remove {}", small.display()))?;
    }
    files::copy(&kept, wasm)
}
