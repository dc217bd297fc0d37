//! `dist/engine/`: the engine as an npm package for bundlers, plain module scripts and Node.
//!
//! `engine/npm/` holds what a person wrote (README, examples, a `package.json` of its own if
//! wanted); this step adds the compiled parts and two entries with the same exports, which differ
//! only in how they reach the wasm file.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::{assets, page, wasm};
use crate::files;
use crate::process::say;
use crate::project::Project;

const WEB: &str = "// Browsers and bundlers: ready to use when the import is.\n\
    import init from \"./atoll_engine.js\";\n\
    await init({ module_or_path: new URL(\"./atoll_engine_bg.wasm\", import.meta.url) });\n\
    export * from \"./atoll_engine.js\";\n";

const NODE: &str = "// Node: the wasm file is read from the disk, so the import needs no network.\n\
    import { readFileSync } from \"node:fs\";\n\
    import { initSync } from \"./atoll_engine.js\";\n\
    initSync({ module: readFileSync(new URL(\"./atoll_engine_bg.wasm\", import.meta.url)) });\n\
    export * from \"./atoll_engine.js\";\n";

const GLUE: &str = "atoll_engine.js";
const GLUE_TYPES: &str = "atoll_engine.d.ts";

const TYPES: &str = "export * from \"./atoll_engine.js\";\n";

/// Written as text, because the order of conditions matters: the first that fits is taken.
const DESCRIPTION: &str = r#"{
  "name": "atoll-engine",
  "version": "{{version}}",
  "description": "The rules of Atoll's tabletop games, as WebAssembly with types.",
  "license": "MIT OR Apache-2.0",
  "type": "module",
  "types": "./web.d.ts",
  "exports": {
    ".": {
      "node": { "types": "./node.d.ts", "default": "./node.js" },
      "default": { "types": "./web.d.ts", "default": "./web.js" }
    },
    "./atoll_engine_bg.wasm": "./atoll_engine_bg.wasm",
    "./package.json": "./package.json"
  }
}
"#;

/// The types of what the package exports. wasm-bindgen adds how its module is started, in types that
/// only browsers have; the entries do that, so that nobody needs the types of a browser. `using`
/// needs a library of its own, which the file asks for itself.
fn own_types(types: &str) -> Result<String> {
    let (own, _) = types
        .split_once("export type InitInput")
        .context("the types of the glue no longer begin their last part with InitInput")?;
    Ok(format!(
        "/// <reference lib=\"esnext.disposable\" />\n{}\n",
        own.trim_end()
    ))
}

/// Writes the package, unless the engine has none yet.
pub(super) fn write(project: &Project, work: &Path, out: &Path) -> Result<()> {
    let written = project.root.join("engine/npm");
    if !written.is_dir() {
        say("no dist/engine: the engine has no engine/npm folder yet");
        return Ok(());
    }
    let to = out.join("engine");
    let compiled = files::fresh_dir(&work.join("engine"))?;
    wasm::build_engine(project, &compiled)?;
    for file in files::list(&compiled)? {
        files::copy(&compiled.join(&file), &to.join(&file))?;
    }
    // The glue as wasm-bindgen writes it is two thirds comments; what they say is in the types.
    let glue = assets::script(project, &compiled.join(GLUE), &[])?;
    files::write(&to.join(GLUE), glue)?;
    let types = files::read_text(&compiled.join(GLUE_TYPES))?;
    files::write(&to.join(GLUE_TYPES), own_types(&types)?)?;
    let parts = [
        ("web.js", WEB),
        ("node.js", NODE),
        ("web.d.ts", TYPES),
        ("node.d.ts", TYPES),
        ("package.json", DESCRIPTION),
    ];
    for (name, text) in parts {
        files::write(&to.join(name), text)?;
    }
    // What is written by hand wins.
    for file in files::list(&written)? {
        files::copy(&written.join(&file), &to.join(&file))?;
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        files::copy(&project.root.join(licence), &to.join(licence))?;
    }
    let description = to.join("package.json");
    let text = files::read_text(&description)?.replace(page::VERSION, project.version());
    serde_json::from_str::<Value>(&text).context("engine/npm/package.json is not JSON")?;
    files::write(&description, text)
}
