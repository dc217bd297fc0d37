//! The live score of the seat on show, by category: hovering or focusing a line points out its
//! evidence on the board, and a previewed move shows what it would change.

use atoll_engine::cells::CellSet;
use yew::prelude::*;

use super::preview::{LiveLine, signed};
use crate::i18n::Texts;

/// The lines, with their names in the visitor's language.
#[derive(Clone, Debug)]
pub struct ScoreProps {
    pub t: Texts,
    pub lines: Vec<(AttrValue, LiveLine)>,
    pub hidden: bool,
    pub ontoggle: Callback<()>,
    /// Cells to point out on the board.
    pub onlight: Callback<CellSet>,
}

/// The live score.
pub fn live_score(props: &ScoreProps) -> Html {
    let t = props.t;
    let total: i32 = props.lines.iter().map(|(_, line)| line.points).sum();
    let change: i32 = props.lines.iter().map(|(_, line)| line.change).sum();
    let toggle = props.ontoggle.reform(|_| ());
    let words = if props.hidden {
        t.play_show_score()
    } else {
        t.play_hide_score()
    };
    let row = |(name, line): &(AttrValue, LiveLine)| {
        let evidence = line.evidence;
        let light = props.onlight.clone();
        let on = Callback::from(move |()| light.emit(evidence));
        let light = props.onlight.clone();
        let off = Callback::from(move |()| light.emit(CellSet::EMPTY));
        html! {
            <li key={[line.category, "-", &line.item.to_string()].concat()} class="score-line"
                tabindex="0" onmouseenter={on.reform(|_| ())} onfocus={on.reform(|_| ())}
                onmouseleave={off.reform(|_| ())} onblur={off.reform(|_| ())}>
                <span class="score-name">{ name }</span>
                <span class={classes!("score-points", (line.points < 0).then_some("is-minus"))}>
                    { signed(line.points, false) }
                </span>
                { difference(line.change) }
            </li>
        }
    };
    html! {
        <div class="card live-score" data-testid="live-score">
            <header class="live-head">
                <h2>{ t.play_points_now() }</h2>
                if !props.hidden {
                    <span class="live-total" data-testid="live-total">{ signed(total, false) }</span>
                    { difference(change) }
                }
            </header>
            if !props.hidden {
                <ul class="score-lines">{ for props.lines.iter().map(row) }</ul>
            }
            <button type="button" class="button button-quiet" onclick={toggle}>{ words }</button>
        </div>
    }
}

fn difference(change: i32) -> Html {
    if change == 0 {
        return html! { <span class="score-change" aria-hidden="true"></span> };
    }
    let sign = if change > 0 { "is-gain" } else { "is-loss" };
    html! { <span class={classes!("score-change", sign)}>{ signed(change, true) }</span> }
}
