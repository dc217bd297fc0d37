//! The pages around games: which one an address means. A stored game goes on where it was left, a
//! replay travels in the address. What cannot be opened is explained, and never lost.

use atoll_engine::registry::GameId;
use yew::prelude::*;

use super::new_game::{SetupPage, choose_game};
use crate::games::Load;
use crate::kit::Missing;
use crate::kit::bridge;
use crate::kit::context::{AppContext, use_app};
use crate::kit::route::Route;
use crate::kit::store::saves;
use crate::kit::title::Title;
use crate::play::screen::Screen;
use crate::play::share::{self, Opened, Unopened};

/// The page of an address.
///
/// # Errors
/// When the part of its game cannot be fetched.
pub async fn open(route: Route, app: AppContext, load: Load) -> Result<Html, Missing> {
    match route {
        Route::Play { save } => play(save.into(), &app, load).await,
        Route::Replay { payload } => replay(&payload, &app, load).await,
        Route::New { game } => match game.and_then(playable) {
            Some(id) => {
                let ui = load(id).await?;
                Ok(html! { <SetupPage key={ui.rules().key} {ui} {load} /> })
            }
            None => Ok(choose_game(app.texts, load)),
        },
        _ => Err(Missing),
    }
}

/// The game behind a title that has a table.
fn playable(game: Title) -> Option<GameId> {
    GameId::from_key(game.slug()).filter(|_| game.is_playable())
}

/// A stored game, where it was left.
async fn play(save: AttrValue, app: &AppContext, load: Load) -> Result<Html, Missing> {
    let (t, shelf) = (app.texts, &app.shelf);
    // Who opens a game that was put away wants to play it.
    let save = match saves::get(shelf, &save) {
        Some(_) => save,
        None => saves::take_back(shelf, &save).map_or(save, Into::into),
    };
    let stored = saves::get(shelf, &save).or_else(|| saves::get_archived(shelf, &save));
    let Some(stored) = stored else {
        return Ok(
            html! { <Trouble title={t.play_not_found_title()} text={t.play_not_found()} /> },
        );
    };
    let opened = share::open_record(&stored.record, load).await;
    or_trouble(opened, Some(save), |error| {
        html! {
            <Trouble title={t.play_unreadable_title()} text={error.explain(t)} record={stored.record} />
        }
    })
}

/// A game from a link, from its first move.
async fn replay(payload: &str, app: &AppContext, load: Load) -> Result<Html, Missing> {
    let t = app.texts;
    let opened = share::open(payload, load).await;
    or_trouble(
        opened,
        None,
        |error| html! { <Trouble title={t.replay_broken_title()} text={error.explain(t)} /> },
    )
}

/// The screen of a game. A missing part can come later; what is wrong with a record stays wrong and
/// is explained.
fn or_trouble(
    opened: Result<Opened, Unopened>,
    save: Option<AttrValue>,
    trouble: impl FnOnce(Unopened) -> Html,
) -> Result<Html, Missing> {
    match opened {
        Ok((ui, session)) => {
            let key = save.as_deref().unwrap_or_default().to_owned();
            Ok(html! { <Screen {key} {ui} {session} {save} /> })
        }
        Err(Unopened::Missing) => Err(Missing),
        Err(error) => Ok(trouble(error)),
    }
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct TroubleProps {
    title: AttrValue,
    text: AttrValue,
    /// What was found, to take away.
    #[prop_or_default]
    record: Option<AttrValue>,
}

#[component]
fn Trouble(props: &TroubleProps) -> Html {
    let t = use_app().texts;
    let download = props
        .record
        .clone()
        .map(|record| Callback::from(move |_| bridge::download("game.atoll.json", &record)));
    html! {
        <main id="main" class="sheet trouble" tabindex="-1" data-testid="trouble">
            <h1>{ &props.title }</h1>
            <p>{ &props.text }</p>
            if let Some(onclick) = download {
                <button type="button" class="button" {onclick}>{ t.play_download_text() }</button>
            }
            <p><a href={Route::Home.href()}>{ t.play_back_home() }</a></p>
        </main>
    }
}
