//! What a seat knows, and the way back: a random state that looks exactly like that.
//!
//! The sheets lie open, so only two things are unknown: the coming rolls, and, where all choose at
//! once, what the others did in this round.

use serde::Serialize;

use super::legal;
use super::moves::{self, Move};
use super::parts::Columns;
use super::rules;
use super::sheet::Sheet;
use super::state::{Dice, Ending, Options, Order, Plan, State};
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};

/// What one seat knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What was chosen before the game.
    #[cfg_attr(feature = "wasm", tsify(type = "LostCitiesOptions"))]
    pub options: Options,
    /// The sheets as this seat sees them.
    #[cfg_attr(feature = "wasm", tsify(type = "LostCitiesSheetData[]"))]
    pub sheets: PerSeat<Sheet>,
    /// The dice on the table.
    pub dice: Dice,
    /// Who rolled them; in a solo game see `rival_rolls`.
    pub roller: Seat,
    /// Solo: whether the rival rolled and took a pair.
    pub rival_rolls: bool,
    /// Who decides; `None` when the game is over.
    pub decides: Option<Seat>,
    /// Whether the decision due is where to accelerate, as far as this seat may know.
    pub accelerating: bool,
    /// The round, from 1: one roll with everybody's use of it.
    pub round: u8,
    /// The turns of all seats so far.
    pub turns: u16,
    /// The bridges that no longer pay.
    #[cfg_attr(feature = "wasm", tsify(type = "LostCitiesColumn[]"))]
    pub closed: Columns,
    /// Those of them that the rival closed.
    #[cfg_attr(feature = "wasm", tsify(type = "LostCitiesColumn[]"))]
    pub rival: Columns,
    /// All at once: what this seat did in this round and the others do not see yet.
    #[cfg_attr(feature = "wasm", tsify(type = "string[]"))]
    pub plan: Plan,
    /// This seat's sheet as the others see it: behind, while all choose at once.
    #[cfg_attr(feature = "wasm", tsify(type = "LostCitiesSheetData"))]
    pub known: Sheet,
    /// Why the game ended.
    pub ending: Option<Ending>,
}

/// Written as moves in notation.
impl Serialize for Plan {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.moves().iter().map(|&mv| moves::fmt(mv)))
    }
}

/// What the seat knows.
pub(super) fn view(state: &State, seat: Seat) -> View {
    let hidden = |other: Seat| other != seat && state.secret(other);
    View {
        seat,
        options: state.options,
        sheets: PerSeat::from_fn(state.seats(), |other| {
            if hidden(other) {
                state.known[other]
            } else {
                state.sheets[other]
            }
        }),
        dice: state.dice,
        roller: state.roller,
        rival_rolls: state.rival_rolls(),
        decides: state.ending.is_none().then_some(state.seat),
        accelerating: state.accelerating && !hidden(state.seat),
        round: state.round,
        turns: state.turns,
        closed: state.closed,
        rival: state.rival,
        plan: state.plans[seat],
        known: if state.secret(seat) {
            state.known[seat]
        } else {
            state.sheets[seat]
        },
        ending: state.ending,
    }
}

/// A random state with exactly that view.
pub(super) fn resample(view: &View, rng: &mut Rng) -> State {
    let together = view.options.order == Order::Together && view.sheets.len() > 1;
    let mut state = State {
        rng: rng.fork(),
        options: view.options,
        sheets: view.sheets,
        dice: view.dice,
        roller: view.roller,
        seat: view.decides.unwrap_or(view.roller),
        accelerating: view.accelerating,
        ending: view.ending,
        round: view.round,
        turns: view.turns,
        closed: view.closed,
        rival: view.rival,
        known: PerSeat::new(view.sheets.len(), Sheet::default()),
        plans: PerSeat::new(view.sheets.len(), Plan::default()),
    };
    if together {
        state.known = view.sheets;
        state.known[view.seat] = view.known;
        state.plans[view.seat] = view.plan;
        imagine_secrets(&mut state, view, rng);
    }
    state
}

/// Lets the seats that have chosen out of sight choose something legal.
fn imagine_secrets(state: &mut State, view: &View, rng: &mut Rng) {
    let Some(decides) = view.decides.filter(|&seat| seat != view.roller) else {
        return;
    };
    let mut legal = Vec::new();
    state.accelerating = false;
    state.seat = view.roller.next(state.seats());
    while state.seat != decides {
        if state.seat == view.seat {
            state.seat = state.seat.next(state.seats());
            continue;
        }
        loop {
            legal::legal(state, &mut legal);
            let mv: Move = legal[rng.index(legal.len())];
            rules::enact_secretly(state, mv, &mut ());
            if !state.accelerating {
                break;
            }
        }
        state.seat = state.seat.next(state.seats());
    }
    state.accelerating = view.accelerating;
}
