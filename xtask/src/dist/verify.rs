//! `dist --verify`: the same sources in another folder, compiled from nothing, give the same
//! bytes. The second build shares only the npm tools with the first.

use anyhow::{Result, bail};

use super::{Effort, build};
use crate::digest;
use crate::files;
use crate::process::say;
use crate::project::Project;

/// Builds a copy of the tree and compares it with the `dist/` that is there.
pub(super) fn verify(project: &Project) -> Result<()> {
    say("verifying: second build, in another folder, from nothing");
    let place = files::fresh_dir(&project.target.join("verify"))?;
    let copy = Project {
        root: place.join("somewhere/else/atoll"),
        tools: project.tools.clone(),
        target: place.join("objects"),
        commit: project.commit.clone(),
    };
    copy_sources(project, &copy)?;
    build(&copy, Effort::Full)?;

    let (first, second) = (fingerprints(project)?, fingerprints(&copy)?);
    if first != second {
        let differing: Vec<&str> = first
            .iter()
            .filter(|line| !second.contains(line))
            .chain(second.iter().filter(|line| !first.contains(line)))
            .map(String::as_str)
            .collect();
        bail!(
            "the two builds differ (kept in target/verify):\n{}",
            differing.join("\n")
        );
    }
    for line in &first {
        println!("{line}");
    }
    println!("{} files, the same bytes in both builds", first.len());
    files::remove(&place)
}

/// Copies what people wrote, and nothing that was built or installed.
fn copy_sources(from: &Project, to: &Project) -> Result<()> {
    for file in files::list_sources(&from.root)? {
        files::copy(&from.root.join(&file), &to.root.join(&file))?;
    }
    Ok(())
}

/// `hash  size  name` of each file.
fn fingerprints(project: &Project) -> Result<Vec<String>> {
    let dist = project.dist();
    files::list(&dist)?
        .into_iter()
        .map(|file| {
            let bytes = files::read(&dist.join(&file))?;
            Ok(format!(
                "{}  {:>8}  {file}",
                &digest::hex(&bytes)[..16],
                bytes.len()
            ))
        })
        .collect()
}
