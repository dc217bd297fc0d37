//! The words of Atoll, compiled: `.ftl` files and the list of languages in, typed Rust out, and any
//! text in any language for the pages and scripts that do without the wasm.
//!
//! `languages` and `plurals` read the list, `parse` reads Fluent syntax into plain patterns, `check`
//! compares the languages with each other (a missing or surplus key or argument is an error that
//! names file, line and key), `emit` writes a typed method for each message over its patterns, which
//! are data, and `say` fills them in here. `web/build.rs` and `cargo xtask dist` use it.

pub mod check;
pub mod emit;
pub mod languages;
pub mod parse;
pub mod plurals;
pub mod say;

use std::fs;
use std::io;
use std::path::Path;

use check::Checked;
pub use languages::Language;
pub use parse::Source;
pub use say::Value;

/// One thing wrong with the words, in the form `file:line: key: what`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem(pub String);

/// All words in all languages.
#[derive(Debug)]
pub struct Catalogue {
    /// The first is what a visitor gets whose languages we do not speak.
    pub languages: Vec<Language>,
    /// Sorted by their keys.
    pub messages: Vec<Checked>,
}

impl Catalogue {
    /// The words of a folder: the list of languages, and a folder of `.ftl` files for each.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn read(locales: &Path) -> Result<Self, Vec<Problem>> {
        let list = locales.join(languages::LIST);
        let list = fs::read_to_string(&list).map_err(|error| unreadable(&list, &error))?;
        let languages = languages::parse(&list)?;
        let mut sources = Vec::new();
        for Language { code, .. } in &languages {
            let folder = locales.join(code);
            let files = ftl_files(&folder).map_err(|error| unreadable(&folder, &error))?;
            for (path, text) in files {
                sources.push(Source {
                    language: code.clone(),
                    path,
                    text,
                });
            }
        }
        Self::of(languages, &sources)
    }

    /// The words of some sources.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn of(languages: Vec<Language>, sources: &[Source]) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        let catalogues = parse::catalogues(&languages, sources, &mut problems);
        let messages = check::messages(&languages, &catalogues, &mut problems);
        if problems.is_empty() {
            Ok(Self {
                languages,
                messages,
            })
        } else {
            problems.sort();
            Err(problems)
        }
    }

    /// The text of the Rust file that `web/src/kit/i18n` includes.
    #[must_use]
    pub fn rust(&self) -> String {
        emit::rust(self)
    }
}

fn unreadable(path: &Path, error: &io::Error) -> Vec<Problem> {
    vec![Problem(format!("{}: {error}", path.display()))]
}

/// The `.ftl` files of a folder with their paths, sorted.
fn ftl_files(folder: &Path) -> io::Result<Vec<(String, String)>> {
    let mut files = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let read = |file: &Path| Ok((file.display().to_string(), fs::read_to_string(file)?));
    files.iter().map(|file| read(file)).collect()
}
