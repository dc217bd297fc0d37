//! The rules of My Island, one test per rule and corner. Positions are painted by hand or played,
//! fields and moves are given in notation.

mod brute;
mod examples;
mod groups;
mod look;
mod placing;
mod positions;
mod ranking;
mod roads;
mod rounds;
mod tables;
mod track;

use super::board::{Ground, parse_field};
use super::*;
use crate::cells::CellSet;

/// The eternal game.
const ETERNAL: Options = Options {
    episode: Episode::ETERNAL,
    reveal: Reveal::Together,
};

/// The first episode.
fn first_episode() -> Options {
    Options {
        episode: Episode::numbered(1).unwrap(),
        reveal: Reveal::Together,
    }
}

/// A game in which this tile has come up first.
fn table_with(options: Options, seats: u8, tile: &str) -> State {
    let mut state = MyIsland::setup(&options, seats, 1, &mut ()).unwrap();
    comes_up(&mut state, tile);
    state
}

/// The eternal game for two, in which this tile has come up first.
fn table(tile: &str) -> State {
    table_with(ETERNAL, 2, tile)
}

/// Changes the tile of the round.
fn comes_up(state: &mut State, id: &str) {
    let tile = Tile::from_id(id).unwrap();
    let mut drawn = Drawn::default();
    let before = state.drawn.tiles();
    before[..before.len() - 1]
        .iter()
        .for_each(|&t| drawn.push(t));
    assert!(!drawn.tiles().contains(&tile), "{id} came up before");
    drawn.push(tile);
    state.drawn = drawn;
    let gone = drawn.tiles().iter();
    state.rest = gone.fold(state.rules.tiles, |rest, &tile| rest.without(tile));
}

/// A set of fields by their names.
fn fields(names: &str) -> CellSet {
    let named = names.split_whitespace();
    named.map(|name| parse_field(name).unwrap()).collect()
}

/// Puts symbols on a seat's island as if they had always been there.
fn paint(state: &mut State, seat: u8, symbol: Symbol, names: &str) {
    state.islands[Seat(seat)].paint(symbol, fields(names));
    if state.secret() {
        state.known[Seat(seat)] = state.islands[Seat(seat)];
    }
}

/// Makes a move that must be legal.
fn play(state: &mut State, mv: &str) -> Vec<Event> {
    let parsed = MyIsland::parse_move(mv).expect("a move in notation");
    let checked = MyIsland::check(state, parsed);
    assert_eq!(checked, Ok(()), "{mv}\n{}", MyIsland::ascii(state));
    let mut events = Vec::new();
    MyIsland::apply(state, parsed, &mut events);
    events
}

/// The rule that forbids a move.
fn refused(state: &State, mv: &str) -> &'static str {
    let parsed = MyIsland::parse_move(mv).expect("a move in notation");
    let illegal = MyIsland::check(state, parsed).expect_err("a forbidden move");
    assert!(!legal(state).contains(&mv.to_owned()));
    illegal.rule
}

/// The legal moves in notation.
fn legal(state: &State) -> Vec<String> {
    let mut moves = Vec::new();
    MyIsland::legal(state, &mut moves);
    moves.into_iter().map(MyIsland::fmt_move).collect()
}

/// What a move scored at once: category, points and fields.
fn scored(events: &[Event]) -> Vec<(&'static str, i16, CellSet)> {
    let told = events.iter().filter_map(|event| match *event {
        Event::Scored {
            category,
            points,
            cells,
            shown: Shown::All | Shown::Own,
            ..
        } => Some((category, points, cells)),
        _ => None,
    });
    told.collect()
}

fn marker(state: &State, seat: u8) -> i16 {
    state.island(Seat(seat)).marker().points()
}
