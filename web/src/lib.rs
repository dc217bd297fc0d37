//! The Atoll site: everything that touches the browser lives in this crate.
//!
//! Pure modules (`game`, `i18n`, `route`, `shell`, `store` without `browser`) know nothing of Yew
//! or the browser and are tested natively; `app`, `components` and `pages` draw with Yew. Nothing
//! starts by itself: the page calls [`mount`], because a worker loads the same file.

pub mod app;
pub mod bridge;
pub mod components;
pub mod game;
pub mod games;
pub mod i18n;
pub mod pages;
pub mod parts;
pub mod play;
pub mod route;
pub mod shell;
pub mod store;
mod warm_up;

use atoll_engine::registry::GameId;
use wasm_bindgen::prelude::wasm_bindgen;

/// Three kilobytes smaller (gzip) than the allocator of the standard library. Its type knows that
/// there is one thread; the module is never built with wasm threads.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Draws the app into `<div id="app">`, in place of the static first paint.
#[wasm_bindgen]
pub fn mount() {
    bridge::report_panics();
    if let Some(root) = bridge::element("app") {
        yew::Renderer::<app::App>::with_root(root).render();
    }
}

/// A browser compiles each function of the wasm when it is first called, and that takes most of the
/// time of a first drawing. Each call does a part of what [`mount`] will need, where nobody sees it,
/// and says whether there is more; the page makes each a task of its own, so that none is long.
#[wasm_bindgen]
pub fn warm_up() -> bool {
    warm_up::step()
}

/// The plural form our texts use for a count (`one`, `few`, `many`, `other`); the browser tests
/// compare it with `Intl.PluralRules`.
#[wasm_bindgen]
#[must_use]
pub fn plural_form(language: &str, count: u32) -> String {
    let lang = i18n::Lang::from_slug(language).unwrap_or_default();
    i18n::plural(lang, count).slug().to_owned()
}

/// The move a computer level makes for a record of a game; called by the worker.
///
/// # Errors
/// The code of what is wrong with the game, the record or the level.
#[wasm_bindgen]
pub async fn think(game: String, record: String, level: String) -> Result<String, String> {
    let id = GameId::from_key(&game).and_then(|id| game::with_table(id).ok());
    let id = id.ok_or("unknown-game")?;
    let entrance = parts::game(id).await.map_err(|_| "part-missing")?;
    (entrance.think)(&record, &level)
}
