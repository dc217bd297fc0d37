//! The steps of `test`, in the order they run: cheap ones first, the browser last.
//!
//! A lint, a build or the documentation counts as one check each; test runners and budgets count
//! what they report. cargo-deny is not among them: it wants the network and a separate program,
//! so `.github/workflows/ci.yml` runs it.

use std::process::Command;

use anyhow::{Result, bail};

use super::{Counts, scripts};
use crate::dist::{self, Effort};
use crate::files;
use crate::process::{exists, run, tee};
use crate::project::Project;
use crate::setup;
use crate::size;

/// One family of checks.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    pub(super) run: fn(&Project) -> Result<Counts>,
}

pub(super) const STEPS: &[Step] = &[
    Step {
        name: "fmt",
        about: "formatting",
        run: fmt,
    },
    Step {
        name: "clippy",
        about: "lints, native",
        run: clippy,
    },
    Step {
        name: "clippy-wasm",
        about: "lints, browser target",
        run: clippy_wasm,
    },
    Step {
        name: "test",
        about: "unit and integration tests",
        run: test,
    },
    Step {
        name: "doctest",
        about: "examples in the documentation",
        run: doctest,
    },
    Step {
        name: "doc",
        about: "the engine's documentation",
        run: doc,
    },
    Step {
        name: "scripts",
        about: "types of the scripts",
        run: scripts::check,
    },
    Step {
        name: "dist",
        about: "the deployable site",
        run: dist,
    },
    Step {
        name: "size",
        about: "size budgets",
        run: size,
    },
    Step {
        name: "parity",
        about: "the same answers natively and in wasm",
        run: parity,
    },
    Step {
        name: "e2e",
        about: "browser tests",
        run: e2e,
    },
];

/// A command that is one check.
fn one(command: &mut Command) -> Result<Counts> {
    run(command).map(|()| Counts::of(true))
}

fn fmt(project: &Project) -> Result<Counts> {
    one(project.cargo("fmt").args(["--all", "--check"]))
}

fn clippy(project: &Project) -> Result<Counts> {
    let mut cargo = project.cargo("clippy");
    one(cargo.args(["--workspace", "--all-targets", "--", "-D", "warnings"]))
}

/// Only what the browser gets; the second configuration bans what compiles there and then panics.
fn clippy_wasm(project: &Project) -> Result<Counts> {
    setup::wasm_target()?;
    let lint = |arguments: &[&str]| {
        let mut cargo = project.cargo("clippy");
        cargo.args(arguments);
        cargo.args(["--lib", "--target", "wasm32-unknown-unknown"]);
        cargo.args(["--", "-D", "warnings"]);
        one(cargo.env("CLIPPY_CONF_DIR", project.root.join("xtask/clippy-wasm")))
    };
    let mut counts = lint(&["--package", "atoll-engine", "--package", "atoll-web"])?;
    counts += lint(&["--package", "atoll-engine", "--features", "wasm"])?;
    Ok(counts)
}

/// cargo-nextest when it is there (it runs tests of all binaries side by side), else cargo test.
fn test(project: &Project) -> Result<Counts> {
    if exists("cargo-nextest", "--version") {
        let mut cargo = project.cargo("nextest");
        cargo.args(["run", "--workspace", "--no-fail-fast", "--no-tests=pass"]);
        let (status, text) = tee(&mut cargo)?;
        return Ok(Counts::from_nextest(&text).with_status(status.success()));
    }
    let mut cargo = project.cargo("test");
    cargo.args([
        "--workspace",
        "--lib",
        "--bins",
        "--tests",
        "--no-fail-fast",
    ]);
    let (status, text) = tee(&mut cargo)?;
    Ok(Counts::from_cargo_test(&text).with_status(status.success()))
}

fn doctest(project: &Project) -> Result<Counts> {
    let (status, text) = tee(project
        .cargo("test")
        .args(["--package", "atoll-engine", "--doc"]))?;
    Ok(Counts::from_cargo_test(&text).with_status(status.success()))
}

fn doc(project: &Project) -> Result<Counts> {
    let mut cargo = project.cargo("doc");
    cargo
        .args(["--package", "atoll-engine", "--no-deps"])
        .env("RUSTDOCFLAGS", "-D warnings");
    one(&mut cargo)
}

fn dist(project: &Project) -> Result<Counts> {
    dist::build(project, Effort::Full).map(|()| Counts::of(true))
}

fn size(project: &Project) -> Result<Counts> {
    let measured = size::measure(project)?;
    eprint!("{}", size::table(&measured));
    let failed = measured.iter().filter(|one| !one.ok).count();
    Ok(Counts {
        passed: measured.len() - failed,
        failed,
    })
}

fn parity(project: &Project) -> Result<Counts> {
    let scripts = scripts_in(project, "tests/parity", ".mjs")?;
    if scripts.is_empty() {
        eprintln!("tests/parity has no scripts: there is no engine component to compare yet");
        return Ok(Counts::default());
    }
    setup::npm_packages(project)?;
    node_tests(project, &scripts, &mut Command::new("node"))
}

fn e2e(project: &Project) -> Result<Counts> {
    if !project.dist().is_dir() {
        bail!("there is no dist/ to test; run the step `dist` first");
    }
    setup::npm_packages(project)?;
    let browser = setup::chromium()?;
    let scripts = scripts_in(project, "tests/e2e", ".test.mjs")?;
    // Two browsers at once keep two cores busy; more only slow each other down.
    let mut node = Command::new("node");
    node.arg("--test-concurrency=2").env("CHROMIUM", browser);
    node_tests(project, &scripts, &mut node)
}

/// The scripts of a folder, relative to the root.
fn scripts_in(project: &Project, folder: &str, ending: &str) -> Result<Vec<String>> {
    let path = project.root.join(folder);
    let mut names = if path.is_dir() {
        files::list(&path)?
    } else {
        Vec::new()
    };
    names.retain(|name| name.ends_with(ending) && !name.contains('/'));
    Ok(names
        .into_iter()
        .map(|name| format!("{folder}/{name}"))
        .collect())
}

fn node_tests(project: &Project, scripts: &[String], node: &mut Command) -> Result<Counts> {
    node.args(["--test", "--test-reporter=spec"])
        .args(scripts)
        .current_dir(&project.root);
    let (status, text) = tee(node)?;
    Ok(Counts::from_node(&text).with_status(status.success()))
}
