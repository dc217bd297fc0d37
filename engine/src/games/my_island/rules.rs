//! The course of the game: a tile comes up, everybody lays it, passes or ends their part; when no
//! tile is left or nobody plays on, what counts at the end is counted.

use super::board::Ground;
use super::events::{Event, Shown};
use super::island::{Fate, Island, footprint};
use super::moves::Move;
use super::parts::Tile;
use super::score;
use super::scoring::Gain;
use super::state::{Drawn, Ending, Options, State};
use crate::event::EventSink;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};

/// The first position, with the first tile.
pub(super) fn setup(
    options: Options,
    seats: u8,
    seed: u64,
    sink: &mut impl EventSink<Event>,
) -> State {
    let rules = options.episode.rules();
    let ground = Ground::new(rules.side);
    let island = Island::new(&rules, &ground);
    let mut state = State {
        rng: Rng::new(seed),
        options,
        rules,
        grounds: PerSeat::new(seats, ground),
        islands: PerSeat::new(seats, island),
        known: PerSeat::new(seats, Island::default()),
        drawn: Drawn::default(),
        rest: rules.tiles,
        seat: Seat(0),
        ending: None,
        turns: 0,
    };
    if state.secret() {
        state.known = state.islands;
    }
    reveal(&mut state, sink);
    state
}

/// The next tile comes up. Drawing it now is the same as having shuffled before.
fn reveal(state: &mut State, sink: &mut impl EventSink<Event>) {
    let place = state.rng.below(u32::from(state.rest.len()));
    let tile = state.rest.nth(place);
    state.rest = state.rest.without(tile);
    state.drawn.push(tile);
    sink.emit(Event::Revealed {
        round: state.drawn.tiles().len() as u8,
        tile,
        left: state.rest.len(),
    });
}

/// Makes a move, and what follows when it was the last one of the round.
pub(super) fn apply<S: EventSink<Event>>(state: &mut State, mv: Move, sink: &mut S) {
    let seat = state.seat;
    let secret = state.secret();
    let shown = if secret { Shown::Own } else { Shown::All };
    enact(state, seat, mv, shown, sink);
    state.turns += 1;
    if secret {
        sink.emit(Event::Chosen { seat });
    }
    match next_after(state, seat.0 + 1) {
        Some(next) => state.seat = next,
        None => end_round(state, sink),
    }
}

/// The next seat in this round that has not ended its part.
fn next_after(state: &State, from: u8) -> Option<Seat> {
    let mut seats = (from..state.seats()).map(Seat);
    seats.find(|&seat| !state.islands[seat].finished())
}

/// What a move does on its island, or on what the others know of it.
#[inline(always)]
pub(super) fn enact<S: EventSink<Event>>(
    state: &mut State,
    seat: Seat,
    mv: Move,
    shown: Shown,
    sink: &mut S,
) {
    let tile = state.drawn.last();
    let (rules, ground) = (&state.rules, &state.grounds[seat]);
    let island = match shown {
        Shown::All | Shown::Own => &mut state.islands[seat],
        Shown::Others => &mut state.known[seat],
    };
    let was_frozen = island.marker().frozen();
    match mv {
        Move::Lay { rot, cell } => {
            if S::LISTENS {
                sink.emit(laid(seat, tile, rot, cell, shown));
            }
            let mut marker = island.marker();
            island.lay(rules, ground, (tile, rot, cell), &mut |gain: Gain| {
                if S::LISTENS {
                    marker.gain(gain.points);
                    sink.emit(Event::Scored {
                        seat,
                        category: gain.category.word(),
                        points: gain.points,
                        marker: marker.points(),
                        cells: gain.cells,
                        shown,
                    });
                }
            });
        }
        Move::Pass => {
            island.pass(rules, tile);
            sink.emit(Event::Passed {
                seat,
                tile,
                points: rules.pass,
                marker: island.marker().points(),
                shown,
            });
        }
        Move::End => {
            island.finish();
            sink.emit(Event::Finished { seat, shown });
        }
    }
    if island.marker().frozen() && !was_frozen {
        sink.emit(Event::TrackEnd { seat, shown });
    }
}

#[inline(never)]
fn laid(seat: Seat, tile: Tile, rot: u8, cell: u8, shown: Shown) -> Event {
    let cells = footprint(tile, rot, cell).unwrap_or_default();
    Event::Laid {
        seat,
        tile,
        cell,
        rot,
        cells: cells.into_iter().collect(),
        shown,
    }
}

/// Secrets are told; the game ends or the next tile comes up.
fn end_round<S: EventSink<Event>>(state: &mut State, sink: &mut S) {
    if state.secret() {
        if S::LISTENS {
            tell_secrets(state, sink);
        } else {
            for seat in state.islands.seats() {
                state.known[seat] = state.islands[seat];
            }
        }
    }
    let next = next_after(state, 0);
    let ending = match next {
        None => Some(Ending::Finished),
        Some(_) if state.rest.is_empty() => Some(Ending::Tiles),
        Some(_) => None,
    };
    if let Some(ending) = ending {
        state.ending = Some(ending);
        sink.emit(Event::Ended { ending });
        if S::LISTENS {
            count(state, sink);
        }
        return;
    }
    state.seat = next.unwrap_or_default();
    reveal(state, sink);
}

/// What was done in secret is done again for the others to see.
#[inline(never)]
fn tell_secrets<S: EventSink<Event>>(state: &mut State, sink: &mut S) {
    let tile = state.drawn.last();
    for seat in state.islands.seats() {
        if !state.known[seat].finished() {
            let mv = match state.islands[seat].fate(tile) {
                Fate::Lies { rot, cell } => Move::Lay { rot, cell },
                Fate::Passed => Move::Pass,
                Fate::Waiting => Move::End,
            };
            enact(state, seat, mv, Shown::Others, sink);
        }
        debug_assert_eq!(state.known[seat], state.islands[seat]);
    }
}

/// Tells what counts at the end, seat by seat.
#[inline(never)]
fn count(state: &State, sink: &mut impl EventSink<Event>) {
    for seat in state.islands.seats() {
        let mut marker = state.islands[seat].marker();
        let standing = state.standing(seat);
        score::each_end_gain(&state.rules, &standing, &mut |gain| {
            marker.gain(gain.points);
            sink.emit(Event::Counted {
                seat,
                category: gain.category.word(),
                points: gain.points,
                marker: marker.points(),
                cells: gain.cells,
            });
        });
    }
}
