//! The full score of a player with the cells that earn it, counted hex by hex from the stacks and
//! the table of neighbours. Slow and plain on purpose: it is the judge of `tally.rs`.

use super::board::Board;
use super::cards::{Effect, Worth, card};
use super::grid::Side;
use super::parts::{COLOURS, Colour, Landscape, Stack};
use super::sheet::Sheet;
use crate::cells::CellSet;
use crate::outcome::{ScoreLine, ScoreSheet};

/// Every category, in the order of the score pad.
pub const CATEGORIES: [&str; 7] = [
    "trees",
    "mountains",
    "fields",
    "buildings",
    "water",
    "animals",
    "spirits",
];

/// The score of a player, line by line: the landscape, each animal card, the spirit.
pub fn score(sheet: &Sheet) -> ScoreSheet {
    let board = sheet.board();
    let mut lines = vec![
        trees(board),
        mountains(board),
        fields(board),
        buildings(board),
        water(board),
    ];
    for (id, placed) in sheet.cards() {
        let Some(card) = card(id) else { continue };
        lines.push(match card.worth {
            Worth::Ladder(points) => ScoreLine {
                category: "animals",
                item: id,
                points: match placed {
                    0 => 0,
                    placed => i32::from(points[placed as usize - 1]),
                },
                evidence: board.cubes_of(id),
            },
            Worth::Spirit(effect) => spirit(board, id, (placed > 0).then_some(effect)),
        });
    }
    ScoreSheet { lines }
}

fn is_tree(stack: Stack) -> bool {
    stack.top() == Some(Colour::Green)
}

fn is_mountain(stack: Stack) -> bool {
    stack.top() == Some(Colour::Grey)
}

fn is_building(stack: Stack) -> bool {
    stack.top() == Some(Colour::Red) && stack.height() == 2
}

fn height_points(stack: Stack) -> i32 {
    match stack.height() {
        1 => 1,
        2 => 3,
        _ => 7,
    }
}

fn trees(board: &Board) -> ScoreLine {
    let evidence = cells_where(board, is_tree);
    let points = evidence.iter().map(|cell| height_points(board.stack(cell)));
    ScoreLine::new("trees", points.sum(), evidence)
}

fn mountains(board: &Board) -> ScoreLine {
    let all = cells_where(board, is_mountain);
    let evidence: CellSet = all
        .iter()
        .filter(|&cell| board.side().neighbours(cell).any(|next| all.contains(next)))
        .collect();
    let points = evidence.iter().map(|cell| height_points(board.stack(cell)));
    ScoreLine::new("mountains", points.sum(), evidence)
}

fn fields(board: &Board) -> ScoreLine {
    let fields: Vec<CellSet> = groups(board.side(), cells_where(board, |s| s == Stack::Yellow))
        .into_iter()
        .filter(|group| group.len() >= 2)
        .collect();
    ScoreLine::new("fields", 5 * fields.len() as i32, union(&fields))
}

fn buildings(board: &Board) -> ScoreLine {
    let evidence: CellSet = cells_where(board, is_building)
        .iter()
        .filter(|&cell| {
            let mut seen = [false; COLOURS];
            for next in board.side().neighbours(cell) {
                if let Some(top) = board.stack(next).top() {
                    seen[top as usize] = true;
                }
            }
            seen.iter().filter(|&&seen| seen).count() >= 3
        })
        .collect();
    ScoreLine::new("buildings", 5 * evidence.len() as i32, evidence)
}

fn water(board: &Board) -> ScoreLine {
    match board.side() {
        Side::A => {
            let river = river(board);
            let points = match river.len() as i32 {
                0 | 1 => 0,
                2 => 2,
                3 => 5,
                4 => 8,
                5 => 11,
                length => 15 + 4 * (length - 6),
            };
            ScoreLine::new("water", points, river)
        }
        Side::B => {
            let islands = islands(board);
            let points = 5 * islands.len().max(1) as i32;
            ScoreLine::new("water", points, union(&islands))
        }
    }
}

fn spirit(board: &Board, id: u8, effect: Option<Effect>) -> ScoreLine {
    let mut points = 0;
    let mut evidence = CellSet::EMPTY;
    match effect {
        None => {}
        Some(Effect::Each(each)) => {
            for &(landscape, worth) in each {
                let cells = cells_where(board, |stack| stack.landscape() == landscape);
                points += i32::from(worth) * cells.len() as i32;
                evidence = evidence.union(cells);
            }
        }
        Some(Effect::Groups {
            of,
            small,
            few,
            many,
        }) => {
            for group in landscape_groups(board, of) {
                let worth = if group.len() <= u32::from(small) {
                    few
                } else {
                    many
                };
                points += i32::from(worth);
                if worth > 0 {
                    evidence = evidence.union(group);
                }
            }
        }
    }
    ScoreLine {
        category: "spirits",
        item: id,
        points,
        evidence,
    }
}

/// The cells of one longest river: the shortest path between the two blue hexes of a group that are
/// farthest apart. Of several equally long ones, the first in the order of the cells.
pub fn river(board: &Board) -> CellSet {
    let blue = cells_where(board, |stack| stack == Stack::Blue);
    let mut best = CellSet::EMPTY;
    for start in blue.iter() {
        let path = longest_path_from(board.side(), blue, start);
        if path.len() > best.len() {
            best = path;
        }
    }
    best
}

/// A shortest path from the start to the cell that is hardest to reach within the set.
fn longest_path_from(side: Side, within: CellSet, start: u8) -> CellSet {
    // Breadth first: each cell with the shortest path that leads to it, in the order of discovery.
    let mut paths = vec![(start, CellSet::of(start))];
    let mut seen = CellSet::of(start);
    let mut longest = paths[0].1;
    let mut next = 0;
    while let Some(&(here, path)) = paths.get(next) {
        // The first one of its length stays.
        if path.len() > longest.len() {
            longest = path;
        }
        for cell in side.neighbours(here) {
            if within.contains(cell) && !seen.contains(cell) {
                seen.insert(cell);
                paths.push((cell, path.union(CellSet::of(cell))));
            }
        }
        next += 1;
    }
    longest
}

/// The islands: connected groups of hexes without water, empty hexes included.
pub fn islands(board: &Board) -> Vec<CellSet> {
    let land = cells_where(board, |stack| stack != Stack::Blue);
    groups(board.side(), land)
}

/// The connected groups of a landscape; a single hex is a group.
pub fn landscape_groups(board: &Board, of: Landscape) -> Vec<CellSet> {
    let cells = cells_where(board, |stack| stack.landscape() == of);
    groups(board.side(), cells)
}

fn cells_where(board: &Board, test: impl Fn(Stack) -> bool) -> CellSet {
    board
        .side()
        .cells()
        .filter(|&cell| test(board.stack(cell)))
        .collect()
}

fn union(groups: &[CellSet]) -> CellSet {
    groups
        .iter()
        .fold(CellSet::EMPTY, |all, &group| all.union(group))
}

fn groups(side: Side, cells: CellSet) -> Vec<CellSet> {
    let mut rest = cells;
    let mut groups = Vec::new();
    while let Some(start) = rest.iter().next() {
        let mut group = CellSet::EMPTY;
        let mut open = vec![start];
        while let Some(cell) = open.pop() {
            if rest.contains(cell) {
                rest.remove(cell);
                group.insert(cell);
                open.extend(side.neighbours(cell));
            }
        }
        groups.push(group);
    }
    groups
}
