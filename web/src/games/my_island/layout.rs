//! Where the hexes lie on the drawing, which one a finger means, and where the keys lead. Pointy-top
//! hexes in rows. Pure; whole units, but for the way from the screen to the drawing.

use atoll_engine::games::my_island::board::{HEXES, NEIGHBOURS, row_of};
use atoll_engine::hex::{Hex, NO_CELL};

/// A point of the drawing.
pub type Point = (i32, i32);

/// From one hex to the next of its row.
pub const PITCH: i32 = 60;
/// From one row to the next.
pub const ROW: i32 = 52;

/// The outline of a hex about its middle.
pub const HEX: &str = "M0-35L30-17V17L0 35-30 17V-17z";

/// A part of the drawing: `x y width height`.
pub type Window = (i32, i32, i32, i32);

/// The whole island, with the mountains above it.
pub const WHOLE: Window = (-528, -94, 1056, 508);

/// How wide and high the closer look is.
const CLOSE: (i32, i32) = (560, 420);

/// The middle of a hex.
pub const fn centre(hex: Hex) -> Point {
    let (q, r) = (hex.q as i32, hex.r as i32);
    (PITCH * q + PITCH / 2 * r, ROW * r)
}

/// The middle of a field.
pub fn cell_centre(cell: u8) -> Point {
    centre(HEXES[usize::from(cell)])
}

/// The window around a point that shows less and larger.
pub fn closer((x, y): Point) -> Window {
    let (left, top, width, height) = WHOLE;
    let x = (x - CLOSE.0 / 2).clamp(left, left + width - CLOSE.0);
    let y = (y - CLOSE.1 / 2).clamp(top, top + height - CLOSE.1);
    (x, y, CLOSE.0, CLOSE.1)
}

/// A window as an attribute.
pub fn view_box((x, y, width, height): Window) -> String {
    [x, y, width, height].map(|n| n.to_string()).join(" ")
}

/// Where a point of the screen lies on the drawing, which fills a box (`left top width height`) as
/// far as its proportions let it, and lies in its middle.
pub fn on_drawing(window: Window, bounds: [f64; 4], (x, y): (f64, f64)) -> Point {
    let [left, top, width, height] = bounds;
    let (wide, high) = (f64::from(window.2), f64::from(window.3));
    let scale = (width / wide).min(height / high).max(f64::MIN_POSITIVE);
    let along =
        |from: f64, room: f64, size: f64, at: f64| (at - from - room / 2.0) / scale + size / 2.0;
    let x = f64::from(window.0) + along(left, width, wide, x);
    let y = f64::from(window.1) + along(top, height, high, y);
    (x as i32, y as i32)
}

/// The field nearest to a point.
pub fn nearest((x, y): Point) -> u8 {
    let far = |cell: &u8| {
        let (cx, cy) = cell_centre(*cell);
        (cx - x).pow(2) + (cy - y).pow(2)
    };
    (0..HEXES.len() as u8).min_by_key(far).unwrap_or(0)
}

/// Where a key leads: six ways, and straight up and down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    East,
    SouthEast,
    SouthWest,
    West,
    NorthWest,
    NorthEast,
    Up,
    Down,
}

impl Way {
    /// The way of a key: the arrows by what they are, the letters by where they lie.
    pub fn of_key(key: &str, code: &str) -> Option<Way> {
        Some(match (key, code) {
            ("ArrowRight", _) | (_, "KeyD") => Way::East,
            ("ArrowLeft", _) | (_, "KeyA") => Way::West,
            ("ArrowUp", _) => Way::Up,
            ("ArrowDown", _) => Way::Down,
            (_, "KeyC") => Way::SouthEast,
            (_, "KeyZ") => Way::SouthWest,
            (_, "KeyQ") => Way::NorthWest,
            (_, "KeyE") => Way::NorthEast,
            _ => return None,
        })
    }

    /// The neighbour in that direction, in the order of the engine's directions.
    fn direction(self, row: usize) -> usize {
        match self {
            Way::NorthWest => 0,
            Way::NorthEast => 1,
            Way::East => 2,
            Way::SouthEast => 3,
            Way::SouthWest => 4,
            Way::West => 5,
            // To and fro, so that two steps lead straight on.
            Way::Up => 1 - row % 2,
            Way::Down => 3 + row % 2,
        }
    }

    fn rows(self) -> i32 {
        match self {
            Way::East | Way::West => 0,
            Way::SouthEast | Way::SouthWest | Way::Down => 1,
            Way::NorthWest | Way::NorthEast | Way::Up => -1,
        }
    }
}

/// The field that a key leads to: the neighbour, or for an arrow that the coast stops, the nearest
/// field of the next row or across the bay; the same field at the edge.
pub fn step(cell: u8, way: Way) -> u8 {
    let row = row_of(cell);
    let neighbour = NEIGHBOURS[usize::from(cell)][way.direction(row)];
    let arrow = matches!(way, Way::East | Way::West | Way::Up | Way::Down);
    if neighbour != NO_CELL || !arrow {
        return if neighbour == NO_CELL {
            cell
        } else {
            neighbour
        };
    }
    let (x, _) = cell_centre(cell);
    let next = row as i32 + way.rows();
    let in_next = |other: &u8| *other != cell && row_of(*other) as i32 == next;
    let beyond = |other: &u8| match way {
        Way::East => cell_centre(*other).0 > x,
        Way::West => cell_centre(*other).0 < x,
        _ => true,
    };
    let fields = (0..HEXES.len() as u8).filter(in_next).filter(beyond);
    fields
        .min_by_key(|&other| (cell_centre(other).0 - x).abs())
        .unwrap_or(cell)
}

/// The outlines of hexes as one path.
pub fn outlines(middles: impl Iterator<Item = Point>) -> String {
    let mut path = String::new();
    for (x, y) in middles {
        let (x, y) = (x.to_string(), (y - 35).to_string());
        path.push_str(&["M", &x, " ", &y, "l30 18v34l-30 18-30-18v-34z"].concat());
    }
    path
}

/// A shift, as an attribute.
pub fn shift((x, y): Point) -> String {
    ["translate(", &x.to_string(), " ", &y.to_string(), ")"].concat()
}
