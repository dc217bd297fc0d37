//! What is legal, and why not: `legal` asks the sets of the whole board, `check` reasons about one
//! move by itself and names the rule that forbids it. Tests hold the two against each other.

use super::board::{Ground, TOTEMS, Terrain};
use super::episode::Rules;
use super::island::{Island, footprint};
use super::moves::Move;
use super::parts::Tile;
use super::state::State;
use crate::error::{Illegal, rule};

/// A hex of the tile lies outside the island.
pub(super) const OFF_BOARD: &str = "off-board";
/// No tile may lie on this terrain.
pub(super) const CLOSED_TERRAIN: &str = "closed-terrain";
/// No tile may lie on a totem.
pub(super) const ON_TOTEM: &str = "on-totem";
/// A tile lies there.
pub(super) const FIELD_COVERED: &str = "field-covered";
/// The first tile covers at least one field of beach.
pub(super) const FIRST_ON_BEACH: &str = "first-on-beach";
/// Every other tile lies beside one of its symbols.
pub(super) const NO_MATCH: &str = "no-match";
/// Nobody passes with the marker at 0.
pub(super) const NO_POINT_TO_PASS: &str = "no-point-to-pass";

/// All legal moves, in the order of `Move`.
pub(super) fn legal(state: &State, moves: &mut Vec<Move>) {
    moves.clear();
    if state.ending.is_some() {
        return;
    }
    let island = &state.islands[state.seat];
    island.placements(state.tile(), moves);
    if island.marker().on_track() > 0 {
        moves.push(Move::Pass);
    }
    moves.push(Move::End);
}

/// Whether a move is legal, and if not, why not.
pub(super) fn check(state: &State, mv: Move) -> Result<(), Illegal> {
    if state.ending.is_some() {
        return Err(Illegal::new(rule::GAME_OVER));
    }
    let (seat, rules) = (state.seat, &state.rules);
    check_on(
        rules,
        &state.grounds[seat],
        &state.islands[seat],
        state.tile(),
        mv,
    )
}

/// The same for one island, whoever asks.
pub(super) fn check_on(
    rules: &Rules,
    ground: &Ground,
    island: &Island,
    tile: Tile,
    mv: Move,
) -> Result<(), Illegal> {
    match mv {
        Move::Lay { rot, cell } => check_laying(rules, ground, island, tile, rot, cell),
        Move::Pass if island.marker().on_track() == 0 => Err(Illegal::new(NO_POINT_TO_PASS)),
        Move::Pass | Move::End => Ok(()),
    }
}

/// Asks first for the fields, then for the neighbours.
fn check_laying(
    rules: &Rules,
    ground: &Ground,
    island: &Island,
    tile: Tile,
    rot: u8,
    cell: u8,
) -> Result<(), Illegal> {
    let Some(cells) = footprint(tile, rot, cell) else {
        return Err(Illegal::new(OFF_BOARD));
    };
    let open = rules.open_fields(ground);
    let covered = island.covered();
    for &cell in &cells {
        let refusal = if TOTEMS.contains(cell) {
            ON_TOTEM
        } else if !open.contains(cell) {
            CLOSED_TERRAIN
        } else if covered.contains(cell) {
            FIELD_COVERED
        } else {
            continue;
        };
        return Err(Illegal::new(refusal));
    }
    let mut hexes = cells.iter().zip(tile.symbols());
    let beach = ground.fields(Terrain::Beach);
    if covered.is_empty() {
        if cells.iter().any(|&cell| beach.contains(cell)) {
            return Ok(());
        }
        return Err(Illegal::new(FIRST_ON_BEACH));
    }
    let beside = |cell: u8, like| {
        let near = super::board::NEAR[cell as usize];
        !near.intersection(island.symbols(like)).is_empty()
    };
    if hexes.any(|(&cell, &symbol)| beside(cell, symbol)) {
        Ok(())
    } else {
        Err(Illegal::new(NO_MATCH))
    }
}
