//! What the table shows, worked out from what a seat knows and what the person is doing: every place
//! for the tile with what it would bring, which fields are lit for the current turn, and where the
//! ghost lies. Pure.

use std::rc::Rc;

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::my_island::board::{FIELDS, HEXES, TOTEMS, Terrain, field_name};
use atoll_engine::games::my_island::scoring::{Category, Rule};
use atoll_engine::games::my_island::{
    Group, Island, Move, MyIsland, State, Symbol, TURNS, Tile, View,
};
use atoll_engine::hex::Hex;
use atoll_engine::seat::Seat;

use super::layout::{Point, cell_centre, centre, nearest};

/// How far from the pointer the ghost may snap, in units of the drawing: a hex is 60 wide.
pub const REACH: i32 = 110;

/// What the person is doing, beyond the moves they have made. It is about one decision: with the
/// next one everything begins anew, so that a second click lays nothing by accident.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The decisions made so far when it began.
    pub turns: u16,
    /// How the tile is turned; `None` until somebody turns it.
    pub rot: Option<u8>,
    /// Where pointer or finger is, or was last.
    pub aim: Option<Point>,
}

impl Draft {
    /// The draft if it is about this decision, or a fresh one.
    #[must_use]
    pub fn at(self, turns: u16) -> Draft {
        if self.turns == turns {
            self
        } else {
            Draft {
                turns,
                ..Draft::default()
            }
        }
    }
}

/// A way to lay the tile, and what it would bring.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub rot: u8,
    /// The field of the first hex.
    pub cell: u8,
    /// The fields of all hexes, in the order of the tile.
    pub cells: Vec<u8>,
    /// What counts at once.
    pub gains: Vec<Category>,
    /// How the marker would move at once.
    pub at_once: i32,
    /// What nobody can take away again: what counts at once, and fields that cost nothing any more
    /// because they are covered. Largest groups may still be somebody else's.
    pub sure: i32,
}

impl Place {
    /// The move.
    pub fn mv(&self) -> Move {
        Move::Lay {
            rot: self.rot,
            cell: self.cell,
        }
    }

    /// How far its middle is from a point, squared and times the square of its size.
    fn far(&self, (x, y): Point) -> i32 {
        let count = self.cells.len() as i32;
        let (sx, sy) = self.cells.iter().fold((0, 0), |(sx, sy), &cell| {
            let (cx, cy) = cell_centre(cell);
            (sx + cx, sy + cy)
        });
        (sx - count * x).pow(2) + (sy - count * y).pow(2)
    }
}

/// The decision as it stands: the same for whatever the person points at.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    pub view: View,
    /// Whether it is this seat's decision.
    pub can_move: bool,
    /// All ways to lay the tile.
    pub places: Vec<Place>,
    pub can_pass: bool,
}

impl Choices {
    /// What a seat can do.
    pub fn new(state: &State, seat: Seat, can_move: bool) -> Self {
        let view = MyIsland::view(state, seat);
        let can_move = can_move && view.decides == Some(seat);
        let mut legal = Vec::new();
        if can_move {
            MyIsland::legal(state, &mut legal);
        }
        let can_pass = legal.contains(&Move::Pass);
        let place = |mv: Move| match mv {
            Move::Lay { rot, cell } => {
                let preview = view.preview(mv);
                Some(Place {
                    rot,
                    cell,
                    cells: laid(view.tile, rot, cell),
                    gains: preview.gains.iter().map(|gain| gain.category).collect(),
                    at_once: preview.at_once,
                    sure: preview.at_once + saved(&view, preview.cells),
                })
            }
            Move::Pass | Move::End => None,
        };
        let places = legal.into_iter().filter_map(place).collect();
        Self {
            view,
            can_move,
            places,
            can_pass,
        }
    }

    /// The places for a tile turned like that.
    pub fn turned(&self, rot: u8) -> impl Iterator<Item = &Place> {
        self.places.iter().filter(move |place| place.rot == rot)
    }

    /// How the tile lies before anybody turns it: the first way that fits somewhere.
    pub fn first_turn(&self) -> u8 {
        self.places.first().map_or(0, |place| place.rot)
    }

    /// The place that brings most, the first of equals.
    pub fn best(&self, rot: u8) -> Option<&Place> {
        let best = |one: &Place| one.sure;
        self.turned(rot)
            .reduce(|a, b| if best(b) > best(a) { b } else { a })
    }

    /// The place whose middle is nearest to a point, within reach.
    pub fn snap(&self, rot: u8, at: Point) -> Option<&Place> {
        let near = self.turned(rot).min_by_key(|place| place.far(at))?;
        let count = near.cells.len() as i32;
        (near.far(at) <= (count * REACH).pow(2)).then_some(near)
    }

    /// The next place in reading order, or the one before; from nowhere the first or the last.
    pub fn stepped(&self, rot: u8, from: Option<u8>, back: bool) -> Option<&Place> {
        let mut places: Vec<&Place> = self.turned(rot).collect();
        if back {
            places.reverse();
        }
        let found = from.and_then(|cell| places.iter().position(|place| place.cell == cell));
        let next = found.map_or(0, |at| (at + 1) % places.len().max(1));
        places.get(next).copied()
    }
}

/// What covering these fields saves at the end.
fn saved(view: &View, cells: CellSet) -> i32 {
    let ground = view.ground(view.seat);
    let cost = |rule: &Rule| match rule {
        Rule::OpenTerrain(open) => {
            let covered = cells.intersection(ground.fields(open.terrain)).len() as i32;
            -i32::from(open.points) * covered
        }
        _ => 0,
    };
    view.rules().scoring().iter().map(cost).sum()
}

/// The fields of a tile's hexes that are on the island; of a legal move that is all of them.
fn laid(tile: Tile, rot: u8, cell: u8) -> Vec<u8> {
    atoll_engine::games::my_island::footprint(tile, rot, cell).unwrap_or_default()
}

/// The hexes of a tile with their symbols, the first one lying at `at`.
pub fn hexes(tile: Tile, rot: u8, at: Hex) -> impl Iterator<Item = (Hex, Symbol)> {
    let shape = tile.shape().hexes(rot % TURNS);
    let symbols = tile.symbols().iter().copied();
    shape
        .into_iter()
        .zip(symbols)
        .map(move |(hex, symbol)| (hex.plus(at), symbol))
}

/// What a place would tie together: the groups that its hexes join and the roads they complete.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ties {
    pub groups: Vec<Group>,
    /// The totems that it would join to the sea.
    pub totems: Vec<u8>,
}

impl Ties {
    fn of(view: &View, place: &Place) -> Self {
        let after = view.island_after(place.mv());
        let ground = view.ground(view.seat);
        let cells: CellSet = place.cells.iter().copied().collect();
        let grown = |group: &Group| group.size > 1 && !group.cells.intersection(cells).is_empty();
        let joined = |island: &Island| {
            let roads = island.roads(&ground);
            roads
                .into_iter()
                .map(|(totem, _)| totem)
                .collect::<CellSet>()
        };
        let new = joined(&after).without(joined(&view.islands[view.seat]));
        Self {
            groups: after.groups().into_iter().filter(grown).collect(),
            totems: new.iter().collect(),
        }
    }
}

/// The tile as it would lie.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ghost {
    pub rot: u8,
    /// The field of its first hex.
    pub cell: u8,
    /// The place it has snapped to; `None` where it must not lie.
    pub place: Option<Place>,
}

impl Ghost {
    /// The move; the screen explains why not where it is none.
    pub fn mv(&self) -> Move {
        Move::Lay {
            rot: self.rot,
            cell: self.cell,
        }
    }

    /// Whether a point lies on one of its hexes.
    pub fn covers(&self, at: Point) -> bool {
        let near = nearest(at);
        let place = self.place.as_ref();
        place.is_some_and(|place| place.cells.contains(&near))
    }

    /// The middle of the drawn tile.
    pub fn middle(&self, tile: Tile) -> Point {
        let at = HEXES[usize::from(self.cell)];
        let (sum, count) =
            hexes(tile, self.rot, at).fold(((0, 0), 0), |((x, y), count), (hex, _)| {
                let (cx, cy) = centre(hex);
                ((x + cx, y + cy), count + 1)
            });
        (sum.0 / count.max(1), sum.1 / count.max(1))
    }
}

/// One field, ready to draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    pub cell: u8,
    pub name: String,
    pub terrain: Terrain,
    pub symbol: Option<Symbol>,
    /// How large the group is that it belongs to.
    pub group: u8,
    pub totem: bool,
    /// Whether its totem is joined to the sea.
    pub joined: bool,
    /// Whether the tile could cover it as it is turned.
    pub fits: bool,
    /// Whether it could cover it turned in another way.
    pub faint: bool,
    /// The place the ghost would snap to from here: its fields and what it would bring.
    pub lays: Option<(Vec<u8>, i32)>,
    /// Whether the screen points it out.
    pub lit: bool,
    /// Whether it changed lately.
    pub fresh: bool,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub choices: Rc<Choices>,
    pub rot: u8,
    pub ghost: Option<Ghost>,
    /// What the ghost would tie together.
    pub ties: Ties,
    pub cells: Vec<Cell>,
}

impl Scene {
    /// The table of the seat that looks; `aim` is where pointer or focus is.
    pub fn new(
        choices: &Rc<Choices>,
        rot: Option<u8>,
        aim: Option<Point>,
        lit: CellSet,
        fresh: CellSet,
    ) -> Self {
        let view = &choices.view;
        let rot = rot.unwrap_or_else(|| choices.first_turn());
        let under = |turned: bool| {
            let places = choices.places.iter();
            let places = places.filter(|place| (place.rot == rot) == turned);
            places
                .flat_map(|place| place.cells.iter().copied())
                .collect::<CellSet>()
        };
        let (fits, others) = (under(true), under(false));
        let island = &view.islands[view.seat];
        let ground = view.ground(view.seat);
        let groups = island.groups();
        let joined: CellSet = island
            .roads(&ground)
            .iter()
            .map(|&(totem, _)| totem)
            .collect();
        let cell = |cell: u8| {
            let symbol = island.symbol_at(cell);
            let group = groups.iter().find(|group| group.cells.contains(cell));
            let lays = choices.snap(rot, cell_centre(cell));
            Cell {
                cell,
                name: field_name(cell),
                terrain: ground.terrain(cell).unwrap_or(Terrain::Rainforest),
                symbol,
                group: group.map_or(0, |group| group.size),
                totem: TOTEMS.contains(cell),
                joined: joined.contains(cell),
                fits: fits.contains(cell),
                faint: others.contains(cell) && !fits.contains(cell),
                lays: lays.map(|place| (place.cells.clone(), place.sure)),
                lit: lit.contains(cell),
                fresh: fresh.contains(cell),
            }
        };
        let ghost = aim
            .filter(|_| choices.can_move)
            .map(|at| ghost(choices, rot, at));
        let place = ghost.as_ref().and_then(|ghost| ghost.place.as_ref());
        Self {
            rot,
            ties: place.map(|place| Ties::of(view, place)).unwrap_or_default(),
            ghost,
            cells: (0..FIELDS as u8).map(cell).collect(),
            choices: Rc::clone(choices),
        }
    }

    /// The place that the ghost has found.
    pub fn place(&self) -> Option<&Place> {
        self.ghost.as_ref()?.place.as_ref()
    }
}

/// The tile for somebody who points there: at the nearest place, or where it must not lie.
pub fn ghost(choices: &Choices, rot: u8, at: Point) -> Ghost {
    match choices.snap(rot, at) {
        Some(place) => Ghost {
            rot,
            cell: place.cell,
            place: Some(place.clone()),
        },
        None => Ghost {
            rot,
            cell: nearest(at),
            place: None,
        },
    }
}
