//! The wooden parts: six colours of tokens, the fifteen stacks they can form, and the landscape a
//! stack counts as. Stacking is one table; everything else reads it.

use serde::{Serialize, Serializer};

/// How many colours there are.
pub const COLOURS: usize = 6;
/// How many tokens a space holds, a turn takes and a refill brings.
pub const TOKENS_PER_SPACE: usize = 3;
/// How many tokens of each colour are in the box, in the order of [`Colour::ALL`].
pub const SUPPLY: [u8; COLOURS] = [23, 23, 21, 19, 19, 15];
/// How many kinds of landscape there are.
pub const LANDSCAPES: usize = 13;

/// The colour of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
#[repr(u8)]
pub enum Colour {
    /// Water.
    Blue,
    /// Mountains, and the ground of some buildings.
    Grey,
    /// Trunks, and the ground of some buildings.
    Brown,
    /// Tree tops.
    Green,
    /// Fields.
    Yellow,
    /// Buildings.
    Red,
}

impl Colour {
    /// Every colour, in order.
    pub const ALL: [Colour; COLOURS] = [
        Colour::Blue,
        Colour::Grey,
        Colour::Brown,
        Colour::Green,
        Colour::Yellow,
        Colour::Red,
    ];

    /// The letter in notation and positions.
    pub const fn letter(self) -> char {
        match self {
            Colour::Blue => 'U',
            Colour::Grey => 'G',
            Colour::Brown => 'N',
            Colour::Green => 'E',
            Colour::Yellow => 'Y',
            Colour::Red => 'R',
        }
    }

    /// Reads the letter back.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }
}

/// The tokens on one hex, from the ground up: every stack the rules allow, and no other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(
    missing_docs,
    reason = "each name spells its tokens from the ground up"
)]
pub enum Stack {
    #[default]
    Empty,
    Blue,
    Grey,
    Brown,
    Green,
    Yellow,
    Red,
    GreyGrey,
    GreyRed,
    BrownBrown,
    BrownGreen,
    BrownRed,
    RedRed,
    GreyGreyGrey,
    BrownBrownGreen,
}

impl Stack {
    /// Every stack.
    pub const ALL: [Stack; 15] = [
        Stack::Empty,
        Stack::Blue,
        Stack::Grey,
        Stack::Brown,
        Stack::Green,
        Stack::Yellow,
        Stack::Red,
        Stack::GreyGrey,
        Stack::GreyRed,
        Stack::BrownBrown,
        Stack::BrownGreen,
        Stack::BrownRed,
        Stack::RedRed,
        Stack::GreyGreyGrey,
        Stack::BrownBrownGreen,
    ];

    /// The stack with one more token on top, where that is allowed.
    pub const fn with(self, colour: Colour) -> Option<Stack> {
        Some(match (self, colour) {
            (Stack::Empty, Colour::Blue) => Stack::Blue,
            (Stack::Empty, Colour::Grey) => Stack::Grey,
            (Stack::Empty, Colour::Brown) => Stack::Brown,
            (Stack::Empty, Colour::Green) => Stack::Green,
            (Stack::Empty, Colour::Yellow) => Stack::Yellow,
            (Stack::Empty, Colour::Red) => Stack::Red,
            (Stack::Grey, Colour::Grey) => Stack::GreyGrey,
            (Stack::GreyGrey, Colour::Grey) => Stack::GreyGreyGrey,
            (Stack::Grey, Colour::Red) => Stack::GreyRed,
            (Stack::Brown, Colour::Brown) => Stack::BrownBrown,
            (Stack::Brown, Colour::Green) => Stack::BrownGreen,
            (Stack::BrownBrown, Colour::Green) => Stack::BrownBrownGreen,
            (Stack::Brown, Colour::Red) => Stack::BrownRed,
            (Stack::Red, Colour::Red) => Stack::RedRed,
            _ => return None,
        })
    }

    /// The tokens as letters from the ground up, as positions write them.
    pub const fn letters(self) -> &'static str {
        match self {
            Stack::Empty => "",
            Stack::Blue => "U",
            Stack::Grey => "G",
            Stack::Brown => "N",
            Stack::Green => "E",
            Stack::Yellow => "Y",
            Stack::Red => "R",
            Stack::GreyGrey => "GG",
            Stack::GreyRed => "GR",
            Stack::BrownBrown => "NN",
            Stack::BrownGreen => "NE",
            Stack::BrownRed => "NR",
            Stack::RedRed => "RR",
            Stack::GreyGreyGrey => "GGG",
            Stack::BrownBrownGreen => "NNE",
        }
    }

    /// Reads the letters back; `None` for anything that is not a legal stack.
    pub fn from_letters(letters: &str) -> Option<Stack> {
        Self::ALL
            .into_iter()
            .find(|stack| stack.letters() == letters)
    }

    /// The tokens from the ground up.
    pub fn tokens(self) -> impl DoubleEndedIterator<Item = Colour> {
        self.letters()
            .bytes()
            .filter_map(|letter| Colour::from_letter(letter as char))
    }

    /// How many tokens there are.
    pub const fn height(self) -> u8 {
        self.letters().len() as u8
    }

    /// The colour seen from above.
    pub fn top(self) -> Option<Colour> {
        self.tokens().next_back()
    }

    /// What the stack counts as.
    pub const fn landscape(self) -> Landscape {
        match self {
            Stack::Empty => Landscape::Bare,
            Stack::Blue => Landscape::Water,
            Stack::Yellow => Landscape::Field,
            Stack::Grey => Landscape::Mountain1,
            Stack::GreyGrey => Landscape::Mountain2,
            Stack::GreyGreyGrey => Landscape::Mountain3,
            Stack::Green => Landscape::Tree1,
            Stack::BrownGreen => Landscape::Tree2,
            Stack::BrownBrownGreen => Landscape::Tree3,
            Stack::GreyRed | Stack::BrownRed | Stack::RedRed => Landscape::Building,
            Stack::Brown => Landscape::Trunk1,
            Stack::BrownBrown => Landscape::Trunk2,
            Stack::Red => Landscape::Brick,
        }
    }

    /// The shortest run of tokens that turns this stack into the landscape: how many, and every
    /// colour that may come next on such a run. `None` when no run does.
    pub fn way_to(self, wanted: Landscape) -> Option<(u8, Vec<Colour>)> {
        if self.landscape() == wanted {
            return Some((0, Vec::new()));
        }
        let mut best: Option<(u8, Vec<Colour>)> = None;
        for colour in Colour::ALL {
            let Some((more, _)) = self.with(colour).and_then(|next| next.way_to(wanted)) else {
                continue;
            };
            match &mut best {
                Some((least, colours)) if *least == more + 1 => colours.push(colour),
                Some((least, _)) if *least < more + 1 => {}
                _ => best = Some((more + 1, vec![colour])),
            }
        }
        best
    }
}

/// Written as its letters.
impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.letters())
    }
}

/// What a hex counts as, in scoring and in habitats. Heights are exact; a building may stand on any
/// of its three grounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
#[repr(u8)]
pub enum Landscape {
    /// No token.
    Bare,
    /// One blue.
    Water,
    /// One yellow.
    Field,
    /// One grey.
    Mountain1,
    /// Two grey.
    Mountain2,
    /// Three grey.
    Mountain3,
    /// One green.
    Tree1,
    /// Green on brown.
    Tree2,
    /// Green on two brown.
    Tree3,
    /// Red on grey, brown or red.
    Building,
    /// One brown: no tree yet.
    Trunk1,
    /// Two brown: no tree yet.
    Trunk2,
    /// One red: no building yet.
    Brick,
}

impl Landscape {
    /// Every landscape, in order.
    pub const ALL: [Landscape; LANDSCAPES] = [
        Landscape::Bare,
        Landscape::Water,
        Landscape::Field,
        Landscape::Mountain1,
        Landscape::Mountain2,
        Landscape::Mountain3,
        Landscape::Tree1,
        Landscape::Tree2,
        Landscape::Tree3,
        Landscape::Building,
        Landscape::Trunk1,
        Landscape::Trunk2,
        Landscape::Brick,
    ];
}
