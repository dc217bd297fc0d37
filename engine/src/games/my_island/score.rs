//! The full count of an island, line by line with evidence. What counts at once is counted by laying
//! all tiles again in the order they came, never from the marker, so that the two can be checked
//! against each other. During the game the sheet says what the points would be if it ended now.

use super::episode::Rules;
use super::island::{Fate, Island};
use super::parts::Tile;
use super::scoring::{CATEGORIES, Category, Gains, Rule, Scoring as _, Standing};
use crate::cells::CellSet;
use crate::outcome::{ScoreLine, ScoreSheet};

/// A seat's points if the game ended now.
#[inline]
pub(super) fn total(rules: &Rules, standing: &Standing<'_>) -> i32 {
    let mut marker = standing.island().marker();
    for rule in rules.scoring() {
        rule.at_end(standing, &mut |gain| marker.gain(gain.points));
    }
    marker.points().into()
}

/// Calls back for everything that counts at the end, with evidence.
pub(super) fn each_end_gain(rules: &Rules, standing: &Standing<'_>, gains: Gains<'_>) {
    for rule in rules.scoring() {
        rule.at_end(standing, &mut |mut gain| {
            gain.cells = rule.evidence(gain.category, standing.ground(), standing.island());
            gains(gain);
        });
    }
}

/// Counts a seat's island anew: start, passes, and the lines of every scoring rule of the episode,
/// empty ones too. `order` is how the tiles came.
pub(super) fn score(rules: &Rules, standing: &Standing<'_>, order: &[Tile]) -> ScoreSheet {
    let (ground, island) = (standing.ground(), standing.island());
    let mut sums = [0_i16; CATEGORIES.len()];
    let mut again = Island::new(rules, ground);
    for &tile in order {
        match island.fate(tile) {
            Fate::Lies { rot, cell } => again.lay(rules, ground, (tile, rot, cell), &mut |gain| {
                sums[gain.category as usize] += gain.points;
            }),
            Fate::Passed => again.pass(rules, tile),
            Fate::Waiting => {}
        }
    }
    sums[Category::Start as usize] = rules.start;
    sums[Category::Passes as usize] = rules.pass * island.passes();
    let mut marker = again.marker();
    each_end_gain(rules, standing, &mut |gain| {
        sums[gain.category as usize] += gain.points;
        marker.gain(gain.points);
    });

    let line = |category: Category, cells| {
        let points = sums[category as usize];
        let evidence = if points == 0 { CellSet::EMPTY } else { cells };
        ScoreLine::new(category.word(), points.into(), evidence)
    };
    let mut lines = vec![
        line(Category::Start, CellSet::EMPTY),
        line(Category::Passes, CellSet::EMPTY),
    ];
    for rule in rules.scoring() {
        each_category(rule, |category| {
            lines.push(line(category, rule.evidence(category, ground, island)));
        });
    }
    let over = i32::from(marker.points()) - lines.iter().map(|line| line.points).sum::<i32>();
    if over != 0 {
        let word = Category::TrackEnd.word();
        lines.push(ScoreLine::new(word, over, CellSet::EMPTY));
    }
    ScoreSheet { lines }
}

/// The lines of a rule, in their order.
fn each_category(rule: &Rule, mut call: impl FnMut(Category)) {
    rule.categories(&mut call);
}
