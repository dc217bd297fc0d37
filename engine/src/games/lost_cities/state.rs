//! The state of a game: the sheets, the dice on the table, whose decision it is, which bridges are
//! closed, and, where all choose at once, what the others know and what is still secret.
//!
//! A *round* is one roll with everybody's use of it (the rulebook's turn). A seat's choice with the
//! accelerations that follow from it is a *turn* of that seat.

use serde::Serialize;

use super::moves::Move;
use super::parts::{Column, Columns, DICE, LONGEST_TURN, Layout};
use super::sheet::Sheet;
use super::solo::rival_rolls;
use crate::error::SetupError;
use crate::game::{GameOptions, Variant, read_variants, write_variants};
use crate::json::Value;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};

/// What is chosen before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub struct Options {
    /// Where arrows and artefacts are printed.
    #[cfg_attr(feature = "wasm", tsify(optional))]
    pub layout: Layout,
    /// How the others choose after the roller.
    #[cfg_attr(feature = "wasm", tsify(optional))]
    pub order: Order,
}

/// The options with their values, each in the order of its type.
pub(super) const VARIANTS: &[Variant] = &[
    Variant {
        key: "layout",
        values: &["9-9", "12-12"],
    },
    Variant {
        key: "order",
        values: &["clockwise", "together"],
    },
];

impl GameOptions for Options {
    fn to_json(&self) -> Value {
        write_variants(VARIANTS, &[self.layout as usize, self.order as usize])
    }

    fn from_json(options: &Value) -> Result<Self, SetupError> {
        let picked = read_variants(VARIANTS, options)?;
        Ok(Self {
            layout: [Layout::Nine, Layout::Twelve][picked[0]],
            order: [Order::Clockwise, Order::Together][picked[1]],
        })
    }
}

/// How the others choose after the roller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub enum Order {
    /// One after another, seen by all.
    #[default]
    Clockwise,
    /// All at once: each choice stays secret until everybody has chosen.
    Together,
}

/// The six dice on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub struct Dice {
    /// The faces of the colour dice, as numbers of columns from the left.
    pub colours: [u8; DICE],
    /// The faces of the number dice, 0 to 9.
    pub numbers: [u8; DICE],
    /// The colour die and the number die that were taken away, by their places in the lists.
    pub taken: Option<[u8; 2]>,
}

impl Dice {
    /// The colours that can be used, one bit each.
    #[inline]
    pub(super) fn colours_left(&self) -> u8 {
        let gone = self.taken.map_or(DICE as u8, |[gone, _]| gone);
        let left = |die: u8| u8::from(die != gone);
        let [one, two, three] = self.colours;
        left(0) << one | left(1) << two | left(2) << three
    }

    /// The number faces that can be used, one bit each.
    #[inline]
    pub(super) fn numbers_left(&self) -> u16 {
        let gone = self.taken.map_or(DICE as u8, |[_, gone]| gone);
        let left = |die: u8| u16::from(die != gone);
        let [one, two, three] = self.numbers;
        left(0) << one | left(1) << two | left(2) << three
    }
}

/// What a seat has done in this round that the others do not see yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plan {
    moves: [Move; LONGEST_TURN],
    len: u8,
}

impl Plan {
    pub(super) fn push(&mut self, mv: Move) {
        self.moves[self.len as usize] = mv;
        self.len += 1;
    }

    /// The moves, in order.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.len as usize]
    }
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub enum Ending {
    /// Everybody has marked nine dice.
    Exhausted,
    /// All eight bridges are closed.
    Bridges,
}

/// A game in progress or finished.
#[derive(Clone, Debug, Hash)]
pub struct State {
    pub(super) rng: Rng,
    pub(super) options: Options,
    pub(super) sheets: PerSeat<Sheet>,
    pub(super) dice: Dice,
    /// Who rolled; in a solo round of the rival, still the only seat.
    pub(super) roller: Seat,
    /// Who decides.
    pub(super) seat: Seat,
    /// Whether the decision due is where to accelerate.
    pub(super) accelerating: bool,
    pub(super) ending: Option<Ending>,
    /// Counted from 1.
    pub(super) round: u8,
    /// The turns of all seats so far.
    pub(super) turns: u16,
    /// The bridges that were crossed, or closed by the rival, before this round.
    pub(super) closed: Columns,
    /// Those of them that the rival closed.
    pub(super) rival: Columns,
    /// All at once: the sheets as the others know them. Untouched in clockwise order.
    pub(super) known: PerSeat<Sheet>,
    /// All at once: the secret moves of this round.
    pub(super) plans: PerSeat<Plan>,
}

impl State {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.sheets.len()
    }

    /// A seat's sheet.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat]
    }

    /// The options of this game.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The bridges that no longer pay.
    pub fn closed(&self) -> Columns {
        self.closed
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether the decision due is where to accelerate.
    pub fn accelerating(&self) -> bool {
        self.accelerating
    }

    /// Whether one person plays against the rival.
    pub(super) fn solo(&self) -> bool {
        self.seats() == 1
    }

    /// Whether the rival rolled: every second round of a solo game.
    pub(super) fn rival_rolls(&self) -> bool {
        self.solo() && rival_rolls(self.round)
    }

    /// Whether the deciding seat chooses from what the roller left.
    pub(super) fn passive(&self) -> bool {
        self.seat != self.roller || self.rival_rolls()
    }

    /// Whether choices of this seat stay secret until the end of the round.
    pub(super) fn secret(&self, seat: Seat) -> bool {
        self.options.order == Order::Together && seat != self.roller
    }
}

/// The open bridges at which somebody stands at the sixth place, with those seats.
pub fn threatened_bridges<'a>(
    sheets: &'a PerSeat<Sheet>,
    closed: Columns,
) -> impl Iterator<Item = (Column, Seat)> + 'a {
    Columns::ALL.without(closed).iter().flat_map(move |column| {
        let standing = move |&seat: &Seat| sheets[seat].filled(column) == 6;
        sheets
            .seats()
            .filter(standing)
            .map(move |seat| (column, seat))
    })
}
