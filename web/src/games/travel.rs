//! Which things travel when something happens: a token from the market to a hand, a card to its slot.
//! A game says it by names; the play screen finds the places on the page and lets a picture of the
//! thing move between them. Pure.

use atoll_engine::seat::Seat;

/// A place on the page. Its element carries the name as `data-spot`; what belongs to a seat lies inside
/// an element with `data-board` (the seat's number from 0), large on the table or small beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Whose place; `None` for what all share.
    pub seat: Option<Seat>,
    pub name: String,
}

impl Spot {
    /// A place that all share.
    pub fn shared(name: impl Into<String>) -> Self {
        let name = name.into();
        Self { seat: None, name }
    }

    /// A place of a seat.
    pub fn of(seat: Seat, name: impl Into<String>) -> Self {
        let (seat, name) = (Some(seat), name.into());
        Self { seat, name }
    }
}

/// A thing on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Travel {
    /// Where it comes from; a thing that comes from nowhere drops onto its place.
    pub from: Option<Spot>,
    pub to: Spot,
    /// What it looks like: the reference of a symbol of the game's art (`#hm-token-blue`).
    pub symbol: String,
    /// How it sounds when it arrives.
    pub sound: Sound,
}

/// The quiet sounds of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sound {
    #[default]
    None,
    /// Wood on wood.
    Drop,
    /// A card or a tile that slides.
    Slide,
    /// Dice in a tray.
    Dice,
    /// A pencil on paper.
    Pencil,
}
