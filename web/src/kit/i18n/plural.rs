//! Plural forms of whole numbers. The rules of each language stand in `locales/languages.toml`.

/// A plural form; German and English use `One` and `Other`, Polish `One`, `Few` and `Many`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plural {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

impl Plural {
    /// The name of the form in Unicode data, in `Intl.PluralRules` and in our `.ftl` files.
    #[must_use]
    pub fn slug(self) -> &'static str {
        ["zero", "one", "two", "few", "many", "other"][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    use unic_langid::LanguageIdentifier;

    use crate::kit::i18n::{Lang, plural};

    #[test]
    fn agrees_with_the_unicode_rules_up_to_ten_thousand() {
        for lang in Lang::ALL {
            let id: LanguageIdentifier = lang.slug().parse().unwrap();
            let rules = PluralRules::create(id, PluralRuleType::CARDINAL).unwrap();
            for count in 0..=10_000u32 {
                let expected = match rules.select(count).unwrap() {
                    PluralCategory::ZERO => "zero",
                    PluralCategory::ONE => "one",
                    PluralCategory::TWO => "two",
                    PluralCategory::FEW => "few",
                    PluralCategory::MANY => "many",
                    PluralCategory::OTHER => "other",
                };
                assert_eq!(plural(lang, count).slug(), expected, "{lang:?} {count}");
            }
        }
    }
}
