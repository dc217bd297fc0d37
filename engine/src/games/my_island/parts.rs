//! What lies on the table: symbols, the shapes of tiles, and the tiles themselves. The tables are
//! those of `engine/data/my_island.json`; a test compares them.

use serde::{Serialize, Serializer};

use crate::hex::{Hex, hex};
use crate::text::joined;

/// What a hex of a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "MyIsland")
)]
pub enum Symbol {
    /// A field; five and more are a farm.
    Field,
    /// A wall; five and more are a fortification.
    Wall,
    /// A house; five and more are a village.
    House,
    /// A path; paths make roads.
    Path,
}

impl Symbol {
    /// All four, in the order of the letters `FWHP`.
    pub const ALL: [Symbol; 4] = [Symbol::Field, Symbol::Wall, Symbol::House, Symbol::Path];

    /// The letter in names of tiles.
    pub const fn letter(self) -> char {
        LETTERS[self as usize] as char
    }

    /// The word used in files.
    pub const fn word(self) -> &'static str {
        ["field", "wall", "house", "path"][self as usize]
    }

    const fn from_letter(letter: u8) -> Symbol {
        let mut index = 0;
        while LETTERS[index] != letter {
            index += 1;
        }
        Symbol::ALL[index]
    }
}

const LETTERS: [u8; 4] = *b"FWHP";

/// The outline of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// Two hexes.
    Duo,
    /// Three in a row.
    Line,
    /// Three that touch one another.
    Triangle,
    /// Four, two and two.
    Rhombus,
    /// Extra tile: three around one.
    Propeller,
    /// Extra tile: four in a row.
    Bar,
    /// Extra tile: four in a bow.
    Arch,
    /// Extra tile: four in a zigzag.
    Wave,
}

/// How many shapes there are.
const SHAPES: usize = 8;
/// The most hexes a tile has.
pub(super) const LARGEST_TILE: usize = 4;
/// How many ways there are to turn a tile. Tiles are never flipped.
pub const TURNS: u8 = 6;

impl Shape {
    /// All shapes, in the order of the tiles.
    pub const ALL: [Shape; SHAPES] = [
        Shape::Duo,
        Shape::Line,
        Shape::Triangle,
        Shape::Rhombus,
        Shape::Propeller,
        Shape::Bar,
        Shape::Arch,
        Shape::Wave,
    ];

    /// The word used in names of tiles.
    pub const fn word(self) -> &'static str {
        [
            "duo", "line3", "tri3", "rhomb4", "x-prop4", "x-bar4", "x-arch4", "x-wave4",
        ][self as usize]
    }

    /// How many hexes it has.
    pub const fn size(self) -> usize {
        [2, 3, 3, 4, 4, 4, 4, 4][self as usize]
    }

    /// Its hexes from the first one, which lies at the origin, turned clockwise by `rot` times 60
    /// degrees. Only the first [`Shape::size`] of them count.
    pub const fn hexes(self, rot: u8) -> [Hex; LARGEST_TILE] {
        let mut hexes = OUTLINES[self as usize];
        let mut index = 0;
        while index < LARGEST_TILE {
            hexes[index] = hexes[index].rotated(rot);
            index += 1;
        }
        hexes
    }
}

const ORIGIN: Hex = hex(0, 0);
const OUTLINES: [[Hex; LARGEST_TILE]; SHAPES] = [
    [ORIGIN, hex(1, 0), ORIGIN, ORIGIN],
    [ORIGIN, hex(1, 0), hex(2, 0), ORIGIN],
    [ORIGIN, hex(1, 0), hex(0, 1), ORIGIN],
    [ORIGIN, hex(1, 0), hex(0, 1), hex(1, 1)],
    [ORIGIN, hex(1, 0), hex(-1, 1), hex(0, -1)],
    [ORIGIN, hex(1, 0), hex(2, 0), hex(3, 0)],
    [ORIGIN, hex(1, 0), hex(2, -1), hex(2, -2)],
    [ORIGIN, hex(1, 0), hex(1, 1), hex(2, 1)],
];

/// How many tiles there are, the four extra ones included.
pub(super) const TILES: usize = 32;

/// The symbols of all tiles, in the order of their hexes.
const FACES: [&[u8]; TILES] = [
    b"FW", b"FH", b"FP", b"WH", b"WP", b"HP", //
    b"WFH", b"FWH", b"FWP", b"FPW", b"FHP", b"HFP", b"WPH", b"WHP", //
    b"FWH", b"FHW", b"FWP", b"FPW", b"FHP", b"FPH", b"WHP", b"WPH", //
    b"HFWP", b"PFHW", b"WFPH", b"PWHF", b"FWPH", b"WHPF", //
    b"HFWP", b"WHPF", b"PFHW", b"FPWH",
];

/// The index of the first tile of each shape.
const FIRST: [u8; SHAPES] = [0, 6, 14, 22, 28, 29, 30, 31];

const SYMBOLS: [[Symbol; LARGEST_TILE]; TILES] = {
    let mut table = [[Symbol::Field; LARGEST_TILE]; TILES];
    let mut tile = 0;
    while tile < TILES {
        let mut at = 0;
        while at < FACES[tile].len() {
            table[tile][at] = Symbol::from_letter(FACES[tile][at]);
            at += 1;
        }
        tile += 1;
    }
    table
};

/// One of the tiles; everybody has the same set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub(super) u8);

impl Tile {
    /// Every tile, the extra ones last.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// The tile's number, below 32.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its shape.
    pub const fn shape(self) -> Shape {
        let mut shape = SHAPES - 1;
        while FIRST[shape] > self.0 {
            shape -= 1;
        }
        Shape::ALL[shape]
    }

    /// The symbols of its hexes, in their order.
    #[inline]
    pub fn symbols(self) -> &'static [Symbol] {
        &SYMBOLS[self.index()][..FACES[self.index()].len()]
    }

    /// Its name in records and files, such as `duo-FW`.
    pub fn id(self) -> String {
        let face: String = FACES[self.index()].iter().map(|&b| char::from(b)).collect();
        joined(&[self.shape().word(), "-", &face])
    }

    /// The tile of that name.
    pub fn from_id(id: &str) -> Option<Tile> {
        let (shape, face) = id.rsplit_once('-')?;
        Tile::all()
            .find(|tile| tile.shape().word() == shape && FACES[tile.index()] == face.as_bytes())
    }
}

/// Written as its name.
impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.id())
    }
}

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles(u32);

impl Tiles {
    /// The 28 tiles of every game.
    pub const BASE: Tiles = Tiles((1 << 28) - 1);

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the tile is among them.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// The same with a tile.
    #[must_use]
    pub const fn with(self, tile: Tile) -> Tiles {
        Tiles(self.0 | 1 << tile.0)
    }

    /// The same without a tile.
    #[must_use]
    pub const fn without(self, tile: Tile) -> Tiles {
        Tiles(self.0 & !(1 << tile.0))
    }

    /// One of them, by its place in their order.
    #[inline]
    pub(super) fn nth(self, place: u32) -> Tile {
        let mut left = self.0;
        for _ in 0..place {
            left &= left - 1;
        }
        Tile(left.trailing_zeros() as u8)
    }

    /// All of them, in their order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::all().filter(move |&tile| self.contains(tile))
    }
}

/// Written as a list of names.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
