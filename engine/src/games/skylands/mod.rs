//! Skylands: choose an action that everybody performs, join floating islands, settle them and turn
//! crystals into energy. This file is the game's face to the rest of the crate; the rules live in the
//! files beside it.

mod ascii;
mod convert;
pub mod events;
pub mod grid;
pub mod island;
pub mod legal;
mod moves;
mod offer;
mod options;
pub mod outlook;
pub mod parts;
pub mod payment;
pub mod position;
pub mod rules;
pub mod score;
pub mod sheet;
pub mod solo;
pub mod specials;
mod state;
mod table;
mod tally;
mod turn;
pub mod view;

#[cfg(test)]
mod tests;

pub use events::Event;
pub use moves::{Home, Move, Source};
pub use options::{Display, Options, Start};
pub use outlook::Outlook;
pub use position::score_position;
pub use state::{Action, BANK, Due, Phase, ROUNDS, State};
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
pub struct Skylands;

/// The most decisions a player has in one step of a turn: in Create one to buy, nine to pay (two
/// colours of two symbols, each traded two for one, and a neutral one), four to trade and two to
/// place; in Deploy two islands and four moves into the inn; in Convert fewer than 60, because every
/// one of them moves one of 20 blue inhabitants or gives one of 60 away.
const STEP_PLIES: usize = 80;

impl Game for Skylands {
    const KEY: &'static str = "skylands";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (1, 4);
    /// Rounds are limited. In a turn one chooses an action, and everybody has one step of it.
    const MAX_PLIES: usize = 4 * 3 + 4 * ROUNDS as usize * (1 + 4 * STEP_PLIES);
    const RULE_KEYS: &'static [&'static str] = legal::rule::ALL;
    const CATEGORIES: &'static [&'static str] = &score::CATEGORIES;
    const VARIANTS: &'static [Variant] = options::VARIANTS;

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
        Ok(State::new(*options, seats, seed, sink))
    }

    fn seats(state: &State) -> u8 {
        state.seats()
    }

    /// A step is a turn of its own for *restart turn*: what others decided in between stays.
    fn turn(state: &State) -> Turn {
        if state.phase == Phase::Over {
            return Turn::Over;
        }
        Turn::Of {
            seat: state.actor,
            number: state.steps,
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
        View::new(state, seat)
    }

    fn resample(view: &View, rng: &mut Rng) -> State {
        view.resample(rng)
    }

    fn score(state: &State, seat: Seat) -> ScoreSheet {
        score::Account::of(state.sheet(seat)).score()
    }

    fn total(state: &State, seat: Seat) -> i32 {
        state.sheet(seat).total()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| {
            let total = |seat| Self::total(state, seat);
            Outcome::by_points(PerSeat::from_fn(state.seats(), total))
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
