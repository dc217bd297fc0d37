//! Harmonies: take three tokens, stack a landscape, let animals move in. This file is the game's
//! face to the rest of the crate; the rules live in the files beside it.

mod ascii;
pub mod board;
pub mod cards;
pub mod events;
pub mod grid;
pub mod habitat;
mod moves;
pub mod parts;
pub mod position;
pub mod rules;
pub mod score;
pub mod sheet;
pub mod solo;
mod state;
pub mod tally;
mod turn;
pub mod view;

#[cfg(test)]
mod tests;

pub use events::Event;
pub use moves::Move;
pub use position::score_position;
pub use state::{Options, Spirits, State};
pub use turn::FEW_EMPTY;
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
pub struct Harmonies;

impl Game for Harmonies {
    const KEY: &'static str = "harmonies";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (1, 4);
    /// 120 tokens last for 36 turns of three, and each turn takes a space, places three tokens and
    /// ends: 180. Each of 32 cards is taken or swapped away at most once. A hex takes one cube, and
    /// four boards have at most 100 hexes. Four spirits are kept.
    const MAX_PLIES: usize = 36 * 5 + 32 + 4 * 25 + 4;
    const RULE_KEYS: &'static [&'static str] = rules::rule::ALL;
    const CATEGORIES: &'static [&'static str] = &score::CATEGORIES;
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
            let found = usize::from(seats);
            return Err(SetupError::Seats { found, min, max });
        }
        Ok(State::new(options, seats, seed, sink))
    }

    fn seats(state: &State) -> u8 {
        state.seats()
    }

    fn turn(state: &State) -> Turn {
        if state.over {
            return Turn::Over;
        }
        Turn::Of {
            seat: state.active,
            number: u16::from(state.turns),
        }
    }

    fn legal(state: &State, moves: &mut Vec<Move>) {
        rules::legal(state, moves);
    }

    fn check(state: &State, mv: Move) -> Result<(), Illegal> {
        rules::check(state, mv)
    }

    fn apply(state: &mut State, mv: Move, sink: &mut impl EventSink<Event>) {
        turn::apply(state, mv, sink);
    }

    fn view(state: &State, seat: Seat) -> View {
        View::new(state, seat)
    }

    fn resample(view: &View, rng: &mut Rng) -> State {
        view.resample(rng)
    }

    fn score(state: &State, seat: Seat) -> ScoreSheet {
        score::score(state.sheet(seat))
    }

    fn total(state: &State, seat: Seat) -> i32 {
        i32::from(state.sheet(seat).tally().total())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.over.then(|| {
            let seats = state.seats();
            let totals = PerSeat::from_fn(seats, |seat| Self::total(state, seat));
            let animals = PerSeat::from_fn(seats, |seat| i32::from(state.sheet(seat).animals));
            Outcome::new(totals, animals)
        })
    }

    fn fmt_move(mv: Move) -> String {
        moves::fmt_move(mv)
    }

    fn parse_move(text: &str) -> Option<Move> {
        moves::parse_move(text)
    }

    fn ascii(state: &State) -> String {
        ascii::ascii(state)
    }

    fn score_position(position: &Value) -> Result<Value, PositionError> {
        score_position(position)
    }
}
