//! The two sides of the personal board and the numbering of their hexes. A cell's number is
//! `7 q + r` in axial coordinates: the same on both sides, and a step in a direction is always the
//! same difference, so that whole boards move by one shift of a 64-bit word.

use serde::Serialize;

use crate::cells::CellSet;
use crate::hex::{Hex, NO_CELL, hex, neighbour_table};
use crate::text::Put as _;

/// One more than the highest cell number.
pub const CELLS: usize = 43;
/// The difference between the numbers of a cell and its neighbour in the next column.
const STRIDE: i8 = 7;

/// The side of the personal boards in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
#[repr(u8)]
pub enum Side {
    /// 23 hexes; water scores by the longest river.
    #[default]
    A,
    /// 25 hexes; water scores by islands.
    B,
}

/// The hexes of side A, column by column, each from the top.
pub const HEXES_A: [Hex; 23] = hexes(&[5, 4, 5, 4, 5]);
/// The hexes of side B, column by column, each from the top.
pub const HEXES_B: [Hex; 25] = hexes(&[4, 3, 4, 3, 4, 3, 4]);

const NEIGHBOURS_A: [[u8; 6]; 23] = neighbour_table(&HEXES_A);
const NEIGHBOURS_B: [[u8; 6]; 25] = neighbour_table(&HEXES_B);
const MASK_A: u64 = mask_of(&HEXES_A);
const MASK_B: u64 = mask_of(&HEXES_B);

const fn hexes<const N: usize>(columns: &[u8]) -> [Hex; N] {
    let mut list = [hex(0, 0); N];
    let (mut index, mut column) = (0, 0);
    while column < columns.len() {
        let mut row = 0;
        while row < columns[column] {
            let q = column as i8;
            list[index] = hex(q, row as i8 - q / 2);
            index += 1;
            row += 1;
        }
        column += 1;
    }
    assert!(index == N, "the columns fill the list");
    list
}

const fn mask_of<const N: usize>(hexes: &[Hex; N]) -> u64 {
    let mut mask = 0;
    let mut index = 0;
    while index < N {
        mask |= 1 << number(hexes[index]);
        index += 1;
    }
    mask
}

/// The number of a hex that is on one of the sides.
pub const fn number(hex: Hex) -> u8 {
    (STRIDE * hex.q + hex.r) as u8
}

/// How far a step moves the cell number.
pub const fn step(by: Hex) -> i8 {
    STRIDE * by.q + by.r
}

/// The hex with that number, on whichever side has it.
pub const fn hex_of(cell: u8) -> Option<Hex> {
    if cell as usize >= CELLS || (MASK_A | MASK_B) >> cell & 1 == 0 {
        return None;
    }
    // Column q holds the numbers from 7q - q/2; gaps of at least two keep the columns apart.
    let mut q = 0;
    while q < 6 && STRIDE * (q + 1) - (q + 1) / 2 <= cell as i8 {
        q += 1;
    }
    Some(hex(q, cell as i8 - STRIDE * q))
}

/// The column and the row of a cell, both from 0.
pub const fn column_row(cell: u8) -> Option<(u8, u8)> {
    match hex_of(cell) {
        Some(hex) => Some((hex.q as u8, (hex.r + hex.q / 2) as u8)),
        None => None,
    }
}

/// The cell in a column and a row, both from 0, on whichever side has it.
pub fn cell_at(column: u8, row: u8) -> Option<u8> {
    if column > 6 || row > 4 {
        return None;
    }
    let cell = number(hex(column as i8, row as i8 - column as i8 / 2));
    (column_row(cell) == Some((column, row))).then_some(cell)
}

/// The name of a cell: its column's letter and its row from 1, such as `C3`.
pub fn cell_name(cell: u8) -> String {
    let mut name = String::new();
    match column_row(cell) {
        Some((column, row)) => name.sign((b'A' + column) as char).int(row + 1),
        None => name.put("?").int(cell),
    };
    name
}

/// Reads a cell's name back.
pub fn parse_cell(name: &str) -> Option<u8> {
    match name.as_bytes() {
        &[letter @ b'A'..=b'G', digit @ b'1'..=b'5'] => cell_at(letter - b'A', digit - b'1'),
        _ => None,
    }
}

impl Side {
    /// The side's letter.
    pub const fn letter(self) -> char {
        match self {
            Side::A => 'A',
            Side::B => 'B',
        }
    }

    /// All hexes, column by column, each from the top: rising in their numbers.
    pub const fn hexes(self) -> &'static [Hex] {
        match self {
            Side::A => &HEXES_A,
            Side::B => &HEXES_B,
        }
    }

    /// How many hexes each column has, from left to right.
    pub const fn columns(self) -> &'static [u8] {
        match self {
            Side::A => &[5, 4, 5, 4, 5],
            Side::B => &[4, 3, 4, 3, 4, 3, 4],
        }
    }

    /// All cells as bits.
    pub const fn mask(self) -> u64 {
        match self {
            Side::A => MASK_A,
            Side::B => MASK_B,
        }
    }

    /// All cells, column by column, each from the top.
    pub fn cells(self) -> impl Iterator<Item = u8> {
        self.hexes().iter().map(|&hex| number(hex))
    }

    /// Whether the side has that cell.
    pub const fn has(self, cell: u8) -> bool {
        cell < 64 && self.mask() >> cell & 1 == 1
    }

    /// The cells next to a cell, clockwise from the north, those off the board left out. Read from
    /// the table of axial neighbours, not from the numbering.
    pub fn neighbours(self, cell: u8) -> impl Iterator<Item = u8> {
        let row = self.neighbour_row(cell);
        row.into_iter().filter(|&next| next != NO_CELL)
    }

    #[inline(never)]
    fn neighbour_row(self, cell: u8) -> [u8; 6] {
        let hexes = self.hexes();
        let row = match hexes.iter().position(|&hex| number(hex) == cell) {
            None => [NO_CELL; 6],
            Some(index) => match self {
                Side::A => NEIGHBOURS_A[index],
                Side::B => NEIGHBOURS_B[index],
            },
        };
        row.map(|next| hexes.get(next as usize).map_or(NO_CELL, |&hex| number(hex)))
    }
}

/// Every cell next to one of the cells; bits off the board may be set.
#[inline]
pub(super) const fn around(cells: u64) -> u64 {
    cells << 1 | cells >> 1 | cells << 7 | cells >> 7 | cells << 6 | cells >> 6
}

/// The connected group, within `cells`, of the lowest cell of `from`.
#[inline]
pub(super) const fn group(cells: u64, from: u64) -> u64 {
    let mut found = from & from.wrapping_neg();
    loop {
        let grown = (found | around(found)) & cells;
        if grown == found {
            return found;
        }
        found = grown;
    }
}

/// The cells of a mask, rising.
#[inline]
pub(super) fn bits(mask: u64) -> impl Iterator<Item = u8> {
    let mut rest = mask;
    // Counted first: a list that is extended by these makes room once.
    (0..mask.count_ones()).map(move |_| {
        let cell = rest.trailing_zeros() as u8;
        rest &= rest.wrapping_sub(1);
        cell
    })
}

/// A mask as a set of cells.
pub(super) const fn set_of(mask: u64) -> CellSet {
    CellSet(mask as u128)
}
