//! Somebody's board, small and read-only: the same landscape, and their cards as figures with the
//! cubes placed.

use atoll_engine::game::Game;
use atoll_engine::games::harmonies::Harmonies;
use atoll_engine::games::harmonies::view::{CardView, CellView};
use yew::prelude::*;

use super::board::rim;
use super::layout::{cell_centre, outline, window};
use super::pieces::{badge, cube, figure, shift, stack};
use crate::games::{Miniature, typed};

/// A small board.
pub fn miniature(small: &Miniature<'_>) -> Html {
    let view = Harmonies::view(typed::<Harmonies>(small.session).state(), small.viewer);
    let side = view.side;
    let sheet = &view.sheets[small.seat.index()];
    let cell = |cell: &CellView| {
        let (x, y) = cell_centre(side, cell.cell);
        let height = cell.stack.height();
        let fresh = small.fresh.contains(cell.cell);
        html! {
            <g key={cell.cell} class={classes!("hm-cell", fresh.then_some("is-fresh"))} transform={shift(x, y)}>
                <path class="hm-hex" d={outline(side)} />
                { stack(cell.stack) }
                { badge(height) }
                if let Some(id) = cell.cube { { cube(id, height) } }
            </g>
        }
    };
    let card = |card: &CardView| {
        html! {
            <span key={card.card} class="hm-small-card">
                { figure(card.card) }{ card.placed }{ "/" }{ card.cubes }
            </span>
        }
    };
    html! {
        <span class="hm-small">
            <svg class="hm-board" viewBox={window(side)} aria-hidden="true">
                <path class="hm-rim" d={rim(side)} />
                { for sheet.cells.iter().map(cell) }
            </svg>
            <span class="hm-small-cards" aria-hidden="true">{ for sheet.cards.iter().map(card) }</span>
        </span>
    }
}
