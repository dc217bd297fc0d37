//! What is in the box: six colours, eight columns with their bridges, the two layouts of arrows and
//! artefacts, and the score ladders. The tables are twins of `engine/data/lost_cities.json`; a test
//! compares them. Also the numbering of the sheet's cells, for evidence and pointing.

use serde::Serialize;

use crate::cells::CellSet;

/// How many boxes a column has.
pub const BOXES: u8 = 9;
/// The place whose filling crosses the column's bridge.
pub const BRIDGE_PLACE: u8 = 7;
/// What the first crossers of a bridge get.
pub const BRIDGE_POINTS: i32 = 20;
/// How many dice of each kind there are.
pub const DICE: usize = 3;
/// How many columns cross a bridge.
pub const COLUMNS: usize = 8;
/// How many expeditions there are.
pub const EXPEDITIONS: usize = 6;

/// The value of an expedition by its filled boxes, before doubling.
pub const EXPEDITION_LADDER: [i32; 10] = [0, -20, -15, -10, 5, 10, 15, 30, 35, 50];
/// The value of a marked double field whose expedition never started, before doubling.
pub const LONELY_DOUBLE: i32 = -50;
/// The value of the artefact column by its marks.
pub const ARTEFACT_LADDER: [i32; 10] = [0, -40, -30, -20, 10, 20, 30, 60, 70, 100];
/// The value of the dice column by its marks: the ninth exhausts and costs everything.
pub const DICE_LADDER: [i32; 10] = [0, -40, -30, -20, 10, 20, 30, 60, 70, 0];

/// The colour of an expedition and of a die's face, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub enum Colour {
    /// The first column.
    #[default]
    Red,
    /// The second column.
    Orange,
    /// The third column.
    Yellow,
    /// The fourth column.
    Green,
    /// The fifth column.
    Blue,
    /// The sixth column.
    Purple,
}

impl Colour {
    /// All six, from left to right.
    pub const ALL: [Colour; EXPEDITIONS] = [
        Colour::Red,
        Colour::Orange,
        Colour::Yellow,
        Colour::Green,
        Colour::Blue,
        Colour::Purple,
    ];

    /// The colour's number from the left.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The column of this colour.
    #[inline(always)]
    pub const fn column(self) -> Column {
        Column::ALL[self as usize]
    }

    /// The letter used in notation and text boards.
    pub const fn letter(self) -> char {
        self.column().letter()
    }

    /// Reads the letter back.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|c| c.letter() == letter)
    }
}

/// A column of the sheet: the six expeditions, then artefacts and dice symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub enum Column {
    /// The red expedition.
    Red,
    /// The orange expedition.
    Orange,
    /// The yellow expedition.
    Yellow,
    /// The green expedition.
    Green,
    /// The blue expedition.
    Blue,
    /// The purple expedition.
    Purple,
    /// The artefacts.
    Artefacts,
    /// The dice symbols: one mark per refusal.
    Dice,
}

impl Column {
    /// All eight, from left to right.
    pub const ALL: [Column; COLUMNS] = [
        Column::Red,
        Column::Orange,
        Column::Yellow,
        Column::Green,
        Column::Blue,
        Column::Purple,
        Column::Artefacts,
        Column::Dice,
    ];

    /// The column's number from the left.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word used in score lines, positions and views.
    pub const fn word(self) -> &'static str {
        [
            "red",
            "orange",
            "yellow",
            "green",
            "blue",
            "purple",
            "artefacts",
            "dice",
        ][self as usize]
    }

    /// Reads the word back.
    pub fn from_word(word: &str) -> Option<Column> {
        Column::ALL.into_iter().find(|c| c.word() == word)
    }

    /// The letter used in text boards.
    pub const fn letter(self) -> char {
        ['r', 'o', 'y', 'g', 'b', 'p', 'a', 'd'][self as usize]
    }

    /// The colour, if the column is an expedition.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }
}

/// A set of columns, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Columns(pub u8);

impl Columns {
    /// No column.
    pub const NONE: Columns = Columns(0);
    /// All eight columns.
    pub const ALL: Columns = Columns(u8::MAX);

    /// Whether the column is in the set.
    #[inline]
    pub const fn contains(self, column: Column) -> bool {
        self.0 >> column as u8 & 1 == 1
    }

    /// Puts a column into the set.
    #[inline]
    pub const fn insert(&mut self, column: Column) {
        self.0 |= 1 << column as u8;
    }

    /// Both sets together.
    #[must_use]
    pub const fn union(self, other: Columns) -> Columns {
        Columns(self.0 | other.0)
    }

    /// What is here and not there.
    #[must_use]
    pub const fn without(self, other: Columns) -> Columns {
        Columns(self.0 & !other.0)
    }

    /// How many columns there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The columns from left to right.
    pub fn iter(self) -> impl Iterator<Item = Column> {
        Column::ALL.into_iter().filter(move |&c| self.contains(c))
    }
}

impl FromIterator<Column> for Columns {
    fn from_iter<I: IntoIterator<Item = Column>>(columns: I) -> Self {
        let mut set = Columns::NONE;
        for column in columns {
            set.insert(column);
        }
        set
    }
}

/// Written as a list of words.
impl Serialize for Columns {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// What is printed in a box of an expedition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub enum BoxKind {
    /// Nothing.
    Plain,
    /// An arrow: an expedition may be accelerated.
    Arrow,
    /// A vase: an artefact is marked.
    Artefact,
}

/// Where arrows and artefacts are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "LostCities")
)]
pub enum Layout {
    /// Nine arrows and nine artefact boxes.
    #[default]
    #[serde(rename = "9-9")]
    Nine,
    /// Twelve of each: a kinder sheet.
    #[serde(rename = "12-12")]
    Twelve,
}

impl Layout {
    /// What is printed in a box; `place` counts from the bottom, from 1 to 9.
    ///
    /// # Panics
    /// When there is no such place.
    #[inline]
    pub const fn box_kind(self, colour: Colour, place: u8) -> BoxKind {
        self.boxes()[colour as usize][place as usize - 1]
    }

    /// Every box, column by column from the left, each from the bottom.
    #[inline]
    pub const fn boxes(self) -> &'static [[BoxKind; BOXES as usize]; EXPEDITIONS] {
        match self {
            Layout::Nine => &NINE,
            Layout::Twelve => &TWELVE,
        }
    }
}

const NINE: [[BoxKind; BOXES as usize]; EXPEDITIONS] = [
    boxes(b"..A..A.V."),
    boxes(b"..V.A.V.."),
    boxes(b"...A.V.A."),
    boxes(b".V.A.V..."),
    boxes(b"..A.V.A.."),
    boxes(b".A.V..V.."),
];

const TWELVE: [[BoxKind; BOXES as usize]; EXPEDITIONS] = [
    boxes(b"..A.VA.V."),
    boxes(b"..VA..VA."),
    boxes(b".A.V.VA.."),
    boxes(b"..AV.V.A."),
    boxes(b".AV..AV.."),
    boxes(b".V.AV.A.."),
];

/// The longest run of decisions in one turn: a choice, then one acceleration per arrow.
pub(super) const LONGEST_TURN: usize = 1 + 12;

const fn boxes(text: &[u8; BOXES as usize]) -> [BoxKind; BOXES as usize] {
    let mut boxes = [BoxKind::Plain; BOXES as usize];
    let mut i = 0;
    while i < text.len() {
        boxes[i] = match text[i] {
            b'A' => BoxKind::Arrow,
            b'V' => BoxKind::Artefact,
            _ => BoxKind::Plain,
        };
        i += 1;
    }
    boxes
}

/// The numbers of a sheet's cells, as used in evidence.
pub mod cell {
    use super::{BOXES, Colour, Column};

    /// A box of a column; `place` counts from the bottom, from 1. Cells 0 to 71.
    pub const fn place(column: Column, place: u8) -> u8 {
        column as u8 * BOXES + place - 1
    }

    /// A bridge. Cells 72 to 79.
    pub const fn bridge(column: Column) -> u8 {
        72 + column as u8
    }

    /// A double field. Cells 80 to 85.
    pub const fn double(colour: Colour) -> u8 {
        80 + colour as u8
    }

    /// A top artefact. Cells 86 to 91.
    pub const fn top(colour: Colour) -> u8 {
        86 + colour as u8
    }
}

/// The first `count` boxes of a column as cells.
pub(super) fn filled_cells(column: Column, count: u8) -> CellSet {
    (1..=count)
        .map(|place| cell::place(column, place))
        .collect()
}
