//! What lies in the middle of the table: the spaces with three tokens each, the tokens in hand, and
//! how many are left in the pouch.

use atoll_engine::games::harmonies::Move;
use atoll_engine::games::harmonies::parts::Colour;
use yew::prelude::*;

use super::names::{colour, colour_key, colours};
use super::pieces::{chip, token};
use super::view_model::{Pick, Scene};
use crate::kit::i18n::{Texts, args};

/// The spaces.
pub fn spaces(t: Texts, scene: &Scene, on_move: &Callback<Move>) -> Html {
    let space = |(index, tokens): (usize, &Option<[Colour; 3]>)| {
        let (number, space) = ((index + 1).to_string(), index as u8);
        let taken = scene.view.space_taken == Some(space);
        let label = match tokens {
            Some(tokens) => t.hm_space(args::HmSpace {
                space: index as u32 + 1,
                tokens: &colours(t, tokens),
            }),
            None => t.hm_space_taken(index as u32 + 1),
        };
        let live = scene.can_take_space && tokens.is_some();
        let class = classes!(
            "hm-space",
            taken.then_some("is-taken"),
            live.then_some("is-open")
        );
        let onclick = on_move.reform(move |_| Move::TakeSpace { space });
        let id = ["hm-space-", &number].concat();
        html! {
            <button key={index} type="button" {class} id={id.clone()} data-testid={id} aria-label={label}
                aria-disabled={(!live).then_some("true")} {onclick}>
                if let Some([one, two, three]) = *tokens {
                    <svg viewBox="-64 -34 128 92" aria-hidden="true">
                        { token(one, -31, -6) }{ token(two, 31, -6) }{ token(three, 0, 22) }
                    </svg>
                } else if taken {
                    <span class="hm-taken" aria-hidden="true">{ t.hm_taken() }</span>
                }
            </button>
        }
    };
    html! {
        <section class="hm-market" aria-label={t.hm_market()}>
            <h2 class="hm-title">{ t.hm_market() }</h2>
            <div class="hm-spaces">{ for scene.view.spaces.iter().enumerate().map(space) }</div>
        </section>
    }
}

/// The tokens taken and not placed yet.
pub fn hand(t: Texts, scene: &Scene, title: String, onpick: &Callback<Pick>) -> Html {
    let held = |(one, count): (Colour, u8)| {
        let key = colour_key(one);
        let picked = scene.can_move && scene.pick == Some(Pick::Token(one));
        let onclick = onpick.reform(move |_| Pick::Token(one));
        html! {
            <button {key} type="button" class="hm-held" id={["hm-token-", key].concat()}
                data-testid={["hm-token-", key].concat()} aria-pressed={picked.to_string()}
                aria-label={t.hm_in_hand(args::HmInHand { colour: &colour(t, one), count: count.into() })} {onclick}>
                { chip(one) }
                if count > 1 { <span class="hm-count" aria-hidden="true">{ "×" }{ count }</span> }
            </button>
        }
    };
    html! {
        <section class="hm-hand" aria-label={title.clone()}>
            <h2 class="hm-title">{ title }</h2>
            <div class="hm-tokens">{ for scene.hand().into_iter().map(held) }</div>
        </section>
    }
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
    let pouch = &scene.view.pouch;
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
            if scene.view.last_round && scene.view.active.is_some() {
                <strong class="hm-last">{ t.hm_last_round() }</strong>
            }
            { fact("M7 4h10l6 8-6 8H7L1 12z", scene.sheet().empty.into(), t.hm_empty(scene.sheet().empty.into())) }
            { fact("M7 2h10l-2 6c7 4 8 14 2 14H7C1 22 2 12 9 8z", all, t.hm_pouch(all)) }
            <ul class="hm-lefts">{ for Colour::ALL.into_iter().enumerate().map(left) }</ul>
        </section>
    }
}
