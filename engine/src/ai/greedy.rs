//! The best immediate score, ties broken by the bot's own chance. It looks one decision ahead and
//! never at anything its seat cannot know. One move tried is one unit of work.

use super::bot::{Bot, Question, Step, Thought};
use crate::game::Game;
use crate::rng::Rng;
use crate::seat::Seat;

/// Plays a move after which the seat has the most points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

pub(super) struct Comparing<G: Game> {
    state: G::State,
    seat: Seat,
    legal: Vec<G::Move>,
    /// The points after each move that was tried.
    points: Vec<i32>,
    chance: Rng,
}

impl<G: Game> Bot<G> for Greedy {
    fn think(&self, question: Question<G>) -> Box<dyn Thought<G::Move>> {
        Box::new(Comparing::<G>::new(question, false))
    }
}

impl<G: Game> Comparing<G> {
    /// Begins with nothing tried, or with all moves known to be alike.
    #[inline(never)]
    pub(super) fn new(mut question: Question<G>, alike: bool) -> Self {
        let state = G::resample(&question.view, &mut question.chance);
        let mut legal = Vec::new();
        G::legal(&state, &mut legal);
        Comparing {
            state,
            seat: question.seat,
            points: vec![0; if alike { legal.len() } else { 0 }],
            legal,
            chance: question.chance,
        }
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
        Step::Answer(self.legal[best(&self.points, self.chance.clone())])
    }
}

/// Where the most points are; one of the places is drawn if there are several.
fn best(points: &[i32], mut chance: Rng) -> usize {
    let best = points.iter().copied().max().unwrap_or_default();
    let ties = points.iter().filter(|&&points| points == best).count();
    let chosen = chance.index(ties);
    let mut places = (0..points.len()).filter(|&at| points[at] == best);
    places.nth(chosen).unwrap_or_default()
}
