//! Where the hexes lie on the drawing, and where the arrow keys lead. Flat-top hexes in columns,
//! pressed flat because the table is seen slightly from above. Pure; whole units only.

use atoll_engine::games::harmonies::grid::{Side, cell_at, column_row};
use atoll_engine::hex::Hex;

/// From one column to the next.
pub const PITCH: i32 = 90;

/// An arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    Up,
    Down,
    Left,
    Right,
}

/// Half the height of a hex: the wider board is less flat, so that fingers find its hexes.
pub const fn half(side: Side) -> i32 {
    match side {
        Side::A => 42,
        Side::B => 46,
    }
}

/// The outline of a hex about its middle, a little smaller than its share of the board.
pub const fn outline(side: Side) -> &'static str {
    match side {
        Side::A => "M57 0L28 40H-28L-57 0-28-40H28z",
        Side::B => "M57 0L28 44H-28L-57 0-28-44H28z",
    }
}

/// The middle of a hex.
pub const fn centre(hex: Hex, half: i32) -> (i32, i32) {
    let (q, r) = (hex.q as i32, hex.r as i32);
    (PITCH * q, half * (2 * r + q))
}

/// The middle of a cell; cells in odd columns lie half a hex lower.
pub fn cell_centre(side: Side, cell: u8) -> (i32, i32) {
    let (column, row) = column_row(cell).unwrap_or_default();
    let (column, row) = (i32::from(column), i32::from(row));
    (PITCH * column, half(side) * (2 * row + column % 2))
}

/// The window on the whole board: `x y width height`, with room for a figure on the highest stack.
pub const fn window(side: Side) -> &'static str {
    match side {
        Side::A => "-74 -74 508 470",
        Side::B => "-74 -78 688 426",
    }
}

/// Where an arrow key leads from a cell: along the column, or to the same row of the next one.
pub fn step(side: Side, cell: u8, arrow: Arrow) -> u8 {
    let Some((column, row)) = column_row(cell) else {
        return cell;
    };
    let columns = side.columns();
    let (column, row) = match arrow {
        Arrow::Up => (column, row.saturating_sub(1)),
        Arrow::Down => (column, row + 1),
        Arrow::Left => (column.saturating_sub(1), row),
        Arrow::Right => ((column + 1).min(columns.len() as u8 - 1), row),
    };
    cell_at(column, row.min(columns[column as usize] - 1)).unwrap_or(cell)
}
