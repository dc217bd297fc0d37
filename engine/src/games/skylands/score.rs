//! The full score of a board with the squares that earn it, counted part by part over a plain grid.
//! Slow and plain on purpose: it is the judge of what `sheet.rs` keeps, and it scores positions from
//! outside, whose printed squares may show what no piece of ours does.

use super::grid::{GRID, SQUARES};
use super::parts::Terrain;
use super::position::parts_of;
use super::sheet::{EMPTY_SQUARE, INHABITANTS_PER_POINT, MARKER, Sheet};
use super::specials::{ACADEMY, Effect, FINISHED_DWELLINGS, Special, TEMPLE};
use crate::cells::CellSet;
use crate::outcome::{ScoreLine, ScoreSheet};
use crate::square::Side;

/// Every category, in the order of the score pad.
pub const CATEGORIES: [&str; 6] = [
    "empty",
    "inhabitants",
    "dwellings",
    "specials",
    "tokens",
    "marker",
];

/// A piece of terrain on one square.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) terrain: Terrain,
    pub(super) sides: Vec<Side>,
    pub(super) dwellings: u8,
}

/// What lies on a square.
#[derive(Clone, Debug, Default)]
pub(super) struct Square {
    pub(super) parts: Vec<Part>,
    pub(super) special: Option<Special>,
}

impl Square {
    /// The terrain on a side; none is cloud.
    pub(super) fn side(&self, side: Side) -> Option<Terrain> {
        let part = self.parts.iter().find(|part| part.sides.contains(&side));
        part.map(|part| part.terrain)
    }
}

/// Everything a score depends on.
#[derive(Clone, Debug)]
pub(super) struct Account {
    pub(super) squares: Vec<Option<Square>>,
    pub(super) inhabitants: u32,
    pub(super) tokens: u32,
    pub(super) marker: bool,
}

/// An island as counted in full: its parts as pairs of square and place on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Counted {
    pub(super) terrain: Terrain,
    pub(super) cells: CellSet,
    pub(super) dwellings: u32,
    pub(super) finished: bool,
}

impl Account {
    /// What a sheet shows.
    pub(super) fn of(sheet: &Sheet) -> Self {
        let squares = (0..SQUARES).map(|square| {
            let face = sheet.face(square)?;
            let special = sheet.special(square);
            let mut parts = parts_of(face);
            if let Some(terrain) = special.and_then(|special| special.print().island) {
                let dwellings = FINISHED_DWELLINGS;
                parts.push(Part {
                    terrain,
                    sides: Vec::new(),
                    dwellings,
                });
            }
            Some(Square { parts, special })
        });
        let (tokens, noted) = sheet.tokens();
        Self {
            squares: squares.collect(),
            inhabitants: u32::from(sheet.inhabitants()),
            tokens: u32::from(tokens) + u32::from(noted),
            marker: sheet.marker(),
        }
    }

    /// All islands, counted from nothing.
    pub(super) fn islands(&self) -> Vec<Counted> {
        let mut islands = Vec::new();
        let mut seen: Vec<(u8, usize)> = Vec::new();
        for (square, lying) in (0..).zip(&self.squares) {
            for place in 0..lying.as_ref().map_or(0, |lying| lying.parts.len()) {
                if !seen.contains(&(square, place)) {
                    islands.push(self.island_from(square, place, &mut seen));
                }
            }
        }
        islands
    }

    fn island_from(&self, square: u8, place: usize, seen: &mut Vec<(u8, usize)>) -> Counted {
        let mut found: Option<Counted> = None;
        let mut open = vec![(square, place)];
        while let Some(node) = open.pop() {
            let (square, place) = node;
            let part = self.squares[square as usize].as_ref();
            let part = part.and_then(|lying| lying.parts.get(place));
            let Some(part) = part.filter(|_| !seen.contains(&node)) else {
                continue;
            };
            seen.push(node);
            let island = found.get_or_insert(Counted {
                terrain: part.terrain,
                cells: CellSet::EMPTY,
                dwellings: 0,
                finished: true,
            });
            island.cells.insert(square);
            island.dwellings += u32::from(part.dwellings);
            for &side in &part.sides {
                let next = GRID.neighbour(square, side);
                let beyond = next.and_then(|next| self.squares[next as usize].as_ref());
                let joins = |part: &Part| part.sides.contains(&side.opposite());
                let across = beyond.and_then(|lying| lying.parts.iter().position(joins));
                match (next, across) {
                    (Some(next), Some(place)) => open.push((next, place)),
                    _ => island.finished = false,
                }
            }
        }
        found.unwrap_or(Counted {
            terrain: Terrain::Forest,
            cells: CellSet::EMPTY,
            dwellings: 0,
            finished: false,
        })
    }

    /// The score, line by line; each special has a line of its own.
    pub(super) fn score(&self) -> ScoreSheet {
        let islands = self.islands();
        let finished: Vec<&Counted> = islands.iter().filter(|island| island.finished).collect();
        let empty: CellSet = (0..SQUARES)
            .filter(|&s| self.squares[s as usize].is_none())
            .collect();
        let folk = (self.inhabitants / u32::from(INHABITANTS_PER_POINT)) as i32;
        let dwellings: u32 = finished.iter().map(|island| island.dwellings).sum();
        let built = finished
            .iter()
            .fold(CellSet::EMPTY, |all, island| all.union(island.cells));
        let mut lines = vec![
            ScoreLine::new("empty", -EMPTY_SQUARE * empty.len() as i32, empty),
            ScoreLine::new("inhabitants", folk, CellSet::EMPTY),
            ScoreLine::new("dwellings", dwellings as i32, built),
        ];
        for (square, lying) in (0..).zip(&self.squares) {
            if let Some(special) = lying.as_ref().and_then(|lying| lying.special) {
                lines.push(self.special(special, square, &finished, folk));
            }
        }
        let tokens = self.tokens as i32;
        lines.push(ScoreLine::new("tokens", tokens, CellSet::EMPTY));
        let marker = if self.marker { MARKER } else { 0 };
        lines.push(ScoreLine::new("marker", marker, CellSet::EMPTY));
        ScoreSheet { lines }
    }

    fn special(&self, special: Special, square: u8, finished: &[&Counted], folk: i32) -> ScoreLine {
        let print = special.print();
        let own = CellSet::of(square);
        let (points, evidence) = match print.effect {
            Effect::Temple(terrain) => {
                let of = finished.iter().filter(|island| island.terrain == terrain);
                let cells = of.clone().fold(own, |all, island| all.union(island.cells));
                (i32::from(TEMPLE) * of.count() as i32, cells)
            }
            Effect::Airport => (folk, own),
            Effect::Sanctuary => {
                let near = self.beside(square);
                (near.len() as i32, near)
            }
            Effect::Academy => {
                let holds = |&s: &u8| {
                    let lying = self.squares[s as usize].as_ref();
                    lying.is_some_and(|lying| lying.special.is_some())
                };
                let all: CellSet = (0..SQUARES).filter(holds).collect();
                (i32::from(ACADEMY) * all.len() as i32, all)
            }
            Effect::Villa => {
                let largest = finished.iter().max_by_key(|island| island.dwellings);
                largest.map_or((0, own), |island| (island.dwellings as i32, island.cells))
            }
            _ => {
                let counts = print.within.is_none_or(|terrain| {
                    let here = |island: &&&Counted| {
                        island.terrain == terrain && island.cells.contains(square)
                    };
                    finished.iter().any(|island| here(&island))
                });
                (if counts { i32::from(print.points) } else { 0 }, own)
            }
        };
        ScoreLine {
            category: "specials",
            item: special.number(),
            points,
            evidence,
        }
    }

    /// The squares around one that are not empty.
    fn beside(&self, square: u8) -> CellSet {
        let (row, column) = GRID.place(square);
        let near = |&other: &u8| {
            let (r, c) = GRID.place(other);
            other != square
                && r.abs_diff(row) <= 1
                && c.abs_diff(column) <= 1
                && self.squares[other as usize].is_some()
        };
        (0..SQUARES).filter(near).collect()
    }
}
