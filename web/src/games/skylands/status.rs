//! What is left at a glance: empty squares, the bank, the stack, the marker, the supply; alone also the
//! clock.

use yew::prelude::*;

use super::land::sign;
use super::view_model::Scene;
use crate::kit::i18n::{Texts, args};
use crate::kit::still::still;

/// A number with its sign and, for those who hear it, its words.
fn fact(name: &str, number: u32, words: String) -> Html {
    html! {
        <span class="sk-fact" title={words.clone()}>
            { sign(name) }<b aria-hidden="true">{ number }</b><span class="visually-hidden">{ words }</span>
        </span>
    }
}

/// The line of what is left.
pub fn status(t: Texts, scene: &Scene) -> Html {
    let (sheet, view) = (scene.sheet(), &scene.view);
    let empty = u32::from(sheet.empty);
    let (bank, stack) = (u32::from(view.bank), view.stack.len() as u32);
    let (marker, supply, clock) = (sheet.marker, view.supply, view.clock);
    let shows = (t.lang(), empty, bank, stack, marker, supply, clock);
    still("status", shows, move || {
        let [green, violet, blue] = supply.map(|count| count.to_string());
        let words = t.sk_supply(args::SkSupply {
            blue: &blue,
            green: &green,
            violet: &violet,
        });
        let of = |name: &str, count: &str| html! { <>{ sign(name) }<b>{ count.to_owned() }</b></> };
        html! {
            <section class="sk-status" aria-label={t.sk_status()}>
                { fact("gap", empty, t.sk_left_squares(empty)) }
                { fact("coins", bank, t.sk_left_bank(bank)) }
                { fact("stack", stack, t.sk_left_tiles(stack)) }
                if marker {
                    { fact("marker", 2, t.sk_marker_left().to_owned()) }
                } else {
                    { fact("marker-used", 0, t.sk_marker_used().to_owned()) }
                }
                if let Some(clock) = clock { { fact("wind", clock.into(), t.sk_clock(clock.into())) } }
                <span class="sk-fact sk-supply" title={words.clone()}>
                    <span aria-hidden="true">{ of("dot-green", &green) }{ of("dot-violet", &violet) }{ of("dot-blue", &blue) }</span>
                    <span class="visually-hidden">{ words }</span>
                </span>
            </section>
        }
    })
}
