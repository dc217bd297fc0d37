//! What everything on the site is built from: texts, settings and storage, small components, the
//! bridge to the page. It knows the names of the games and nothing else about them.

pub mod bridge;
pub mod components;
pub mod context;
pub mod focus;
pub mod i18n;
pub mod names;
pub mod points;
pub mod route;
pub mod still;
pub mod store;
pub mod title;
pub mod twist;

/// A part of the site could not be fetched. Nothing is lost: the next try starts afresh.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

/// Why a computer player gave no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Failure {
    /// What it needs could not be fetched.
    Missing,
    /// It broke off.
    Broken,
}
