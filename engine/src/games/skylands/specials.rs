//! The 32 special islands: their faces, prices, points and effects. Prices, most points, and which
//! back a pile has are our own design (`engine/data/skylands.json` says which values are).

use serde::{Serialize, Serializer};

use super::parts::{Edge, Face, Terrain};

/// How many specials there are.
pub const SPECIALS: usize = 32;
/// How many of each pile are on display.
pub const SHOWN_PER_PILE: u32 = 4;
/// How many dwellings a special that is a finished island has.
pub const FINISHED_DWELLINGS: u8 = 2;
/// How many guests the inn holds.
pub const INN_PLACES: u8 = 4;
/// What the payout pays.
pub const PAYOUT: u8 = 2;
/// What the generator pays whenever energy is converted.
pub const GENERATOR: u8 = 1;
/// What the power plant adds.
pub const POWER_PLANT: u8 = 2;
/// What a temple pays for each finished island.
pub const TEMPLE: u8 = 2;
/// What the academy pays for each special.
pub const ACADEMY: u8 = 2;

/// What a special does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing but being there.
    None,
    /// Points at once.
    Payout,
    /// A tile at once, to place or to discard.
    Outpost,
    /// Fills its island when that is finished.
    Profit,
    /// Points for its city when that is finished.
    ProfitCity,
    /// A point whenever anybody chooses to convert energy.
    Generator,
    /// Four places for inhabitants.
    Inn,
    /// Two of one colour count as one of another.
    Trading,
    /// A violet less to pay.
    SuburbMountain,
    /// A green less to pay.
    SuburbForest,
    /// More points for energy that comes into its city.
    PowerPlant,
    /// Points for finished islands of a terrain.
    Temple(Terrain),
    /// Points for inhabitants once more.
    Airport,
    /// Points for the pieces around it.
    Sanctuary,
    /// Points for specials.
    Academy,
    /// Points for the dwellings of the largest finished island.
    Villa,
}

/// A special's place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Special(pub(super) u8);

/// What is printed on a special.
#[derive(Clone, Copy, Debug)]
pub struct Print {
    /// Its name in notation and words.
    pub key: &'static str,
    /// Its base rotation.
    pub face: Face,
    /// In how many ways it can lie.
    pub turns: u8,
    /// The terrain it is an island of all by itself.
    pub island: Option<Terrain>,
    /// Its points count in a finished island of this terrain only.
    pub within: Option<Terrain>,
    /// The green and the violet it costs; one more inhabitant of any colour comes on top.
    pub cost: [u8; 2],
    /// Its points; 0 where its effect counts them.
    pub points: u8,
    /// What it does.
    pub effect: Effect,
}

const fn print(
    key: &'static str,
    edges: [Edge; 4],
    within: Option<Terrain>,
    cost: [u8; 2],
    points: u8,
    effect: Effect,
) -> Print {
    let Some(face) = Face::of(edges) else {
        panic!("a face there is")
    };
    let turns = if face.0 == Face::CLOUDS.0 { 1 } else { 4 };
    Print {
        key,
        face,
        turns,
        island: None,
        within,
        cost,
        points,
        effect,
    }
}

const fn small(key: &'static str, terrain: Terrain, cost: [u8; 2]) -> Print {
    print(
        key,
        [terrain as u8 + 1, 0, 0, 0],
        Some(terrain),
        cost,
        1,
        Effect::None,
    )
}

const fn half(
    key: &'static str,
    terrain: Terrain,
    cost: [u8; 2],
    points: u8,
    effect: Effect,
) -> Print {
    let edge = terrain as u8 + 1;
    print(key, [edge, edge, 0, 0], Some(terrain), cost, points, effect)
}

const fn alone(key: &'static str, cost: [u8; 2], points: u8, effect: Effect) -> Print {
    print(key, [0; 4], None, cost, points, effect)
}

const fn finished(key: &'static str, terrain: Terrain, cost: [u8; 2]) -> Print {
    Print {
        island: Some(terrain),
        ..alone(key, cost, 1, Effect::None)
    }
}

use Terrain::{City, Crystal, Forest, Mountain};

/// Every special: the piles without effect, with one effect, with lasting effects, with points.
const PRINTS: [Print; SPECIALS] = [
    small("small-forest", Forest, [0, 1]),
    small("small-mountain", Mountain, [1, 0]),
    small("small-crystal", Crystal, [1, 0]),
    small("small-city", City, [0, 1]),
    half("half-forest", Forest, [1, 1], 2, Effect::None),
    half("half-mountain", Mountain, [1, 1], 2, Effect::None),
    half("half-crystal", Crystal, [1, 1], 2, Effect::None),
    half("half-city", City, [1, 1], 2, Effect::None),
    finished("isle-forest", Forest, [0, 2]),
    finished("isle-mountain", Mountain, [2, 0]),
    finished("isle-crystal", Crystal, [1, 1]),
    finished("isle-city", City, [1, 1]),
    alone("payout", [1, 1], 2, Effect::Payout),
    alone("outpost", [0, 2], 1, Effect::Outpost),
    half("profit-forest", Forest, [0, 2], 1, Effect::Profit),
    half("profit-mountain", Mountain, [2, 0], 1, Effect::Profit),
    half("profit-crystal", Crystal, [1, 1], 1, Effect::Profit),
    half("profit-city", City, [1, 1], 1, Effect::ProfitCity),
    alone("generator", [1, 2], 1, Effect::Generator),
    alone("inn", [1, 1], 2, Effect::Inn),
    half("trading", City, [0, 2], 1, Effect::Trading),
    print(
        "suburb-mountain",
        [4, 2, 0, 0],
        Some(City),
        [2, 0],
        1,
        Effect::SuburbMountain,
    ),
    print(
        "suburb-forest",
        [4, 1, 0, 0],
        Some(City),
        [0, 2],
        1,
        Effect::SuburbForest,
    ),
    half("power-plant", City, [2, 1], 1, Effect::PowerPlant),
    alone("temple-forest", [1, 2], 0, Effect::Temple(Forest)),
    alone("temple-mountain", [2, 1], 0, Effect::Temple(Mountain)),
    alone("temple-crystal", [2, 1], 0, Effect::Temple(Crystal)),
    alone("temple-city", [1, 2], 0, Effect::Temple(City)),
    alone("airport", [1, 2], 0, Effect::Airport),
    alone("sanctuary", [2, 1], 0, Effect::Sanctuary),
    alone("academy", [2, 2], 0, Effect::Academy),
    alone("villa", [2, 2], 0, Effect::Villa),
];

/// The four piles by their backs, as bits.
pub const PILES: [u32; 4] = [0x0000_0FFF, 0x0003_F000, 0x00FC_0000, 0xFF00_0000];
/// The display recommended for a first game: everything without effect, and four of the second pile.
pub const FIRST_GAME: u32 = PILES[0] | 1 << 12 | 1 << 13 | 1 << 16 | 1 << 17;

impl Special {
    pub(super) const GENERATOR: Special = Special(18);
    pub(super) const INN: Special = Special(19);
    pub(super) const TRADING: Special = Special(20);
    pub(super) const SUBURB_MOUNTAIN: Special = Special(21);
    pub(super) const SUBURB_FOREST: Special = Special(22);
    pub(super) const AIRPORT: Special = Special(28);
    pub(super) const SANCTUARY: Special = Special(29);
    pub(super) const ACADEMY: Special = Special(30);
    pub(super) const VILLA: Special = Special(31);

    /// Every special, in order.
    pub fn all() -> impl Iterator<Item = Special> {
        (0..SPECIALS as u8).map(Special)
    }

    pub(super) const fn temple(terrain: Terrain) -> Special {
        Special(24 + terrain as u8)
    }

    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// What is printed on it.
    #[inline]
    pub const fn print(self) -> &'static Print {
        &PRINTS[self.0 as usize]
    }

    /// Its name.
    pub const fn key(self) -> &'static str {
        self.print().key
    }

    /// Its place in the list, from 0: the item of its score line.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Which of the four piles it belongs to, from 0.
    pub fn pile(self) -> usize {
        PILES
            .iter()
            .position(|pile| pile & self.bit() != 0)
            .unwrap_or(0)
    }

    /// The special of a name.
    pub fn from_key(key: &str) -> Option<Special> {
        Special::all().find(|special| special.key() == key)
    }

    /// The faces it can show, from its base rotation clockwise.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Face> + Clone {
        let print = self.print();
        (print.face.0..print.face.0 + print.turns).map(Face)
    }

    /// Whether it can show the face.
    #[inline]
    pub fn shows(self, face: Face) -> bool {
        let print = self.print();
        (print.face.0..print.face.0 + print.turns).contains(&face.0)
    }

    /// The specials of a set, in order.
    #[inline]
    pub(super) fn each(mut set: u32) -> impl Iterator<Item = Special> {
        std::iter::from_fn(move || {
            (set != 0).then(|| {
                let special = Special(set.trailing_zeros() as u8);
                set &= set - 1;
                special
            })
        })
    }
}

/// Written as its name.
impl Serialize for Special {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}
