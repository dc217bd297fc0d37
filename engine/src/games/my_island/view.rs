//! What a seat knows, and the way back: a random state that looks exactly like that.
//!
//! The islands lie open, so only two things are unknown: the order of the tiles still to come, and,
//! while all lay at once, what the others did in this round.

use serde::Serialize;

use super::board::Ground;
use super::episode::Rules;
use super::events::Shown;
use super::island::Island;
use super::legal;
use super::parts::{Tile, Tiles};
use super::rules;
use super::state::{Drawn, Ending, Options, State};
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};

/// What one seat knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "MyIsland")
)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What was chosen before the game.
    #[cfg_attr(feature = "wasm", tsify(type = "MyIslandOptions"))]
    pub options: Options,
    /// The islands as this seat sees them.
    #[cfg_attr(feature = "wasm", tsify(type = "MyIslandIslandData[]"))]
    pub islands: PerSeat<Island>,
    /// This seat's island as the others see it: behind, while all lay at once.
    #[cfg_attr(feature = "wasm", tsify(type = "MyIslandIslandData"))]
    pub known: Island,
    /// The round, from 1.
    pub round: u8,
    /// The tile of the round.
    #[cfg_attr(feature = "wasm", tsify(type = "string"))]
    pub tile: Tile,
    /// The tiles that came up, in order, the one of the round included.
    #[cfg_attr(feature = "wasm", tsify(type = "string[]"))]
    pub drawn: Drawn,
    /// The tiles still to come, in no particular order.
    #[cfg_attr(feature = "wasm", tsify(type = "string[]"))]
    pub rest: Tiles,
    /// Who decides; `None` when the game is over.
    pub decides: Option<Seat>,
    /// The decisions of all seats so far.
    pub turns: u16,
    /// Why the game ended.
    pub ending: Option<Ending>,
}

/// What the seat knows.
pub(super) fn view(state: &State, seat: Seat) -> View {
    let secret = state.secret();
    View {
        seat,
        options: state.options,
        islands: PerSeat::from_fn(state.seats(), |other| {
            if secret && other != seat {
                state.known[other]
            } else {
                state.islands[other]
            }
        }),
        known: if secret {
            state.known[seat]
        } else {
            state.islands[seat]
        },
        round: state.drawn.tiles().len() as u8,
        tile: state.tile(),
        drawn: state.drawn,
        rest: state.rest,
        decides: state.ending.is_none().then_some(state.seat),
        turns: state.turns,
        ending: state.ending,
    }
}

impl View {
    /// What is played.
    pub fn rules(&self) -> Rules {
        self.options.episode.rules()
    }

    /// A seat's board.
    pub fn ground(&self, _seat: Seat) -> Ground {
        Ground::new(self.rules().side)
    }
}

/// A random state with exactly that view.
pub(super) fn resample(view: &View, rng: &mut Rng) -> State {
    let seats = view.islands.len();
    let mut state = State {
        rng: rng.fork(),
        options: view.options,
        rules: view.rules(),
        grounds: PerSeat::from_fn(seats, |seat| view.ground(seat)),
        islands: view.islands,
        known: PerSeat::new(seats, Island::default()),
        drawn: view.drawn,
        rest: view.rest,
        seat: view.decides.unwrap_or_default(),
        ending: view.ending,
        turns: view.turns,
    };
    if state.secret() {
        state.known = view.islands;
        state.known[view.seat] = view.known;
        if let Some(decides) = view.decides {
            imagine_secrets(&mut state, view.seat, decides, rng);
        }
    }
    state
}

/// Lets the seats that have decided out of sight do something legal.
fn imagine_secrets(state: &mut State, watcher: Seat, decides: Seat, rng: &mut Rng) {
    let mut moves = Vec::new();
    for seat in (0..decides.0).map(Seat) {
        if seat == watcher || state.islands[seat].finished() {
            continue;
        }
        state.seat = seat;
        legal::legal(state, &mut moves);
        let mv = moves[rng.index(moves.len())];
        rules::enact(state, seat, mv, Shown::Own, &mut ());
    }
    state.seat = decides;
}
