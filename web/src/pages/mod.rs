//! The pages, one per file. Home is part of the shell; the others come in parts (`crate::parts`).
//! `soon` stands in for those that are not there yet.

pub mod about;
pub mod games;
pub mod home;
pub mod new_game;
pub mod settings;
pub mod soon;

use yew::prelude::*;

use crate::game::Game;
use crate::route::Route;

/// Whether a page needs the rules of games.
#[must_use]
pub fn is_about_games(route: &Route) -> bool {
    match route {
        Route::New { game, .. } => game.is_none_or(Game::is_playable),
        Route::Play { .. } | Route::Replay { .. } => true,
        _ => false,
    }
}

/// A page beside the games.
pub(crate) fn side(route: Route) -> Html {
    match route {
        Route::Settings => html! { <settings::SettingsPage /> },
        Route::About => html! { <about::About /> },
        route => html! { <soon::Soon {route} /> },
    }
}
