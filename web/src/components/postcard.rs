//! A game as a postcard: a scene, a stamp, a few words. The whole card is the link.

use yew::prelude::*;

use super::picture::Picture;
use crate::app::use_texts;
use crate::game::Game;
use crate::route::Route;

/// The proportions of the scenes.
pub const SCENE: (u16, u16) = (360, 240);

/// Which game.
#[derive(Debug, Clone, PartialEq, Properties)]
pub struct PostcardProps {
    pub game: Game,
}

/// A postcard from one of the games.
#[component]
pub fn Postcard(props: &PostcardProps) -> Html {
    let t = use_texts();
    let game = props.game;
    let (players, minutes) = game.scope();
    let href = Route::New {
        game: Some(game),
        params: Vec::new(),
    }
    .href();
    html! {
        <a class="postcard" {href}>
            <span class="postcard-picture">
                <Picture id={["postcard-", game.slug()].concat()} class="postcard-scene" size={SCENE} />
                <Picture id={["stamp-", game.slug()].concat()} class="postcard-stamp" size={(60, 72)} />
                <Picture id="postmark" class="postcard-postmark" size={(110, 60)} />
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
