//! The rules of Lost Cities, one test per rule and corner. Tests named `rule_NN_…` follow the numbers
//! of `docs/rules-decisions.md`. Positions are built by hand, moves are given in notation.

mod answers;
mod arrows;
mod artefacts;
mod bridges;
mod choices;
mod endings;
mod learned;
mod numbers;
mod play;
mod positions;
mod solo;
mod tables;
mod together;

use super::*;

/// A game about to be decided by seat 0, which rolled `dice`: three colour letters, three numbers.
fn table(seats: u8, dice: &str) -> State {
    table_with(Options::default(), seats, dice)
}

fn table_with(options: Options, seats: u8, dice: &str) -> State {
    let mut state = LostCities::setup(&options, seats, 1, &mut ()).expect("a legal set-up");
    (state.roller, state.seat) = (Seat(0), Seat(0));
    dice_show(&mut state, dice);
    state
}

/// Puts the dice down as wanted, none taken.
fn dice_show(state: &mut State, dice: &str) {
    let faces: Vec<char> = dice.chars().filter(|c| !c.is_whitespace()).collect();
    assert_eq!(faces.len(), 6, "three colours and three numbers");
    for die in 0..3 {
        let colour = Colour::from_letter(faces[die]).expect("a colour");
        state.dice.colours[die] = colour as u8;
        state.dice.numbers[die] = faces[die + 3].to_digit(10).expect("a number") as u8;
    }
    state.dice.taken = None;
}

/// Writes numbers as if they had been written long ago: no arrows, artefacts or bridges.
fn fill(state: &mut State, seat: u8, colour: Colour, numbers: &[u8]) {
    for &number in numbers {
        state.sheets[Seat(seat)].push(colour, number);
    }
}

fn artefacts(state: &mut State, seat: u8, count: u8) {
    for _ in 0..count {
        state.sheets[Seat(seat)].mark_artefact();
    }
}

fn refusals(state: &mut State, seat: u8, count: u8) {
    for _ in 0..count {
        state.sheets[Seat(seat)].mark_die();
    }
}

/// Makes a move that must be legal.
fn play(state: &mut State, mv: &str) -> Vec<Event> {
    let parsed = LostCities::parse_move(mv).expect("a move in notation");
    assert_eq!(
        LostCities::check(state, parsed),
        Ok(()),
        "{mv}\n{}",
        LostCities::ascii(state)
    );
    let mut events = Vec::new();
    LostCities::apply(state, parsed, &mut events);
    events
}

fn play_all(state: &mut State, moves: &[&str]) -> Vec<Event> {
    moves.iter().flat_map(|mv| play(state, mv)).collect()
}

/// The rule that forbids a move.
fn refused(state: &State, mv: &str) -> &'static str {
    let parsed = LostCities::parse_move(mv).expect("a move in notation");
    let illegal = LostCities::check(state, parsed).expect_err("a forbidden move");
    assert!(!legal(state).contains(&mv.to_owned()));
    illegal.rule
}

/// The legal moves in notation.
fn legal(state: &State) -> Vec<String> {
    let mut moves = Vec::new();
    LostCities::legal(state, &mut moves);
    moves.into_iter().map(LostCities::fmt_move).collect()
}

fn sheet(state: &State, seat: u8) -> &Sheet {
    state.sheet(Seat(seat))
}

fn total(state: &State, seat: u8) -> i32 {
    let total = LostCities::total(state, Seat(seat));
    assert_eq!(LostCities::score(state, Seat(seat)).total(), total);
    total
}
