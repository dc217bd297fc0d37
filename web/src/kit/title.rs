//! The four games as the shell knows them: a name for addresses and saves, an order, their texts.
//! Pure.

use crate::kit::i18n::Texts;

/// One of the four games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Title {
    MyIsland,
    LostCities,
    Harmonies,
    Skylands,
}

impl Title {
    /// All games, in the order of the home page.
    pub const ALL: [Self; 4] = [
        Self::MyIsland,
        Self::LostCities,
        Self::Harmonies,
        Self::Skylands,
    ];

    /// The name in addresses, records and file names.
    #[must_use]
    pub fn slug(self) -> &'static str {
        ["my-island", "lost-cities", "harmonies", "skylands"][self as usize]
    }

    /// The game of a slug.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }

    /// Whether it can be played today: whether it has a table here.
    #[must_use]
    pub fn is_playable(self) -> bool {
        matches!(
            self,
            Self::MyIsland | Self::LostCities | Self::Harmonies | Self::Skylands
        )
    }

    /// The title as players of that language know it.
    #[must_use]
    pub fn title(self, t: Texts) -> &'static str {
        match self {
            Self::MyIsland => t.my_island_title(),
            Self::LostCities => t.lost_cities_title(),
            Self::Harmonies => t.harmonies_title(),
            Self::Skylands => t.skylands_title(),
        }
    }

    /// One sentence on what you do in it.
    #[must_use]
    pub fn line(self, t: Texts) -> &'static str {
        match self {
            Self::MyIsland => t.my_island_line(),
            Self::LostCities => t.lost_cities_line(),
            Self::Harmonies => t.harmonies_line(),
            Self::Skylands => t.skylands_line(),
        }
    }

    /// Players and minutes, as ranges to show.
    #[must_use]
    pub fn scope(self) -> (&'static str, &'static str) {
        match self {
            Self::MyIsland => ("1–4", "30"),
            Self::LostCities => ("1–5", "30"),
            Self::Harmonies => ("1–4", "30–45"),
            Self::Skylands => ("1–4", "45"),
        }
    }
}
