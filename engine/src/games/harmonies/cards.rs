//! All 42 cards as data: 32 animals with their ladders, 10 spirits with their effects, and every
//! habitat turned into all its rotations at compile time. `data/harmonies_cards.json` holds the same
//! facts for readers outside; a test compares the two.

use super::grid::step;
use super::parts::Landscape::{self, *};
use crate::hex::{Hex, hex};

/// How many animal cards there are; their numbers start at 1, the spirits' follow.
pub const ANIMALS: u8 = 32;
/// How many cards there are in all.
pub const CARD_COUNT: u8 = 42;
/// Cards as bits by their numbers, without the 0 that stands for no card.
pub(super) const NO_GAPS: u64 = !1;
/// The most hexes a habitat has besides the one of the cube.
const MOST_OTHERS: usize = 3;

/// One hex of a habitat, relative to the hex that takes the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatternCell {
    /// Where it is, as the card shows it.
    pub at: Hex,
    /// What must be there.
    pub need: Landscape,
}

/// What a spirit is worth at the end, once its cube stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Points for each connected group of a landscape, by the group's size.
    Groups {
        /// The landscape.
        of: Landscape,
        /// The largest size of a small group.
        small: u8,
        /// What a small group earns.
        few: u8,
        /// What any larger group earns.
        many: u8,
    },
    /// Points for each hex, by its landscape.
    Each(&'static [(Landscape, u8)]),
}

/// What a card is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// An animal: the points after the first, second, ... cube.
    Ladder(&'static [u8]),
    /// A spirit: its effect.
    Spirit(Effect),
}

/// An animal or spirit card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its number, from 1.
    pub id: u8,
    /// Its name as a message key.
    pub key: &'static str,
    /// What it is worth.
    pub worth: Worth,
    /// What the hex under the cube must be.
    pub ground: Landscape,
    /// The other hexes of the habitat.
    pub others: &'static [(i8, i8, Landscape)],
}

impl Card {
    /// Whether it is a spirit.
    pub const fn is_spirit(&self) -> bool {
        self.id > ANIMALS
    }

    /// How many cubes it starts with.
    pub const fn cubes(&self) -> u8 {
        match self.worth {
            Worth::Ladder(points) => points.len() as u8,
            Worth::Spirit(_) => 1,
        }
    }

    /// What an animal earns with that many cubes placed; 0 for spirits, whose worth is on the board.
    pub const fn ladder(&self, placed: u8) -> u8 {
        match self.worth {
            Worth::Ladder(points) if placed > 0 => points[placed as usize - 1],
            _ => 0,
        }
    }

    /// The habitat turned clockwise by `rotation` times 60 degrees, the hex of the cube first.
    pub fn pattern(&self, rotation: u8) -> impl Iterator<Item = PatternCell> + use<> {
        let cube = PatternCell {
            at: hex(0, 0),
            need: self.ground,
        };
        std::iter::once(cube).chain(self.others.iter().map(move |&(q, r, need)| PatternCell {
            at: hex(q, r).rotated(rotation),
            need,
        }))
    }

    /// How many rotations differ: the others look like one of these.
    pub const fn rotations(&self) -> u8 {
        MATCHERS[self.id as usize].rotations
    }
}

/// The card with that number, from 1.
pub const fn card(id: u8) -> Option<&'static Card> {
    if id == 0 || id > CARD_COUNT {
        return None;
    }
    Some(&CARDS[id as usize - 1])
}

const fn animal(
    id: u8,
    key: &'static str,
    points: &'static [u8],
    ground: Landscape,
    others: &'static [(i8, i8, Landscape)],
) -> Card {
    Card {
        id,
        key,
        worth: Worth::Ladder(points),
        ground,
        others,
    }
}

const fn spirit(
    id: u8,
    key: &'static str,
    effect: Effect,
    ground: Landscape,
    others: &'static [(i8, i8, Landscape)],
) -> Card {
    Card {
        id,
        key,
        worth: Worth::Spirit(effect),
        ground,
        others,
    }
}

const fn groups(of: Landscape, small: u8, few: u8, many: u8) -> Effect {
    Effect::Groups {
        of,
        small,
        few,
        many,
    }
}

const fn each(points: &'static [(Landscape, u8)]) -> Effect {
    Effect::Each(points)
}

/// All cards, in the order of their numbers.
#[rustfmt::skip]
pub const CARDS: [Card; CARD_COUNT as usize] = [
    animal(1, "crocodile", &[4, 9, 15], Water, &[(-2, 0, Tree3), (-1, 0, Water)]),
    animal(2, "ray", &[4, 10, 16], Water, &[(-1, 0, Mountain1), (-1, 1, Mountain1)]),
    animal(3, "fish", &[3, 6, 10, 16], Water, &[(-1, 0, Mountain3)]),
    animal(4, "otter", &[5, 10, 16], Water, &[(-2, 0, Tree1), (-1, 0, Tree1)]),
    animal(5, "frog", &[2, 4, 6, 10, 15], Water, &[(-1, 0, Tree1)]),
    animal(6, "duck", &[2, 4, 8, 13], Water, &[(-1, 0, Building)]),
    animal(7, "flamingo", &[4, 10, 16], Water, &[(-1, 0, Field), (-1, 1, Field)]),
    animal(8, "lizard", &[5, 10, 16], Building, &[(-2, 0, Field), (-1, 0, Field)]),
    animal(9, "shrew", &[5, 10, 17], Building, &[(-1, 1, Field), (1, 0, Field)]),
    animal(10, "peacock", &[5, 10, 17], Building, &[(-1, 1, Water), (1, 0, Water)]),
    animal(11, "squirrel", &[4, 9, 15], Building, &[(-1, 0, Tree3)]),
    animal(12, "hedgehog", &[5, 12], Building, &[(-1, 0, Tree2), (-1, 1, Tree2)]),
    animal(13, "bumblebee", &[8, 18], Tree2, &[(-1, 1, Field), (0, 1, Field), (1, 0, Field)]),
    animal(14, "bear", &[5, 11], Tree1, &[(-1, 0, Mountain2), (-1, 1, Mountain2)]),
    animal(15, "rabbit", &[5, 10, 17], Tree1, &[(-2, 0, Building), (-1, 0, Tree1)]),
    animal(16, "macaw", &[4, 9, 14], Tree2, &[(-1, 0, Water), (-1, 1, Water)]),
    animal(17, "boar", &[4, 8, 13], Tree2, &[(-1, 0, Building)]),
    animal(18, "koala", &[3, 6, 10, 15], Tree2, &[(-1, 0, Tree1)]),
    animal(19, "wolf", &[4, 10, 16], Tree3, &[(-1, 0, Field), (-1, 1, Field)]),
    animal(20, "kingfisher", &[5, 11, 18], Tree3, &[(-1, 1, Water), (1, 0, Water)]),
    animal(21, "penguin", &[4, 10, 16], Mountain1, &[(-1, 1, Water), (1, 0, Water)]),
    animal(22, "bat", &[3, 6, 10, 15], Mountain1, &[(-1, 0, Tree3)]),
    animal(23, "fennec", &[4, 9, 16], Mountain1, &[(-2, 0, Field), (-1, 0, Mountain1)]),
    animal(24, "macaque", &[5, 11], Mountain2, &[(-1, 0, Water), (-1, 1, Water)]),
    animal(25, "eagle", &[5, 11], Mountain3, &[(-1, 0, Field)]),
    animal(26, "meerkat", &[2, 5, 9, 14], Mountain1, &[(-1, 0, Field)]),
    animal(27, "crow", &[4, 9], Field, &[(-1, 1, Building), (1, 0, Building)]),
    animal(28, "alpaca", &[5, 12], Field, &[(-2, 0, Mountain2), (-1, 0, Field)]),
    animal(29, "arctic-fox", &[5, 10, 17], Field, &[(-1, 1, Tree2), (1, 0, Tree2)]),
    animal(30, "raccoon", &[6, 12], Field, &[(-1, 1, Water), (0, 1, Water), (1, 0, Water)]),
    animal(31, "ladybug", &[2, 5, 8, 12, 17], Field, &[(-1, 0, Tree1)]),
    animal(32, "panther", &[5, 11], Field, &[(-2, 0, Tree2), (-1, 0, Tree2)]),
    spirit(33, "lion", groups(Field, 2, 2, 10), Field, &[(-1, 0, Tree2), (1, 0, Field)]),
    spirit(34, "butterfly", groups(Field, 0, 0, 5), Field, &[(-2, 1, Field), (-1, 0, Water), (-1, 1, Water)]),
    spirit(35, "deer", each(&[(Tree2, 4), (Tree3, 4)]), Tree2, &[(-1, 0, Tree3), (1, 0, Tree1)]),
    spirit(36, "owl", each(&[(Tree1, 3), (Tree2, 3), (Tree3, 1)]), Tree3, &[(-1, 0, Tree1), (-1, 1, Tree1)]),
    spirit(37, "cat", groups(Building, 0, 0, 4), Building, &[(-2, 0, Building), (-1, 0, Tree1)]),
    spirit(38, "stork", groups(Building, 1, 0, 6), Building, &[(-2, 0, Field), (-1, 0, Building)]),
    spirit(39, "ram", each(&[(Mountain2, 4), (Mountain3, 4)]), Mountain3, &[(-1, 0, Mountain2)]),
    spirit(40, "marmot", each(&[(Mountain1, 3), (Mountain2, 3), (Mountain3, 1)]), Mountain2, &[(-1, 1, Mountain1), (1, 0, Mountain1)]),
    spirit(41, "dragonfly", groups(Water, 1, 0, 7), Water, &[(-1, 0, Tree2), (1, 0, Tree2)]),
    spirit(42, "tortoise", each(&[(Water, 2)]), Water, &[(-1, 0, Mountain2), (1, 0, Water)]),
];

/// A habitat in all its rotations, ready for whole boards at once. A habitat with fewer other hexes
/// than there is room for asks for its ground again, where it stands, which changes nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Matcher {
    /// The plane of the hex under the cube.
    pub(super) ground: u8,
    /// How many of the rotations count.
    pub(super) rotations: u8,
    /// The planes of the other hexes.
    pub(super) needs: [u8; MOST_OTHERS],
    /// How far the other hexes are, rotation by rotation.
    pub(super) steps: [[i8; MOST_OTHERS]; 6],
}

/// By card number; entry 0 belongs to no card.
pub(super) static MATCHERS: [Matcher; CARD_COUNT as usize + 1] = matchers();

const fn matchers() -> [Matcher; CARD_COUNT as usize + 1] {
    let none = Matcher {
        ground: 0,
        rotations: 0,
        needs: [0; MOST_OTHERS],
        steps: [[0; MOST_OTHERS]; 6],
    };
    let mut table = [none; CARD_COUNT as usize + 1];
    let mut index = 0;
    while index < CARDS.len() {
        assert!(CARDS[index].id as usize == index + 1, "cards are in order");
        table[index + 1] = matcher(&CARDS[index]);
        index += 1;
    }
    table
}

const fn matcher(card: &Card) -> Matcher {
    let mut needs = [card.ground as u8; MOST_OTHERS];
    let mut steps = [[0; MOST_OTHERS]; 6];
    let mut other = 0;
    while other < card.others.len() {
        let (q, r, need) = card.others[other];
        needs[other] = need as u8;
        let mut rotation = 0;
        while rotation < 6 {
            steps[rotation][other] = step(hex(q, r).rotated(rotation as u8));
            rotation += 1;
        }
        other += 1;
    }
    Matcher {
        ground: card.ground as u8,
        // Turned by half, some habitats look the same: then the second half of the turns adds nothing.
        rotations: if same(&needs, &steps[0], &steps[3]) {
            3
        } else {
            6
        },
        needs,
        steps,
    }
}

/// Whether two rotations ask for the same hexes, in whatever order.
const fn same(needs: &[u8; MOST_OTHERS], one: &[i8; MOST_OTHERS], two: &[i8; MOST_OTHERS]) -> bool {
    let mut index = 0;
    while index < MOST_OTHERS {
        let mut found = false;
        let mut other = 0;
        while other < MOST_OTHERS {
            found |= needs[index] == needs[other] && one[index] == two[other];
            other += 1;
        }
        if !found {
            return false;
        }
        index += 1;
    }
    true
}
