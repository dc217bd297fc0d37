//! A game as a postcard: a scene, a stamp, a few words. The whole card is the link.

use yew::prelude::*;

use super::picture::picture;
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
                { scene(game, "postcard-scene") }
                { picture(["#stamp-", game.slug()].concat(), "postcard-stamp", (60, 72)) }
                { picture("#postmark".to_owned(), "postcard-postmark", (110, 60)) }
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
pub fn scene(game: Game, class: &'static str) -> Html {
    picture(["#postcard-", game.slug()].concat(), class, (360, 240))
}
