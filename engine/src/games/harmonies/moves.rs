//! The decisions of a player and their notation: `spirit33`, `space2`, `Y@C3`, `card17`,
//! `cube17@C3`, `swap17`, `end`.

use super::cards::CARD_COUNT;
use super::grid::{cell_name, parse_cell};
use super::parts::Colour;
use crate::text::Put as _;

/// One decision. The order of the kinds is the order of the list of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Keeps one of the two spirits dealt; the first decision of a player's first turn.
    KeepSpirit {
        /// The card.
        card: u8,
    },
    /// Takes the three tokens of a space.
    TakeSpace {
        /// The space, from 0; the notation counts from 1.
        space: u8,
    },
    /// Places one of the tokens taken.
    Place {
        /// Its colour.
        colour: Colour,
        /// Where.
        cell: u8,
    },
    /// Takes an animal card from the row.
    TakeCard {
        /// The card.
        card: u8,
    },
    /// Places the lowest cube of a card.
    PlaceCube {
        /// The card.
        card: u8,
        /// Where.
        cell: u8,
    },
    /// Solo: ends the turn and has a card of the row replaced.
    SwapCard {
        /// The card that goes.
        card: u8,
    },
    /// Ends the turn.
    EndTurn,
}

/// The move in notation.
pub(super) fn fmt_move(mv: Move) -> String {
    let mut text = String::new();
    match mv {
        Move::KeepSpirit { card } => text.put("spirit").int(card),
        Move::TakeSpace { space } => text.put("space").int(u16::from(space) + 1),
        Move::Place { colour, cell } => text.sign(colour.letter()).put("@").put(&cell_name(cell)),
        Move::TakeCard { card } => text.put("card").int(card),
        Move::PlaceCube { card, cell } => text.put("cube").int(card).put("@").put(&cell_name(cell)),
        Move::SwapCard { card } => text.put("swap").int(card),
        Move::EndTurn => text.put("end"),
    };
    text
}

/// Reads the notation back; only text that [`fmt_move`] writes is a move.
pub(super) fn parse_move(text: &str) -> Option<Move> {
    if text == "end" {
        return Some(Move::EndTurn);
    }
    if let Some((left, name)) = text.split_once('@') {
        let cell = parse_cell(name)?;
        if let Some(card) = left.strip_prefix("cube") {
            let card = parse_card(card)?;
            return Some(Move::PlaceCube { card, cell });
        }
        let &[letter] = left.as_bytes() else {
            return None;
        };
        let colour = Colour::from_letter(char::from(letter))?;
        return Some(Move::Place { colour, cell });
    }
    if let Some(space) = text.strip_prefix("space") {
        let space = parse_number(space)?.checked_sub(1)?;
        return Some(Move::TakeSpace { space });
    }
    if let Some(card) = text.strip_prefix("spirit") {
        let card = parse_card(card)?;
        return Some(Move::KeepSpirit { card });
    }
    if let Some(card) = text.strip_prefix("card") {
        let card = parse_card(card)?;
        return Some(Move::TakeCard { card });
    }
    let card = parse_card(text.strip_prefix("swap")?)?;
    Some(Move::SwapCard { card })
}

fn parse_card(text: &str) -> Option<u8> {
    parse_number(text).filter(|&card| (1..=CARD_COUNT).contains(&card))
}

/// A number from 1 without sign or leading zero.
fn parse_number(text: &str) -> Option<u8> {
    let mut number = 0_u8;
    for byte in text.bytes() {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 || (number == 0 && digit == 0) {
            return None;
        }
        number = number.checked_mul(10)?.checked_add(digit)?;
    }
    Some(number).filter(|&number| number > 0)
}
