//! What a computer player is.

use crate::game::Game;
use crate::rng::Rng;
use crate::seat::Seat;

/// A computer player of a game.
pub trait Bot<G: Game> {
    /// Chooses a legal move for the seat whose view this is and whose decision it is.
    fn choose(&mut self, view: &G::View, seat: Seat, rng: &mut Rng) -> G::Move;
}
