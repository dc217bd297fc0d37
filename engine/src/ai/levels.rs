//! Which bot plays at which level.

use super::Bot;
use super::greedy::Greedy;
use super::random::Random;
use crate::game::Game;
use crate::seat::SeatKind;

/// The levels that have a bot for every game, from the weakest.
pub const LEVELS: &[SeatKind] = &[SeatKind::Random, SeatKind::Greedy, SeatKind::Easy];

/// The levels at which the computer plays a game, from the weakest.
pub const fn of<G: Game>() -> &'static [SeatKind] {
    LEVELS
}

/// The bot of a level; `None` for people and for levels nobody has written yet.
pub fn bot<G: Game>(level: SeatKind) -> Option<Box<dyn Bot<G>>> {
    match level {
        SeatKind::Random => Some(Box::new(Random)),
        SeatKind::Greedy | SeatKind::Easy => Some(Box::new(Greedy)),
        SeatKind::Human | SeatKind::Medium | SeatKind::Hard | SeatKind::Expert => None,
    }
}
