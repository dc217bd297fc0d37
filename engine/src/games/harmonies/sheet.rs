//! What lies in front of one player: the board, up to four unfinished cards, the finished ones, the
//! spirit that was kept, and the points so far.

use super::board::Board;
use super::cards::{CARD_COUNT, Card, NO_GAPS, card};
use super::grid::{Side, bits};
use super::parts::{Colour, Stack};
use super::tally::{Tally, spirit};

/// The most unfinished cards a player may have, the spirit included.
pub const SLOTS: usize = 4;

/// A place for an unfinished card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The card's number; 0 for a free place.
    pub card: u8,
    /// How many of its cubes are on the board.
    pub placed: u8,
}

/// One player's board, cards and points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    pub(super) board: Board,
    pub(super) slots: [Slot; SLOTS],
    /// The finished cards, as bits by card number.
    pub(super) finished: u64,
    /// The spirit that was kept; 0 while there is none.
    pub(super) spirit: u8,
    /// How many animal cubes are on the board; spirits' cubes are not counted.
    pub(super) animals: u8,
    pub(super) tally: Tally,
}

impl Sheet {
    /// A bare board without cards.
    pub(super) fn new(side: Side) -> Self {
        let board = Board::new(side);
        Self {
            board,
            tally: Tally::of(&board),
            ..Self::default()
        }
    }

    /// The board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The points so far.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The spirit that was kept.
    pub fn spirit(&self) -> Option<u8> {
        Some(self.spirit).filter(|&card| card != 0)
    }

    /// How many cubes of the card are on the board; `None` when it is not this player's.
    pub fn placed(&self, id: u8) -> Option<u8> {
        if id <= CARD_COUNT && self.finished >> id & 1 == 1 {
            return card(id).map(Card::cubes);
        }
        self.slot_of(id).map(|slot| self.slots[slot].placed)
    }

    /// Every card of this player with its cubes on the board, in the order of the numbers.
    pub fn cards(&self) -> impl Iterator<Item = (u8, u8)> {
        (1..=CARD_COUNT).filter_map(|id| self.placed(id).map(|placed| (id, placed)))
    }

    /// The place of an unfinished card.
    #[inline]
    pub(super) fn slot_of(&self, id: u8) -> Option<usize> {
        self.slots
            .iter()
            .position(|slot| id != 0 && slot.card == id)
    }

    /// The first free place.
    #[inline]
    pub(super) fn free_slot(&self) -> Option<usize> {
        self.slots.iter().position(|slot| slot.card == 0)
    }

    /// The unfinished cards in the order of their numbers.
    #[inline]
    pub(super) fn open_cards(&self) -> impl Iterator<Item = u8> + use<> {
        let slots = self.slots.iter();
        bits(slots.fold(0, |cards, slot| cards | 1 << slot.card) & NO_GAPS)
    }

    /// Places a token; gives the new stack.
    #[inline]
    pub(super) fn put(&mut self, colour: Colour, cell: u8) -> Stack {
        let stack = self.board.put(colour, cell);
        self.tally.recount(&self.board, colour, stack);
        self.recount_spirit();
        stack
    }

    /// Takes a card into a free place.
    #[inline]
    pub(super) fn take(&mut self, slot: usize, card: u8) {
        self.slots[slot] = Slot { card, placed: 0 };
    }

    /// Places the lowest cube of an unfinished card; gives how many it still has. A card without
    /// cubes is set aside at once.
    #[inline]
    pub(super) fn settle(&mut self, id: u8, cell: u8) -> u8 {
        let slot = self.slot_of(id).expect("an unfinished card");
        let card = card(id).expect("a card");
        self.board.settle(id, cell);
        let placed = self.slots[slot].placed;
        let left = card.cubes() - placed - 1;
        if left == 0 {
            self.slots[slot] = Slot::default();
            self.finished |= 1 << id;
        } else {
            self.slots[slot].placed += 1;
        }
        if card.is_spirit() {
            self.recount_spirit();
        } else {
            self.animals += 1;
            self.tally.animals += i16::from(card.ladder(placed + 1) - card.ladder(placed));
        }
        left
    }

    #[inline]
    fn recount_spirit(&mut self) {
        if self.spirit != 0 && self.finished >> self.spirit & 1 == 1 {
            self.tally.spirits = spirit(&self.board, self.spirit);
        }
    }
}
