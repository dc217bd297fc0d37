//! Where a tile may lie, and what else one may do.

use super::*;

#[test]
fn the_first_tile_covers_beach() {
    let state = table("duo-FW");
    assert_eq!(refused(&state, "C5@0"), "first-on-beach");
    assert!(
        legal(&state).contains(&"C2@0".to_owned()),
        "one hex of beach will do"
    );
    assert!(legal(&state).contains(&"C1@0".to_owned()));
}

#[test]
fn later_tiles_touch_one_of_their_symbols() {
    let mut state = table("duo-FH");
    paint(&mut state, 0, Symbol::Field, "E1");
    paint(&mut state, 0, Symbol::Wall, "E2");
    assert_eq!(refused(&state, "G4@0"), "no-match");
    // The field beside the wall, the house beside the field: neighbours, but unlike ones.
    assert_eq!(refused(&state, "E3@0"), "no-match");
    // Row F lies half a field to the right: F1 touches E1 and E2.
    assert!(legal(&state).contains(&"F1@0".to_owned()));
    assert!(legal(&state).contains(&"D2@3".to_owned()) || refused(&state, "D2@3") == "no-match");
}

#[test]
fn a_match_inside_the_tile_does_not_count() {
    let mut state = table("duo-WP");
    paint(&mut state, 0, Symbol::Field, "E1");
    paint(&mut state, 0, Symbol::House, "E2");
    assert_eq!(
        legal(&state),
        ["pass", "end"],
        "nothing of its kind lies there"
    );
}

#[test]
fn a_first_tile_may_come_after_passes() {
    let mut state = table_with(ETERNAL, 1, "duo-FW");
    play(&mut state, "pass");
    comes_up(&mut state, "duo-HP");
    assert_eq!(refused(&state, "C5@0"), "first-on-beach");
    play(&mut state, "C1@0");
    comes_up(&mut state, "duo-FP");
    assert_eq!(
        refused(&state, "H1@0"),
        "no-match",
        "beach alone is not enough any more"
    );
}

#[test]
fn tiles_lie_on_the_terrain_of_the_episode_only() {
    let state = table("line3-FWP");
    assert_eq!(refused(&state, "B3@0"), "on-totem");
    assert_eq!(refused(&state, "A4@0"), "closed-terrain");
    let mut eternal = table("duo-FW");
    paint(&mut eternal, 0, Symbol::Field, "A3");
    let mut first = table_with(first_episode(), 2, "duo-FW");
    paint(&mut first, 0, Symbol::Field, "A3");
    // A4 is palm; A5 is palm in the eternal game and rainforest in the story.
    assert!(legal(&eternal).contains(&"A4@0".to_owned()));
    assert_eq!(refused(&first, "A4@0"), "closed-terrain");
}

#[test]
fn tiles_stay_on_the_island_and_off_other_tiles() {
    let mut state = table("line3-WFH");
    paint(&mut state, 0, Symbol::Field, "G5");
    assert_eq!(refused(&state, "G5@0"), "field-covered");
    assert_eq!(refused(&state, "G8@0"), "off-board");
    assert_eq!(refused(&state, "A1@5"), "off-board");
    assert_eq!(refused(&state, "H2@0"), "off-board", "the bay is no field");
}

#[test]
fn every_extra_tile_can_be_laid_in_every_turn() {
    for id in [
        "x-prop4-HFWP",
        "x-bar4-WHPF",
        "x-arch4-PFHW",
        "x-wave4-FPWH",
    ] {
        let mut state = table("duo-FW");
        comes_up(&mut state, id);
        for rot in 0..TURNS {
            let turned = |mv: &String| mv.ends_with(&format!("@{rot}"));
            assert!(legal(&state).iter().any(turned), "{id} turned {rot}");
        }
    }
}

#[test]
fn passing_costs_a_point_and_ending_nothing() {
    let mut state = table_with(ETERNAL, 1, "duo-FW");
    let events = play(&mut state, "pass");
    assert_eq!(marker(&state, 0), 9);
    assert!(matches!(
        events[0],
        Event::Passed {
            points: -1,
            marker: 9,
            ..
        }
    ));
    play(&mut state, "end");
    assert_eq!(marker(&state, 0), 9);
    assert_eq!(MyIsland::turn(&state), Turn::Over);
}

#[test]
fn nobody_passes_with_the_marker_at_0() {
    let mut state = table("duo-FW");
    state.islands[Seat(0)].set_marker(1);
    assert!(legal(&state).contains(&"pass".to_owned()));
    for points in [0, -2] {
        state.islands[Seat(0)].set_marker(points);
        assert_eq!(refused(&state, "pass"), "no-point-to-pass");
        assert!(legal(&state).contains(&"end".to_owned()));
    }
}

#[test]
fn notation_is_read_as_written() {
    for text in ["A1@0", "C17@5", "H4@3", "pass", "end"] {
        assert_eq!(
            MyIsland::fmt_move(MyIsland::parse_move(text).unwrap()),
            text
        );
    }
    for text in [
        "", "A1", "A1@", "A1@6", "A1@01", "A1@-1", "@1", "A1@1@1", "Pass", "end ",
    ] {
        assert_eq!(MyIsland::parse_move(text), None, "{text}");
    }
}

#[test]
fn moves_fit_into_the_buffer_of_searches() {
    // No position has more placements than an empty island whose tile may lie anywhere.
    let state = table("duo-FW");
    let most = |tile: Tile| {
        let mut moves = Vec::new();
        state.island(Seat(0)).placements(tile, &mut moves);
        moves.len()
    };
    assert!(Tile::all().map(most).max() < Some(254));
}
