//! A game as a postcard: a scene, a stamp, a few words. The whole card is the link.

use yew::prelude::*;

use super::picture::scene;
use crate::game::Game;
use crate::i18n::Texts;
use crate::route::Route;

/// A postcard from one of the games.
pub fn postcard(t: Texts, game: Game) -> Html {
    let (players, minutes) = game.scope();
    let href = Route::New {
        game: Some(game),
        params: Vec::new(),
    }
    .href();
    html! {
        <a class="postcard" {href}>
            <span class="postcard-picture">
                { game_scene(game, "postcard-scene") }
                { scene(&["stamp-", game.slug()].concat(), "postcard-stamp") }
                { scene("postmark", "postcard-postmark") }
            </span>
            <span class="postcard-title">{ game.title(t) }</span>
            <span class="postcard-line">{ game.line(t) }</span>
            <span class="postcard-scope">
                <span>{ t.postcard_players(players) }</span>
                <span>{ t.postcard_minutes(minutes) }</span>
            </span>
        </a>
    }
}

/// The scene of a game's postcard.
pub fn game_scene(game: Game, class: &'static str) -> Html {
    scene(&["postcard-", game.slug()].concat(), class)
}
