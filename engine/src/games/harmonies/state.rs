//! The whole table: spaces, card row, pouch, pile and everybody's sheet, with the set-up of a game.
//! Pouch and pile have no hidden order: they are what is left, and the stream draws from them at
//! the moment of drawing, which is as even as a shuffle and leaves nothing to peek at.

use serde::Serialize;

use super::cards::{ANIMALS, CARD_COUNT};
use super::events::Event;
use super::grid::Side;
use super::parts::{COLOURS, Colour, SUPPLY, TOKENS_PER_SPACE};
use super::sheet::Sheet;
use crate::error::SetupError;
use crate::event::EventSink;
use crate::game::{GameOptions, Variant, read_variants, write_variants};
use crate::json::Value;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};

/// The most spaces, and the most cards in the row.
pub(super) const MOST_SPACES: usize = 5;
/// How many spaces and cards a solo game has.
const SOLO_SPACES: usize = 3;

/// Whether the spirit cards are in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub enum Spirits {
    /// They stay in the box.
    #[default]
    Off,
    /// Everybody is dealt two and keeps one.
    On,
}

/// What is chosen before a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub struct Options {
    /// The side of everybody's board.
    #[cfg_attr(feature = "wasm", tsify(optional))]
    pub side: Side,
    /// The variant with spirits.
    #[cfg_attr(feature = "wasm", tsify(optional))]
    pub spirits: Spirits,
}

/// The options with their values, each in the order of its type.
pub(super) const VARIANTS: &[Variant] = &[
    Variant {
        key: "side",
        values: &["A", "B"],
    },
    Variant {
        key: "spirits",
        values: &["off", "on"],
    },
];

impl GameOptions for Options {
    fn to_json(&self) -> Value {
        write_variants(VARIANTS, &[self.side as usize, self.spirits as usize])
    }

    fn from_json(options: &Value) -> Result<Self, SetupError> {
        let picked = read_variants(VARIANTS, options)?;
        Ok(Self {
            side: [Side::A, Side::B][picked[0]],
            spirits: [Spirits::Off, Spirits::On][picked[1]],
        })
    }
}

/// The tokens of a space.
pub(super) type Trio = [Colour; TOKENS_PER_SPACE];

/// Everything there is.
#[derive(Clone, Debug, Hash)]
pub struct State {
    pub(super) rng: Rng,
    pub(super) options: OptionsKey,
    pub(super) first: Seat,
    /// Who is to move; after the end, who would be.
    pub(super) active: Seat,
    /// How many turns are over.
    pub(super) turns: u8,
    pub(super) last_round: bool,
    pub(super) over: bool,
    /// The space emptied in this turn.
    pub(super) space: Option<u8>,
    /// The tokens taken and not placed yet, by colour.
    pub(super) hand: [u8; COLOURS],
    pub(super) card_taken: bool,
    pub(super) spaces: [Option<Trio>; MOST_SPACES],
    /// The numbers of the cards turned up; 0 for a gap.
    pub(super) row: [u8; MOST_SPACES],
    /// What the pouch holds, by colour.
    pub(super) pouch: [u8; COLOURS],
    /// The animals nobody has seen yet, as bits by card number.
    pub(super) pile: u64,
    /// The spirits dealt to each seat, the lower number first.
    pub(super) dealt: PerSeat<[u8; 2]>,
    pub(super) sheets: PerSeat<Sheet>,
}

/// The options as part of a state.
pub(super) type OptionsKey = (Side, Spirits);

impl State {
    /// The first position, for a number of seats the game allows.
    pub(super) fn new(
        options: &Options,
        seats: u8,
        seed: u64,
        sink: &mut impl EventSink<Event>,
    ) -> Self {
        let mut rng = Rng::new(seed);
        let first = Seat(rng.below(u32::from(seats)) as u8);
        let mut state = Self::bare(options, seats, first, rng);
        sink.emit(Event::FirstSeat { seat: first });
        for space in 0..state.space_count() {
            state.fill_space(space, sink);
        }
        for place in 0..state.space_count() {
            state.turn_up(place, sink);
        }
        if options.spirits == Spirits::On {
            state.deal_spirits(sink);
        }
        state
    }

    /// A table on which nothing lies yet.
    pub(super) fn bare(options: &Options, seats: u8, first: Seat, rng: Rng) -> Self {
        Self {
            rng,
            options: (options.side, options.spirits),
            first,
            active: first,
            turns: 0,
            last_round: false,
            over: false,
            space: None,
            hand: [0; COLOURS],
            card_taken: false,
            spaces: [None; MOST_SPACES],
            row: [0; MOST_SPACES],
            pouch: SUPPLY,
            pile: ((1 << ANIMALS) - 1) << 1,
            dealt: PerSeat::new(seats, [0; 2]),
            sheets: PerSeat::new(seats, Sheet::new(options.side)),
        }
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.sheets.len()
    }

    /// The side of everybody's board.
    pub const fn side(&self) -> Side {
        self.options.0
    }

    /// Whether spirits are in play.
    pub const fn spirits(&self) -> Spirits {
        self.options.1
    }

    /// A player's board, cards and points.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat]
    }

    /// How many spaces and places in the row there are.
    #[inline]
    pub(super) fn space_count(&self) -> usize {
        if self.seats() == 1 {
            SOLO_SPACES
        } else {
            MOST_SPACES
        }
    }

    /// Whether the seat to move must choose its spirit before anything else.
    #[inline]
    pub(super) fn spirit_due(&self) -> bool {
        self.spirits() == Spirits::On
            && self.turns < self.seats()
            && self.sheets[self.active].spirit == 0
    }

    /// Whether this turn's tokens are taken and all placed.
    #[inline]
    pub(super) fn tokens_done(&self) -> bool {
        self.space.is_some() && self.hand == [0; COLOURS]
    }

    /// How many tokens the pouch holds.
    #[inline]
    pub(super) fn pouch_size(&self) -> u8 {
        self.pouch.iter().sum()
    }

    /// Draws three tokens from the pouch onto a space.
    pub(super) fn fill_space(&mut self, space: usize, sink: &mut impl EventSink<Event>) {
        let tokens = [(); TOKENS_PER_SPACE].map(|()| self.draw_token());
        self.spaces[space] = Some(tokens);
        sink.emit(Event::SpaceFilled {
            space: space as u8,
            tokens,
        });
    }

    fn draw_token(&mut self) -> Colour {
        let mut nth = self.rng.below(u32::from(self.pouch_size())) as u8;
        for colour in Colour::ALL {
            let left = &mut self.pouch[colour as usize];
            if nth < *left {
                *left -= 1;
                return colour;
            }
            nth -= *left;
        }
        unreachable!("the draw is below the pouch's size")
    }

    /// Turns up the next card of the pile into the row; leaves a gap when there is none.
    pub(super) fn turn_up(&mut self, place: usize, sink: &mut impl EventSink<Event>) {
        if self.pile == 0 {
            return;
        }
        let mut rest = self.pile;
        for _ in 0..self.rng.below(rest.count_ones()) {
            rest &= rest - 1;
        }
        let card = rest.trailing_zeros() as u8;
        self.pile &= !(1 << card);
        self.row[place] = card;
        sink.emit(Event::CardTurned {
            place: place as u8,
            card,
        });
    }

    fn deal_spirits(&mut self, sink: &mut impl EventSink<Event>) {
        let mut spirits: [u8; (CARD_COUNT - ANIMALS) as usize] =
            std::array::from_fn(|index| ANIMALS + 1 + index as u8);
        self.rng.shuffle(&mut spirits);
        for seat in self.dealt.seats() {
            let mut cards = [spirits[2 * seat.index()], spirits[2 * seat.index() + 1]];
            cards.sort_unstable();
            self.dealt[seat] = cards;
            sink.emit(Event::SpiritsDealt { seat, cards });
        }
    }
}
