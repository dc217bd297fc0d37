//! Who sits where: a seat's number, a fixed-size table with one entry per seat, and what a record
//! says about the person or computer on it.

use std::ops::{Index, IndexMut};

use serde::Serialize;

use crate::json::Map;

/// The most seats any game has.
pub const MAX_SEATS: usize = 5;

/// The most characters a name has at a table.
pub const MAX_NAME: usize = 32;

/// The most characters of a name that is read at all. Records could hold that many before there was
/// one limit; such a name is shortened when its game is opened.
pub(crate) const MAX_NAME_READ: usize = 200;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "wasm", derive(tsify::Tsify))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    #[inline]
    pub const fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }
}

/// One value per seat, without a heap: the table of a flat, copyable state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    items: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// The same value for each of `seats` seats.
    ///
    /// # Panics
    /// When `seats` is over [`MAX_SEATS`].
    pub fn new(seats: u8, value: T) -> Self {
        assert!(seats as usize <= MAX_SEATS, "too many seats");
        let mut items = [T::default(); MAX_SEATS];
        items[..seats as usize].fill(value);
        Self { items, seats }
    }

    /// A table filled seat by seat.
    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut table = Self::new(seats, T::default());
        for seat in table.seats() {
            table[seat] = value(seat);
        }
        table
    }
}

impl<T> PerSeat<T> {
    /// How many seats the table has.
    pub const fn len(&self) -> u8 {
        self.seats
    }

    /// Whether the table has no seat.
    pub const fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// All seats, clockwise from 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<T> {
        (0..self.seats).map(Seat)
    }

    /// All values, clockwise from seat 0.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// All values as a slice.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats as usize]
    }

    /// All values as a mutable slice.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.seats as usize]
    }
}

impl<'a, T> IntoIterator for &'a PerSeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    // One check instead of two on the hottest path; which seats there are is checked at the border.
    #[inline(always)]
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.0 < self.seats, "no such seat");
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline(always)]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.0 < self.seats, "no such seat");
        &mut self.items[seat.index()]
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

/// Declares a closed set of words, with its list and both directions of the spelling.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$doc])* $variant,)+ }
        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];
            /// The word used in records and commands.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }
            /// Reads the word back.
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

words! {
    /// Who decides on a seat: a person, or the computer at a level.
    SeatKind {
        /// A person at this screen.
        Human = "human",
        /// Any legal move, evenly.
        Random = "random",
        /// The best immediate score.
        Greedy = "greedy",
        /// The gentlest level offered to players.
        Easy = "easy",
        /// The middle level.
        Medium = "medium",
        /// A strong level.
        Hard = "hard",
        /// The strongest level.
        Expert = "expert",
    }
}

words! {
    /// The colour a seat is shown in; always beside its name, never alone.
    SeatColour {
        /// Coral red.
        Coral = "coral",
        /// Lagoon teal.
        Teal = "teal",
        /// Amber yellow.
        Amber = "amber",
        /// Violet.
        Violet = "violet",
        /// Leaf green.
        Leaf = "leaf",
        /// Slate grey.
        Slate = "slate",
    }
}

/// What a record says about a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    /// The name shown to people. Any text; interfaces must escape it.
    pub name: String,
    /// Who decides.
    pub kind: SeatKind,
    /// The colour, where one was chosen.
    pub colour: Option<SeatColour>,
    /// Fields this version does not know; kept as they are.
    pub extra: Map,
}

impl SeatInfo {
    /// A seat with a name and a kind, in no particular colour.
    pub fn new(name: impl Into<String>, kind: SeatKind) -> Self {
        Self {
            name: name.into(),
            kind,
            colour: None,
            extra: Map::new(),
        }
    }
}

/// A name as somebody typed it, made fit for a table: without blanks around it, and no longer than
/// [`MAX_NAME`]. May be empty.
pub fn clean_name(typed: &str) -> String {
    let mut name = typed.trim().to_owned();
    shorten(&mut name);
    name
}

/// Cuts a name that is longer than [`MAX_NAME`], and shows that something is missing.
pub(crate) fn shorten(name: &mut String) {
    if is_longer(name, MAX_NAME) {
        name.truncate(first(name, MAX_NAME - 1));
        name.push('…');
    }
}

/// Whether a text has more than so many characters.
pub(crate) fn is_longer(text: &str, limit: usize) -> bool {
    first(text, limit) < text.len()
}

/// How many bytes the first so many characters of a text take. Counts first bytes: `chars` is more code.
#[inline(never)]
fn first(text: &str, mut count: usize) -> usize {
    for (at, byte) in text.bytes().enumerate() {
        if byte & 0xc0 != 0x80 {
            if count == 0 {
                return at;
            }
            count -= 1;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_and_cut_between_characters() {
        assert_eq!(clean_name("  Ada \n"), "Ada");
        assert_eq!(clean_name(" \t "), "");
        for letter in ["x", "ß", "字", "🏝"] {
            let longest = letter.repeat(MAX_NAME);
            assert_eq!(clean_name(&longest), longest);
            let cut = letter.repeat(MAX_NAME - 1) + "…";
            assert_eq!(clean_name(&letter.repeat(MAX_NAME + 1)), cut);
            assert_eq!(clean_name(&letter.repeat(50_000)), cut);
            assert_eq!(clean_name(&cut), cut);
        }
    }
}
