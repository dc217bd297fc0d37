//! Walls inside the engine, and between it and the machine.

use super::{has_word, is_module, module_of, paths_used, without_comments};
use crate::sources::{Source, assert_clean};

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
