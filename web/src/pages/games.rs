//! The pages around games: which one an address means. A stored game goes on where it was left, a
//! replay travels in the address. What cannot be opened is explained, and never lost.

use atoll_engine::record::Record;
use atoll_engine::registry::GameId;
use yew::prelude::*;

use super::new_game::{SetupPage, choose_game};
use crate::app::{AppContext, use_app};
use crate::bridge;
use crate::game::with_table;
use crate::parts::{self, Missing};
use crate::play::share::{self, Unopened};
use crate::route::Route;
use crate::store::saves;

/// The page of an address.
///
/// # Errors
/// When the part of its game cannot be fetched.
pub async fn open(route: Route, app: AppContext) -> Result<Html, Missing> {
    match route {
        Route::Play { save } => play(save.into(), &app).await,
        Route::Replay { payload } => replay(&payload, &app).await,
        Route::New { game, .. } => match game.and_then(|game| GameId::from_key(game.slug())) {
            Some(id) => {
                let entrance = parts::game(id).await?;
                Ok(html! { <SetupPage {entrance} /> })
            }
            None => Ok(choose_game(app.texts)),
        },
        _ => Err(Missing),
    }
}

/// A stored game, where it was left.
async fn play(save: AttrValue, app: &AppContext) -> Result<Html, Missing> {
    let (t, shelf) = (app.texts, &app.shelf);
    let stored = saves::get(shelf, &save).or_else(|| saves::get_archived(shelf, &save));
    let Some(stored) = stored else {
        return Ok(
            html! { <Trouble title={t.play_not_found_title()} text={t.play_not_found()} /> },
        );
    };
    let shown = match Record::parse(&stored.record) {
        Ok(record) => show(&record, Some(save)).await,
        Err(error) => Err(error.into()),
    };
    or_trouble(shown, |error| {
        html! {
            <Trouble title={t.play_unreadable_title()} text={error.explain(t)} record={stored.record} />
        }
    })
}

/// A game from a link, from its first move.
async fn replay(payload: &str, app: &AppContext) -> Result<Html, Missing> {
    let t = app.texts;
    let shown = match share::open(payload).await {
        Ok(record) => show(&record, None).await,
        Err(error) => Err(error),
    };
    or_trouble(
        shown,
        |error| html! { <Trouble title={t.replay_broken_title()} text={error.explain(t)} /> },
    )
}

/// The screen of the record's game.
async fn show(record: &Record, save: Option<AttrValue>) -> Result<Html, Unopened> {
    let id = with_table(GameId::of_record(record)?)?;
    Ok((parts::game(id).await?.show)(record, save)?)
}

/// A missing part can come later; what is wrong with a record stays wrong and is explained.
fn or_trouble(
    shown: Result<Html, Unopened>,
    trouble: impl FnOnce(Unopened) -> Html,
) -> Result<Html, Missing> {
    match shown {
        Err(Unopened::Missing) => Err(Missing),
        shown => Ok(shown.unwrap_or_else(trouble)),
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
