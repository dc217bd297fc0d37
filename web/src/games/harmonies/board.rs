//! The landscape: hexes with their stacks, lit where something may go, with the ghost of what would
//! be there. One tab stop; the arrow keys move over the hexes.

use std::rc::Rc;

use atoll_engine::games::harmonies::grid::Side;
use atoll_engine::games::harmonies::parts::Colour;
use yew::prelude::*;

use super::layout::{Arrow, cell_centre, outline, window};
use super::pieces::{badge, cube, level, pips, shift, stack, token};
use super::view_model::{Cell, Change, Scene};
use super::{names, words};
use crate::kit::i18n::Texts;
use crate::kit::still::still;

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
    /// The hex under pointer or focus.
    pub hot: Option<u8>,
    /// What the move at that hex would change.
    pub change: Option<(u8, Change)>,
    pub ontouch: &'a Callback<Touch>,
}

/// The mark by which a hex is found.
pub fn cell_hook(name: &str) -> String {
    ["hm-cell-", name].concat()
}

/// The board of the seat that looks.
pub fn board(t: Texts, scene: &Rc<Scene>, hold: &Hold<'_>) -> Html {
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
    // Leaving one hex for the next is one change and not two.
    let onmouseleave = hold.ontouch.reform(|_| Touch::Out);
    let tip = hold.change.map(|(cell, change)| tip(t, side, cell, change));
    html! {
        <svg class={classes!("hm-board", scene.can_move.then_some("is-live"))} viewBox={window(side)}
            role="group" aria-label={hold.label.to_owned()} data-testid="hm-board" {onkeydown}>
            { still("rim", side, move || rims(side)) }
            // A list of its own, so that nothing else in the drawing moves the hex that has the focus.
            <g {onmouseleave}>{ for (0..scene.cells.len()).map(|index| piece(t, scene, index, hold)) }</g>
            <g aria-hidden="true">{ tip }</g>
        </svg>
    }
}

/// A hex as a piece of its own: drawn again when it looks or reads differently.
fn piece(t: Texts, scene: &Rc<Scene>, index: usize, hold: &Hold<'_>) -> Html {
    let cell = &scene.cells[index];
    let look = Look {
        side: scene.view.side,
        token: scene.token_for(cell),
        hot: hold.hot == Some(cell.cell),
        stop: hold.focus == cell.cell,
    };
    let (scene, ontouch) = (Rc::clone(scene), hold.ontouch.clone());
    still(cell.cell, (t.lang(), cell, look), move || {
        hex(t, &scene.cells[index], look, &ontouch)
    })
}

/// How a hex looks besides what lies there.
#[derive(Clone, Copy, Debug, Hash)]
struct Look {
    side: Side,
    /// The picked token, where it may go there.
    token: Option<Colour>,
    /// Whether pointer or focus is there.
    hot: bool,
    /// Whether the tab key reaches it.
    stop: bool,
}

fn hex(t: Texts, cell: &Cell, look: Look, ontouch: &Callback<Touch>) -> Html {
    let here = cell.cell;
    let (x, y) = cell_centre(look.side, here);
    let class = classes!(
        "hm-cell",
        cell.open.then_some("is-open"),
        (!cell.cubes.is_empty()).then_some("is-ready"),
        cell.home.then_some("is-home"),
        cell.part.then_some("is-part"),
        cell.missing.map(|_| "is-near"),
        cell.lit.then_some("is-lit"),
        cell.fresh.then_some("is-fresh"),
        look.hot.then_some("is-hot"),
    );
    html! {
        <g {class} data-testid={cell_hook(&cell.name)} transform={shift(x, y)}
            role="button" tabindex={if look.stop { "0" } else { "-1" }}
            aria-label={words::cell_words(t, cell, look.token)}
            onmouseenter={ontouch.reform(move |_| Touch::Over(here))}
            onfocus={ontouch.reform(move |_| Touch::Focus(here))} onblur={ontouch.reform(|_| Touch::Out)}
            onclick={ontouch.reform(move |_| Touch::Press(here))}>
            <path class="hm-hex" d={outline(look.side)} />
            <g class="hm-pieces" aria-hidden="true">{ pieces(cell, look) }</g>
        </g>
    }
}

fn pieces(cell: &Cell, look: Look) -> Html {
    let height = cell.stack.height();
    // The stack as it would be, while pointer or focus is there.
    let rising = look.token.filter(|_| look.hot);
    let waiting = cell.cubes.first().filter(|_| rising.is_none());
    html! {
        <>
            { stack(cell.stack) }
            if let Some(colour) = rising {
                <g class="hm-ghost">{ token(colour, 0, level(height)) }</g>
                { badge(height + 1) }
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
                <g class={classes!("hm-waiting", look.hot.then_some("is-hot"))}>{ cube(id, height) }</g>
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

/// The rim of the board and its shadow.
fn rims(side: Side) -> Html {
    let rim = AttrValue::from(rim(side));
    html! {
        <>
            <path class="hm-rim-2" d={rim.clone()} transform="translate(0 9)" />
            <path class="hm-rim" d={rim} />
        </>
    }
}

/// The outlines of all hexes as one path.
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
