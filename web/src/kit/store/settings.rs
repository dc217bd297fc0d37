//! The visitor's settings: one `name=value` line each. Lines we do not know are kept for the version
//! that wrote them; a value we do not know falls back to its default, alone.
//!
//! A new setting is a field here, a line in `FIELDS`, texts in `locales/*/settings.ftl` and a
//! control in `pages/settings.rs`. `static/js/boot.js` reads `theme` and `language` too.

use super::Shelf;
use crate::kit::i18n::Lang;

const NAME: &str = "settings";

/// An enum whose variants have a fixed name in storage.
macro_rules! choices {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $slug:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name { $($variant),+ }

        impl $name {
            /// All choices, in the order they are offered.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The name in storage and in the page's `data-` attributes.
            #[must_use]
            pub fn slug(self) -> &'static str {
                match self { $(Self::$variant => $slug),+ }
            }

            /// The choice with that name.
            #[must_use]
            pub fn from_slug(slug: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|choice| choice.slug() == slug)
            }
        }
    };
}

choices!(
    /// The language of the interface.
    LanguageChoice { Auto = "auto", En = "en", Pl = "pl", De = "de" }
);
choices!(
    /// Light, dark, high contrast, or what the system says.
    Theme { Auto = "auto", Light = "light", Dark = "dark", Contrast = "contrast" }
);
choices!(
    /// The colours of pieces.
    Palette { Standard = "standard", ColourBlind = "colour-blind" }
);
choices!(
    /// How fast things move.
    Speed { Step = "step", Normal = "normal", Fast = "fast", Instant = "instant" }
);
choices!(
    /// A switch.
    Switch { On = "on", Off = "off" }
);

impl LanguageChoice {
    /// The language chosen, or the best of the browser's.
    #[must_use]
    pub fn resolve(self, browser: &[String]) -> Lang {
        match self {
            Self::Auto => Lang::negotiate(browser.iter().map(String::as_str)),
            Self::En => Lang::En,
            Self::Pl => Lang::Pl,
            Self::De => Lang::De,
        }
    }
}

/// Everything the visitor can set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    pub language: LanguageChoice,
    pub theme: Theme,
    pub palette: Palette,
    pub textures: bool,
    pub speed: Speed,
    pub confirmations: bool,
    /// Whether single letters do something while playing.
    pub single_keys: bool,
    /// Lines of a later version, kept as they are.
    unknown: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LanguageChoice::Auto,
            theme: Theme::Auto,
            palette: Palette::Standard,
            textures: true,
            speed: Speed::Normal,
            confirmations: true,
            single_keys: true,
            unknown: Vec::new(),
        }
    }
}

/// Reads a value into a setting; a value it does not know changes nothing.
type Read = fn(&mut Settings, &str);
/// The stored value of a setting.
type Write = fn(&Settings) -> &'static str;

const FIELDS: [(&str, Read, Write); 7] = [
    (
        "language",
        |s, v| put(&mut s.language, LanguageChoice::from_slug(v)),
        |s| s.language.slug(),
    ),
    (
        "theme",
        |s, v| put(&mut s.theme, Theme::from_slug(v)),
        |s| s.theme.slug(),
    ),
    (
        "palette",
        |s, v| put(&mut s.palette, Palette::from_slug(v)),
        |s| s.palette.slug(),
    ),
    (
        "textures",
        |s, v| put(&mut s.textures, switch(v)),
        |s| slug(s.textures),
    ),
    (
        "speed",
        |s, v| put(&mut s.speed, Speed::from_slug(v)),
        |s| s.speed.slug(),
    ),
    (
        "confirmations",
        |s, v| put(&mut s.confirmations, switch(v)),
        |s| slug(s.confirmations),
    ),
    (
        "single-keys",
        |s, v| put(&mut s.single_keys, switch(v)),
        |s| slug(s.single_keys),
    ),
];

fn put<T>(setting: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *setting = value;
    }
}

fn switch(value: &str) -> Option<bool> {
    Switch::from_slug(value).map(|value| value == Switch::On)
}

fn slug(on: bool) -> &'static str {
    if on {
        Switch::On.slug()
    } else {
        Switch::Off.slug()
    }
}

impl Settings {
    /// Reads the settings of a shelf.
    #[must_use]
    pub fn load(shelf: &Shelf) -> Self {
        shelf
            .load(NAME)
            .map_or_else(Self::default, |text| Self::parse(&text))
    }

    /// Keeps the settings; `Shelf::trouble` says whether they will last.
    pub fn save(&self, shelf: &Shelf) {
        shelf.save(NAME, &self.to_text());
    }

    /// The defaults, with what a later version keeps here left alone.
    #[must_use]
    pub fn reset(&self) -> Self {
        Self {
            unknown: self.unknown.clone(),
            ..Self::default()
        }
    }

    fn parse(text: &str) -> Self {
        let mut settings = Self::default();
        for line in text.lines() {
            let field = line.split_once('=').and_then(|(name, value)| {
                let field = FIELDS.iter().find(|(known, ..)| *known == name)?;
                Some((field.1, value))
            });
            match field {
                Some((read, value)) => read(&mut settings, value),
                None => settings.unknown.push(line.to_owned()),
            }
        }
        settings
    }

    fn to_text(&self) -> String {
        let mut text = String::new();
        for (name, _, write) in FIELDS {
            text.push_str(name);
            text.push('=');
            text.push_str(write(self));
            text.push('\n');
        }
        for line in &self.unknown {
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::super::{MemoryStorage, Storage, StoreError};
    use super::*;

    #[test]
    fn settings_come_back_as_they_were() {
        let shelf = Shelf::open(Ok(Box::new(MemoryStorage::default())));
        assert_eq!(Settings::load(&shelf), Settings::default());
        let settings = Settings {
            language: LanguageChoice::Pl,
            theme: Theme::Contrast,
            palette: Palette::ColourBlind,
            textures: false,
            speed: Speed::Instant,
            confirmations: false,
            single_keys: false,
            unknown: vec![],
        };
        settings.save(&shelf);
        assert_eq!(Settings::load(&shelf), settings);
    }

    #[test]
    fn the_stored_form_is_plain_lines() {
        assert_eq!(
            Settings::default().to_text(),
            "language=auto\ntheme=auto\npalette=standard\ntextures=on\nspeed=normal\nconfirmations=on\nsingle-keys=on\n"
        );
    }

    #[test]
    fn one_bad_value_does_not_spoil_the_others() {
        let settings = Settings::parse("theme=purple\nlanguage=de\ntextures=\nspeed=fast\n");
        assert_eq!((settings.theme, settings.textures), (Theme::Auto, true));
        assert_eq!(
            (settings.language, settings.speed),
            (LanguageChoice::De, Speed::Fast)
        );
    }

    #[test]
    fn lines_of_a_later_version_survive() {
        let text = "future=1\ntheme=dark\nno equals sign\n";
        let settings = Settings::parse(text);
        assert_eq!(settings.unknown, ["future=1", "no equals sign"]);
        assert!(settings.to_text().ends_with("future=1\nno equals sign\n"));
        assert_eq!(Settings::parse(&settings.to_text()), settings);
        assert_eq!(settings.reset().unknown, settings.unknown);
        assert_eq!(settings.reset().theme, Theme::Auto);
    }

    #[test]
    fn settings_work_without_storage() {
        let blocked: Result<Box<dyn Storage>, _> = Err(StoreError::Blocked);
        let shelf = Shelf::open(blocked);
        Settings {
            textures: false,
            ..Settings::default()
        }
        .save(&shelf);
        assert!(!Settings::load(&shelf).textures);
    }
}
