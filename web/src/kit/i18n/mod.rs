//! Languages and texts. `Lang` comes from the list `locales/languages.toml`, `Texts` has one method
//! per message of `locales/*/*.ftl`, both generated at build time with typed arguments; a message
//! missing in one language does not compile. Several arguments are named at the call, so that two of
//! them cannot change places.
//!
//! ```
//! use atoll_web::kit::i18n::{Lang, Texts, args};
//! let t = Texts::of(Lang::Pl);
//! assert_eq!(t.home_running(5), "5 gier w toku");
//! assert_eq!(t.replay_step(args::ReplayStep { at: "3", all: "109" }), "Ruch 3 z 109");
//! ```

pub mod pattern;
mod plural;

use pattern::Value;
pub use plural::Plural;

impl Lang {
    /// The language tag, as in `<html lang>`.
    #[must_use]
    pub fn slug(self) -> &'static str {
        Self::CODES[self as usize]
    }

    /// What its speakers call it.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The sign before tenths.
    #[must_use]
    pub fn decimal_sign(self) -> char {
        Self::DECIMALS[self as usize]
    }

    /// The language of a tag such as `pl` or `de-AT`.
    #[must_use]
    pub fn from_slug(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|lang| lang.slug().eq_ignore_ascii_case(primary))
    }

    /// The first of the visitor's languages that we speak, else the first of ours.
    pub fn negotiate<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Self {
        wanted
            .into_iter()
            .find_map(Self::from_slug)
            .unwrap_or_default()
    }
}

/// Every text of the interface in one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Texts {
    lang: Lang,
}

impl Texts {
    /// The texts of a language.
    #[must_use]
    pub fn of(lang: Lang) -> Self {
        Self { lang }
    }

    /// The language of these texts.
    #[must_use]
    pub fn lang(self) -> Lang {
        self.lang
    }

    /// What stands between the members of a list.
    #[must_use]
    pub fn comma(self) -> &'static str {
        Lang::COMMAS[self.lang as usize]
    }

    /// The text of this language, out of all of them one after the other: a single constant is less
    /// to download than a table of them.
    fn pick(self, texts: &'static str) -> &'static str {
        texts
            .split(pattern::NEXT_LANGUAGE)
            .nth(self.lang as usize)
            .unwrap_or("")
    }

    fn fill(self, patterns: &'static str, values: &[Value<'_>]) -> String {
        pattern::fill(self.lang, self.pick(patterns), values)
    }

    /// Most texts with arguments have one: a function of its own keeps their calls small.
    fn with_text(self, patterns: &'static str, text: &str) -> String {
        self.fill(patterns, &[Value::Text(text)])
    }

    fn with_number(self, patterns: &'static str, number: u32) -> String {
        self.fill(patterns, &[Value::Number(number)])
    }
}

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polish_counts_games_in_three_forms() {
        let texts = Texts::of(Lang::Pl);
        assert_eq!(texts.home_running(1), "Jedna gra w toku");
        assert_eq!(texts.home_running(3), "3 gry w toku");
        assert_eq!(texts.home_running(12), "12 gier w toku");
        assert_eq!(texts.home_running(22), "22 gry w toku");
    }

    #[test]
    fn the_first_known_language_wins() {
        assert_eq!(Lang::negotiate(["fr-FR", "de-AT", "pl"]), Lang::De);
        assert_eq!(Lang::negotiate(["PL"]), Lang::Pl);
        assert_eq!(Lang::negotiate(["fr", ""]), Lang::En);
        assert_eq!(Lang::negotiate(["plx"]), Lang::En);
    }

    #[test]
    fn arguments_are_put_in_as_they_are() {
        let address = "<script>alert(1)</script>";
        assert!(
            Texts::of(Lang::De)
                .notice_unknown_address(address)
                .contains(address)
        );
    }
}
