//! What brings points. Each scoring rule is a small value that can be put into an episode's list; it
//! knows what laying a tile brings at once, what an island brings at the end, and which fields are
//! the reason. It keeps no notes: whether a group has paid before follows from the island itself.
//!
//! A new rule is a type with `Scoring`, an arm of [`Rule`] and its categories.

mod cover;
mod groups;
mod roads;

pub use cover::{OpenTerrain, SymbolOnTerrain};
pub use groups::{GroupComplete, LargestGroup, Symbols};
pub use roads::{TotemRoad, road_of};

use super::board::{Ground, connected};
use super::island::Island;
use super::parts::{LARGEST_TILE, Symbol};
use crate::cells::CellSet;
use crate::seat::{PerSeat, Seat};

/// Why there are points: a line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// Where the marker starts.
    Start,
    /// Tiles laid aside.
    Passes,
    /// Houses that lie on the beach.
    HouseOnBeach,
    /// Groups of five and more fields.
    Farm,
    /// Groups of five and more walls.
    Fortification,
    /// Groups of five and more houses.
    Village,
    /// Roads from totems to the sea.
    TotemRoad,
    /// The largest group of fields of all islands.
    LargestFarm,
    /// The largest group of walls of all islands.
    LargestFortification,
    /// The largest group of houses of all islands.
    LargestVillage,
    /// The largest group of paths of all islands.
    LargestNetwork,
    /// Beach that nothing covers.
    OpenBeach,
    /// What the end of the track takes or gives back.
    TrackEnd,
}

/// The categories as words.
pub(super) const CATEGORIES: &[&str] = &[
    "start",
    "passes",
    "house-on-beach",
    "farm",
    "fortification",
    "village",
    "totem-road",
    "largest-farm",
    "largest-fortification",
    "largest-village",
    "largest-network",
    "open-beach",
    "track-end",
];

impl Category {
    /// The word used in score sheets and files.
    pub const fn word(self) -> &'static str {
        CATEGORIES[self as usize]
    }
}

/// Points, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The line they belong to.
    pub category: Category,
    /// How many; a loss is below 0.
    pub points: i16,
    /// The fields that are the reason.
    pub cells: CellSet,
}

/// Takes gains one by one.
pub(super) type Gains<'a> = &'a mut dyn FnMut(Gain);

/// A tile that was just laid, as the scoring rules see it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laying<'a> {
    /// The board below.
    pub(super) ground: &'a Ground,
    /// The island with the tile.
    pub(super) island: &'a Island,
    /// The fields that it covers.
    pub(super) cells: CellSet,
    /// Its hexes; as many as it has.
    hexes: [LaidHex; LARGEST_TILE],
    count: usize,
}

/// A hex of a tile that was just laid.
#[derive(Clone, Copy, Debug)]
pub(super) struct LaidHex {
    /// What it shows.
    pub(super) symbol: Symbol,
    /// Where it lies.
    pub(super) cell: u8,
    /// The group it belongs to now.
    pub(super) group: CellSet,
}

impl LaidHex {
    pub(super) const NONE: LaidHex = LaidHex {
        symbol: Symbol::Field,
        cell: 0,
        group: CellSet::EMPTY,
    };
}

impl<'a> Laying<'a> {
    pub(super) fn new(
        ground: &'a Ground,
        island: &'a Island,
        cells: CellSet,
        hexes: [LaidHex; LARGEST_TILE],
        count: usize,
    ) -> Self {
        Self {
            ground,
            island,
            cells,
            hexes,
            count,
        }
    }

    /// The hexes of the tile.
    pub(super) fn hexes(&self) -> &[LaidHex] {
        &self.hexes[..self.count]
    }

    /// Where a symbol lay before.
    pub(super) fn before(&self, symbol: Symbol) -> CellSet {
        self.island.symbols(symbol).without(self.cells)
    }

    /// Calls back for each group of before that became part of the group of a hex.
    pub(super) fn merged(&self, hex: &LaidHex, mut call: impl FnMut(CellSet)) {
        let before = self.before(hex.symbol);
        let mut left = hex.group.intersection(before);
        while !left.is_empty() {
            let part = connected(before, CellSet(left.0 & left.0.wrapping_neg()));
            call(part);
            left = left.without(part);
        }
    }
}

/// All islands, from the place of one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing<'a> {
    /// Whose points are counted.
    pub(super) seat: Seat,
    /// The boards.
    pub(super) grounds: &'a PerSeat<Ground>,
    /// The islands, as far as whoever counts knows them.
    pub(super) islands: &'a PerSeat<Island>,
    /// Whether it is a game for one, who has nobody to compare with.
    pub(super) alone: bool,
}

impl<'a> Standing<'a> {
    /// The seat's own island.
    pub(super) fn island(&self) -> &'a Island {
        &self.islands[self.seat]
    }

    /// The seat's own board.
    pub(super) fn ground(&self) -> &'a Ground {
        &self.grounds[self.seat]
    }
}

/// What a scoring rule can tell.
pub(super) trait Scoring {
    /// Its lines of the score sheet.
    fn categories(&self, call: &mut dyn FnMut(Category));

    /// What laying a tile brings at once.
    fn at_once(&self, _laying: &Laying<'_>, _gains: Gains<'_>) {}

    /// What the islands as they lie bring a seat at the end. The fields are left to
    /// [`Scoring::evidence`], because the running total does not need them.
    fn at_end(&self, _standing: &Standing<'_>, _gains: Gains<'_>) {}

    /// The fields that earn one of its lines.
    fn evidence(&self, category: Category, ground: &Ground, island: &Island) -> CellSet;
}

/// One of the scoring rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Points for each symbol laid on a terrain.
    SymbolOnTerrain(SymbolOnTerrain),
    /// Points for completing a group.
    GroupComplete(GroupComplete),
    /// Points for joining a totem to the sea.
    TotemRoad(TotemRoad),
    /// Points for the largest group of all.
    LargestGroup(LargestGroup),
    /// Points for each field of a terrain that stays open.
    OpenTerrain(OpenTerrain),
}

/// Hands a call on to the rule inside.
macro_rules! inside {
    ($rule:expr, $inner:ident => $call:expr) => {
        match $rule {
            Rule::SymbolOnTerrain($inner) => $call,
            Rule::GroupComplete($inner) => $call,
            Rule::TotemRoad($inner) => $call,
            Rule::LargestGroup($inner) => $call,
            Rule::OpenTerrain($inner) => $call,
        }
    };
}

impl Scoring for Rule {
    fn categories(&self, call: &mut dyn FnMut(Category)) {
        inside!(self, rule => rule.categories(call));
    }

    #[inline]
    fn at_once(&self, laying: &Laying<'_>, gains: Gains<'_>) {
        inside!(self, rule => rule.at_once(laying, gains));
    }

    #[inline]
    fn at_end(&self, standing: &Standing<'_>, gains: Gains<'_>) {
        inside!(self, rule => rule.at_end(standing, gains));
    }

    fn evidence(&self, category: Category, ground: &Ground, island: &Island) -> CellSet {
        inside!(self, rule => rule.evidence(category, ground, island))
    }
}
