//! Farms, villages and fortifications, and the largest groups.

use super::*;

#[test]
fn five_symbols_that_hang_together_pay_three_at_once() {
    for (symbol, id, category) in [
        (Symbol::Field, "duo-FP", "farm"),
        (Symbol::Wall, "duo-WP", "fortification"),
        (Symbol::House, "duo-HP", "village"),
    ] {
        let mut state = table(id);
        paint(&mut state, 0, symbol, "E1 E2 E3");
        assert_eq!(
            scored(&play(&mut state, "E4@0")),
            [],
            "four are no {category}"
        );
        let mut state = table(id);
        paint(&mut state, 0, symbol, "E1 E2 E3 E4");
        let gains = scored(&play(&mut state, "E5@0"));
        assert_eq!(gains, [(category, 3, fields("E1 E2 E3 E4 E5"))]);
        assert_eq!(marker(&state, 0), 13);
    }
}

#[test]
fn five_paths_are_nothing() {
    let mut state = table("duo-FP");
    paint(&mut state, 0, Symbol::Path, "F4 F5 F6 F7");
    assert_eq!(scored(&play(&mut state, "F9@3")), []);
}

#[test]
fn a_group_that_has_paid_grows_for_nothing() {
    let mut state = table("duo-HP");
    paint(&mut state, 0, Symbol::House, "F1 F2 F3 F4 F5");
    assert_eq!(scored(&play(&mut state, "F6@0")), []);
    let mut state = table("duo-HP");
    paint(&mut state, 0, Symbol::House, "F1 F2 F3 F4 F5 F6 F7 F8 F9");
    assert_eq!(
        scored(&play(&mut state, "F10@0")),
        [],
        "ten are no second group"
    );
}

#[test]
fn joining_groups_pays_only_if_none_has_paid() {
    let mut state = table("duo-HP");
    // Two and two, joined by a fifth.
    paint(&mut state, 0, Symbol::House, "F1 F2 F4 F5");
    let gains = scored(&play(&mut state, "F3@1"));
    assert_eq!(gains, [("village", 3, fields("F1 F2 F3 F4 F5"))]);
    // One of the two has paid.
    let mut state = table("duo-HP");
    paint(&mut state, 0, Symbol::House, "F1 F2 F3 F4 F5 F7 F8");
    assert_eq!(scored(&play(&mut state, "F6@1")), []);
    // Both have paid.
    let mut state = table("duo-HP");
    paint(
        &mut state,
        0,
        Symbol::House,
        "F1 F2 F3 F4 F5 F7 F8 F9 F10 F11",
    );
    assert_eq!(scored(&play(&mut state, "F6@1")), []);
    assert_eq!(state.island(Seat(0)).largest(Symbol::House), 11);
}

#[test]
fn three_groups_can_be_joined_by_one_hex() {
    let mut state = table("duo-HP");
    paint(&mut state, 0, Symbol::House, "D4 D5 E6 F4");
    assert_eq!(state.island(Seat(0)).groups().len(), 3);
    let gains = scored(&play(&mut state, "E5@1"));
    assert_eq!(gains, [("village", 3, fields("D4 D5 E5 E6 F4"))]);
}

#[test]
fn one_tile_can_complete_several_groups() {
    let mut state = table("duo-FH");
    paint(&mut state, 0, Symbol::Field, "F1 F2 F3 F4");
    paint(&mut state, 0, Symbol::House, "F7 F8 F9 F10");
    let gains = scored(&play(&mut state, "F5@0"));
    let categories: Vec<&str> = gains.iter().map(|gain| gain.0).collect();
    assert_eq!(categories, ["farm", "village"]);
    assert_eq!(marker(&state, 0), 16);
}

#[test]
fn the_largest_group_pays_five_to_everybody_tied() {
    let mut state = table_with(ETERNAL, 3, "duo-FW");
    paint(&mut state, 0, Symbol::House, "F1 F2 F3");
    paint(&mut state, 1, Symbol::House, "F1 F2 F3");
    paint(&mut state, 2, Symbol::House, "F1 F2 F5 F6");
    let line = |seat, category| MyIsland::score(&state, Seat(seat)).category(category);
    assert_eq!(
        [0, 1, 2].map(|seat| line(seat, "largest-village")),
        [5, 5, 0]
    );
    assert_eq!(
        [0, 1, 2].map(|seat| line(seat, "largest-farm")),
        [0, 0, 0],
        "nobody has one"
    );
}

#[test]
fn the_evidence_of_the_largest_is_one_group() {
    let mut state = table("duo-FW");
    paint(&mut state, 0, Symbol::Path, "F1 F2 F5 F6 F7 C1");
    let sheet = MyIsland::score(&state, Seat(0));
    let line = sheet
        .lines
        .iter()
        .find(|line| line.category == "largest-network");
    assert_eq!(line.unwrap().evidence, fields("F5 F6 F7"));
    let others = MyIsland::score(&state, Seat(1));
    let line = others
        .lines
        .iter()
        .find(|line| line.category == "largest-network");
    assert!(line.unwrap().evidence.is_empty(), "it earns nothing");
}

#[test]
fn alone_a_largest_group_needs_seven() {
    let mut state = table_with(ETERNAL, 1, "duo-FW");
    paint(&mut state, 0, Symbol::House, "F1 F2 F3 F4 F5 F6");
    let village = |state: &State| MyIsland::score(state, Seat(0)).category("largest-village");
    assert_eq!(village(&state), 0);
    paint(&mut state, 0, Symbol::House, "F7");
    assert_eq!(LARGE_ALONE, 7);
    assert_eq!(village(&state), 5);
}

#[test]
fn solo_ranks_are_told_by_their_targets() {
    assert_eq!(solo_rank(SOLO_TARGETS[0] - 1), 0);
    for (rank, target) in (1..).zip(SOLO_TARGETS) {
        assert_eq!(solo_rank(target), rank);
    }
    assert!(SOLO_TARGETS.is_sorted() && SOLO_TARGETS[4] == i32::from(TRACK_END));
}
