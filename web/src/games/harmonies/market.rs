//! What lies in the middle of the table: the spaces with three tokens each, the tokens in hand, and
//! how many are left in the pouch.

use atoll_engine::games::harmonies::Move;
use atoll_engine::games::harmonies::parts::Colour;
use yew::prelude::*;

use super::names::{colour, colour_key, colours};
use super::pieces::{chip, token};
use super::view_model::{Pick, Scene};
use crate::kit::i18n::{Texts, args};
use crate::kit::still::still;

/// The spaces.
pub fn spaces(t: Texts, scene: &Scene, on_move: &Callback<Move>) -> Html {
    let one = |(index, &tokens): (usize, &Option<[Colour; 3]>)| {
        let taken = scene.view.space_taken == Some(index as u8);
        let live = scene.can_take_space && tokens.is_some();
        let on_move = on_move.clone();
        still(index, (t.lang(), tokens, taken, live), move || {
            space(t, index as u8, tokens, (taken, live), &on_move)
        })
    };
    html! {
        <section class="hm-market" aria-label={t.hm_market()}>
            <h2 class="hm-title">{ t.hm_market() }</h2>
            <div class="hm-spaces">{ for scene.view.spaces.iter().enumerate().map(one) }</div>
        </section>
    }
}

fn space(
    t: Texts,
    space: u8,
    tokens: Option<[Colour; 3]>,
    (taken, live): (bool, bool),
    on_move: &Callback<Move>,
) -> Html {
    let number = u32::from(space) + 1;
    let label = match tokens {
        Some(tokens) => t.hm_space(args::HmSpace {
            space: number,
            tokens: &colours(t, &tokens),
        }),
        None => t.hm_space_taken(number),
    };
    let class = classes!(
        "hm-space",
        taken.then_some("is-taken"),
        live.then_some("is-open")
    );
    let onclick = on_move.reform(move |_| Move::TakeSpace { space });
    html! {
        <button type="button" {class} data-testid={["hm-space-", &number.to_string()].concat()} aria-label={label}
            aria-disabled={(!live).then_some("true")} {onclick}>
            if let Some([one, two, three]) = tokens {
                <svg viewBox="-64 -34 128 92" aria-hidden="true">
                    { token(one, -31, -6) }{ token(two, 31, -6) }{ token(three, 0, 22) }
                </svg>
            } else if taken {
                <span class="hm-taken" aria-hidden="true">{ t.hm_taken() }</span>
            }
        </button>
    }
}

/// The tokens taken and not placed yet.
pub fn hand(t: Texts, scene: &Scene, title: String, onpick: &Callback<Pick>) -> Html {
    let tokens = scene.hand();
    let pick = scene.pick.filter(|_| scene.can_move);
    let onpick = onpick.clone();
    let shows = (t.lang(), title.clone(), tokens.clone(), pick);
    still("hand", shows, move || {
        let held = |&(one, count): &(Colour, u8)| {
            let key = colour_key(one);
            let picked = pick == Some(Pick::Token(one));
            let onclick = onpick.reform(move |_| Pick::Token(one));
            html! {
                <button {key} type="button" class="hm-held"
                    data-testid={["hm-token-", key].concat()} aria-pressed={picked.to_string()}
                    aria-label={t.hm_in_hand(args::HmInHand { colour: &colour(t, one), count: count.into() })} {onclick}>
                    { chip(one) }
                    if count > 1 { <span class="hm-count" aria-hidden="true">{ "×" }{ count }</span> }
                </button>
            }
        };
        html! {
            <section class="hm-hand" aria-label={title.clone()}>
                <h2 class="hm-title">{ &title }</h2>
                <div class="hm-tokens">{ for tokens.iter().map(held) }</div>
            </section>
        }
    })
}

/// A number that a phone shows with a sign and a desk with its words.
fn fact(sign: &'static str, number: u32, words: String) -> Html {
    html! {
        <span class="hm-fact">
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={sign} /></svg>
            <span class="hm-short" aria-hidden="true">{ number }</span>
            <span class="hm-words">{ words }</span>
        </span>
    }
}

/// The last round, the empty hexes, and what is left in the pouch.
pub fn status(t: Texts, scene: &Scene) -> Html {
    let last = scene.view.last_round && scene.view.active.is_some();
    let (empty, pouch) = (u32::from(scene.sheet().empty), scene.view.pouch);
    still("status", (t.lang(), last, empty, pouch), move || {
        let all: u32 = pouch.iter().copied().map(u32::from).sum();
        let left = |(index, one): (usize, Colour)| {
            let count = pouch[index];
            html! {
                <li key={index} class="hm-left">
                    { chip(one) }
                    <span aria-hidden="true">{ count }</span>
                    <span class="visually-hidden">{ t.hm_left(args::HmLeft { colour: &colour(t, one), count: count.into() }) }</span>
                </li>
            }
        };
        html! {
            <section class="hm-status" aria-label={t.hm_status()}>
                if last { <strong class="hm-last">{ t.hm_last_round() }</strong> }
                { fact("M7 4h10l6 8-6 8H7L1 12z", empty, t.hm_empty(empty)) }
                { fact("M7 2h10l-2 6c7 4 8 14 2 14H7C1 22 2 12 9 8z", all, t.hm_pouch(all)) }
                <ul class="hm-lefts">{ for Colour::ALL.into_iter().enumerate().map(left) }</ul>
            </section>
        }
    })
}
