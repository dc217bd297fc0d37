//! Games given for scoring, as described in `docs/formats.md`: for each player what they did, in the
//! order of play. Every action is checked like a move, so that a slip is named instead of counted.

use super::board::{Ground, field_at};
use super::episode::{Episode, Rules};
use super::island::Island;
use super::legal;
use super::moves::Move;
use super::parts::{TURNS, Tile, Tiles};
use super::score;
use super::scoring::Standing;
use crate::error::PositionError;
use crate::hex::hex;
use crate::json::{Map, Value, object};
use crate::outcome::Outcome;
use crate::seat::PerSeat;
use crate::text::{int, joined};

/// The codes that scoring a position can give, besides the rules that forbid a move.
pub const POSITION_CODES: &[&str] = &[
    "bad-field",
    "unknown-field",
    "unknown-episode",
    "player-count",
    "unknown-tile",
    "tile-used",
    "too-many-actions",
    "already-ended",
];

type Read<T> = Result<T, PositionError>;

/// Counts every player of a position and ranks them.
///
/// # Errors
/// What is wrong with the first impossible thing, and where it is.
pub(super) fn score_position(value: &Value) -> Read<Value> {
    let position = fields(value, "position", &["game", "episode", "players"])?;
    if position.get("game").and_then(Value::as_str) != Some("my-island") {
        return wrong("bad-field", "game");
    }
    let rules = episode(position.get("episode"))?.rules();
    let Some(players) = position.get("players").and_then(Value::as_array) else {
        return wrong("bad-field", "players");
    };
    if !(1..=4).contains(&players.len()) {
        return wrong("player-count", "players");
    }
    let seats = players.len() as u8;
    let ground = Ground::new(rules.side);
    let mut islands = PerSeat::new(seats, Island::new(&rules, &ground));
    let mut read = Vec::new();
    for (seat, player) in islands.seats().zip(players) {
        let nameless = joined(&["player ", &int(seat.0 + 1)]);
        let (name, actions) = player_of(player, &nameless)?;
        let place = if name.is_empty() { &nameless } else { name };
        let order = replay(&rules, &ground, &mut islands[seat], actions, place)?;
        read.push((name, order));
    }
    let grounds = PerSeat::new(seats, ground);
    let standing = |seat| Standing {
        seat,
        grounds: &grounds,
        islands: &islands,
        alone: false,
    };
    let totals = PerSeat::from_fn(seats, |seat| score::total(&rules, &standing(seat)));
    let rows = PerSeat::from_fn(seats, |seat| islands[seat].tie_break());
    let ranks = Outcome::new(totals, rows).ranks;
    let counted = read
        .iter()
        .zip(islands.seats())
        .map(|((name, order), seat)| {
            let sheet = score::score(&rules, &standing(seat), order);
            let lines = sheet.lines.iter();
            object([
                ("name", (*name).into()),
                ("total", sheet.total().into()),
                (
                    "lines",
                    object(lines.map(|line| (line.category, line.points.into()))),
                ),
                ("rank", i32::from(ranks[seat]).into()),
            ])
        });
    Ok(object([("players", Value::Array(counted.collect()))]))
}

/// Plays the actions of a player; gives the tiles in the order in which they were decided about.
fn replay(
    rules: &Rules,
    ground: &Ground,
    island: &mut Island,
    actions: &[Value],
    place: &str,
) -> Read<Vec<Tile>> {
    // Nobody says which tile was laid aside, and it does not matter: one that is not named.
    let named = |tile: &Tile| {
        let id = tile.id();
        let mut ids = actions.iter().map(|action| action.get("tile"));
        ids.any(|named| named.and_then(Value::as_str) == Some(&id))
    };
    let mut spare = rules.tiles.iter().filter(|tile| !named(tile));
    let mut order = Vec::new();
    for (number, action) in (1_u32..).zip(actions) {
        let place = joined(&[place, ", action ", &int(number)]);
        if island.finished() {
            return wrong("already-ended", &place);
        }
        let (tile, mv) = match action.as_str() {
            Some("end") => (None, Move::End),
            Some("pass") => (spare.next(), Move::Pass),
            _ => {
                let (tile, mv) = laying(action, rules.tiles, &place)?;
                if order.contains(&tile) {
                    return wrong("tile-used", &within(&place, "tile"));
                }
                (Some(tile), mv)
            }
        };
        let Some(tile) = tile.or((mv == Move::End).then_some(Tile::default())) else {
            return wrong("too-many-actions", &place);
        };
        if let Err(illegal) = legal::check_on(rules, ground, island, tile, mv) {
            return wrong(illegal.rule, &place);
        }
        match mv {
            Move::Lay { rot, cell } => island.lay(rules, ground, (tile, rot, cell), &mut |_| {}),
            Move::Pass => island.pass(rules, tile),
            Move::End => {
                island.finish();
                continue;
            }
        }
        order.push(tile);
    }
    Ok(order)
}

/// An action that lays a tile: `{"tile": "duo-FW", "at": [q, r], "rot": 0}`.
fn laying(action: &Value, tiles: Tiles, place: &str) -> Read<(Tile, Move)> {
    let entries = fields(action, place, &["tile", "at", "rot"])?;
    let Some(id) = entries.get("tile").and_then(Value::as_str) else {
        return wrong("bad-field", &within(place, "tile"));
    };
    let Some(tile) = Tile::from_id(id).filter(|&tile| tiles.contains(tile)) else {
        return wrong("unknown-tile", &within(place, id));
    };
    let rot = match entries.get("rot").map(Value::as_u64) {
        Some(Some(rot)) if rot < u64::from(TURNS) => rot as u8,
        _ => return wrong("bad-field", &within(place, "rot")),
    };
    let at = entries.get("at").and_then(Value::as_array);
    let Some([Some(q), Some(r)]) = at.and_then(|at| match at {
        [q, r] => Some([q.as_i64(), r.as_i64()]),
        _ => None,
    }) else {
        return wrong("bad-field", &within(place, "at"));
    };
    let axis = |number: i64| i8::try_from(number).ok();
    let on_board = axis(q).zip(axis(r)).and_then(|(q, r)| field_at(hex(q, r)));
    match on_board {
        Some(cell) => Ok((tile, Move::Lay { rot, cell })),
        None => wrong(legal::OFF_BOARD, place),
    }
}

/// `1` or `"eternal"`; a number may be written as a text, too, as records do.
fn episode(value: Option<&Value>) -> Read<Episode> {
    let number = match value {
        Some(Value::String(word)) => Episode::WORDS.iter().position(|known| known == word),
        Some(value) => match value.as_u64() {
            // 0 is no episode: the eternal game goes by its word.
            Some(number) => usize::try_from(number).ok().filter(|&number| number > 0),
            None => return wrong("bad-field", "episode"),
        },
        None => return wrong("bad-field", "episode"),
    };
    match number.and_then(Episode::numbered) {
        Some(episode) => Ok(episode),
        None => wrong("unknown-episode", "episode"),
    }
}

/// A player's name and actions.
fn player_of<'a>(value: &'a Value, nameless: &str) -> Read<(&'a str, &'a [Value])> {
    let entries = fields(value, nameless, &["name", "actions"])?;
    let name = match entries.get("name") {
        None => "",
        Some(Value::String(name)) => name,
        Some(_) => return wrong("bad-field", &within(nameless, "name")),
    };
    match entries.get("actions").and_then(Value::as_array) {
        Some(actions) => Ok((name, actions)),
        None => wrong("bad-field", &within(nameless, "actions")),
    }
}

#[inline(never)]
fn wrong<T>(code: &'static str, place: &str) -> Read<T> {
    Err(PositionError::new(code, place))
}

/// A place inside a place.
#[inline(never)]
fn within(place: &str, part: &str) -> String {
    joined(&[place, ", ", part])
}

/// An object that has no other fields than these.
fn fields<'a>(value: &'a Value, place: &str, known: &[&str]) -> Read<&'a Map> {
    let Some(entries) = value.as_object() else {
        return wrong("bad-field", place);
    };
    match entries.keys().find(|key| !known.contains(key)) {
        Some(key) => wrong("unknown-field", &within(place, key)),
        None => Ok(entries),
    }
}
