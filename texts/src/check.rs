//! Compares the languages: the same keys, the same arguments, and every plural form a language has.

use std::collections::BTreeMap;

use super::parse::{Catalogues, Choice, ChoiceKind, Message, Piece, VariantKey};
use super::{Language, Problem};

/// What a message is called with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArgumentKind {
    Text,
    Number,
}

/// One message in all languages, ready to be written as Rust.
#[derive(Debug)]
pub struct Checked {
    pub key: String,
    pub arguments: BTreeMap<String, ArgumentKind>,
    /// In the order of the languages.
    pub pieces: Vec<Vec<Piece>>,
}

/// Compares the languages; what they have in common is the result.
pub fn messages(
    languages: &[Language],
    catalogues: &Catalogues,
    problems: &mut Vec<Problem>,
) -> Vec<Checked> {
    let (Some(first), Some(main)) = (catalogues.first(), languages.first()) else {
        return Vec::new();
    };
    for (language, catalogue) in languages.iter().zip(catalogues) {
        for (key, message) in catalogue {
            if !first.contains_key(key) {
                problems.push(at(
                    message,
                    key,
                    &format!("surplus: {} has no such key", main.code),
                ));
            }
            if !is_rust_name(&rust_name(key)) {
                problems.push(at(message, key, "cannot be the name of a Rust function"));
            }
            plural_forms(language, key, message, &message.pieces, problems);
            if has_control_character(&message.pieces) {
                problems.push(at(message, key, "has a control character in its text"));
            }
        }
    }
    let mut checked = Vec::new();
    for (key, message) in first {
        let mut all = vec![message];
        for (Language { code, .. }, catalogue) in languages.iter().zip(catalogues).skip(1) {
            match catalogue.get(key) {
                Some(translated) => all.push(translated),
                None => problems.push(at(message, key, &format!("missing in {code}"))),
            }
        }
        let arguments = arguments_of(key, &all, problems);
        checked.push(Checked {
            key: key.clone(),
            arguments,
            pieces: all.iter().map(|m| m.pieces.clone()).collect(),
        });
    }
    checked
}

/// As many as a pattern has characters for.
const MOST_ARGUMENTS: usize = 16;

/// Control characters mean something in a pattern. Line breaks do not.
fn has_control_character(pieces: &[Piece]) -> bool {
    pieces.iter().any(|piece| match piece {
        Piece::Text(text) => text.chars().any(|c| c < ' ' && c != '\n'),
        Piece::Argument(_) | Piece::Number(_) => false,
        Piece::Choice(choice) => {
            let mut variants = choice.variants.iter().map(|(_, pieces)| pieces);
            has_control_character(&choice.default) || variants.any(|p| has_control_character(p))
        }
    })
}

pub fn rust_name(key: &str) -> String {
    key.replace('-', "_")
}

fn is_rust_name(name: &str) -> bool {
    const KEYWORDS: [&str; 14] = [
        "as", "in", "if", "for", "loop", "match", "move", "self", "type", "use", "where", "while",
        "mod", "fn",
    ];
    !KEYWORDS.contains(&name)
        && name.starts_with(|c: char| c.is_ascii_lowercase())
        && name
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

/// The arguments of a message: every language uses the same ones, in the same sense.
fn arguments_of(
    key: &str,
    all: &[&Message],
    problems: &mut Vec<Problem>,
) -> BTreeMap<String, ArgumentKind> {
    let used: Vec<_> = all.iter().map(|m| uses(&m.pieces)).collect();
    let mut arguments = BTreeMap::new();
    for (message, uses) in all.iter().zip(&used) {
        for (name, kind) in uses {
            if !is_rust_name(name) {
                problems.push(at(
                    message,
                    key,
                    &format!("${name} cannot be a Rust argument"),
                ));
            }
            let known = arguments.entry(name.clone()).or_insert(*kind);
            *known = match (*known, *kind) {
                (Use::Number, Use::Word) | (Use::Word, Use::Number) => {
                    let what = format!("${name} is a number in one place and a word in another");
                    problems.push(at(message, key, &what));
                    Use::Number
                }
                (Use::Number, _) | (_, Use::Number) => Use::Number,
                (Use::Word, _) | (_, Use::Word) => Use::Word,
                (Use::Shown, Use::Shown) => Use::Shown,
            };
        }
    }
    for (message, uses) in all.iter().zip(&used) {
        for name in arguments.keys() {
            if !uses.contains_key(name) {
                let what = format!("does not use ${name}, which another language uses");
                problems.push(at(message, key, &what));
            }
        }
    }
    if arguments.len() > MOST_ARGUMENTS {
        let what = format!("has more than {MOST_ARGUMENTS} arguments");
        problems.push(at(all[0], key, &what));
    }
    let kind = |used| {
        if used == Use::Number {
            ArgumentKind::Number
        } else {
            ArgumentKind::Text
        }
    };
    arguments
        .into_iter()
        .map(|(name, used)| (name, kind(used)))
        .collect()
}

/// How a pattern uses an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Use {
    Shown,
    Word,
    Number,
}

fn uses(pieces: &[Piece]) -> BTreeMap<String, Use> {
    fn note(found: &mut BTreeMap<String, Use>, name: &str, used: Use) {
        let slot = found.entry(name.to_owned()).or_insert(used);
        if *slot == Use::Shown {
            *slot = used;
        }
    }
    fn walk(pieces: &[Piece], found: &mut BTreeMap<String, Use>) {
        for piece in pieces {
            match piece {
                Piece::Text(_) => {}
                Piece::Argument(name) => note(found, name, Use::Shown),
                Piece::Number(name) => note(found, name, Use::Number),
                Piece::Choice(choice) => {
                    let used = match choice.kind {
                        ChoiceKind::Plural => Use::Number,
                        ChoiceKind::Word => Use::Word,
                    };
                    note(found, &choice.argument, used);
                    for (_, pieces) in &choice.variants {
                        walk(pieces, found);
                    }
                    walk(&choice.default, found);
                }
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(pieces, &mut found);
    found
}

fn plural_forms(
    language: &Language,
    key: &str,
    message: &Message,
    pieces: &[Piece],
    problems: &mut Vec<Problem>,
) {
    for piece in pieces {
        let Piece::Choice(choice) = piece else {
            continue;
        };
        for (_, pieces) in &choice.variants {
            plural_forms(language, key, message, pieces, problems);
        }
        plural_forms(language, key, message, &choice.default, problems);
        if choice.kind == ChoiceKind::Plural {
            for what in plural_problems(language, choice) {
                problems.push(at(message, key, &what));
            }
        }
    }
}

fn plural_problems(language: &Language, choice: &Choice) -> Vec<String> {
    let categories: Vec<&str> = language.plurals.forms().collect();
    let code = &language.code;
    let mut problems = Vec::new();
    let mut named: Vec<&str> = Vec::new();
    for variant in choice
        .variants
        .iter()
        .map(|(key, _)| key)
        .chain([&choice.default_key])
    {
        let VariantKey::Name(name) = variant else {
            continue;
        };
        if !categories.contains(&name.as_str()) && name != "other" {
            problems.push(format!("{code} has no plural form [{name}]"));
        }
        named.push(name);
    }
    // The default stands for the one form that is left.
    let missing: Vec<_> = categories.iter().filter(|c| !named.contains(c)).collect();
    let default_is_other = choice.default_key == VariantKey::Name("other".to_owned());
    let excused = usize::from(default_is_other && !categories.contains(&"other"));
    if missing.len() > excused {
        for category in missing {
            problems.push(format!(
                "the plural form [{category}] is missing for {code}"
            ));
        }
    }
    problems
}

fn at(message: &Message, key: &str, what: &str) -> Problem {
    Problem(format!("{}: {key}: {what}", message.place))
}
