//! The step `scripts`: TypeScript reads every script the browser gets and checks it against its JSDoc
//! types (`tsc --checkJs`, strict). A sample full of mistakes shows that the check can fail.
//!
//! The check runs on a copy, next to the words that the build would put there. Page, worker and
//! service worker live in different worlds, so each has a configuration of its own in
//! `tests/scripts`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};

use super::Counts;
use crate::dist::styles;
use crate::dist::words::{self, Words};
use crate::files;
use crate::process::ending;
use crate::project::Project;
use crate::setup;

/// The worlds that scripts run in.
const WORLDS: &[&str] = &["page", "worker", "service-worker"];

/// Checks all scripts, one check for each world, and the sample.
pub(super) fn check(project: &Project) -> Result<Counts> {
    setup::npm_packages(project)?;
    let folder = files::fresh_dir(&project.target.join("scripts"))?;
    let mut counts = Counts::default();
    let tree = folder.join("tree");
    stage(project, &tree)?;
    for world in WORLDS {
        let said = tsc(project, &tree, world)?;
        eprint!("{said}");
        counts += Counts::of(said.is_empty());
    }
    let found = check_sample(project, &folder.join("sample"))?;
    for complaint in &found {
        eprintln!("{complaint}");
    }
    counts += Counts::of(found.is_empty());
    Ok(counts)
}

/// Copies the scripts, their configurations, and what the build adds to them.
fn stage(project: &Project, to: &Path) -> Result<()> {
    let of_the_page = project.root.join("static/js");
    for file in files::list(&of_the_page)? {
        files::copy(&of_the_page.join(&file), &to.join("static/js").join(&file))?;
    }
    files::copy(&project.root.join("static/sw.js"), &to.join("static/sw.js"))?;
    let not_found = files::read_text(&project.root.join("static/404.html"))?;
    let script = inline_script(&not_found).context("404.html has one inline <script>")?;
    files::write(&to.join("static/404.js"), script)?;
    stage_surroundings(project, to)
}

fn stage_surroundings(project: &Project, to: &Path) -> Result<()> {
    let page = files::read_text(&project.root.join("index.html"))?;
    let words = Words::read(&project.root)?.script(&page)?;
    files::write(&to.join("static/js").join(words::SCRIPT), words)?;
    let names = styles::names(&BTreeMap::new());
    files::write(&to.join("static/js").join(styles::NAMES), names)?;
    let settings = project.root.join("tests/scripts");
    let mut files = files::list(&settings)?;
    files.retain(|file| file.ends_with(".json"));
    for file in files {
        files::copy(&settings.join(&file), &to.join(&file))?;
    }
    Ok(())
}

/// What TypeScript complains about, a line each; nothing when all is well.
fn tsc(project: &Project, tree: &Path, world: &str) -> Result<String> {
    let mut command = project.npm_tool("tsc");
    command.current_dir(tree);
    command.args(["--pretty", "false", "--project"]);
    command.arg(format!("{world}.json"));
    let (status, said) = ending(&mut command)?;
    Ok(if status.success() || !said.trim().is_empty() {
        said
    } else {
        format!("tsc ended with {status} and said nothing\n")
    })
}

/// What is wrong with the check: mistakes of the sample that it does not find, and others.
fn check_sample(project: &Project, tree: &Path) -> Result<Vec<String>> {
    let sample = files::read_text(&project.root.join("tests/scripts/sample.js"))?;
    let scripts = tree.join("static/js");
    files::write(&scripts.join("sample.js"), &sample)?;
    for types in ["atoll.d.ts", "page.d.ts"] {
        let from = project.root.join("static/js").join(types);
        files::copy(&from, &scripts.join(types))?;
    }
    stage_surroundings(project, tree)?;
    Ok(differences(&sample, &tsc(project, tree, "page")?))
}

/// Compares the lines that say `// wrong` with those that were complained about.
fn differences(sample: &str, said: &str) -> Vec<String> {
    let lines = sample.lines().enumerate();
    let wrong: BTreeSet<usize> = lines
        .filter(|(_, line)| line.contains("// wrong: "))
        .map(|(at, _)| at + 1)
        .collect();
    let found: BTreeSet<usize> = said.lines().filter_map(line_of).collect();
    let mut complaints = Vec::new();
    for line in wrong.difference(&found) {
        complaints.push(format!("sample.js:{line}: the mistake is not found"));
    }
    for line in found.difference(&wrong) {
        complaints.push(format!("sample.js:{line}: there is no mistake here"));
    }
    if wrong.is_empty() {
        complaints.push("sample.js has no mistakes".to_owned());
    }
    complaints
}

/// The line in `static/js/sample.js(7,17): error TS7006: …`.
fn line_of(complaint: &str) -> Option<usize> {
    let place = complaint.strip_prefix("static/js/sample.js(")?;
    place.split(',').next()?.parse().ok()
}

fn inline_script(page: &str) -> Option<&str> {
    let (_, after) = page.split_once("<script>")?;
    after.split_once("</script>").map(|(script, _)| script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_that_is_not_found_is_a_failure_of_the_check() {
        let sample = "fine\nbad // wrong: bad\n";
        let right = "static/js/sample.js(2,1): error TS1: bad\n  more about it\n";
        assert_eq!(differences(sample, right), Vec::<String>::new());
        assert_eq!(
            differences(sample, ""),
            ["sample.js:2: the mistake is not found"]
        );
        assert_eq!(
            differences(sample, &right.replace('2', "1")),
            [
                "sample.js:2: the mistake is not found",
                "sample.js:1: there is no mistake here"
            ]
        );
        assert_eq!(differences("fine", ""), ["sample.js has no mistakes"]);
    }

    #[test]
    fn the_script_of_a_page_is_found() {
        assert_eq!(inline_script("<p><script>x()</script>"), Some("x()"));
        assert_eq!(inline_script("<p>"), None);
    }
}
