//! What is played: which tiles, on which terrain, and the list of scoring rules. An episode is data;
//! the tables here are those of `engine/data/my_island.json`.

use serde::{Serialize, Serializer};

use super::board::{Ground, Side, TOTEMS, Terrain, Terrains};
use super::parts::{Symbol, Tiles};
use super::scoring::{
    Category, GroupComplete, LargestGroup, OpenTerrain, Rule, SymbolOnTerrain, Symbols, TotemRoad,
};
use crate::cells::CellSet;

/// Which episode is played, or the eternal game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Episode(u8);

impl Episode {
    /// The game that can be played again and again.
    pub const ETERNAL: Episode = Episode(0);
    /// The words of all of them: how records and files name them. An episode's place is its number.
    pub const WORDS: &'static [&'static str] = &["eternal", "1"];

    /// The episode with a number; 0 is the eternal game.
    pub const fn numbered(number: usize) -> Option<Episode> {
        if number < Self::WORDS.len() {
            Some(Episode(number as u8))
        } else {
            None
        }
    }

    /// Its number; 0 is the eternal game.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self.number()]
    }

    /// What is played.
    pub const fn rules(self) -> Rules {
        if self.0 == 0 { ETERNAL } else { FIRST }
    }
}

/// Written as its word.
impl Serialize for Episode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// The most scoring rules an episode has.
const MOST_RULES: usize = 8;

/// The rules of an episode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Which side of the board is up.
    pub side: Side,
    /// Where the score marker starts.
    pub start: i16,
    /// What passing costs, below 0.
    pub pass: i16,
    /// The tiles that come up.
    pub tiles: Tiles,
    /// Where tiles may lie.
    pub open: Terrains,
    scoring: [Rule; MOST_RULES],
    count: u8,
}

impl Rules {
    const fn new(side: Side, open: &[Terrain], scoring: &[Rule]) -> Self {
        let mut list = [scoring[0]; MOST_RULES];
        let mut at = 0;
        while at < scoring.len() {
            list[at] = scoring[at];
            at += 1;
        }
        Self {
            side,
            start: 10,
            pass: -1,
            tiles: Tiles::BASE,
            open: Terrains::of(open),
            scoring: list,
            count: scoring.len() as u8,
        }
    }

    /// The scoring rules, in the order in which they count.
    #[inline]
    pub fn scoring(&self) -> &[Rule] {
        &self.scoring[..self.count as usize]
    }

    /// The fields of a board where tiles may lie.
    pub fn open_fields(&self, ground: &Ground) -> CellSet {
        let terrains = self.open.iter();
        let open = terrains.fold(CellSet::EMPTY, |set, terrain| {
            set.union(ground.fields(terrain))
        });
        open.without(TOTEMS)
    }
}

/// What a largest group needs when there is nobody to compare with. Ours; the reasons are in
/// `docs/rules-decisions.md`.
pub const LARGE_ALONE: u8 = 7;

const BEACH: Rule = Rule::OpenTerrain(OpenTerrain {
    terrain: Terrain::Beach,
    points: -1,
    category: Category::OpenBeach,
});

const ETERNAL: Rules = Rules::new(
    Side::Eternal,
    &[Terrain::Beach, Terrain::Heath, Terrain::Palm],
    &[
        Rule::GroupComplete(GroupComplete {
            symbols: Symbols::of(&[Symbol::Field, Symbol::Wall, Symbol::House]),
            min: 5,
            points: 3,
        }),
        Rule::TotemRoad(TotemRoad { points: 5 }),
        Rule::LargestGroup(LargestGroup {
            symbols: Symbols::of(&Symbol::ALL),
            points: 5,
            alone: LARGE_ALONE,
        }),
        BEACH,
    ],
);

const FIRST: Rules = Rules::new(
    Side::Story,
    &[Terrain::Beach, Terrain::Heath],
    &[
        Rule::SymbolOnTerrain(SymbolOnTerrain {
            symbol: Symbol::House,
            terrain: Terrain::Beach,
            points: 1,
            category: Category::HouseOnBeach,
        }),
        BEACH,
    ],
);
