//! Which games there are. `GameId` is closed; `with_game!` is the one place where a name becomes a
//! type. What works for any game is written once, generically, and instantiated here, inside the
//! engine, where it is optimised for speed.

use std::hash::Hasher;

use serde::Serialize;

use crate::ai::arena::{self, Entrant};
use crate::any_session::Rules;
use crate::checksum::StableHasher;
use crate::error::{PositionError, RecordError};
use crate::game::{Game, Turn, Variant, state_hash};
use crate::json::Value;
use crate::outcome::{Outcome, ScoreSheet};
use crate::record::{Record, format_seed, read_options};
use crate::rng::Rng;
use crate::seat::{Seat, SeatKind};
use crate::share;

/// One of Atoll's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameId {
    /// My Island.
    MyIsland,
    /// Lost Cities: Roll & Write.
    LostCities,
    /// Harmonies.
    Harmonies,
    /// Skylands.
    Skylands,
}

/// Runs an expression with a game's type: `with_game!(id, G => G::SEATS)`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::registry::GameId::MyIsland => {
                type $G = $crate::games::my_island::MyIsland;
                $body
            }
            $crate::registry::GameId::LostCities => {
                type $G = $crate::games::lost_cities::LostCities;
                $body
            }
            $crate::registry::GameId::Harmonies => {
                type $G = $crate::games::harmonies::Harmonies;
                $body
            }
            $crate::registry::GameId::Skylands => {
                type $G = $crate::games::skylands::Skylands;
                $body
            }
        }
    };
}

impl GameId {
    /// Every game by its newest rules, in the order it is shown.
    pub const ALL: &'static [GameId] = &[
        GameId::MyIsland,
        GameId::LostCities,
        GameId::Harmonies,
        GameId::Skylands,
    ];

    /// Older rules that are kept beside the newest, because people have months in a game. Each is a
    /// `GameId` of its own with an arm of [`with_game!`]; records and links find it, lists do not.
    pub const KEPT: &'static [GameId] = &[];

    /// The game's name in records and commands.
    pub const fn key(self) -> &'static str {
        with_game!(self, G => G::KEY)
    }

    /// The game of that name, by its newest rules.
    pub fn from_key(key: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|id| id.key() == key)
    }

    /// The version of its rules. Asking [`GameId::rules`] for it would bring the rules themselves along.
    pub const fn version(self) -> u32 {
        with_game!(self, G => G::RULES)
    }

    /// Its rules.
    pub const fn rules(self) -> &'static Rules {
        with_game!(self, G => Rules::of::<G>())
    }

    /// The fewest and the most seats.
    pub const fn seats(self) -> (u8, u8) {
        with_game!(self, G => G::SEATS)
    }

    /// The options a player can choose.
    pub const fn variants(self) -> &'static [Variant] {
        with_game!(self, G => G::VARIANTS)
    }

    /// Every game by every version of its rules that is known here.
    fn known() -> impl Iterator<Item = GameId> {
        GameId::ALL.iter().chain(GameId::KEPT).copied()
    }

    /// The game a record is of, by the rules it names.
    ///
    /// # Errors
    /// When no such game is known, or not by those rules.
    pub fn of_record(record: &Record) -> Result<GameId, RecordError> {
        GameId::pick(|known| record.rules_among(known))
    }

    /// The game a share text is of, by the rules it names.
    ///
    /// # Errors
    /// When the text is damaged, no such game is known, or not by those rules.
    pub fn of_share(text: &str) -> Result<GameId, RecordError> {
        GameId::pick(|known| share::rules_among(text, known))
    }

    fn pick(
        among: impl FnOnce(&[(&'static str, u32)]) -> Result<usize, RecordError>,
    ) -> Result<GameId, RecordError> {
        let known: Vec<GameId> = GameId::known().collect();
        let rules: Vec<_> = known.iter().map(|id| (id.key(), id.version())).collect();
        among(&rules).map(|at| known[at])
    }
}

/// How a record ends: what `cargo xtask replay` prints.
#[derive(Clone, Debug, Serialize)]
pub struct Ending {
    /// The game.
    pub game: &'static str,
    /// How many moves were made.
    pub moves: usize,
    /// Whether the game is over.
    pub over: bool,
    /// Each seat's name, total and score sheet.
    pub seats: Vec<SeatEnding>,
    /// The ranking, once the game is over.
    pub outcome: Option<Outcome>,
    /// The hash of the last state.
    pub hash: String,
}

/// What a seat has at the end of a record.
#[derive(Clone, Debug, Serialize)]
pub struct SeatEnding {
    /// The seat's name.
    pub name: String,
    /// Its points.
    pub total: i32,
    /// Line by line.
    pub sheet: ScoreSheet,
}

/// Replays a record of any game.
///
/// # Errors
/// What is wrong with the record.
pub fn replay(record: &Record) -> Result<Ending, RecordError> {
    let id = GameId::of_record(record)?;
    let session = (id.rules().open)(record)?;
    let seats = session.seats().iter().zip(0..);
    let seats = seats.map(|(info, seat)| SeatEnding {
        name: info.name.clone(),
        total: session.total(Seat(seat)),
        sheet: session.score(Seat(seat)),
    });
    Ok(Ending {
        game: session.key(),
        moves: session.ply(),
        over: session.turn() == Turn::Over,
        seats: seats.collect(),
        outcome: session.outcome(),
        hash: format_seed(session.hash()),
    })
}

/// Scores a position of any game (`docs/formats.md`).
///
/// # Errors
/// What is impossible about the position.
pub fn score_position(position: &Value) -> Result<Value, PositionError> {
    let key = position.get("game").and_then(Value::as_str);
    let key = key.ok_or_else(|| PositionError::new("bad-field", "game"))?;
    let id = GameId::from_key(key).ok_or_else(|| PositionError::new("unknown-game", key))?;
    with_game!(id, G => G::score_position(position))
}

/// Matches between levels in any game; see [`arena::play`].
///
/// # Errors
/// When a level has no bot or the set-up is impossible.
pub fn play_arena(
    id: GameId,
    options: &Value,
    entrants: &[SeatKind],
    games: u32,
    seed: u64,
    clock: &mut dyn FnMut() -> f64,
    progress: &mut dyn FnMut(u32),
) -> Result<Vec<Entrant>, String> {
    with_game!(id, G => {
        let options = read_options::<G>(options).map_err(|error| error.to_string())?;
        arena::play::<G>(&options, entrants, games, seed, clock, progress)
    })
}

/// Plays random complete games and gives a checksum over all their final states: the load of
/// benches, and the proof that two builds play alike.
///
/// # Panics
/// When the game is not played with that many seats.
pub fn play_random_games(id: GameId, seats: u8, games: u32, seed: u64) -> u64 {
    with_game!(id, G => random_games::<G>(seats, games, seed))
}

fn random_games<G: Game>(seats: u8, games: u32, seed: u64) -> u64 {
    let mut sum = StableHasher::default();
    let mut chance = Rng::new(seed);
    let mut legal = Vec::with_capacity(256);
    // Somebody listens, so that `setup` is in the component once: sessions listen, too.
    let mut opening = Vec::with_capacity(16);
    let options = G::Options::default();
    for _ in 0..games {
        let game_seed = chance.next_u64();
        opening.clear();
        let Ok(mut state) = G::setup(&options, seats, game_seed, &mut opening) else {
            panic!("seats outside the range")
        };
        while G::turn(&state) != Turn::Over {
            G::legal(&state, &mut legal);
            let mv = legal[chance.index(legal.len())];
            G::apply(&mut state, mv, &mut ());
        }
        sum.write_u64(state_hash::<G>(&state));
    }
    sum.finish()
}
