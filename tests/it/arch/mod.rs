//! The walls of ARCHITECTURE.md: who may depend on whom, between crates (read from
//! `cargo metadata`) and between modules (read from the paths in the sources). Each wall has a
//! sample that runs into it.

mod crates;
mod engine;
mod web;

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

/// Modules are written small; types and constants are not.
fn is_module(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
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
