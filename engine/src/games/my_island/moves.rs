//! The decisions of a player, and their notation: `C4@2` lays the tile of the round with its first
//! hex on field C4, turned clockwise by two times 60 degrees; `pass` lays it aside for a point;
//! `end` ends one's part in the game.

use super::board::{field_name, parse_field};
use super::parts::TURNS;
use crate::text::Put as _;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Lay the tile of the round.
    Lay {
        /// How often it is turned clockwise by 60 degrees, below 6.
        rot: u8,
        /// The field of the tile's first hex.
        cell: u8,
    },
    /// Lay it aside and lose a point.
    Pass,
    /// Lay no more tiles, at no cost.
    End,
}

/// The move in notation.
pub(super) fn fmt(mv: Move) -> String {
    match mv {
        Move::Lay { rot, cell } => {
            let mut text = field_name(cell);
            text.put("@").int(rot);
            text
        }
        Move::Pass => "pass".to_owned(),
        Move::End => "end".to_owned(),
    }
}

/// Reads the notation back.
pub(super) fn parse(text: &str) -> Option<Move> {
    match text {
        "pass" => return Some(Move::Pass),
        "end" => return Some(Move::End),
        _ => {}
    }
    let (name, rot) = text.split_once('@')?;
    let cell = parse_field(name)?;
    match *rot.as_bytes() {
        [digit] if digit.wrapping_sub(b'0') < TURNS => Some(Move::Lay {
            rot: digit - b'0',
            cell,
        }),
        _ => None,
    }
}
