//! The whole table: stack, display, supply, bank and everybody's sheet, with the set-up of a game.
//! The stack has no hidden order: it is what is left, and the stream draws from it at the moment of
//! drawing, which is as even as a shuffle and leaves nothing to peek at.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::events::{EndReason, Event};
use super::grid::PRINTED;
use super::options::{Display, Options, Start};
use super::parts::{COLOURS, SUPPLY, TILES, Terrain, Tile};
use super::sheet::Sheet;
use super::specials::{FIRST_GAME, PILES, SHOWN_PER_PILE, Special};
use crate::event::EventSink;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};

/// The points in the bank, by seats; alone as with two.
pub const BANK: [u8; 5] = [0, 32, 32, 42, 48];
/// The most tiles on offer.
pub(super) const MOST_OFFERED: usize = 5;
/// How many tiles a player draws before a tactical start; all but one are placed.
pub(super) const HAND: usize = 3;
/// After so many rounds a game ends in any case: a limit of our own that sensible games never see.
pub const ROUNDS: u16 = 30;

/// One of the four actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
#[repr(u8)]
pub enum Action {
    /// Take a tile and place it.
    Discover,
    /// Fill an island with inhabitants.
    Deploy,
    /// Buy a special and place it.
    Create,
    /// Move blue inhabitants into a city for points.
    Convert,
}

impl Action {
    /// Every action, in order.
    pub const ALL: [Action; 4] = [
        Action::Discover,
        Action::Deploy,
        Action::Create,
        Action::Convert,
    ];

    /// The word in notation.
    pub const fn word(self) -> &'static str {
        ["discover", "deploy", "create", "convert"][self as usize]
    }

    /// Reads the word back.
    pub fn from_word(word: &str) -> Option<Action> {
        Self::ALL.into_iter().find(|action| action.word() == word)
    }
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
#[repr(u8)]
pub enum Phase {
    /// Tactical start: where the start island goes.
    PlaceStart,
    /// Tactical start: which tile of the hand goes where.
    PlaceHand,
    /// Which action.
    Choose,
    /// Which tile on offer goes where.
    Discover,
    /// Which island is filled.
    Deploy,
    /// Which special is bought.
    Create,
    /// Who is given for a special, or for a trade.
    Pay,
    /// Where the special goes that was paid.
    PlaceSpecial,
    /// Where the tile of the outpost goes.
    Outpost,
    /// Which energy goes where.
    Convert,
    /// Nothing: the game is over.
    Over,
}

/// What is still to be given for a special, and a trade under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Due {
    /// Green, violet, and of any colour.
    pub symbols: [u8; 3],
    /// A trade: the colour given, how many of it are still to be given, and, when it pays for a
    /// special, the colour it stands for.
    pub trade: Option<(super::parts::Colour, u8, Option<super::parts::Colour>)>,
}

/// What a player has converted in this step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Energy {
    /// The crystal islands used, by the places in the list counted from 1.
    pub(super) crystals: [u8; 2],
    /// The cities used, likewise.
    pub(super) cities: [u8; 2],
    /// How much room these cities have left.
    pub(super) room: [u8; 2],
    pub(super) moved: u8,
    /// Whether a power plant got some.
    pub(super) powered: bool,
}

/// Everything there is.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) rng: Rng,
    pub(super) options: Options,
    pub(super) first: Seat,
    /// Whose turn it is.
    pub(super) active: Seat,
    /// Who decides: in somebody's turn everybody performs the action.
    pub(super) actor: Seat,
    /// How many players have performed the action already.
    pub(super) step: u8,
    /// How many times the right to decide has gone on.
    pub(super) steps: u16,
    /// How many turns are over.
    pub(super) turns: u16,
    pub(super) phase: Phase,
    pub(super) action: Action,
    pub(super) stack: [u8; TILES],
    pub(super) stack_size: u8,
    /// The tiles on offer, or in the hand of the one who decides, sorted.
    pub(super) offer: [u8; MOST_OFFERED],
    pub(super) offered: u8,
    pub(super) display: u32,
    pub(super) supply: [u8; COLOURS],
    pub(super) bank: u8,
    /// How many islands may still be filled in this step, and the one that was, by its place in the
    /// list counted from 1.
    pub(super) fills: u8,
    pub(super) filled: u8,
    /// The special being bought.
    pub(super) bought: Option<Special>,
    pub(super) due: Due,
    pub(super) energy: Energy,
    /// Solo: what the wind will choose next.
    pub(super) wind: Action,
    pub(super) end: Option<EndReason>,
    /// The tiles drawn for a tactical start, sorted.
    pub(super) hands: PerSeat<[u8; HAND]>,
    pub(super) sheets: PerSeat<Sheet>,
}

impl State {
    /// The first position, for a number of seats the game allows.
    pub(super) fn new(
        options: Options,
        seats: u8,
        seed: u64,
        sink: &mut impl EventSink<Event>,
    ) -> Self {
        let mut rng = Rng::new(seed);
        let first = Seat(rng.below(u32::from(seats)) as u8);
        let mut state = Self {
            rng,
            options,
            first,
            active: first,
            actor: first,
            step: 0,
            steps: 0,
            turns: 0,
            phase: Phase::Choose,
            action: Action::Discover,
            stack: [0; TILES],
            stack_size: 0,
            offer: [0; MOST_OFFERED],
            offered: 0,
            display: 0,
            supply: [SUPPLY; COLOURS],
            bank: BANK[seats as usize],
            fills: 0,
            filled: 0,
            bought: None,
            due: Due::default(),
            energy: Energy::default(),
            wind: Action::Discover,
            end: None,
            hands: PerSeat::new(seats, [0; HAND]),
            sheets: PerSeat::new(seats, Sheet::default()),
        };
        for tile in Tile::all() {
            let copies = tile.copies(seats);
            state.stack[tile.0 as usize] = copies;
            state.stack_size += copies;
        }
        sink.emit(Event::FirstSeat { seat: first });
        state.show_specials(sink);
        match options.start {
            Start::Printed => state.deal_boards(sink),
            Start::Tactical => state.deal_hands(sink),
        }
        if seats == 1 {
            state.wind = Action::ALL[state.rng.index(4)];
            sink.emit(Event::WindTurns { action: state.wind });
        }
        state
    }

    fn show_specials(&mut self, sink: &mut impl EventSink<Event>) {
        self.display = match self.options.display {
            Display::FirstGame => FIRST_GAME,
            Display::Drawn => {
                let mut shown = 0;
                for pile in PILES {
                    let mut rest = pile;
                    for _ in 0..SHOWN_PER_PILE {
                        let mut picks = rest;
                        for _ in 0..self.rng.below(rest.count_ones()) {
                            picks &= picks - 1;
                        }
                        let pick = picks & picks.wrapping_neg();
                        rest &= !pick;
                        shown |= pick;
                    }
                }
                shown
            }
        };
        for special in Special::each(self.display) {
            sink.emit(Event::SpecialShown { special });
        }
    }

    fn deal_boards(&mut self, sink: &mut impl EventSink<Event>) {
        let mut boards = [0, 1, 2, 3];
        self.rng.shuffle(&mut boards);
        for seat in self.sheets.seats() {
            let board = boards[seat.index()];
            let sheet = &mut self.sheets[seat];
            sheet.board = Some(board);
            for (square, face) in PRINTED[board as usize].squares {
                sheet.put(face, None, square);
                for terrain in Terrain::ALL {
                    if face.edges().contains(&(terrain as u8 + 1)) {
                        sheet.close(terrain, square);
                    }
                }
            }
            sink.emit(Event::BoardDealt {
                seat,
                board: PRINTED[board as usize].name,
            });
        }
    }

    fn deal_hands(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in self.sheets.seats() {
            for _ in 0..HAND {
                let tile = self.draw();
                self.put_on_offer(tile);
            }
            let tiles = [(); HAND].map(|()| self.take_from_offer(0).0);
            self.hands[seat] = tiles;
            sink.emit(Event::HandDealt {
                seat,
                tiles: tiles.map(Tile),
            });
        }
        self.phase = Phase::PlaceStart;
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.sheets.len()
    }

    /// What was chosen before the game.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// A player's board and belongings.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat]
    }

    /// Whether somebody plays alone.
    #[inline]
    pub fn solo(&self) -> bool {
        self.seats() == 1
    }

    /// Solo: whether the wind has chosen this turn's action.
    #[inline]
    pub fn winds_turn(&self) -> bool {
        self.solo() && self.turns % 2 == 1
    }

    /// Whether the one who decides has the advantage of the active player.
    #[inline]
    pub(super) fn advantage(&self) -> bool {
        self.actor == self.active && !self.winds_turn()
    }
}

/// Over everything that is not derived from the rest; a sheet knows what that is.
impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.rng.hash(hasher);
        hasher.write(&[
            self.options.start as u8,
            self.options.display as u8,
            self.first.0,
            self.active.0,
            self.actor.0,
            self.step,
            self.phase as u8,
            self.action as u8,
            self.bank,
            self.fills,
            self.filled,
            self.bought.map_or(0, |special| special.0 + 1),
            self.wind as u8,
            self.end.map_or(0, |reason| reason as u8 + 1),
            self.seats(),
            self.offered,
        ]);
        hasher.write_u16(self.steps);
        hasher.write_u16(self.turns);
        hasher.write(&self.stack);
        hasher.write(self.offer());
        hasher.write_u32(self.display);
        hasher.write(&self.supply);
        // Both are blank most of the time, and hashing is what a short game pays most for.
        if self.bought.is_some() {
            self.due.hash(hasher);
        }
        if self.phase == Phase::Convert || self.phase == Phase::Pay {
            self.due.trade.hash(hasher);
            self.energy.hash(hasher);
        }
        if matches!(self.phase, Phase::PlaceStart | Phase::PlaceHand) {
            for hand in &self.hands {
                hasher.write(hand);
            }
        }
        for sheet in &self.sheets {
            sheet.hash_into(hasher);
        }
    }
}
