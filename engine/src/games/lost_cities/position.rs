//! Sheets given for scoring, as described in `docs/formats.md`: read strictly, so that a slip of the
//! pen or the keyboard is named instead of counted.

use super::parts::{BOXES, BRIDGE_PLACE, Colour, Column};
use super::score;
use super::sheet::Sheet;
use crate::error::PositionError;
use crate::json::{Map, Value, object};
use crate::text::{int, joined};

/// Counts every sheet of a position.
///
/// # Errors
/// What is wrong with the first impossible thing, and where it is.
pub(super) fn score_position(value: &Value) -> Result<Value, PositionError> {
    let position = fields(value, "position", &["game", "sheets"])?;
    if position.get("game").and_then(Value::as_str) != Some("lost-cities") {
        return wrong("bad-field", "game");
    }
    let Some(sheets) = position.get("sheets").and_then(Value::as_array) else {
        return wrong("bad-field", "sheets");
    };
    let mut scored = Vec::new();
    for (number, sheet) in (1_u32..).zip(sheets) {
        scored.push(score_sheet(sheet, &joined(&["sheet ", &int(number)]))?);
    }
    Ok(object([("sheets", Value::Array(scored))]))
}

fn score_sheet(value: &Value, nameless: &str) -> Result<Value, PositionError> {
    const FIELDS: &[&str] = &["name", "expeditions", "artefacts", "refusals", "bridges"];
    let entries = fields(value, nameless, FIELDS)?;
    let name = match entries.get("name") {
        None => "",
        Some(Value::String(name)) => name,
        Some(_) => return wrong("bad-field", &within(nameless, "name")),
    };
    let place = if name.is_empty() { nameless } else { name };
    let mut sheet = Sheet::default();
    if let Some(expeditions) = entries.get("expeditions") {
        let Some(expeditions) = expeditions.as_object() else {
            return wrong("bad-field", &within(place, "expeditions"));
        };
        for (word, expedition) in expeditions.iter() {
            let place = within(place, word);
            let Some(colour) = Column::from_word(word).and_then(Column::colour) else {
                return wrong("unknown-colour", &place);
            };
            read_expedition(&mut sheet, colour, expedition, &place)?;
        }
    }
    for _ in 0..count(entries, "artefacts", place)? {
        sheet.mark_artefact();
    }
    for _ in 0..count(entries, "refusals", place)? {
        sheet.mark_die();
    }
    if let Some(bridges) = entries.get("bridges") {
        read_bridges(&mut sheet, bridges, &within(place, "bridges"))?;
    }
    let scored = score::score(&sheet);
    let lines = scored.lines.iter();
    Ok(object([
        ("name", name.into()),
        ("total", scored.total().into()),
        (
            "lines",
            object(lines.map(|line| (line.category, line.points.into()))),
        ),
    ]))
}

fn read_expedition(
    sheet: &mut Sheet,
    colour: Colour,
    value: &Value,
    place: &str,
) -> Result<(), PositionError> {
    let entries = fields(value, place, &["double", "numbers", "top"])?;
    if flag(entries, "double", place)? {
        sheet.mark_double(colour);
    }
    if let Some(numbers) = entries.get("numbers") {
        let Some(numbers) = numbers.as_array() else {
            return wrong("bad-field", &within(place, "numbers"));
        };
        if numbers.len() > BOXES as usize {
            return wrong("too-many-boxes", place);
        }
        for (box_number, number) in (1_u32..).zip(numbers) {
            let place = joined(&[place, ", box ", &int(box_number)]);
            match whole(number, 1, 10) {
                Whole::Within(number) if number < sheet.last(colour) => {
                    return wrong("falling-numbers", &place);
                }
                Whole::Within(number) => sheet.push(colour, number),
                Whole::Outside => return wrong("number-range", &place),
                Whole::Broken => return wrong("bad-field", &place),
            }
        }
    }
    if flag(entries, "top", place)? {
        if sheet.count(colour) < BOXES {
            return wrong("top-without-nine", place);
        }
        sheet.mark_top(colour);
    }
    Ok(())
}

fn read_bridges(sheet: &mut Sheet, value: &Value, place: &str) -> Result<(), PositionError> {
    let Some(claims) = value.as_array() else {
        return wrong("bad-field", place);
    };
    for claim in claims {
        let Some(word) = claim.as_str() else {
            return wrong("bad-field", place);
        };
        let place = within(place, word);
        let Some(column) = Column::from_word(word) else {
            return wrong("unknown-colour", &place);
        };
        if sheet.filled(column) < BRIDGE_PLACE {
            return wrong("bridge-without-seven", &place);
        }
        if sheet.bridges().contains(column) {
            return wrong("bridge-twice", &place);
        }
        sheet.take_bridge(column);
    }
    Ok(())
}

#[inline(never)]
fn wrong<T>(code: &'static str, place: &str) -> Result<T, PositionError> {
    Err(PositionError::new(code, place))
}

/// A place inside a place.
#[inline(never)]
fn within(place: &str, part: &str) -> String {
    joined(&[place, ", ", part])
}

/// An object that has no other fields than these.
fn fields<'a>(value: &'a Value, place: &str, known: &[&str]) -> Result<&'a Map, PositionError> {
    let Some(entries) = value.as_object() else {
        return wrong("bad-field", place);
    };
    match entries.keys().find(|key| !known.contains(key)) {
        Some(key) => wrong("unknown-field", &within(place, key)),
        None => Ok(entries),
    }
}

fn flag(entries: &Map, key: &str, place: &str) -> Result<bool, PositionError> {
    match entries.get(key) {
        None => Ok(false),
        Some(Value::Bool(flag)) => Ok(*flag),
        Some(_) => wrong("bad-field", &within(place, key)),
    }
}

fn count(entries: &Map, key: &str, place: &str) -> Result<u8, PositionError> {
    match entries.get(key).map(|value| whole(value, 0, BOXES)) {
        None => Ok(0),
        Some(Whole::Within(count)) => Ok(count),
        Some(Whole::Outside) => wrong("count-range", &within(place, key)),
        Some(Whole::Broken) => wrong("bad-field", &within(place, key)),
    }
}

enum Whole {
    Within(u8),
    Outside,
    Broken,
}

fn whole(value: &Value, from: u8, to: u8) -> Whole {
    match value.as_i64() {
        Some(number) if (i64::from(from)..=i64::from(to)).contains(&number) => {
            Whole::Within(number as u8)
        }
        Some(_) => Whole::Outside,
        None if value.as_u64().is_some() => Whole::Outside,
        None => Whole::Broken,
    }
}
