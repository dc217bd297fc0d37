//! The landscape: hexes with their stacks, lit where something may go, with the ghost of what would
//! be there. One tab stop; the arrow keys move over the hexes.

use atoll_engine::games::harmonies::grid::Side;
use yew::prelude::*;

use super::layout::{Arrow, cell_centre, outline, window};
use super::pieces::{badge, cube, level, pips, shift, stack, token};
use super::view_model::{Cell, Change, Draft, Pick, Scene};
use super::{names, words};
use crate::kit::i18n::Texts;

/// What a person does to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// Pointer or focus reaches a hex.
    Over(u8),
    /// Pointer or focus leaves the hexes.
    Out,
    /// Focus reaches a hex, by whatever way.
    Focus(u8),
    /// A hex is pressed.
    Press(u8),
    /// An arrow key leads on from the focused hex.
    Step(Arrow),
}

/// Everything the board needs besides the scene.
#[derive(Clone, Debug)]
pub struct Hold<'a> {
    pub label: &'a str,
    /// The hex that the tab key reaches.
    pub focus: u8,
    pub draft: Draft,
    /// What the move at the hex under pointer or focus would change.
    pub change: Option<(u8, Change)>,
    pub rim: &'a str,
    pub ontouch: &'a Callback<Touch>,
}

/// The id of a hex in the page.
pub fn cell_id(name: &str) -> String {
    ["hm-cell-", name].concat()
}

/// The board of the seat that looks.
pub fn board(t: Texts, scene: &Scene, hold: &Hold<'_>) -> Html {
    let side = scene.view.side;
    let onkeydown = {
        let (touch, focus) = (hold.ontouch.clone(), hold.focus);
        Callback::from(move |event: KeyboardEvent| {
            let act = match event.key().as_str() {
                "ArrowUp" => Touch::Step(Arrow::Up),
                "ArrowDown" => Touch::Step(Arrow::Down),
                "ArrowLeft" => Touch::Step(Arrow::Left),
                "ArrowRight" => Touch::Step(Arrow::Right),
                "Enter" | " " => Touch::Press(focus),
                _ => return,
            };
            event.prevent_default();
            touch.emit(act);
        })
    };
    let tip = hold.change.map(|(cell, change)| tip(t, side, cell, change));
    html! {
        <svg class={classes!("hm-board", scene.can_move.then_some("is-live"))} viewBox={window(side)}
            role="group" aria-label={hold.label.to_owned()} data-testid="hm-board" {onkeydown}>
            <path class="hm-rim-2" d={hold.rim.to_owned()} transform="translate(0 9)" />
            <path class="hm-rim" d={hold.rim.to_owned()} />
            // A list of its own, so that nothing else in the drawing moves the hex that has the focus.
            <g>{ for scene.cells.iter().map(|cell| hex(t, scene, cell, hold)) }</g>
            <g aria-hidden="true">{ tip }</g>
        </svg>
    }
}

fn hex(t: Texts, scene: &Scene, cell: &Cell, hold: &Hold<'_>) -> Html {
    let here = cell.cell;
    let (x, y) = cell_centre(scene.view.side, here);
    let hot = hold.draft.cell == Some(here);
    let class = classes!(
        "hm-cell",
        cell.open.then_some("is-open"),
        (!cell.cubes.is_empty()).then_some("is-ready"),
        cell.home.then_some("is-home"),
        cell.part.then_some("is-part"),
        cell.missing.map(|_| "is-near"),
        cell.lit.then_some("is-lit"),
        cell.fresh.then_some("is-fresh"),
        hot.then_some("is-hot"),
    );
    let on = |touch: Touch| {
        let ontouch = hold.ontouch.clone();
        Callback::from(move |()| ontouch.emit(touch))
    };
    let (over, out, reach, press) = (
        on(Touch::Over(here)),
        on(Touch::Out),
        on(Touch::Focus(here)),
        on(Touch::Press(here)),
    );
    let id = cell_id(&cell.name);
    html! {
        <g key={cell.name.clone()} {class} id={id.clone()} data-testid={id} transform={shift(x, y)}
            role="button" tabindex={if hold.focus == here { "0" } else { "-1" }}
            aria-label={words::cell_words(t, cell, scene.pick)}
            onmouseenter={over.reform(|_| ())} onmouseleave={out.reform(|_| ())}
            onfocus={reach.reform(|_| ())} onblur={out.reform(|_| ())} onclick={press.reform(|_| ())}>
            <path class="hm-hex" d={outline(scene.view.side)} />
            <g class="hm-pieces" aria-hidden="true">{ pieces(scene, cell, hot) }</g>
        </g>
    }
}

fn pieces(scene: &Scene, cell: &Cell, hot: bool) -> Html {
    let height = cell.stack.height();
    let rising = match (cell.ghost, scene.pick) {
        (Some(stack), Some(Pick::Token(colour))) => Some((stack.height(), colour)),
        _ => None,
    };
    let waiting = cell.cubes.first().filter(|_| rising.is_none());
    html! {
        <>
            { stack(cell.stack) }
            if let Some((height, colour)) = rising {
                <g class="hm-ghost">{ token(colour, 0, level(height - 1)) }</g>
                { badge(height) }
            } else {
                if let Some(missing) = cell.missing {
                    <g class="hm-missing">
                        { token(missing.next, 0, level(height)) }
                        { pips(24, missing.tokens) }
                    </g>
                } else {
                    { badge(height) }
                }
            }
            if let Some(id) = cell.cube { <g class="hm-settled">{ cube(id, height) }</g> }
            if let Some(&id) = waiting {
                <g class={classes!("hm-waiting", hot.then_some("is-hot"))}>{ cube(id, height) }</g>
                if cell.cubes.len() > 1 {
                    { pips(-24, cell.cubes.len() as u8) }
                }
            }
        </>
    }
}

/// What the move would change, under the hex.
fn tip(t: Texts, side: Side, cell: u8, change: Change) -> Html {
    let (x, y) = cell_centre(side, cell);
    let points = change.points.to_string();
    let mut text = match change.points {
        0 => "±0".to_owned(),
        1.. => ["+", &points].concat(),
        _ => ["−", points.trim_start_matches('-')].concat(),
    };
    if let Some(category) = change.category {
        text.push(' ');
        text.push_str(&names::category(t, category, 0));
    }
    let width = 11 * text.chars().count() as i32 + 28;
    let most = match side {
        Side::A => 430,
        Side::B => 610,
    };
    let x = x.clamp(width / 2 - 70, most - width / 2);
    let class = classes!("hm-tip", (change.points < 0).then_some("is-loss"));
    html! {
        <g {class} transform={shift(x, y + 46)}>
            <rect x={(-width / 2).to_string()} y="-17" width={width.to_string()} height="34" rx="17" />
            <text y="7">{ text }</text>
        </g>
    }
}

/// The outlines of all hexes as one path: the rim of the board.
pub fn rim(side: Side) -> String {
    let turn = match side {
        Side::A => "m57 0l-29 40h-56l-29-40 29-40h56z",
        Side::B => "m57 0l-29 44h-56l-29-44 29-44h56z",
    };
    let mut path = String::new();
    for cell in side.cells() {
        let (x, y) = cell_centre(side, cell);
        path.push_str(&["M", &x.to_string(), " ", &y.to_string(), turn].concat());
    }
    path
}
