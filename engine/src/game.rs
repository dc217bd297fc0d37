//! The contract that carries all games, with its laws. `tests/it/laws` runs one battery of checks
//! of these laws over every game, so a game that compiles and passes it fits everything else:
//! sessions, records, share texts, bots, the arena, the JavaScript component and the play screen.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;

use crate::ai::{Bot, levels};
use crate::error::{Illegal, PositionError, SetupError};
use crate::event::{EventSink, GameEvent};
use crate::json::{Value, object};
use crate::outcome::{Outcome, ScoreSheet};
use crate::rng::Rng;
use crate::seat::{Seat, SeatKind};
use crate::text::{Put as _, joined};

/// Whose decision it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A seat decides. `number` counts the turns of all seats from 0: decisions that belong to one
    /// turn share it, so that *restart turn* knows how far to go back.
    Of {
        /// Who decides.
        seat: Seat,
        /// Which turn this decision belongs to.
        number: u16,
    },
    /// The game is over.
    Over,
}

impl Turn {
    /// Who decides, unless the game is over.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::Of { seat, .. } => Some(seat),
            Turn::Over => None,
        }
    }
}

/// An option a player can choose before the game; the first value is the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Variant {
    /// The field of the options.
    pub key: &'static str,
    /// Its values, as written in records.
    pub values: &'static [&'static str],
}

/// What is chosen before a game, and how records write it.
pub trait GameOptions: Clone + Debug + Default + PartialEq {
    /// All options with their values.
    fn to_json(&self) -> Value;

    /// Reads options back. What is left out has its default; unknown fields and values are refused.
    ///
    /// # Errors
    /// Which field or value is unknown.
    fn from_json(options: &Value) -> Result<Self, SetupError>;
}

/// Writes options that are nothing but variants: for each variant the index of its value.
pub fn write_variants(variants: &[Variant], picked: &[usize]) -> Value {
    let fields = variants.iter().zip(picked);
    object(fields.map(|(variant, &index)| (variant.key, variant.values[index].into())))
}

/// Reads options that are nothing but variants: gives for each variant the index of its value.
///
/// # Errors
/// Which field or value is unknown.
pub fn read_variants(variants: &[Variant], options: &Value) -> Result<Vec<usize>, SetupError> {
    let Some(fields) = options.as_object() else {
        return Err(SetupError::Options("no object".to_owned()));
    };
    let mut picked = vec![0; variants.len()];
    for (key, value) in fields.iter() {
        let Some(at) = variants.iter().position(|variant| variant.key == key) else {
            let keys: Vec<&str> = variants.iter().map(|variant| variant.key).collect();
            return Err(unknown("field", key, &keys));
        };
        let values = variants[at].values;
        let known = |word| values.iter().position(|&known| known == word);
        match value.as_str().and_then(known) {
            Some(index) => picked[at] = index,
            None => {
                let text = value.text();
                let found = value.as_str().unwrap_or(&text);
                return Err(unknown("variant", found, values));
            }
        }
    }
    Ok(picked)
}

fn unknown(what: &str, found: &str, known: &[&str]) -> SetupError {
    let mut text = joined(&["unknown ", what, " `", found, "`, expected "]);
    for (index, word) in known.iter().enumerate() {
        text.put(if index == 0 { "`" } else { " or `" });
        text.put(word).put("`");
    }
    SetupError::Options(text)
}

/// A game: its rules as pure functions over a state.
///
/// Each *decision* is one move (a token placed, a card taken, a pass), not a whole turn. Chance is
/// resolved inside [`Game::apply`] from the state's own stream and never is a player of its own.
/// Rules use integers only and never depend on hash order.
pub trait Game: Copy + Debug + Eq + 'static {
    /// The name in records and commands.
    const KEY: &'static str;
    /// The version of the rules: raised whenever an old record would replay differently.
    const RULES: u32;
    /// The fewest and the most seats.
    const SEATS: (u8, u8);
    /// No game has more decisions than this.
    const MAX_PLIES: usize;
    /// Every key that [`Game::check`] can give, besides the shared ones in [`crate::error::rule`].
    const RULE_KEYS: &'static [&'static str];
    /// Every category that [`Game::score`] can give.
    const CATEGORIES: &'static [&'static str];
    /// The options a player can choose, for set-up pages and listings.
    const VARIANTS: &'static [Variant];
    /// The levels at which the computer plays, from the weakest.
    const LEVELS: &'static [SeatKind] = levels::SHARED;

    /// What is chosen before the game. Written to records as JSON; unknown fields are refused.
    type Options: GameOptions;
    /// Everything there is, secrets and random stream included. Flat: cloning must not allocate.
    type State: Clone + Debug + Hash;
    /// One decision.
    type Move: Copy + Debug + Ord + Hash;
    /// What happens when a move is made.
    type Event: GameEvent;
    /// What one seat knows.
    type View: Clone + Debug + PartialEq + Serialize;

    /// The first position. Pure: the same arguments give the same state. Chance that happens before
    /// the first decision is told to the sink.
    ///
    /// # Errors
    /// When the game cannot be played with that many seats or those options.
    fn setup(
        options: &Self::Options,
        seats: u8,
        seed: u64,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<Self::State, SetupError>;

    /// The set-ups over which laws, golden games and bots are run. As a rule all there are; a game
    /// with too many for that chooses some that together show everything.
    fn samples() -> Vec<Sample<Self>> {
        every_setup::<Self>()
    }

    /// The bot of a level: the shared ones, unless the game brings its own (in its `eval`). A bot for
    /// exactly the levels in [`Game::LEVELS`].
    fn bot(level: SeatKind) -> Option<AnyBot<Self>> {
        levels::shared(level)
    }

    /// How many seats there are.
    fn seats(state: &Self::State) -> u8;

    /// Whose decision it is, or that the game is over.
    fn turn(state: &Self::State) -> Turn;

    /// Replaces the buffer's content by all legal moves: sorted, without duplicates, empty exactly
    /// when the game is over. The buffer is reused; nothing else is allocated.
    fn legal(state: &Self::State, moves: &mut Vec<Self::Move>);

    /// Whether the move is legal, and if not, which rule forbids it. Agrees with [`Game::legal`].
    ///
    /// # Errors
    /// The rule that forbids the move.
    fn check(state: &Self::State, mv: Self::Move) -> Result<(), Illegal>;

    /// Makes a legal move. Deterministic; what an illegal move does is unspecified, so callers with
    /// moves from outside ask [`Game::check`] first ([`crate::session::Session`] does).
    fn apply(state: &mut Self::State, mv: Self::Move, sink: &mut impl EventSink<Self::Event>);

    /// What the seat knows: nothing about the order of piles, the stream or others' secrets.
    fn view(state: &Self::State, seat: Seat) -> Self::View;

    /// A random state with exactly that view: the only way a bot gets a state.
    fn resample(view: &Self::View, rng: &mut Rng) -> Self::State;

    /// The seat's score line by line, with evidence, counted in full.
    fn score(state: &Self::State, seat: Seat) -> ScoreSheet;

    /// The seat's points, kept up to date move by move: always the sum of [`Game::score`].
    fn total(state: &Self::State, seat: Seat) -> i32;

    /// How the game ended; `None` while it goes on.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The move in the game's notation: short, readable by a person, without spaces.
    fn fmt_move(mv: Self::Move) -> String;

    /// Reads the notation back. Says nothing about legality.
    fn parse_move(text: &str) -> Option<Self::Move>;

    /// The whole table as plain text: two states that any seat sees differently print differently.
    fn ascii(state: &Self::State) -> String;

    /// Scores a position given from outside, such as a finished sheet of paper, in the JSON of
    /// `docs/formats.md`.
    ///
    /// # Errors
    /// What is impossible about the position, and where.
    fn score_position(position: &Value) -> Result<Value, PositionError>;
}

/// A computer player of a game, whichever it is.
pub type AnyBot<G> = Box<dyn Bot<G>>;

/// A set-up to try a game with.
#[derive(Clone, Debug)]
pub struct Sample<G: Game> {
    /// A short name for files and messages, different for each sample of a game.
    pub name: String,
    /// The options.
    pub options: G::Options,
    /// How many play.
    pub seats: u8,
}

/// Every combination of the variants, with every number of seats.
pub fn every_setup<G: Game>() -> Vec<Sample<G>> {
    let mut combinations = vec![Vec::new()];
    for variant in G::VARIANTS {
        let grown = combinations.iter().flat_map(|picked: &Vec<usize>| {
            (0..variant.values.len()).map(move |index| [picked.as_slice(), &[index]].concat())
        });
        combinations = grown.collect();
    }
    let mut samples = Vec::new();
    for seats in G::SEATS.0..=G::SEATS.1 {
        for picked in &combinations {
            let json = write_variants(G::VARIANTS, picked);
            let options = G::Options::from_json(&json);
            let mut name = joined(&[&char::from(b'0' + seats).to_string(), "-seats"]);
            for (variant, &index) in G::VARIANTS.iter().zip(picked) {
                name.put("-").put(&variant.values[index].to_lowercase());
            }
            samples.extend(options.ok().map(|options| Sample {
                name,
                options,
                seats,
            }));
        }
    }
    samples
}

/// A number that is equal exactly for equal states, natively and in wasm.
pub fn state_hash<G: Game>(state: &G::State) -> u64 {
    crate::checksum::stable_hash(state)
}
