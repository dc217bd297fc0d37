//! The whole table as plain text, for golden files and bug reports.

use std::fmt::Write as _;

use super::cards::card;
use super::grid::{cell_at, set_of};
use super::parts::Colour;
use super::sheet::Sheet;
use super::state::{Spirits, State, Trio};

/// Everything any seat can see.
pub(super) fn ascii(state: &State) -> String {
    let mut text = String::new();
    write_table(&mut text, state).expect("writing to a string");
    text
}

fn write_table(text: &mut String, state: &State) -> std::fmt::Result {
    write!(text, "Harmonies, side {}", state.side().letter())?;
    if state.spirits() == Spirits::On {
        write!(text, ", spirits")?;
    }
    write!(text, ", seat {} began, turn {}", state.first.0, state.turns)?;
    if state.last_round {
        write!(text, ", last round")?;
    }
    if state.over {
        writeln!(text, ", over")?;
    } else {
        writeln!(text, ", seat {} to move", state.active.0)?;
    }
    let count = state.space_count();
    write!(text, "spaces ")?;
    for (index, space) in state.spaces[..count].iter().enumerate() {
        let taken = if state.space == Some(index as u8) {
            "*"
        } else {
            ""
        };
        write!(text, " {}:{}{taken}", index + 1, letters(*space))?;
    }
    write!(text, "\nhand    ")?;
    write_counts(text, &state.hand)?;
    write!(text, "\npouch   ")?;
    write_counts(text, &state.pouch)?;
    write!(text, "\nrow     ")?;
    for &id in &state.row[..count] {
        write!(text, " {}", card_name(id))?;
    }
    let taken = if state.card_taken { " (one taken)" } else { "" };
    write!(text, "{taken}\npile    ")?;
    for id in set_of(state.pile).iter() {
        write!(text, " {id}")?;
    }
    writeln!(text)?;
    for seat in state.sheets.seats() {
        let sheet = &state.sheets[seat];
        writeln!(text)?;
        write!(text, "seat {}: {} points", seat.0, sheet.tally.total())?;
        if state.spirits() == Spirits::On {
            let [one, two] = state.dealt[seat];
            write!(text, ", dealt {one} {two}")?;
        }
        writeln!(text)?;
        write_sheet(text, sheet)?;
    }
    Ok(())
}

fn letters(space: Option<Trio>) -> String {
    match space {
        Some(tokens) => tokens.iter().map(|token| token.letter()).collect(),
        None => "---".to_owned(),
    }
}

fn write_counts(text: &mut String, counts: &[u8]) -> std::fmt::Result {
    for colour in Colour::ALL {
        write!(text, " {}{}", colour.letter(), counts[colour as usize])?;
    }
    Ok(())
}

fn card_name(id: u8) -> String {
    match card(id) {
        Some(card) => format!("{id}:{}", card.key),
        None => "-".to_owned(),
    }
}

fn write_sheet(text: &mut String, sheet: &Sheet) -> std::fmt::Result {
    let tally = sheet.tally;
    writeln!(
        text,
        "trees {} mountains {} fields {} buildings {} water {} animals {} spirits {}",
        tally.trees,
        tally.mountains,
        tally.fields,
        tally.buildings,
        tally.water,
        tally.animals,
        tally.spirits
    )?;
    write!(text, "cards")?;
    for slot in sheet.slots {
        match card(slot.card) {
            Some(card) => write!(
                text,
                " {}({}/{})",
                card_name(slot.card),
                slot.placed,
                card.cubes()
            )?,
            None => write!(text, " -")?,
        }
    }
    write!(text, " finished")?;
    for id in set_of(sheet.finished).iter() {
        write!(text, " {}", card_name(id))?;
    }
    writeln!(text)?;
    write_board(text, sheet)
}

/// Two lines a row: odd columns stand half a hex lower. A cube is written as its card's number.
fn write_board(text: &mut String, sheet: &Sheet) -> std::fmt::Result {
    let board = sheet.board();
    let columns = board.side().columns();
    write!(text, "   ")?;
    for column in 0..columns.len() {
        write!(text, " {:<6}", (b'A' + column as u8) as char)?;
    }
    trim_line(text);
    for line in 0..2 * columns[0] - 1 {
        let row = line / 2;
        if line % 2 == 0 {
            write!(text, "{:>2} ", row + 1)?;
        } else {
            write!(text, "   ")?;
        }
        for (column, &rows) in columns.iter().enumerate() {
            let here = column % 2 == usize::from(line % 2) && row < rows;
            let cell = cell_at(column as u8, row).filter(|_| here);
            let shown = cell.map_or_else(String::new, |cell| {
                let stack = match board.stack(cell).letters() {
                    "" => ".",
                    letters => letters,
                };
                match board.cube(cell) {
                    Some(card) => format!("{stack}:{card}"),
                    None => stack.to_owned(),
                }
            });
            write!(text, " {shown:<6}")?;
        }
        trim_line(text);
    }
    Ok(())
}

/// Ends the line without trailing blanks.
fn trim_line(text: &mut String) {
    let end = text.trim_end_matches(' ').len();
    text.truncate(end);
    text.push('\n');
}
