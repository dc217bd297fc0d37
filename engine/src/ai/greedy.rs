//! The best immediate score, ties broken by the bot's own chance. It looks one decision ahead and
//! never at anything its seat cannot know.

use super::Bot;
use crate::game::Game;
use crate::rng::Rng;
use crate::seat::Seat;

/// Plays a move after which the seat has the most points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Game> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat, rng: &mut Rng) -> G::Move {
        let state = G::resample(view, rng);
        let mut legal = Vec::new();
        G::legal(&state, &mut legal);
        let points = |mv: &G::Move| {
            let mut after = state.clone();
            G::apply(&mut after, *mv, &mut ());
            G::total(&after, seat)
        };
        let scored: Vec<i32> = legal.iter().map(points).collect();
        let best = scored.iter().copied().max().unwrap_or_default();
        let ties = scored.iter().filter(|&&points| points == best).count();
        let chosen = rng.index(ties);
        let index = (0..legal.len())
            .filter(|&at| scored[at] == best)
            .nth(chosen);
        legal[index.expect("one of the ties was drawn")]
    }
}
