//! A board and its cards as written by other programs, scored: the `harmonies` position of
//! `docs/formats.md`.

use super::cards::{Card, card};
use super::grid::{Side, cell_at};
use super::parts::Stack;
use super::score::CATEGORIES;
use super::sheet::Sheet;
use super::tally::{Tally, spirit};
use crate::error::PositionError;
use crate::json::{Value, object};
use crate::text::Put as _;

/// The codes that [`score_position`] can give.
pub const POSITION_CODES: &[&str] = &[
    "bad-field",
    "wrong-columns",
    "wrong-hexes",
    "illegal-stack",
    "unknown-card",
    "too-many-cubes",
    "duplicate-card",
    "two-spirits",
];

/// The score sheet of a position: the total and the seven lines. Fields of other names are left
/// alone; without `cards` there are none.
///
/// # Errors
/// What is wrong with the position, and where.
pub fn score_position(value: &Value) -> Result<Value, PositionError> {
    let tally = read(value)?.tally;
    let lines = CATEGORIES.into_iter().zip(tally.points().map(Value::from));
    Ok(object([
        ("total", tally.total().into()),
        ("lines", object(lines)),
    ]))
}

fn bad(place: &str) -> PositionError {
    PositionError::new("bad-field", place)
}

/// An entry of a list, such as `cards[3]`.
fn entry(list: &str, index: usize) -> String {
    let mut place = list.to_owned();
    place.put("[").int(index as u32).put("]");
    place
}

/// The position as a sheet. Which hex each cube stands on is not part of a position, so the board
/// has none.
pub(super) fn read(value: &Value) -> Result<Sheet, PositionError> {
    let fields = value.as_object().ok_or_else(|| bad("position"))?;
    if fields.get("game").and_then(Value::as_str) != Some("harmonies") {
        return Err(bad("game"));
    }
    let side = match fields.get("side").and_then(Value::as_str) {
        Some("A") => Side::A,
        Some("B") => Side::B,
        _ => return Err(bad("side")),
    };
    let mut sheet = Sheet::new(side);
    let columns = fields.get("columns").and_then(Value::as_array);
    read_columns(&mut sheet, columns.ok_or_else(|| bad("columns"))?)?;
    sheet.tally = Tally::of(&sheet.board);
    if let Some(cards) = fields.get("cards") {
        let cards = cards.as_array().ok_or_else(|| bad("cards"))?;
        read_cards(&mut sheet, cards)?;
    }
    Ok(sheet)
}

fn read_columns(sheet: &mut Sheet, columns: &[Value]) -> Result<(), PositionError> {
    let sizes = sheet.board.side().columns();
    if columns.len() != sizes.len() {
        return Err(PositionError::new("wrong-columns", "columns"));
    }
    for (index, (column, &size)) in columns.iter().zip(sizes).enumerate() {
        let place = entry("columns", index);
        let stacks = column.as_array().ok_or_else(|| bad(&place))?;
        if stacks.len() != size as usize {
            return Err(PositionError::new("wrong-hexes", place));
        }
        for (row, letters) in stacks.iter().enumerate() {
            let place = entry(&place, row);
            let letters = letters.as_str().ok_or_else(|| bad(&place))?;
            let stack = Stack::from_letters(letters)
                .ok_or_else(|| PositionError::new("illegal-stack", &*place))?;
            let cell = cell_at(index as u8, row as u8).ok_or_else(|| bad(&place))?;
            sheet.board.set(cell, stack);
        }
    }
    Ok(())
}

fn read_cards(sheet: &mut Sheet, cards: &[Value]) -> Result<(), PositionError> {
    let mut seen = 0_u64;
    for (index, value) in cards.iter().enumerate() {
        let place = entry("cards", index);
        let (card, placed) = read_card(value, &place)?;
        if seen >> card.id & 1 == 1 {
            return Err(PositionError::new("duplicate-card", place));
        }
        seen |= 1 << card.id;
        if !card.is_spirit() {
            sheet.tally.animals += i16::from(card.ladder(placed));
            sheet.animals += placed;
            continue;
        }
        if sheet.spirit != 0 {
            return Err(PositionError::new("two-spirits", place));
        }
        sheet.spirit = card.id;
        if placed > 0 {
            sheet.tally.spirits = spirit(&sheet.board, card.id);
        }
    }
    Ok(())
}

fn read_card(entry: &Value, place: &str) -> Result<(&'static Card, u8), PositionError> {
    let Some([id, placed]) = entry.as_array() else {
        return Err(bad(place));
    };
    let id = id.as_u64().ok_or_else(|| bad(place))?;
    let placed = placed.as_u64().ok_or_else(|| bad(place))?;
    let card = u8::try_from(id)
        .ok()
        .and_then(card)
        .ok_or_else(|| PositionError::new("unknown-card", place))?;
    match u8::try_from(placed) {
        Ok(placed) if placed <= card.cubes() => Ok((card, placed)),
        _ => Err(PositionError::new("too-many-cubes", place)),
    }
}
