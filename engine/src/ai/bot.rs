//! What a computer player is: something that is asked a question and thinks about it in steps. How
//! long it may think is said in work, never in time, so that the same question has the same answer
//! on every machine, natively, in wasm and in tests, however its steps are cut.

use crate::game::Game;
use crate::rng::Rng;
use crate::seat::Seat;

/// A decision somebody is asked for.
#[derive(Clone, Debug)]
pub struct Question<G: Game> {
    /// What the seat that decides knows; nothing else is ever told.
    pub view: G::View,
    /// Who decides.
    pub seat: Seat,
    /// The bot's own chance.
    pub chance: Rng,
    /// The most work to put into it; `None` for what the level usually does. Bots that do not search
    /// do their few steps whatever it says.
    pub work: Option<u32>,
}

/// A computer player of a game.
pub trait Bot<G: Game> {
    /// Begins to think about a question. Cheap: the work is done in steps.
    fn think(&self, question: Question<G>) -> Box<dyn Thought<G::Move>>;
}

/// Where a thought stands after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<A> {
    /// It goes on: so much of so much work is done.
    Thinking {
        /// Work done. Never falls, and is less than the whole.
        done: u32,
        /// The whole work, the same at every step.
        of: u32,
    },
    /// The answer. Further steps give the same one.
    Answer(A),
}

/// A question being thought about. Whoever holds it decides when and whether it goes on; to drop it
/// is to cancel it.
pub trait Thought<A> {
    /// Does up to that much work. The answer comes as soon as all of it is done.
    fn step(&mut self, work: u32) -> Step<A>;

    /// Thinks to the end.
    fn finish(&mut self) -> A {
        loop {
            if let Step::Answer(answer) = self.step(u32::MAX) {
                return answer;
            }
        }
    }
}

impl<A> std::fmt::Debug for dyn Thought<A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Thought")
    }
}

/// A thought whose answer is said in other words.
pub(crate) struct Said<A, B> {
    thought: Box<dyn Thought<A>>,
    say: fn(A) -> B,
}

impl<A, B> Said<A, B> {
    pub(crate) fn new(thought: Box<dyn Thought<A>>, say: fn(A) -> B) -> Self {
        Self { thought, say }
    }
}

impl<A, B> Thought<B> for Said<A, B> {
    fn step(&mut self, work: u32) -> Step<B> {
        match self.thought.step(work) {
            Step::Thinking { done, of } => Step::Thinking { done, of },
            Step::Answer(answer) => Step::Answer((self.say)(answer)),
        }
    }
}
