//! Stands in for pages that are not there yet: says in one sentence what will be.

use yew::prelude::*;

use crate::components::postcard::game_scene;
use crate::game::Game;
use crate::i18n::Texts;
use crate::route::Route;

/// A page to come.
pub fn soon(t: Texts, route: &Route) -> Html {
    let (title, line) = words(t, route);
    html! {
        <main id="main" class="sheet soon" tabindex="-1">
            { game_scene(game(route), "soon-scene") }
            <p class="soon-badge">{ t.soon_badge() }</p>
            <h1>{ title }</h1>
            <p class="lead">{ line }</p>
            <a class="button" href={Route::Home.href()}>{ t.soon_back() }</a>
        </main>
    }
}

/// Title and sentence of a page to come.
#[must_use]
pub fn words(t: Texts, route: &Route) -> (&'static str, &'static str) {
    match route {
        Route::New {
            game: Some(game), ..
        } => (game.title(t), t.soon_new_line()),
        Route::Rules {
            game: Some(game), ..
        } => (game.title(t), t.soon_rules_line()),
        Route::Play { .. } => (t.soon_play_title(), t.soon_play_line()),
        Route::Campaign { .. } => (t.nav_campaign(), t.soon_campaign_line()),
        Route::Rules { .. } => (t.nav_rules(), t.soon_rules_line()),
        Route::Scorer { .. } => (t.nav_scorer(), t.soon_scorer_line()),
        Route::Daily => (t.nav_daily(), t.soon_daily_line()),
        Route::Replay { .. } => (t.soon_replay_title(), t.soon_replay_line()),
        _ => (t.soon_new_title(), t.soon_new_line()),
    }
}

/// The scene that fits the page.
fn game(route: &Route) -> Game {
    match route {
        Route::New {
            game: Some(game), ..
        }
        | Route::Rules {
            game: Some(game), ..
        }
        | Route::Scorer { game: Some(game) } => *game,
        Route::Scorer { .. } => Game::LostCities,
        Route::Daily | Route::Rules { .. } => Game::Harmonies,
        Route::Replay { .. } | Route::New { .. } => Game::Skylands,
        _ => Game::MyIsland,
    }
}
