//! Any legal move, all equally likely: the floor every other bot must beat.

use super::bot::{Bot, Question, Thought};
use super::greedy::Comparing;
use crate::game::Game;

/// Plays any legal move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    /// To Random all moves are alike, so that nothing is left but to draw one.
    fn think(&self, question: Question<G>) -> Box<dyn Thought<G::Move>> {
        Box::new(Comparing::<G>::new(question, true))
    }
}
