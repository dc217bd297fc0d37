//! The whole table as plain text: for golden games, bug reports and people without pictures.

use super::grid::{GRID, square_name};
use super::parts::{Colour, Tile};
use super::sheet::Sheet;
use super::specials::Special;
use super::state::{Phase, State};
use crate::seat::Seat;
use crate::text::{Put as _, pad};

/// The table.
pub(super) fn ascii(state: &State) -> String {
    let mut text = String::new();
    put_turn(&mut text, state);
    put_common(&mut text, state);
    put_step(&mut text, state);
    for seat in state.sheets.seats() {
        put_sheet(&mut text, state, seat);
    }
    text
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

fn put_turn(text: &mut String, state: &State) {
    text.put("turn ")
        .int(state.turns)
        .put(" step ")
        .int(state.steps);
    text.put(" (")
        .int(state.step)
        .put(") first ")
        .sign(letter(state.first));
    text.put(" active ")
        .sign(letter(state.active))
        .put(" decides ")
        .sign(letter(state.actor));
    text.put(" ")
        .put(PHASES[state.phase as usize])
        .put(" ")
        .put(state.action.word());
    if state.solo() {
        text.put(" wind ").put(state.wind.word());
    }
    if let Some(reason) = state.end {
        text.put(" ended ").int(reason as u8);
    }
    text.put("\n");
}

const PHASES: [&str; 11] = [
    "place-start",
    "place-hand",
    "choose",
    "discover",
    "deploy",
    "create",
    "pay",
    "place-special",
    "outpost",
    "convert",
    "over",
];

fn put_common(text: &mut String, state: &State) {
    text.put("bank ").int(state.bank).put(" supply");
    for colour in Colour::ALL {
        text.put(" ")
            .sign(colour.letter())
            .int(state.supply[colour as usize]);
    }
    text.put(" offer");
    for &tile in state.offer() {
        text.put(" ").put(&Tile(tile).face().letters());
    }
    text.put("\nstack ").int(state.stack_size).put(":");
    for tile in Tile::all() {
        let left = state.stack[tile.0 as usize];
        if left > 0 {
            text.put(" ").put(&tile.face().letters()).put("x").int(left);
        }
    }
    text.put("\ndisplay");
    for special in Special::each(state.display) {
        text.put(" ").put(special.key());
    }
    text.put("\n");
}

fn put_step(text: &mut String, state: &State) {
    text.put("fills ")
        .int(state.fills)
        .put(" after ")
        .int(state.filled)
        .put(" owed");
    for symbols in state.due.symbols {
        text.put(" ").int(symbols);
    }
    if let Some((give, left, get)) = state.due.trade {
        text.put(" trade ").int(left).sign(give.letter());
        text.sign(get.map_or('-', Colour::letter));
    }
    if let Some(special) = state.bought {
        text.put(" bought ").put(special.key());
    }
    let energy = &state.energy;
    text.put(" energy ")
        .int(energy.moved)
        .put(if energy.powered { "!" } else { "" });
    for used in [energy.crystals, energy.cities, energy.room] {
        text.put(" ").int(used[0]).put("/").int(used[1]);
    }
    text.put("\n");
}

fn put_sheet(text: &mut String, state: &State, seat: Seat) {
    let sheet = state.sheet(seat);
    let (tokens, noted) = sheet.tokens();
    text.put("seat ")
        .sign(letter(seat))
        .put(": ")
        .int(sheet.total());
    text.put(" points, tokens ").int(tokens).put("+").int(noted);
    text.put(if sheet.marker() { " marker" } else { " turned" });
    text.put(" pawn ")
        .put(sheet.pawn().map_or("-", |action| action.word()));
    text.put(" board ")
        .sign(sheet.board.map_or('-', |board| char::from(b'A' + board)));
    text.put(" inn");
    for colour in Colour::ALL {
        text.put(" ").int(sheet.guests(colour));
    }
    if matches!(state.phase, Phase::PlaceStart | Phase::PlaceHand) {
        for tile in state.hands[seat] {
            text.put(" ").put(&Tile(tile).face().letters());
        }
    }
    text.put("\n");
    put_board(text, sheet);
    text.put("  islands");
    for island in sheet.islands() {
        text.put(" ")
            .sign(island.terrain.letter())
            .put("@")
            .put(&square_name(island.first()));
        text.put(":")
            .int(island.inhabitants)
            .put("/")
            .int(island.dwellings);
    }
    text.put("\n");
}

fn put_board(text: &mut String, sheet: &Sheet) {
    for row in 0..GRID.rows {
        text.put(" ");
        for column in 0..GRID.columns {
            let square = GRID.cell(row, column);
            text.put(" ");
            let start = text.len();
            match sheet.face(square) {
                None => text.put("-"),
                Some(face) => text.put(&face.letters()),
            };
            if let Some(special) = sheet.special(square) {
                text.put(":").put(special.key());
            }
            pad(text, start, if column + 1 < GRID.columns { 6 } else { 0 });
        }
        text.put("\n");
    }
}
