//! What a decision about islands and inhabitants would do: from where to where, how many, and what it
//! brings, asked of the engine on a copy of the table. Pure.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::skylands::grid::SQUARES;
use atoll_engine::games::skylands::island::Island;
use atoll_engine::games::skylands::parts::{Colour, Terrain};
use atoll_engine::games::skylands::specials::Effect;
use atoll_engine::games::skylands::{Event, Home, Move, Phase, Skylands, Source, State};
use atoll_engine::seat::Seat;

/// A decision that is neither a placement nor an action nor a purchase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    pub mv: Move,
    /// Where inhabitants come from.
    pub from: CellSet,
    /// Where they go.
    pub to: CellSet,
    /// How many.
    pub count: u8,
    /// What it brings: for energy, all points of this step if nothing follows.
    pub points: i32,
}

impl Choice {
    /// Every square it is about.
    pub const fn cells(&self) -> CellSet {
        self.from.union(self.to)
    }
}

/// What a legal decision would do; none for placements, actions, purchases and passing.
pub fn choice(state: &State, mv: Move) -> Option<Choice> {
    let seat = state.actor();
    let island = |terrain: Terrain, first: u8| island(state, seat, terrain, first);
    let (from, to) = match mv {
        Move::Fill { colour, first } => (CellSet::EMPTY, island(colour.terrain(), first)),
        Move::Lodge { colour, first } => (island(colour.terrain(), first), inn(state, seat)),
        Move::Trade { give, .. } => (homes(state, seat, give), CellSet::EMPTY),
        Move::Pay { colour, from } => match from {
            Home::Island(first) => (island(colour.terrain(), first), CellSet::EMPTY),
            Home::Inn => (inn(state, seat), CellSet::EMPTY),
        },
        Move::Convert { from, city } => {
            let from = match from {
                Source::Island(first) => island(Terrain::Crystal, first),
                Source::Inn => inn(state, seat),
                Source::Trade(give) => homes(state, seat, give),
            };
            (from, island(Terrain::City, city))
        }
        _ => return None,
    };
    let (count, points) = outcome(state, seat, mv);
    Some(Choice {
        mv,
        from,
        to,
        count,
        points,
    })
}

/// How many move, and what it brings.
fn outcome(state: &State, seat: Seat, mv: Move) -> (u8, i32) {
    let mut after = state.clone();
    let mut events: Vec<Event> = Vec::new();
    Skylands::apply(&mut after, mv, &mut events);
    let count = events.iter().find_map(|event| match *event {
        Event::Settled { count, .. } | Event::EnergyMoved { count, .. } => Some(count),
        _ => None,
    });
    if matches!(mv, Move::Convert { .. }) {
        return (count.unwrap_or(1), energy(after, events, seat));
    }
    let points = Skylands::total(&after, seat) - Skylands::total(state, seat);
    (count.unwrap_or(1), points)
}

/// The points of a step of energy that ends after what was done.
fn energy(mut state: State, mut events: Vec<Event>, seat: Seat) -> i32 {
    let mut legal = Vec::new();
    // A trade is paid first; whoever pays, the points are the same.
    while state.actor() == seat && state.phase() == Phase::Pay {
        Skylands::legal(&state, &mut legal);
        let Some(&mv) = legal.first() else { break };
        Skylands::apply(&mut state, mv, &mut events);
    }
    let paid = |events: &[Event]| {
        events.iter().find_map(|event| match *event {
            Event::PointsPaid {
                seat: whose,
                points,
                noted,
                ..
            } if whose == seat => Some(i32::from(points) + i32::from(noted)),
            _ => None,
        })
    };
    if let Some(points) = paid(&events) {
        return points;
    }
    if state.actor() == seat && state.phase() == Phase::Convert {
        Skylands::apply(&mut state, Move::Pass, &mut events);
    }
    paid(&events).unwrap_or(0)
}

/// What a move does to a seat's points.
pub fn change(state: &State, seat: Seat, mv: Move) -> i32 {
    let mut after = state.clone();
    Skylands::apply(&mut after, mv, &mut ());
    Skylands::total(&after, seat) - Skylands::total(state, seat)
}

/// The squares of a finished island.
fn island(state: &State, seat: Seat, terrain: Terrain, first: u8) -> CellSet {
    let mut islands = state.sheet(seat).islands().iter();
    let named = islands.find(|island| island.terrain == terrain && island.first() == first);
    named.map_or(CellSet::EMPTY, Island::cells)
}

/// The square of the inn.
fn inn(state: &State, seat: Seat) -> CellSet {
    let sheet = state.sheet(seat);
    let holds = |&square: &u8| {
        let special = sheet.special(square);
        special.is_some_and(|special| special.print().effect == Effect::Inn)
    };
    (0..SQUARES).filter(holds).collect()
}

/// Everywhere that somebody of a colour lives.
fn homes(state: &State, seat: Seat, colour: Colour) -> CellSet {
    let sheet = state.sheet(seat);
    let guests = if sheet.guests(colour) > 0 {
        inn(state, seat)
    } else {
        CellSet::EMPTY
    };
    let lives = |island: &&Island| island.terrain == colour.terrain() && island.inhabitants > 0;
    let islands = sheet.islands().iter().filter(lives);
    islands.fold(guests, |all, island| all.union(island.cells()))
}
