//! What is legal, and why not: `legal` lists moves from bit sets, `check` reasons about one move by
//! itself and names the rule that forbids it. Tests hold the two against each other.

use super::moves::Move;
use super::parts::{BOXES, Colour, DICE};
use super::sheet::face_value;
use super::state::State;
use crate::error::{Illegal, rule};

/// No die on the table shows the colour.
pub(super) const COLOUR_NOT_ROLLED: &str = "colour-not-rolled";
/// No die on the table shows the number.
pub(super) const NUMBER_NOT_ROLLED: &str = "number-not-rolled";
/// The only die with the colour was taken away.
pub(super) const COLOUR_TAKEN: &str = "colour-taken";
/// The only die with the number was taken away.
pub(super) const NUMBER_TAKEN: &str = "number-taken";
/// A number below the last one of the expedition.
pub(super) const FALLING_NUMBER: &str = "falling-number";
/// A 0 where the double field is marked and no number written.
pub(super) const DOUBLE_MARKED: &str = "double-marked";
/// A number below the ninth does not reach the top artefact.
pub(super) const TOP_TOO_LOW: &str = "top-too-low";
/// The expedition has nine numbers and its top artefact: nothing is left to enter.
pub(super) const EXPEDITION_FINISHED: &str = "expedition-finished";

/// All legal moves, in the order of `Move`.
pub(super) fn legal(state: &State, moves: &mut Vec<Move>) {
    moves.clear();
    if state.ending.is_some() {
        return;
    }
    let sheet = &state.sheets[state.seat];
    if state.accelerating {
        let open = |colour: &Colour| !sheet.topped(*colour);
        let open = Colour::ALL.into_iter().filter(open);
        moves.extend(open.map(|colour| Move::Accelerate { colour }));
        moves.push(Move::Skip);
        return;
    }
    // How many faces fit is as good as random, and a wrong guess of the processor costs more than a
    // few writes: three moves are written for each colour, and as many stay as there are faces.
    moves.resize(DICE * DICE + DICE, Move::Refuse);
    let mut count = 0;
    let mut colours = state.dice.colours_left();
    let numbers = state.dice.numbers_left();
    while colours != 0 {
        let colour = Colour::ALL[colours.trailing_zeros() as usize];
        colours &= colours - 1;
        let mut faces = numbers & sheet.usable_faces(colour);
        let fitting = faces.count_ones() as usize;
        let mut next = || {
            let number = faces.trailing_zeros() as u8;
            faces &= faces.wrapping_sub(1);
            Move::Write { colour, number }
        };
        if let Some(room) = moves[count..].first_chunk_mut() {
            *room = [next(), next(), next()];
        }
        count += fitting;
    }
    moves[count] = Move::Refuse;
    moves.truncate(count + 1);
}

/// Whether a move is legal, and if not, why not.
pub(super) fn check(state: &State, mv: Move) -> Result<(), Illegal> {
    if state.ending.is_some() {
        return Err(Illegal::new(rule::GAME_OVER));
    }
    let due = match mv {
        Move::Write { .. } | Move::Refuse => !state.accelerating,
        Move::Accelerate { .. } | Move::Skip => state.accelerating,
    };
    if !due {
        return Err(Illegal::new(rule::NOT_NOW));
    }
    match mv {
        Move::Write { colour, number } => check_write(state, colour, number),
        Move::Accelerate { colour } if state.sheets[state.seat].topped(colour) => {
            Err(Illegal::new(EXPEDITION_FINISHED))
        }
        Move::Accelerate { .. } | Move::Skip | Move::Refuse => Ok(()),
    }
}

/// Asks first for the dice, then for the sheet.
fn check_write(state: &State, colour: Colour, number: u8) -> Result<(), Illegal> {
    let dice = &state.dice;
    let colours = dice_showing(&dice.colours, colour as u8);
    let numbers = dice_showing(&dice.numbers, number);
    let gone = dice.taken.map(|dice| dice.map(|die| 1 << die));
    let sheet = &state.sheets[state.seat];
    let (count, last) = (sheet.count(colour), sheet.last(colour));
    let refusal = if colours == 0 {
        COLOUR_NOT_ROLLED
    } else if numbers == 0 {
        NUMBER_NOT_ROLLED
    } else if gone.is_some_and(|[colour, _]| colours == colour) {
        COLOUR_TAKEN
    } else if gone.is_some_and(|[_, number]| numbers == number) {
        NUMBER_TAKEN
    } else if count == 0 && number == 0 && sheet.doubled(colour) {
        DOUBLE_MARKED
    } else if sheet.topped(colour) {
        EXPEDITION_FINISHED
    } else if count == BOXES && face_value(number) < last {
        TOP_TOO_LOW
    } else if count > 0 && face_value(number) < last {
        FALLING_NUMBER
    } else {
        return Ok(());
    };
    Err(Illegal::new(refusal))
}

/// Which dice show a face, one bit each.
#[inline(always)]
pub(super) fn dice_showing(faces: &[u8; DICE], face: u8) -> u8 {
    let shows = |die: usize| u8::from(faces[die] == face) << die;
    shows(0) | shows(1) | shows(2)
}
