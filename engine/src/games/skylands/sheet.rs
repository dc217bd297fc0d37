//! What lies in front of one player: the board, its finished islands with their inhabitants, the
//! guests of the inn, points and pawn. Islands are followed where a piece lands: only the islands it
//! touches are looked at, and a finished one never changes again.

use super::grid::{ALL, RIM, around, cells, each, step};
use super::island::Island;
use super::parts::{CLOUD, COLOURS, Colour, EDGES, Face, TERRAINS, Terrain};
use super::specials::{Effect, FINISHED_DWELLINGS, INN_PLACES, Special};
use super::state::Action;
use crate::cells::CellSet;
use crate::square::Side;

/// No board has more finished islands: 19 squares with two edges and a start island with four.
pub const MOST_ISLANDS: usize = 21;
/// What an empty square costs.
pub const EMPTY_SQUARE: i32 = 2;
/// What a marker that was never turned is worth.
pub const MARKER: i32 = 2;
/// How many inhabitants make a point.
pub const INHABITANTS_PER_POINT: u8 = 2;

/// One player's board and belongings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub(super) filled: u32,
    /// By side and edge: the squares that may show that edge on that side.
    fit: [[u32; EDGES]; 4],
    /// By terrain and side: the squares that have that terrain on that side.
    land: [[u32; 4]; TERRAINS],
    faces: [Face; 20],
    /// The specials by square, counted from 1.
    special_at: [u8; 20],
    special_squares: u32,
    pub(super) specials: u32,
    /// Finished, in the order of terrain and first square.
    islands: [Island; MOST_ISLANDS],
    island_count: u8,
    /// The inhabitants on islands, by colour.
    housed: [u8; COLOURS],
    /// The guests of the inn, by colour.
    pub(super) guests: [u8; COLOURS],
    pub(super) tokens: u8,
    /// Points the bank could not pay.
    pub(super) noted: u8,
    /// Whether the marker was never turned.
    pub(super) marker: bool,
    pub(super) pawn: Option<Action>,
    /// Which board with printed squares; none is the blank side.
    pub(super) board: Option<u8>,
    pub(super) dwellings: u8,
    pub(super) finished: [u8; TERRAINS],
    pub(super) largest: u8,
    /// The printed points of specials that count.
    pub(super) printed: u8,
    pub(super) sanctuary: u32,
}

impl Default for Sheet {
    fn default() -> Self {
        Self {
            filled: 0,
            fit: [[ALL; EDGES]; 4],
            land: [[0; 4]; TERRAINS],
            faces: [Face::CLOUDS; 20],
            special_at: [0; 20],
            special_squares: 0,
            specials: 0,
            islands: [Island::NONE; MOST_ISLANDS],
            island_count: 0,
            housed: [0; COLOURS],
            guests: [0; COLOURS],
            tokens: 0,
            noted: 0,
            marker: true,
            pawn: None,
            board: None,
            dwellings: 0,
            finished: [0; TERRAINS],
            largest: 0,
            printed: 0,
            sanctuary: 0,
        }
    }
}

impl Sheet {
    /// How many squares are empty.
    #[inline]
    pub const fn empty(&self) -> u8 {
        20 - self.filled.count_ones() as u8
    }

    /// What a square shows; none when it is empty.
    pub fn face(&self, square: u8) -> Option<Face> {
        (self.filled >> square & 1 == 1).then(|| self.faces[square as usize])
    }

    /// The special on a square.
    pub fn special(&self, square: u8) -> Option<Special> {
        self.special_at[square as usize].checked_sub(1).map(Special)
    }

    /// Whether the player has placed a special.
    #[inline]
    pub const fn has(&self, special: Special) -> bool {
        self.specials & special.bit() != 0
    }

    /// The specials placed.
    pub fn owned(&self) -> impl Iterator<Item = Special> + use<> {
        Special::each(self.specials)
    }

    /// The empty squares on which a face fits.
    #[inline(always)]
    pub(super) fn open_to(&self, face: Face) -> u32 {
        let [north, east, south, west] = face.edges();
        let fit = &self.fit;
        !self.filled
            & fit[0][north as usize]
            & fit[1][east as usize]
            & fit[2][south as usize]
            & fit[3][west as usize]
    }

    /// The empty squares on which a face fits, for interfaces.
    pub fn squares_for(&self, face: Face) -> CellSet {
        cells(self.open_to(face))
    }

    /// Whether one of some faces fits anywhere.
    #[inline]
    pub(super) fn has_room(&self, mut faces: impl Iterator<Item = Face>) -> bool {
        faces.any(|face| self.open_to(face) != 0)
    }

    /// The finished islands, in the order of terrain and first square.
    #[inline]
    pub fn islands(&self) -> &[Island] {
        &self.islands[..self.island_count as usize]
    }

    /// The islands that still have an open edge, counted now.
    pub fn open_islands(&self) -> Vec<Island> {
        let mut open = Vec::new();
        for terrain in Terrain::ALL {
            let land = &self.land[terrain as usize];
            let mut rest = land[0] | land[1] | land[2] | land[3];
            for island in self
                .islands()
                .iter()
                .filter(|island| island.terrain == terrain)
            {
                rest &= !island.squares;
            }
            while rest != 0 {
                let squares = self.reach(terrain, rest & rest.wrapping_neg());
                rest &= !squares;
                let dwellings = self.edges_in(terrain, squares);
                open.push(Island {
                    squares,
                    terrain,
                    dwellings,
                    inhabitants: 0,
                });
            }
        }
        open
    }

    /// How many edges of an island are open towards empty squares, and how many lead out of the board
    /// and can never be closed.
    pub fn open_ends(&self, island: &Island) -> (u8, u8) {
        let land = &self.land[island.terrain as usize];
        let (mut open, mut lost) = (0, 0);
        for side in Side::ALL {
            let edges = island.squares & land[side as usize];
            lost += (edges & RIM[side as usize]).count_ones() as u8;
            open += (step(edges, side) & !self.filled).count_ones() as u8;
        }
        (open, lost)
    }

    /// The place of a finished island in the list, by its terrain and first square.
    #[inline]
    pub(super) fn island_at(&self, terrain: Terrain, first: u8) -> Option<usize> {
        let named = |island: &Island| island.terrain == terrain && island.first() == first;
        self.islands().iter().position(named)
    }

    /// How many inhabitants of a colour the player has, guests included.
    #[inline]
    pub const fn holds(&self, colour: Colour) -> u8 {
        self.housed[colour as usize] + self.guests[colour as usize]
    }

    /// How many inhabitants the player has, guests included.
    #[inline]
    pub const fn inhabitants(&self) -> u8 {
        self.holds(Colour::Green) + self.holds(Colour::Violet) + self.holds(Colour::Blue)
    }

    /// How many places of the inn are free; none without an inn.
    #[inline]
    pub const fn inn_room(&self) -> u8 {
        if self.has(Special::INN) {
            INN_PLACES - (self.guests[0] + self.guests[1] + self.guests[2])
        } else {
            0
        }
    }

    /// The guests of the inn of a colour.
    pub const fn guests(&self, colour: Colour) -> u8 {
        self.guests[colour as usize]
    }

    /// Points from the bank, and those it could not pay.
    pub const fn tokens(&self) -> (u8, u8) {
        (self.tokens, self.noted)
    }

    /// Whether the marker was never turned.
    pub const fn marker(&self) -> bool {
        self.marker
    }

    /// Where the pawn stands.
    pub const fn pawn(&self) -> Option<Action> {
        self.pawn
    }

    /// Lays a piece on a square; what it finishes is asked by [`Sheet::close`].
    #[inline]
    pub(super) fn put(&mut self, face: Face, special: Option<Special>, square: u8) {
        let here = 1 << square;
        self.filled |= here;
        self.faces[square as usize] = face;
        for side in Side::ALL {
            let edge = face.edges()[side as usize];
            // The neighbour on that side must answer with the same edge.
            let next = step(here, side);
            let answers = &mut self.fit[side.opposite() as usize];
            for squares in answers.iter_mut() {
                *squares &= !next;
            }
            answers[edge as usize] |= next;
            if edge != CLOUD {
                self.land[edge as usize - 1][side as usize] |= here;
            }
        }
        if let Some(special) = special {
            self.special_at[square as usize] = special.0 + 1;
            self.special_squares |= here;
            self.specials |= special.bit();
            let print = special.print();
            if print.within.is_none() {
                self.printed += print.points;
            }
            if special == Special::SANCTUARY {
                self.sanctuary = around(here) & !here;
            }
        }
    }

    /// The squares joined to some by a terrain.
    fn reach(&self, terrain: Terrain, start: u32) -> u32 {
        let land = &self.land[terrain as usize];
        let mut squares = start;
        loop {
            let mut grown = squares;
            for side in Side::ALL {
                grown |= step(squares & land[side as usize], side) & self.filled;
            }
            if grown == squares {
                return squares;
            }
            squares = grown;
        }
    }

    /// How many edges of a terrain some squares have: as many dwellings.
    #[inline]
    fn edges_in(&self, terrain: Terrain, squares: u32) -> u8 {
        let land = &self.land[terrain as usize];
        let count = |side: usize| (land[side] & squares).count_ones();
        (count(0) + count(1) + count(2) + count(3)) as u8
    }

    /// Looks whether the island of a terrain around a square is finished now, and if so enters it
    /// into the list and counts it; gives its place.
    #[inline]
    pub(super) fn close(&mut self, terrain: Terrain, square: u8) -> Option<usize> {
        let land = &self.land[terrain as usize];
        let mut squares = 1_u32 << square;
        loop {
            let mut grown = squares;
            for side in Side::ALL {
                let edges = squares & land[side as usize];
                if edges & RIM[side as usize] != 0 {
                    return None;
                }
                grown |= step(edges, side);
            }
            if grown & !self.filled != 0 {
                return None;
            }
            if grown == squares {
                break;
            }
            squares = grown;
        }
        let mut dwellings = self.edges_in(terrain, squares);
        if dwellings == 0 {
            dwellings = FINISHED_DWELLINGS;
        }
        for square in each(squares & self.special_squares) {
            let print = Special(self.special_at[square as usize] - 1).print();
            if print.within == Some(terrain) {
                self.printed += print.points;
            }
        }
        self.dwellings += dwellings;
        self.finished[terrain as usize] += 1;
        self.largest = self.largest.max(dwellings);
        Some(self.enter(Island {
            squares,
            terrain,
            dwellings,
            inhabitants: 0,
        }))
    }

    /// Enters an island at its place in the order.
    #[inline]
    fn enter(&mut self, island: Island) -> usize {
        let key = |island: &Island| (island.terrain, island.first());
        let mut place = self.island_count as usize;
        while place > 0 && key(&self.islands[place - 1]) > key(&island) {
            self.islands[place] = self.islands[place - 1];
            place -= 1;
        }
        self.islands[place] = island;
        self.island_count += 1;
        place
    }

    /// Whether a special with an effect lies on an island.
    #[inline]
    pub(super) fn lies_on(&self, island: &Island, wanted: impl Fn(Effect) -> bool) -> bool {
        each(island.squares & self.special_squares)
            .any(|square| wanted(Special(self.special_at[square as usize] - 1).print().effect))
    }

    /// Changes the inhabitants of an island.
    #[inline]
    pub(super) fn house(&mut self, island: usize, change: i8) {
        let island = &mut self.islands[island];
        if let Some(colour) = island.terrain.colour() {
            island.inhabitants = island.inhabitants.wrapping_add_signed(change);
            let housed = &mut self.housed[colour as usize];
            *housed = housed.wrapping_add_signed(change);
        }
    }

    /// Everything that is not derived, for the hash of a state.
    pub(super) fn hash_into(&self, hasher: &mut impl std::hash::Hasher) {
        hasher.write_u32(self.filled);
        for square in each(self.filled) {
            hasher.write_u8(self.faces[square as usize].0);
        }
        for square in each(self.special_squares) {
            hasher.write_u8(self.special_at[square as usize]);
        }
        for island in self.islands() {
            hasher.write_u8(island.inhabitants);
        }
        hasher.write(&self.guests);
        hasher.write(&[
            self.tokens,
            self.noted,
            u8::from(self.marker),
            self.pawn.map_or(0, |action| action as u8 + 1),
            self.board.map_or(0, |board| board + 1),
        ]);
        // Keeps the next sheet apart from this one.
        hasher.write_u8(self.island_count);
        hasher.write_u32(self.special_squares);
    }
}
