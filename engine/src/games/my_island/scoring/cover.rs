//! Points for what covers the ground, and for what does not.

use super::{Category, Gain, Gains, Laying, Scoring, Standing};
use crate::cells::CellSet;
use crate::games::my_island::board::{Ground, Terrain};
use crate::games::my_island::island::Island;
use crate::games::my_island::parts::Symbol;

/// Each symbol laid on a terrain pays at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SymbolOnTerrain {
    /// What is laid.
    pub symbol: Symbol,
    /// Where.
    pub terrain: Terrain,
    /// The points for each.
    pub points: i8,
    /// The line it belongs to.
    pub category: Category,
}

impl Scoring for SymbolOnTerrain {
    fn categories(&self, call: &mut dyn FnMut(Category)) {
        call(self.category);
    }

    fn at_once(&self, laying: &Laying<'_>, gains: Gains<'_>) {
        let here = laying.ground.fields(self.terrain);
        for hex in laying.hexes() {
            if hex.symbol == self.symbol && here.contains(hex.cell) {
                gains(Gain {
                    category: self.category,
                    points: self.points.into(),
                    cells: CellSet::of(hex.cell),
                });
            }
        }
    }

    fn evidence(&self, _category: Category, ground: &Ground, island: &Island) -> CellSet {
        let here = ground.fields(self.terrain);
        island.symbols(self.symbol).intersection(here)
    }
}

/// Each field of a terrain that no tile covers counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTerrain {
    /// Where.
    pub terrain: Terrain,
    /// The points for each, below 0 for a loss.
    pub points: i8,
    /// The line it belongs to.
    pub category: Category,
}

impl Scoring for OpenTerrain {
    fn categories(&self, call: &mut dyn FnMut(Category)) {
        call(self.category);
    }

    fn at_end(&self, standing: &Standing<'_>, gains: Gains<'_>) {
        let (ground, island) = (standing.ground(), standing.island());
        let open = self.evidence(self.category, ground, island).len() as i16;
        gains(Gain {
            category: self.category,
            points: open * i16::from(self.points),
            cells: CellSet::EMPTY,
        });
    }

    fn evidence(&self, _category: Category, ground: &Ground, island: &Island) -> CellSet {
        ground.fields(self.terrain).without(island.covered())
    }
}
