//! A board as written by other programs, scored: the `skylands` position of `docs/formats.md`.

use super::grid::{GRID, SQUARES, square_name};
use super::parts::{Face, Terrain, Tile};
use super::score::{Account, CATEGORIES, Part, Square};
use super::specials::{FINISHED_DWELLINGS, Special};
use crate::error::PositionError;
use crate::json::{Value, object};
use crate::square::Side;
use crate::text::Put as _;

/// The codes that [`score_position`] can give.
pub const POSITION_CODES: &[&str] = &[
    "bad-field",
    "wrong-rows",
    "wrong-squares",
    "unknown-tile",
    "bad-rotation",
    "bad-square",
    "duplicate-special",
    "mismatch",
];

/// The score sheet of a position: the total and the six lines. Fields of other names are left alone.
///
/// # Errors
/// What is wrong with the position, and where.
pub fn score_position(value: &Value) -> Result<Value, PositionError> {
    let sheet = read(value)?.score();
    let lines = CATEGORIES
        .into_iter()
        .map(|line| (line, sheet.category(line).into()));
    Ok(object([
        ("total", sheet.total().into()),
        ("lines", object(lines)),
    ]))
}

fn bad(place: &str) -> PositionError {
    PositionError::new("bad-field", place)
}

/// An entry of a list, such as `grid[3]`.
fn entry(list: &str, index: usize) -> String {
    let mut place = list.to_owned();
    place.put("[").int(index as u32).put("]");
    place
}

/// The position as an account. Where the inhabitants live is not part of it, and nothing asks whether
/// they would find room.
pub(super) fn read(value: &Value) -> Result<Account, PositionError> {
    if value.get("game").and_then(Value::as_str) != Some("skylands") {
        return Err(bad("game"));
    }
    let rows = value
        .get("grid")
        .and_then(Value::as_array)
        .ok_or_else(|| bad("grid"))?;
    let squares = read_grid(rows)?;
    let number = |name: &'static str| {
        let number = value.get(name).and_then(Value::as_u64);
        number
            .filter(|&number| number < 1000)
            .map(|n| n as u32)
            .ok_or_else(|| bad(name))
    };
    let inhabitants = number("inhabitants")?;
    let tokens = number("tokens")? + number("bracketed")?;
    let marker = match value.get("marker").and_then(Value::as_str) {
        Some("active") => true,
        Some("passive") => false,
        _ => return Err(bad("marker")),
    };
    Ok(Account {
        squares,
        inhabitants,
        tokens,
        marker,
    })
}

fn read_grid(rows: &[Value]) -> Result<Vec<Option<Square>>, PositionError> {
    if rows.len() != usize::from(GRID.rows) {
        return Err(PositionError::new("wrong-rows", "grid"));
    }
    let mut squares = Vec::new();
    let mut seen = 0_u32;
    for (index, row) in rows.iter().enumerate() {
        let place = entry("grid", index);
        let row = row.as_array().ok_or_else(|| bad(&place))?;
        if row.len() != usize::from(GRID.columns) {
            return Err(PositionError::new("wrong-squares", place));
        }
        for (column, value) in row.iter().enumerate() {
            let place = entry(&place, column);
            let square = match value {
                Value::Null => None,
                value => Some(read_square(value, &place)?),
            };
            if let Some(special) = square.as_ref().and_then(|square| square.special) {
                if seen & special.bit() != 0 {
                    return Err(PositionError::new("duplicate-special", place));
                }
                seen |= special.bit();
            }
            squares.push(square);
        }
    }
    match_edges(&squares)?;
    Ok(squares)
}

/// Neighbours must show the same edge; both squares are named.
fn match_edges(squares: &[Option<Square>]) -> Result<(), PositionError> {
    for square in 0..SQUARES {
        for side in [Side::East, Side::South] {
            let Some(next) = GRID.neighbour(square, side) else {
                continue;
            };
            let both = (&squares[square as usize], &squares[next as usize]);
            if let (Some(one), Some(two)) = both
                && one.side(side) != two.side(side.opposite())
            {
                let mut place = String::new();
                for (index, cell) in [square, next].into_iter().enumerate() {
                    let (row, column) = GRID.place(cell);
                    place.put(if index == 0 { "grid[" } else { ",grid[" });
                    place
                        .int(row)
                        .put("][")
                        .int(column)
                        .put("]=")
                        .put(&square_name(cell));
                }
                return Err(PositionError::new("mismatch", place));
            }
        }
    }
    Ok(())
}

fn read_square(value: &Value, place: &str) -> Result<Square, PositionError> {
    if value.as_object().is_none() {
        return Err(bad(place));
    }
    let Some(tile) = value.get("tile") else {
        return read_printed(value, place);
    };
    let id = tile.as_str().ok_or_else(|| bad(place))?;
    let (face, special) = find(id).ok_or_else(|| PositionError::new("unknown-tile", place))?;
    let quarters = match value.get("rot").and_then(Value::as_u64) {
        Some(quarters @ 0..=3) => quarters as u8,
        _ => return Err(PositionError::new("bad-rotation", place)),
    };
    let mut parts = parts_of(face.turned(quarters));
    if let Some(terrain) = special.and_then(|special| special.print().island) {
        parts.push(Part {
            terrain,
            sides: Vec::new(),
            dwellings: FINISHED_DWELLINGS,
        });
    }
    Ok(Square { parts, special })
}

/// The parts a face shows: one for each terrain, with a dwelling for each of its edges.
pub(super) fn parts_of(face: Face) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for (side, terrain) in Side::ALL.into_iter().zip(face.sides()) {
        let Some(terrain) = terrain else { continue };
        match parts.iter_mut().find(|part| part.terrain == terrain) {
            Some(part) => {
                part.sides.push(side);
                part.dwellings += 1;
            }
            None => parts.push(Part {
                terrain,
                sides: vec![side],
                dwellings: 1,
            }),
        }
    }
    parts
}

/// The piece of an id such as `half-forest-2`, `adjacent-forest>city-1` or `sp_power_plant`.
fn find(id: &str) -> Option<(Face, Option<Special>)> {
    if let Some(name) = id.strip_prefix("sp_") {
        let special = Special::all().find(|special| special.is_named(name))?;
        return Some((special.print().face, Some(special)));
    }
    let (name, copy) = id.rsplit_once('-')?;
    let tile = Tile::all().find(|tile| tile.name() == name)?;
    let &[digit] = copy.as_bytes() else {
        return None;
    };
    let copy = digit.wrapping_sub(b'0');
    (1..=tile.copies(4))
        .contains(&copy)
        .then_some((tile.face(), None))
}

impl Special {
    /// Whether the data file calls it so: its key with other dashes, and longer words for two kinds.
    fn is_named(self, name: &str) -> bool {
        const LONG: [(&str, &str); 2] = [("finished_", "isle-"), ("district_", "suburb-")];
        let long = LONG.into_iter().find_map(|(long, short)| {
            let rest = name.strip_prefix(long)?;
            Some(self.key().strip_prefix(short) == Some(rest))
        });
        long.unwrap_or_else(|| {
            let words = self.key().split('-').eq(name.split('_'));
            words && !self.key().starts_with("isle-") && !self.key().starts_with("suburb-")
        })
    }
}

impl Tile {
    /// The tile's name in the data file, without the number of the copy.
    pub fn name(self) -> String {
        const KINDS: [&str; 4] = ["small", "half", "large", "long"];
        let mut terrains = self.face().sides().into_iter().flatten().map(Terrain::word);
        let first = terrains.next().unwrap_or_default();
        let last = terrains.next_back().unwrap_or_default();
        let mut text = String::new();
        match self.0 {
            0..16 => text.put(KINDS[usize::from(self.0 / 4)]).put("-").put(first),
            16..22 => text.put("opposite-").put(first).put("+").put(last),
            22..28 => text.put("adjacent-").put(first).put(">").put(last),
            _ => text.put("adjacent_mirrored-").put(first).put(">").put(last),
        };
        text
    }
}

/// A square with its edges and parts spelled out.
fn read_printed(value: &Value, place: &str) -> Result<Square, PositionError> {
    let wrong = || PositionError::new("bad-square", place);
    let edges = value
        .get("edges")
        .and_then(Value::as_array)
        .ok_or_else(|| bad(place))?;
    let parts = value
        .get("parts")
        .and_then(Value::as_array)
        .ok_or_else(|| bad(place))?;
    if edges.len() != 4 {
        return Err(wrong());
    }
    let mut square = Square::default();
    for part in parts {
        let terrain = part
            .get("terrain")
            .and_then(Value::as_str)
            .and_then(read_terrain);
        let terrain = terrain.ok_or_else(wrong)?;
        let dwellings = part.get("dwellings").and_then(Value::as_u64);
        let dwellings = dwellings
            .and_then(|n| u8::try_from(n).ok())
            .ok_or_else(wrong)?;
        let mut sides = Vec::new();
        for side in part
            .get("edges")
            .and_then(Value::as_array)
            .ok_or_else(wrong)?
        {
            let side = side.as_str().and_then(read_side).ok_or_else(wrong)?;
            if square.side(side).is_some() || sides.contains(&side) {
                return Err(wrong());
            }
            sides.push(side);
        }
        square.parts.push(Part {
            terrain,
            sides,
            dwellings,
        });
    }
    for (side, edge) in Side::ALL.into_iter().zip(edges) {
        let told = match edge.as_str() {
            Some("cloud") => None,
            Some(word) => Some(read_terrain(word).ok_or_else(wrong)?),
            None => return Err(wrong()),
        };
        if square.side(side) != told {
            return Err(wrong());
        }
    }
    Ok(square)
}

fn read_terrain(word: &str) -> Option<Terrain> {
    Terrain::ALL
        .into_iter()
        .find(|terrain| terrain.word() == word)
}

fn read_side(letter: &str) -> Option<Side> {
    let place = ["N", "E", "S", "W"]
        .iter()
        .position(|&known| known == letter)?;
    Some(Side::ALL[place])
}
