//! An island: its squares, what it is made of, and who lives there.

use super::grid::cells;
use super::parts::Terrain;
use crate::cells::CellSet;

/// An island, finished or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Island {
    pub(super) squares: u32,
    /// What it is made of.
    pub terrain: Terrain,
    /// How many dwellings it has.
    pub dwellings: u8,
    /// How many inhabitants live there; never any in a city.
    pub inhabitants: u8,
}

impl Island {
    pub(super) const NONE: Island = Island {
        squares: 0,
        terrain: Terrain::Forest,
        dwellings: 0,
        inhabitants: 0,
    };

    /// Its first square in the order of the board: the island's name in notation.
    #[inline]
    pub const fn first(&self) -> u8 {
        self.squares.trailing_zeros() as u8
    }

    /// Its squares.
    pub const fn cells(&self) -> CellSet {
        cells(self.squares)
    }

    /// How many dwellings are free.
    #[inline]
    pub const fn free(&self) -> u8 {
        self.dwellings - self.inhabitants
    }
}
