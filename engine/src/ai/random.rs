//! Any legal move, all equally likely: the floor every other bot must beat.

use super::Bot;
use crate::game::Game;
use crate::rng::Rng;
use crate::seat::Seat;

/// Plays any legal move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, _seat: Seat, rng: &mut Rng) -> G::Move {
        let state = G::resample(view, rng);
        let mut legal = Vec::new();
        G::legal(&state, &mut legal);
        legal[rng.index(legal.len())]
    }
}
