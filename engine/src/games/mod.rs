//! One folder per game. A game uses the modules at the root of the crate and never another game.

pub mod harmonies;
pub mod lost_cities;
pub mod my_island;
pub mod skylands;
