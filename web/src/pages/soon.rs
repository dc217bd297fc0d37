//! Stands in for pages that are not there yet: says in one sentence what will be.

use yew::prelude::*;

use crate::app::use_app;
use crate::components::postcard::game_scene;
use crate::game::Game;
use crate::i18n::Texts;
use crate::route::Route;

/// Which page it will be.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct SoonProps {
    pub route: Route,
}

/// A page to come.
#[component]
pub fn Soon(props: &SoonProps) -> Html {
    let (t, route) = (use_app().texts, &props.route);
    html! {
        <main id="main" class="sheet soon" tabindex="-1">
            { game_scene(game(route), "soon-scene") }
            <p class="soon-badge">{ t.soon_badge() }</p>
            <h1>{ route.title(t) }</h1>
            <p class="lead">{ line(t, route) }</p>
            <a class="button" href={Route::Home.href()}>{ t.soon_back() }</a>
        </main>
    }
}

/// What will be there.
fn line(t: Texts, route: &Route) -> &'static str {
    match route {
        Route::Rules { .. } => t.soon_rules_line(),
        Route::Play { .. } => t.soon_play_line(),
        Route::Campaign { .. } => t.soon_campaign_line(),
        Route::Scorer { .. } => t.soon_scorer_line(),
        Route::Daily => t.soon_daily_line(),
        Route::Replay { .. } => t.soon_replay_line(),
        _ => t.soon_new_line(),
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
