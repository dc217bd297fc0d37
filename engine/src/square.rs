//! Square grids: four sides clockwise from north, quarter turns, and neighbours inside a grid.

/// A side of a square, clockwise from north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All four, clockwise from north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side reached after `quarters` quarter turns clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Side {
        Side::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Side {
        self.turned(2)
    }
}

/// A grid of `rows` by `columns`, its cells numbered row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// How many rows.
    pub rows: u8,
    /// How many columns.
    pub columns: u8,
}

impl Grid {
    /// How many cells.
    pub const fn len(self) -> u8 {
        self.rows * self.columns
    }

    /// Whether the grid has no cell.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The number of a cell.
    pub const fn cell(self, row: u8, column: u8) -> u8 {
        row * self.columns + column
    }

    /// The row and column of a cell.
    pub const fn place(self, cell: u8) -> (u8, u8) {
        (cell / self.columns, cell % self.columns)
    }

    /// The neighbour on a side, if it is inside the grid.
    pub const fn neighbour(self, cell: u8, side: Side) -> Option<u8> {
        let (row, column) = self.place(cell);
        match side {
            Side::North if row > 0 => Some(cell - self.columns),
            Side::East if column + 1 < self.columns => Some(cell + 1),
            Side::South if row + 1 < self.rows => Some(cell + self.columns),
            Side::West if column > 0 => Some(cell - 1),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_mutual_and_stay_inside() {
        let grid = Grid {
            rows: 4,
            columns: 5,
        };
        let mut links = 0;
        for cell in 0..grid.len() {
            for side in Side::ALL {
                if let Some(next) = grid.neighbour(cell, side) {
                    assert_eq!(grid.neighbour(next, side.opposite()), Some(cell));
                    links += 1;
                }
            }
        }
        assert_eq!(links, 2 * (4 * 4 + 3 * 5));
    }

    #[test]
    fn quarter_turns_go_round() {
        assert_eq!(Side::North.turned(1), Side::East);
        assert_eq!(Side::West.turned(1), Side::North);
        assert_eq!(Side::East.turned(4), Side::East);
    }
}
