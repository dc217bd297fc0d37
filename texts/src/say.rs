//! Says a message in a language, at build time: the plain way, piece by piece. The site's own reader
//! of patterns is held against it.

use std::collections::BTreeMap;

use super::check::Checked;
use super::parse::{Choice, Piece, VariantKey};
use super::{Catalogue, Language};

/// What an argument is.
#[derive(Debug, Clone, Copy)]
pub enum Value<'a> {
    Text(&'a str),
    Number(u32),
}

/// The arguments of a message by their names.
pub type Values<'a> = BTreeMap<&'a str, Value<'a>>;

impl Catalogue {
    /// The message with a key.
    #[must_use]
    pub fn message(&self, key: &str) -> Option<&Checked> {
        self.messages.iter().find(|message| message.key == key)
    }

    /// A message in each language, in their order; `None` when there is none with that key, or not
    /// with these arguments.
    #[must_use]
    pub fn say(&self, key: &str, values: &Values<'_>) -> Option<Vec<String>> {
        let message = self.message(key)?;
        if !message.arguments.keys().eq(values.keys()) {
            return None;
        }
        let all = self.languages.iter().zip(&message.pieces);
        Some(
            all.map(|(language, pieces)| plainly(language, pieces, values))
                .collect(),
        )
    }
}

/// What the pieces say, one after the other. Arguments that are not given are left out.
#[must_use]
pub fn plainly(language: &Language, pieces: &[Piece], values: &Values<'_>) -> String {
    let one = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Argument(name) | Piece::Number(name) => match values.get(name.as_str()) {
            Some(Value::Text(text)) => (*text).to_owned(),
            Some(Value::Number(number)) => number.to_string(),
            None => String::new(),
        },
        Piece::Choice(choice) => plainly(language, chosen(language, choice, values), values),
    };
    pieces.iter().map(one).collect()
}

fn chosen<'a>(language: &Language, choice: &'a Choice, values: &Values<'_>) -> &'a [Piece] {
    let find = |key: &VariantKey| {
        let found = choice.variants.iter().find(|(known, _)| known == key);
        found.map(|(_, pieces)| pieces.as_slice())
    };
    let name = |name: &str| find(&VariantKey::Name(name.to_owned()));
    let found = match values.get(choice.argument.as_str()) {
        Some(Value::Text(word)) => name(word),
        Some(&Value::Number(number)) => {
            find(&VariantKey::Exact(number)).or_else(|| name(language.plurals.form_of(number)))
        }
        None => None,
    };
    found.unwrap_or(&choice.default)
}
