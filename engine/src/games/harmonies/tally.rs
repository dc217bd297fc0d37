//! Points kept up to date move by move. Each category is a few operations on whole boards, and a
//! token recounts only the categories it can touch; `score.rs` counts everything again, hex by
//! hex, as the judge of this file.

use serde::Serialize;

use super::board::Board;
use super::cards::{Effect, Worth, card};
use super::grid::{Side, around, bits, group};
use super::parts::Landscape::{self, *};
use super::parts::{Colour, Stack};

/// What a tree earns by its height, and a mountain that stands next to another.
pub const HEIGHT_POINTS: [i16; 3] = [1, 3, 7];
/// What a field, a building in colourful company and an island earn.
pub const FIVE: i16 = 5;
/// What a river earns by its length; each hex beyond earns [`RIVER_BEYOND`].
pub const RIVER_POINTS: [i16; 7] = [0, 0, 2, 5, 8, 11, 15];
/// What each further hex of a long river earns.
pub const RIVER_BEYOND: i16 = 4;

/// What a river of that length earns.
pub const fn river_points(length: u8) -> i16 {
    let last = RIVER_POINTS.len() - 1;
    if length as usize <= last {
        RIVER_POINTS[length as usize]
    } else {
        RIVER_POINTS[last] + RIVER_BEYOND * (length as usize - last) as i16
    }
}

/// A seat's points by category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub struct Tally {
    /// Trees.
    pub trees: i16,
    /// Mountains.
    pub mountains: i16,
    /// Fields.
    pub fields: i16,
    /// Buildings.
    pub buildings: i16,
    /// The river of side A or the islands of side B.
    pub water: i16,
    /// Animal cards.
    pub animals: i16,
    /// The spirit card.
    pub spirits: i16,
}

impl Tally {
    /// The points of a whole board without cards.
    pub(super) fn of(board: &Board) -> Self {
        Self {
            trees: trees(board),
            mountains: mountains(board),
            fields: fields(board),
            buildings: buildings(board),
            water: water(board),
            animals: 0,
            spirits: 0,
        }
    }

    /// Recounts what a token of that colour, now on top of that stack, can have changed.
    #[inline]
    pub(super) fn recount(&mut self, board: &Board, colour: Colour, stack: Stack) {
        match colour {
            Colour::Blue => self.water = water(board),
            Colour::Yellow => self.fields = fields(board),
            Colour::Green => self.trees = trees(board),
            Colour::Grey => self.mountains = mountains(board),
            Colour::Red if stack == Stack::GreyRed => self.mountains = mountains(board),
            Colour::Brown | Colour::Red => {}
        }
        self.buildings = buildings(board);
    }

    /// The points in the order of the score pad.
    pub const fn points(&self) -> [i16; 7] {
        [
            self.trees,
            self.mountains,
            self.fields,
            self.buildings,
            self.water,
            self.animals,
            self.spirits,
        ]
    }

    /// The sum of all categories.
    #[inline]
    pub const fn total(&self) -> i16 {
        self.trees
            + self.mountains
            + self.fields
            + self.buildings
            + self.water
            + self.animals
            + self.spirits
    }
}

const fn count(mask: u64) -> i16 {
    mask.count_ones() as i16
}

fn by_height(one: u64, two: u64, three: u64) -> i16 {
    count(one) * HEIGHT_POINTS[0] + count(two) * HEIGHT_POINTS[1] + count(three) * HEIGHT_POINTS[2]
}

fn trees(board: &Board) -> i16 {
    by_height(board.plane(Tree1), board.plane(Tree2), board.plane(Tree3))
}

fn mountains(board: &Board) -> i16 {
    let near = around(board.planes([Mountain1, Mountain2, Mountain3]));
    by_height(
        board.plane(Mountain1) & near,
        board.plane(Mountain2) & near,
        board.plane(Mountain3) & near,
    )
}

fn fields(board: &Board) -> i16 {
    let yellow = board.plane(Field);
    // Lonely hexes are no fields; without them every group counts.
    let mut rest = yellow & around(yellow);
    let mut points = 0;
    while rest != 0 {
        rest &= !group(rest, rest);
        points += FIVE;
    }
    points
}

fn buildings(board: &Board) -> i16 {
    let buildings = board.plane(Building);
    if buildings == 0 {
        return 0;
    }
    let tops = [
        board.plane(Water),
        board.planes([Mountain1, Mountain2, Mountain3]),
        board.plane(Trunk1) | board.plane(Trunk2),
        board.planes([Tree1, Tree2, Tree3]),
        board.plane(Field),
        board.plane(Brick) | board.plane(Building),
    ];
    let (mut one, mut two, mut three) = (0, 0, 0);
    for top in tops {
        let near = around(top);
        three |= two & near;
        two |= one & near;
        one |= near;
    }
    count(buildings & three) * FIVE
}

fn water(board: &Board) -> i16 {
    let blue = board.plane(Water);
    match board.side() {
        Side::A => river_points(river_length(blue)),
        Side::B => {
            let mut land = board.side().mask() & !blue;
            let mut islands = 0;
            while land != 0 {
                land &= !group(land, land);
                islands += 1;
            }
            islands.max(1) * FIVE
        }
    }
}

/// The longest of the shortest paths between two connected blue cells, in cells.
fn river_length(blue: u64) -> u8 {
    if blue & around(blue) == 0 {
        return (blue != 0) as u8;
    }
    let mut longest = 0;
    for start in bits(blue) {
        let (mut found, mut length) = (1 << start, 0);
        loop {
            length += 1;
            let grown = (found | around(found)) & blue;
            if grown == found {
                break;
            }
            found = grown;
        }
        longest = longest.max(length);
    }
    longest
}

/// What a spirit is worth on the board; 0 for animals.
pub(super) fn spirit(board: &Board, id: u8) -> i16 {
    match card(id).map(|card| card.worth) {
        Some(Worth::Spirit(Effect::Each(points))) => points
            .iter()
            .map(|&(landscape, points)| count(board.plane(landscape)) * i16::from(points))
            .sum(),
        Some(Worth::Spirit(Effect::Groups {
            of,
            small,
            few,
            many,
        })) => group_points(board, of, small, few, many),
        Some(Worth::Ladder(_)) | None => 0,
    }
}

fn group_points(board: &Board, of: Landscape, small: u8, few: u8, many: u8) -> i16 {
    let mut rest = board.plane(of);
    let mut points = 0;
    while rest != 0 {
        let one = group(rest, rest);
        rest &= !one;
        let is_small = one.count_ones() <= u32::from(small);
        points += i16::from(if is_small { few } else { many });
    }
    points
}
