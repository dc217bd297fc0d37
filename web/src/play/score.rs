//! The live score of the seat on show, by category: hovering or focusing a line points out its
//! evidence on the board, and a previewed move shows what it would change.

use atoll_engine::cells::CellSet;
use yew::prelude::*;

use super::preview::LiveLine;
use super::reducer::Act;
use crate::kit::i18n::Texts;
use crate::kit::points::{change, signed};

/// The live score: lines with their names in the visitor's language.
pub(super) fn live_score(
    t: Texts,
    lines: &[(String, LiveLine)],
    hidden: bool,
    act: &Callback<Act>,
) -> Html {
    let total: i32 = lines.iter().map(|(_, line)| line.points).sum();
    let step: i32 = lines.iter().map(|(_, line)| line.change).sum();
    let toggle = act.reform(move |_| Act::HidePoints(!hidden));
    let words = if hidden {
        t.play_show_score()
    } else {
        t.play_hide_score()
    };
    let row = |(name, line): &(String, LiveLine)| {
        let evidence = line.evidence;
        let on = act.reform(move |()| Act::Light(evidence));
        let off = act.reform(|()| Act::Light(CellSet::EMPTY));
        html! {
            <li key={[line.category, "-", &line.item.to_string()].concat()} class="score-line"
                tabindex="0" onmouseenter={on.reform(|_| ())} onfocus={on.reform(|_| ())}
                onmouseleave={off.reform(|_| ())} onblur={off.reform(|_| ())}>
                <span class="score-name">{ name }</span>
                <span class={classes!("score-points", (line.points < 0).then_some("is-minus"))}>
                    { signed(line.points) }
                </span>
                { difference(line.change) }
            </li>
        }
    };
    html! {
        <div class="card live-score" data-testid="live-score">
            <header class="live-head">
                <h2>{ t.play_points_now() }</h2>
                if !hidden {
                    <span class="live-total" data-testid="live-total">{ signed(total) }</span>
                    { difference(step) }
                }
            </header>
            if !hidden {
                <ul class="score-lines">{ for lines.iter().map(row) }</ul>
            }
            <button type="button" class="button button-quiet" onclick={toggle}>{ words }</button>
        </div>
    }
}

fn difference(by: i32) -> Html {
    if by == 0 {
        return html! { <span class="score-change" aria-hidden="true"></span> };
    }
    let sign = if by > 0 { "is-gain" } else { "is-loss" };
    html! { <span class={classes!("score-change", sign)}>{ change(by) }</span> }
}
