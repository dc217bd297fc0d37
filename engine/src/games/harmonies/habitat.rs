//! Habitats looked at one by one: where a card's pattern lies on a board and in which rotation, and
//! where just one hex is missing. Interfaces show these; `check` asks them for its verdict, so that
//! it does not lean on the shifted words that `legal` uses.

use serde::Serialize;

use super::board::Board;
use super::cards::{Card, card};
use super::grid::{hex_of, number, set_of};
use super::parts::{Colour, Landscape};
use crate::cells::CellSet;

/// A habitat found on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub struct Match {
    /// The cell that takes the cube.
    pub cell: u8,
    /// How far the card's pattern is turned, clockwise in steps of 60 degrees.
    pub rotation: u8,
    /// Every cell of the habitat, the cube's included.
    #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
    pub cells: CellSet,
}

/// A habitat that lacks one hex and can still get it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub struct NearMatch {
    /// The cell that would take the cube.
    pub cell: u8,
    /// How far the card's pattern is turned, clockwise in steps of 60 degrees.
    pub rotation: u8,
    /// Every cell of the habitat, the missing one included.
    #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
    pub cells: CellSet,
    /// The cell that is not right yet.
    pub missing: u8,
    /// What must be there.
    pub need: Landscape,
    /// How many tokens that takes at least.
    pub tokens: u8,
    /// The colours that may come next on the way there.
    #[cfg_attr(feature = "wasm", tsify(type = "HarmoniesColour[]"))]
    pub next: Vec<Colour>,
}

/// Where the tokens of a colour may go: the rules of stacking, and no token on a cube.
pub fn legal_cells(board: &Board, colour: Colour) -> CellSet {
    set_of(board.open_to(colour))
}

/// Every habitat of the card whose cell for the cube is free, by cell and rotation; a habitat that
/// looks the same in two rotations is given once.
pub fn matches(board: &Board, id: u8) -> Vec<Match> {
    let mut found = Vec::new();
    let Some(card) = card(id) else { return found };
    for cell in board.side().cells() {
        if board.cube(cell).is_some() {
            continue;
        }
        for rotation in 0..card.rotations() {
            let Some((cells, wrong)) = laid(board, card, cell, rotation) else {
                continue;
            };
            if wrong.is_empty() {
                found.push(Match {
                    cell,
                    rotation,
                    cells,
                });
            }
        }
    }
    found
}

/// Every place where the card's habitat lacks exactly one hex that tokens can still make right.
pub fn near_matches(board: &Board, id: u8) -> Vec<NearMatch> {
    let mut found = Vec::new();
    let Some(card) = card(id) else { return found };
    for cell in board.side().cells() {
        if board.cube(cell).is_some() {
            continue;
        }
        for rotation in 0..card.rotations() {
            let Some((cells, wrong)) = laid(board, card, cell, rotation) else {
                continue;
            };
            let &[(missing, need)] = wrong.as_slice() else {
                continue;
            };
            if board.cube(missing).is_some() {
                continue;
            }
            let Some((tokens, next)) = board.stack(missing).way_to(need) else {
                continue;
            };
            found.push(NearMatch {
                cell,
                rotation,
                cells,
                missing,
                need,
                tokens,
                next,
            });
        }
    }
    found
}

/// Whether the card's habitat lies around that cell in any rotation. Says nothing about cubes.
pub fn fits(board: &Board, id: u8, cell: u8) -> bool {
    card(id).is_some_and(|card| {
        (0..6).any(|rotation| {
            laid(board, card, cell, rotation).is_some_and(|(_, wrong)| wrong.is_empty())
        })
    })
}

/// The cells of a card's pattern laid on the board, and those that are not what they should be;
/// `None` when it reaches over the edge.
fn laid(
    board: &Board,
    card: &Card,
    cell: u8,
    rotation: u8,
) -> Option<(CellSet, Vec<(u8, Landscape)>)> {
    let centre = hex_of(cell)?;
    let mut cells = CellSet::EMPTY;
    let mut wrong = Vec::new();
    for part in card.pattern(rotation) {
        let hex = centre.plus(part.at);
        if !board.side().hexes().contains(&hex) {
            return None;
        }
        let at = number(hex);
        cells.insert(at);
        if board.stack(at).landscape() != part.need {
            wrong.push((at, part.need));
        }
    }
    Some((cells, wrong))
}
