//! How a language counts: plural forms of whole numbers, as the Unicode tables write them.
//!
//! `few: n % 10 = 2..4 and n % 100 != 12..14` is a form with its rule. The forms of a language are
//! tried in their order; the last has no rule and takes what is left.

use std::fmt::Write as _;
use std::num::NonZeroU32;
use std::ops::RangeInclusive;

use super::languages::capitalised;

/// The forms Unicode knows, in its order.
pub const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The plural forms of a language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plurals {
    ruled: Vec<(&'static str, Rule)>,
    rest: &'static str,
}

/// One of several must hold.
type Rule = Vec<All>;
/// All must hold.
type All = Vec<Relation>;

/// `n % 10 = 2..4, 7`.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Relation {
    modulus: Option<NonZeroU32>,
    equal: bool,
    ranges: Vec<RangeInclusive<u32>>,
}

impl Plurals {
    /// Reads the forms with their rules.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn parse(lines: &[String]) -> Result<Self, String> {
        let Some((last, ruled)) = lines.split_last() else {
            return Err("a language has at least one plural form".to_owned());
        };
        let ruled = ruled
            .iter()
            .map(|line| {
                let (name, rule) = line.split_once(':').ok_or_else(|| {
                    format!("{line:?} has no rule, and only the last form can do without")
                })?;
                let rule = rule_of(rule).ok_or_else(|| format!("{line:?} is not a rule"))?;
                Ok((form(name)?, rule))
            })
            .collect::<Result<Vec<_>, String>>()?;
        Ok(Self {
            ruled,
            rest: form(last)?,
        })
    }
}

fn form(name: &str) -> Result<&'static str, String> {
    let known = FORMS.into_iter().find(|form| *form == name.trim());
    known.ok_or_else(|| format!("{name:?} is none of the plural forms {}", FORMS.join(", ")))
}

fn rule_of(text: &str) -> Option<Rule> {
    let all = |text: &str| text.split(" and ").map(relation).collect();
    text.split(" or ").map(all).collect()
}

fn relation(text: &str) -> Option<Relation> {
    let (left, right) = text.split_once('=')?;
    let (left, equal) = match left.strip_suffix('!') {
        Some(left) => (left, false),
        None => (left, true),
    };
    let modulus = match left.trim().strip_prefix('n')?.trim() {
        "" => None,
        modulus => Some(modulus.strip_prefix('%')?.trim().parse().ok()?),
    };
    let range = |text: &str| -> Option<RangeInclusive<u32>> {
        let (first, last) = text.split_once("..").unwrap_or((text, text));
        let range = first.trim().parse().ok()?..=last.trim().parse().ok()?;
        (!range.is_empty()).then_some(range)
    };
    Some(Relation {
        modulus,
        equal,
        ranges: right.split(',').map(range).collect::<Option<_>>()?,
    })
}

impl Plurals {
    /// The forms there are; the last is for all numbers that no rule takes.
    pub fn forms(&self) -> impl Iterator<Item = &'static str> {
        let ruled = self.ruled.iter().map(|(form, _)| *form);
        ruled.chain([self.rest])
    }

    /// The form of a number.
    #[must_use]
    pub fn form_of(&self, number: u32) -> &'static str {
        let holds = |relation: &Relation| {
            let number = relation.modulus.map_or(number, |modulus| number % modulus);
            relation.equal == relation.ranges.iter().any(|range| range.contains(&number))
        };
        let found = self
            .ruled
            .iter()
            .find(|(_, rule)| rule.iter().any(|all| all.iter().all(holds)));
        found.map_or(self.rest, |(form, _)| form)
    }

    /// The same as a Rust expression over `count`.
    #[must_use]
    pub fn rust(&self) -> String {
        let mut out = String::new();
        for (form, rule) in &self.ruled {
            let any: Vec<String> = rule
                .iter()
                .map(|all| {
                    all.iter()
                        .map(Relation::rust)
                        .collect::<Vec<_>>()
                        .join(" && ")
                })
                .collect();
            let (form, any) = (capitalised(form), any.join(" || "));
            // Writing to a text cannot fail.
            let _ = write!(out, "if {any} {{ Plural::{form} }} else ");
        }
        let rest = format!("Plural::{}", capitalised(self.rest));
        if out.is_empty() {
            return rest;
        }
        format!("{out}{{ {rest} }}")
    }
}

impl Relation {
    fn rust(&self) -> String {
        let not = if self.equal { "" } else { "!" };
        let modulus = self.modulus.map_or_else(String::new, |m| format!(" % {m}"));
        let ranges: Vec<String> = self
            .ranges
            .iter()
            .map(|range| match (range.start(), range.end()) {
                (first, last) if first == last => first.to_string(),
                (first, last) => format!("{first}..={last}"),
            })
            .collect();
        format!("{not}matches!(count{modulus}, {})", ranges.join(" | "))
    }
}
