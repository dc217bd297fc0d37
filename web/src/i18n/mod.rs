//! Languages and texts. `Texts` has one method per message of `locales/*/*.ftl`, generated at build
//! time with typed arguments; a message missing in one language does not compile. Several arguments
//! are named at the call, so that two of them cannot change places.
//!
//! ```
//! use atoll_web::i18n::{Lang, Texts, args};
//! let t = Texts::of(Lang::Pl);
//! assert_eq!(t.home_running(5), "5 gier w toku");
//! assert_eq!(t.replay_step(args::ReplayStep { at: "3", all: "109" }), "Ruch 3 z 109");
//! ```

mod plural;

pub use plural::{Plural, plural};

/// The languages Atoll speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Lang {
    #[default]
    En,
    Pl,
    De,
}

impl Lang {
    /// All languages, in the order of the generated tables.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::De];

    /// The language tag, as in `<html lang>`.
    #[must_use]
    pub fn slug(self) -> &'static str {
        ["en", "pl", "de"][self as usize]
    }

    /// The language of a tag such as `pl` or `de-AT`.
    #[must_use]
    pub fn from_slug(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|lang| lang.slug().eq_ignore_ascii_case(primary))
    }

    /// The first of the visitor's languages that we speak, else English.
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

    /// By reference: the table lies in the data, and a call is a few bytes.
    fn pick(self, texts: &'static [&'static str; Lang::ALL.len()]) -> &'static str {
        texts[self.lang as usize]
    }
}

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Decimal digits without the formatting machinery, which would cost kilobytes in the download.
fn push_number(out: &mut String, number: u32) {
    if number >= 10 {
        push_number(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

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
    fn numbers_are_written_in_digits() {
        for number in [0, 7, 10, 99, 100, 4_294_967_295] {
            let mut out = String::new();
            push_number(&mut out, number);
            assert_eq!(out, number.to_string());
        }
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
