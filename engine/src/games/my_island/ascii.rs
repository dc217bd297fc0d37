//! The table as plain text: each island as a map, then what everybody did with each tile. Capital
//! letters are symbols, small ones open terrain (`b` beach, `h` heath, `p` palm, `r` rainforest,
//! `t` a totem).

use super::board::{FIELDS, HEXES, TOTEMS};
use super::island::Fate;
use super::moves::{self, Move};
use super::state::{Ending, Reveal, State};
use crate::seat::Seat;
use crate::text::{Put as _, pad};

/// How far the leftmost field lies from the middle, in half fields.
const LEFT: i16 = 16;

/// The whole table.
pub(super) fn ascii(state: &State) -> String {
    let mut text = String::from("my-island ");
    text.put(state.options.episode.word());
    text.put(match state.options.reveal {
        Reveal::Together => " together",
        Reveal::AtOnce => " at-once",
    });
    text.put(" round=").int(state.drawn.tiles().len() as u32);
    text.put(" turns=").int(state.turns);
    text.put(", ");
    match state.ending {
        Some(Ending::Tiles) => text.put("over: no tile left"),
        Some(Ending::Finished) => text.put("over: everybody ended"),
        None => text.put("seat ").int(state.seat.0).put(" decides"),
    };
    text.put("\n");
    for seat in state.islands.seats() {
        map(&mut text, state, seat);
    }
    for &tile in state.drawn.tiles() {
        let start = text.len();
        text.put(&tile.id());
        for island in &state.islands {
            pad(&mut text, start, 12);
            let start = text.len();
            match island.fate(tile) {
                Fate::Waiting => text.put("."),
                Fate::Passed => text.put("pass"),
                Fate::Lies { rot, cell } => text.put(&moves::fmt(Move::Lay { rot, cell })),
            };
            pad(&mut text, start, 8);
        }
        text.put("\n");
    }
    text
}

fn map(text: &mut String, state: &State, seat: Seat) {
    let (island, ground) = (&state.islands[seat], &state.grounds[seat]);
    text.put("seat ").int(seat.0).put(": marker ");
    text.int(island.marker().points());
    text.put(if island.marker().frozen() { "!" } else { "" });
    text.put(", ")
        .int(state.total(seat))
        .put(" if it ended now");
    text.put(if island.finished() { ", ended" } else { "" });
    let mut start = text.len();
    for cell in 0..FIELDS as u8 {
        let hex = HEXES[cell as usize];
        let row = i16::from(hex.r);
        if cell == 0 || HEXES[cell as usize - 1].r != hex.r {
            text.put("\n");
            start = text.len();
        }
        pad(text, start, (LEFT + 2 * i16::from(hex.q) + row) as usize);
        let sign = match (island.symbol_at(cell), ground.terrain(cell)) {
            (Some(symbol), _) => symbol.letter(),
            (None, _) if TOTEMS.contains(cell) => 't',
            (None, Some(terrain)) => terrain.word().chars().next().unwrap_or('?'),
            (None, None) => '?',
        };
        text.sign(sign);
    }
    text.put("\n");
}
