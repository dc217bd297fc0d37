//! The special islands on display with their prices, and the one looked at in words: what it does, what
//! it costs, what there is to pay with, and why not.

use atoll_engine::games::skylands::{Move, Phase};
use yew::prelude::*;

use super::actions::Play;
use super::land::{picture, price, sign};
use super::names::{effect, special, special_words, worth};
use super::view_model::{Scene, Shown};
use crate::kit::i18n::{Texts, args};
use crate::kit::still::still;

/// The display.
pub fn display(t: Texts, scene: &Scene, looked: Option<Move>, on: &Callback<Play>) -> Html {
    let buying = scene.view.phase == Phase::Create && scene.can_move;
    // Those within reach come first on a phone, where the row is cut.
    let one = |shown: &Shown| {
        let (shown, picked) = (*shown, looked == Some(Move::Buy(shown.special)));
        let on = on.clone();
        still(
            usize::from(shown.special.number()),
            (t.lang(), shown, picked, buying),
            move || card(t, shown, picked, buying, &on),
        )
    };
    let near = |shown: &&Shown| shown.payable && shown.fits;
    let (first, rest): (Vec<&Shown>, Vec<&Shown>) = scene.shown.iter().partition(near);
    let about = looked.and_then(|mv| {
        scene
            .shown
            .iter()
            .find(|shown| mv == Move::Buy(shown.special))
    });
    let left = scene.shown.len() as u32;
    html! {
        <section class={classes!("sk-display", buying.then_some("is-buying"))} aria-label={t.sk_display()}>
            <h2 class="sk-title">{ t.sk_display() }<span>{ t.sk_display_left(left) }</span></h2>
            <div class="sk-specials">{ for first.into_iter().chain(rest).map(one) }</div>
            <div class="sk-about">
                if let Some(shown) = about { { words(t, scene, shown) } }
                else if left == 0 { <p class="sk-hint">{ t.sk_sold_out() }</p> }
                else { <p class="sk-hint">{ have(t, scene) }</p> }
            </div>
        </section>
    }
}

/// Who there is to pay with.
fn have(t: Texts, scene: &Scene) -> String {
    let [green, violet, blue] = scene.sheet().inhabitants.map(|count| count.to_string());
    t.sk_you_have(args::SkYouHave {
        blue: &blue,
        green: &green,
        violet: &violet,
    })
}

/// Why not, or that nothing is in the way.
fn verdict(t: Texts, shown: &Shown) -> &'static str {
    match (shown.payable, shown.fits) {
        (false, _) => t.sk_cannot_pay(),
        (_, false) => t.sk_cannot_fit(),
        _ => t.sk_can_buy(),
    }
}

fn costs(t: Texts, cost: [u8; 3]) -> String {
    let [green, violet, any] = cost.map(|count| count.to_string());
    t.sk_costs(args::SkCosts {
        any: &any,
        green: &green,
        violet: &violet,
    })
}

fn card(t: Texts, shown: Shown, picked: bool, buying: bool, on: &Callback<Play>) -> Html {
    let print = shown.special.print();
    let mv = Move::Buy(shown.special);
    let near = shown.payable && shown.fits;
    let (look, away) = (
        on.reform(move |()| Play::Look(Some(mv))),
        on.reform(|()| Play::Look(None)),
    );
    let label = [
        &special_words(t, shown.special),
        " ",
        &costs(t, shown.cost),
        ". ",
        verdict(t, &shown),
    ]
    .concat();
    let class = classes!(
        "sk-special",
        ["sk-pile-", &shown.special.pile().to_string()].concat(),
        near.then_some("is-near"),
        (shown.open && buying).then_some("is-open"),
        picked.then_some("is-picked"),
    );
    let points = if print.points > 0 {
        print.points.to_string()
    } else {
        "?".to_owned()
    };
    html! {
        <button type="button" {class} data-testid={["sk-special-", print.key].concat()} aria-label={label}
            aria-disabled={(!shown.open).then_some("true")} onclick={on.reform(move |_| Play::Press(mv))}
            onmouseenter={look.reform(|_| ())} onmouseleave={away.reform(|_| ())}
            onfocus={look.reform(|_| ())} onblur={away.reform(|_| ())}>
            { picture(print.face, Some(shown.special)) }
            <span class="sk-special-points" aria-hidden="true">{ points }</span>
            { price(shown.cost) }
        </button>
    }
}

fn words(t: Texts, scene: &Scene, shown: &Shown) -> Html {
    let near = shown.payable && shown.fits;
    html! {
        <>
            <p class="sk-about-name"><b>{ special(t, shown.special) }</b>{ price(shown.cost) }</p>
            <p class="sk-hint">
                { effect(t, shown.special) }
                if let Some(worth) = worth(t, shown.special) { { " " }{ worth }{ "." } }
            </p>
            <p class={classes!("sk-verdict", near.then_some("is-near"))}>
                { sign(if near { "star" } else { "gap" }) }
                { verdict(t, shown) }{ "." }
                <span class="sk-have">{ " " }{ have(t, scene) }{ "." }</span>
            </p>
        </>
    }
}
