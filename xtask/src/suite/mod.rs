//! `test`: every check there is, one after the other, summed up in one closing line.
//!
//! A step that fails does not stop the others. A step that cannot run counts as a failure: nothing
//! is skipped quietly. [`steps`] says what is run, [`counts`] reads the numbers the tools print.

mod counts;
mod scripts;
mod steps;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;

use crate::args::{Args, UsageError};
use crate::process::say;
use crate::project::Project;

pub(crate) use counts::Counts;

/// `cargo xtask test [--only step,…]`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let only: Option<String> = args.value("--only")?;
    args.finish()?;
    let chosen = choose(only.as_deref())?;

    let project = Project::here();
    let mut lines = Vec::new();
    let mut total = Counts::default();
    for step in chosen {
        say(&format!("{}: {}", step.name, step.about));
        let start = Instant::now();
        let counts = (step.run)(&project).unwrap_or_else(|error| {
            eprintln!("error: {error:#}");
            Counts::of(false)
        });
        let seconds = start.elapsed().as_secs_f32();
        lines.push(format!(
            "{:<12} {:>5} passed {:>3} failed {seconds:>8.1} s",
            step.name, counts.passed, counts.failed
        ));
        total += counts;
    }
    println!();
    for line in lines {
        println!("{line}");
    }
    println!("{total}");
    Ok(if total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The steps named in a comma-separated list, in their usual order; all when there is no list.
fn choose(only: Option<&str>) -> Result<Vec<&'static steps::Step>, UsageError> {
    let Some(only) = only else {
        return Ok(steps::STEPS.iter().collect());
    };
    let names: Vec<&str> = only.split(',').collect();
    if let Some(unknown) = names
        .iter()
        .find(|name| steps::STEPS.iter().all(|s| s.name != **name))
    {
        let known: Vec<&str> = steps::STEPS.iter().map(|step| step.name).collect();
        return Err(UsageError(format!(
            "no step `{unknown}`; there are: {}",
            known.join(", ")
        )));
    }
    Ok(steps::STEPS
        .iter()
        .filter(|step| names.contains(&step.name))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_chosen_by_name_and_unknown_names_refused() {
        assert_eq!(choose(None).unwrap().len(), steps::STEPS.len());
        let names: Vec<&str> = choose(Some("size,fmt"))
            .unwrap()
            .iter()
            .map(|s| s.name)
            .collect();
        assert_eq!(names, ["fmt", "size"]);
        assert!(choose(Some("fmt,typo")).is_err());
    }
}
