//! A set of board cells as one 128-bit word: the evidence of a score line, the reach of a move.
//! Each game numbers its own cells from 0; no board has more than 128.

use serde::ser::{Serialize, Serializer};

/// A set of cell numbers below 128.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet(pub u128);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet(0);

    /// The set of one cell.
    pub const fn of(cell: u8) -> Self {
        // In two halves: wasm has no shift of 128 bits and would call a function.
        let bit = 1_u64 << (cell & 63);
        debug_assert!(cell < 128, "no such cell");
        if cell < 64 {
            CellSet(bit as u128)
        } else {
            CellSet((bit as u128) << 64)
        }
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: u8) -> bool {
        cell < 128 && self.0 & CellSet::of(cell).0 != 0
    }

    /// Puts a cell into the set.
    pub const fn insert(&mut self, cell: u8) {
        self.0 |= CellSet::of(cell).0;
    }

    /// Takes a cell out of the set.
    pub const fn remove(&mut self, cell: u8) {
        self.0 &= !CellSet::of(cell).0;
    }

    /// How many cells there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no cell.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both sets together.
    #[must_use]
    pub const fn union(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// What both sets share.
    #[must_use]
    pub const fn intersection(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    /// What is here and not there.
    #[must_use]
    pub const fn without(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// The cells in rising order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let cell = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                cell
            })
        })
    }
}

impl FromIterator<u8> for CellSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cells: I) -> Self {
        let mut set = CellSet::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

/// Written as a list of cell numbers.
impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_behave_like_sets() {
        let mut set: CellSet = [3, 127, 3, 0].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 3, 127]);
        assert_eq!(set.len(), 3);
        set.remove(3);
        assert!(!set.contains(3) && set.contains(127) && !set.contains(200));
        assert_eq!(set.union(CellSet::of(5)).without(CellSet::of(0)).len(), 2);
        assert!(set.intersection(CellSet::of(9)).is_empty());
    }
}
