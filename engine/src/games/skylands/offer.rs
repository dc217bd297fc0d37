//! Tiles on the way from the stack to a board: drawing one, and the few that lie open, sorted.

use super::parts::Tile;
use super::state::State;

impl State {
    /// The tiles on offer.
    #[inline]
    pub(super) fn offer(&self) -> &[u8] {
        &self.offer[..self.offered as usize]
    }

    /// Draws a tile from a stack that has one.
    #[inline]
    pub(super) fn draw(&mut self) -> Tile {
        let mut nth = self.rng.below(u32::from(self.stack_size)) as u8;
        self.stack_size -= 1;
        for (tile, left) in self.stack.iter_mut().enumerate() {
            if nth < *left {
                *left -= 1;
                return Tile(tile as u8);
            }
            nth -= *left;
        }
        unreachable!("the draw is below the size of the stack")
    }

    /// Puts a tile among those on offer.
    #[inline]
    pub(super) fn put_on_offer(&mut self, tile: Tile) {
        let mut place = self.offered as usize;
        while place > 0 && self.offer[place - 1] > tile.0 {
            self.offer[place] = self.offer[place - 1];
            place -= 1;
        }
        self.offer[place] = tile.0;
        self.offered += 1;
    }

    /// Takes the tile at a place of the offer away.
    #[inline]
    pub(super) fn take_from_offer(&mut self, place: usize) -> Tile {
        let tile = Tile(self.offer[place]);
        self.offered -= 1;
        for next in place..self.offered as usize {
            self.offer[next] = self.offer[next + 1];
        }
        // What is not on offer is 0, so that equal tables are equal.
        self.offer[self.offered as usize] = 0;
        tile
    }
}
