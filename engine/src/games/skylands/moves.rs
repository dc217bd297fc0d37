//! The decisions of a player and their notation: `discover`, `.F..@C2`, `G@B1`, `+inn`, `2G>V`,
//! `-G@B1`, `B1>C3`, `B@B1>inn`, `pass`.

use super::grid::{parse_square, square_name};
use super::parts::{Colour, Face};
use super::specials::Special;
use super::state::Action;
use crate::text::Put as _;

/// Where an inhabitant is taken from: an island by its first square, or the inn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Home {
    /// A finished island, by its first square.
    Island(u8),
    /// The inn.
    Inn,
}

/// Where energy comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// A finished crystal island, by its first square: everybody who has room in the city.
    Island(u8),
    /// One blue guest of the inn.
    Inn,
    /// Two of another colour, traded for one blue.
    Trade(Colour),
}

/// One decision. The order of the kinds is the order of the list of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Moves the pawn to an action, or stays there and turns the marker.
    Act(Action),
    /// Places a piece so that it shows a face.
    Place {
        /// What the square will show.
        face: Face,
        /// Where.
        square: u8,
    },
    /// Fills the free dwellings of an island.
    Fill {
        /// With whom.
        colour: Colour,
        /// The island's first square.
        first: u8,
    },
    /// Buys a special of the display.
    Buy(Special),
    /// Pays one inhabitant by two of another colour.
    Trade {
        /// Two of these are given.
        give: Colour,
        /// One of these is paid.
        get: Colour,
    },
    /// Gives one inhabitant away.
    Pay {
        /// Of which colour.
        colour: Colour,
        /// From where.
        from: Home,
    },
    /// Moves blue inhabitants into a city.
    Convert {
        /// From where.
        from: Source,
        /// The first square of the city.
        city: u8,
    },
    /// Moves one inhabitant into the inn.
    Lodge {
        /// Of which colour.
        colour: Colour,
        /// The island's first square.
        first: u8,
    },
    /// Does nothing, or nothing more.
    Pass,
}

/// The move in notation.
pub(super) fn fmt_move(mv: Move) -> String {
    let mut text = String::new();
    match mv {
        Move::Act(action) => text.put(action.word()),
        Move::Place { face, square } => {
            text.put(&face.letters()).put("@").put(&square_name(square))
        }
        Move::Fill { colour, first } => put_island(&mut text, colour, first),
        Move::Buy(special) => text.put("+").put(special.key()),
        Move::Trade { give, get } => text
            .put("2")
            .sign(give.letter())
            .put(">")
            .sign(get.letter()),
        Move::Pay { colour, from } => {
            text.put("-");
            match from {
                Home::Island(first) => put_island(&mut text, colour, first),
                Home::Inn => text.sign(colour.letter()).put("@inn"),
            }
        }
        Move::Convert { from, city } => {
            match from {
                Source::Island(first) => text.put(&square_name(first)),
                Source::Inn => text.put("inn"),
                Source::Trade(give) => text.put("2").sign(give.letter()),
            };
            text.put(">").put(&square_name(city))
        }
        Move::Lodge { colour, first } => put_island(&mut text, colour, first).put(">inn"),
        Move::Pass => text.put("pass"),
    };
    text
}

fn put_island(text: &mut String, colour: Colour, first: u8) -> &mut String {
    text.sign(colour.letter()).put("@").put(&square_name(first))
}

/// Reads the notation back; only text that [`fmt_move`] writes is a move.
pub(super) fn parse_move(text: &str) -> Option<Move> {
    if text == "pass" {
        return Some(Move::Pass);
    }
    if let Some(action) = Action::from_word(text) {
        return Some(Move::Act(action));
    }
    if let Some(key) = text.strip_prefix('+') {
        return Special::from_key(key).map(Move::Buy);
    }
    if let Some(paid) = text.strip_prefix('-') {
        let (colour, home) = paid.split_once('@')?;
        let from = match home {
            "inn" => Home::Inn,
            name => Home::Island(parse_square(name)?),
        };
        return Some(Move::Pay {
            colour: parse_colour(colour)?,
            from,
        });
    }
    if let Some((from, to)) = text.split_once('>') {
        return parse_way(from, to);
    }
    let (what, name) = text.split_once('@')?;
    let square = parse_square(name)?;
    if let Some(colour) = parse_colour(what) {
        return Some(Move::Fill {
            colour,
            first: square,
        });
    }
    let face = Face::from_letters(what)?;
    Some(Move::Place { face, square })
}

/// A move from somewhere to somewhere else.
fn parse_way(from: &str, to: &str) -> Option<Move> {
    if let Some((colour, name)) = from.split_once('@') {
        let (colour, first) = (parse_colour(colour)?, parse_square(name)?);
        return (to == "inn").then_some(Move::Lodge { colour, first });
    }
    let give = from.strip_prefix('2').and_then(parse_colour);
    if let (Some(give), Some(get)) = (give, parse_colour(to)) {
        return Some(Move::Trade { give, get });
    }
    let city = parse_square(to)?;
    let from = match (give, from) {
        (Some(give), _) => Source::Trade(give),
        (None, "inn") => Source::Inn,
        (None, name) => Source::Island(parse_square(name)?),
    };
    Some(Move::Convert { from, city })
}

fn parse_colour(text: &str) -> Option<Colour> {
    let &[letter] = text.as_bytes() else {
        return None;
    };
    Colour::from_letter(char::from(letter))
}
