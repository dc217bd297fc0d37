//! The play screen, shared by all games: turns, undo, log, live score, the others' boards, the end,
//! replay. `reducer`, `preview` and `speech` are pure and tested natively; the rest draws with Yew.
//! A game plugs in through `crate::games::GameUi`.

pub mod bots;
pub mod curtain;
pub mod end;
mod hooks;
pub mod keys;
pub mod log;
pub mod moves;
pub mod panel;
mod panels;
pub mod preview;
pub mod prompt;
pub mod reducer;
pub mod score;
pub mod screen;
pub mod seats;
pub mod setup;
pub mod share;
pub mod speech;
pub mod timeline;
pub mod toolbar;
