//! The play screen, one for all games: turns, undo, log, live score, the others' boards, the end,
//! replay. `reducer` is all it knows and every way that changes; `preview`, `setup` and `speech` are
//! pure, too, and tested natively; the rest draws with Yew. A game plugs in through
//! `crate::games::GameUi`.

mod acts;
mod curtain;
mod end;
mod head;
mod help;
mod hooks;
mod log;
mod panel;
mod panels;
pub mod preview;
mod prompt;
pub mod reducer;
#[cfg(test)]
mod reducer_laws;
mod score;
pub mod screen;
mod seats;
pub mod setup;
pub mod share;
pub mod speech;
mod switches;
mod thinking;
mod timeline;
mod toolbar;
