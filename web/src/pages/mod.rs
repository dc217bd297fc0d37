//! The pages, one per file. Home is part of the shell; the others come in parts (`crate::app::parts`).

pub mod about;
pub mod games;
pub mod home;
pub mod kept;
mod new_game;
pub mod settings;

use yew::prelude::*;

use crate::kit::route::Route;

/// Whether a page needs the rules of games.
#[must_use]
pub fn is_about_games(route: &Route) -> bool {
    matches!(
        route,
        Route::New { .. } | Route::Play { .. } | Route::Replay { .. }
    )
}

/// A page beside the games.
pub(crate) fn side(route: &Route) -> Html {
    match route {
        Route::Games => html! { <kept::KeptGames /> },
        Route::Settings => html! { <settings::SettingsPage /> },
        _ => html! { <about::About /> },
    }
}
