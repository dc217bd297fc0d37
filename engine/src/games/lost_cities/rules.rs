//! The course of the game: rolls, choices, accelerations, bridges, and the end of a round.
//! Numbers in brackets are the rules of `docs/rules-decisions.md`.

use super::events::{Event, Means, Shown, happen, page_of};
use super::legal::dice_showing;
use super::moves::Move;
use super::parts::{
    ARTEFACT_LADDER, BOXES, BRIDGE_PLACE, BRIDGE_POINTS, BoxKind, Colour, Column, Columns, DICE,
    DICE_LADDER, EXPEDITIONS,
};
use super::sheet::{Sheet, expedition_value, face_value};
use super::solo::{rival_closes_after, rival_rolls};
use super::state::{Dice, Ending, Options, Order, State};
use crate::event::EventSink;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};

/// The first position, with the first roll.
pub(super) fn setup(
    options: Options,
    seats: u8,
    seed: u64,
    sink: &mut impl EventSink<Event>,
) -> State {
    let mut state = State {
        rng: Rng::new(seed),
        options,
        sheets: PerSeat::new(seats, Default::default()),
        dice: Dice::default(),
        roller: Seat(0),
        seat: Seat(0),
        accelerating: false,
        ending: None,
        round: 0,
        turns: 0,
        closed: Columns::NONE,
        rival: Columns::NONE,
        known: PerSeat::new(seats, Default::default()),
        plans: PerSeat::new(seats, Default::default()),
    };
    if seats > 1 {
        let seat = Seat(state.rng.below(u32::from(seats)) as u8);
        happen(&mut state, Event::FirstRoller { seat }, sink);
    }
    let first = state.roller;
    roll(&mut state, first, sink);
    state
}

/// Makes a move: the deed on the sheet, then whatever comes next.
pub(super) fn apply(state: &mut State, mv: Move, sink: &mut impl EventSink<Event>) {
    let seat = state.seat;
    if state.secret(seat) {
        enact_secretly(state, mv, sink);
    } else {
        if let Move::Write { colour, number } = mv
            && !state.passive()
        {
            take_dice(state, colour, number, sink);
        }
        state.accelerating = false;
        enact(state, seat, mv, Shown::All, sink);
    }
    if !state.accelerating {
        end_turn(state, sink);
    }
}

/// (1) The roller takes the dice away; equal faces are the same, so the first will do.
fn take_dice(state: &mut State, colour: Colour, number: u8, sink: &mut impl EventSink<Event>) {
    let first = |faces: &[u8; DICE], face| dice_showing(faces, face).trailing_zeros() as u8;
    let event = Event::Taken {
        seat: state.seat,
        colour_die: first(&state.dice.colours, colour as u8),
        number_die: first(&state.dice.numbers, number),
    };
    happen(state, event, sink);
}

/// All at once: the deciding seat's deed, for its own eyes only.
pub(super) fn enact_secretly(state: &mut State, mv: Move, sink: &mut impl EventSink<Event>) {
    let seat = state.seat;
    state.plans[seat].push(mv);
    state.accelerating = false;
    enact(state, seat, mv, Shown::Own, sink);
}

/// A deed without what follows: for players that think ahead within their own turn.
pub(super) fn try_out(state: &mut State, mv: Move) {
    state.accelerating = false;
    enact(state, state.seat, mv, Shown::All, &mut ());
}

/// What a move does on its seat's sheet.
#[inline(always)]
fn enact(state: &mut State, seat: Seat, mv: Move, shown: Shown, sink: &mut impl EventSink<Event>) {
    let sheet = page_of(state, seat, shown);
    match mv {
        Move::Write { colour, number } if number == 0 && sheet.count(colour) == 0 => {
            // (6) A 0 never starts an expedition as 10.
            let value = expedition_value(0, true) as i16;
            let event = Event::DoubleMarked {
                seat,
                colour,
                value,
                shown,
            };
            happen(state, event, sink);
        }
        Move::Write { colour, number } => {
            enter(
                state,
                seat,
                colour,
                face_value(number),
                Means::Dice,
                shown,
                sink,
            );
        }
        Move::Accelerate { colour } => {
            // (9) The last number once more, or a 1 to start with.
            let number = sheet.last(colour).max(1);
            enter(
                state,
                seat,
                colour,
                number,
                Means::Acceleration,
                shown,
                sink,
            );
        }
        Move::Skip => happen(state, Event::Skipped { seat, shown }, sink),
        Move::Refuse => refuse(state, seat, shown, sink),
    }
}

/// A number goes into the next box, or the top artefact is marked where all boxes are full.
#[inline(always)]
fn enter<S: EventSink<Event>>(
    state: &mut State,
    seat: Seat,
    colour: Colour,
    number: u8,
    means: Means,
    shown: Shown,
    sink: &mut S,
) {
    let sheet = page_of(state, seat, shown);
    let place = sheet.count(colour) + 1;
    if place > BOXES {
        let event = Event::TopMarked {
            seat,
            colour,
            means,
            shown,
        };
        happen(state, event, sink);
        find_artefact(state, seat, shown, sink);
        return;
    }
    // Only the event needs it, and not everybody listens.
    let value = if S::LISTENS {
        expedition_value(place as usize, sheet.doubled(colour)) as i16
    } else {
        0
    };
    let event = Event::Written {
        seat,
        colour,
        number,
        place,
        means,
        value,
        shown,
    };
    happen(state, event, sink);
    if place == BRIDGE_PLACE {
        cross(state, seat, colour.column(), shown, sink);
    }
    match state.options.layout.box_kind(colour, place) {
        BoxKind::Plain => {}
        BoxKind::Artefact => find_artefact(state, seat, shown, sink),
        BoxKind::Arrow => {
            let event = Event::ArrowReached {
                seat,
                colour,
                shown,
            };
            happen(state, event, sink);
        }
    }
}

/// (13) Marks the next artefact; beyond the ninth nothing is marked.
fn find_artefact(state: &mut State, seat: Seat, shown: Shown, sink: &mut impl EventSink<Event>) {
    let sheet = page_of(state, seat, shown);
    let count = sheet.artefacts() + 1;
    if count > BOXES {
        happen(state, Event::ArtefactLost { seat, shown }, sink);
        return;
    }
    let value = ARTEFACT_LADDER[count as usize] as i16;
    let event = Event::ArtefactMarked {
        seat,
        count,
        value,
        shown,
    };
    happen(state, event, sink);
    if count == BRIDGE_PLACE {
        cross(state, seat, Column::Artefacts, shown, sink);
    }
}

/// (2) Marks a dice symbol; (19) the ninth exhausts, and from then on refusing is free.
fn refuse(state: &mut State, seat: Seat, shown: Shown, sink: &mut impl EventSink<Event>) {
    let sheet = page_of(state, seat, shown);
    if sheet.exhausted() {
        happen(state, Event::RefusedFreely { seat, shown }, sink);
        return;
    }
    let count = sheet.refusals() + 1;
    let value = DICE_LADDER[count as usize] as i16;
    let event = Event::Refused {
        seat,
        count,
        value,
        shown,
    };
    happen(state, event, sink);
    match count {
        BRIDGE_PLACE => cross(state, seat, Column::Dice, shown, sink),
        BOXES => happen(state, Event::Exhausted { seat, shown }, sink),
        _ => {}
    }
}

/// (16) A bridge pays everybody who crosses it in the round in which it is first crossed.
fn cross(
    state: &mut State,
    seat: Seat,
    column: Column,
    shown: Shown,
    sink: &mut impl EventSink<Event>,
) {
    let open = !state.closed.contains(column);
    let points = if open { BRIDGE_POINTS as u8 } else { 0 };
    let event = Event::BridgeCrossed {
        seat,
        column,
        points,
        shown,
    };
    happen(state, event, sink);
}

/// The next seat decides, or the round ends.
fn end_turn(state: &mut State, sink: &mut impl EventSink<Event>) {
    let seat = state.seat;
    state.turns += 1;
    if state.secret(seat) {
        happen(state, Event::Chosen { seat }, sink);
    }
    state.seat = seat.next(state.seats());
    if state.seat == state.roller {
        end_round(state, sink);
    }
}

/// Secrets are told, bridges close, the game ends or the next seat rolls.
fn end_round(state: &mut State, sink: &mut impl EventSink<Event>) {
    if state.options.order == Order::Together && !state.solo() {
        tell_secrets(state, sink);
    }
    let mut crossed = Columns::NONE;
    for sheet in &state.sheets {
        crossed = crossed.union(sheet.crossed());
    }
    let mut news = crossed.without(state.closed);
    while !news.is_empty() {
        let column = Column::ALL[news.0.trailing_zeros() as usize];
        news.0 &= news.0 - 1;
        let closed = Event::BridgeClosed {
            column,
            rival: false,
        };
        happen(state, closed, sink);
    }
    let ending = ending(state).or_else(|| {
        if state.solo() {
            rival_closes(state, sink);
        }
        ending(state)
    });
    if let Some(ending) = ending {
        happen(state, Event::Ended { ending }, sink);
        return;
    }
    let next = state.roller.next(state.seats());
    roll(state, next, sink);
}

/// (20) The end is due when all are exhausted or all bridges are closed.
fn ending(state: &State) -> Option<Ending> {
    if state.closed == Columns::ALL {
        Some(Ending::Bridges)
    } else if state.sheets.iter().all(Sheet::exhausted) {
        Some(Ending::Exhausted)
    } else {
        None
    }
}

/// What was done in secret is done again for the others to see.
fn tell_secrets(state: &mut State, sink: &mut impl EventSink<Event>) {
    let roller = state.roller;
    state.known[roller] = state.sheets[roller];
    let mut seat = roller.next(state.seats());
    while seat != roller {
        let plan = std::mem::take(&mut state.plans[seat]);
        for &mv in plan.moves() {
            enact(state, seat, mv, Shown::Others, sink);
        }
        debug_assert_eq!(state.known[seat], state.sheets[seat]);
        seat = seat.next(state.seats());
    }
}

/// Solo: at its time the rival closes one of the open bridges, whichever chance says.
fn rival_closes(state: &mut State, sink: &mut impl EventSink<Event>) {
    if rival_closes_after(state.round) {
        let open = Columns::ALL.without(state.closed);
        let chosen = state.rng.below(open.len()) as usize;
        let column = open.iter().nth(chosen).expect("an open bridge was drawn");
        let closed = Event::BridgeClosed {
            column,
            rival: true,
        };
        happen(state, closed, sink);
    }
}

/// The faces of three colour dice and three number dice.
#[inline(never)]
fn throw(rng: &mut Rng) -> ([u8; DICE], [u8; DICE]) {
    let mut colour = || rng.below(EXPEDITIONS as u32) as u8;
    let colours = [colour(), colour(), colour()];
    let mut number = || rng.below(10) as u8;
    (colours, [number(), number(), number()])
}

/// A seat rolls all six dice; in every second round of a solo game the rival rolls and takes two.
fn roll(state: &mut State, seat: Seat, sink: &mut impl EventSink<Event>) {
    let (colours, numbers) = throw(&mut state.rng);
    let round = state.round + 1;
    let rival = state.solo() && rival_rolls(round);
    let event = Event::Rolled {
        round,
        seat,
        rival,
        colours,
        numbers,
    };
    happen(state, event, sink);
    if rival {
        let colour_die = state.rng.below(DICE as u32) as u8;
        let number_die = state.rng.below(DICE as u32) as u8;
        let took = Event::RivalTook {
            colour_die,
            number_die,
        };
        happen(state, took, sink);
    }
}
