//! The island: sea and mountains, terrain, tiles, the lit fields and the ghost of the tile. One tab
//! stop; the keys move over the fields. Pointers are followed on the whole drawing, so that a finger
//! beside a small field means the nearest one.

use std::rc::Rc;

use atoll_engine::games::my_island::board::{HEXES, Terrain};
use yew::prelude::*;

use super::layout::{HEX, Way, Window, cell_centre, shift, view_box};
use super::pieces::{groups, land, ties, tile};
use super::view_model::{Cell, Ghost, Place, Scene};
use super::words;
use crate::kit::i18n::Texts;
use crate::kit::still::still;

/// What a person does to the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Touch {
    /// A mouse is there.
    Hover((f64, f64)),
    /// Pointer or finger has left.
    Leave,
    /// A finger came down, by its number; further ones turn the tile.
    Down(i32, (f64, f64)),
    /// A finger moves.
    Drag(i32, (f64, f64)),
    /// A finger went up.
    Up(i32),
    /// A press of a mouse, or of something that acts like one.
    Click((f64, f64)),
    /// A mouse button went down or up.
    Press,
    /// The second half of a double click: it means the first one.
    Again,
    /// The wheel moved.
    Wheel(f64),
    /// A field got the focus, or lost it.
    Focus(Option<u8>),
    /// A key leads on.
    Step(Way),
    /// The next place, or the one before.
    Place(bool),
    /// The key that lays.
    Lay,
    /// The key that turns; back with Shift.
    Turn(bool),
}

/// Everything the board needs besides the scene.
#[derive(Clone, Debug)]
pub struct Hold<'a> {
    pub label: &'a str,
    pub svg: &'a NodeRef,
    pub window: Window,
    /// The field that the tab key reaches.
    pub focus: u8,
    /// Whether groups and roads are shown.
    pub groups: bool,
    pub ontouch: &'a Callback<Touch>,
}

/// The mark by which a field is found.
pub fn cell_hook(name: &str) -> String {
    ["mi-cell-", name].concat()
}

/// The board of the seat that looks.
pub fn board(t: Texts, scene: &Rc<Scene>, hold: &Hold<'_>) -> Html {
    let view = &scene.choices.view;
    let island = view.islands[view.seat];
    let ground = view.ground(view.seat);
    let eternal = view.options.episode.number();
    let on = hold.ontouch;
    let terrain = move |cell| ground.terrain(cell).unwrap_or(Terrain::Rainforest);
    let lying = island.tiles().map(|(one, rot, cells)| {
        let fresh = cells
            .first()
            .is_some_and(|&cell| scene.cells[usize::from(cell)].fresh);
        let at = cells.first().copied().unwrap_or(0);
        still(one.index(), (rot, at, fresh), move || {
            html! {
                <g class={classes!("mi-tile", fresh.then_some("is-fresh"))}>
                    { tile(one, rot, HEXES[usize::from(at)]) }
                </g>
            }
        })
    });
    let class = classes!("mi-board", scene.choices.can_move.then_some("is-live"));
    html! {
        <svg ref={hold.svg.clone()} {class} viewBox={view_box(hold.window)}
            role="group" aria-label={hold.label.to_owned()} data-testid="mi-board"
            onpointermove={on.reform(|event: PointerEvent| if is_finger(&event) { Touch::Drag(event.pointer_id(), at(&event)) } else { Touch::Hover(at(&event)) })}
            onpointerdown={on.reform(|event: PointerEvent| if is_finger(&event) { Touch::Down(event.pointer_id(), at(&event)) } else { Touch::Press })}
            onpointerup={on.reform(|event: PointerEvent| if is_finger(&event) { Touch::Up(event.pointer_id()) } else { Touch::Press })}
            onpointercancel={on.reform(|_| Touch::Leave)}
            onpointerleave={on.reform(|event: PointerEvent| if is_finger(&event) { Touch::Drag(event.pointer_id(), at(&event)) } else { Touch::Leave })}
            onclick={on.reform(|event: MouseEvent| if event.detail() > 1 { Touch::Again } else { Touch::Click(at(&event)) })}
            onwheel={on.reform(|event: WheelEvent| Touch::Wheel(event.delta_y()))}
            onkeydown={keys(on)}>
            { still("land", eternal, move || land(terrain)) }
            <g class="mi-tiles" aria-hidden="true">{ for lying }</g>
            <g aria-hidden="true">
                if hold.groups { { groups(&island, &island.roads(&ground)) } }
            </g>
            // A list of its own, so that nothing else in the drawing moves the field that has the focus.
            <g>{ for (0..scene.cells.len()).map(|index| piece(t, scene, index, hold)) }</g>
            <g class="mi-over" aria-hidden="true">
                if let Some(ghost) = &scene.ghost { { shown_ghost(t, scene, ghost) } }
            </g>
        </svg>
    }
}

fn at(event: &MouseEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// Whether a pointer is a finger: it cannot rest anywhere without pressing.
fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

fn keys(on: &Callback<Touch>) -> Callback<KeyboardEvent> {
    let on = on.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let (key, code) = (event.key(), event.code());
        let act = match key.as_str() {
            "Enter" | " " if event.repeat() => return,
            "Enter" | " " => Touch::Lay,
            "PageDown" => Touch::Place(false),
            "PageUp" => Touch::Place(true),
            "r" => Touch::Turn(false),
            "R" => Touch::Turn(event.shift_key()),
            _ => match Way::of_key(&key, &code) {
                Some(way) => Touch::Step(way),
                None => return,
            },
        };
        event.prevent_default();
        event.stop_propagation();
        on.emit(act);
    })
}

/// A field as a piece of its own: drawn again when it looks or reads differently.
fn piece(t: Texts, scene: &Rc<Scene>, index: usize, hold: &Hold<'_>) -> Html {
    let cell = &scene.cells[index];
    let stop = hold.focus == cell.cell;
    let (scene, ontouch) = (Rc::clone(scene), hold.ontouch.clone());
    still(cell.cell, (t.lang(), cell, stop), move || {
        field(t, &scene.cells[index], stop, &ontouch)
    })
}

fn field(t: Texts, cell: &Cell, stop: bool, ontouch: &Callback<Touch>) -> Html {
    let here = cell.cell;
    let class = classes!(
        "mi-cell",
        cell.fits.then_some("is-open"),
        cell.faint.then_some("is-faint"),
        cell.lit.then_some("is-lit"),
    );
    html! {
        <g {class} data-testid={cell_hook(&cell.name)} transform={shift(cell_centre(here))}
            role="button" tabindex={if stop { "0" } else { "-1" }} aria-label={words::cell_words(t, cell)}
            onfocus={ontouch.reform(move |_| Touch::Focus(Some(here)))}
            onblur={ontouch.reform(|_| Touch::Focus(None))}>
            <path class="mi-hex" d={HEX} />
        </g>
    }
}

/// The tile where it would lie, with what it would bring.
fn shown_ghost(t: Texts, scene: &Scene, ghost: &Ghost) -> Html {
    let one = scene.choices.view.tile;
    let class = classes!("mi-ghost", ghost.place.is_none().then_some("is-wrong"));
    html! {
        <>
            <g {class}>{ tile(one, ghost.rot, HEXES[usize::from(ghost.cell)]) }</g>
            { ties(scene.ties.groups.iter().copied(), scene.ties.totems.iter().copied()) }
            if let Some(place) = &ghost.place { { tip(t, place, ghost.middle(one)) } }
        </>
    }
}

/// The points above the ghost.
fn tip(t: Texts, place: &Place, (x, y): (i32, i32)) -> Html {
    let mut text = words::bring(place.sure);
    if !place.gains.is_empty() {
        text = [&text, " ", &words::gains(t, place)].concat();
    }
    let width = 14 * text.chars().count() as i32 + 34;
    let most = 520 - width / 2;
    let y = if y < 40 { y + 92 } else { y - 78 };
    let class = classes!("mi-tip", (place.sure < 0).then_some("is-loss"));
    html! {
        <g {class} transform={shift((x.clamp(-most, most), y))}>
            <rect x={(-width / 2).to_string()} y="-21" width={width.to_string()} height="42" rx="21" />
            <text y="9">{ text }</text>
        </g>
    }
}
