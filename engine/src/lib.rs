//! The rules of Atoll's games, and nothing but the rules.
//!
//! This crate is pure: no browser, clock, file, thread or OS randomness, and no sentence in a human
//! language (only message keys with arguments). The same moves from the same seed give the same
//! states natively and in WebAssembly, for ever.
//!
//! # Play a game and score it
//!
//! A [`session::Session`] is a game at the table. Every move is one decision; chance comes from the
//! seed.
//!
//! ```
//! use atoll_engine::game::{Game, Turn};
//! use atoll_engine::games::lost_cities::LostCities;
//! use atoll_engine::rng::Rng;
//! use atoll_engine::seat::{Seat, SeatInfo, SeatKind};
//! use atoll_engine::session::Session;
//!
//! let seats = ["Ada", "Bruno"].map(|name| SeatInfo::new(name, SeatKind::Human));
//! let mut session = Session::<LostCities>::new(Default::default(), seats.into(), 7)?;
//! let mut dice = Rng::new(1);
//! while session.turn() != Turn::Over {
//!     let legal = session.legal();
//!     session.apply(legal[dice.index(legal.len())])?;
//! }
//!
//! let sheet = LostCities::score(session.state(), Seat(0));
//! for line in &sheet.lines {
//!     println!("{}: {} points", line.category, line.points);
//! }
//! let outcome = LostCities::outcome(session.state()).expect("the game is over");
//! assert_eq!(sheet.total(), outcome.totals[Seat(0)]);
//! assert!(outcome.winners().count() >= 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Ask whether a move is legal, and why not
//!
//! [`game::Game::check`] agrees with the list of legal moves and names the rule that forbids a move.
//! Interfaces turn the key into a sentence.
//!
//! ```
//! use atoll_engine::game::Game;
//! use atoll_engine::games::harmonies::Harmonies;
//! use atoll_engine::seat::{SeatInfo, SeatKind};
//! use atoll_engine::session::Session;
//!
//! let seats = vec![SeatInfo::new("Ada", SeatKind::Human), SeatInfo::new("Bot", SeatKind::Easy)];
//! let mut session = Session::<Harmonies>::new(Default::default(), seats, 7)?;
//! let end = Harmonies::parse_move("end").expect("a move of this game");
//! let refused = session.check(end).expect_err("tokens come first");
//! assert_eq!(refused.rule, "take-tokens-first");
//! assert!(Harmonies::RULE_KEYS.contains(&refused.rule));
//!
//! let space = Harmonies::parse_move("space2").expect("a move of this game");
//! let events = session.apply(space)?;
//! assert!(!events.is_empty());
//! assert_eq!(session.check(space).expect_err("one space a turn").rule, "one-space-a-turn");
//! assert!(Harmonies::parse_move("nonsense").is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Keep a game and pass it on
//!
//! A [`record::Record`] (set-up, seed, moves) is the only thing that is ever stored; a share text is
//! the same game short enough for a link. Both lead back to the same position, and both say what is
//! wrong with them when they are damaged.
//!
//! ```
//! use atoll_engine::error::RecordError;
//! use atoll_engine::game::Game;
//! use atoll_engine::games::lost_cities::LostCities;
//! use atoll_engine::record::Record;
//! use atoll_engine::seat::{SeatInfo, SeatKind};
//! use atoll_engine::session::Session;
//! use atoll_engine::share;
//!
//! let seats = vec![SeatInfo::new("Ada", SeatKind::Human), SeatInfo::new("Bot", SeatKind::Easy)];
//! let mut session = Session::<LostCities>::new(Default::default(), seats, 7)?;
//! for _ in 0..10 {
//!     session.apply(session.legal()[0])?;
//! }
//!
//! let json = session.record().to_json();
//! let again = Record::parse(&json)?.replay::<LostCities>()?;
//! assert_eq!(again.hash(), session.hash());
//!
//! let link = share::encode(&session);
//! assert_eq!(share::decode::<LostCities>(&link)?.hash(), session.hash());
//!
//! let changed = json.replace("Ada", "Eve");
//! assert_eq!(Record::parse(&changed), Err(RecordError::Damaged));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to find what
//!
//! | module | holds |
//! |---|---|
//! | [`game`] | the contract every game keeps, with its laws |
//! | [`games`] | the games, one folder each |
//! | [`session`] | a game at the table: apply, undo, redo, jump, fork |
//! | [`any_session`] | the same, with the game known only at run time |
//! | [`record`], [`share`] | how a game is written down: JSON, and a text for links |
//! | [`registry`] | from a game's name to its type; what works for any game |
//! | [`ai`] | computer players, levels, the arena |
//! | [`outcome`], [`event`], [`error`] | what comes out: scores and ranks, what happened, what went wrong |
//! | [`seat`], [`rng`], [`checksum`] | who plays, chance, the one checksum |
//! | [`json`] | values, reader and writer of all texts |
//! | [`hex`](mod@hex), [`square`], [`cells`] | boards: coordinates and sets of cells |
//! | `wasm` | feature `wasm`: the same rules for JavaScript |
#![warn(missing_docs)]

pub mod any_session;
pub mod cells;
pub mod checksum;
pub mod error;
pub mod event;
pub mod game;
pub mod hex;
pub mod json;
pub mod outcome;
pub mod record;
pub mod registry;
pub mod rng;
pub mod seat;
pub mod session;
pub mod share;
pub mod square;
mod text;

pub mod ai;
pub mod games;

#[cfg(feature = "wasm")]
pub mod wasm;
