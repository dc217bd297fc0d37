//! Any legal move, all equally likely: the floor every other bot must beat.

use super::bot::{Bot, Question, Step, Thought};
use crate::game::Game;

/// Plays any legal move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

struct Drawn<M>(M);

impl<G: Game> Bot<G> for Random {
    fn think(&self, mut question: Question<G>) -> Box<dyn Thought<G::Move>> {
        let state = G::resample(&question.view, &mut question.chance);
        let mut legal = Vec::new();
        G::legal(&state, &mut legal);
        Box::new(Drawn(legal[question.chance.index(legal.len())]))
    }
}

impl<M: Copy> Thought<M> for Drawn<M> {
    fn step(&mut self, _work: u32) -> Step<M> {
        Step::Answer(self.0)
    }
}
