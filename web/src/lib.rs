//! The Atoll site: everything that touches the browser lives in this crate.
//!
//! Its layers are `kit ← games ← play ← pages ← app`, each using only what stands left of it;
//! `tests/it/arch` holds them apart. Nothing starts by itself: the page calls [`mount`], because a
//! worker loads the same file and asks for [`think`].

pub mod app;
pub mod games;
pub mod kit;
pub mod pages;
pub mod play;

use std::future::Future;
use std::pin::Pin;

use atoll_engine::ai::{self, Step};
use atoll_engine::registry::GameId;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_split_helpers::wasm_split;

/// Three kilobytes smaller (gzip) than the allocator of the standard library. Its type knows that
/// there is one thread; the module is never built with wasm threads.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Draws the app into `<div id="app">`, in place of the static first paint.
#[wasm_bindgen]
pub fn mount() {
    kit::bridge::report_panics();
    if let Some(root) = kit::bridge::element("app") {
        yew::Renderer::<app::App>::with_root(root).render();
    }
}

/// A browser compiles each function of the wasm when it is first called, and that takes most of the
/// time of a first drawing. Each call does a part of what [`mount`] will need, where nobody sees it,
/// and says whether there is more; the page makes each a task of its own, so that none is long.
#[wasm_bindgen]
pub fn warm_up() -> bool {
    app::warm_up::step()
}

/// A board that is about to be shown.
type Showing = Pin<Box<dyn Future<Output = Result<(), &'static str>>>>;

/// Shows the table of a shared game in an element, to be played on; see [`games::stand`].
///
/// # Errors
/// The code of what is wrong with the text; `missing` when a part could not be fetched.
#[wasm_bindgen]
pub async fn show_board(
    root: web_sys::Element,
    share: String,
    language: String,
) -> Result<(), JsValue> {
    let showing = board(root, share, language).await;
    let shown = match showing {
        Ok(showing) => showing.await,
        Err(kit::Missing) => Err("missing"),
    };
    shown.map_err(JsValue::from_str)
}

#[wasm_split(board, fallible)]
fn board(root: web_sys::Element, share: String, language: String) -> Result<Showing, kit::Missing> {
    let t = kit::i18n::Texts::of(kit::i18n::Lang::from_slug(&language).unwrap_or_default());
    Ok(Box::pin(games::stand::show(
        root,
        share,
        t,
        app::parts::game,
    )))
}

/// The plural form our texts use for a count (`one`, `few`, `many`, `other`); the browser tests
/// compare it with `Intl.PluralRules`.
#[wasm_bindgen]
#[must_use]
pub fn plural_form(language: &str, count: u32) -> String {
    let lang = kit::i18n::Lang::from_slug(language).unwrap_or_default();
    kit::i18n::plural(lang, count).slug().to_owned()
}

/// A question to a computer player, answered step by step.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Thought(Box<dyn ai::Thought<String>>);

#[wasm_bindgen]
impl Thought {
    /// Does so much work; the move once it is found.
    pub fn step(&mut self, work: u32) -> Option<String> {
        match self.0.step(work) {
            Step::Answer(mv) => Some(mv),
            Step::Thinking { .. } => None,
        }
    }
}

/// Asks a computer level about a record of a game; called by the worker.
///
/// # Errors
/// The code of what is wrong with the game, the record or the level; `missing` when the rules could
/// not be fetched.
#[wasm_bindgen]
pub async fn think(game: String, record: String, level: String) -> Result<Thought, String> {
    let id = GameId::from_key(&game).ok_or("unknown-game")?;
    let asked = app::parts::Asked { record, level };
    let mind = app::parts::mind(id, asked).await.map_err(|_| "missing")?;
    Ok(Thought(mind?))
}
