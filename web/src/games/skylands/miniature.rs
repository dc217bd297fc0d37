//! Somebody's board, small and read-only: the same islands, without the small print.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::skylands::Skylands;
use atoll_engine::games::skylands::parts::{Colour, Face};
use yew::prelude::*;

use super::board::WINDOW;
use super::coast::corner;
use super::emblems::rock;
use super::land::{Land, colour_key, island, sign};
use crate::games::{Miniature, typed};

/// A small board.
pub fn miniature(small: &Miniature<'_>) -> Html {
    let state = typed::<Skylands>(small.session).state();
    let view = Skylands::view(state, small.viewer);
    let sheet = &view.sheets[small.seat.index()];
    let empty = (0..)
        .zip(&sheet.squares)
        .filter(|(_, lying)| lying.face.is_none());
    let gap = |square: u8| {
        let (x, y) = corner(square);
        html! { <rect key={square} class="sk-gap" x={(x + 4).to_string()} y={(y + 4).to_string()} width="92" height="92" rx="8" /> }
    };
    let mut lands = Land::all(sheet);
    for land in &mut lands {
        let cells: CellSet = land.squares.iter().map(|&(square, ..)| square).collect();
        land.fresh = !cells.intersection(small.fresh).is_empty();
    }
    let rocks = (0..)
        .zip(&sheet.squares)
        .filter_map(|(square, lying): (u8, _)| {
            let special = lying.special?;
            let alone = special.print().face == Face::CLOUDS && special.print().island.is_none();
            alone.then(|| rock(special, square, sheet.guests))
        });
    let folk = Colour::ALL.into_iter().zip(sheet.inhabitants);
    html! {
        <span class="sk-small">
            <svg class="sk-board" viewBox={WINDOW} aria-hidden="true">
                <rect class="sk-frame" x="-4" y="-4" width="508" height="408" rx="12" />
                { for empty.map(|(square, _)| gap(square)) }
                { for lands.iter().map(island) }
                { for rocks }
            </svg>
            <span class="sk-small-facts" aria-hidden="true">
                { for folk.map(|(colour, count)| html! { <span>{ sign(&["dot-", colour_key(colour)].concat()) }{ count }</span> }) }
                <span>{ sign("coins") }{ u32::from(sheet.tokens) + u32::from(sheet.noted) }</span>
                <span>{ sign("gap") }{ sheet.empty }</span>
                <span>{ sign(if sheet.marker { "marker" } else { "marker-used" }) }</span>
            </span>
        </span>
    }
}
