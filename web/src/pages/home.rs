//! Home: the lagoon, what can be continued, four postcards, and the way to everything else.
//! `index.html` carries the same markup for the first paint; a browser test compares the two.

use yew::prelude::*;

use crate::components::picture::{ICON, picture, scene};
use crate::components::postcard::postcard;
use crate::game::Game;
use crate::i18n::Texts;
use crate::route::Route;
use crate::shell::Shell;
use crate::store::saves::{self, Summary};

/// The home page.
pub fn home(shell: &Shell) -> Html {
    let t = shell.texts();
    let running = saves::list(&shell.shelf);
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
                    { for Game::ALL.map(|game| html! { <li key={game.slug()}>{ postcard(t, game) }</li> }) }
                </ul>
            </section>
            if running.len() > 1 {
                <section class="running">
                    <h2>{ t.home_running(running.len() as u32) }</h2>
                    <ul class="running-list">{ for running.iter().map(|game| running_game(t, game)) }</ul>
                </section>
            }
            { more(t) }
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
    Game::from_slug(&summary.game)
        .map_or_else(|| summary.game.clone(), |game| game.title(t).to_owned())
}

fn more(t: Texts) -> Html {
    let links = [
        (
            "campaign",
            Route::Campaign { campaign: None },
            t.nav_campaign(),
            t.home_campaign_line(),
        ),
        ("daily", Route::Daily, t.nav_daily(), t.home_daily_line()),
        (
            "rules",
            Route::Rules {
                game: None,
                section: None,
            },
            t.nav_rules(),
            t.home_rules_line(),
        ),
        (
            "scorer",
            Route::Scorer { game: None },
            t.nav_scorer(),
            t.home_scorer_line(),
        ),
    ];
    let link = |(name, route, title, line): &(&'static str, Route, &'static str, &'static str)| {
        html! {
            <li key={*name}>
                <a class="more-link" href={route.href()}>
                    { picture(["#icon-", name].concat(), "icon", ICON) }
                    <span class="more-title">{ *title }</span>
                    <span class="more-line">{ *line }</span>
                </a>
            </li>
        }
    };
    html! {
        <section class="more" aria-labelledby="more-heading">
            <h2 id="more-heading" class="visually-hidden">{ t.home_more() }</h2>
            <ul class="more-links">{ for links.iter().map(link) }</ul>
        </section>
    }
}
