//! What anybody may ask of a table: whose decision it is, what is left, what lies open.

use super::events::EndReason;
use super::parts::{COLOURS, Tile};
use super::specials::Special;
use super::state::{Action, Due, Phase, State};
use crate::seat::Seat;

impl State {
    /// What is to be decided.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who decides.
    pub const fn actor(&self) -> Seat {
        self.actor
    }

    /// Whose turn it is.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Whether the one who decides has the advantage of the active player.
    pub fn has_advantage(&self) -> bool {
        self.advantage()
    }

    /// The action being performed, or the last one while the next is being chosen.
    pub const fn action(&self) -> Action {
        self.action
    }

    /// How many turns are over.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// The tiles to choose from, sorted.
    pub fn offered(&self) -> impl Iterator<Item = Tile> {
        self.offer().iter().map(|&tile| Tile(tile))
    }

    /// How many tiles the stack holds.
    pub const fn stack_size(&self) -> u8 {
        self.stack_size
    }

    /// The specials on display.
    pub fn displayed(&self) -> impl Iterator<Item = Special> + use<> {
        Special::each(self.display)
    }

    /// Green, violet and blue inhabitants in the supply.
    pub const fn supply(&self) -> [u8; COLOURS] {
        self.supply
    }

    /// The points in the bank.
    pub const fn bank(&self) -> u8 {
        self.bank
    }

    /// The special being bought, and what is still owed.
    pub const fn purchase(&self) -> (Option<Special>, Due) {
        (self.bought, self.due)
    }

    /// Why the game ended.
    pub const fn end(&self) -> Option<EndReason> {
        self.end
    }
}
