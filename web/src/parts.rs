//! The parts of the site that come in files of their own and are fetched when they are first needed:
//! all pages but home, and each game with its rules, its table and its words. The build cuts the
//! wasm at the functions marked `wasm_split` (`xtask/src/dist/split.rs`), so what they return must
//! hide the types behind it; natively they are plain functions.

use std::future::Future;
use std::pin::Pin;

use atoll_engine::games::harmonies::Harmonies;
use atoll_engine::games::lost_cities::LostCities;
use atoll_engine::registry::GameId;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::Html;

use crate::app::AppContext;
use crate::games::Entrance;
use crate::pages;
use crate::route::Route;

/// A part could not be fetched. Nothing is lost: the next try starts afresh.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

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
    Ok(Box::pin(pages::games::open(route, app)))
}

/// A page beside the games: settings, about, and those to come.
#[wasm_split(side, fallible)]
fn side_page(route: Route) -> Result<Html, Missing> {
    Ok(pages::side(route))
}

/// The ways into a game.
///
/// # Errors
/// When its part cannot be fetched.
pub async fn game(id: GameId) -> Result<&'static Entrance, Missing> {
    match id {
        GameId::LostCities => lost_cities().await,
        GameId::Harmonies => harmonies().await,
        // It has no table yet; `game::with_table` keeps it away from here.
        GameId::Skylands => Err(Missing),
    }
}

#[wasm_split(lost_cities, fallible)]
fn lost_cities() -> Result<&'static Entrance, Missing> {
    Ok(Entrance::of::<LostCities>())
}

#[wasm_split(harmonies, fallible)]
fn harmonies() -> Result<&'static Entrance, Missing> {
    Ok(Entrance::of::<Harmonies>())
}
