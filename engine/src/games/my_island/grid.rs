//! Where a tile fits, for the whole board at once. Here fields have other numbers than in a
//! `CellSet`: a step in a direction is always the same difference (18 from row to row), so that
//! "the field two to the right is free, too" is one shift of the set of free fields. No table of
//! all placements is needed, and words of 64 bits are as fast in wasm as natively.
//!
//! Why nothing wraps around: beside every row there is a number that belongs to no field, so the
//! first hex of a tile that leaves the board is never free. Tiles hang together, so one is enough.

use super::board::{FIELDS, HEXES, NEAR};
use super::parts::{LARGEST_TILE, Shape, TURNS};
use crate::cells::CellSet;
use crate::hex::{Hex, NO_CELL};

const WORDS: usize = 3;
const BITS: usize = 64 * WORDS;
/// The difference between a field and the one below it.
const STRIDE: i8 = 18;
/// The number of the field at the origin.
const ORIGIN: i8 = 7;

/// A set of fields, in the numbers of this module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Grid([u64; WORDS]);

const fn number(hex: Hex) -> usize {
    (STRIDE as i16 * hex.r as i16 + hex.q as i16 + ORIGIN as i16) as usize
}

/// The number here of each field.
const NUMBERS: [u8; FIELDS] = {
    let mut numbers = [0; FIELDS];
    let mut cell = 0;
    while cell < FIELDS {
        numbers[cell] = number(HEXES[cell]) as u8;
        cell += 1;
    }
    numbers
};

/// The field of each number here.
const CELLS: [u8; BITS] = {
    let mut cells = [NO_CELL; BITS];
    let mut cell = 0;
    while cell < FIELDS {
        cells[NUMBERS[cell] as usize] = cell as u8;
        cell += 1;
    }
    cells
};

/// The neighbours of each field.
const NEIGHBOURHOODS: [Grid; FIELDS] = {
    let mut grids = [Grid([0; WORDS]); FIELDS];
    let mut cell = 0;
    while cell < FIELDS {
        grids[cell] = Grid::of(NEAR[cell]);
        cell += 1;
    }
    grids
};

/// For each shape and turn how far each hex lies from the first one.
type Steps = [[[i8; LARGEST_TILE]; TURNS as usize]; Shape::ALL.len()];
const STEPS: Steps = {
    let mut steps = [[[0; LARGEST_TILE]; TURNS as usize]; Shape::ALL.len()];
    let mut shape = 0;
    while shape < Shape::ALL.len() {
        let mut rot = 0;
        while rot < TURNS {
            let hexes = Shape::ALL[shape].hexes(rot);
            let mut at = 0;
            while at < LARGEST_TILE {
                steps[shape][rot as usize][at] = STRIDE * hexes[at].r + hexes[at].q;
                at += 1;
            }
            rot += 1;
        }
        shape += 1;
    }
    steps
};

/// How far each hex of a turned shape lies from the first one.
#[inline]
pub(super) fn steps(shape: Shape, rot: u8) -> &'static [i8; LARGEST_TILE] {
    &STEPS[shape as usize][rot as usize]
}

/// The field a step away, if there is one.
#[inline]
pub(super) fn stepped(cell: u8, step: i8) -> Option<u8> {
    let number = (i16::from(NUMBERS[cell as usize]) + i16::from(step)) as usize;
    CELLS.get(number).copied().filter(|&cell| cell != NO_CELL)
}

impl Grid {
    /// No field.
    pub(super) const EMPTY: Grid = Grid([0; WORDS]);

    /// The same set in these numbers.
    pub(super) const fn of(cells: CellSet) -> Grid {
        let mut grid = Grid([0; WORDS]);
        let mut left = cells.0;
        while left != 0 {
            let number = NUMBERS[left.trailing_zeros() as usize];
            grid.0[number as usize / 64] |= 1 << (number % 64);
            left &= left - 1;
        }
        grid
    }

    /// Takes a field out.
    #[inline]
    pub(super) fn remove(&mut self, cell: u8) {
        let number = NUMBERS[cell as usize];
        self.0[number as usize / 64] &= !(1 << (number % 64));
    }

    /// Puts the neighbours of a field in.
    #[inline]
    pub(super) fn insert_neighbours(&mut self, cell: u8) {
        *self = self.or(&NEIGHBOURHOODS[cell as usize]);
    }

    /// The fields from which a step leads into this set.
    #[inline(always)]
    fn before(&self, step: i8) -> Grid {
        let [low, middle, high] = self.0;
        let by = u32::from(step.unsigned_abs()) & 63;
        // Shifting in two parts keeps each below 64 even for a step of 0.
        if step >= 0 {
            let carry = |word: u64| word << 1 << (63 - by);
            Grid([
                low >> by | carry(middle),
                middle >> by | carry(high),
                high >> by,
            ])
        } else {
            let carry = |word: u64| word >> 1 >> (63 - by);
            Grid([
                low << by,
                middle << by | carry(low),
                high << by | carry(middle),
            ])
        }
    }

    #[inline(always)]
    fn and(&self, other: &Grid) -> Grid {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Grid([a & d, b & e, c & f])
    }

    #[inline(always)]
    fn or(&self, other: &Grid) -> Grid {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Grid([a | d, b | e, c | f])
    }

    /// Calls back for every field, in rising order.
    #[inline(always)]
    pub(super) fn each(&self, mut call: impl FnMut(u8)) {
        for (at, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                call(CELLS[64 * at + word.trailing_zeros() as usize]);
                word &= word - 1;
            }
        }
    }

    /// How many fields there are.
    #[inline]
    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

/// Where the first hex of a turned shape can lie: all its hexes on free fields, and at least one of
/// them in its own set of fields that it must touch. Written out hex by hex: as a loop it
/// costs whole games in wasm a tenth of their speed.
#[inline(always)]
pub(super) fn fitting(free: &Grid, touch: &[&Grid; LARGEST_TILE], shape: Shape, rot: u8) -> Grid {
    let [_, second, third, fourth] = *steps(shape, rot);
    let mut fits = free.and(&free.before(second));
    let mut touching = touch[0].or(&touch[1].before(second));
    let size = shape.size();
    if size > 2 {
        fits = fits.and(&free.before(third));
        touching = touching.or(&touch[2].before(third));
    }
    if size > 3 {
        fits = fits.and(&free.before(fourth));
        touching = touching.or(&touch[3].before(fourth));
    }
    fits.and(&touching)
}
