//! Cards: the row to take from, one's own with their ladders, and the choice of a spirit. A card shows
//! its animal, its habitat and its ladder; pointing at it shows on the board where the habitat lies.

use atoll_engine::games::harmonies::Move;
use atoll_engine::games::harmonies::cards::{Card, Worth, card};
use atoll_engine::games::harmonies::parts::Landscape;
use atoll_engine::games::harmonies::sheet::SLOTS;
use atoll_engine::games::harmonies::view::CardView;
use yew::prelude::*;

use super::names::{card_name, card_words, effect};
use super::pieces::{figure, pattern};
use super::view_model::{Pick, Scene};
use crate::kit::i18n::{Texts, args};
use crate::kit::still::still;

/// The room for a habitat on cards that lie in a row, and on one's own.
const WIDE: (i32, i32) = (7, 4);
const TALL: (i32, i32) = (3, 4);

/// What a person does to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Pointer or focus reaches or leaves a card.
    Look(Option<u8>),
    /// A card of the row is pressed.
    Row(u8),
    /// One of the own cards is pressed.
    Own(u8),
    /// A decision.
    Make(Move),
}

/// The cards that can be taken; in a solo game they can be replaced too.
pub fn row(t: Texts, scene: &Scene, onplay: &Callback<Play>) -> Html {
    let slot = |(index, &id): (usize, &Option<u8>)| {
        let offer = Offer {
            picked: id.is_some_and(|id| scene.pick == Some(Pick::Row(id))),
            takes: scene.can_take_card,
            swaps: scene.can_swap,
            spots: id.map_or(0, |id| scene.spots(id)),
        };
        let onplay = onplay.clone();
        still(index, (t.lang(), id, offer), move || {
            offered(t, id, offer, &onplay)
        })
    };
    html! { <ul class="hm-strip">{ for scene.view.row.iter().enumerate().map(slot) }</ul> }
}

/// How a card of the row stands.
#[derive(Clone, Copy, Debug, Hash)]
struct Offer {
    picked: bool,
    takes: bool,
    swaps: bool,
    spots: u32,
}

fn offered(t: Texts, id: Option<u8>, offer: Offer, onplay: &Callback<Play>) -> Html {
    let Some(id) = id else {
        return html! { <li class="hm-gap">{ t.hm_gap() }</li> };
    };
    let class = classes!(
        offer.takes.then_some("is-open"),
        offer.picked.then_some("is-picked")
    );
    let label = [&card_words(t, id), " ", &t.hm_matches(offer.spots)].concat();
    let hook = ["hm-card-", &id.to_string()].concat();
    let swap = onplay.reform(move |_| Play::Make(Move::SwapCard { card: id }));
    html! {
        <li class="hm-slot">
            { face(t, id, 0, Face { hook, label, class, off: !offer.takes, shape: WIDE, play: Play::Row(id) }, onplay) }
            if offer.picked { <span class="hm-tag hm-tag-wide" aria-hidden="true">{ t.hm_take() }{ ": " }{ card_name(t, id) }</span> }
            if offer.swaps {
                <button type="button" class="hm-swap" data-testid={["hm-swap-", &id.to_string()].concat()}
                    aria-label={t.hm_end_swap(card_name(t, id))} onclick={swap}>{ t.hm_swap() }</button>
            }
        </li>
    }
}

/// The own cards, the free places, and the finished cards. Those in `source` could place a cube on
/// the hex under pointer or focus.
pub fn own(t: Texts, scene: &Scene, source: &[u8], onplay: &Callback<Play>) -> Html {
    let slot = |card: &CardView| {
        let id = card.card;
        let spots = scene.spots(id);
        let held = Held {
            id,
            placed: card.placed,
            cubes: card.cubes,
            spots,
            ready: scene.can_move && spots > 0,
            picked: scene.pick == Some(Pick::Card(id)),
            source: source.contains(&id),
        };
        let onplay = onplay.clone();
        still(usize::from(id), (t.lang(), held), move || {
            owned(t, held, &onplay)
        })
    };
    let open: Vec<&CardView> = scene.open_cards().collect();
    let free = SLOTS - open.len().min(SLOTS);
    let done: Vec<(u8, i32)> = scene
        .sheet()
        .cards
        .iter()
        .filter(|c| c.slot.is_none())
        .map(|card| (card.card, card.points.into()))
        .collect();
    html! {
        <>
            <ul class="hm-strip">
                { for open.into_iter().map(slot) }
                { for (0..free).map(|index| html! { <li key={["f", &index.to_string()].concat()} class="hm-gap">{ t.hm_free_slot() }</li> }) }
            </ul>
            { still("done", (t.lang(), done.clone()), move || finished(t, &done)) }
        </>
    }
}

/// How an own card stands.
#[derive(Clone, Copy, Debug, Hash)]
struct Held {
    id: u8,
    placed: u8,
    cubes: u8,
    spots: u32,
    ready: bool,
    picked: bool,
    source: bool,
}

fn owned(t: Texts, held: Held, onplay: &Callback<Play>) -> Html {
    let id = held.id;
    let class = classes!(
        held.ready.then_some("is-ready"),
        held.picked.then_some("is-picked"),
        held.source.then_some("is-source"),
    );
    let placed = t.hm_placed_words(args::HmPlacedWords {
        cubes: held.cubes.into(),
        placed: held.placed.into(),
    });
    let matches = t.hm_matches(held.spots);
    let label = [&card_words(t, id), " ", &placed, " ", &matches].concat();
    let hook = ["hm-own-", &id.to_string()].concat();
    html! {
        <li class="hm-slot">
            { face(t, id, held.placed, Face { hook, label, class, off: false, shape: TALL, play: Play::Own(id) }, onplay) }
        </li>
    }
}

fn finished(t: Texts, done: &[(u8, i32)]) -> Html {
    if done.is_empty() {
        return Html::default();
    }
    let one = |&(id, points): &(u8, i32)| {
        html! {
            <li key={id}>
                { figure(id) }
                <span class="visually-hidden">{ card_name(t, id) }{ ": " }{ t.hm_points(points.max(0) as u32) }</span>
                <span aria-hidden="true">{ points }</span>
            </li>
        }
    };
    html! {
        <div class="hm-done">
            <h3 class="hm-title">{ t.hm_finished() }</h3>
            <ul>{ for done.iter().map(one) }</ul>
        </div>
    }
}

/// The two spirits to choose from.
pub fn spirits(t: Texts, dealt: [u8; 2], onplay: &Callback<Play>) -> Html {
    let slot = |id: u8| {
        let hook = ["hm-spirit-", &id.to_string()].concat();
        let play = Play::Make(Move::KeepSpirit { card: id });
        let class = classes!("is-open");
        html! {
            <li key={id} class="hm-slot">
                { face(t, id, 0, Face { hook, label: card_words(t, id), class, off: false, shape: WIDE, play }, onplay) }
                <span class="hm-tag" aria-hidden="true">{ t.hm_keep() }</span>
            </li>
        }
    };
    html! { <ul class="hm-strip">{ for dealt.into_iter().map(slot) }</ul> }
}

struct Face {
    hook: String,
    label: String,
    class: Classes,
    /// Pressing it is refused now; it can still be read.
    off: bool,
    /// Width and height of the room for the habitat.
    shape: (i32, i32),
    play: Play,
}

fn face(t: Texts, id: u8, placed: u8, face: Face, onplay: &Callback<Play>) -> Html {
    let Some(card) = card(id) else {
        return Html::default();
    };
    let Face {
        hook,
        label,
        class,
        off,
        shape,
        play,
    } = face;
    let (look, away) = (
        onplay.reform(move |()| Play::Look(Some(id))),
        onplay.reform(|()| Play::Look(None)),
    );
    html! {
        <button type="button" class={classes!("hm-card", ground(card.ground), class)} data-testid={hook}
            aria-disabled={off.then_some("true")} onclick={onplay.reform(move |_| play)}
            onmouseenter={look.reform(|_| ())} onmouseleave={away.reform(|_| ())}
            onfocus={look.reform(|_| ())} onblur={away.reform(|_| ())}>
            <span class="visually-hidden">{ label }</span>
            <span class="hm-face" aria-hidden="true">
                <span class="hm-name">{ figure(id) }<span>{ card_name(t, id) }</span></span>
                { pattern(card, shape) }
                { worth(t, card, placed) }
            </span>
        </button>
    }
}

/// The ladder, the highest space on top, or what a spirit is worth.
fn worth(t: Texts, card: &Card, placed: u8) -> Html {
    let Worth::Ladder(points) = card.worth else {
        return html! { <span class="hm-effect">{ effect(t, card.id) }</span> };
    };
    let step = |(index, points): (usize, &u8)| {
        let bare = index < usize::from(placed);
        html! { <span key={index} class={classes!("hm-step", bare.then_some("is-bare"))}>{ *points }</span> }
    };
    html! { <span class="hm-ladder">{ for points.iter().enumerate().rev().map(step) }</span> }
}

/// The stripe of a card: the landscape under its cube.
const fn ground(land: Landscape) -> &'static str {
    match land {
        Landscape::Water => "hm-on-blue",
        Landscape::Field => "hm-on-yellow",
        Landscape::Building => "hm-on-red",
        Landscape::Mountain1 | Landscape::Mountain2 | Landscape::Mountain3 => "hm-on-grey",
        _ => "hm-on-green",
    }
}
