//! The points of a sheet from what it keeps move by move: never a look at the board.

use super::parts::Terrain;
use super::sheet::{EMPTY_SQUARE, INHABITANTS_PER_POINT, MARKER, Sheet};
use super::specials::{ACADEMY, PILES, Special, TEMPLE};

impl Sheet {
    /// The points so far: what [`super::score`] counts in full.
    pub fn total(&self) -> i32 {
        let folk = i32::from(self.inhabitants() / INHABITANTS_PER_POINT);
        let mut total = i32::from(self.dwellings) + i32::from(self.printed) + folk
            - EMPTY_SQUARE * i32::from(self.empty())
            + i32::from(self.tokens)
            + i32::from(self.noted);
        if self.marker {
            total += MARKER;
        }
        const COUNTING: u32 = PILES[3];
        if self.specials & COUNTING != 0 {
            total += self.counted(folk);
        }
        total
    }

    /// The points of the specials that count something.
    fn counted(&self, folk: i32) -> i32 {
        let mut points = 0;
        for terrain in Terrain::ALL {
            if self.has(Special::temple(terrain)) {
                points += i32::from(TEMPLE * self.finished[terrain as usize]);
            }
        }
        if self.has(Special::AIRPORT) {
            points += folk;
        }
        if self.has(Special::SANCTUARY) {
            points += (self.sanctuary & self.filled).count_ones() as i32;
        }
        if self.has(Special::ACADEMY) {
            points += i32::from(ACADEMY) * self.specials.count_ones() as i32;
        }
        if self.has(Special::VILLA) {
            points += i32::from(self.largest);
        }
        points
    }
}
