//! Plural forms of whole numbers in our three languages, as the Unicode rules have them.

use super::Lang;

/// A plural form; German and English use `One` and `Other`, Polish `One`, `Few` and `Many`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plural {
    One,
    Few,
    Many,
    Other,
}

impl Plural {
    /// The name of the form in Unicode data, in `Intl.PluralRules` and in our `.ftl` files.
    #[must_use]
    pub fn slug(self) -> &'static str {
        ["one", "few", "many", "other"][self as usize]
    }
}

/// The plural form a count takes.
#[must_use]
pub fn plural(lang: Lang, count: u32) -> Plural {
    match (lang, count) {
        (_, 1) => Plural::One,
        (Lang::Pl, _) => match (count % 10, count % 100) {
            (2..=4, 12..=14) => Plural::Many,
            (2..=4, _) => Plural::Few,
            _ => Plural::Many,
        },
        _ => Plural::Other,
    }
}

#[cfg(test)]
mod tests {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    use unic_langid::LanguageIdentifier;

    use super::*;

    #[test]
    fn agrees_with_the_unicode_rules_up_to_ten_thousand() {
        for lang in Lang::ALL {
            let id: LanguageIdentifier = lang.slug().parse().unwrap();
            let rules = PluralRules::create(id, PluralRuleType::CARDINAL).unwrap();
            for count in 0..=10_000u32 {
                let expected = match rules.select(count).unwrap() {
                    PluralCategory::ONE => "one",
                    PluralCategory::FEW => "few",
                    PluralCategory::MANY => "many",
                    PluralCategory::OTHER => "other",
                    other => panic!("{lang:?} {count}: {other:?}"),
                };
                assert_eq!(plural(lang, count).slug(), expected, "{lang:?} {count}");
            }
        }
    }
}
