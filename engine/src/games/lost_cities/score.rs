//! The full count of a sheet, line by line with evidence. It reads only what is written and marked,
//! never the running total, so that the two can be checked against each other.

use super::parts::{
    ARTEFACT_LADDER, BRIDGE_POINTS, Colour, Column, DICE_LADDER, EXPEDITION_LADDER, LONELY_DOUBLE,
    cell, filled_cells,
};
use super::sheet::Sheet;
use crate::cells::CellSet;
use crate::outcome::{ScoreLine, ScoreSheet};

/// The category of bridge points; the others are the words of the columns.
pub(super) const BRIDGES: &str = "bridges";

/// Counts a sheet: the six expeditions, artefacts, dice and bridges, always all nine lines.
pub(super) fn score(sheet: &Sheet) -> ScoreSheet {
    let mut lines: Vec<ScoreLine> = Colour::ALL
        .into_iter()
        .map(|colour| expedition(sheet, colour))
        .collect();
    let marks = |column, count: u8, ladder: [i32; 10]| {
        ScoreLine::new(
            Column::word(column),
            ladder[count as usize],
            filled_cells(column, count),
        )
    };
    lines.push(marks(Column::Artefacts, sheet.artefacts(), ARTEFACT_LADDER));
    lines.push(marks(Column::Dice, sheet.refusals(), DICE_LADDER));
    let paid = sheet.bridges();
    lines.push(ScoreLine::new(
        BRIDGES,
        BRIDGE_POINTS * paid.len() as i32,
        paid.iter().map(cell::bridge).collect(),
    ));
    ScoreSheet { lines }
}

/// An expedition by its highest filled box; a marked double field doubles gain and loss.
fn expedition(sheet: &Sheet, colour: Colour) -> ScoreLine {
    let filled = sheet.numbers(colour).len();
    let mut evidence: CellSet = filled_cells(colour.column(), filled as u8);
    let mut points = EXPEDITION_LADDER[filled];
    if sheet.doubled(colour) {
        evidence.insert(cell::double(colour));
        if filled == 0 {
            points = LONELY_DOUBLE;
        }
        points *= 2;
    }
    ScoreLine::new(colour.column().word(), points, evidence)
}
