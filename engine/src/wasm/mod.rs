//! The JavaScript component: the same rules behind wasm-bindgen classes, for `dist/engine`. Values
//! cross the [`border`] as plain objects with TypeScript types; errors are objects with a `code` and
//! arguments, never sentences to parse.

mod border;
mod table;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::error::{RecordError, SetupError};
use crate::game::Variant;
use crate::json;
use crate::record::{format_seed, parse_seed};
use crate::registry::{self, GameId};

use border::{bad_field, place_error, record_error, setup_error, text, whole};

pub use border::AtollError;
pub(crate) use border::to_js;
pub use table::{Decision, Score, Table};

/// The most random games that are played at one call: about a minute of a slow machine.
const MAX_GAMES: u32 = 1_000_000;

/// Smaller than the allocator of the standard library. Its type knows that there is one thread.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// What there is to choose before a game.
#[derive(Debug, Serialize, Tsify)]
pub struct GameInfo {
    key: &'static str,
    rules: u32,
    #[serde(rename = "minSeats")]
    min_seats: u8,
    #[serde(rename = "maxSeats")]
    max_seats: u8,
    #[tsify(type = "{ key: string; values: string[] }[]")]
    options: &'static [Variant],
    #[tsify(type = "string[]")]
    categories: &'static [&'static str],
    #[serde(rename = "ruleKeys")]
    #[tsify(type = "string[]")]
    rule_keys: &'static [&'static str],
    levels: Vec<&'static str>,
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export type GameKey = "lost-cities" | "harmonies";
export type SeatKind = "human" | "random" | "greedy" | "easy" | "medium" | "hard" | "expert";
export interface SeatSetup { name: string; kind: SeatKind; colour?: string }
export type LostCitiesSeat = Seat;
export type HarmoniesSeat = Seat;
/** A seat's points, line by line. */
export interface Score extends ScoreSheet { total: number }
/** One event of a game: `type` says which. */
export type GameEvent = LostCitiesEvent | HarmoniesEvent;
/** What a seat of a game knows. */
export type GameView = LostCitiesView | HarmoniesView;
"#;

/// Every game with its options and levels.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn games() -> Result<JsValue, JsValue> {
    let info = |id: &GameId| {
        let rules = id.rules();
        GameInfo {
            key: rules.key,
            rules: rules.version,
            min_seats: rules.seats.0,
            max_seats: rules.seats.1,
            options: rules.variants,
            categories: rules.categories,
            rule_keys: rules.rule_keys,
            levels: rules.levels.iter().map(|level| level.word()).collect(),
        }
    };
    to_js(&GameId::ALL.iter().map(info).collect::<Vec<_>>())
}

/// Scores a position of any game: JSON in, JSON out, as `cargo xtask score` does.
#[wasm_bindgen(js_name = scorePosition)]
pub fn score_position(
    #[wasm_bindgen(unchecked_param_type = "string")] json: &JsValue,
) -> Result<String, JsValue> {
    let position = json::read(&text(json, "json")?).map_err(|error| record_error(&error.into()))?;
    let sheet = registry::score_position(&position);
    let sheet = sheet.map_err(|error| place_error(error.code, error.place))?;
    Ok(sheet.text())
}

/// Plays random complete games, a million at most, and gives the checksum of their final states, the
/// same as natively.
#[wasm_bindgen(js_name = playRandomGames)]
pub fn play_random_games(
    #[wasm_bindgen(unchecked_param_type = "GameKey")] game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] seats: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] games: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
) -> Result<String, JsValue> {
    let id = game_id(game)?;
    let (min, max) = id.seats();
    let found = whole(seats, "seats")?;
    if !(u32::from(min)..=u32::from(max)).contains(&found) {
        let found = found as usize;
        return Err(setup_error(&SetupError::Seats { found, min, max }));
    }
    let games = whole(games, "games")?;
    if games > MAX_GAMES {
        return Err(bad_field("games"));
    }
    let sum = registry::play_random_games(id, found as u8, games, read_seed(seed)?);
    Ok(format_seed(sum))
}

fn game_id(key: &JsValue) -> Result<GameId, JsValue> {
    let key = text(key, "game")?;
    GameId::from_key(&key).ok_or_else(|| record_error(&RecordError::UnknownGame(key)))
}

fn read_seed(seed: &JsValue) -> Result<u64, JsValue> {
    parse_seed(&text(seed, "seed")?).ok_or_else(|| bad_field("seed"))
}
