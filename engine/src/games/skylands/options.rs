//! What is chosen before a game: how the boards begin, and which specials are on display.

use serde::Serialize;

use crate::error::SetupError;
use crate::game::{GameOptions, Variant, read_variants, write_variants};
use crate::json::Value;

/// How the boards begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub enum Start {
    /// With three printed squares.
    #[default]
    Printed,
    /// Blank, with a start island and two of three tiles.
    Tactical,
}

/// Which specials are on display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub enum Display {
    /// Four drawn from each pile.
    #[default]
    Drawn,
    /// The sixteen recommended for a first game.
    FirstGame,
}

/// What is chosen before a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub struct Options {
    /// How the boards begin.
    #[cfg_attr(feature = "wasm", tsify(optional))]
    pub start: Start,
    /// Which specials are on display.
    #[cfg_attr(feature = "wasm", tsify(optional))]
    pub display: Display,
}

/// The options with their values, each in the order of its type.
pub(super) const VARIANTS: &[Variant] = &[
    Variant {
        key: "start",
        values: &["printed", "tactical"],
    },
    Variant {
        key: "display",
        values: &["drawn", "first-game"],
    },
];

impl GameOptions for Options {
    fn to_json(&self) -> Value {
        write_variants(VARIANTS, &[self.start as usize, self.display as usize])
    }

    fn from_json(options: &Value) -> Result<Self, SetupError> {
        let picked = read_variants(VARIANTS, options)?;
        Ok(Self {
            start: [Start::Printed, Start::Tactical][picked[0]],
            display: [Display::Drawn, Display::FirstGame][picked[1]],
        })
    }
}
