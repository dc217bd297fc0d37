//! My Island, for one to four. Every round a tile comes up and everybody lays it on an island of
//! their own, at the same time: groups of fields, walls and houses, roads from totems to the sea, and
//! no beach left open. Here are the eternal game and the first episode; the campaign adds episodes,
//! which are lists of scoring rules (`scoring`).
//!
//! What the rulebooks leave open, and what is ours, is in `docs/rules-decisions.md`.

mod ascii;
pub mod board;
mod episode;
mod events;
mod grid;
mod island;
mod legal;
mod look;
mod moves;
mod parts;
mod position;
mod rules;
mod score;
pub mod scoring;
mod solo;
mod state;
#[cfg(test)]
mod tests;
mod track;
mod view;

pub use episode::{Episode, LARGE_ALONE, Rules};
pub use events::{Event, Shown};
pub use island::{Fate, Island, LaidTile, footprint};
pub use look::{Group, Preview};
pub use moves::Move;
pub use parts::{Shape, Symbol, TURNS, Tile, Tiles};
pub use position::POSITION_CODES;
pub use solo::{SOLO_TARGETS, solo_rank};
pub use state::{Drawn, Ending, Options, Reveal, State};
pub use track::{Marker, TRACK_END};
pub use view::View;

use crate::error::{Illegal, PositionError, SetupError};
use crate::event::EventSink;
use crate::game::{Game, Turn, Variant};
use crate::json::Value;
use crate::outcome::{Outcome, ScoreSheet};
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MyIsland;

impl Game for MyIsland {
    const KEY: &'static str = "my-island";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (1, 4);
    // Each of four seats decides at most once about each tile.
    const MAX_PLIES: usize = 4 * parts::TILES;
    const RULE_KEYS: &'static [&'static str] = &[
        legal::OFF_BOARD,
        legal::ON_TOTEM,
        legal::CLOSED_TERRAIN,
        legal::FIELD_COVERED,
        legal::FIRST_ON_BEACH,
        legal::NO_MATCH,
        legal::NO_POINT_TO_PASS,
    ];
    const CATEGORIES: &'static [&'static str] = scoring::CATEGORIES;
    const VARIANTS: &'static [Variant] = state::VARIANTS;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn setup(
        options: &Options,
        seats: u8,
        seed: u64,
        sink: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(SetupError::Seats {
                found: seats.into(),
                min,
                max,
            });
        }
        Ok(rules::setup(*options, seats, seed, sink))
    }

    fn seats(state: &State) -> u8 {
        state.seats()
    }

    fn turn(state: &State) -> Turn {
        match state.ending {
            Some(_) => Turn::Over,
            None => Turn::Of {
                seat: state.seat,
                number: state.turns,
            },
        }
    }

    fn legal(state: &State, moves: &mut Vec<Move>) {
        legal::legal(state, moves);
    }

    fn check(state: &State, mv: Move) -> Result<(), Illegal> {
        legal::check(state, mv)
    }

    fn apply(state: &mut State, mv: Move, sink: &mut impl EventSink<Event>) {
        rules::apply(state, mv, sink);
    }

    fn view(state: &State, seat: Seat) -> View {
        view::view(state, seat)
    }

    fn resample(view: &View, rng: &mut Rng) -> State {
        view::resample(view, rng)
    }

    fn score(state: &State, seat: Seat) -> ScoreSheet {
        score::score(&state.rules, &state.standing(seat), state.drawn.tiles())
    }

    fn total(state: &State, seat: Seat) -> i32 {
        state.total(seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.ending?;
        let totals = PerSeat::from_fn(state.seats(), |seat| state.total(seat));
        let rows = PerSeat::from_fn(state.seats(), |seat| state.islands[seat].tie_break());
        Some(Outcome::new(totals, rows))
    }

    fn fmt_move(mv: Move) -> String {
        moves::fmt(mv)
    }

    fn parse_move(text: &str) -> Option<Move> {
        moves::parse(text)
    }

    fn ascii(state: &State) -> String {
        ascii::ascii(state)
    }

    fn score_position(position: &Value) -> Result<Value, PositionError> {
        position::score_position(position)
    }
}
