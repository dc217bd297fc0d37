//! House rules that no compiler knows: opening lines, file sizes, words that must not appear, links
//! that must lead somewhere. Each rule is a function from a file to complaints, with a sample that
//! shows that it can complain.

use std::path::Path;

use crate::sources::{self, Source, assert_clean};

/// A file longer than this needs a reason near its top: `// size: <reason>`.
const LONGEST: usize = 600;
/// How far down the reason may stand.
const TOP: usize = 20;

/// One complaint per line that `bad` dislikes.
fn lines(source: &Source, bad: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let found = source.text.lines().enumerate();
    found
        .filter_map(|(at, line)| bad(line).map(|why| format!("{}:{}: {why}", source.path, at + 1)))
        .collect()
}

/// Words assembled from pieces, so that this file does not contain what it looks for.
fn word(pieces: &[&str]) -> String {
    pieces.concat()
}

fn opening_lines(source: &Source) -> Vec<String> {
    let ok = if source.has_ending(&[".rs"]) {
        let first = source
            .text
            .lines()
            .find(|line| !line.starts_with("//!") || line.len() > 4);
        first.is_some_and(|line| line.starts_with("//! "))
    } else if source.has_ending(&[".js", ".mjs", ".css"]) {
        source.text.starts_with("//") || source.text.starts_with("/*")
    } else {
        true
    };
    let complaint = || format!("{}: does not open by saying what lives there", source.path);
    if ok { vec![] } else { vec![complaint()] }
}

fn file_size(source: &Source) -> Vec<String> {
    let count = source.text.lines().count();
    let code = source.has_ending(&[".rs", ".js", ".mjs", ".css"]);
    let reason = source.text.lines().take(TOP).any(|line| {
        let reason = line
            .split_once("size: ")
            .map(|(before, reason)| (before.trim(), reason));
        reason.is_some_and(|(before, reason)| {
            matches!(before, "//" | "/*" | "*") && reason.trim_end_matches("*/").trim().len() > 10
        })
    });
    if !code || count <= LONGEST || reason {
        return vec![];
    }
    vec![format!(
        "{}: {count} lines, more than {LONGEST}; split it or say why",
        source.path
    )]
}

fn unfinished_code(source: &Source) -> Vec<String> {
    let words = if source.has_ending(&[".rs"]) {
        vec![
            word(&["todo", "!("]),
            word(&["unimplemented", "!("]),
            word(&["#[ign", "ore"]),
        ]
    } else if source.has_ending(&[".mjs", ".js"]) {
        let modifiers = ["on", "sk", "to"].iter().zip(["ly", "ip", "do"]);
        modifiers
            .map(|(one, two)| format!(".{one}{two}("))
            .collect()
    } else {
        vec![]
    };
    lines(source, |line| {
        words
            .iter()
            .find(|word| line.contains(word.as_str()))
            .map(|word| format!("has `{word}`"))
    })
}

fn tabs(source: &Source) -> Vec<String> {
    lines(source, |line| {
        line.contains('\t').then(|| "has a tab".to_owned())
    })
}

/// Package registries: addresses belong in the tools' own settings.
fn registry_hosts(source: &Source) -> Vec<String> {
    let hosts = [
        word(&["registry.", "npmjs", ".org"]),
        word(&["registry.", "yarnpkg", ".com"]),
        word(&["static.", "crates", ".io"]),
        word(&["index.", "crates", ".io"]),
        word(&["npmmirror", ".com"]),
    ];
    // Cargo.lock names the default registry by its well-known address; it cannot be left out.
    if source.path == "Cargo.lock" {
        return vec![];
    }
    lines(source, |line| {
        hosts
            .iter()
            .find(|host| line.contains(host.as_str()))
            .map(|host| format!("names {host}"))
    })
}

/// Folders of somebody's machine.
fn machine_paths(source: &Source) -> Vec<String> {
    let places = [
        word(&["/wo", "rk/"]),
        word(&["/ro", "ot/"]),
        word(&["/ho", "me/"]),
    ];
    // The list of folders that must not be in the built wasm.
    if source.path == "tests/e2e/pipeline.test.mjs" {
        return vec![];
    }
    lines(source, |line| {
        places.iter().find_map(|place| {
            let at = line.find(place.as_str())?;
            // `framework/`, `root/` of some other path: only a path's beginning counts.
            let before = line[..at].chars().next_back();
            let inside = before.is_some_and(|c| c.is_alphanumeric() || "._-}>)".contains(c));
            (!inside).then(|| format!("names the folder {place}"))
        })
    })
}

fn vague_names(source: &Source) -> Vec<String> {
    let stem = Path::new(&source.path)
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy();
    let folder = source.path.split('/').any(is_vague);
    let complaint = || format!("{}: say what is in it", source.path);
    if folder || is_vague(&stem) {
        vec![complaint()]
    } else {
        vec![]
    }
}

fn is_vague(name: &str) -> bool {
    matches!(name, "utils" | "util" | "helpers" | "misc" | "common")
}

/// Relative links in Markdown lead to files that exist.
fn dead_links(source: &Source, exists: impl Fn(&str) -> bool) -> Vec<String> {
    if !source.has_ending(&[".md"]) {
        return vec![];
    }
    let folder = source
        .path
        .rsplit_once('/')
        .map_or("", |(folder, _)| folder);
    lines(source, |line| {
        line.split("](").skip(1).find_map(|rest| {
            let link = rest.split([')', ' ']).next()?;
            let file = link.split('#').next().unwrap_or_default();
            let elsewhere = link.contains("://") || link.starts_with("mailto:");
            if file.is_empty() || elsewhere || exists(&join(folder, file)) {
                return None;
            }
            Some(format!("the link {link} leads nowhere"))
        })
    })
}

/// `a/b` and `../c` give `a/c`.
fn join(folder: &str, file: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in file.split('/') {
        match part {
            "." | "" => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[test]
fn files_open_by_saying_what_lives_there() {
    assert_clean(opening_lines);
    for (path, text) in [
        ("a.rs", "use x;\n"),
        ("a.rs", "//!\nuse x;\n"),
        ("a.css", "a{}"),
    ] {
        assert_eq!(
            opening_lines(&Source::sample(path, text)).len(),
            1,
            "{path}: {text}"
        );
    }
    assert!(opening_lines(&Source::sample("a.rs", "//! The nouns.\n")).is_empty());
}

#[test]
fn long_files_give_a_reason() {
    assert_clean(file_size);
    let long = "x\n".repeat(LONGEST + 1);
    assert_eq!(file_size(&Source::sample("a.rs", &long)).len(), 1);
    assert!(file_size(&Source::sample("a.md", &long)).is_empty());
    let reason = format!("//! Tables.\n// size: one table per episode\n{long}");
    assert!(file_size(&Source::sample("a.rs", &reason)).is_empty());
}

#[test]
fn nothing_is_left_unfinished_or_switched_off() {
    assert_clean(unfinished_code);
    let bad = [
        ("a.rs", word(&["todo", "!()"])),
        ("a.rs", word(&["#[ign", "ore]"])),
        ("a.mjs", word(&["test.on", "ly(x)"])),
        ("a.mjs", word(&["test.sk", "ip(x)"])),
    ];
    for (path, text) in bad {
        assert_eq!(
            unfinished_code(&Source::sample(path, &text)).len(),
            1,
            "{text}"
        );
    }
}

#[test]
fn there_are_no_tabs() {
    assert_clean(tabs);
    assert_eq!(
        tabs(&Source::sample("a.css", "a\n\tb")),
        ["a.css:2: has a tab"]
    );
}

#[test]
fn no_file_names_a_package_registry() {
    assert_clean(registry_hosts);
    let bad = word(&["https://registry.", "npmjs", ".org/x"]);
    assert_eq!(
        registry_hosts(&Source::sample("package-lock.json", &bad)).len(),
        1
    );
}

#[test]
fn no_file_names_a_folder_of_a_machine() {
    assert_clean(machine_paths);
    for bad in [
        word(&["cd /wo", "rk/x"]),
        word(&["\"/ho", "me/me\""]),
        word(&["/ro", "ot/x"]),
    ] {
        assert_eq!(
            machine_paths(&Source::sample("a.md", &bad)).len(),
            1,
            "{bad}"
        );
    }
    assert!(machine_paths(&Source::sample("a.md", &word(&["frame/ho", "me/"]))).is_empty());
}

#[test]
fn names_say_what_is_inside() {
    assert_clean(vague_names);
    assert_eq!(
        vague_names(&Source::sample("web/src/utils.rs", "")).len(),
        1
    );
    assert_eq!(
        vague_names(&Source::sample("web/src/util/a.rs", "")).len(),
        1
    );
}

#[test]
fn links_in_the_documents_resolve() {
    let root = sources::root();
    assert_clean(|source| dead_links(source, |file| root.join(file).exists()));
    let sample = Source::sample(
        "docs/a.md",
        "[a](b.md) [c](../d.md#e) [f](http://x) [g](#h)",
    );
    assert_eq!(dead_links(&sample, |file| file == "docs/b.md").len(), 1);
    assert!(dead_links(&sample, |file| file == "docs/b.md" || file == "d.md").is_empty());
}
