//! What a move does. Every function here changes the state and tells the event of that change, so
//! that nothing happens unseen; refills and the end of the game belong to the end of a turn.

use super::events::{EndReason, Event};
use super::moves::Move;
use super::parts::{Colour, TOKENS_PER_SPACE};
use super::state::State;
use crate::event::EventSink;

/// A board with this many empty hexes or fewer at the end of a turn brings the last round.
pub const FEW_EMPTY: u8 = 2;

/// Makes a legal move.
#[inline]
pub(super) fn apply(state: &mut State, mv: Move, sink: &mut impl EventSink<Event>) {
    match mv {
        Move::KeepSpirit { card } => keep_spirit(state, card, sink),
        Move::TakeSpace { space } => take_space(state, space, sink),
        Move::Place { colour, cell } => place(state, colour, cell, sink),
        Move::TakeCard { card } => take_card(state, card, sink),
        Move::PlaceCube { card, cell } => place_cube(state, card, cell, sink),
        Move::SwapCard { card } => {
            discard_card(state, card, sink);
            end_turn(state, sink);
        }
        Move::EndTurn => end_turn(state, sink),
    }
}

fn keep_spirit(state: &mut State, card: u8, sink: &mut impl EventSink<Event>) {
    let seat = state.active;
    let sheet = &mut state.sheets[seat];
    sheet.spirit = card;
    sheet.take(0, card);
    sink.emit(Event::SpiritKept { seat, card });
}

fn take_space(state: &mut State, space: u8, sink: &mut impl EventSink<Event>) {
    let seat = state.active;
    let Some(tokens) = state.spaces[space as usize].take() else {
        return;
    };
    for colour in tokens {
        state.hand[colour as usize] += 1;
    }
    state.space = Some(space);
    sink.emit(Event::SpaceTaken {
        seat,
        space,
        tokens,
    });
}

fn place(state: &mut State, colour: Colour, cell: u8, sink: &mut impl EventSink<Event>) {
    let seat = state.active;
    state.hand[colour as usize] -= 1;
    let sheet = &mut state.sheets[seat];
    let before = sheet.tally.total();
    let stack = sheet.put(colour, cell);
    sink.emit(Event::TokenPlaced {
        seat,
        colour,
        cell,
        stack,
        points: sheet.tally.total() - before,
    });
}

fn take_card(state: &mut State, card: u8, sink: &mut impl EventSink<Event>) {
    let seat = state.active;
    let Some(place) = state.row.iter().position(|&other| other == card) else {
        return;
    };
    let sheet = &mut state.sheets[seat];
    let slot = sheet.free_slot().expect("a free place for the card");
    sheet.take(slot, card);
    state.row[place] = 0;
    state.card_taken = true;
    sink.emit(Event::CardTaken {
        seat,
        place: place as u8,
        card,
    });
}

fn place_cube(state: &mut State, card: u8, cell: u8, sink: &mut impl EventSink<Event>) {
    let seat = state.active;
    let sheet = &mut state.sheets[seat];
    let before = sheet.tally.total();
    let left = sheet.settle(card, cell);
    sink.emit(Event::CubePlaced {
        seat,
        card,
        cell,
        left,
        points: sheet.tally.total() - before,
    });
    if left == 0 {
        sink.emit(Event::CardFinished { seat, card });
    }
}

fn discard_card(state: &mut State, card: u8, sink: &mut impl EventSink<Event>) {
    if let Some(place) = state.row.iter().position(|&other| other == card) {
        state.row[place] = 0;
        sink.emit(Event::CardDiscarded {
            place: place as u8,
            card,
        });
    }
}

fn end_turn(state: &mut State, sink: &mut impl EventSink<Event>) {
    let seat = state.active;
    sink.emit(Event::TurnEnded { seat });
    if state.sheets[seat].board.empty() <= FEW_EMPTY {
        last_round(state, EndReason::Board, sink);
    }
    if state.seats() == 1 {
        discard_spaces(state, sink);
    }
    let open = state.spaces[..state.space_count()].iter();
    let wanted = TOKENS_PER_SPACE * open.filter(|space| space.is_none()).count();
    let refillable = state.pouch_size() as usize >= wanted;
    if !refillable {
        last_round(state, EndReason::Pouch, sink);
    }
    state.space = None;
    state.card_taken = false;
    state.turns += 1;
    state.active = seat.next(state.seats());
    if state.last_round && state.active == state.first {
        state.over = true;
        sink.emit(Event::GameOver);
        return;
    }
    if refillable {
        refill_spaces(state, sink);
    }
    for place in 0..state.space_count() {
        if state.row[place] == 0 {
            state.turn_up(place, sink);
        }
    }
}

fn last_round(state: &mut State, reason: EndReason, sink: &mut impl EventSink<Event>) {
    if !state.last_round {
        state.last_round = true;
        let seat = state.active;
        sink.emit(Event::LastRound { seat, reason });
    }
}

/// Solo: what was not chosen leaves the game.
fn discard_spaces(state: &mut State, sink: &mut impl EventSink<Event>) {
    for space in 0..state.space_count() {
        if let Some(tokens) = state.spaces[space].take() {
            sink.emit(Event::SpaceDiscarded {
                space: space as u8,
                tokens,
            });
        }
    }
}

fn refill_spaces(state: &mut State, sink: &mut impl EventSink<Event>) {
    for space in 0..state.space_count() {
        if state.spaces[space].is_none() {
            state.fill_space(space, sink);
        }
    }
}
