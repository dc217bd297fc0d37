//! A game as a postcard: a scene, a stamp, a few words. The whole card is the link.

use yew::prelude::*;

use super::picture::scene;
use crate::kit::i18n::Texts;
use crate::kit::route::Route;
use crate::kit::title::Title;

/// A postcard from one of the games. One that cannot be played yet says so and leads nowhere.
pub fn postcard(t: Texts, game: Title) -> Html {
    let (players, minutes) = game.scope();
    let card = html! {
        <>
            <span class="postcard-picture">
                { game_scene(game, "postcard-scene") }
                { scene(&["stamp-", game.slug()].concat(), "postcard-stamp") }
                { scene("postmark", "postcard-postmark") }
            </span>
            <span class="postcard-title">{ game.title(t) }</span>
            <span class="postcard-line">{ game.line(t) }</span>
            <span class="postcard-scope">
                if !game.is_playable() { <strong class="postcard-soon">{ t.postcard_soon() }</strong> }
                <span>{ t.postcard_players(players) }</span>
                <span>{ t.postcard_minutes(minutes) }</span>
            </span>
        </>
    };
    if game.is_playable() {
        html! { <a class="postcard" href={Route::New { game: Some(game) }.href()}>{ card }</a> }
    } else {
        html! { <span class="postcard is-soon">{ card }</span> }
    }
}

/// The scene of a game's postcard.
pub fn game_scene(game: Title, class: &'static str) -> Html {
    scene(&["postcard-", game.slug()].concat(), class)
}
