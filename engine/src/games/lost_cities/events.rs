//! What happens in a game. Every change of the state is one of these; `happen` makes the change and
//! tells the sink, so that log, animation and spoken text can never differ from the rules.

use serde::Serialize;

use super::parts::{BRIDGE_POINTS, Colour, Column, DICE, cell};
use super::sheet::Sheet;
use super::state::{Ending, State};
use crate::cells::CellSet;
use crate::event::{Audience, EventSink, GameEvent};
use crate::seat::Seat;

/// Who sees what happens on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub enum Shown {
    /// Everybody, at once.
    All,
    /// The seat itself, while all choose at once.
    Own,
    /// The others, when everybody has chosen: what the seat has seen before.
    Others,
}

/// What a number or a top artefact was entered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub enum Means {
    /// A pair of dice.
    Dice,
    /// An acceleration.
    Acceleration,
}

/// Something that happened.
///
/// In all of them `seat` is whose sheet it is and `shown` who sees it; `place` is the box from the
/// bottom, from 1; `count` the marks and `value` the points of the column afterwards, bridges apart;
/// dice are named by their places in the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
#[allow(missing_docs, reason = "the fields are explained once, above")]
pub enum Event {
    /// Chance chose who rolls first.
    FirstRoller { seat: Seat },
    /// A round began: `seat` rolled, or in a solo game the rival.
    Rolled {
        round: u8,
        seat: Seat,
        rival: bool,
        colours: [u8; DICE],
        numbers: [u8; DICE],
    },
    /// Solo: the rival took a pair away.
    RivalTook { colour_die: u8, number_die: u8 },
    /// The roller took a pair away.
    Taken {
        seat: Seat,
        colour_die: u8,
        number_die: u8,
    },
    /// A double field was marked.
    DoubleMarked {
        seat: Seat,
        colour: Colour,
        value: i16,
        shown: Shown,
    },
    /// A number was written.
    Written {
        seat: Seat,
        colour: Colour,
        number: u8,
        place: u8,
        means: Means,
        value: i16,
        shown: Shown,
    },
    /// The top artefact of a complete expedition was marked.
    TopMarked {
        seat: Seat,
        colour: Colour,
        means: Means,
        shown: Shown,
    },
    /// An artefact was marked.
    ArtefactMarked {
        seat: Seat,
        count: u8,
        value: i16,
        shown: Shown,
    },
    /// An artefact was found, but all nine are marked.
    ArtefactLost { seat: Seat, shown: Shown },
    /// An arrow was reached: the seat may accelerate.
    ArrowReached {
        seat: Seat,
        colour: Colour,
        shown: Shown,
    },
    /// An acceleration was left unused.
    Skipped { seat: Seat, shown: Shown },
    /// A dice symbol was marked instead of using dice.
    Refused {
        seat: Seat,
        count: u8,
        value: i16,
        shown: Shown,
    },
    /// An exhausted seat refused once more: nothing to mark.
    RefusedFreely { seat: Seat, shown: Shown },
    /// The ninth dice symbol was marked.
    Exhausted { seat: Seat, shown: Shown },
    /// A bridge was crossed, for points or too late.
    BridgeCrossed {
        seat: Seat,
        column: Column,
        points: u8,
        shown: Shown,
    },
    /// All at once: the seat has made its choice, whatever it is.
    Chosen { seat: Seat },
    /// A bridge pays no more from now on.
    BridgeClosed { column: Column, rival: bool },
    /// The game ended.
    Ended { ending: Ending },
}

impl Event {
    /// Whose sheet it changes, and who sees it.
    fn on_sheet(&self) -> Option<(Seat, Shown)> {
        match *self {
            Event::DoubleMarked { seat, shown, .. }
            | Event::Written { seat, shown, .. }
            | Event::TopMarked { seat, shown, .. }
            | Event::ArtefactMarked { seat, shown, .. }
            | Event::ArtefactLost { seat, shown }
            | Event::ArrowReached { seat, shown, .. }
            | Event::Skipped { seat, shown }
            | Event::Refused { seat, shown, .. }
            | Event::RefusedFreely { seat, shown }
            | Event::Exhausted { seat, shown }
            | Event::BridgeCrossed { seat, shown, .. } => Some((seat, shown)),
            Event::FirstRoller { .. }
            | Event::Rolled { .. }
            | Event::RivalTook { .. }
            | Event::Taken { .. }
            | Event::Chosen { .. }
            | Event::BridgeClosed { .. }
            | Event::Ended { .. } => None,
        }
    }
}

impl GameEvent for Event {
    fn audience(&self) -> Audience {
        match self.on_sheet() {
            None | Some((_, Shown::All)) => Audience::All,
            Some((seat, Shown::Own)) => Audience::Only(seat),
            Some((seat, Shown::Others)) => Audience::Except(seat),
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::FirstRoller { .. }
                | Event::Rolled { .. }
                | Event::RivalTook { .. }
                | Event::BridgeClosed { rival: true, .. }
        )
    }

    fn place(&self) -> Option<(Seat, CellSet)> {
        let (seat, cell) = match *self {
            Event::DoubleMarked { seat, colour, .. } => (seat, cell::double(colour)),
            Event::Written {
                seat,
                colour,
                place,
                ..
            } => (seat, cell::place(colour.column(), place)),
            Event::TopMarked { seat, colour, .. } => (seat, cell::top(colour)),
            Event::ArtefactMarked { seat, count, .. } => {
                (seat, cell::place(Column::Artefacts, count))
            }
            Event::Refused { seat, count, .. } => (seat, cell::place(Column::Dice, count)),
            Event::BridgeCrossed { seat, column, .. } => (seat, cell::bridge(column)),
            _ => return None,
        };
        Some((seat, CellSet::of(cell)))
    }
}

/// Makes an event happen: changes the state and tells the sink. Where nobody listens the event is
/// built away; where somebody does, one copy of the change serves all rules.
#[inline(always)]
pub(super) fn happen<S: EventSink<Event>>(state: &mut State, event: Event, sink: &mut S) {
    if S::LISTENS {
        tell(state, event, sink);
    } else {
        change(state, event);
    }
}

#[inline(never)]
fn tell(state: &mut State, event: Event, sink: &mut impl EventSink<Event>) {
    change(state, event);
    sink.emit(event);
}

/// What an event changes.
#[inline(always)]
fn change(state: &mut State, event: Event) {
    match event {
        Event::FirstRoller { seat } => state.roller = seat,
        Event::Rolled {
            round,
            seat,
            colours,
            numbers,
            ..
        } => {
            (state.round, state.roller, state.seat) = (round, seat, seat);
            (state.dice.colours, state.dice.numbers) = (colours, numbers);
            state.dice.taken = None;
        }
        Event::RivalTook {
            colour_die,
            number_die,
        }
        | Event::Taken {
            colour_die,
            number_die,
            ..
        } => state.dice.taken = Some([colour_die, number_die]),
        Event::BridgeClosed { column, rival } => {
            state.closed.insert(column);
            if rival {
                state.rival.insert(column);
            }
        }
        Event::Ended { ending } => state.ending = Some(ending),
        Event::Written {
            seat,
            colour,
            number,
            shown,
            ..
        } => page(state, seat, shown).push(colour, number),
        Event::DoubleMarked {
            seat,
            colour,
            shown,
            ..
        } => page(state, seat, shown).mark_double(colour),
        Event::TopMarked {
            seat,
            colour,
            shown,
            ..
        } => page(state, seat, shown).mark_top(colour),
        Event::ArtefactMarked { seat, shown, .. } => page(state, seat, shown).mark_artefact(),
        Event::Refused { seat, shown, .. } => page(state, seat, shown).mark_die(),
        Event::BridgeCrossed {
            seat,
            column,
            points,
            shown,
        } => {
            if i32::from(points) == BRIDGE_POINTS {
                page(state, seat, shown).take_bridge(column);
            }
        }
        // What others see later must not ask the seat again.
        Event::ArrowReached { shown, .. } => state.accelerating |= shown != Shown::Others,
        Event::Skipped { .. }
        | Event::ArtefactLost { .. }
        | Event::RefusedFreely { .. }
        | Event::Exhausted { .. }
        | Event::Chosen { .. } => {}
    }
}

/// The sheet an event changes: the seat's own, or the others' knowledge of it.
#[inline(always)]
fn page(state: &mut State, seat: Seat, shown: Shown) -> &mut Sheet {
    match shown {
        Shown::All | Shown::Own => &mut state.sheets[seat],
        Shown::Others => &mut state.known[seat],
    }
}

/// The sheet as it is for those who see the event.
#[inline(always)]
pub(super) fn page_of(state: &State, seat: Seat, shown: Shown) -> &Sheet {
    match shown {
        Shown::All | Shown::Own => &state.sheets[seat],
        Shown::Others => &state.known[seat],
    }
}
