//! The best immediate score, ties broken by the bot's own chance. It looks one decision ahead and
//! never at anything its seat cannot know. One move tried is one unit of work.

use super::bot::{Bot, Question, Step, Thought};
use crate::game::Game;
use crate::rng::Rng;
use crate::seat::Seat;

/// Plays a move after which the seat has the most points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

struct Comparing<G: Game> {
    state: G::State,
    seat: Seat,
    legal: Vec<G::Move>,
    /// The points after each move that was tried.
    points: Vec<i32>,
    chance: Rng,
}

impl<G: Game> Bot<G> for Greedy {
    fn think(&self, mut question: Question<G>) -> Box<dyn Thought<G::Move>> {
        let state = G::resample(&question.view, &mut question.chance);
        let mut legal = Vec::new();
        G::legal(&state, &mut legal);
        Box::new(Comparing::<G> {
            state,
            seat: question.seat,
            points: Vec::with_capacity(legal.len()),
            legal,
            chance: question.chance,
        })
    }
}

impl<G: Game> Thought<G::Move> for Comparing<G> {
    fn step(&mut self, work: u32) -> Step<G::Move> {
        let untried = self.legal.iter().skip(self.points.len());
        for &mv in untried.take(work as usize) {
            let mut after = self.state.clone();
            G::apply(&mut after, mv, &mut ());
            self.points.push(G::total(&after, self.seat));
        }
        let (done, of) = (self.points.len(), self.legal.len());
        if done < of {
            let (done, of) = (done as u32, of as u32);
            return Step::Thinking { done, of };
        }
        let best = self.points.iter().copied().max().unwrap_or_default();
        let ties = self.points.iter().filter(|&&points| points == best).count();
        let chosen = self.chance.clone().index(ties);
        let mut best = (0..of).filter(|&at| self.points[at] == best);
        // One of the ties was drawn, so there is such a place.
        Step::Answer(self.legal[best.nth(chosen).unwrap_or_default()])
    }
}
