//! The rules of Atoll's games, and nothing but the rules.
//!
//! This crate is pure: no browser, clock, file, thread or OS randomness, and no sentence in a human
//! language (only message keys with arguments). The same moves from the same seed give the same
//! states natively and in WebAssembly, for ever.
#![warn(missing_docs)]

pub mod cells;
pub mod checksum;
pub mod error;
pub mod event;
pub mod game;
pub mod hex;
pub mod outcome;
pub mod record;
pub mod registry;
pub mod rng;
pub mod seat;
pub mod session;
pub mod share;
pub mod square;

pub mod ai;
pub mod games;

#[cfg(feature = "wasm")]
pub mod wasm;
