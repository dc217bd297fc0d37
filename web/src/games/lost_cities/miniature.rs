//! Somebody's sheet, small: a bar for each column, the bridge across, and where they will cross next.

use atoll_engine::game::Game as _;
use atoll_engine::games::lost_cities::{
    BOXES, BRIDGE_PLACE, Column, LostCities, cell, threatened_bridges,
};
use yew::prelude::*;

use super::words::bridge_name;
use crate::games::{Miniature, typed};

/// A small sheet.
pub(super) fn miniature(small: &Miniature<'_>) -> Html {
    let (t, seat) = (small.t, small.seat);
    let view = LostCities::view(typed::<LostCities>(small.session).state(), small.viewer);
    let sheet = &view.sheets[seat];
    let bar = |column: Column| {
        let x = 10 + 28 * column as i32;
        let cells = (1..=BOXES).map(|place| {
            let y = 96 - 10 * i32::from(place) - if place >= BRIDGE_PLACE { 4 } else { 0 };
            let fresh = small.fresh.contains(cell::place(column, place));
            let class = match (place <= sheet.filled(column), fresh) {
                (true, true) => "lc-mini-cell lc-full lc-new",
                (true, false) => "lc-mini-cell lc-full",
                (false, _) => "lc-mini-cell",
            };
            html! { <rect {class} x={(x - 10).to_string()} y={y.to_string()} width="22" height="8" rx="2" /> }
        });
        let doubled = column.colour().is_some_and(|colour| sheet.doubled(colour));
        let paid = sheet.bridges().contains(column);
        let symbol = match column {
            Column::Artefacts => "#lc-vase".to_owned(),
            Column::Dice => "#lc-die-body".to_owned(),
            _ => ["#lc-s-", column.word()].concat(),
        };
        html! {
            <g class={["lc-", column.word()].concat()}>
                { for cells }
                if paid { <circle class="lc-mini-paid" cx={(x + 1).to_string()} cy="34" r="4" /> }
                <use class="lc-mini-symbol" href={symbol} transform={["translate(", &(x + 1).to_string(), " 104)scale(.55)"].concat()} />
                if doubled { <text class="lc-mini-double" x={(x + 1).to_string()} y="122">{ "×2" }</text> }
            </g>
        }
    };
    let waiting: Vec<String> = threatened_bridges(&view.sheets, view.closed)
        .filter(|&(_, who)| who == seat)
        .map(|(column, _)| bridge_name(t, column))
        .collect();
    let note = if waiting.is_empty() {
        t.lc_at_no_bridge().to_owned()
    } else {
        t.lc_at_bridges(&waiting.join(t.comma()))
    };
    html! {
        <span class="lc-mini" aria-hidden="true">
            <svg class="lc-mini-sheet" viewBox="-4 -4 232 130" aria-hidden="true" focusable="false">
                <path class="lc-mini-bridge" d="M-2 34H226" />
                { for Column::ALL.map(bar) }
            </svg>
            <span class="lc-mini-note">{ note }</span>
        </span>
    }
}
