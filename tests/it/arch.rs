//! The walls of ARCHITECTURE.md: who may depend on whom, between crates (read from
//! `cargo metadata`) and between modules (read from the paths in the sources). Each wall has a
//! sample that runs into it.

use std::collections::BTreeMap;

use cargo_metadata::{DependencyKind, MetadataCommand};

use crate::sources::{self, Source, assert_clean};

/// What a crate may depend on at run time.
fn allowed_crates(package: &str) -> Option<&'static [&'static str]> {
    match package {
        "atoll-engine" => Some(&[
            "rand_core",
            "rand_pcg",
            "serde",
            // Under the feature "wasm" only; another test sees to that.
            "serde-wasm-bindgen",
            "talc",
            "tsify",
            "wasm-bindgen",
        ]),
        "atoll-web" => Some(&[
            "atoll-engine",
            "gloo",
            "js-sys",
            "serde",
            "talc",
            "wasm-bindgen",
            "wasm-bindgen-futures",
            "wasm_split_helpers",
            "web-sys",
            "yew",
        ]),
        _ => None,
    }
}

/// A dependency at run time: whose, on what, and whether it can be left out.
#[derive(Clone, Copy, Debug)]
struct Dependency<'a> {
    package: &'a str,
    on: &'a str,
    optional: bool,
}

fn crate_wall(dependency: Dependency<'_>) -> Option<String> {
    let Dependency {
        package,
        on,
        optional,
    } = dependency;
    let browser = matches!(on, "wasm-bindgen" | "talc" | "tsify");
    if package == "atoll-engine" && browser && !optional {
        return Some(format!(
            "{package} may depend on {on} only under the feature \"wasm\""
        ));
    }
    let allowed = allowed_crates(package)?;
    // gloo is one crate or several small ones; the worker among them costs more than our own.
    let gloo = package == "atoll-web" && on.starts_with("gloo-") && on != "gloo-worker";
    let ok = allowed.contains(&on) || gloo;
    (!ok).then(|| format!("{package} may not depend on {on}"))
}

/// The module a file of a crate is: `src/games/x/mod.rs` is `games::x`.
fn module_of(path_in_src: &str) -> Vec<&str> {
    let stem = path_in_src.strip_suffix(".rs").unwrap_or(path_in_src);
    let mut parts: Vec<&str> = stem.split('/').collect();
    if matches!(parts.last(), Some(&("mod" | "lib"))) {
        parts.pop();
    }
    parts
}

/// Every path into the own crate that a file uses, as `module::module::…`, with its line.
///
/// `super` is resolved from the file's place; groups (`crate::{a, b::c}`) give one path each.
fn paths_used(file_in_src: &str, text: &str) -> Vec<(usize, String)> {
    let module = module_of(file_in_src);
    let mut found = Vec::new();
    let code = without_comments(text);
    for start in ["crate::", "super::"] {
        for (at, _) in code.match_indices(start) {
            let before = code[..at].chars().next_back();
            // `$crate::`, `pub(crate)` and the inner ones of `super::super::` are not beginnings.
            if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':' || c == '$') {
                continue;
            }
            let line = code[..at].lines().count().max(1);
            let mut rest = &code[at..];
            let mut base: Vec<&str> = module.clone();
            if let Some(after) = rest.strip_prefix("crate::") {
                (base, rest) = (Vec::new(), after);
            }
            while let Some(after) = rest.strip_prefix("super::") {
                base.pop();
                rest = after;
            }
            for tail in tails(rest) {
                let mut parts: Vec<String> = base.iter().map(|&part| part.to_owned()).collect();
                parts.push(tail);
                found.push((line, parts.join("::")));
            }
        }
    }
    found
}

/// The paths that begin here: one, or one for each member of a group.
fn tails(text: &str) -> Vec<String> {
    let Some(group) = text.strip_prefix('{') else {
        let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
        return vec![
            text[..end.unwrap_or(text.len())]
                .trim_end_matches(':')
                .to_owned(),
        ];
    };
    let (mut depth, mut start, mut members) = (0, 0, Vec::new());
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                members.push(group[start..at].trim());
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    members
        .into_iter()
        .filter(|member| !member.is_empty())
        .flat_map(tails)
        .collect()
}

/// The code with comment lines emptied, so that line numbers stay.
fn without_comments(text: &str) -> String {
    let lines: Vec<&str> = text
        .lines()
        .map(|line| {
            if line.trim_start().starts_with("//") {
                ""
            } else {
                line
            }
        })
        .collect();
    lines.join("\n")
}

/// Why a file of the engine may not use a path of the engine.
fn engine_wall(file: &str, used: &str) -> Option<String> {
    let own: Vec<&str> = module_of(file);
    let used: Vec<&str> = used.split("::").collect();
    let is_test = own.contains(&"tests");
    match (own.as_slice(), used.as_slice()) {
        (["games", _, file, ..], ["ai", ..]) if *file == "eval" => None,
        (["games", _, ..], ["ai" | "registry", ..]) if !is_test => {
            Some(format!("a game may not use `{}`", used[0]))
        }
        (["games", own, ..], ["games", other, ..]) if own != other && is_module(other) => {
            Some(format!("the game `{own}` may not use the game `{other}`"))
        }
        (["ai", ..], [other, ..]) if !is_test && is_module(other) => {
            let allowed = ["ai", "game", "outcome", "rng", "seat"].contains(other);
            (!allowed).then(|| format!("`ai` may not use `{other}`"))
        }
        _ => None,
    }
}

/// Modules are written small; types and constants are not.
fn is_module(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
}

/// Words that would tie the engine to a machine or a browser.
const NOT_IN_THE_ENGINE: &[&str] = &[
    "std::time",
    "std::fs",
    "std::thread",
    "std::net",
    "std::env",
    "web_sys",
    "js_sys",
    "yew",
];

fn impure_engine(source: &Source) -> Vec<String> {
    if !source.path.starts_with("engine/src/") {
        return vec![];
    }
    let code = without_comments(&source.text);
    let bad = |line: &str| NOT_IN_THE_ENGINE.iter().find(|&&word| has_word(line, word));
    let found = code
        .lines()
        .enumerate()
        .filter_map(|(at, line)| Some((at, bad(line)?)));
    found
        .map(|(at, word)| format!("{}:{}: `{word}`", source.path, at + 1))
        .collect()
}

/// The word with nothing of a name around it.
fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let name = |c: char| c.is_alphanumeric() || c == '_';
        let before = line[..at].chars().next_back().is_some_and(name);
        let after = line[at + word.len()..].chars().next().is_some_and(name);
        !before && !after
    })
}

/// Modules of `web` that run natively, so that `cargo test` covers them.
fn is_pure_web(path: &str) -> bool {
    let Some(file) = path.strip_prefix("web/src/") else {
        return false;
    };
    let name = file.rsplit('/').next().unwrap_or_default();
    (file.starts_with("store/") && file != "store/browser.rs")
        || file.starts_with("i18n")
        || matches!(name, "route.rs" | "reducer.rs" | "view_model.rs")
}

fn impure_web(source: &Source) -> Vec<String> {
    if !is_pure_web(&source.path) {
        return vec![];
    }
    let code = without_comments(&source.text);
    let bad = |line: &str| {
        ["yew", "web_sys", "js_sys", "gloo"]
            .into_iter()
            .find(|w| has_word(line, w))
    };
    let found = code
        .lines()
        .enumerate()
        .filter_map(|(at, line)| Some((at, bad(line)?)));
    found
        .map(|(at, word)| format!("{}:{}: a pure module uses `{word}`", source.path, at + 1))
        .collect()
}

fn engine_walls(source: &Source) -> Vec<String> {
    let Some(file) = source.path.strip_prefix("engine/src/") else {
        return vec![];
    };
    if !file.ends_with(".rs") {
        return vec![];
    }
    paths_used(file, &source.text)
        .into_iter()
        .filter_map(|(line, used)| Some((line, engine_wall(file, &used)?)))
        .map(|(line, why)| format!("{}:{line}: {why}", source.path))
        .collect()
}

#[test]
fn crates_depend_only_on_what_they_may() {
    let manifest = sources::root().join("Cargo.toml");
    let metadata = MetadataCommand::new()
        .manifest_path(manifest)
        .no_deps()
        .exec();
    let metadata = metadata.expect("cargo describes the workspace");
    let mut seen = BTreeMap::new();
    let mut found = Vec::new();
    for package in metadata.workspace_packages() {
        let normal = package
            .dependencies
            .iter()
            .filter(|d| d.kind == DependencyKind::Normal);
        for dependency in normal {
            *seen.entry(package.name.to_string()).or_insert(0) += 1;
            let (package, on) = (package.name.as_str(), dependency.name.as_str());
            found.extend(crate_wall(Dependency {
                package,
                on,
                optional: dependency.optional,
            }));
        }
    }
    assert!(
        seen.contains_key("atoll-engine") && seen.contains_key("atoll-web"),
        "{seen:?}"
    );
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn the_wall_between_crates_can_be_hit() {
    let wall = |package, on, optional| {
        crate_wall(Dependency {
            package,
            on,
            optional,
        })
    };
    assert!(wall("atoll-engine", "yew", false).is_some());
    assert!(wall("atoll-engine", "wasm-bindgen", false).is_some());
    assert!(wall("atoll-engine", "wasm-bindgen", true).is_none());
    for heavy in ["yew-router", "gloo-worker", "fluent-bundle", "serde_json"] {
        assert!(wall("atoll-web", heavy, false).is_some(), "{heavy}");
    }
    assert!(wall("atoll-engine", "serde_json", false).is_some());
    assert!(wall("atoll-web", "gloo-events", false).is_none());
}

#[test]
fn engine_modules_use_only_what_they_may() {
    assert_clean(engine_walls);
    let bad = [
        (
            "engine/src/games/harmonies/rules.rs",
            "use crate::games::skylands::parts;",
        ),
        (
            "engine/src/games/harmonies/rules.rs",
            "use crate::{game::Game, ai::Bot};",
        ),
        (
            "engine/src/games/harmonies/mod.rs",
            "use super::skylands::parts;",
        ),
        (
            "engine/src/games/harmonies/score.rs",
            "let x = super::super::skylands::total();",
        ),
        (
            "engine/src/games/harmonies/view.rs",
            "use crate::registry::GameId;",
        ),
        (
            "engine/src/ai/greedy.rs",
            "use crate::games::harmonies::State;",
        ),
        (
            "engine/src/ai/levels.rs",
            "use crate::games::harmonies::Harmonies;",
        ),
        (
            "engine/src/ai/greedy.rs",
            "use crate::{\n    seat::Seat,\n    session::Session,\n};",
        ),
    ];
    for (path, text) in bad {
        assert_eq!(
            engine_walls(&Source::sample(path, text)).len(),
            1,
            "{path}: {text}"
        );
    }
    let good = [
        (
            "engine/src/games/harmonies/rules.rs",
            "use super::parts::{Card, Side};\nuse crate::hex::Hex;",
        ),
        (
            "engine/src/games/harmonies/eval.rs",
            "use crate::ai::Evaluate;",
        ),
        (
            "engine/src/ai/greedy.rs",
            "use super::Bot;\nuse crate::game::{Game, Turn};",
        ),
        (
            "engine/src/games/harmonies/rules.rs",
            "// unlike crate::games::skylands",
        ),
    ];
    for (path, text) in good {
        assert_eq!(
            engine_walls(&Source::sample(path, text)),
            [""; 0],
            "{path}: {text}"
        );
    }
}

#[test]
fn the_engine_knows_no_machine() {
    assert_clean(impure_engine);
    let bad = Source::sample("engine/src/rng.rs", "let now = std::time::Instant::now();");
    assert_eq!(impure_engine(&bad).len(), 1);
    let good = Source::sample("engine/src/rng.rs", "// never std::time\nlet yewish = 1;");
    assert!(impure_engine(&good).is_empty());
}

#[test]
fn pure_modules_of_the_site_know_no_browser() {
    assert_clean(impure_web);
    for path in [
        "web/src/route.rs",
        "web/src/store/slots.rs",
        "web/src/games/x/view_model.rs",
    ] {
        let bad = Source::sample(path, "use web_sys::window;");
        assert_eq!(impure_web(&bad).len(), 1, "{path}");
    }
    let browser = Source::sample("web/src/store/browser.rs", "use web_sys::window;");
    assert!(impure_web(&browser).is_empty());
}
