//! What a position promises: the expected final points of a seat, as a sum of learned values for its
//! columns (see `learn`), and the player that follows them with every chain of accelerations
//! searched to its end.
//!
//! Each column is looked up by its filled boxes, last number, doubling, bridge and round, so a
//! value costs fourteen table reads and no arithmetic that could differ between platforms.

use super::legal;
use super::moves::Move;
use super::parts::{BOXES, BoxKind, Colour, Column, Columns};
use super::rules;
use super::sheet::Sheet;
use super::state::State;
use super::values::VALUES;
use crate::seat::Seat;

/// How finely the course of the game is told apart.
pub(super) const PHASES: usize = 10;
/// An expedition: bridge closed, open (or paid) or threatened; doubled; filled boxes; last number.
const EXPEDITION: usize = 3 * 2 * 10 * 11;
/// What is printed in the next two boxes, by filled boxes.
const AHEAD: usize = 10 * 9;
/// Marks; bridge.
const ARTEFACTS: usize = 10 * 3;
/// Marks; bridge; whether everybody else is exhausted.
const DICE: usize = 10 * 3 * 2;
const PHASE: usize = EXPEDITION + AHEAD + ARTEFACTS + DICE;
/// How many learned values there are.
pub(super) const SIZE: usize = PHASES * PHASE;
/// How many values make up a position: two for each expedition, artefacts, dice.
pub(super) const TERMS: usize = 14;
/// Learned values are kept in tenths of a point.
pub(super) const SCALE: i32 = 10;

/// The expected final points of a seat, in tenths. Where the seat is about to accelerate, the best
/// way to go on counts.
pub fn value(state: &State, seat: Seat) -> i32 {
    if state.ending.is_some() {
        state.sheets[seat].total() * SCALE
    } else if state.accelerating && state.seat == seat {
        best_chain(state, &learned)
    } else {
        learned(&terms(state, seat))
    }
}

/// The learned value of a position.
fn learned(terms: &[u16; TERMS]) -> i32 {
    terms
        .iter()
        .map(|&term| i32::from(VALUES[term as usize]))
        .sum()
}

/// The move that promises the deciding seat the most; `None` when the game is over.
pub fn best_move(state: &State) -> Option<Move> {
    best_by(state, &learned, &mut Vec::new()).map(|(mv, _)| mv)
}

/// The best move of the deciding seat and what it promises, by any weighing of the terms.
pub(super) fn best_by<V: PartialOrd + Copy>(
    state: &State,
    weigh: &impl Fn(&[u16; TERMS]) -> V,
    moves: &mut Vec<Move>,
) -> Option<(Move, V)> {
    legal::legal(state, moves);
    let mut best: Option<(Move, V)> = None;
    for &mv in moves.iter() {
        let value = value_of(state, mv, weigh);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((mv, value));
        }
    }
    best
}

/// What a move promises, with the best of what may follow in the same turn.
fn value_of<V: PartialOrd + Copy>(
    state: &State,
    mv: Move,
    weigh: &impl Fn(&[u16; TERMS]) -> V,
) -> V {
    let mut after = state.clone();
    rules::try_out(&mut after, mv);
    if after.accelerating {
        best_chain(&after, weigh)
    } else {
        weigh(&terms(&after, after.seat))
    }
}

/// The best end of a chain; an acceleration can always be skipped.
fn best_chain<V: PartialOrd + Copy>(state: &State, weigh: &impl Fn(&[u16; TERMS]) -> V) -> V {
    let mut best = weigh(&terms(state, state.seat));
    for colour in Colour::ALL {
        if state.sheets[state.seat].topped(colour) {
            continue;
        }
        let value = value_of(state, Move::Accelerate { colour }, weigh);
        if value > best {
            best = value;
        }
    }
    best
}

/// The places of a position's values in the table.
pub(super) fn terms(state: &State, seat: Seat) -> [u16; TERMS] {
    let sheet = &state.sheets[seat];
    let mut threats = Columns::NONE;
    let mut others_exhausted = true;
    for other in state.sheets.seats().filter(|&other| other != seat) {
        let rival = &state.sheets[other];
        threats = threats.union(at_the_bridge(rival));
        others_exhausted &= rival.exhausted();
    }
    let bridge = |column: Column| -> usize {
        match column {
            _ if sheet.bridges().contains(column) => 1,
            _ if state.closed.contains(column) => 0,
            _ if threats.contains(column) => 2,
            _ => 1,
        }
    };
    let phase = phase(state);
    let mut terms = [0; TERMS];
    for colour in Colour::ALL {
        let count = sheet.count(colour) as usize;
        let last = if sheet.topped(colour) {
            0
        } else {
            sheet.last(colour) as usize
        };
        let (bridge, doubled) = (bridge(colour.column()), sheet.doubled(colour));
        let kind = |place: usize| match place {
            1..=9 => state.options.layout.box_kind(colour, place as u8) as usize,
            _ => BoxKind::Plain as usize,
        };
        let term = 2 * colour.index();
        terms[term] = expedition_at(phase, bridge, doubled, count, last);
        terms[term + 1] = ahead_at(phase, count, kind(count + 1), kind(count + 2));
    }
    let found = sheet.artefacts() as usize;
    terms[12] = artefacts_at(phase, found, bridge(Column::Artefacts));
    let marks = sheet.refusals() as usize;
    terms[13] = dice_at(phase, marks, bridge(Column::Dice), others_exhausted);
    terms
}

/// The place of an expedition's value; `last` is 0 where the top artefact is marked.
pub(super) const fn expedition_at(
    phase: usize,
    bridge: usize,
    doubled: bool,
    count: usize,
    last: usize,
) -> u16 {
    (phase * PHASE + ((bridge * 2 + doubled as usize) * 10 + count) * 11 + last) as u16
}

/// The place of the value of what an expedition has before it.
const fn ahead_at(phase: usize, count: usize, next: usize, second: usize) -> u16 {
    (phase * PHASE + EXPEDITION + count * 9 + next * 3 + second) as u16
}

/// The place of the artefacts' value.
pub(super) const fn artefacts_at(phase: usize, count: usize, bridge: usize) -> u16 {
    (phase * PHASE + EXPEDITION + AHEAD + count * 3 + bridge) as u16
}

/// The place of the refusals' value.
pub(super) const fn dice_at(phase: usize, count: usize, bridge: usize, alone: bool) -> u16 {
    let dice = (count * 3 + bridge) * 2 + alone as usize;
    (phase * PHASE + EXPEDITION + AHEAD + ARTEFACTS + dice) as u16
}

/// The columns in which a seat stands at the sixth place.
fn at_the_bridge(sheet: &Sheet) -> Columns {
    Column::ALL
        .into_iter()
        .filter(|&column| sheet.filled(column) == 6)
        .collect()
}

/// How far the game has gone. Counting closed bridges as well was tried, and taught less.
fn phase(state: &State) -> usize {
    (state.round as usize / 5).min(PHASES - 1)
}

const _: () = assert!(SIZE <= u16::MAX as usize && BOXES == 9);
