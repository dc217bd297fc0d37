//! The island: 100 fields in eight rows under the mountains, their terrain, neighbours and names. How
//! many fields there are of each terrain is that of the printed board; where they lie is ours.
//!
//! Fields are numbered row by row from the mountains, each row from the left.

use serde::Serialize;

use crate::cells::CellSet;
use crate::hex::{Hex, NO_CELL, cell_of, hex, neighbour_table};
use crate::text::Put as _;

/// How many fields there are.
pub const FIELDS: usize = 100;
/// How many rows there are.
pub const ROWS: usize = 8;

/// What grows on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "MyIsland")
)]
pub enum Terrain {
    /// The outermost ring; the first tile lies here.
    Beach,
    /// Inside the beach.
    Heath,
    /// Inside the heath.
    Palm,
    /// The heart of the island.
    Rainforest,
}

impl Terrain {
    /// All terrains, from the sea inwards.
    pub const ALL: [Terrain; 4] = [
        Terrain::Beach,
        Terrain::Heath,
        Terrain::Palm,
        Terrain::Rainforest,
    ];

    /// The word used in files.
    pub const fn word(self) -> &'static str {
        ["beach", "heath", "palm", "rainforest"][self as usize]
    }
}

/// A set of terrains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terrains(u8);

impl Terrains {
    /// These terrains.
    pub const fn of(terrains: &[Terrain]) -> Self {
        let mut set = 0;
        let mut at = 0;
        while at < terrains.len() {
            set |= 1 << terrains[at] as u8;
            at += 1;
        }
        Self(set)
    }

    /// Whether a terrain is among them.
    pub const fn contains(self, terrain: Terrain) -> bool {
        self.0 >> terrain as u8 & 1 == 1
    }

    /// All of them, from the sea inwards.
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        let within = move |terrain: &Terrain| self.contains(*terrain);
        Terrain::ALL.into_iter().filter(within)
    }
}

/// Which side of the board is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The side of the episodes.
    Story,
    /// The side of the eternal game: four more palm fields.
    Eternal,
}

/// The rows as drawn: `b` beach, `h` heath, `p` palm, `r` rainforest, `s` rainforest with a small
/// square, `e` the same, but palm in the eternal game, `t` rainforest with a totem.
const MAP: [&[u8]; ROWS] = [
    b"bhhpesrrrsephhb",
    b"bhhptsrrrrstphhb",
    b"bbhhppesrsepphhbb",
    b"bhhpptsstpphhb",
    b"bbhhpphpphhbb",
    b"bbhhhhhhhhbb",
    b"bbbbbbbbb",
    b"bbbb",
];

/// The first column (`q`) of each row.
const FIRST_Q: [i8; ROWS] = [-7, -8, -9, -8, -8, -8, -7, -7];
/// Where the bay in the last row lies: after two fields, four are missing.
const BAY: (usize, i8) = (2, 4);

/// The fields, in axial coordinates: `q` to the right, `r` down from the mountains.
pub const HEXES: [Hex; FIELDS] = {
    let mut list = [hex(0, 0); FIELDS];
    let (mut index, mut row) = (0, 0);
    while row < ROWS {
        let mut at = 0;
        while at < MAP[row].len() {
            let bay = if row == ROWS - 1 && at >= BAY.0 {
                BAY.1
            } else {
                0
            };
            list[index] = hex(FIRST_Q[row] + at as i8 + bay, row as i8);
            index += 1;
            at += 1;
        }
        row += 1;
    }
    assert!(index == FIELDS, "the rows fill the list");
    list
};

/// The number of each row's first field, and one beyond the last row.
pub(super) const ROW_STARTS: [u8; ROWS + 1] = {
    let mut starts = [0; ROWS + 1];
    let mut row = 0;
    while row < ROWS {
        starts[row + 1] = starts[row] + MAP[row].len() as u8;
        row += 1;
    }
    starts
};

/// For each field its six neighbours, in the order of [`crate::hex::DIRECTIONS`].
pub const NEIGHBOURS: [[u8; 6]; FIELDS] = neighbour_table(&HEXES);

/// For each field the set of its neighbours.
pub(super) const NEAR: [CellSet; FIELDS] = {
    let mut table = [CellSet::EMPTY; FIELDS];
    let mut field = 0;
    while field < FIELDS {
        let mut direction = 0;
        while direction < 6 {
            if NEIGHBOURS[field][direction] != NO_CELL {
                table[field].insert(NEIGHBOURS[field][direction]);
            }
            direction += 1;
        }
        field += 1;
    }
    table
};

/// Fields that are marked with one of these signs.
const fn marked(signs: &[u8]) -> CellSet {
    let mut set = CellSet::EMPTY;
    let (mut index, mut row) = (0, 0);
    while row < ROWS {
        let mut at = 0;
        while at < MAP[row].len() {
            let mut sign = 0;
            while sign < signs.len() {
                if MAP[row][at] == signs[sign] {
                    set.insert(index);
                }
                sign += 1;
            }
            index += 1;
            at += 1;
        }
        row += 1;
    }
    set
}

/// The rainforest fields with a totem. They are never covered.
pub const TOTEMS: CellSet = marked(b"t");
/// The rainforest fields with a small square, where palms can be planted.
pub const SQUARES: CellSet = marked(b"se");

/// What a player's board looks like before any tile lies on it. Each player has one: stickers
/// change it in the campaign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    terrain: [CellSet; 4],
}

impl Ground {
    const STORY: Ground = Ground {
        terrain: [marked(b"b"), marked(b"h"), marked(b"p"), marked(b"rset")],
    };
    const ETERNAL: Ground = Ground {
        terrain: [marked(b"b"), marked(b"h"), marked(b"pe"), marked(b"rst")],
    };

    /// The board as printed.
    pub const fn new(side: Side) -> Self {
        match side {
            Side::Story => Self::STORY,
            Side::Eternal => Self::ETERNAL,
        }
    }

    /// All fields of a terrain.
    #[inline]
    pub const fn fields(&self, terrain: Terrain) -> CellSet {
        self.terrain[terrain as usize]
    }

    /// What grows on a field.
    pub fn terrain(&self, cell: u8) -> Option<Terrain> {
        Terrain::ALL
            .into_iter()
            .find(|&terrain| self.fields(terrain).contains(cell))
    }
}

/// All fields that hang together with `seeds` within a set. What of the seeds is outside the set
/// does not count.
#[inline]
pub fn connected(within: CellSet, seeds: CellSet) -> CellSet {
    let mut group = within.0 & seeds.0;
    let mut edge = group;
    while edge != 0 {
        let cell = edge.trailing_zeros() as usize;
        edge &= edge - 1;
        let fresh = NEAR[cell].0 & within.0 & !group;
        group |= fresh;
        edge |= fresh;
    }
    CellSet(group)
}

/// The field at these coordinates.
pub fn field_at(at: Hex) -> Option<u8> {
    let cell = cell_of(&HEXES, at);
    (cell != NO_CELL).then_some(cell)
}

/// The row of a field, from 0 under the mountains.
pub fn row_of(cell: u8) -> usize {
    HEXES[cell as usize].r as usize
}

/// The name of a field: its row's letter from the mountains and its place from the left, such as
/// `C4`.
pub fn field_name(cell: u8) -> String {
    let row = row_of(cell);
    let mut name = String::new();
    name.sign(char::from(b'A' + row as u8));
    name.int(cell - ROW_STARTS[row] + 1);
    name
}

/// Reads a field's name back.
pub fn parse_field(name: &str) -> Option<u8> {
    let (&letter, digits) = name.as_bytes().split_first()?;
    let row = usize::from(letter.checked_sub(b'A')?);
    let place = match *digits {
        [one @ b'1'..=b'9'] => one - b'0',
        [b'1', one @ b'0'..=b'9'] => 10 + one - b'0',
        _ => return None,
    };
    let length = ROW_STARTS.get(row + 1)? - ROW_STARTS[row];
    (place <= length).then(|| ROW_STARTS[row] + place - 1)
}
