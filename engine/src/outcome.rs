//! Points and how a game ended: score lines with their evidence, and the ranking of the seats.

use serde::Serialize;

use crate::cells::CellSet;
use crate::seat::{PerSeat, Seat};

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(tsify::Tsify))]
pub struct ScoreLine {
    /// The category, one of the game's `CATEGORIES`.
    pub category: &'static str,
    /// Which of several of that category: a card's number, a column; 0 where there is one.
    pub item: u8,
    /// The points.
    pub points: i32,
    /// The cells that earn them, in the game's own numbering.
    #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
    pub evidence: CellSet,
}

impl ScoreLine {
    /// A line of a category that has only one.
    pub fn new(category: &'static str, points: i32, evidence: CellSet) -> Self {
        Self {
            category,
            item: 0,
            points,
            evidence,
        }
    }
}

/// The score of one seat, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(tsify::Tsify))]
pub struct ScoreSheet {
    /// The lines, in the order they are counted.
    pub lines: Vec<ScoreLine>,
}

impl ScoreSheet {
    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// The sum of one category.
    pub fn category(&self, category: &str) -> i32 {
        self.lines
            .iter()
            .filter(|line| line.category == category)
            .map(|line| line.points)
            .sum()
    }
}

/// How a finished game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(tsify::Tsify))]
pub struct Outcome {
    /// Each seat's points.
    #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
    pub totals: PerSeat<i32>,
    /// Each seat's value in the tie-break; all 0 in games without one.
    #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
    pub tie_breaks: PerSeat<i32>,
    /// Each seat's rank from 1; seats that share a rank are tied for good.
    #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
    pub ranks: PerSeat<u8>,
}

impl Outcome {
    /// Ranks by points, then by the tie-break (more is better); equal seats share a rank.
    pub fn new(totals: PerSeat<i32>, tie_breaks: PerSeat<i32>) -> Self {
        let key = |seat: Seat| (totals[seat], tie_breaks[seat]);
        let ranks = PerSeat::from_fn(totals.len(), |seat| {
            1 + totals
                .seats()
                .filter(|&other| key(other) > key(seat))
                .count() as u8
        });
        Self {
            totals,
            tie_breaks,
            ranks,
        }
    }

    /// Ranks by points alone.
    pub fn by_points(totals: PerSeat<i32>) -> Self {
        Self::new(totals, PerSeat::new(totals.len(), 0))
    }

    /// The seats of rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.ranks.seats().filter(|&seat| self.ranks[seat] == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(values: &[i32]) -> PerSeat<i32> {
        PerSeat::from_fn(values.len() as u8, |seat| values[seat.index()])
    }

    #[test]
    fn ties_share_a_rank_and_the_next_rank_is_left_out() {
        let outcome = Outcome::by_points(table(&[10, 30, 30, 5]));
        assert_eq!(outcome.ranks.as_slice(), [3, 1, 1, 4]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }

    #[test]
    fn the_tie_break_decides_among_equals_only() {
        let outcome = Outcome::new(table(&[30, 30, 40]), table(&[2, 5, 0]));
        assert_eq!(outcome.ranks.as_slice(), [3, 2, 1]);
    }
}
