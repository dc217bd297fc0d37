//! The message compiler: `.ftl` files of three languages in, one typed Rust file out.
//!
//! `parse` reads Fluent syntax into plain patterns, `check` compares the languages with each other
//! (a missing or surplus key or argument is an error that names file, line and key), `emit` writes
//! a typed method for each message over its patterns, which are data. `web/build.rs` runs it.

pub mod check;
pub mod emit;
pub mod parse;

pub use parse::Source;

use std::fs;
use std::io;
use std::path::Path;

/// One thing wrong with the catalogues, in the form `file:line: key: what`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem(pub String);

/// All `.ftl` files of all languages: those of `pl` lie in `locales/pl`.
///
/// # Errors
/// When a folder or a file cannot be read.
pub fn read(locales: &Path) -> io::Result<Vec<Source>> {
    let mut sources = Vec::new();
    for language in LANGUAGES {
        let mut files = fs::read_dir(locales.join(language))?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<io::Result<Vec<_>>>()?;
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
        files.sort();
        for file in files {
            sources.push(Source {
                language: language.to_owned(),
                text: fs::read_to_string(&file)?,
                path: file.display().to_string(),
            });
        }
    }
    Ok(sources)
}

/// Compiles all sources into the text of one Rust file.
///
/// # Errors
/// Everything that is wrong with them.
pub fn compile(sources: &[Source]) -> Result<String, Vec<Problem>> {
    messages(sources).map(|messages| emit::rust(&messages))
}

/// All messages in all languages.
///
/// # Errors
/// Everything that is wrong with them.
pub fn messages(sources: &[Source]) -> Result<Vec<check::Checked>, Vec<Problem>> {
    let mut problems = Vec::new();
    let catalogues = parse::catalogues(sources, &mut problems);
    let messages = check::messages(&catalogues, &mut problems);
    if problems.is_empty() {
        Ok(messages)
    } else {
        problems.sort();
        Err(problems)
    }
}

/// The languages in the order of the generated tables, and of `Lang`.
pub const LANGUAGES: [&str; 3] = ["en", "pl", "de"];

/// The plural categories whole numbers can have in a language; the last one may be the default.
pub fn plural_categories(language: &str) -> &'static [&'static str] {
    match language {
        "pl" => &["one", "few", "many"],
        _ => &["one", "other"],
    }
}
