//! Scripts and styles: bundled and minified by esbuild, named after their content, and pointing
//! at each other by those names. Everything else under `static/` is copied as it is.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::styles::{self, Styles};
use super::words::{self, Words};
use super::{Module, split};
use crate::digest;
use crate::files;
use crate::process::output;
use crate::project::Project;

/// Folders of `static/` that are sources of the bundle and are not copied.
const BUNDLED: &[&str] = &["art/", "css/", "js/"];
/// Files of `static/` that other steps stamp.
const STAMPED: &[&str] = &["404.html", "sw.js"];

/// The addresses of the hashed files, relative to the site's root.
#[derive(Debug)]
pub(super) struct Bundle {
    pub(super) css: String,
    pub(super) boot: String,
    pub(super) glue: String,
    pub(super) wasm: String,
}

/// Writes `assets/` and copies the plain files.
pub(super) fn write(
    project: &Project,
    words: &Words,
    module: &Module,
    work: &Path,
    out: &Path,
) -> Result<Bundle> {
    let assets = Assets(out.join("assets"));
    let scripts = work.join("js");
    let styles = styles::write(project, &assets, work)?;
    let names = styles.names();

    let wasm = assets.put("atoll", "wasm", &files::read(&module.wasm)?)?;
    let glue = script(project, &link_parts(module, &styles, &assets, work)?, &[])?;
    let glue = assets.put("atoll", "js", glue.as_bytes())?;

    // The scripts are written against plain names; from here on they know the hashed ones.
    let mut renames = vec![("atoll.js", glue.clone()), ("atoll_bg.wasm", wasm.clone())];
    copy_scripts(project, words, &names, &scripts, &renames)?;
    let external = format!("--external:./{glue}");
    let options = [external.as_str(), "--define:ATOLL_SINGLE_FILE=false"];
    let worker = script(project, &scripts.join("worker.js"), &options)?;
    renames.push(("worker.js", assets.put("worker", "js", worker.as_bytes())?));
    copy_scripts(project, words, &names, &scripts, &renames)?;
    let boot = script(project, &scripts.join("boot.js"), &options)?;
    let boot = assets.put("boot", "js", boot.as_bytes())?;
    copy_static(project, out)?;
    let address = |file: String| format!("assets/{file}");
    Ok(Bundle {
        css: address(styles.main),
        boot: address(boot),
        glue: address(glue),
        wasm: address(wasm),
    })
}

/// The folder of files that are named after their content.
pub(super) struct Assets(PathBuf);

impl Assets {
    /// Writes a file and gives back its name.
    pub(super) fn put(&self, name: &str, extension: &str, bytes: &[u8]) -> Result<String> {
        let file = format!("{name}-{}.{extension}", digest::short(bytes));
        files::write(&self.0.join(&file), bytes)?;
        Ok(file)
    }
}

/// Puts the parts of the wasm in place, and the glue next to a script that knows where they are.
fn link_parts(module: &Module, styles: &Styles, assets: &Assets, work: &Path) -> Result<PathBuf> {
    let mut parts = BTreeMap::new();
    for part in &module.parts {
        let name = split::name(part)?;
        let plain = split::part_of(&name);
        let file = assets.put(&format!("part-{plain}"), "wasm", &files::read(part)?)?;
        parts.insert(name, (plain, file));
    }
    let names: Vec<String> = parts.values().map(|(plain, _)| plain.clone()).collect();
    styles.all_belong_to(&names)?;
    let glue = work.join("glue/atoll.js");
    files::copy(&module.glue, &glue)?;
    let link = glue.with_file_name(split::name(&module.link)?);
    split::write_link(&module.link, &link, |name| {
        let (plain, file) = parts
            .get(name)
            .with_context(|| format!("there is no part {name}"))?;
        Ok(styles.fetched(plain).replace("{}", file))
    })?;
    Ok(glue)
}

/// Copies `static/js` with `"./name"` replaced by `"./hashed-name"`, and adds what the build knows: the
/// words, and the names of files that are fetched later.
pub(super) fn copy_scripts(
    project: &Project,
    words: &Words,
    names: &str,
    to: &Path,
    renames: &[(&str, String)],
) -> Result<()> {
    let page = files::read_text(&project.root.join("index.html"))?;
    files::write(&to.join(words::SCRIPT), words.script(&page)?)?;
    files::write(&to.join(styles::NAMES), names)?;
    let from = project.root.join("static/js");
    let scripts = files::list(&from)?;
    for file in scripts.into_iter().filter(|file| file.ends_with(".js")) {
        let mut text = files::read_text(&from.join(&file))?;
        for (plain, hashed) in renames {
            for quote in ['"', '\''] {
                let (old, new) = (
                    format!("{quote}./{plain}{quote}"),
                    format!("{quote}./{hashed}{quote}"),
                );
                text = text.replace(&old, &new);
            }
        }
        files::write(&to.join(file), text)?;
    }
    Ok(())
}

/// One script with everything it imports, minified, as an ES module.
pub(super) fn script(project: &Project, entry: &Path, options: &[&str]) -> Result<String> {
    let folder = entry.parent().context("a script lies in a folder")?;
    let name = entry.file_name().context("a script has a name")?;
    let mut esbuild = project.npm_tool("esbuild");
    esbuild
        .current_dir(folder)
        .arg(format!("./{}", name.to_string_lossy()));
    esbuild.args([
        "--bundle",
        "--format=esm",
        "--minify",
        "--target=es2022",
        "--charset=utf8",
    ]);
    esbuild.args(["--legal-comments=none", "--log-level=warning"]);
    esbuild.args(options);
    output(&mut esbuild)
}

fn copy_static(project: &Project, out: &Path) -> Result<()> {
    let from = project.root.join("static");
    for file in files::list(&from)? {
        let bundled = BUNDLED.iter().any(|folder| file.starts_with(folder));
        if !bundled && !STAMPED.contains(&file.as_str()) {
            files::copy(&from.join(&file), &out.join(&file))?;
        }
    }
    Ok(())
}
