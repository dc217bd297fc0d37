//! Lost Cities: Roll & Write, for one to five. One seat rolls six dice and takes a colour and a
//! number; the others use what is left. Six expeditions of rising numbers, artefacts, arrows that
//! accelerate, refusals that tire, and eight bridges that pay only the first.
//!
//! Rules the rulebook leaves open are decided in `docs/rules-decisions.md`.

mod ascii;
pub mod eval;
mod events;
pub mod learn;
mod legal;
mod moves;
mod odds;
mod parts;
mod position;
mod rules;
mod score;
mod sheet;
mod solo;
mod state;
#[cfg(test)]
mod tests;
mod values;
mod view;

pub use events::{Event, Means, Shown};
pub use moves::Move;
pub use odds::continue_odds_per_mille;
pub use parts::{
    ARTEFACT_LADDER, BOXES, BRIDGE_PLACE, BRIDGE_POINTS, BoxKind, COLUMNS, Colour, Column, Columns,
    DICE, DICE_LADDER, EXPEDITION_LADDER, EXPEDITIONS, LONELY_DOUBLE, Layout, cell,
};
pub use sheet::{Reach, Sheet, expedition_value, face_value};
pub use solo::{
    RIVAL_EVERY, RIVAL_FIRST, SOLO_TARGETS, rival_closes_after, rival_rolls, solo_rank,
};
pub use state::{Dice, Ending, Options, Order, Plan, State, threatened_bridges};
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
pub struct LostCities;

impl Game for LostCities {
    const KEY: &'static str = "lost-cities";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (1, 5);
    // Each of five seats exhausts within 75 rounds, and reaches at most twelve arrows.
    const MAX_PLIES: usize = 5 * (75 + 12);
    const RULE_KEYS: &'static [&'static str] = &[
        legal::COLOUR_NOT_ROLLED,
        legal::NUMBER_NOT_ROLLED,
        legal::COLOUR_TAKEN,
        legal::NUMBER_TAKEN,
        legal::FALLING_NUMBER,
        legal::DOUBLE_MARKED,
        legal::TOP_TOO_LOW,
        legal::EXPEDITION_FINISHED,
    ];
    const CATEGORIES: &'static [&'static str] = &[
        "red",
        "orange",
        "yellow",
        "green",
        "blue",
        "purple",
        "artefacts",
        "dice",
        score::BRIDGES,
    ];
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
        score::score(&state.sheets[seat])
    }

    fn total(state: &State, seat: Seat) -> i32 {
        state.sheets[seat].total()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.ending?;
        let totals = PerSeat::from_fn(state.seats(), |seat| Self::total(state, seat));
        Some(Outcome::by_points(totals))
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
