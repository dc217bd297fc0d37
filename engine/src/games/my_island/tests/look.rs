//! What interfaces ask: previews, groups, roads, points as far as a seat knows.

use super::*;

#[test]
fn a_preview_is_what_the_move_brings() {
    let mut looked = 0;
    for seed in 0..30 {
        let seats = 1 + (seed % 4) as u8;
        let mut state = MyIsland::setup(&ETERNAL, seats, seed, &mut ()).unwrap();
        let mut rng = Rng::new(seed);
        let mut moves = Vec::new();
        while let Some(seat) = MyIsland::turn(&state).seat() {
            MyIsland::legal(&state, &mut moves);
            let mv = moves[rng.index(moves.len())];
            let view = MyIsland::view(&state, seat);
            let preview = view.preview(mv);
            let before = *state.island(seat);
            MyIsland::apply(&mut state, mv, &mut ());
            let after = *state.island(seat);
            let moved = after.marker().points() - before.marker().points();
            assert_eq!(preview.at_once, i32::from(moved));
            assert_eq!(preview.cells, after.covered().without(before.covered()));
            if mv != Move::Pass {
                let gains: i16 = preview.gains.iter().map(|gain| gain.points).sum();
                assert_eq!(gains, moved);
            }
            if seats == 1 {
                let total = MyIsland::total(&state, seat);
                assert_eq!(view.total(seat) + preview.total, total);
            }
            looked += 1;
        }
    }
    assert!(looked > 300);
}

#[test]
fn a_preview_counts_what_would_be_closed_and_opened() {
    let mut state = table("duo-HP");
    paint(&mut state, 0, Symbol::House, "F2 F3 F4 F5");
    let view = MyIsland::view(&state, Seat(0));
    let mv = MyIsland::parse_move("F1@3").unwrap();
    assert_eq!(MyIsland::check(&state, mv).unwrap_err().rule, "off-board");
    let preview = view.preview(MyIsland::parse_move("F1@5").unwrap());
    // A village, the largest network (one path), and two fields of beach.
    assert_eq!((preview.at_once, preview.total), (3, 3 + 5 + 2));
    assert_eq!(preview.gains[0].category, scoring::Category::Village);
    let pass = view.preview(Move::Pass);
    assert_eq!(
        (pass.at_once, pass.total, pass.cells),
        (-1, -1, CellSet::EMPTY)
    );
    let end = view.preview(Move::End);
    assert_eq!((end.at_once, end.total), (0, 0));
}

#[test]
fn a_seat_counts_with_what_it_knows() {
    let mut state = table_with(ETERNAL, 2, "line3-WFH");
    play(&mut state, "G1@0");
    let watcher = MyIsland::view(&state, Seat(1));
    assert_eq!(watcher.total(Seat(0)), 10 - 31);
    assert_eq!(watcher.score(Seat(0)).total(), 10 - 31);
    let own = MyIsland::view(&state, Seat(0));
    assert_eq!(own.total(Seat(0)), 10 - 28 + 15);
    assert_eq!(own.score(Seat(0)), MyIsland::score(&state, Seat(0)));
}

#[test]
fn groups_are_listed_with_their_size() {
    let mut state = table("duo-HP");
    paint(&mut state, 0, Symbol::House, "F2 F3 C1");
    paint(&mut state, 0, Symbol::Path, "C2");
    let groups = state.island(Seat(0)).groups();
    let sizes: Vec<(Symbol, u8)> = groups
        .iter()
        .map(|group| (group.symbol, group.size))
        .collect();
    let expected = [(Symbol::House, 1), (Symbol::House, 2), (Symbol::Path, 1)];
    assert_eq!(sizes, expected);
    assert_eq!(groups[1].cells, fields("F2 F3"));
}

#[test]
fn a_table_is_printed_as_a_map() {
    let mut state = table_with(ETERNAL, 1, "line3-WFH");
    play(&mut state, "G1@0");
    let print = MyIsland::ascii(&state);
    let rows: Vec<&str> = print.lines().collect();
    assert_eq!(
        rows[0],
        "my-island eternal together round=2 turns=1, seat 0 decides"
    );
    assert_eq!(rows[1], "seat 0: marker 10, -18 if it ended now");
    assert_eq!(rows[2].trim(), "b h h p p r r r r r p p h h b");
    assert_eq!(rows[8].trim(), "W F H b b b b b b");
    assert_eq!(rows[9].trim(), "b b         b b");
    assert!(rows[10].starts_with("line3-WFH   G1@0"));
}
