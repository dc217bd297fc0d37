//! The decision at hand: the pieces to lay, with the buttons that turn them; the choices of inhabitants
//! with where from, where to and what it brings; or what the action looked at would mean.

use atoll_engine::games::skylands::{Move, Phase};
use yew::prelude::*;

use super::actions::{Play, Table};
use super::choices::Choice;
use super::land::{picture, sign};
use super::names;
use super::view_model::{Kind, Piece, Scene};
use super::words::{describe_move, gain};
use crate::kit::i18n::{Texts, args};

/// What a person does to the piece in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Takes another piece.
    Take(usize),
    /// Turns it, backwards or not.
    Turn(bool),
}

/// The panel of the decision.
pub fn decision(
    table: &Table<'_>,
    scene: &Scene,
    turn: usize,
    looked: Option<Move>,
    (onplay, onhand): (&Callback<Play>, &Callback<Hand>),
) -> Html {
    let t = table.t;
    if !scene.pieces.is_empty() {
        return offer(t, scene, turn, onhand);
    }
    if scene.view.phase == Phase::Choose {
        return action(table, scene, looked);
    }
    if !scene.choices.is_empty() {
        return choices(t, scene, looked, onplay);
    }
    let waits = scene
        .view
        .actor
        .filter(|&seat| seat != scene.view.seat || !scene.can_move);
    html! {
        <section class="sk-decision" aria-label={t.sk_decision()}>
            if let Some(seat) = waits { <p class="sk-hint">{ t.sk_wait(&table.names[seat.index()]) }</p> }
        </section>
    }
}

/// The pieces that can be laid.
fn offer(t: Texts, scene: &Scene, turn: usize, onhand: &Callback<Hand>) -> Html {
    let title = match scene.view.phase {
        Phase::PlaceStart => t.sk_start_piece(),
        Phase::PlaceHand => t.sk_hand(),
        Phase::PlaceSpecial => t.sk_display(),
        Phase::Outpost => t.sk_outpost_tile(),
        _ => t.sk_offer(),
    };
    let one = |(index, piece): (usize, &Piece)| {
        let held = scene.can_move && index == scene.piece;
        let face = piece.faces[if held { turn % piece.faces.len() } else { 0 }];
        let special = match piece.kind {
            Kind::Special(special) => Some(special),
            _ => None,
        };
        let label = t.sk_piece(args::SkPiece {
            face: &names::face(t, face),
            fits: &t.sk_fits(piece.spots),
            number: &(index + 1).to_string(),
        });
        let label = match special {
            Some(special) => [&names::special(t, special), ", ", &label].concat(),
            None => label,
        };
        let spots = piece.spots.to_string();
        html! {
            <button key={index} type="button" class={classes!("sk-tile", (piece.spots == 0).then_some("is-useless"))}
                data-testid={["sk-tile-", &index.to_string()].concat()} aria-label={label}
                aria-pressed={held.to_string()} onclick={onhand.reform(move |_| Hand::Take(index))}>
                { picture(face, special) }
                if scene.can_move { <span class="sk-spots" aria-hidden="true">{ spots }{ "×" }</span> }
            </button>
        }
    };
    let turns = scene.can_move
        && scene
            .pieces
            .get(scene.piece)
            .is_some_and(|p| p.faces.len() > 1);
    let button = |back: bool, name: &'static str, words: &'static str| {
        html! {
            <button type="button" class="sk-turn" data-testid={["sk-turn-", name].concat()} aria-label={words} title={words}
                onclick={onhand.reform(move |_| Hand::Turn(back))}>{ sign(name) }</button>
        }
    };
    html! {
        <section class="sk-decision sk-offer" aria-label={title}>
            <h2 class="sk-title">{ title }</h2>
            <div class="sk-tiles">
                { for scene.pieces.iter().enumerate().map(one) }
                if turns {
                    <span class="sk-turners">
                        { button(true, "left", t.sk_turn_left()) }
                        { button(false, "right", t.sk_turn_right()) }
                    </span>
                }
            </div>
        </section>
    }
}

/// What the action looked at would mean.
fn action(table: &Table<'_>, scene: &Scene, looked: Option<Move>) -> Html {
    let t = table.t;
    let board = scene
        .boards
        .iter()
        .find(|board| looked == Some(Move::Act(board.action)));
    let waits = scene.view.actor.filter(|_| !scene.can_move);
    let wind = scene
        .view
        .wind
        .map(|next| t.sk_wind_next(&names::action(t, next)));
    html! {
        <section class="sk-decision" aria-label={t.sk_decision()} data-testid="sk-outlook">
            if let Some(board) = board {
                <h2 class="sk-title">{ names::action(t, board.action) }{ ": " }<b>{ names::gives(t, board.action, board.own) }</b></h2>
                { for table.words(board).into_iter().map(|words| html! { <p class="sk-hint">{ words }</p> }) }
            } else if let Some(seat) = waits {
                <p class="sk-hint">{ t.sk_wait(&table.names[seat.index()]) }</p>
            } else {
                <p class="sk-hint">{ t.sk_hint_choose() }</p>
            }
            if let Some(wind) = wind { <p class="sk-hint sk-wind">{ sign("wind") }{ wind }</p> }
        </section>
    }
}

/// Who could go where.
fn choices(t: Texts, scene: &Scene, looked: Option<Move>, onplay: &Callback<Play>) -> Html {
    let one = |(index, choice): (usize, &Choice)| {
        let mv = choice.mv;
        let picked = looked == Some(mv);
        let (look, away) = (
            onplay.reform(move |()| Play::Look(Some(mv))),
            onplay.reform(|()| Play::Look(None)),
        );
        let brings = match mv {
            Move::Convert { .. } => Some(t.sk_points_in_all(&choice.points.to_string())),
            Move::Fill { .. } => Some(gain(choice.points)),
            _ => None,
        };
        html! {
            <li key={index}>
                <button type="button" class={classes!("sk-choice", picked.then_some("is-picked"))}
                    data-testid={["sk-choice-", &index.to_string()].concat()} onclick={onplay.reform(move |_| Play::Press(mv))}
                    onmouseenter={look.reform(|_| ())} onmouseleave={away.reform(|_| ())}
                    onfocus={look.reform(|_| ())} onblur={away.reform(|_| ())}>
                    { sign(icon(mv)) }
                    <span class="sk-choice-words">{ describe_move(t, scene.view.table(), mv) }</span>
                    if let Some(brings) = brings { <b class="sk-brings">{ brings }</b> }
                </button>
            </li>
        }
    };
    let owed = owed(t, scene);
    html! {
        <section class="sk-decision sk-choices" aria-label={t.sk_decision()}>
            if let Some(owed) = owed { <p class="sk-hint">{ owed }</p> }
            <ul class="sk-list">{ for scene.choices.iter().enumerate().map(one) }</ul>
        </section>
    }
}

fn icon(mv: Move) -> &'static str {
    match mv {
        Move::Fill { colour, .. } | Move::Pay { colour, .. } | Move::Lodge { colour, .. } => {
            ["dot-green", "dot-violet", "dot-blue"][colour as usize]
        }
        Move::Convert { .. } => "bolt",
        _ => "trade",
    }
}

/// What is still to be given.
fn owed(t: Texts, scene: &Scene) -> Option<String> {
    let view = &scene.view;
    if view.phase != Phase::Pay {
        return None;
    }
    if let Some((colour, left)) = view.trade {
        return Some(t.sk_owed_trade(args::SkOwedTrade {
            colour: &names::colour(t, colour),
            count: &left.to_string(),
        }));
    }
    let [green, violet, any] = view.owed.map(|count| count.to_string());
    Some(t.sk_owed(args::SkOwed {
        any: &any,
        green: &green,
        violet: &violet,
    }))
}
