//! The decisions of a player, and their notation: `r5` writes a 5 of red, `r0` a 0 (the double field,
//! a 10, or the top artefact), `+b` accelerates blue, `skip` leaves an acceleration, `refuse` marks a
//! die.

use super::parts::Colour;
use crate::text::Put as _;

/// One decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Use a colour die and a number die. A pair of *faces*: dice that show the same are the same.
    Write {
        /// The colour die's face.
        colour: Colour,
        /// The number die's face, 0 to 9.
        number: u8,
    },
    /// Use no dice, and mark a dice symbol.
    #[default]
    Refuse,
    /// Copy an expedition's last number once more (1 where there is none, the top artefact where
    /// all nine boxes are full).
    Accelerate {
        /// The expedition.
        colour: Colour,
    },
    /// Leave an acceleration unused.
    Skip,
}

/// The move in notation.
pub(super) fn fmt(mv: Move) -> String {
    let mut text = String::new();
    match mv {
        Move::Write { colour, number } => text.sign(colour.letter()).int(number),
        Move::Refuse => text.put("refuse"),
        Move::Accelerate { colour } => text.put("+").sign(colour.letter()),
        Move::Skip => text.put("skip"),
    };
    text
}

/// Reads the notation back.
pub(super) fn parse(text: &str) -> Option<Move> {
    match text {
        "refuse" => return Some(Move::Refuse),
        "skip" => return Some(Move::Skip),
        _ => {}
    }
    match *text.as_bytes() {
        [b'+', letter] => {
            let colour = Colour::from_letter(char::from(letter))?;
            Some(Move::Accelerate { colour })
        }
        [letter, digit @ b'0'..=b'9'] => {
            let colour = Colour::from_letter(char::from(letter))?;
            let number = digit - b'0';
            Some(Move::Write { colour, number })
        }
        _ => None,
    }
}
