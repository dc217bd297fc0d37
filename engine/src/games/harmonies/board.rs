//! A personal board: the stack on every hex, the cube on every hex, and the same landscape as one
//! word of bits per kind, from which legal hexes and habitats of the whole board follow at once.

use super::cards::MATCHERS;
use super::grid::{CELLS, Side, bits, set_of};
use super::parts::{Colour, LANDSCAPES, Landscape, Stack};
use crate::cells::CellSet;

/// Tokens and cubes on one player's hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    side: Side,
    stacks: [Stack; CELLS],
    /// The number of the card whose cube stands on the cell; 0 where none does.
    cards: [u8; CELLS],
    /// Where each landscape is.
    planes: [u64; LANDSCAPES],
    /// Where cubes stand.
    cubes: u64,
}

impl Default for Board {
    fn default() -> Self {
        Self::new(Side::A)
    }
}

impl Board {
    /// A bare board.
    pub fn new(side: Side) -> Self {
        let mut planes = [0; LANDSCAPES];
        planes[Landscape::Bare as usize] = side.mask();
        Self {
            side,
            stacks: [Stack::Empty; CELLS],
            cards: [0; CELLS],
            planes,
            cubes: 0,
        }
    }

    /// Which side it shows.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The stack on a cell; empty off the board.
    pub fn stack(&self, cell: u8) -> Stack {
        self.stacks.get(cell as usize).copied().unwrap_or_default()
    }

    /// The card whose cube stands on the cell.
    pub fn cube(&self, cell: u8) -> Option<u8> {
        self.cards
            .get(cell as usize)
            .copied()
            .filter(|&card| card != 0)
    }

    /// Every cell with a cube.
    pub const fn cubes(&self) -> CellSet {
        set_of(self.cubes)
    }

    /// How many cells have no token.
    #[inline]
    pub const fn empty(&self) -> u8 {
        self.plane(Landscape::Bare).count_ones() as u8
    }

    /// Where a landscape is, as bits.
    #[inline]
    pub(super) const fn plane(&self, landscape: Landscape) -> u64 {
        self.planes[landscape as usize]
    }

    /// Where any of three landscapes is, as bits.
    #[inline]
    pub(super) const fn planes(&self, landscapes: [Landscape; 3]) -> u64 {
        let [one, two, three] = landscapes;
        self.plane(one) | self.plane(two) | self.plane(three)
    }

    /// Where a token of that colour may go, as bits.
    #[inline]
    pub(super) fn open_to(&self, colour: Colour) -> u64 {
        use Landscape::{Bare, Brick, Mountain1, Mountain2, Trunk1, Trunk2};
        let grounds = match colour {
            Colour::Blue | Colour::Yellow => self.plane(Bare),
            Colour::Grey => self.planes([Bare, Mountain1, Mountain2]),
            Colour::Brown => self.plane(Bare) | self.plane(Trunk1),
            Colour::Green => self.planes([Bare, Trunk1, Trunk2]),
            Colour::Red => self.planes([Bare, Mountain1, Trunk1]) | self.plane(Brick),
        };
        grounds & !self.cubes
    }

    /// Where a cube of that card may go, as bits: its habitat is there in some rotation, and no
    /// cube is.
    #[inline]
    pub(super) fn homes(&self, card: u8) -> u64 {
        let matcher = &MATCHERS[card as usize];
        let free = self.planes[matcher.ground as usize] & !self.cubes;
        let need = |other: usize| self.planes[matcher.needs[other] as usize];
        let (one, two, three) = (need(0), need(1), need(2));
        // Most cards wait for a landscape that is nowhere on the board yet.
        if free == 0 || one == 0 || two == 0 || three == 0 {
            return 0;
        }
        // A rotation by a negative step is one by 64 more; no bit of a board meets another.
        let moved = |plane: u64, step: i8| plane.rotate_right(step as u32 & 63);
        let mut homes = 0;
        for steps in &matcher.steps[..matcher.rotations as usize] {
            homes |= free & moved(one, steps[0]) & moved(two, steps[1]) & moved(three, steps[2]);
        }
        homes
    }

    /// Puts a token on a cell; gives the new stack.
    ///
    /// # Panics
    /// When the stack may not grow that way.
    #[inline]
    pub(super) fn put(&mut self, colour: Colour, cell: u8) -> Stack {
        let old = self.stacks[cell as usize];
        let new = old.with(colour).expect("a stack the rules allow");
        self.set(cell, new);
        new
    }

    /// Makes a cell hold exactly that stack.
    #[inline]
    pub(super) fn set(&mut self, cell: u8, stack: Stack) {
        let old = self.stacks[cell as usize];
        self.planes[old.landscape() as usize] &= !(1 << cell);
        self.planes[stack.landscape() as usize] |= 1 << cell;
        self.stacks[cell as usize] = stack;
    }

    /// Puts a card's cube on a cell.
    #[inline]
    pub(super) fn settle(&mut self, card: u8, cell: u8) {
        self.cards[cell as usize] = card;
        self.cubes |= 1 << cell;
    }

    /// The cells that hold cubes of that card.
    pub fn cubes_of(&self, card: u8) -> CellSet {
        bits(self.cubes)
            .filter(|&cell| self.cards[cell as usize] == card)
            .collect()
    }
}
