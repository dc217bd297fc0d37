//! The learned player: it plays well, it sees chains to their end, and its table can be learned.

use super::*;
use crate::games::lost_cities::eval::{best_move, value};
use crate::games::lost_cities::learn::learn;

/// The mean points of seats that follow the learned values, over a few games.
fn mean(seats: u8, games: u64, follow: impl Fn(Seat) -> bool) -> i32 {
    let (mut sum, mut count) = (0, 0);
    let mut moves = Vec::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut state = LostCities::setup(&Options::default(), seats, seed, &mut ()).unwrap();
        while let Turn::Of { seat, .. } = LostCities::turn(&state) {
            let mv = if follow(seat) {
                best_move(&state).expect("not over")
            } else {
                LostCities::legal(&state, &mut moves);
                moves[rng.index(moves.len())]
            };
            LostCities::apply(&mut state, mv, &mut ());
        }
        for seat in state.sheets.seats().filter(|&seat| follow(seat)) {
            sum += LostCities::total(&state, seat);
            count += 1;
        }
    }
    sum / count
}

#[test]
fn two_learned_players_average_over_430() {
    let mean = mean(2, 300, |_| true);
    assert!(mean > 430, "{mean}");
}

#[test]
fn five_learned_players_still_average_over_230() {
    let mean = mean(5, 100, |_| true);
    assert!(mean > 230, "{mean}");
}

#[test]
fn a_solo_game_is_neither_trivial_nor_hopeless() {
    let mean = mean(1, 300, |_| true);
    assert!(mean > SOLO_TARGETS[3] && mean < SOLO_TARGETS[4], "{mean}");
}

#[test]
fn the_learned_player_opens_with_low_numbers() {
    let state = table(2, "rrr 189");
    assert_eq!(best_move(&state), LostCities::parse_move("r1"));
}

#[test]
fn the_learned_player_finishes_a_bridge() {
    let mut state = table(2, "gob 339");
    state.round = 30;
    refusals(&mut state, 0, 4);
    fill(&mut state, 0, Colour::Green, &[1, 1, 2, 2, 3, 3]);
    assert_eq!(best_move(&state), LostCities::parse_move("g3"));
}

#[test]
fn a_due_acceleration_is_worth_its_best_use() {
    let mut state = table(2, "rgb 258");
    fill(&mut state, 0, Colour::Red, &[1, 1]);
    fill(&mut state, 0, Colour::Green, &[2; 6]);
    play(&mut state, "r2");
    let due = value(&state, Seat(0));
    let mut best = i32::MIN;
    for mv in legal(&state) {
        let mut after = state.clone();
        rules::try_out(&mut after, LostCities::parse_move(&mv).unwrap());
        best = best.max(value(&after, Seat(0)));
    }
    assert_eq!(due, best);
}

#[test]
fn a_finished_game_is_worth_its_points() {
    let mut state = table(1, "rgb 258");
    refusals(&mut state, 0, 8);
    play(&mut state, "refuse");
    assert_eq!(value(&state, Seat(0)), 0);
    assert_eq!(best_move(&state), None);
}

#[test]
fn learning_repeats_itself() {
    let table = learn(300, 7);
    assert_eq!(table, learn(300, 7));
    assert_ne!(table, learn(300, 8));
    assert!(table.iter().any(|&value| value != 0));
}
