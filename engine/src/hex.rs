//! Hexagons in axial coordinates: directions, rotation, distance, rings, and neighbour tables made
//! at compile time. Pixels are not here: layouts belong to the interface.

/// A hex in axial coordinates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// The column axis.
    pub q: i8,
    /// The row axis.
    pub r: i8,
}

/// The six directions, clockwise from (0, -1): north on flat-top boards, north-west on pointy ones.
pub const DIRECTIONS: [Hex; 6] = [
    hex(0, -1),
    hex(1, -1),
    hex(1, 0),
    hex(0, 1),
    hex(-1, 1),
    hex(-1, 0),
];

/// "No such cell" in neighbour tables.
pub const NO_CELL: u8 = u8::MAX;

/// A hex from its coordinates.
pub const fn hex(q: i8, r: i8) -> Hex {
    Hex { q, r }
}

impl Hex {
    /// The sum, coordinate by coordinate.
    #[must_use]
    pub const fn plus(self, other: Hex) -> Hex {
        hex(self.q + other.q, self.r + other.r)
    }

    /// The difference, coordinate by coordinate.
    #[must_use]
    pub const fn minus(self, other: Hex) -> Hex {
        hex(self.q - other.q, self.r - other.r)
    }

    /// Turned clockwise about the origin by `steps` times 60 degrees.
    #[must_use]
    pub const fn rotated(self, steps: u8) -> Hex {
        let mut turned = self;
        let mut left = steps % 6;
        while left > 0 {
            turned = hex(-turned.r, turned.q + turned.r);
            left -= 1;
        }
        turned
    }

    /// How many steps apart.
    pub const fn distance(self, other: Hex) -> u8 {
        let d = self.minus(other);
        (d.q.unsigned_abs() + d.r.unsigned_abs() + (d.q + d.r).unsigned_abs()) / 2
    }

    /// The six neighbours, in the order of [`DIRECTIONS`].
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        DIRECTIONS.into_iter().map(move |step| self.plus(step))
    }

    /// The hexes at exactly `radius` steps, clockwise; the hex itself for radius 0.
    pub fn ring(self, radius: i8) -> impl Iterator<Item = Hex> {
        let first = hex(self.q, self.r - radius);
        let sides = if radius == 0 { 0 } else { 6 };
        let mut at = first;
        let walk = (0..sides).flat_map(move |side: usize| (0..radius).map(move |_| side));
        (radius == 0)
            .then_some(self)
            .into_iter()
            .chain(walk.map(move |side| {
                let here = at;
                at = at.plus(DIRECTIONS[(side + 2) % 6]);
                here
            }))
    }
}

/// The index of a hex in a board's list of cells, or [`NO_CELL`].
pub const fn cell_of<const N: usize>(cells: &[Hex; N], wanted: Hex) -> u8 {
    let mut index = 0;
    while index < N {
        if cells[index].q == wanted.q && cells[index].r == wanted.r {
            return index as u8;
        }
        index += 1;
    }
    NO_CELL
}

/// For each cell its six neighbours' indices, in the order of [`DIRECTIONS`].
pub const fn neighbour_table<const N: usize>(cells: &[Hex; N]) -> [[u8; 6]; N] {
    let mut table = [[NO_CELL; 6]; N];
    let mut index = 0;
    while index < N {
        let mut direction = 0;
        while direction < 6 {
            table[index][direction] = cell_of(cells, cells[index].plus(DIRECTIONS[direction]));
            direction += 1;
        }
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_takes_each_direction_to_the_next() {
        for (index, direction) in DIRECTIONS.iter().enumerate() {
            assert_eq!(direction.rotated(1), DIRECTIONS[(index + 1) % 6]);
            assert_eq!(direction.rotated(6), *direction);
        }
    }

    #[test]
    fn rings_have_six_hexes_a_step_all_at_their_distance() {
        let centre = hex(2, -1);
        assert_eq!(centre.ring(0).collect::<Vec<_>>(), [centre]);
        for radius in 1..5 {
            let ring: Vec<Hex> = centre.ring(radius).collect();
            let mut unique = ring.clone();
            unique.sort();
            unique.dedup();
            assert_eq!(unique.len(), 6 * radius as usize);
            assert!(ring.iter().all(|h| h.distance(centre) == radius as u8));
            assert!(ring.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
        }
    }

    #[test]
    fn rotation_keeps_distances() {
        for q in -4..=4 {
            for r in -4..=4 {
                for steps in 0..6 {
                    assert_eq!(
                        hex(q, r).rotated(steps).distance(hex(0, 0)),
                        hex(q, r).distance(hex(0, 0))
                    );
                }
            }
        }
    }

    #[test]
    fn neighbour_tables_are_symmetric() {
        const CELLS: [Hex; 7] = [
            hex(0, 0),
            hex(0, -1),
            hex(1, -1),
            hex(1, 0),
            hex(0, 1),
            hex(-1, 1),
            hex(-1, 0),
        ];
        const TABLE: [[u8; 6]; 7] = neighbour_table(&CELLS);
        assert_eq!(TABLE[0], [1, 2, 3, 4, 5, 6]);
        for (cell, row) in TABLE.iter().enumerate() {
            for (direction, &next) in row.iter().enumerate().filter(|(_, next)| **next != NO_CELL) {
                assert_eq!(TABLE[next as usize][(direction + 3) % 6] as usize, cell);
            }
        }
    }
}
