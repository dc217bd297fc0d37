//! One player's sheet: what is written and marked, the points so far, and the questions the rules and
//! the interface ask about it. Small and flat, because searches copy it millions of times.

use serde::Serialize;

use super::parts::{
    ARTEFACT_LADDER, BOXES, BRIDGE_PLACE, BRIDGE_POINTS, BoxKind, COLUMNS, Colour, Column, Columns,
    DICE_LADDER, EXPEDITION_LADDER, EXPEDITIONS, LONELY_DOUBLE, Layout,
};

/// A player's sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    numbers: [[u8; BOXES as usize]; EXPEDITIONS],
    counts: [u8; EXPEDITIONS],
    doubled: Columns,
    topped: Columns,
    artefacts: u8,
    refusals: u8,
    bridges: Columns,
    total: i16,
}

/// Where a pair of dice, or an acceleration, would be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// The double field below the expedition.
    Double,
    /// A box, with the number that would stand in it.
    Box {
        /// Counted from the bottom, from 1.
        place: u8,
        /// 1 to 10.
        number: u8,
        /// What is printed there.
        kind: BoxKind,
    },
    /// The small artefact at the top.
    Top,
}

/// What a number die's face counts on a started expedition.
#[inline]
pub const fn face_value(face: u8) -> u8 {
    if face == 0 { 10 } else { face }
}

impl Sheet {
    /// The numbers of an expedition, from the bottom.
    pub fn numbers(&self, colour: Colour) -> &[u8] {
        &self.numbers[colour.index()][..self.count(colour) as usize]
    }

    /// How many boxes of an expedition are filled.
    #[inline]
    pub const fn count(&self, colour: Colour) -> u8 {
        self.counts[colour as usize]
    }

    /// The last number of an expedition; 0 where there is none.
    #[inline]
    pub const fn last(&self, colour: Colour) -> u8 {
        // Boxes that are not filled hold 0, so the first one will do where none is.
        let place = self.count(colour).saturating_sub(1);
        self.numbers[colour as usize][place as usize]
    }

    /// Whether the double field is marked.
    #[inline]
    pub const fn doubled(&self, colour: Colour) -> bool {
        self.doubled.0 >> colour as u8 & 1 == 1
    }

    /// Whether the top artefact is marked.
    #[inline]
    pub const fn topped(&self, colour: Colour) -> bool {
        self.topped.0 >> colour as u8 & 1 == 1
    }

    /// How many artefacts are marked.
    pub const fn artefacts(&self) -> u8 {
        self.artefacts
    }

    /// How many dice symbols are marked.
    pub const fn refusals(&self) -> u8 {
        self.refusals
    }

    /// The bridges that paid.
    pub const fn bridges(&self) -> Columns {
        self.bridges
    }

    /// The points so far.
    #[inline]
    pub const fn total(&self) -> i32 {
        self.total as i32
    }

    /// Whether all nine dice symbols are marked.
    #[inline]
    pub const fn exhausted(&self) -> bool {
        self.refusals == BOXES
    }

    /// How many boxes or marks a column has.
    pub const fn filled(&self, column: Column) -> u8 {
        match column {
            Column::Artefacts => self.artefacts,
            Column::Dice => self.refusals,
            expedition => self.counts[expedition as usize],
        }
    }

    /// The bridges this player has crossed, paid or not.
    #[inline]
    pub fn crossed(&self) -> Columns {
        // All eight columns at once: a byte of seven or more reaches its highest bit, and the
        // multiplication gathers those bits in the order of the columns.
        const REACH: u64 = u64::from_le_bytes([0x80 - BRIDGE_PLACE; COLUMNS]);
        const HIGHEST: u64 = u64::from_le_bytes([0x80; COLUMNS]);
        let [a, b, c, d, e, f] = self.counts;
        let filled = u64::from_le_bytes([a, b, c, d, e, f, self.artefacts, self.refusals]);
        let reached = ((filled + REACH) & HIGHEST) >> 7;
        Columns((reached.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// The faces of number dice that can be used with this colour, one bit each.
    #[inline]
    pub(super) const fn usable_faces(&self, colour: Colour) -> u16 {
        if self.topped(colour) {
            return 0;
        }
        // From the last number up, and the 0, which is a 10; before the first number the double field.
        let rising = (0b11_1111_1111 << self.last(colour) & 0b11_1111_1111) | 1;
        let marked = self.count(colour) == 0 && self.doubled(colour);
        rising & !(marked as u16)
    }

    /// Where a pair would be entered, if it can be.
    pub fn reach(&self, layout: Layout, colour: Colour, face: u8) -> Option<Reach> {
        if face > 9 || self.usable_faces(colour) >> face & 1 == 0 {
            return None;
        }
        Some(match self.count(colour) {
            0 if face == 0 => Reach::Double,
            BOXES => Reach::Top,
            count => Reach::Box {
                place: count + 1,
                number: face_value(face),
                kind: layout.box_kind(colour, count + 1),
            },
        })
    }

    /// Where an acceleration would be entered, if the expedition can still take one.
    pub fn acceleration_reach(&self, layout: Layout, colour: Colour) -> Option<Reach> {
        match self.count(colour) {
            BOXES if self.topped(colour) => None,
            BOXES => Some(Reach::Top),
            count => Some(Reach::Box {
                place: count + 1,
                number: self.last(colour).max(1),
                kind: layout.box_kind(colour, count + 1),
            }),
        }
    }

    /// What a column is worth now, bridges apart.
    #[inline]
    pub const fn column_value(&self, column: Column) -> i32 {
        let filled = self.filled(column) as usize;
        match column {
            Column::Artefacts => ARTEFACT_LADDER[filled],
            Column::Dice => DICE_LADDER[filled],
            expedition => expedition_value(filled, self.doubled.contains(expedition)),
        }
    }

    /// What the next box or mark of a column would change, bridges apart; `None` where it is full.
    pub const fn next_step_value(&self, column: Column) -> Option<i32> {
        let next = self.filled(column) as usize + 1;
        if next > BOXES as usize {
            return None;
        }
        let value = match column {
            Column::Artefacts => ARTEFACT_LADDER[next],
            Column::Dice => DICE_LADDER[next],
            expedition => expedition_value(next, self.doubled.contains(expedition)),
        };
        Some(value - self.column_value(column))
    }

    /// Writes a number into the next box.
    #[inline]
    pub(super) const fn push(&mut self, colour: Colour, number: u8) {
        let i = colour as usize;
        let count = self.counts[i] as usize;
        let values = &EXPEDITION_VALUES[self.doubled(colour) as usize];
        self.total += (values[count + 1] - values[count]) as i16;
        self.numbers[i][count] = number;
        self.counts[i] += 1;
    }

    /// Marks the double field.
    #[inline]
    pub(super) const fn mark_double(&mut self, colour: Colour) {
        let before = self.column_value(colour.column());
        self.doubled.insert(colour.column());
        self.total += (self.column_value(colour.column()) - before) as i16;
    }

    /// Marks the top artefact.
    #[inline]
    pub(super) const fn mark_top(&mut self, colour: Colour) {
        self.topped.insert(colour.column());
    }

    /// Marks the next artefact.
    #[inline]
    pub(super) const fn mark_artefact(&mut self) {
        let before = ARTEFACT_LADDER[self.artefacts as usize];
        self.artefacts += 1;
        self.total += (ARTEFACT_LADDER[self.artefacts as usize] - before) as i16;
    }

    /// Marks the next dice symbol.
    #[inline]
    pub(super) const fn mark_die(&mut self) {
        let before = DICE_LADDER[self.refusals as usize];
        self.refusals += 1;
        self.total += (DICE_LADDER[self.refusals as usize] - before) as i16;
    }

    /// Takes the points of a bridge.
    #[inline]
    pub(super) const fn take_bridge(&mut self, column: Column) {
        self.bridges.insert(column);
        self.total += BRIDGE_POINTS as i16;
    }
}

/// An expedition's value by its filled boxes and its double field.
#[inline]
pub const fn expedition_value(filled: usize, doubled: bool) -> i32 {
    EXPEDITION_VALUES[doubled as usize][filled]
}

/// The ladder without and with a marked double field.
const EXPEDITION_VALUES: [[i32; BOXES as usize + 1]; 2] = {
    let mut doubled = [2 * LONELY_DOUBLE; BOXES as usize + 1];
    let mut filled = 1;
    while filled < doubled.len() {
        doubled[filled] = 2 * EXPEDITION_LADDER[filled];
        filled += 1;
    }
    [EXPEDITION_LADDER, doubled]
};

/// How a sheet is written for programs: lists and words instead of bits.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
struct SheetData<'a> {
    /// The numbers of each expedition, from the bottom.
    #[cfg_attr(feature = "wasm", tsify(type = "number[][]"))]
    numbers: [&'a [u8]; EXPEDITIONS],
    /// The expeditions whose double field is marked.
    #[cfg_attr(feature = "wasm", tsify(type = "LostCitiesColumn[]"))]
    doubled: Columns,
    /// The expeditions whose top artefact is marked.
    #[cfg_attr(feature = "wasm", tsify(type = "LostCitiesColumn[]"))]
    topped: Columns,
    artefacts: u8,
    refusals: u8,
    /// The bridges that paid.
    #[cfg_attr(feature = "wasm", tsify(type = "LostCitiesColumn[]"))]
    bridges: Columns,
    /// The points so far.
    total: i16,
}

impl Serialize for Sheet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SheetData {
            numbers: Colour::ALL.map(|colour| self.numbers(colour)),
            doubled: self.doubled,
            topped: self.topped,
            artefacts: self.artefacts,
            refusals: self.refusals,
            bridges: self.bridges,
            total: self.total,
        }
        .serialize(serializer)
    }
}
