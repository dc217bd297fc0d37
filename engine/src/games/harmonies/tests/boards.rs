//! The two boards: their hexes, names and neighbours, and the numbering that shifts rely on.

use serde_json::Value;

use super::super::cards::CARDS;
use super::super::grid::{
    CELLS, Side, around, cell_at, cell_name, column_row, group, hex_of, number, parse_cell, step,
};
use super::at;
use crate::hex::hex;

const DATA: &str = include_str!("../../../../data/harmonies_cards.json");

#[test]
fn rule_1_both_boards_have_the_hexes_of_the_data_file() {
    let data: Value = serde_json::from_str(DATA).unwrap();
    for (side, count) in [(Side::A, 23), (Side::B, 25)] {
        let board = &data["boards"][side.letter().to_string()];
        assert_eq!(board["count"], count);
        let columns: Vec<u8> = serde_json::from_value(board["columns"].clone()).unwrap();
        assert_eq!(columns, side.columns());
        let listed: Vec<(u64, u64, i64, i64)> = board["hexes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|h| {
                let offset = |key: &str| h[key].as_u64().unwrap();
                let axial = |key: &str| h[key].as_i64().unwrap();
                (offset("col"), offset("row"), axial("q"), axial("r"))
            })
            .collect();
        let ours: Vec<(u64, u64, i64, i64)> = side
            .cells()
            .map(|cell| {
                let (column, row) = column_row(cell).unwrap();
                let hex = hex_of(cell).unwrap();
                (column.into(), row.into(), hex.q.into(), hex.r.into())
            })
            .collect();
        assert_eq!(ours, listed);
        assert_eq!(side.mask().count_ones(), count);
    }
}

#[test]
fn names_and_numbers_lead_back_to_the_same_cell() {
    for side in [Side::A, Side::B] {
        for cell in side.cells() {
            assert!((cell as usize) < CELLS && side.has(cell));
            assert_eq!(parse_cell(&cell_name(cell)), Some(cell));
            assert_eq!(number(hex_of(cell).unwrap()), cell);
            let (column, row) = column_row(cell).unwrap();
            assert_eq!(cell_at(column, row), Some(cell));
        }
        assert!(side.cells().is_sorted_by(|a, b| a < b));
    }
    assert_eq!(cell_name(at("A1")), "A1");
    for wrong in ["", "A", "A0", "A6", "B5", "H1", "F4", "a1", "A11", "?0"] {
        assert_eq!(parse_cell(wrong), None, "{wrong}");
    }
}

#[test]
fn a_middle_hex_has_six_neighbours_and_corners_have_fewer() {
    let names = |side: Side, name: &str| -> Vec<String> {
        side.neighbours(at(name)).map(cell_name).collect()
    };
    // Odd columns stand half a hex lower.
    assert_eq!(names(Side::A, "C3"), ["C2", "D2", "D3", "C4", "B3", "B2"]);
    assert_eq!(names(Side::A, "B1"), ["C1", "C2", "B2", "A2", "A1"]);
    assert_eq!(names(Side::A, "A1"), ["B1", "A2"]);
    assert_eq!(names(Side::B, "G4"), ["G3", "F3"]);
    assert_eq!(names(Side::A, "G4"), [""; 0], "side A ends at column E");
}

#[test]
fn shifts_reach_exactly_the_neighbours() {
    for side in [Side::A, Side::B] {
        for cell in side.cells() {
            let near: Vec<u8> = side.neighbours(cell).collect();
            let shifted = around(1 << cell) & side.mask();
            for other in side.cells() {
                assert_eq!(shifted >> other & 1 == 1, near.contains(&other));
            }
        }
        assert_eq!(group(side.mask(), 1), side.mask(), "the board is one group");
    }
}

#[test]
fn no_step_of_a_habitat_comes_back_in_at_the_other_edge() {
    for side in [Side::A, Side::B] {
        for cell in side.cells() {
            let here = hex_of(cell).unwrap();
            for card in &CARDS {
                for rotation in 0..6 {
                    for &(q, r, _) in card.others {
                        let by = hex(q, r).rotated(rotation);
                        let lands = side.hexes().contains(&here.plus(by));
                        let seen = side.mask().rotate_right(step(by) as u32 & 63);
                        assert_eq!(seen >> cell & 1 == 1, lands, "{here:?} {by:?}");
                    }
                }
            }
        }
    }
}
