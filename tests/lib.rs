//! What the integration tests share: the small game that proves the contract, ways to play any game
//! at random or by a small search, and ways to damage texts.

pub mod drive;
pub mod mutate;
pub mod pearls;
pub mod searcher;
