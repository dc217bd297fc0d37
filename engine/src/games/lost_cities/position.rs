//! Sheets given for scoring, as described in `docs/formats.md`: read strictly, so that a slip of the
//! pen or the keyboard is named instead of counted.

use super::parts::{BOXES, BRIDGE_PLACE, Colour, Column};
use super::score;
use super::sheet::Sheet;
use crate::error::PositionError;
use crate::json::{Map, Value, object};

/// Counts every sheet of a position.
///
/// # Errors
/// What is wrong with the first impossible thing, and where it is.
pub(super) fn score_position(value: &Value) -> Result<Value, PositionError> {
    let position = fields(value, "position", &["game", "sheets"])?;
    if position.get("game").and_then(Value::as_str) != Some("lost-cities") {
        return Err(PositionError::new("bad-field", "game"));
    }
    let sheets = position.get("sheets").and_then(Value::as_array);
    let sheets = sheets.ok_or_else(|| PositionError::new("bad-field", "sheets"))?;
    let mut scored = Vec::new();
    for (number, sheet) in (1..).zip(sheets) {
        scored.push(score_sheet(sheet, number)?);
    }
    Ok(object([("sheets", Value::Array(scored))]))
}

fn score_sheet(value: &Value, number: usize) -> Result<Value, PositionError> {
    const FIELDS: &[&str] = &["name", "expeditions", "artefacts", "refusals", "bridges"];
    let nameless = format!("sheet {number}");
    let entries = fields(value, &nameless, FIELDS)?;
    let name = match entries.get("name") {
        None => "",
        Some(name) => name
            .as_str()
            .ok_or_else(|| PositionError::new("bad-field", format!("{nameless}, name")))?,
    };
    let place = if name.is_empty() { &nameless } else { name };
    let mut sheet = Sheet::default();
    if let Some(expeditions) = entries.get("expeditions") {
        let expeditions = entries_of(expeditions, || format!("{place}, expeditions"))?;
        for (word, expedition) in expeditions.iter() {
            let place = format!("{place}, {word}");
            let Some(colour) = Column::from_word(word).and_then(Column::colour) else {
                return Err(PositionError::new("unknown-colour", place));
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
    read_bridges(&mut sheet, entries.get("bridges"), place)?;
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
        let wrong = |code, place: &str| Err(PositionError::new(code, place));
        let Some(numbers) = numbers.as_array() else {
            return wrong("bad-field", &format!("{place}, numbers"));
        };
        if numbers.len() > BOXES as usize {
            return wrong("too-many-boxes", place);
        }
        for (box_number, number) in (1..).zip(numbers) {
            let place = format!("{place}, box {box_number}");
            match whole(number, 1..=10) {
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
            return Err(PositionError::new("top-without-nine", place));
        }
        sheet.mark_top(colour);
    }
    Ok(())
}

fn read_bridges(
    sheet: &mut Sheet,
    value: Option<&Value>,
    place: &str,
) -> Result<(), PositionError> {
    let Some(value) = value else {
        return Ok(());
    };
    let place = format!("{place}, bridges");
    let claims = value.as_array();
    for claim in claims.ok_or_else(|| PositionError::new("bad-field", place.as_str()))? {
        let Some(word) = claim.as_str() else {
            return Err(PositionError::new("bad-field", place));
        };
        let place = format!("{place}, {word}");
        let Some(column) = Column::from_word(word) else {
            return Err(PositionError::new("unknown-colour", place));
        };
        if sheet.filled(column) < BRIDGE_PLACE {
            return Err(PositionError::new("bridge-without-seven", place));
        }
        if sheet.bridges().contains(column) {
            return Err(PositionError::new("bridge-twice", place));
        }
        sheet.take_bridge(column);
    }
    Ok(())
}

fn entries_of(value: &Value, place: impl FnOnce() -> String) -> Result<&Map, PositionError> {
    value
        .as_object()
        .ok_or_else(|| PositionError::new("bad-field", place()))
}

/// An object that has no other fields than these.
fn fields<'a>(value: &'a Value, place: &str, known: &[&str]) -> Result<&'a Map, PositionError> {
    let entries = entries_of(value, || place.to_owned())?;
    match entries.keys().find(|key| !known.contains(key)) {
        Some(key) => Err(PositionError::new(
            "unknown-field",
            format!("{place}, {key}"),
        )),
        None => Ok(entries),
    }
}

fn flag(entries: &Map, key: &str, place: &str) -> Result<bool, PositionError> {
    match entries.get(key) {
        None => Ok(false),
        Some(Value::Bool(flag)) => Ok(*flag),
        Some(_) => Err(PositionError::new("bad-field", format!("{place}, {key}"))),
    }
}

fn count(entries: &Map, key: &str, place: &str) -> Result<u8, PositionError> {
    let place = || format!("{place}, {key}");
    match entries.get(key).map(|value| whole(value, 0..=BOXES)) {
        None => Ok(0),
        Some(Whole::Within(count)) => Ok(count),
        Some(Whole::Outside) => Err(PositionError::new("count-range", place())),
        Some(Whole::Broken) => Err(PositionError::new("bad-field", place())),
    }
}

enum Whole {
    Within(u8),
    Outside,
    Broken,
}

fn whole(value: &Value, range: std::ops::RangeInclusive<u8>) -> Whole {
    match value.as_i64() {
        Some(number) => match u8::try_from(number) {
            Ok(number) if range.contains(&number) => Whole::Within(number),
            _ => Whole::Outside,
        },
        None if value.as_u64().is_some() => Whole::Outside,
        None => Whole::Broken,
    }
}
