//! Home: the lagoon, what can be continued, and four postcards.
//! `index.html` carries the same markup for the first paint; a browser test compares the two.

use yew::prelude::*;

use crate::kit::components::picture::scene;
use crate::kit::components::postcard::postcard;
use crate::kit::i18n::Texts;
use crate::kit::route::Route;
use crate::kit::store::Shelf;
use crate::kit::store::saves::{self, Summary};
use crate::kit::title::Title;

/// The home page.
pub fn home(t: Texts, shelf: &Shelf) -> Html {
    let running = saves::list(shelf);
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
            if running.len() > 1 {
                <section class="running">
                    <h2>{ t.home_running(running.len() as u32) }</h2>
                    <ul class="running-list">{ for running.iter().map(|game| running_game(t, game)) }</ul>
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
            <span class="last-played-game">{ [&game_title(t, game), " · ", &game.title].concat() }</span>
        </a>
    }
}

fn running_game(t: Texts, game: &Summary) -> Html {
    html! {
        <li key={game.id.clone()}>
            <a class="running-game" href={Route::Play { save: game.id.clone() }.href()}>
                <strong>{ game_title(t, game) }</strong>
                <span>{ &game.title }</span>
            </a>
        </li>
    }
}

/// A game of a later version is shown by the name it has in the save.
fn game_title(t: Texts, summary: &Summary) -> String {
    Title::from_slug(&summary.game)
        .map_or_else(|| summary.game.clone(), |game| game.title(t).to_owned())
}
