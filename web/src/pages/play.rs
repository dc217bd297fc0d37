//! The pages that show a game: a stored one to go on with, and a replay that travels in the address.
//! What cannot be opened is explained, and never lost.

use std::rc::Rc;

use atoll_engine::error::RecordError;
use atoll_engine::games::harmonies::Harmonies;
use atoll_engine::games::lost_cities::LostCities;
use atoll_engine::record::Record;
use atoll_engine::registry::GameId;
use yew::prelude::*;

use crate::app::use_app;
use crate::bridge;
use crate::i18n::Texts;
use crate::play::screen::Screen;
use crate::play::share;
use crate::route::Route;
use crate::store::saves;

/// Which stored game.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PlayPageProps {
    pub save: AttrValue,
}

/// A stored game, where it was left.
#[component]
pub fn PlayPage(props: &PlayPageProps) -> Html {
    let app = use_app();
    let t = app.texts;
    let shelf = Rc::clone(&app.shelf);
    let page = use_memo(props.save.clone(), move |save| {
        let Some(stored) = saves::get(&shelf, save).or_else(|| saves::get_archived(&shelf, save))
        else {
            return html! { <Trouble title={t.play_not_found_title()} text={t.play_not_found()} /> };
        };
        let shown = Record::parse(&stored.record).and_then(|r| show(&r, Some(save.clone())));
        shown.unwrap_or_else(|error| html! {
            <Trouble title={t.play_unreadable_title()} text={share::explain(t, &error)} record={stored.record} />
        })
    });
    (*page).clone()
}

/// What the address holds.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ReplayPageProps {
    pub payload: AttrValue,
}

/// A game from a link, from its first move.
#[component]
pub fn ReplayPage(props: &ReplayPageProps) -> Html {
    let t = use_app().texts;
    let page = use_memo(props.payload.clone(), move |payload| {
        let shown = share::open(payload).and_then(|record| show(&record, None));
        shown.unwrap_or_else(|error| {
            html! {
                <Trouble title={t.replay_broken_title()} text={share::explain(t, &error)} />
            }
        })
    });
    (*page).clone()
}

/// The screen of the record's game.
fn show(record: &Record, save: Option<AttrValue>) -> Result<Html, RecordError> {
    let key = save.as_deref().unwrap_or_default().to_owned();
    match GameId::of_record(record)? {
        GameId::LostCities => {
            let session = Rc::new(record.replay::<LostCities>()?);
            Ok(html! { <Screen<LostCities> {key} {session} {save} /> })
        }
        GameId::Harmonies => {
            let session = Rc::new(record.replay::<Harmonies>()?);
            Ok(html! { <Screen<Harmonies> {key} {session} {save} /> })
        }
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
    let t: Texts = use_app().texts;
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
