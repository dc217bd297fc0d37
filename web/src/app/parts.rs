//! The parts of the site that come in files of their own and are fetched when they are first needed:
//! all pages but home, each game with its table, drawings and words, and each game's rules alone, for
//! the worker. The build cuts the wasm at the functions marked `wasm_split`
//! (`xtask/src/dist/split.rs`), so what they return must hide the types behind it; natively they are
//! plain functions.

use std::future::Future;
use std::pin::Pin;

use atoll_engine::any_session::Rules;
use atoll_engine::games::harmonies::Harmonies;
use atoll_engine::games::lost_cities::LostCities;
use atoll_engine::registry::GameId;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::Html;

use crate::games::harmonies::HarmoniesUi;
use crate::games::lost_cities::LostCitiesUi;
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
        GameId::LostCities => Box::pin(lost_cities()),
        GameId::Harmonies => Box::pin(harmonies()),
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

/// The rules of a game, without anything to look at.
///
/// # Errors
/// When their part cannot be fetched.
pub async fn rules(id: GameId) -> Result<&'static Rules, Missing> {
    match id {
        GameId::LostCities => lost_cities_rules().await,
        GameId::Harmonies => harmonies_rules().await,
    }
}

#[wasm_split(rules_lost_cities, fallible)]
fn lost_cities_rules() -> Result<&'static Rules, Missing> {
    Ok(Rules::of::<LostCities>())
}

#[wasm_split(rules_harmonies, fallible)]
fn harmonies_rules() -> Result<&'static Rules, Missing> {
    Ok(Rules::of::<Harmonies>())
}
