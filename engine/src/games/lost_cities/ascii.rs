//! The table as plain text, one line per column: for golden games, bug reports and terminals.
//! `o` is an open double field, `X` a marked and `-` a lost one; `A` and `V` are free arrow and
//! artefact boxes, `|` is where the bridge runs (`20` where it paid), `*` a marked top artefact.

use super::moves;
use super::parts::{BOXES, BoxKind, Colour, Column, Columns};
use super::sheet::Sheet;
use super::state::{Ending, State, VARIANTS};
use crate::seat::Seat;
use crate::text::{Put as _, int, put_right};

/// The whole table.
pub(super) fn ascii(state: &State) -> String {
    let mut text = String::from("lost-cities ");
    let [layout, order] = [state.options.layout as usize, state.options.order as usize];
    text.put(VARIANTS[0].values[layout]).put(" ");
    text.put(VARIANTS[1].values[order]);
    text.put(" round=").int(state.round);
    text.put(" turns=").int(state.turns);
    text.put("\ndice");
    dice(&mut text, state);
    text.put(" by ");
    if state.rival_rolls() {
        text.put("rival");
    } else {
        text.put("seat ").int(state.roller.0);
    }
    text.put(", ");
    match state.ending {
        Some(Ending::Exhausted) => text.put("over: exhausted"),
        Some(Ending::Bridges) => text.put("over: bridges"),
        None => {
            text.put("seat ").int(state.seat.0);
            text.put(if state.accelerating {
                " accelerates"
            } else {
                " chooses"
            })
        }
    };
    text.put("\nclosed ");
    letters(&mut text, state.closed);
    text.put(" of these by the rival ");
    letters(&mut text, state.rival);
    text.put("\n");
    for seat in state.sheets.seats() {
        page(&mut text, state, seat);
    }
    text
}

/// The dice; those taken away are bracketed.
fn dice(text: &mut String, state: &State) {
    let colours = state.dice.colours;
    let colours = colours.map(|face| Colour::ALL[face as usize].letter());
    let numbers = state.dice.numbers.map(|face| char::from(b'0' + face));
    for (kind, faces) in [colours, numbers].into_iter().enumerate() {
        for (die, face) in faces.into_iter().enumerate() {
            let gone = state
                .dice
                .taken
                .is_some_and(|taken| taken[kind] as usize == die);
            text.put(if gone { " [" } else { " " }).sign(face);
            text.put(if gone { "]" } else { "" });
        }
    }
}

fn letters(text: &mut String, columns: Columns) {
    for column in Column::ALL {
        text.sign(if columns.contains(column) {
            column.letter()
        } else {
            '.'
        });
    }
}

/// A seat's sheet, and what it hides.
fn page(text: &mut String, state: &State, seat: Seat) {
    let sheet = &state.sheets[seat];
    text.put("seat ").int(seat.0);
    text.put(": ").int(sheet.total()).put(" points\n");
    for column in Column::ALL {
        row(text, state, sheet, column);
    }
    let plan = state.plans[seat].moves();
    if !plan.is_empty() {
        text.put("  not yet told:");
        for &mv in plan {
            text.put(" ").put(&moves::fmt(mv));
        }
        text.put("\n");
    }
}

fn row(text: &mut String, state: &State, sheet: &Sheet, column: Column) {
    let colour = column.colour();
    let start = match colour {
        None => ' ',
        Some(colour) if sheet.doubled(colour) => 'X',
        Some(colour) if sheet.count(colour) == 0 => 'o',
        Some(_) => '-',
    };
    text.put("  ").sign(column.letter()).put(" ").sign(start);
    for place in 1..=BOXES {
        let free = place > sheet.filled(column);
        let number;
        let content = match colour {
            None if free => ".",
            None => "#",
            Some(colour) if !free => {
                number = int(sheet.numbers(colour)[place as usize - 1]);
                &number
            }
            Some(colour) => match state.options.layout.box_kind(colour, place) {
                BoxKind::Plain => ".",
                BoxKind::Arrow => "A",
                BoxKind::Artefact => "V",
            },
        };
        put_right(text, content, 3);
        if place == 6 {
            let paid = sheet.bridges().contains(column);
            text.put(if paid { " 20" } else { "  |" });
        }
    }
    let topped = colour.is_some_and(|colour| sheet.topped(colour));
    text.put(if topped { " *" } else { "  " });
    put_right(text, &int(sheet.column_value(column)), 5);
    text.put("\n");
}
