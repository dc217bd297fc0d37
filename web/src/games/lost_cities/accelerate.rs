//! The acceleration picker: all six expeditions with what going on there would set off.

use std::rc::Rc;

use atoll_engine::games::lost_cities::{Colour, EXPEDITIONS, Move, Reach};
use yew::prelude::*;

use super::outlook::Outlook;
use super::table::focus_shows;
use super::view_model::Scene;
use super::words::{column_name, describe_choice};
use crate::kit::i18n::Texts;
use crate::kit::points::{change, signed};
use crate::kit::still::still;

/// Where the picker reports to.
pub(super) struct Picker {
    pub(super) refs: [NodeRef; EXPEDITIONS],
    /// The one column that the tab key reaches.
    pub(super) at: usize,
    pub(super) on_move: Callback<Move>,
    pub(super) on_hover: Callback<Option<Move>>,
    pub(super) on_key: Callback<KeyboardEvent>,
}

/// Six buttons, one for each expedition.
pub(super) fn picker(t: Texts, scene: &Scene, picker: &Rc<Picker>) -> Html {
    let piece = |colour: Colour| {
        let outlook = scene.outlook(Move::Accelerate { colour });
        let stop = colour.index() == picker.at;
        let picker = Rc::clone(picker);
        still(colour.index(), (t.lang(), outlook, stop), move || {
            column(t, outlook, stop, &picker, colour)
        })
    };
    html! {
        <div class="lc-accelerate" role="group" aria-label={t.lc_accelerate()} onkeydown={picker.on_key.clone()}>
            { for Colour::ALL.map(piece) }
        </div>
    }
}

fn column(t: Texts, outlook: Option<Outlook>, stop: bool, picker: &Picker, colour: Colour) -> Html {
    let (word, index) = (colour.column().word(), colour.index());
    let mv = Move::Accelerate { colour };
    let name = describe_choice(t, mv, outlook.as_ref())
        .unwrap_or_else(|| [&column_name(t, colour.column()), ", ", t.lc_finished()].concat());
    // A finished column is pressed as well: the screen then says which rule forbids it.
    let onclick = picker.on_move.reform(move |_: MouseEvent| mv);
    let shown = outlook.map(|_| mv);
    let enter = picker.on_hover.reform(move |_: PointerEvent| shown);
    let leave = picker.on_hover.reform(|_: PointerEvent| None);
    let focus = picker
        .on_hover
        .reform(move |event: FocusEvent| shown.filter(|_| focus_shows(&event)));
    let blur = picker.on_hover.reform(|_: FocusEvent| None);
    html! {
        <button ref={picker.refs[index].clone()} type="button"
            class={["lc-go lc-", word].concat()} aria-label={name}
            aria-disabled={outlook.is_none().then_some("true")}
            tabindex={if stop { "0" } else { "-1" }}
            data-testid={["lc-accelerate-", word].concat()}
            {onclick} onpointerenter={enter} onpointerleave={leave} onfocus={focus} onblur={blur}>
            <svg class="lc-go-symbol" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
                <use href={["#lc-s-", word].concat()} />
            </svg>
            if let Some(outlook) = outlook { { choice(&outlook) } } else { <span>{ "–" }</span> }
        </button>
    }
}

/// The number, the change of the column, and signs for what it sets off.
fn choice(outlook: &Outlook) -> Html {
    let number = match outlook.reach {
        Reach::Box { number, .. } => signed(number.into()),
        Reach::Double | Reach::Top => "✕".to_owned(),
    };
    let sign = |id: &'static str| {
        html! {
            <svg class="lc-sign" viewBox="-14 -15 28 30" aria-hidden="true" focusable="false">
                <use href={["#lc-", id].concat()} />
            </svg>
        }
    };
    html! {
        <>
            <span class="lc-go-number">{ number }</span>
            <span class="lc-go-points">{ change(outlook.points()) }</span>
            <span class="lc-go-signs">
                if outlook.arrow { { sign("arrow") } }
                if outlook.artefact.is_some() { { sign("vase") } }
                if !outlook.paid.is_empty() { <span class="lc-go-bridge">{ "20" }</span> }
            </span>
        </>
    }
}
