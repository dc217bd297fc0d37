//! The shapes of land on a square of 100 by 100. A part of an island meets each of its sides at the
//! same two points, so that the coasts of two squares join into one. Pure; whole units only.

use atoll_engine::games::skylands::grid::GRID;
use atoll_engine::games::skylands::parts::{Face, Terrain};

/// The side of a square.
pub const SIZE: i32 = 100;

/// A piece of one terrain on a square: which of the four sides it reaches, from north clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    pub terrain: Terrain,
    pub sides: [bool; 4],
}

/// The parts of a face; equal terrains are one part.
pub fn parts(face: Face) -> Vec<Part> {
    let sides = face.sides();
    let part = |terrain: Terrain| Part {
        terrain,
        sides: sides.map(|side| side == Some(terrain)),
    };
    let parts = Terrain::ALL.into_iter().map(part);
    parts.filter(|part| part.sides.contains(&true)).collect()
}

/// Where a square begins.
pub fn corner(square: u8) -> (i32, i32) {
    let (row, column) = GRID.place(square);
    (i32::from(column) * SIZE, i32::from(row) * SIZE)
}

/// A point seen from the north side, as seen from another side.
pub const fn turn((x, y): (i32, i32), side: usize) -> (i32, i32) {
    match side {
        0 => (x, y),
        1 => (SIZE - y, x),
        2 => (SIZE - x, SIZE - y),
        _ => (y, SIZE - x),
    }
}

/// The coast from one side to the next one with land, by how many sides it passes, in curves of three
/// points each. Seen from the side it leaves.
const COASTS: [&[(i32, i32)]; 4] = [
    &[(77, 13), (86, 22), (100, 24)],
    &[(90, 18), (82, 34), (86, 50), (89, 66), (82, 84), (76, 100)],
    &[
        (88, 20),
        (86, 34),
        (88, 46),
        (90, 66),
        (80, 82),
        (62, 86),
        (46, 92),
        (26, 80),
        (0, 76),
    ],
    &[
        (86, 14),
        (80, 28),
        (82, 40),
        (80, 58),
        (62, 58),
        (50, 63),
        (36, 62),
        (22, 56),
        (18, 40),
        (16, 28),
        (16, 12),
        (24, 0),
    ],
];
/// The same around a lone side on a square that has other land, too.
const SHALLOW: &[(i32, i32)] = &[(77, 14), (72, 32), (50, 36), (30, 34), (22, 14), (24, 0)];

/// Adds the outline of a part to a path, on a square that begins at `x`, `y`. `shared` says that
/// the square has other land, too.
pub fn outline(path: &mut String, part: Part, shared: bool, (x, y): (i32, i32)) {
    let mut put = |sign: &str, (px, py): (i32, i32)| {
        path.push_str(sign);
        path.push_str(&(x + px).to_string());
        path.push(' ');
        path.push_str(&(y + py).to_string());
    };
    let Some(first) = part.sides.iter().position(|&side| side) else {
        return;
    };
    // A unit across the side, so that no seam shows between two squares.
    put("M", turn((24, -1), first));
    let mut side = first;
    loop {
        put("L", turn((76, -1), side));
        put("L", turn((76, 0), side));
        let gap = (1..=4).find(|gap| part.sides[(side + gap) % 4]);
        let gap = gap.unwrap_or(4);
        let coast = if gap == 4 && shared {
            SHALLOW
        } else {
            COASTS[gap - 1]
        };
        for (place, &point) in coast.iter().enumerate() {
            put(if place % 3 == 0 { "C" } else { " " }, turn(point, side));
        }
        side = (side + gap) % 4;
        if side == first {
            break;
        }
        put("L", turn((24, -1), side));
    }
    path.push('z');
}

/// Where the dwelling of a side stands.
pub const fn dwelling(side: usize, shared: bool) -> (i32, i32) {
    let (x, y) = turn((50, if shared { 17 } else { 27 }), side);
    // Things are seen from the south, so those at the north stand a little lower.
    (x, if side == 0 { y + 5 } else { y })
}

/// The edge of a side, for marking it.
pub fn edge(path: &mut String, side: usize, (x, y): (i32, i32)) {
    let points = [("M", turn((26, 0), side)), ("L", turn((74, 0), side))];
    for (sign, (px, py)) in points {
        path.push_str(sign);
        path.push_str(&(x + px).to_string());
        path.push(' ');
        path.push_str(&(y + py).to_string());
    }
}

/// Where an arrow key leads: one square on, or nowhere.
pub fn step(square: u8, side: atoll_engine::square::Side) -> u8 {
    GRID.neighbour(square, side).unwrap_or(square)
}
