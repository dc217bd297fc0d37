//! A small search for any game, so that the laws of thinking meet a bot that has much to think about:
//! random games to the end from resampled states, each decision in turn. One random game is one unit
//! of work. It is not part of Atoll.

use atoll_engine::ai::{Bot, Question, Step, Thought};
use atoll_engine::game::{Game, Turn};

/// Plays a move after which random games went best.
#[derive(Clone, Copy, Debug)]
pub struct Searcher {
    /// How many random games it plays unless it is told otherwise.
    pub work: u32,
}

struct Search<G: Game> {
    question: Question<G>,
    legal: Vec<G::Move>,
    points: Vec<i32>,
    done: u32,
    of: u32,
}

impl<G: Game> Bot<G> for Searcher {
    fn think(&self, mut question: Question<G>) -> Box<dyn Thought<G::Move>> {
        let mut legal = Vec::new();
        let state = G::resample(&question.view, &mut question.chance);
        G::legal(&state, &mut legal);
        Box::new(Search {
            points: vec![0; legal.len()],
            legal,
            done: 0,
            of: question.work.unwrap_or(self.work),
            question,
        })
    }
}

impl<G: Game> Thought<G::Move> for Search<G> {
    fn step(&mut self, work: u32) -> Step<G::Move> {
        let chance = &mut self.question.chance;
        let mut legal = Vec::new();
        for _ in 0..work.min(self.of - self.done) {
            let at = self.done as usize % self.legal.len();
            let mut state = G::resample(&self.question.view, chance);
            G::apply(&mut state, self.legal[at], &mut ());
            while G::turn(&state) != Turn::Over {
                G::legal(&state, &mut legal);
                G::apply(&mut state, legal[chance.index(legal.len())], &mut ());
            }
            self.points[at] += G::total(&state, self.question.seat);
            self.done += 1;
        }
        let (done, of) = (self.done, self.of);
        if done < of {
            return Step::Thinking { done, of };
        }
        let best = (0..self.legal.len()).max_by_key(|&at| self.points[at]);
        Step::Answer(self.legal[best.expect("somebody has to decide")])
    }
}
