//! Who wins, and the rows that decide ties.

use super::*;
use crate::games::my_island::board::{ROWS, Terrain};

/// A game that has just ended, with these points on the markers and no beach open.
fn over(markers: &[i16], covered: &[&str]) -> State {
    let mut state = table_with(first_episode(), markers.len() as u8, "duo-FW");
    let beach = state.ground(Seat(0)).fields(Terrain::Beach);
    for (seat, (&points, names)) in (0..).map(Seat).zip(markers.iter().zip(covered)) {
        let island = &mut state.islands[seat];
        island.paint(Symbol::Wall, beach);
        island.paint(Symbol::Wall, fields(names));
        island.set_marker(points);
    }
    state.ending = Some(Ending::Finished);
    state
}

fn ranks(state: &State) -> Vec<u8> {
    MyIsland::outcome(state).unwrap().ranks.as_slice().to_vec()
}

#[test]
fn more_points_win() {
    assert_eq!(ranks(&over(&[12, 20, 16], &["", "", ""])), [3, 1, 2]);
}

#[test]
fn ties_are_decided_by_the_open_fields_of_the_highest_row_that_differs() {
    // The same in row A; row B decides, whatever lies below.
    let state = over(&[15, 15], &["A2 B2 E4 E5 E6", "A3 B2 B3"]);
    assert_eq!(ranks(&state), [2, 1]);
    let state = over(&[15, 15], &["A2", "B2 B3 C3 C4"]);
    assert_eq!(ranks(&state), [1, 2], "row A comes first");
}

#[test]
fn the_rule_holds_for_every_place() {
    let state = over(&[30, 15, 15, 15], &["", "C3", "C3 C4", "B2"]);
    assert_eq!(ranks(&state), [1, 4, 3, 2]);
}

#[test]
fn equal_in_every_row_is_equal() {
    let state = over(&[15, 15, 9], &["A2 E4", "A3 E5", ""]);
    assert_eq!(ranks(&state), [1, 1, 3]);
}

#[test]
fn the_row_rule_as_a_number_orders_like_the_rows() {
    // Islands of random games, compared row by row and by the number.
    let mut islands = Vec::new();
    for seed in 0..40 {
        let mut state = MyIsland::setup(&ETERNAL, 1, seed, &mut ()).unwrap();
        let mut rng = Rng::new(seed);
        let mut moves = Vec::new();
        while state.ending.is_none() {
            MyIsland::legal(&state, &mut moves);
            let mv = moves[rng.index(moves.len())];
            MyIsland::apply(&mut state, mv, &mut ());
            islands.push(*state.island(Seat(0)));
        }
    }
    for pair in islands.windows(2) {
        let (one, two) = (pair[0].open_rows(), pair[1].open_rows());
        assert_eq!(one.len(), ROWS);
        assert_eq!(two.cmp(&one), pair[0].tie_break().cmp(&pair[1].tie_break()));
    }
}
