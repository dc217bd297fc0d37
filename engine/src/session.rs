//! A game at the table: the moves made so far with what they brought about, a cursor that can go back
//! and forth, and the state under the cursor. States are cached sparsely and rebuilt by replay, so
//! going anywhere is cheap and undo equals replay by construction.

use std::rc::Rc;

use crate::ai::levels;
use crate::checksum::stable_hash;
use crate::error::{Illegal, SetupError};
use crate::event::{EventSink, GameEvent};
use crate::game::{Game, GameOptions, Turn, state_hash};
use crate::json::Map;
use crate::record::Record;
use crate::rng::Rng;
use crate::seat::{Seat, SeatInfo, SeatKind, shorten};

/// A state is kept every so many plies.
const CACHE_STEP: usize = 16;

/// A game in progress, or finished, with its whole line of moves.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    options: G::Options,
    about: About,
    /// What happened before the first decision.
    opening: Rc<[G::Event]>,
    /// The whole line, the part that could be redone included.
    line: Vec<Ply<G>>,
    cursor: usize,
    state: G::State,
    /// The states at plies 0, 16, 32, … as far as the line was walked; the first is always there.
    cache: Vec<G::State>,
}

/// What a session carries along, whatever the game.
#[derive(Clone, Debug)]
pub(crate) struct About {
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) seed: u64,
    pub(crate) takebacks: Vec<u32>,
    pub(crate) extra: Map,
}

impl About {
    /// The one door to every table: names get their length, and whoever is to decide must be there.
    fn admit(&mut self, levels: &[SeatKind]) -> Result<(), SetupError> {
        for (info, seat) in self.seats.iter_mut().zip(1..) {
            shorten(&mut info.name);
            let level = info.kind;
            if level != SeatKind::Human && !levels.contains(&level) {
                return Err(SetupError::Level { seat, level });
            }
        }
        Ok(())
    }
}

/// One decision of the line.
#[derive(Clone, Debug, PartialEq)]
pub struct Ply<G: Game> {
    /// The decision.
    pub mv: G::Move,
    /// Who made it.
    pub seat: Seat,
    /// The turn it belongs to.
    pub turn: u16,
    /// Whether it brought new information: a roll, a draw.
    pub reveals: bool,
    /// What it brought about. Kept, so that logs and replays need not play the game again.
    pub events: Rc<[G::Event]>,
}

impl<G: Game> Session<G> {
    /// A new game.
    ///
    /// # Errors
    /// When the game cannot be played with these seats or options.
    pub fn new(options: G::Options, seats: Vec<SeatInfo>, seed: u64) -> Result<Self, SetupError> {
        let about = About {
            seats,
            seed,
            takebacks: Vec::new(),
            extra: Map::new(),
        };
        Self::start(options, about)
    }

    /// A new game with what else was known about it.
    pub(crate) fn start(options: G::Options, mut about: About) -> Result<Self, SetupError> {
        let mut opening = Vec::new();
        let state = first_state::<G>(&options, &about, &mut opening)?;
        about.admit(levels::of::<G>())?;
        Ok(Self {
            options,
            about,
            opening: opening.into(),
            line: Vec::new(),
            cursor: 0,
            cache: vec![state.clone()],
            state,
        })
    }

    pub(crate) fn set_takebacks(&mut self, takebacks: Vec<u32>) {
        self.about.takebacks = takebacks;
    }

    /// What the session carries along.
    pub(crate) fn about(&self) -> &About {
        &self.about
    }

    /// The position under the cursor.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What was chosen before the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Who sits where.
    pub fn seats(&self) -> &[SeatInfo] {
        &self.about.seats
    }

    /// Where all chance comes from.
    pub fn seed(&self) -> u64 {
        self.about.seed
    }

    /// How many moves lie before the cursor.
    pub fn ply(&self) -> usize {
        self.cursor
    }

    /// The whole line of moves; those from [`Session::ply`] on can be redone.
    pub fn line(&self) -> &[Ply<G>] {
        &self.line
    }

    /// The plies at which a move was chosen again after its outcome had been seen.
    pub fn takebacks(&self) -> &[u32] {
        &self.about.takebacks
    }

    /// Whose decision it is under the cursor.
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    /// The legal moves under the cursor.
    pub fn legal(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::legal(&self.state, &mut moves);
        moves
    }

    /// Whether a move is legal under the cursor.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, mv: G::Move) -> Result<(), Illegal> {
        G::check(&self.state, mv)
    }

    /// What a position's hash is under the cursor.
    pub fn hash(&self) -> u64 {
        state_hash::<G>(&self.state)
    }

    /// Makes a move and gives what happened. A line that could be redone is dropped, unless the move
    /// is its next one; dropping a move that had revealed something is remembered as a take-back.
    ///
    /// # Errors
    /// The rule that forbids the move; nothing has changed then.
    pub fn apply(&mut self, mv: G::Move) -> Result<&[G::Event], Illegal> {
        self.check(mv)?;
        let known = self.line.get(self.cursor).is_some_and(|next| next.mv == mv);
        if !known {
            if self.line[self.cursor..].iter().any(|ply| ply.reveals) {
                self.about.takebacks.push(self.cursor as u32);
            }
            self.line.truncate(self.cursor);
            self.cache.truncate(self.cursor / CACHE_STEP + 1);
        }
        Ok(self.step(mv))
    }

    /// Takes one move back.
    pub fn undo(&mut self) -> bool {
        self.cursor > 0 && self.jump(self.cursor - 1)
    }

    /// Makes the next move of the line again and gives what happened.
    pub fn redo(&mut self) -> Option<&[G::Event]> {
        let next = self.line.get(self.cursor)?.mv;
        Some(self.step(next))
    }

    /// Goes to any point of the line; `false` when there is no such point.
    pub fn jump(&mut self, ply: usize) -> bool {
        if ply > self.line.len() {
            return false;
        }
        self.state = self.state_at(ply);
        self.cursor = ply;
        true
    }

    /// Goes back to the first decision of the turn under the cursor, or, when it stands there
    /// already, stays. At the end of the game: to the start of the last turn.
    pub fn restart_turn(&mut self) -> bool {
        let start = self.turn_start();
        start < self.cursor && self.jump(start)
    }

    /// The ply at which the turn under the cursor began.
    pub fn turn_start(&self) -> usize {
        let now = match self.turn() {
            Turn::Of { number, .. } => Some(number),
            Turn::Over => self.line[..self.cursor].last().map(|ply| ply.turn),
        };
        let same = self.line[..self.cursor]
            .iter()
            .rev()
            .take_while(|p| Some(p.turn) == now);
        self.cursor - same.count()
    }

    /// The last ply before the cursor at which the seat decided.
    pub fn last_decision_of(&self, seat: Seat) -> Option<usize> {
        self.line[..self.cursor]
            .iter()
            .rposition(|ply| ply.seat == seat)
    }

    /// Whether going back to a ply would cross new information.
    pub fn hides_information(&self, ply: usize) -> bool {
        self.line
            .get(ply..self.cursor)
            .is_some_and(|plies| plies.iter().any(|p| p.reveals))
    }

    /// A game of its own that starts with the first `ply` moves of this one.
    #[must_use]
    pub fn fork(&self, ply: usize) -> Option<Session<G>> {
        let mut copy = self.clone();
        copy.jump(ply).then_some(())?;
        copy.line.truncate(ply);
        copy.cache.truncate(ply / CACHE_STEP + 1);
        copy.about.takebacks.retain(|&at| (at as usize) < ply);
        Some(copy)
    }

    /// What happened before the first decision.
    pub fn opening_events(&self) -> &[G::Event] {
        &self.opening
    }

    /// What happened at a ply of the line; nothing where the line is shorter.
    pub fn events_at(&self, ply: usize) -> &[G::Event] {
        self.line.get(ply).map_or(&[], |played| &*played.events)
    }

    /// What happened at a ply, as far as a seat may know.
    pub fn events_for(&self, ply: usize, seat: Seat) -> impl Iterator<Item = &G::Event> {
        let heard = move |event: &&G::Event| event.audience().includes(seat);
        self.events_at(ply).iter().filter(heard)
    }

    /// The position at a point of the line.
    ///
    /// # Panics
    /// When the line is shorter.
    pub fn state_at(&self, ply: usize) -> G::State {
        if ply == self.cursor {
            return self.state.clone();
        }
        let slot = (ply / CACHE_STEP).min(self.cache.len() - 1);
        let mut state = self.cache[slot].clone();
        for played in &self.line[slot * CACHE_STEP..ply] {
            G::apply(&mut state, played.mv, &mut ());
        }
        state
    }

    /// Chance for a computer player's decision under the cursor: differs from ply to ply and has
    /// nothing to do with the game's own stream.
    pub fn bot_chance(&self) -> Rng {
        Rng::new(stable_hash(&("bot", self.about.seed, self.cursor as u64)))
    }

    /// The whole line with its cursor as a record: what could be redone can be redone later, and what
    /// was seen and taken back stays known.
    pub fn record(&self) -> Record {
        let line = self.line.iter();
        let moves = line.map(|ply| G::fmt_move(ply.mv)).collect();
        Record::new(
            (G::KEY, G::RULES),
            self.options.to_json(),
            &self.about,
            moves,
            self.cursor,
        )
    }

    /// Makes a move known to be legal and moves the cursor; the line grows if it has to.
    fn step(&mut self, mv: G::Move) -> &[G::Event] {
        let Turn::Of { seat, number } = self.turn() else {
            unreachable!("a legal move has somebody to make it")
        };
        if self.cursor == self.cache.len() * CACHE_STEP {
            self.cache.push(self.state.clone());
        }
        if self.cursor == self.line.len() {
            let mut events = Vec::new();
            G::apply(&mut self.state, mv, &mut events);
            let reveals = events.iter().any(GameEvent::reveals);
            self.line.push(Ply {
                mv,
                seat,
                turn: number,
                reveals,
                events: events.into(),
            });
        } else {
            G::apply(&mut self.state, mv, &mut ());
        }
        self.cursor += 1;
        self.events_at(self.cursor - 1)
    }
}

fn first_state<G: Game>(
    options: &G::Options,
    about: &About,
    sink: &mut impl EventSink<G::Event>,
) -> Result<G::State, SetupError> {
    let (min, max) = G::SEATS;
    let found = about.seats.len();
    if found < usize::from(min) || found > usize::from(max) {
        return Err(SetupError::Seats { found, min, max });
    }
    G::setup(options, found as u8, about.seed, sink)
}
