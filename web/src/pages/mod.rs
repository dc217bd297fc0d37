//! The pages, one per file. `soon` stands in for those that are not there yet.

pub mod about;
pub mod games;
pub mod home;
pub mod new_game;
pub mod settings;
pub mod soon;
