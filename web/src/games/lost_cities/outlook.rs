//! What a choice would do to a sheet: the column's value, arrows, artefacts and bridges; what a
//! refusal costs; and which moves people regret. Pure.

use atoll_engine::games::lost_cities::{
    ARTEFACT_LADDER, BOXES, BRIDGE_PLACE, BRIDGE_POINTS, BoxKind, Colour, Column, Columns,
    DICE_LADDER, Layout, Move, Reach, Sheet, expedition_value,
};

/// What a choice would do to the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outlook {
    pub colour: Colour,
    pub reach: Reach,
    /// The column's value before and after.
    pub before: i32,
    pub after: i32,
    /// An arrow is reached.
    pub arrow: bool,
    /// An artefact is found: the value of its column before and after (equal when all are marked).
    pub artefact: Option<(i32, i32)>,
    /// Bridges crossed for points.
    pub paid: Columns,
    /// Bridges crossed too late.
    pub late: Columns,
    /// What is printed in the box after that.
    pub next: Option<BoxKind>,
    /// The last number then; 0 where there is none.
    pub last: u8,
}

/// What a refusal would do to the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Which dice symbol is marked; `None` when all are and refusing is free.
    pub mark: Option<u8>,
    pub before: i32,
    pub after: i32,
    /// The dice bridge is crossed: whether it pays.
    pub bridge: Option<bool>,
}

/// A move that people regret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regret {
    FirstRefusal,
    NinthRefusal,
    Double,
}

/// What a move would do to a sheet, when it writes or marks something in an expedition.
pub fn outlook(sheet: &Sheet, layout: Layout, closed: Columns, mv: Move) -> Option<Outlook> {
    let (colour, reach) = match mv {
        Move::Write { colour, number } => (colour, sheet.reach(layout, colour, number)?),
        Move::Accelerate { colour } => (colour, sheet.acceleration_reach(layout, colour)?),
        Move::Refuse | Move::Skip => return None,
    };
    let column = colour.column();
    let before = sheet.column_value(column);
    let mut outlook = Outlook {
        colour,
        reach,
        before,
        after: before,
        arrow: false,
        artefact: None,
        paid: Columns::NONE,
        late: Columns::NONE,
        next: None,
        last: sheet.last(colour),
    };
    let mut crossed = Columns::NONE;
    let mut finds = false;
    match reach {
        Reach::Double => {
            outlook.after = expedition_value(0, true);
            outlook.next = Some(layout.box_kind(colour, 1));
        }
        Reach::Box {
            place,
            number,
            kind,
        } => {
            outlook.after += sheet.next_step_value(column).unwrap_or(0);
            outlook.last = number;
            outlook.arrow = kind == BoxKind::Arrow;
            finds = kind == BoxKind::Artefact;
            outlook.next = (place < BOXES).then(|| layout.box_kind(colour, place + 1));
            if place == BRIDGE_PLACE {
                crossed.insert(column);
            }
        }
        Reach::Top => finds = true,
    }
    if finds {
        let count = sheet.artefacts();
        let next = (count + 1).min(BOXES);
        let value = |count: u8| ARTEFACT_LADDER[usize::from(count)];
        outlook.artefact = Some((value(count), value(next)));
        if next == BRIDGE_PLACE && count < next {
            crossed.insert(Column::Artefacts);
        }
    }
    outlook.paid = crossed.without(closed);
    outlook.late = crossed.without(outlook.paid);
    Some(outlook)
}

impl Outlook {
    /// What it changes in points, bridges included.
    pub fn points(&self) -> i32 {
        let artefact = self.artefact.map_or(0, |(before, after)| after - before);
        self.after - self.before + artefact + BRIDGE_POINTS * self.paid.len() as i32
    }
}

/// What refusing would do to a sheet.
pub fn refusal(sheet: &Sheet, closed: Columns) -> Refusal {
    let mark = (!sheet.exhausted()).then(|| sheet.refusals() + 1);
    let before = sheet.column_value(Column::Dice);
    Refusal {
        mark,
        before,
        after: mark.map_or(before, |mark| DICE_LADDER[usize::from(mark)]),
        bridge: (mark == Some(BRIDGE_PLACE)).then(|| !closed.contains(Column::Dice)),
    }
}

/// Whether to ask before a move.
pub fn regret(sheet: &Sheet, mv: Move) -> Option<Regret> {
    match mv {
        Move::Refuse if sheet.refusals() == 0 => Some(Regret::FirstRefusal),
        Move::Refuse if sheet.refusals() + 1 == BOXES => Some(Regret::NinthRefusal),
        Move::Write { colour, number: 0 } if sheet.count(colour) == 0 => Some(Regret::Double),
        _ => None,
    }
}
