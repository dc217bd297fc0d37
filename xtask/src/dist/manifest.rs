//! What belongs to this version of the site: the list the service worker keeps for offline use,
//! and `version.json`. The version names the content: equal bytes, equal version.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::page::{self, VERSION};
use crate::digest;
use crate::files;
use crate::project::Project;

/// Written for hosts and tools; a visitor who is offline has no use for them.
const NOT_KEPT: &[&str] = &["404.html", ".nojekyll"];
const LIST: &str = "/*{{precache}}*/[]";

/// Stamps and writes `index.html`, `sw.js` and `version.json`; gives back the full version.
pub(super) fn write(project: &Project, template: &str, work: &Path, out: &Path) -> Result<String> {
    let worker = files::read_text(&project.root.join("static/sw.js"))?;
    let kept = kept_files(out)?;
    let mut list = Vec::new();
    let mut content = format!("{template}\n{worker}\n");
    for file in &kept {
        let integrity = digest::integrity(&files::read(&out.join(file))?);
        content.push_str(&format!("{file} {integrity}\n"));
        list.push(json!([file, integrity]));
    }
    let build = digest::short(content.as_bytes());
    let version = format!("{}+{build}", project.version());

    files::write(&out.join("index.html"), template.replace(VERSION, &version))?;
    let worker = worker
        .replace(LIST, &Value::Array(list).to_string())
        .replace(VERSION, &version);
    page::no_open_tokens(&worker, "sw.js")?;
    let plain = work.join("sw.js");
    files::write(&plain, worker)?;
    files::write(
        &out.join("sw.js"),
        super::assets::script(project, &plain, &[])?,
    )?;
    let about = json!({
        "name": "atoll", "version": project.version(), "commit": project.commit, "build": build,
    });
    files::write(&out.join("version.json"), format!("{about:#}\n"))?;
    Ok(version)
}

/// Everything a visitor may need offline, except `index.html`, which is handled by itself.
fn kept_files(out: &Path) -> Result<Vec<String>> {
    let unneeded = screenshots(out)?;
    let mut files = files::list(out)?;
    files.retain(|file| !NOT_KEPT.contains(&file.as_str()) && !unneeded.contains(file));
    Ok(files)
}

/// Screenshots are shown by the browser's install dialog only, and they are large.
fn screenshots(out: &Path) -> Result<BTreeSet<String>> {
    let path = out.join("manifest.webmanifest");
    if !path.is_file() {
        return Ok(BTreeSet::new());
    }
    let manifest: Value =
        serde_json::from_slice(&files::read(&path)?).context("manifest.webmanifest is not JSON")?;
    let list = manifest["screenshots"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    Ok(list
        .iter()
        .filter_map(|shot| shot["src"].as_str())
        .map(|src| src.trim_start_matches("./").to_owned())
        .collect())
}
