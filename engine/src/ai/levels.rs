//! Which bot plays at which level. The weak levels are shared by all games; a game that brings its own
//! evaluation or search names them in [`Game::LEVELS`] and [`Game::bot`], so that nothing here has to
//! know it. To ask a level for a move is written here once, for sessions, worker and arena alike.

use super::bot::{Question, Thought};
use super::greedy::Greedy;
use super::random::Random;
use crate::game::{AnyBot, Game};
use crate::seat::SeatKind;

/// The levels that every game has, from the weakest.
pub const SHARED: &[SeatKind] = &[SeatKind::Random, SeatKind::Greedy, SeatKind::Easy];

/// The bot of a shared level.
pub fn shared<G: Game>(level: SeatKind) -> Option<AnyBot<G>> {
    match level {
        SeatKind::Random => Some(Box::new(Random)),
        SeatKind::Greedy | SeatKind::Easy => Some(Box::new(Greedy)),
        SeatKind::Human | SeatKind::Medium | SeatKind::Hard | SeatKind::Expert => None,
    }
}

/// The levels at which the computer plays a game, from the weakest.
pub const fn of<G: Game>() -> &'static [SeatKind] {
    G::LEVELS
}

/// Asks a level; `None` for people and for levels that nobody plays.
pub fn ask<G: Game>(level: SeatKind, question: Question<G>) -> Option<Box<dyn Thought<G::Move>>> {
    Some(G::bot(level)?.think(question))
}
