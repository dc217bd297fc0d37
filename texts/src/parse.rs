//! From Fluent syntax to plain patterns: references to terms and messages are written out here, so
//! that everything after this module sees texts, arguments and choices only.

use std::collections::BTreeMap;

use fluent_syntax::ast;

use super::plurals::FORMS;
use super::{Language, Problem};

/// One `.ftl` file.
#[derive(Debug, Clone)]
pub struct Source {
    pub language: String,
    pub path: String,
    pub text: String,
}

/// A piece of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    /// `{ $name }`: a text argument.
    Argument(String),
    /// `{ NUMBER($name) }`: a number argument.
    Number(String),
    Choice(Choice),
}

/// `{ $name -> … }`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    pub argument: String,
    pub kind: ChoiceKind,
    pub variants: Vec<(VariantKey, Vec<Piece>)>,
    pub default: Vec<Piece>,
    /// The name of the default variant, for checks.
    pub default_key: VariantKey,
}

/// What a choice looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoiceKind {
    Plural,
    Word,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VariantKey {
    Name(String),
    Exact(u32),
}

/// One message of one language.
#[derive(Debug, Clone)]
pub struct Message {
    /// `file:line`, for problems.
    pub place: String,
    pub pieces: Vec<Piece>,
}

/// The messages of each language, in the order of the list.
pub type Catalogues = Vec<BTreeMap<String, Message>>;

/// Reads the sources of all languages.
pub fn catalogues(
    languages: &[Language],
    sources: &[Source],
    problems: &mut Vec<Problem>,
) -> Catalogues {
    let mut one = |language: &Language| {
        let of_it = sources.iter().filter(|s| s.language == language.code);
        catalogue(&of_it.collect::<Vec<_>>(), problems)
    };
    languages.iter().map(&mut one).collect()
}

/// An entry as parsed, before references are written out.
struct Raw<'a> {
    place: String,
    pattern: ast::Pattern<&'a str>,
}

fn catalogue(files: &[&Source], problems: &mut Vec<Problem>) -> BTreeMap<String, Message> {
    let mut raw: BTreeMap<String, Raw<'_>> = BTreeMap::new();
    for file in files {
        let resource = match fluent_syntax::parser::parse(file.text.as_str()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = line_at(&file.text, error.pos.start);
                    problems.push(Problem(format!("{}:{line}: {}", file.path, error.kind)));
                }
                resource
            }
        };
        let mut from = 0;
        for entry in resource.body {
            let (name, pattern) = match entry {
                ast::Entry::Message(m) => match m.value {
                    Some(value) if m.attributes.is_empty() => (m.id.name.to_owned(), value),
                    _ => {
                        let place = place(file, m.id.name, &mut from);
                        problems.push(Problem(format!(
                            "{place}: {}: a message needs a value and has no attributes here",
                            m.id.name
                        )));
                        continue;
                    }
                },
                ast::Entry::Term(t) => (format!("-{}", t.id.name), t.value),
                _ => continue,
            };
            let place = place(file, &name, &mut from);
            if let Some(first) = raw.get(&name) {
                problems.push(Problem(format!(
                    "{place}: {name}: already defined at {}",
                    first.place
                )));
                continue;
            }
            raw.insert(name, Raw { place, pattern });
        }
    }
    let mut messages = BTreeMap::new();
    for (name, entry) in &raw {
        let mut reader = Reader {
            raw: &raw,
            trail: vec![name.clone()],
            problems,
        };
        let pieces = reader.pattern(&entry.pattern);
        if !name.starts_with('-') {
            messages.insert(
                name.clone(),
                Message {
                    place: entry.place.clone(),
                    pieces,
                },
            );
        }
    }
    messages
}

/// The parser keeps no positions of entries; they come in order, so the next line that starts with
/// the name is the place.
fn place(file: &Source, name: &str, from: &mut usize) -> String {
    for (number, line) in file.text.lines().enumerate().skip(*from) {
        let rest = line.strip_prefix(name).map(str::trim_start);
        if rest.is_some_and(|rest| rest.starts_with('=')) {
            *from = number + 1;
            return format!("{}:{}", file.path, number + 1);
        }
    }
    format!("{}:{}", file.path, *from)
}

fn line_at(text: &str, position: usize) -> usize {
    text.bytes().take(position).filter(|&b| b == b'\n').count() + 1
}

/// Writes out the references of one message; `trail` catches messages that refer to themselves.
struct Reader<'r, 'a> {
    raw: &'r BTreeMap<String, Raw<'a>>,
    trail: Vec<String>,
    problems: &'r mut Vec<Problem>,
}

impl Reader<'_, '_> {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => {
                    pieces.push(Piece::Text((*value).to_owned()));
                }
                ast::PatternElement::Placeable { expression } => {
                    self.expression(expression, &mut pieces);
                }
            }
        }
        join_texts(pieces)
    }

    fn expression(&mut self, expression: &ast::Expression<&str>, pieces: &mut Vec<Piece>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, pieces),
            ast::Expression::Select { selector, variants } => {
                if let Some(choice) = self.choice(selector, variants) {
                    pieces.push(Piece::Choice(choice));
                }
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>, pieces: &mut Vec<Piece>) {
        match inline {
            ast::InlineExpression::StringLiteral { value } => {
                pieces.push(Piece::Text(
                    fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned(),
                ));
            }
            ast::InlineExpression::NumberLiteral { value } => {
                pieces.push(Piece::Text((*value).to_owned()));
            }
            ast::InlineExpression::VariableReference { id } => {
                pieces.push(Piece::Argument(id.name.to_owned()));
            }
            ast::InlineExpression::FunctionReference { .. } => {
                if let Some(name) = number_argument(inline) {
                    pieces.push(Piece::Number(name.to_owned()));
                } else {
                    self.problem("the only function is NUMBER($argument)");
                }
            }
            ast::InlineExpression::MessageReference {
                id,
                attribute: None,
            } => {
                pieces.extend(self.reference(id.name.to_owned()));
            }
            ast::InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => {
                pieces.extend(self.reference(format!("-{}", id.name)));
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression, pieces),
            _ => self.problem("attributes and term arguments are not supported"),
        }
    }

    fn reference(&mut self, name: String) -> Vec<Piece> {
        if self.trail.contains(&name) {
            self.problem(&format!("refers to itself through {name}"));
            return Vec::new();
        }
        let Some(entry) = self.raw.get(&name) else {
            self.problem(&format!("refers to {name}, which does not exist"));
            return Vec::new();
        };
        self.trail.push(name);
        let pieces = self.pattern(&entry.pattern);
        self.trail.pop();
        pieces
    }

    fn choice(
        &mut self,
        selector: &ast::InlineExpression<&str>,
        variants: &[ast::Variant<&str>],
    ) -> Option<Choice> {
        let (argument, forced) = match (selector, number_argument(selector)) {
            (_, Some(name)) => (name.to_owned(), true),
            (ast::InlineExpression::VariableReference { id }, _) => (id.name.to_owned(), false),
            _ => {
                self.problem("a choice looks at an argument, as in { $count -> … }");
                return None;
            }
        };
        let mut read = Vec::new();
        let mut default = None;
        for variant in variants {
            let key = match &variant.key {
                ast::VariantKey::Identifier { name } => VariantKey::Name((*name).to_owned()),
                ast::VariantKey::NumberLiteral { value } => {
                    let Ok(number) = value.parse() else {
                        self.problem(&format!("[{value}] is not a whole number"));
                        return None;
                    };
                    VariantKey::Exact(number)
                }
            };
            let pieces = self.pattern(&variant.value);
            if variant.default {
                default = Some((key, pieces));
            } else {
                read.push((key, pieces));
            }
        }
        let (default_key, default) = default?;
        let plural = |key: &VariantKey| match key {
            VariantKey::Exact(_) => true,
            VariantKey::Name(name) => name != "other" && FORMS.contains(&name.as_str()),
        };
        let kind = if forced || plural(&default_key) || read.iter().any(|(key, _)| plural(key)) {
            ChoiceKind::Plural
        } else {
            ChoiceKind::Word
        };
        Some(Choice {
            argument,
            kind,
            variants: read,
            default,
            default_key,
        })
    }

    fn problem(&mut self, what: &str) {
        let name = &self.trail[0];
        let place = self.raw.get(name).map_or("", |entry| entry.place.as_str());
        self.problems
            .push(Problem(format!("{place}: {name}: {what}")));
    }
}

/// The argument of `NUMBER($argument)`, if that is what the expression is.
fn number_argument<'a>(inline: &ast::InlineExpression<&'a str>) -> Option<&'a str> {
    let ast::InlineExpression::FunctionReference { id, arguments } = inline else {
        return None;
    };
    match (
        id.name,
        arguments.positional.as_slice(),
        arguments.named.is_empty(),
    ) {
        ("NUMBER", [ast::InlineExpression::VariableReference { id }], true) => Some(id.name),
        _ => None,
    }
}

fn join_texts(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut joined: Vec<Piece> = Vec::new();
    for piece in pieces {
        match (joined.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
            (_, piece) => joined.push(piece),
        }
    }
    joined
}
