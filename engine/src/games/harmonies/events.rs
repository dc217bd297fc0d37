//! What happens at the table, told once for animation, log and voice.

use serde::Serialize;

use super::parts::{Colour, Stack};
use crate::cells::CellSet;
use crate::event::{Audience, GameEvent};
use crate::seat::Seat;

/// Why the last round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub enum EndReason {
    /// A board has two empty hexes or fewer.
    Board,
    /// The pouch cannot refill the spaces.
    Pouch,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub enum Event {
    /// A seat was drawn to begin.
    FirstSeat {
        /// Who.
        seat: Seat,
    },
    /// A seat was dealt two spirits, face down.
    SpiritsDealt {
        /// Who.
        seat: Seat,
        /// The cards: for that seat alone.
        cards: [u8; 2],
    },
    /// A space got three tokens from the pouch.
    SpaceFilled {
        /// The space, from 0.
        space: u8,
        /// The tokens.
        #[cfg_attr(
            feature = "wasm",
            tsify(type = "[HarmoniesColour, HarmoniesColour, HarmoniesColour]")
        )]
        tokens: [Colour; 3],
    },
    /// A card was turned up into the row.
    CardTurned {
        /// Its place in the row, from 0.
        place: u8,
        /// The card.
        card: u8,
    },
    /// A seat kept a spirit; the other one goes back unseen.
    SpiritKept {
        /// Who.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// A seat took the tokens of a space.
    SpaceTaken {
        /// Who.
        seat: Seat,
        /// The space, from 0.
        space: u8,
        /// The tokens.
        #[cfg_attr(
            feature = "wasm",
            tsify(type = "[HarmoniesColour, HarmoniesColour, HarmoniesColour]")
        )]
        tokens: [Colour; 3],
    },
    /// A seat placed a token.
    TokenPlaced {
        /// Who.
        seat: Seat,
        /// Its colour.
        #[cfg_attr(feature = "wasm", tsify(type = "HarmoniesColour"))]
        colour: Colour,
        /// Where.
        cell: u8,
        /// The whole stack there now, as letters from the ground up.
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        stack: Stack,
        /// How the seat's points changed.
        points: i16,
    },
    /// A seat took an animal card.
    CardTaken {
        /// Who.
        seat: Seat,
        /// The card's place in the row, from 0.
        place: u8,
        /// The card.
        card: u8,
    },
    /// A seat placed a cube.
    CubePlaced {
        /// Who.
        seat: Seat,
        /// The card it came from.
        card: u8,
        /// Where.
        cell: u8,
        /// How many cubes the card still has.
        left: u8,
        /// How the seat's points changed.
        points: i16,
    },
    /// A card lost its last cube and was set aside.
    CardFinished {
        /// Whose.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// Solo: a card of the row was discarded.
    CardDiscarded {
        /// Its place in the row, from 0.
        place: u8,
        /// The card.
        card: u8,
    },
    /// Solo: the tokens of a space left the game.
    SpaceDiscarded {
        /// The space, from 0.
        space: u8,
        /// The tokens.
        #[cfg_attr(
            feature = "wasm",
            tsify(type = "[HarmoniesColour, HarmoniesColour, HarmoniesColour]")
        )]
        tokens: [Colour; 3],
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// This round is the last one.
    LastRound {
        /// Whose turn brought it about.
        seat: Seat,
        /// Why.
        reason: EndReason,
    },
    /// The game is over.
    GameOver,
}

impl GameEvent for Event {
    fn audience(&self) -> Audience {
        match *self {
            Event::SpiritsDealt { seat, .. } => Audience::Only(seat),
            _ => Audience::All,
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::FirstSeat { .. }
                | Event::SpiritsDealt { .. }
                | Event::SpaceFilled { .. }
                | Event::CardTurned { .. }
        )
    }

    fn place(&self) -> Option<(Seat, CellSet)> {
        match *self {
            Event::TokenPlaced { seat, cell, .. } | Event::CubePlaced { seat, cell, .. } => {
                Some((seat, CellSet::of(cell)))
            }
            _ => None,
        }
    }
}
