//! The table as plain text, one line per column: for golden games, bug reports and terminals.
//! `o` is an open double field, `X` a marked and `-` a lost one; `A` and `V` are free arrow and
//! artefact boxes, `|` is where the bridge runs (`20` where it paid), `*` a marked top artefact.

use std::fmt::Write as _;

use super::moves;
use super::parts::{BOXES, BoxKind, Colour, Column, Columns, Layout};
use super::sheet::Sheet;
use super::state::{Order, State};
use crate::seat::Seat;

/// The whole table.
pub(super) fn ascii(state: &State) -> String {
    let mut text = String::new();
    let layout = match state.options.layout {
        Layout::Nine => "9-9",
        Layout::Twelve => "12-12",
    };
    let order = match state.options.order {
        Order::Clockwise => "clockwise",
        Order::Together => "together",
    };
    let _ = write!(text, "lost-cities {layout} {order}");
    let _ = writeln!(text, " round={} turns={}", state.round, state.turns);
    let roller = if state.rival_rolls() {
        "rival".to_owned()
    } else {
        format!("seat {}", state.roller.0)
    };
    let due = match (state.ending, state.accelerating) {
        (Some(ending), _) => format!("over: {ending:?}").to_lowercase(),
        (None, true) => format!("seat {} accelerates", state.seat.0),
        (None, false) => format!("seat {} chooses", state.seat.0),
    };
    let _ = writeln!(text, "dice {} by {roller}, {due}", dice(state));
    let _ = writeln!(
        text,
        "closed {} of these by the rival {}",
        letters(state.closed),
        letters(state.rival)
    );
    for seat in state.sheets.seats() {
        page(&mut text, state, seat);
    }
    text
}

/// The dice; those taken away are bracketed.
fn dice(state: &State) -> String {
    let taken = state.dice.taken;
    let mut faces = Vec::new();
    for (die, &face) in state.dice.colours.iter().enumerate() {
        let letter = Colour::ALL[face as usize].letter();
        let gone = taken.is_some_and(|[gone, _]| gone as usize == die);
        faces.push(if gone {
            format!("[{letter}]")
        } else {
            letter.to_string()
        });
    }
    for (die, &face) in state.dice.numbers.iter().enumerate() {
        let gone = taken.is_some_and(|[_, gone]| gone as usize == die);
        faces.push(if gone {
            format!("[{face}]")
        } else {
            face.to_string()
        });
    }
    faces.join(" ")
}

fn letters(columns: Columns) -> String {
    let mark = |c: Column| if columns.contains(c) { c.letter() } else { '.' };
    Column::ALL.into_iter().map(mark).collect()
}

/// A seat's sheet, and what it hides.
fn page(text: &mut String, state: &State, seat: Seat) {
    let sheet = &state.sheets[seat];
    let _ = writeln!(text, "seat {}: {} points", seat.0, sheet.total());
    for column in Column::ALL {
        row(text, state.options.layout, sheet, column);
    }
    let plan = state.plans[seat].moves();
    if !plan.is_empty() {
        let plan: Vec<String> = plan.iter().map(|&mv| moves::fmt(mv)).collect();
        let _ = writeln!(text, "  not yet told: {}", plan.join(" "));
    }
}

fn row(text: &mut String, layout: Layout, sheet: &Sheet, column: Column) {
    let colour = column.colour();
    let start = match colour {
        None => ' ',
        Some(colour) if sheet.doubled(colour) => 'X',
        Some(colour) if sheet.count(colour) == 0 => 'o',
        Some(_) => '-',
    };
    let _ = write!(text, "  {} {start}", column.letter());
    for place in 1..=BOXES {
        let free = place > sheet.filled(column);
        let content = match colour {
            None if free => ".".to_owned(),
            None => "#".to_owned(),
            Some(colour) if !free => sheet.numbers(colour)[place as usize - 1].to_string(),
            Some(colour) => match layout.box_kind(colour, place) {
                BoxKind::Plain => ".".to_owned(),
                BoxKind::Arrow => "A".to_owned(),
                BoxKind::Artefact => "V".to_owned(),
            },
        };
        let _ = write!(text, " {content:>2}");
        if place == 6 {
            let paid = sheet.bridges().contains(column);
            text.push_str(if paid { " 20" } else { "  |" });
        }
    }
    let top = match colour {
        Some(colour) if sheet.topped(colour) => '*',
        _ => ' ',
    };
    let _ = writeln!(text, " {top} {:>4}", sheet.column_value(column));
}
