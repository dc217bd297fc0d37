//! What lies on the table: four terrains, three colours of inhabitants, the 88 tiles, and the faces a
//! square can show. A tile turned by quarters shows up to four faces; the rules only ever look at
//! faces, so two ways of turning that look alike are one.

use serde::{Serialize, Serializer};

use crate::text::Put as _;

/// How many terrains there are.
pub const TERRAINS: usize = 4;
/// How many colours of inhabitants there are.
pub const COLOURS: usize = 3;
/// How many inhabitants of each colour the box holds.
pub const SUPPLY: u8 = 20;
/// How many different tiles there are; the 88 are copies of these.
pub const TILES: usize = 34;
/// How many different faces a square can show.
pub const FACES: usize = 137;

/// What an island is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
#[repr(u8)]
pub enum Terrain {
    /// Home of the green.
    Forest,
    /// Home of the violet.
    Mountain,
    /// Home of the blue.
    Crystal,
    /// Nobody's home: energy is converted here.
    City,
}

impl Terrain {
    /// Every terrain, in order.
    pub const ALL: [Terrain; TERRAINS] = [
        Terrain::Forest,
        Terrain::Mountain,
        Terrain::Crystal,
        Terrain::City,
    ];

    /// The letter of an edge in notation.
    pub const fn letter(self) -> char {
        ['F', 'M', 'X', 'C'][self as usize]
    }

    /// The word in positions.
    pub const fn word(self) -> &'static str {
        ["forest", "mountain", "crystal", "city"][self as usize]
    }

    /// Who lives there.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Terrain::Forest => Some(Colour::Green),
            Terrain::Mountain => Some(Colour::Violet),
            Terrain::Crystal => Some(Colour::Blue),
            Terrain::City => None,
        }
    }
}

/// The colour of an inhabitant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
#[repr(u8)]
pub enum Colour {
    /// Of the forests.
    Green,
    /// Of the mountains.
    Violet,
    /// Of the crystals.
    Blue,
}

impl Colour {
    /// Every colour, in the order of their terrains.
    pub const ALL: [Colour; COLOURS] = [Colour::Green, Colour::Violet, Colour::Blue];

    /// The letter in notation.
    pub const fn letter(self) -> char {
        ['G', 'V', 'B'][self as usize]
    }

    /// Reads the letter back.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }

    /// Where they live.
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[self as usize]
    }
}

/// An edge: 0 is cloud, the others are terrains counted from 1.
pub(super) type Edge = u8;
/// An edge of cloud.
pub(super) const CLOUD: Edge = 0;
/// How many kinds of edges there are.
pub(super) const EDGES: usize = TERRAINS + 1;

const fn edge(terrain: usize) -> Edge {
    terrain as u8 + 1
}

/// The pairs of different terrains, in the order of the tiles with two parts.
const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// The base rotation of every tile: north, east, south, west.
const BASES: [[Edge; 4]; TILES] = {
    let mut bases = [[CLOUD; 4]; TILES];
    let mut t = 0;
    while t < TERRAINS {
        let e = edge(t);
        bases[t] = [e, CLOUD, CLOUD, CLOUD];
        bases[4 + t] = [e, e, CLOUD, CLOUD];
        bases[8 + t] = [e, e, CLOUD, e];
        bases[12 + t] = [e, CLOUD, e, CLOUD];
        t += 1;
    }
    let mut p = 0;
    while p < PAIRS.len() {
        let (a, b) = (edge(PAIRS[p].0), edge(PAIRS[p].1));
        bases[16 + p] = [a, CLOUD, b, CLOUD];
        bases[22 + p] = [a, b, CLOUD, CLOUD];
        bases[28 + p] = [b, a, CLOUD, CLOUD];
        p += 1;
    }
    bases
};

/// The two sides of a start island.
const STARTS: [[Edge; 4]; 2] = [[1, 2, 3, 4], [1, 4, 3, 2]];

/// The faces of all tiles in their order, then those of the start island, then the one of clouds.
const FACE_EDGES: [[Edge; 4]; FACES] = {
    let mut faces = [[CLOUD; 4]; FACES];
    let (mut count, mut base) = (0, 0);
    while base < TILES + 2 {
        let edges = if base < TILES {
            BASES[base]
        } else {
            STARTS[base - TILES]
        };
        let mut quarter = 0;
        while quarter < turns(edges) {
            faces[count] = turned(edges, quarter);
            count += 1;
            quarter += 1;
        }
        base += 1;
    }
    assert!(count == FACES - 1);
    faces
};

/// The first face of every tile, of the start island, and of what comes after.
const FIRST_FACE: [u8; TILES + 2] = {
    let mut first = [0; TILES + 2];
    let (mut at, mut base) = (0, 0);
    while base < TILES {
        first[base] = at;
        at += turns(BASES[base]);
        base += 1;
    }
    first[TILES] = at;
    first[TILES + 1] = at + 8;
    first
};

/// In how many ways a piece can lie: a quarter, a half or no turn gives the same picture again.
const fn turns(edges: [Edge; 4]) -> u8 {
    if edges[0] != edges[2] || edges[1] != edges[3] {
        4
    } else if edges[0] != edges[1] {
        2
    } else {
        1
    }
}

/// The edges after quarter turns clockwise.
const fn turned(edges: [Edge; 4], quarters: u8) -> [Edge; 4] {
    let q = 4 - (quarters % 4) as usize;
    [
        edges[q % 4],
        edges[(q + 1) % 4],
        edges[(q + 2) % 4],
        edges[(q + 3) % 4],
    ]
}

/// What a square shows: its four edges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(pub(super) u8);

impl Face {
    /// Clouds all round.
    pub const CLOUDS: Face = Face(FACES as u8 - 1);

    /// Every face.
    pub fn all() -> impl Iterator<Item = Face> {
        (0..FACES as u8).map(Face)
    }

    /// Both sides of the start island in all rotations.
    pub fn starts() -> impl Iterator<Item = Face> + Clone {
        (FIRST_FACE[TILES]..FIRST_FACE[TILES + 1]).map(Face)
    }

    #[inline]
    pub(super) fn edges(self) -> [Edge; 4] {
        FACE_EDGES[self.0 as usize]
    }

    /// The terrain on each side from north clockwise; none is cloud.
    pub fn sides(self) -> [Option<Terrain>; 4] {
        self.edges()
            .map(|edge| Terrain::ALL.get(usize::from(edge).wrapping_sub(1)).copied())
    }

    /// The face with these edges, if a piece can show it.
    pub(super) const fn of(edges: [Edge; 4]) -> Option<Face> {
        let mut face = 0;
        while face < FACES {
            let known = FACE_EDGES[face];
            if known[0] == edges[0]
                && known[1] == edges[1]
                && known[2] == edges[2]
                && known[3] == edges[3]
            {
                return Some(Face(face as u8));
            }
            face += 1;
        }
        None
    }

    /// The face after quarter turns clockwise.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Face {
        Face::of(turned(self.edges(), quarters)).unwrap_or(self)
    }

    /// Its edges as letters from north clockwise, a point for cloud: `F.M.`.
    pub fn letters(self) -> String {
        let mut text = String::new();
        for side in self.sides() {
            text.sign(side.map_or('.', Terrain::letter));
        }
        text
    }

    /// Reads the letters back.
    pub fn from_letters(letters: &str) -> Option<Face> {
        let mut edges = [CLOUD; 4];
        let letters: &[u8; 4] = letters.as_bytes().try_into().ok()?;
        for (edge, &letter) in edges.iter_mut().zip(letters) {
            *edge = match letter {
                b'.' => CLOUD,
                b'F' => 1,
                b'M' => 2,
                b'X' => 3,
                b'C' => 4,
                _ => return None,
            };
        }
        Face::of(edges)
    }
}

/// Written as its letters.
impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.letters())
    }
}

/// One of the different tiles, written as the letters of its base rotation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub(super) u8);

impl Tile {
    /// Every tile, in order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// The faces it can show, from its base rotation clockwise.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Face> + Clone {
        let at = self.0 as usize;
        (FIRST_FACE[at]..FIRST_FACE[at + 1]).map(Face)
    }

    /// Its base rotation.
    pub const fn face(self) -> Face {
        Face(FIRST_FACE[self.0 as usize])
    }

    /// The tile that can show a face.
    #[inline]
    pub fn of(face: Face) -> Option<Tile> {
        const OWNERS: [u8; FACES] = {
            let mut owners = [TILES as u8; FACES];
            let mut tile = 0;
            while tile < TILES {
                let mut face = FIRST_FACE[tile] as usize;
                while face < FIRST_FACE[tile + 1] as usize {
                    owners[face] = tile as u8;
                    face += 1;
                }
                tile += 1;
            }
            owners
        };
        Some(OWNERS[face.0 as usize])
            .filter(|&tile| tile < TILES as u8)
            .map(Tile)
    }

    /// How many copies are in the stack of so many players; one plays with the stack of two.
    pub const fn copies(self, seats: u8) -> u8 {
        let more = seats.saturating_sub(2);
        match self.0 {
            8..16 => 1,
            // One of each adjacent tile and its mirror image stays for two players; the second
            // copies come in turn, one from three and one from four players on.
            22..34 => {
                let mirrored = self.0 >= 28;
                let odd = self.0 % 2 == 1;
                let from = if mirrored == odd { 3 } else { 4 };
                1 + (seats >= from) as u8
            }
            _ => 2 + more,
        }
    }
}

/// Written as the letters of its base rotation.
impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.face().serialize(serializer)
    }
}
