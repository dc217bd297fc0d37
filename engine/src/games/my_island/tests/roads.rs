//! Roads from totems to the sea.

use super::*;
use crate::games::my_island::board::{TOTEMS, field_name};

/// From the totem on B12 to the right, all but the last field, which is beach.
const ROAD: &str = "B13 B14 B15";

#[test]
fn the_totems_are_where_the_tests_think() {
    let names: Vec<String> = TOTEMS.iter().map(field_name).collect();
    assert_eq!(names, ["B5", "B12", "D6", "D9"]);
}

#[test]
fn a_road_from_a_totem_to_a_path_on_the_beach_pays_five() {
    let mut state = table("duo-HP");
    paint(&mut state, 0, Symbol::Path, ROAD);
    let gains = scored(&play(&mut state, "C16@5"));
    let road = fields(ROAD).union(fields("B16 B12"));
    assert_eq!(gains, [("totem-road", 5, road)]);
    assert_eq!(marker(&state, 0), 15);
}

#[test]
fn a_road_can_be_closed_at_either_end_or_in_the_middle() {
    for (paths, mv) in [("B14 B15 B16", "A13@2"), ("B13 B15 B16", "C14@5")] {
        let mut state = table("duo-HP");
        paint(&mut state, 0, Symbol::Path, paths);
        let gains = scored(&play(&mut state, mv));
        assert_eq!(gains.len(), 1, "{paths} {mv}");
        assert_eq!((gains[0].0, gains[0].1), ("totem-road", 5));
    }
}

#[test]
fn the_beach_must_be_under_a_path_and_the_totem_beside_one() {
    let mut state = table("duo-HP");
    paint(&mut state, 0, Symbol::Path, "B14 B15");
    assert_eq!(
        scored(&play(&mut state, "C16@5")),
        [],
        "the totem is not reached"
    );
    let mut state = table("duo-HP");
    paint(&mut state, 0, Symbol::Path, "B13 B14");
    assert_eq!(
        scored(&play(&mut state, "B16@3")),
        [],
        "a house lies on the beach"
    );
}

#[test]
fn a_totem_pays_once() {
    let mut state = table("duo-HP");
    paint(&mut state, 0, Symbol::Path, "B13 B14 B15 B16");
    assert_eq!(
        scored(&play(&mut state, "C16@0")),
        [],
        "more beach at the same road"
    );
}

#[test]
fn a_second_road_to_the_same_totem_brings_nothing() {
    let mut state = table("duo-FP");
    paint(&mut state, 0, Symbol::Path, "B13 B14 B15 B16");
    paint(&mut state, 0, Symbol::Path, "C12 D11 E11");
    assert_eq!(state.island(Seat(0)).groups().len(), 2, "they do not touch");
    assert_eq!(scored(&play(&mut state, "F12@3")), []);
    let ground = *state.ground(Seat(0));
    let roads = state.island(Seat(0)).roads(&ground);
    let both = fields("B13 B14 B15 B16 C12 D11 E11 F11");
    assert_eq!(roads, [(fields("B12").iter().next().unwrap(), both)]);
}

#[test]
fn one_tile_can_join_several_totems_by_a_branching_road() {
    let mut state = table("duo-FP");
    paint(&mut state, 0, Symbol::Path, "E6 E7 E8 F7");
    let gains = scored(&play(&mut state, "G6@3"));
    let road = fields("E6 E7 E8 F7 G5");
    let expected = ["D6", "D9"].map(|totem| ("totem-road", 5, road.union(fields(totem))));
    assert_eq!(gains, expected);
    assert_eq!(marker(&state, 0), 20);
    let ground = *state.ground(Seat(0));
    let roads = state.island(Seat(0)).roads(&ground);
    assert!(roads.len() == 2 && roads.iter().all(|(_, cells)| *cells == road));
}

#[test]
fn a_branch_to_another_totem_pays_for_that_one_only() {
    let mut state = table("duo-FP");
    paint(&mut state, 0, Symbol::Path, "E6 F6 G5");
    paint(&mut state, 0, Symbol::Field, "F8");
    // E6 serves D6 already; E7 and E8 lead on to D9.
    paint(&mut state, 0, Symbol::Path, "E7");
    let gains = scored(&play(&mut state, "E9@3"));
    assert_eq!(gains, [("totem-road", 5, fields("E6 E7 E8 F6 G5 D9"))]);
}
