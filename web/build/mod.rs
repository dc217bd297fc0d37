//! The message compiler: `.ftl` files of three languages in, one typed Rust file out.
//!
//! `parse` reads Fluent syntax into plain patterns, `check` compares the languages with each other
//! (a missing or surplus key or argument is an error that names file, line and key), `emit` writes
//! Rust made of `push_str` and `match` only, because formatting machinery would be paid for in
//! every visitor's download. `build.rs` runs it; `tests/messages.rs` tests it.

mod check;
mod emit;
mod parse;

pub(crate) use parse::Source;

/// One thing wrong with the catalogues, in the form `file:line: key: what`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Problem(pub(crate) String);

/// Compiles all sources into the text of one Rust file, or lists everything that is wrong.
pub(crate) fn compile(sources: &[Source]) -> Result<String, Vec<Problem>> {
    let mut problems = Vec::new();
    let catalogues = parse::catalogues(sources, &mut problems);
    let messages = check::messages(&catalogues, &mut problems);
    if problems.is_empty() {
        Ok(emit::rust(&messages))
    } else {
        problems.sort();
        Err(problems)
    }
}

/// The languages in the order of the generated tables, and of `Lang`.
pub(crate) const LANGUAGES: [&str; 3] = ["en", "pl", "de"];

/// The plural categories whole numbers can have in a language; the last one may be the default.
pub(crate) fn plural_categories(language: &str) -> &'static [&'static str] {
    match language {
        "pl" => &["one", "few", "many"],
        _ => &["one", "other"],
    }
}
