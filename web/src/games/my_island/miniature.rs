//! Somebody's island, small and read-only: terrain, symbols, and their largest groups in numbers.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::my_island::board::{TOTEMS, Terrain};
use atoll_engine::games::my_island::{Island, MyIsland, Symbol};
use yew::prelude::*;

use super::layout::{cell_centre, outlines, shift};
use super::pieces::patch;
use super::words;
use crate::games::{Miniature, typed};
use crate::kit::i18n::Texts;

/// A small island.
pub fn miniature(small: &Miniature<'_>) -> Html {
    let view = MyIsland::view(typed::<MyIsland>(small.session).state(), small.viewer);
    let island = &view.islands[small.seat];
    let ground = view.ground(small.seat);
    let covered = island.covered();
    let terrain = |terrain: Terrain| {
        html! { <path class={["mi-patch mi-", terrain.word()].concat()} d={patch(ground.fields(terrain).without(covered))} /> }
    };
    let symbol = |symbol: Symbol| {
        let cells = island.symbols(symbol);
        let glyph = |cell: u8| html! { <use href={["#mi-", symbol.word()].concat()} transform={shift(cell_centre(cell))} /> };
        html! {
            <g class={["mi-face mi-", symbol.word()].concat()}>
                <path class="mi-hex" d={patch(cells)} />
                { for cells.iter().map(glyph) }
            </g>
        }
    };
    let all = Terrain::ALL
        .iter()
        .fold(CellSet::EMPTY, |all, &one| all.union(ground.fields(one)));
    html! {
        <span class="mi-small" aria-hidden="true">
            <svg class="mi-board" viewBox="-528 -48 1056 470">
                <path class="mi-coast" d={outlines(all.iter().map(cell_centre))} />
                { for Terrain::ALL.map(terrain) }
                { for TOTEMS.iter().map(|cell| html! { <use href="#mi-totem" transform={shift(cell_centre(cell))} /> }) }
                { for Symbol::ALL.map(symbol) }
                <path class="mi-news" d={patch(small.fresh)} />
            </svg>
            { sizes(small.t, island) }
        </span>
    }
}

/// The sizes of the largest groups, each beside its symbol.
pub fn sizes(t: Texts, island: &Island) -> Html {
    let one = |symbol: Symbol| {
        html! {
            <span class="mi-size" title={words::symbol(t, symbol)}>
                <svg class={["mi-face mi-", symbol.word()].concat()} viewBox="-36 -40 72 80">
                    <path class="mi-hex" d={super::layout::HEX} />
                    <use href={["#mi-", symbol.word()].concat()} />
                </svg>
                { island.largest(symbol) }
            </span>
        }
    };
    html! { <span class="mi-sizes">{ for Symbol::ALL.map(one) }</span> }
}
