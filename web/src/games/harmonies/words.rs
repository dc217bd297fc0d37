//! Sentences: what is asked, what a move does, what happened, what a hex says.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game;
use atoll_engine::games::harmonies::events::EndReason;
use atoll_engine::games::harmonies::grid::cell_name;
use atoll_engine::games::harmonies::parts::Colour;
use atoll_engine::games::harmonies::{Event, Harmonies, Move, State};
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;

use super::names::{card_name, colour, colour_key, colours, land};
use super::view_model::Cell;
use crate::games::Warning;
use crate::kit::i18n::{Texts, args};

/// What is asked of the person to move.
pub fn prompt(t: Texts, session: &Session<Harmonies>, name: &str) -> String {
    let legal = session.legal();
    let has = |test: fn(&Move) -> bool| legal.iter().any(test);
    if has(|mv| matches!(mv, Move::KeepSpirit { .. })) {
        return t.hm_ask_spirit(name);
    }
    if has(|mv| matches!(mv, Move::TakeSpace { .. })) {
        return t.hm_ask_space(name);
    }
    if !has(|mv| *mv == Move::EndTurn) {
        let view = Harmonies::view(session.state(), session.turn().seat().unwrap_or_default());
        return match view.hand.len() as u32 {
            3 => t.hm_ask_first(name),
            left => t.hm_ask_place(args::HmAskPlace { count: left, name }),
        };
    }
    if has(|mv| matches!(mv, Move::PlaceCube { .. })) {
        return t.hm_ask_cube(name);
    }
    if has(|mv| matches!(mv, Move::TakeCard { .. })) {
        return t.hm_ask_card(name);
    }
    t.hm_ask_end(name)
}

/// A move as a line of a list.
pub fn describe_move(t: Texts, state: &State, mv: Move) -> String {
    match mv {
        Move::KeepSpirit { card } => t.hm_move_spirit(card_name(t, card)),
        Move::TakeSpace { space } => {
            let spaces = Harmonies::view(state, Seat(0)).spaces;
            let tokens = spaces.get(space as usize).copied().flatten();
            t.hm_move_space(args::HmMoveSpace {
                space: number(space),
                tokens: &colours(t, tokens.as_ref().map_or(&[], |t| t)),
            })
        }
        Move::Place { colour, cell } => t.hm_move_token(args::HmMoveToken {
            cell: &cell_name(cell),
            token: &t.hm_token(colour_key(colour)),
        }),
        Move::TakeCard { card } => t.hm_move_card(card_name(t, card)),
        Move::PlaceCube { card, cell } => t.hm_move_cube(args::HmMoveCube {
            card: card_name(t, card),
            cell: &cell_name(cell),
        }),
        Move::SwapCard { card } => t.hm_move_swap(card_name(t, card)),
        Move::EndTurn => t.hm_end_turn().to_owned(),
    }
}

/// An event as a sentence. Refills and discards of tokens and the end of a turn go without saying:
/// the market shows them, and the next prompt names who is to move.
pub fn describe_event(t: Texts, names: &[String], event: &Event) -> Option<String> {
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    Some(match *event {
        Event::SpaceFilled { .. } | Event::SpaceDiscarded { .. } | Event::TurnEnded { .. } => {
            return None;
        }
        Event::FirstSeat { seat } => t.hm_told_first(name(seat)),
        Event::SpiritsDealt { cards, .. } => t.hm_told_dealt(args::HmToldDealt {
            one: card_name(t, cards[0]),
            two: card_name(t, cards[1]),
        }),
        Event::CardTurned { card, .. } => t.hm_told_turned(card_name(t, card)),
        Event::SpiritKept { seat, card } => t.hm_told_kept(args::HmToldKept {
            card: card_name(t, card),
            name: name(seat),
        }),
        Event::SpaceTaken {
            seat,
            space,
            tokens,
        } => t.hm_told_space(args::HmToldSpace {
            name: name(seat),
            space: number(space),
            tokens: &colours(t, &tokens),
        }),
        Event::TokenPlaced {
            seat,
            colour,
            cell,
            stack,
            points,
        } => {
            let token = t.hm_token(colour_key(colour));
            let land = land(t, stack.landscape());
            let told = t.hm_told_token(args::HmToldToken {
                cell: &cell_name(cell),
                land: &land,
                name: name(seat),
                token: &token,
            });
            with_points(t, told, points)
        }
        Event::CardTaken { seat, card, .. } => t.hm_told_card(args::HmToldCard {
            card: card_name(t, card),
            name: name(seat),
        }),
        Event::CubePlaced {
            seat,
            card,
            cell,
            points,
            ..
        } => {
            let told = t.hm_told_cube(args::HmToldCube {
                card: card_name(t, card),
                cell: &cell_name(cell),
                name: name(seat),
            });
            with_points(t, told, points)
        }
        Event::CardFinished { seat, card } => t.hm_told_finished(args::HmToldFinished {
            card: card_name(t, card),
            name: name(seat),
        }),
        Event::CardDiscarded { card, .. } => t.hm_told_discarded(card_name(t, card)),
        Event::LastRound { seat, reason } => match reason {
            EndReason::Board => t.hm_told_last_board(name(seat)),
            EndReason::Pouch => t.hm_told_last_pouch().to_owned(),
        },
        Event::GameOver => t.hm_told_over().to_owned(),
    })
}

fn with_points(t: Texts, told: String, points: i16) -> String {
    let count = u32::from(points.unsigned_abs());
    match points {
        0 => told,
        1.. => [&told, " ", &t.hm_gain(count)].concat(),
        _ => [&told, " ", &t.hm_loss(count)].concat(),
    }
}

/// A space as people count it.
fn number(space: u8) -> u32 {
    u32::from(space) + 1
}

/// What to ask before a turn ends although a cube could still be placed.
pub fn warning(t: Texts, state: &State, mv: Move) -> Option<Warning> {
    if !matches!(mv, Move::EndTurn | Move::SwapCard { .. }) {
        return None;
    }
    let mut legal = Vec::new();
    Harmonies::legal(state, &mut legal);
    legal.into_iter().find_map(|mv| match mv {
        Move::PlaceCube { card, cell } => Some(Warning {
            words: t.hm_warn_cube(args::HmWarnCube {
                card: card_name(t, card),
                cell: &cell_name(cell),
            }),
            go: t.hm_go_end(),
            stay: t.hm_stay_cube(card_name(t, card)),
            cells: CellSet::of(cell),
        }),
        _ => None,
    })
}

/// What a hex says of itself: where, what lies there, and what could be done; `token` may go there.
pub fn cell_words(t: Texts, cell: &Cell, token: Option<Colour>) -> String {
    let mut words = [&cell.name, ", ", &land(t, cell.stack.landscape())].concat();
    if let Some(card) = cell.cube {
        add(&mut words, ", ", &t.hm_cell_cube(card_name(t, card)));
    }
    if let Some(token) = token {
        add(&mut words, "; ", &t.hm_cell_token(&colour(t, token)));
    }
    if !cell.cubes.is_empty() {
        let cards: Vec<&str> = cell.cubes.iter().map(|&card| card_name(t, card)).collect();
        add(&mut words, "; ", &t.hm_cell_cubes(&cards.join(", ")));
    }
    if let Some(missing) = cell.missing {
        let need = land(t, missing.need);
        add(
            &mut words,
            "; ",
            &t.hm_cell_missing(args::HmCellMissing {
                count: missing.tokens.into(),
                land: &need,
            }),
        );
    }
    if cell.home {
        add(&mut words, "; ", t.hm_cell_home());
    } else if cell.part && cell.missing.is_none() {
        add(&mut words, "; ", t.hm_cell_part());
    }
    words
}

fn add(words: &mut String, joint: &str, more: &str) {
    words.push_str(joint);
    words.push_str(more);
}
