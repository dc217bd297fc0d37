//! `size`: every budget of `tests/budgets.toml` with its measured value.
//!
//! Sizes are gzip at the highest level, because that is what static hosts send; one KB is 1000
//! bytes. A budget names files, or parts of the wasm; which shared parts come with a part is read from
//! the glue ([`loads`]).

mod loads;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use self::loads::Loads;
use crate::args::Args;
use crate::files;
use crate::project::Project;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Budgets {
    budget: Vec<Budget>,
}

/// One line of the budget file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Budget {
    name: String,
    /// Names below `dist/`; `*` stands for anything but `/`.
    files: Vec<String>,
    /// Parts of the wasm, each with the shared ones that are fetched with it.
    #[serde(default)]
    parts: Vec<String>,
    gzip_kb: u64,
    /// A part that is not built yet: no file is then no error.
    #[serde(default)]
    optional: bool,
}

/// A budget with what was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Measured {
    name: String,
    files: usize,
    raw: usize,
    gzip: usize,
    limit: usize,
    pub(crate) ok: bool,
}

/// `cargo xtask size [--json]`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let as_json = args.flag("--json");
    args.finish()?;
    let measured = measure(&Project::here())?;
    if as_json {
        println!("{}", serde_json::to_string_pretty(&measured)?);
    } else {
        print!("{}", table(&measured));
    }
    Ok(if measured.iter().all(|one| one.ok) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Measures every budget that applies.
pub(crate) fn measure(project: &Project) -> Result<Vec<Measured>> {
    let text = files::read_text(&project.root.join("tests/budgets.toml"))?;
    let budgets: Budgets = toml::from_str(&text).context("tests/budgets.toml")?;
    let dist = project.dist();
    if !dist.is_dir() {
        bail!("there is no dist/ to measure; run: cargo xtask dist");
    }
    let all = files::list(&dist)?;
    let glue = all.iter().find(|file| matches(GLUE, file));
    let loads = match glue {
        Some(glue) => Loads::of(&files::read_text(&dist.join(glue))?).context("the glue")?,
        None => Loads::default(),
    };
    budgets
        .budget
        .iter()
        .filter_map(|budget| measure_one(budget, &dist, &all, &loads).transpose())
        .collect()
}

/// The script that fetches the parts.
const GLUE: &str = "assets/atoll-*.js";

fn measure_one(
    budget: &Budget,
    dist: &Path,
    all: &[String],
    loads: &Loads,
) -> Result<Option<Measured>> {
    let mut names = loads
        .files(&budget.parts)
        .with_context(|| format!("budget `{}`", budget.name))?;
    for pattern in &budget.files {
        let before = names.len();
        names.extend(all.iter().filter(|file| matches(pattern, file)).cloned());
        if names.len() == before {
            if budget.optional {
                return Ok(None);
            }
            bail!("budget `{}`: no file is called {pattern}", budget.name);
        }
    }
    let (mut raw, mut gzip) = (0, 0);
    for file in &names {
        let bytes = files::read(&dist.join(file))?;
        raw += bytes.len();
        gzip += gzip_size(&bytes)?;
    }
    let count = names.len();
    let limit = usize::try_from(budget.gzip_kb * 1000)?;
    let ok = gzip <= limit;
    Ok(Some(Measured {
        name: budget.name.clone(),
        files: count,
        raw,
        gzip,
        limit,
        ok,
    }))
}

fn gzip_size(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

/// A table for people.
pub(crate) fn table(measured: &[Measured]) -> String {
    let mut text = format!(
        "{:<36} {:>5} {:>11} {:>11} {:>11}\n",
        "budget", "files", "raw", "gzip", "limit"
    );
    for one in measured {
        let verdict = if one.ok { "ok" } else { "OVER" };
        text.push_str(&format!(
            "{:<36} {:>5} {:>11} {:>11} {:>11}  {verdict}\n",
            one.name, one.files, one.raw, one.gzip, one.limit
        ));
    }
    text
}

/// `*` stands for any number of characters except `/`.
fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => name.strip_prefix(before).is_some_and(|rest| {
            let reach = rest.find('/').unwrap_or(rest.len());
            (0..=reach)
                .filter(|&at| rest.is_char_boundary(at))
                .any(|at| matches(after, &rest[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digest;

    #[test]
    fn a_star_does_not_cross_folders() {
        assert!(matches("assets/atoll-*.wasm", "assets/atoll-12ab.wasm"));
        assert!(matches("*.html", "index.html"));
        assert!(!matches("*.html", "a/index.html"));
        assert!(!matches("assets/*.js", "assets/x.css"));
    }

    #[test]
    fn over_the_limit_is_not_ok() {
        let scratch = files::Scratch::new();
        let folder = &scratch.0;
        // Hashes do not compress: 4096 bytes stay more than 1 KB and less than 9.
        let noise: String = (0..64_u32).map(|n| digest::hex(&n.to_le_bytes())).collect();
        files::write(&folder.join("a.bin"), noise).unwrap();
        let all = files::list(folder).unwrap();
        let budget = |gzip_kb, file: &str, optional| Budget {
            name: "x".into(),
            files: vec![file.into()],
            parts: Vec::new(),
            gzip_kb,
            optional,
        };
        let loads = Loads::default();
        assert!(
            !measure_one(&budget(1, "a.bin", false), folder, &all, &loads)
                .unwrap()
                .unwrap()
                .ok
        );
        assert!(
            measure_one(&budget(9, "a.bin", false), folder, &all, &loads)
                .unwrap()
                .unwrap()
                .ok
        );
        assert!(measure_one(&budget(9, "b.bin", false), folder, &all, &loads).is_err());
        assert!(
            measure_one(&budget(9, "b.bin", true), folder, &all, &loads)
                .unwrap()
                .is_none()
        );
    }
}
