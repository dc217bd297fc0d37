//! Home: the lagoon, what can be continued, and four postcards. The newest games under way are here; all
//! others are a page of their own (`kept`).
//! `index.html` carries the same markup for the first paint; a browser test compares the two.

use atoll_engine::seat::MAX_NAME;
use yew::prelude::*;

use crate::kit::components::picture::scene;
use crate::kit::components::postcard::postcard;
use crate::kit::i18n::Texts;
use crate::kit::names;
use crate::kit::route::Route;
use crate::kit::store::Shelf;
use crate::kit::store::saves::{self, Summary};
use crate::kit::title::Title;

/// So many games under way are shown here.
const NEWEST: usize = 4;

/// The home page.
pub fn home(t: Texts, shelf: &Shelf) -> Html {
    let running = saves::list(shelf);
    let several = running.len() > 1;
    html! {
        <main id="main" class="home" tabindex="-1">
            <section class="hero">
                { scene("hero", "hero-scene") }
                <div class="hero-words">
                    <h1 class="hero-title">{ t.app_name() }</h1>
                    <p class="hero-line">{ t.home_tagline() }</p>
                    <p class="hero-line hero-promise">{ t.home_promise() }</p>
                    { for running.first().map(|newest| last_played(t, newest)) }
                </div>
            </section>
            <section class="games" aria-labelledby="games-heading">
                <h2 id="games-heading" class="visually-hidden">{ t.home_games() }</h2>
                <ul class="postcards">
                    { for Title::ALL.map(|game| html! { <li key={game.slug()}>{ postcard(t, game) }</li> }) }
                </ul>
            </section>
            if !running.is_empty() || saves::has_archived(shelf) {
                <section class="running">
                    if several {
                        <h2>{ t.home_running(running.len() as u32) }</h2>
                        <ul class="running-list">{ for running.iter().take(NEWEST).map(|game| running_game(t, game)) }</ul>
                    }
                    <a class="all-games" href={Route::Games.href()} data-testid="all-games">{ t.home_all_games() }</a>
                </section>
            }
        </main>
    }
}

/// Inside the hero, whose height is fixed: it appears without moving anything.
fn last_played(t: Texts, game: &Summary) -> Html {
    html! {
        <a class="last-played" href={Route::Play { save: game.id.clone() }.href()}>
            <span class="last-played-word">{ t.home_continue() }</span>
            <span class="last-played-game">{ [&game_title(t, game), " · ", &players(game)].concat() }</span>
        </a>
    }
}

fn running_game(t: Texts, game: &Summary) -> Html {
    html! {
        <li key={game.id.clone()}>
            <a class="running-game" href={Route::Play { save: game.id.clone() }.href()}>
                <strong>{ game_title(t, game) }</strong>
                <span>{ players(game) }</span>
            </a>
        </li>
    }
}

/// A game of a later version is shown by the name it has in the save.
pub(super) fn game_title(t: Texts, summary: &Summary) -> String {
    Title::from_slug(&summary.game).map_or_else(
        || names::shown(&summary.game),
        |game| game.title(t).to_owned(),
    )
}

/// Who plays. Five of the longest names have room.
pub(super) fn players(summary: &Summary) -> String {
    names::cut(&summary.title, 5 * (MAX_NAME + 2))
}
