//! Looking at an island: what a move would bring, which groups and roads there are. For interfaces
//! and players that plan; everything here is answered from what a seat knows.

use super::board::{Ground, TOTEMS};
use super::island::{Island, footprint};
use super::moves::Move;
use super::parts::Symbol;
use super::score;
use super::scoring::{Gain, Standing, road_of};
use super::view::View;
use crate::cells::CellSet;
use crate::outcome::ScoreSheet;
use crate::seat::{PerSeat, Seat};

/// What a move would bring the seat that looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The fields that the tile would cover.
    pub cells: CellSet,
    /// What the marker would move at once, and why.
    pub gains: Vec<Gain>,
    /// How the marker would move at once.
    pub at_once: i32,
    /// How the points would change if the game ended then.
    pub total: i32,
}

/// Symbols that hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they are.
    pub symbol: Symbol,
    /// Where they are.
    pub cells: CellSet,
    /// How much they count.
    pub size: u8,
}

impl View {
    /// What a legal move would bring this seat.
    pub fn preview(&self, mv: Move) -> Preview {
        let (rules, ground) = (self.rules(), self.ground(self.seat));
        let mut islands = self.islands;
        let island = &mut islands[self.seat];
        let mut gains = Vec::new();
        let mut cells = CellSet::EMPTY;
        match mv {
            Move::Lay { rot, cell } => {
                let covered = footprint(self.tile, rot, cell).unwrap_or_default();
                cells = covered.into_iter().collect();
                let place = (self.tile, rot, cell);
                island.lay(&rules, &ground, place, &mut |gain| gains.push(gain));
            }
            Move::Pass => island.pass(&rules, self.tile),
            Move::End => island.finish(),
        }
        let marker = |island: &Island| i32::from(island.marker().points());
        Preview {
            cells,
            gains,
            at_once: marker(&islands[self.seat]) - marker(&self.islands[self.seat]),
            total: self.total_with(&islands, self.seat) - self.total(self.seat),
        }
    }

    /// This seat's island after a legal move.
    pub fn island_after(&self, mv: Move) -> Island {
        let (rules, ground) = (self.rules(), self.ground(self.seat));
        let mut island = self.islands[self.seat];
        match mv {
            Move::Lay { rot, cell } => {
                island.lay(&rules, &ground, (self.tile, rot, cell), &mut |_| {});
            }
            Move::Pass => island.pass(&rules, self.tile),
            Move::End => island.finish(),
        }
        island
    }

    /// This seat's score sheet after a legal move, as far as it knows: whatever the others lay in this
    /// round stays out of it.
    pub fn score_after(&self, mv: Move) -> ScoreSheet {
        let mut after = self.clone();
        after.islands[self.seat] = self.island_after(mv);
        after.score(self.seat)
    }

    /// A seat's points if the game ended now, as far as this seat knows.
    pub fn total(&self, seat: Seat) -> i32 {
        self.total_with(&self.islands, seat)
    }

    /// A seat's score sheet if the game ended now, as far as this seat knows.
    pub fn score(&self, seat: Seat) -> ScoreSheet {
        let grounds = self.grounds();
        let standing = self.standing(&grounds, &self.islands, seat);
        score::score(&self.rules(), &standing, self.drawn.tiles())
    }

    fn total_with(&self, islands: &PerSeat<Island>, seat: Seat) -> i32 {
        let grounds = self.grounds();
        score::total(&self.rules(), &self.standing(&grounds, islands, seat))
    }

    fn grounds(&self) -> PerSeat<Ground> {
        PerSeat::from_fn(self.islands.len(), |seat| self.ground(seat))
    }

    fn standing<'a>(
        &self,
        grounds: &'a PerSeat<Ground>,
        islands: &'a PerSeat<Island>,
        seat: Seat,
    ) -> Standing<'a> {
        Standing {
            seat,
            grounds,
            islands,
            alone: islands.len() == 1,
        }
    }
}

impl Island {
    /// All groups of all symbols, single ones included.
    pub fn groups(&self) -> Vec<Group> {
        let mut groups = Vec::new();
        for symbol in Symbol::ALL {
            self.each_group(symbol, |cells| {
                groups.push(Group {
                    symbol,
                    cells,
                    size: self.size(cells),
                });
            });
        }
        groups
    }

    /// The totems that are joined to the sea, each with its road.
    pub fn roads(&self, ground: &Ground) -> Vec<(u8, CellSet)> {
        let paths = self.symbols(Symbol::Path);
        let roads = TOTEMS
            .iter()
            .map(|totem| (totem, road_of(totem, paths, ground)));
        roads.filter(|(_, road)| !road.is_empty()).collect()
    }
}
