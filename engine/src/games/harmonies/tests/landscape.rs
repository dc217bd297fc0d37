//! Points for landscapes, rule by rule; every board is counted in both ways.

use super::super::grid::{Side, cell_name};
use super::super::score::{islands, river};
use super::super::tally::{RIVER_POINTS, river_points};
use super::{at, board, points};
use crate::cells::CellSet;

fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(at).collect()
}

#[test]
fn rule_3_trees_earn_by_height() {
    for (stack, earned) in [("E", 1), ("NE", 3), ("NNE", 7), ("N", 0), ("NN", 0)] {
        assert_eq!(
            points(&board(Side::A, &format!("C3:{stack}")), "trees"),
            earned
        );
    }
    assert_eq!(points(&board(Side::A, "A1:E A2:NE A3:NNE"), "trees"), 11);
}

#[test]
fn rule_3_mountains_earn_by_height_beside_another_mountain() {
    assert_eq!(points(&board(Side::A, "C3:GGG"), "mountains"), 0);
    assert_eq!(points(&board(Side::A, "C3:GGG E1:G"), "mountains"), 0);
    assert_eq!(points(&board(Side::A, "C3:GGG C4:G"), "mountains"), 8);
    assert_eq!(points(&board(Side::A, "C3:GG C4:G D3:GG"), "mountains"), 7);
}

#[test]
fn rule_6_a_red_top_makes_a_neighbour_no_mountain() {
    assert_eq!(points(&board(Side::A, "C3:GGG C4:GR"), "mountains"), 0);
}

#[test]
fn rule_3_fields_earn_five_a_group_of_two_or_more() {
    assert_eq!(points(&board(Side::A, "C3:Y"), "fields"), 0);
    assert_eq!(points(&board(Side::A, "C3:Y C4:Y"), "fields"), 5);
    assert_eq!(points(&board(Side::A, "C2:Y C3:Y C4:Y C5:Y"), "fields"), 5);
    assert_eq!(
        points(&board(Side::A, "A1:Y A2:Y E1:Y E2:Y C3:Y"), "fields"),
        10
    );
}

#[test]
fn rule_3_a_river_earns_by_its_length() {
    let lengths: Vec<i16> = (0..=9).map(river_points).collect();
    assert_eq!(lengths, [0, 0, 2, 5, 8, 11, 15, 19, 23, 27]);
    assert_eq!(RIVER_POINTS.len(), 7);
    // Down column A, along the lower edge and up column E, never touching itself.
    let line = "A1 A2 A3 A4 B4 C5 D4 E4 E3 E2 E1";
    let line: Vec<&str> = line.split(' ').collect();
    for length in 1..=line.len() {
        let stacks: Vec<String> = line[..length].iter().map(|c| format!("{c}:U")).collect();
        let land = board(Side::A, &stacks.join(" "));
        let earned = i32::from(river_points(length as u8));
        assert_eq!(points(&land, "water"), earned, "length {length}");
        assert_eq!(river(&land).len() as usize, length);
    }
}

#[test]
fn rule_3_side_branches_do_not_lengthen_a_river() {
    // The rulebook's example: seven tokens, a path of six.
    let land = board(Side::A, "B3:U B2:U B1:U C2:U D2:U D3:U E4:U");
    assert_eq!(points(&land, "water"), 15);
    let path: Vec<String> = river(&land).iter().map(cell_name).collect();
    assert_eq!(path.len(), 6);
}

#[test]
fn rule_3_only_the_best_river_counts() {
    let land = board(Side::A, "A1:U A2:U A3:U E1:U E2:U");
    assert_eq!(points(&land, "water"), 5);
    assert_eq!(river(&land), cells("A1 A2 A3"));
}

#[test]
fn rule_6_a_loop_does_not_lengthen_a_river() {
    let ring = board(Side::A, "C2:U D2:U D3:U C4:U B3:U B2:U");
    assert_eq!(points(&ring, "water"), 8, "half round: four");
    let triangle = board(Side::A, "A1:U A2:U B1:U");
    assert_eq!(points(&triangle, "water"), 2);
    let ring_with_tail = board(Side::A, "C2:U D2:U D3:U C4:U B3:U B2:U C5:U");
    assert_eq!(points(&ring_with_tail, "water"), 11);
}

#[test]
fn rule_3_side_b_counts_islands_with_empty_hexes_as_land() {
    assert_eq!(points(&board(Side::B, ""), "water"), 5, "always one island");
    assert_eq!(points(&board(Side::B, "B1:U B2:U"), "water"), 5);
    assert_eq!(points(&board(Side::B, "B1:U B2:U B3:U"), "water"), 10);
    let land = board(Side::B, "B1:U B2:U B3:U A2:U A3:E");
    assert_eq!(points(&land, "water"), 15);
    assert_eq!(islands(&land).len(), 3);
    assert_eq!(islands(&land)[0], cells("A1"));
}

#[test]
fn rule_3_a_board_of_water_alone_still_has_one_island() {
    let all: Vec<String> = Side::B
        .cells()
        .map(|c| format!("{}:U", cell_name(c)))
        .collect();
    assert_eq!(points(&board(Side::B, &all.join(" ")), "water"), 5);
}

#[test]
fn rule_3_a_building_needs_three_colours_around_it() {
    assert_eq!(points(&board(Side::A, "C3:GR C2:U D2:Y"), "buildings"), 0);
    assert_eq!(
        points(&board(Side::A, "C3:GR C2:U D2:Y D3:U"), "buildings"),
        0
    );
    assert_eq!(
        points(&board(Side::A, "C3:GR C2:U D2:Y D3:E"), "buildings"),
        5
    );
    assert_eq!(
        points(&board(Side::A, "C3:R C2:U D2:Y D3:E"), "buildings"),
        0
    );
}

#[test]
fn rule_3_only_the_top_tokens_around_a_building_count() {
    // Green on brown shows green only; red on grey shows red only.
    assert_eq!(
        points(&board(Side::A, "C3:RR C2:NNE D2:GGG"), "buildings"),
        0
    );
    assert_eq!(
        points(&board(Side::A, "C3:RR C2:NE D2:GR B2:U"), "buildings"),
        5
    );
}

#[test]
fn rule_6_lone_reds_trunks_and_other_buildings_count_as_colours() {
    assert_eq!(
        points(&board(Side::A, "C3:RR C2:R D2:N D3:U"), "buildings"),
        5
    );
    assert_eq!(
        points(&board(Side::A, "C3:RR C2:R D2:NN D3:N"), "buildings"),
        0
    );
    // Two neighbours lend each other their red.
    let land = board(Side::A, "C3:RR C4:NR B3:Y D3:U");
    assert_eq!(points(&land, "buildings"), 10);
}
