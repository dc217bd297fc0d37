//! x
pub mod game;
pub mod i18n;
pub mod route;
pub mod store;
