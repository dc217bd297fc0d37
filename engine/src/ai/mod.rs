//! Computer players. A bot receives a seat's view and a random stream of its own, nothing else: the
//! types make peeking impossible. It thinks in steps of work. `levels` maps the levels people choose to
//! bots, `arena` plays bots against each other.

pub mod arena;
pub mod bot;
pub mod greedy;
pub mod levels;
pub mod random;

pub use bot::{Bot, Question, Step, Thought};
