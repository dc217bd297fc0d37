//! The squares of a board: 20, numbered row by row from the top left, named by column and row
//! (`A1` to `E4`), and sets of them as bits.

use super::parts::{Face, Terrain};
use crate::cells::CellSet;
use crate::square::{Grid, Side};
use crate::text::Put as _;

/// Four rows of five squares.
pub const GRID: Grid = Grid {
    rows: 4,
    columns: 5,
};
/// How many squares a board has.
pub const SQUARES: u8 = GRID.len();
/// All squares.
pub(super) const ALL: u32 = (1 << SQUARES) - 1;
const ROW: u8 = GRID.columns;
const FIRST_COLUMN: u32 = 0b00001_00001_00001_00001;
const FIRST_ROW: u32 = 0b11111;

/// The squares from which a side leads out of the board, by side.
pub(super) const RIM: [u32; 4] = [FIRST_ROW, FIRST_COLUMN << 4, FIRST_ROW << 15, FIRST_COLUMN];

/// The squares one step towards a side; what leaves the board is gone.
#[inline(always)]
pub(super) const fn step(squares: u32, side: Side) -> u32 {
    let inner = squares & !RIM[side as usize];
    match side {
        Side::North => inner >> ROW,
        Side::East => inner << 1,
        Side::South => inner << ROW,
        Side::West => inner >> 1,
    }
}

/// A square and all that touch it by side or corner.
pub(super) const fn around(square: u32) -> u32 {
    let row = square | step(square, Side::East) | step(square, Side::West);
    row | step(row, Side::North) | step(row, Side::South)
}

/// The squares of a set, in order.
#[inline(always)]
pub(super) fn each(mut squares: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (squares != 0).then(|| {
            let square = squares.trailing_zeros() as u8;
            squares &= squares - 1;
            square
        })
    })
}

/// The same set as evidence and for interfaces.
pub(super) const fn cells(squares: u32) -> CellSet {
    CellSet(squares as u128)
}

/// A square's name, such as `C3`.
pub fn square_name(square: u8) -> String {
    let (row, column) = GRID.place(square);
    let mut text = String::new();
    text.sign(char::from(b'A' + column))
        .sign(char::from(b'1' + row));
    text
}

/// The square of a name.
pub fn parse_square(name: &str) -> Option<u8> {
    let &[column, row] = name.as_bytes() else {
        return None;
    };
    let (column, row) = (column.wrapping_sub(b'A'), row.wrapping_sub(b'1'));
    (column < GRID.columns && row < GRID.rows).then(|| GRID.cell(row, column))
}

/// A board with printed squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its name.
    pub name: char,
    /// The printed squares with their faces.
    pub squares: [(u8, Face); 3],
}

const fn square(row: u8, column: u8, edges: [u8; 4]) -> (u8, Face) {
    let Some(face) = Face::of(edges) else {
        panic!("a face there is")
    };
    (GRID.cell(row, column), face)
}

const F: u8 = Terrain::Forest as u8 + 1;
const M: u8 = Terrain::Mountain as u8 + 1;
const X: u8 = Terrain::Crystal as u8 + 1;
const C: u8 = Terrain::City as u8 + 1;

/// The four boards. Which squares are printed and what they show is our own design; that there are
/// three, with two finished and two open islands, is not.
pub const PRINTED: [Printed; 4] = [
    Printed {
        name: 'A',
        squares: [
            square(1, 1, [0, F, 0, X]),
            square(1, 2, [0, M, 0, F]),
            square(1, 3, [0, C, 0, M]),
        ],
    },
    Printed {
        name: 'B',
        squares: [
            square(2, 1, [0, M, 0, C]),
            square(2, 2, [X, 0, 0, M]),
            square(1, 2, [F, 0, X, 0]),
        ],
    },
    Printed {
        name: 'C',
        squares: [
            square(1, 3, [0, C, 0, X]),
            square(1, 2, [0, X, F, 0]),
            square(2, 2, [F, 0, 0, M]),
        ],
    },
    Printed {
        name: 'D',
        squares: [
            square(0, 2, [0, 0, F, X]),
            square(1, 2, [F, 0, M, 0]),
            square(2, 2, [M, C, 0, 0]),
        ],
    },
];
