//! What happens at the table, told once for animation, log and voice.

use serde::Serialize;

use super::parts::{Colour, Face, Terrain, Tile};
use super::specials::Special;
use super::state::Action;
use crate::cells::CellSet;
use crate::event::GameEvent;
use crate::seat::Seat;

/// Why the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub enum EndReason {
    /// A board has at most one empty square.
    Board,
    /// The bank is empty.
    Bank,
    /// There are too few tiles to discover.
    Stack,
    /// The clock of the solo game, or the limit of rounds.
    Clock,
}

/// What points are paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub enum Income {
    /// Energy, with everything that adds to it.
    Energy,
    /// The payout.
    Payout,
    /// A finished profitable city.
    ProfitCity,
    /// The generator.
    Generator,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub enum Event {
    /// A seat was drawn to begin.
    FirstSeat {
        /// Who.
        seat: Seat,
    },
    /// A special was put on display.
    SpecialShown {
        /// Which.
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        special: Special,
    },
    /// A seat got a board with printed squares.
    BoardDealt {
        /// Who.
        seat: Seat,
        /// Its letter.
        board: char,
    },
    /// Tactical start: a seat drew tiles, for all to see.
    HandDealt {
        /// Who.
        seat: Seat,
        /// The tiles.
        #[cfg_attr(feature = "wasm", tsify(type = "[string, string, string]"))]
        tiles: [Tile; 3],
    },
    /// Solo: what the wind will choose next.
    WindTurns {
        /// Which action.
        action: Action,
    },
    /// A seat chose an action; in a solo game without a seat, the wind did.
    ActionChosen {
        /// Who.
        seat: Option<Seat>,
        /// Which action.
        action: Action,
        /// Whether the pawn stayed and the marker was turned.
        stayed: bool,
    },
    /// A tile was turned up.
    TileRevealed {
        /// Which.
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        tile: Tile,
    },
    /// A seat's outpost drew a tile.
    OutpostDrew {
        /// Who.
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        tile: Tile,
    },
    /// A tile nobody wanted left the game.
    TileDiscarded {
        /// Which.
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        tile: Tile,
    },
    /// Solo: the wind took a tile.
    WindTook {
        /// Which.
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        tile: Tile,
    },
    /// A seat placed a piece.
    Placed {
        /// Who.
        seat: Seat,
        /// Where.
        square: u8,
        /// What the square shows.
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        face: Face,
        /// The special, if it is one.
        #[cfg_attr(feature = "wasm", tsify(type = "string | undefined"))]
        special: Option<Special>,
        /// How the seat's points changed, islands finished by it included.
        points: i16,
    },
    /// An island was finished.
    IslandFinished {
        /// Whose.
        seat: Seat,
        /// What it is made of.
        terrain: Terrain,
        /// Its squares.
        #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
        cells: CellSet,
        /// How many dwellings it has.
        dwellings: u8,
    },
    /// Inhabitants moved into an island.
    Settled {
        /// Whose.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// The island's squares.
        #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
        cells: CellSet,
        /// How many.
        count: u8,
        /// Whether a profitable landscape brought them.
        profit: bool,
    },
    /// A seat chose a special to buy.
    SpecialBought {
        /// Who.
        seat: Seat,
        /// Which.
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        special: Special,
    },
    /// An inhabitant was given away and went back to the supply.
    Paid {
        /// Whose.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// The squares of the island, or of the inn, where it lived.
        #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
        cells: CellSet,
    },
    /// Two inhabitants are to be given for one.
    Traded {
        /// Who.
        seat: Seat,
        /// Two of these.
        give: Colour,
        /// One of these.
        get: Colour,
    },
    /// An inhabitant moved into the inn.
    Lodged {
        /// Whose.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// The squares of its island and of the inn.
        #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
        cells: CellSet,
    },
    /// Blue inhabitants moved into a city.
    EnergyMoved {
        /// Whose.
        seat: Seat,
        /// The squares they came from: an island, the inn, or none for a trade.
        #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
        from: CellSet,
        /// The squares of the city.
        #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
        to: CellSet,
        /// How many.
        count: u8,
    },
    /// A seat got points.
    PointsPaid {
        /// Who.
        seat: Seat,
        /// From the bank.
        points: u8,
        /// What the bank could not pay and is noted instead.
        noted: u8,
        /// What for.
        income: Income,
    },
    /// A seat did nothing, or nothing more.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether there was nothing to do.
        forced: bool,
    },
    /// A turn ended.
    TurnEnded {
        /// How many are over now.
        turns: u16,
    },
    /// The game is over.
    GameOver {
        /// Why.
        reason: EndReason,
    },
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::FirstSeat { .. }
                | Event::SpecialShown { .. }
                | Event::BoardDealt { .. }
                | Event::HandDealt { .. }
                | Event::WindTurns { .. }
                | Event::TileRevealed { .. }
                | Event::OutpostDrew { .. }
                | Event::WindTook { .. }
        )
    }

    fn place(&self) -> Option<(Seat, CellSet)> {
        match *self {
            Event::Placed { seat, square, .. } => Some((seat, CellSet::of(square))),
            Event::IslandFinished { seat, cells, .. }
            | Event::Settled { seat, cells, .. }
            | Event::Paid { seat, cells, .. }
            | Event::Lodged { seat, cells, .. } => Some((seat, cells)),
            Event::EnergyMoved { seat, from, to, .. } => Some((seat, from.union(to))),
            _ => None,
        }
    }
}
