//! Options and the state of a game: the islands, the tiles that came up and those still to come,
//! whose decision it is, and, while all lay at once, what the others know.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::board::Ground;
use super::episode::{Episode, Rules};
use super::island::Island;
use super::parts::{TILES, Tile, Tiles};
use super::score;
use super::scoring::Standing;
use crate::error::SetupError;
use crate::game::{GameOptions, Variant, read_variants, write_variants};
use crate::json::Value;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};

/// What is chosen before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "MyIsland")
)]
pub struct Options {
    /// What is played.
    #[cfg_attr(feature = "wasm", tsify(optional, type = "string"))]
    pub episode: Episode,
    /// When the others see what a player laid.
    #[cfg_attr(feature = "wasm", tsify(optional))]
    pub reveal: Reveal,
}

/// When the others see what a player laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "MyIsland")
)]
pub enum Reveal {
    /// When everybody has decided: all lay at once.
    #[default]
    Together,
    /// At once, one after another.
    AtOnce,
}

/// The options with their values, each in the order of its type.
pub(super) const VARIANTS: &[Variant] = &[
    Variant {
        key: "episode",
        values: Episode::WORDS,
    },
    Variant {
        key: "reveal",
        values: &["together", "at-once"],
    },
];

impl GameOptions for Options {
    fn to_json(&self) -> Value {
        write_variants(VARIANTS, &[self.episode.number(), self.reveal as usize])
    }

    fn from_json(options: &Value) -> Result<Self, SetupError> {
        let picked = read_variants(VARIANTS, options)?;
        Ok(Self {
            episode: Episode::numbered(picked[0]).unwrap_or_default(),
            reveal: [Reveal::Together, Reveal::AtOnce][picked[1]],
        })
    }
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "MyIsland")
)]
pub enum Ending {
    /// All tiles have come up.
    Tiles,
    /// Everybody has ended their part.
    Finished,
}

/// The tiles that came up, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    tiles: [Tile; TILES],
    len: u8,
}

impl Drawn {
    /// The tiles, the one of the round last.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..self.len as usize]
    }

    /// The tile of the round.
    #[inline]
    pub(super) fn last(&self) -> Tile {
        self.tiles[(self.len as usize).wrapping_sub(1) % TILES]
    }

    pub(super) fn push(&mut self, tile: Tile) {
        self.tiles[self.len as usize] = tile;
        self.len += 1;
    }
}

impl Hash for Drawn {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tiles().hash(state);
    }
}

/// Written as a list of tiles.
impl Serialize for Drawn {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles())
    }
}

/// A game in progress or finished.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) rng: Rng,
    pub(super) options: Options,
    pub(super) rules: Rules,
    pub(super) grounds: PerSeat<Ground>,
    pub(super) islands: PerSeat<Island>,
    /// All at once: the islands as the others know them. Otherwise empty.
    pub(super) known: PerSeat<Island>,
    pub(super) drawn: Drawn,
    /// The tiles still to come.
    pub(super) rest: Tiles,
    /// Who decides.
    pub(super) seat: Seat,
    pub(super) ending: Option<Ending>,
    /// The decisions of all seats so far.
    pub(super) turns: u16,
}

/// Rules and boards follow from the options, what the others know from the islands and the round.
impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.rng.hash(state);
        self.options.hash(state);
        self.islands.as_slice().hash(state);
        self.drawn.hash(state);
        self.seat.hash(state);
        self.ending.hash(state);
    }
}

impl State {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.islands.len()
    }

    /// The options of this game.
    pub fn options(&self) -> Options {
        self.options
    }

    /// What is played.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// A seat's board.
    pub fn ground(&self, seat: Seat) -> &Ground {
        &self.grounds[seat]
    }

    /// A seat's island.
    pub fn island(&self, seat: Seat) -> &Island {
        &self.islands[seat]
    }

    /// The tile of the round.
    pub fn tile(&self) -> Tile {
        self.drawn.last()
    }

    /// The tiles that came up, in order.
    pub fn drawn(&self) -> &Drawn {
        &self.drawn
    }

    /// The tiles still to come.
    pub fn rest(&self) -> Tiles {
        self.rest
    }

    /// Whether decisions stay secret until everybody has decided.
    #[inline]
    pub(super) fn secret(&self) -> bool {
        self.options.reveal == Reveal::Together && self.seats() > 1
    }

    /// The table from the place of a seat.
    #[inline]
    pub(super) fn standing(&self, seat: Seat) -> Standing<'_> {
        Standing {
            seat,
            grounds: &self.grounds,
            islands: &self.islands,
            alone: self.seats() == 1,
        }
    }

    /// A seat's points if the game ended now.
    pub(super) fn total(&self, seat: Seat) -> i32 {
        score::total(&self.rules, &self.standing(seat))
    }
}
