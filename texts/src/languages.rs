//! The list of languages: `locales/languages.toml`, one row each. It is the only place that knows how
//! many there are.

use serde::Deserialize;

use super::Problem;
use super::plurals::Plurals;

/// The name of the list in the folder of all words.
pub const LIST: &str = "languages.toml";

/// One row of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Language {
    /// The tag, as in `<html lang>`; also the folder of its words.
    pub code: String,
    /// What its speakers call it.
    pub name: String,
    /// The sign before tenths.
    pub decimal: char,
    /// What stands between the members of a list.
    pub comma: String,
    /// How it counts.
    pub plurals: Plurals,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    language: Vec<Row>,
}

/// A language as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    code: String,
    name: String,
    decimal: char,
    comma: String,
    plurals: Vec<String>,
}

impl Language {
    /// The name of its variant of `Lang`.
    #[must_use]
    pub fn variant(&self) -> String {
        capitalised(&self.code)
    }
}

/// Reads the list.
///
/// # Errors
/// What is wrong with it.
pub fn parse(text: &str) -> Result<Vec<Language>, Vec<Problem>> {
    let problem = |what: String| Problem(format!("{LIST}: {what}"));
    let List { language: rows } =
        toml::from_str(text).map_err(|error| vec![problem(error.to_string())])?;
    let mut problems = Vec::new();
    if rows.is_empty() {
        problems.push(problem("there is no language in it".to_owned()));
    }
    let mut all: Vec<Language> = Vec::new();
    for row in rows {
        let code = row.code;
        // The first part of a tag, because that is what a browser's languages are compared by.
        let is_tag = (2..=3).contains(&code.len()) && code.bytes().all(|b| b.is_ascii_lowercase());
        if !is_tag {
            problems.push(problem(format!(
                "{code:?} is not two or three small letters"
            )));
        }
        if all.iter().any(|other| other.code == code) {
            problems.push(problem(format!("{code} is there twice")));
        }
        for (what, text) in [("name", &row.name), ("comma", &row.comma)] {
            if text.is_empty() || text.chars().any(char::is_control) {
                problems.push(problem(format!("{code} has no usable {what}: {text:?}")));
            }
        }
        match Plurals::parse(&row.plurals) {
            Ok(plurals) => all.push(Language {
                code,
                name: row.name,
                decimal: row.decimal,
                comma: row.comma,
                plurals,
            }),
            Err(what) => problems.push(problem(format!("{code}: {what}"))),
        }
    }
    if problems.is_empty() {
        Ok(all)
    } else {
        Err(problems)
    }
}

/// `one` as `One`: the name of an enum's variant.
pub(crate) fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
