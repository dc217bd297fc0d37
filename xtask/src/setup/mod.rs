//! What a fresh machine lacks: the wasm target, the npm packages, a browser.
//!
//! Every function here finds or installs one thing, says what it does, and otherwise ends with a
//! message that names the exact fix. Nothing is skipped quietly.

mod chromium;
mod npm;
mod wasm_target;

pub(crate) use chromium::chromium;
pub(crate) use npm::npm_packages;
pub(crate) use wasm_target::wasm_target;
