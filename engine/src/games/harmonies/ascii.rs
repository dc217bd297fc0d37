//! The whole table as plain text, for golden files and bug reports.

use super::cards::card;
use super::grid::{bits, cell_at};
use super::parts::Colour;
use super::score::CATEGORIES;
use super::sheet::Sheet;
use super::state::{Spirits, State};
use crate::text::{Put as _, int, pad, put_right};

/// Everything any seat can see.
pub(super) fn ascii(state: &State) -> String {
    let mut text = String::from("Harmonies, side ");
    text.sign(state.side().letter());
    if state.spirits() == Spirits::On {
        text.put(", spirits");
    }
    text.put(", seat ").int(state.first.0);
    text.put(" began, turn ").int(state.turns);
    if state.last_round {
        text.put(", last round");
    }
    if state.over {
        text.put(", over");
    } else {
        text.put(", seat ").int(state.active.0).put(" to move");
    }
    let count = state.space_count();
    text.put("\nspaces ");
    for (index, space) in (0..).zip(&state.spaces[..count]) {
        text.put(" ").int(index + 1).put(":");
        match space {
            Some(tokens) => tokens
                .iter()
                .for_each(|token| _ = text.sign(token.letter())),
            None => _ = text.put("---"),
        }
        text.put(if state.space == Some(index) { "*" } else { "" });
    }
    text.put("\nhand    ");
    put_counts(&mut text, &state.hand);
    text.put("\npouch   ");
    put_counts(&mut text, &state.pouch);
    text.put("\nrow     ");
    for &id in &state.row[..count] {
        text.put(" ");
        put_card(&mut text, id);
    }
    text.put(if state.card_taken { " (one taken)" } else { "" });
    text.put("\npile    ");
    for id in bits(state.pile) {
        text.put(" ").int(id);
    }
    text.put("\n");
    for seat in state.sheets.seats() {
        let sheet = &state.sheets[seat];
        text.put("\nseat ").int(seat.0);
        text.put(": ").int(sheet.tally.total()).put(" points");
        if state.spirits() == Spirits::On {
            let [one, two] = state.dealt[seat];
            text.put(", dealt ").int(one).put(" ").int(two);
        }
        text.put("\n");
        put_sheet(&mut text, sheet);
    }
    text
}

fn put_counts(text: &mut String, counts: &[u8; Colour::ALL.len()]) {
    for (colour, &count) in Colour::ALL.iter().zip(counts) {
        text.put(" ").sign(colour.letter()).int(count);
    }
}

fn put_card(text: &mut String, id: u8) {
    match card(id) {
        Some(card) => text.int(id).put(":").put(card.key),
        None => text.put("-"),
    };
}

fn put_sheet(text: &mut String, sheet: &Sheet) {
    for (category, points) in CATEGORIES.iter().zip(sheet.tally.points()) {
        text.put(category).put(" ").int(points).put(" ");
    }
    trim_line(text);
    text.put("cards");
    for slot in sheet.slots {
        text.put(" ");
        put_card(text, slot.card);
        if let Some(card) = card(slot.card) {
            text.put("(").int(slot.placed);
            text.put("/").int(card.cubes()).put(")");
        }
    }
    text.put(" finished");
    for id in bits(sheet.finished) {
        text.put(" ");
        put_card(text, id);
    }
    text.put("\n");
    put_board(text, sheet);
}

/// Two lines a row: odd columns stand half a hex lower. A cube is written as its card's number.
fn put_board(text: &mut String, sheet: &Sheet) {
    let board = sheet.board();
    let columns = board.side().columns();
    text.put("   ");
    for letter in (b'A'..).take(columns.len()) {
        text.put(" ").sign(char::from(letter)).put("     ");
    }
    trim_line(text);
    for line in 0..2 * columns[0] - 1 {
        let row = line / 2;
        if line % 2 == 0 {
            put_right(text, &int(row + 1), 2);
            text.put(" ");
        } else {
            text.put("   ");
        }
        for (column, &rows) in (0..).zip(columns) {
            text.put(" ");
            let start = text.len();
            let here = column % 2 == line % 2 && row < rows;
            if let Some(cell) = cell_at(column, row).filter(|_| here) {
                let letters = board.stack(cell).letters();
                text.put(if letters.is_empty() { "." } else { letters });
                if let Some(card) = board.cube(cell) {
                    text.put(":").int(card);
                }
            }
            pad(text, start, 6);
        }
        trim_line(text);
    }
}

/// Ends the line without trailing blanks.
fn trim_line(text: &mut String) {
    while text.ends_with(' ') {
        text.pop();
    }
    text.put("\n");
}
