//! The parts of the site that come in files of their own and are fetched when they are first needed:
//! all pages but home, each game with its table, drawings and words, and each game's mind (rules and
//! search alone), for the worker. The build cuts the wasm at the functions marked `wasm_split`
//! (`xtask/src/dist/split.rs`), so what they return must hide the types behind it; natively they are
//! plain functions.

use std::future::Future;
use std::pin::Pin;

use atoll_engine::ai::Thought;
use atoll_engine::any_session::Rules;
use atoll_engine::games::harmonies::Harmonies;
use atoll_engine::games::lost_cities::LostCities;
use atoll_engine::games::my_island::MyIsland;
use atoll_engine::games::skylands::Skylands;
use atoll_engine::record::Record;
use atoll_engine::registry::GameId;
use atoll_engine::seat::SeatKind;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::Html;

use crate::games::harmonies::HarmoniesUi;
use crate::games::lost_cities::LostCitiesUi;
use crate::games::my_island::MyIslandUi;
use crate::games::skylands::SkylandsUi;
use crate::games::{Coming, Ui};
use crate::kit::Missing;
use crate::kit::context::AppContext;
use crate::kit::route::Route;
use crate::pages;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Self {
        Missing
    }
}

/// A page that may still wait for the part of its game.
type Page = Pin<Box<dyn Future<Output = Result<Html, Missing>>>>;

/// Any page but home.
///
/// # Errors
/// When a part it needs cannot be fetched.
pub async fn page(route: Route, app: AppContext) -> Result<Html, Missing> {
    if pages::is_about_games(&route) {
        game_page(route, app).await?.await
    } else {
        side_page(route).await
    }
}

/// A page around games: set-up, a game under way, a replay.
#[wasm_split(games, fallible)]
fn game_page(route: Route, app: AppContext) -> Result<Page, Missing> {
    Ok(Box::pin(pages::games::open(route, app, game)))
}

/// A page beside the games: settings, about.
#[wasm_split(side, fallible)]
fn side_page(route: Route) -> Result<Html, Missing> {
    Ok(pages::side(&route))
}

/// A game.
#[must_use]
pub fn game(id: GameId) -> Coming {
    match id {
        GameId::MyIsland => Box::pin(my_island()),
        GameId::LostCities => Box::pin(lost_cities()),
        GameId::Harmonies => Box::pin(harmonies()),
        GameId::Skylands => Box::pin(skylands()),
    }
}

#[wasm_split(lost_cities, fallible)]
fn lost_cities() -> Result<Ui, Missing> {
    Ok(&LostCitiesUi)
}

#[wasm_split(harmonies, fallible)]
fn harmonies() -> Result<Ui, Missing> {
    Ok(&HarmoniesUi)
}

#[wasm_split(skylands, fallible)]
fn skylands() -> Result<Ui, Missing> {
    Ok(&SkylandsUi)
}

#[wasm_split(my_island, fallible)]
fn my_island() -> Result<Ui, Missing> {
    Ok(&MyIslandUi)
}

/// What a computer level is asked: a record of a game, and the level.
#[derive(Clone, Debug)]
pub struct Asked {
    pub record: String,
    pub level: String,
}

/// What thinks about the question, or the code of what is wrong with it.
pub type Mind = Result<Box<dyn Thought<String>>, &'static str>;

/// Begins to think about a question, where the rules and the search are and nothing to look at.
///
/// # Errors
/// When their part cannot be fetched.
pub async fn mind(id: GameId, asked: Asked) -> Result<Mind, Missing> {
    match id {
        GameId::LostCities => lost_cities_mind(asked).await,
        GameId::Harmonies => harmonies_mind(asked).await,
        GameId::Skylands => skylands_mind(asked).await,
        GameId::MyIsland => my_island_mind(asked).await,
    }
}

#[wasm_split(mind_lost_cities, fallible)]
fn lost_cities_mind(asked: Asked) -> Result<Mind, Missing> {
    Ok(open(Rules::of::<LostCities>(), &asked))
}

#[wasm_split(mind_harmonies, fallible)]
fn harmonies_mind(asked: Asked) -> Result<Mind, Missing> {
    Ok(open(Rules::of::<Harmonies>(), &asked))
}

#[wasm_split(mind_skylands, fallible)]
fn skylands_mind(asked: Asked) -> Result<Mind, Missing> {
    Ok(open(Rules::of::<Skylands>(), &asked))
}

#[wasm_split(mind_my_island, fallible)]
fn my_island_mind(asked: Asked) -> Result<Mind, Missing> {
    Ok(open(Rules::of::<MyIsland>(), &asked))
}

fn open(rules: &Rules, asked: &Asked) -> Mind {
    let level = SeatKind::from_word(&asked.level).ok_or("no-such-level")?;
    let record = Record::parse(&asked.record).map_err(|error| error.code())?;
    let session = (rules.open)(&record).map_err(|error| error.code())?;
    session.ask(level, None).map_err(|_| "no-such-level")
}
