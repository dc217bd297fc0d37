//! The table of My Island: island, tray, tiles to come, score track. Keeps how the tile is turned and
//! where somebody points; every decision goes to the screen.
//!
//! A mouse shows the ghost where it rests and lays with a click. A finger shows it first; a second tap
//! on it, or the button, lays. Keys do as a mouse does, from the focused field.

use std::rc::Rc;

use atoll_engine::game::Game as _;
use atoll_engine::games::my_island::board::field_name;
use atoll_engine::games::my_island::{Move, MyIsland, TURNS};
use web_sys::Element;
use yew::prelude::*;

use super::board::{Hold, Touch, board, cell_hook};
use super::layout::{Point, WHOLE, Window, cell_centre, closer, on_drawing, step};
use super::tray::{Play, to_come, track, tray};
use super::view_model::{Choices, Draft, Place, Scene, ghost};
use crate::games::{Position, TableProps, typed, use_preview};
use crate::kit::bridge::on_key;
use crate::kit::focus::focus_in;
use crate::kit::still::use_latest;
use crate::kit::twist::Twist;

/// How far the wheel moves for one turn of the tile.
const NOTCH: f64 = 60.0;
/// How far two fingers turn for one turn of the tile, in degrees.
const TWIST: f64 = 60.0;
/// Pointers are followed in steps of this many units: within one nothing new could be shown.
const GRAIN: i32 = 10;

/// What a finger does between down and up.
#[derive(Clone, Copy, Debug, Default)]
struct Finger {
    /// Whether it is on the board.
    down: bool,
    /// Whether it came down on the ghost and has not moved: then it lays.
    lays: bool,
    from: Point,
    /// Whether the last press came from a finger: the focus and the click that follow are the same.
    last: bool,
    /// Whether a mouse button is down: the focus that follows is no key's doing.
    mouse: bool,
    /// How far the wheel has gone.
    wheel: f64,
}

/// The table.
#[component]
pub fn Table(props: &TableProps) -> Html {
    let t = props.t;
    let session = typed::<MyIsland>(&*props.session);
    let root = use_node_ref();
    let svg = use_node_ref();
    let held = use_state_eq(Draft::default);
    // The field that has the focus by way of the keys, and the one that the tab key reaches.
    let keyed = use_state_eq(|| None::<u8>);
    let focus = use_state_eq(|| 90_u8);
    let hovering = use_state_eq(|| false);
    let groups = use_state_eq(|| false);
    // Where the closer look is, if it is.
    let close = use_state_eq(|| None::<Point>);
    let finger = use_mut_ref(Finger::default);
    let twist = use_mut_ref(Twist::default);
    let position = Position(Rc::clone(&props.session));
    let choices = use_memo((position.clone(), props.seat, props.can_move), |_| {
        Rc::new(Choices::new(session.state(), props.seat, props.can_move))
    });
    let choices: Rc<Choices> = Rc::clone(&choices);
    let draft = held.at(choices.view.turns);
    let aim = draft.aim.or(keyed.map(cell_centre));
    let scene = use_memo(
        (
            (position, props.seat, props.can_move),
            (draft.rot, aim, props.lit, props.fresh),
        ),
        |_| Scene::new(&choices, draft.rot, aim, props.lit, props.fresh),
    );
    let found = scene.place().map(Place::mv);
    use_preview(props, found.map(MyIsland::fmt_move));
    let window: Window = close.map_or(WHOLE, closer);

    let make = {
        let (on_move, seat) = (props.on_move.clone(), choices.can_move);
        Callback::from(move |mv: Move| {
            if seat {
                on_move.emit(MyIsland::fmt_move(mv));
            }
        })
    };
    let put = {
        let (held, turns) = (held.clone(), choices.view.turns);
        move |rot: Option<u8>, aim: Option<Point>| held.set(Draft { turns, rot, aim })
    };
    // Turns in place: the ghost stays as near as it can.
    let turn_by = {
        let (put, scene) = (put.clone(), Rc::clone(&scene));
        move |notches: i32| {
            let by = notches.rem_euclid(TURNS.into()) as u8;
            put(Some((scene.rot + by) % TURNS), draft.aim);
        }
    };
    let turn = {
        let turn_by = turn_by.clone();
        move |back: bool| turn_by(if back { -1 } else { 1 })
    };
    let onward = {
        let (put, scene, focus, root) =
            (put.clone(), Rc::clone(&scene), focus.clone(), root.clone());
        let (keyed, close) = (keyed.clone(), close.clone());
        move |back: bool| {
            let from = scene.ghost.as_ref().map(|ghost| ghost.cell);
            let Some(place) = scene.choices.stepped(scene.rot, from, back) else {
                return;
            };
            let middle = ghost_middle(&scene, place);
            put(Some(scene.rot), Some(middle));
            if close.is_some() {
                close.set(Some(middle));
            }
            focus.set(place.cell);
            if keyed.is_some() {
                focus_in(&root, &cell_hook(&field_name(place.cell)));
            }
        }
    };
    let ontouch = {
        let (put, turn, make) = (put.clone(), turn.clone(), make.clone());
        let (scene, svg, root) = (Rc::clone(&scene), svg.clone(), root.clone());
        let (keyed, focus, hovering) = (keyed.clone(), focus.clone(), hovering.clone());
        let (finger, twist, onward) = (Rc::clone(&finger), Rc::clone(&twist), onward.clone());
        let rot = draft.rot;
        use_latest(Callback::from(move |touch: Touch| {
            let spot = |at| grained(on_board(&svg, window, at));
            match touch {
                Touch::Hover(at) => {
                    hovering.set(true);
                    keyed.set(None);
                    put(rot, Some(spot(at)));
                }
                Touch::Leave => {
                    hovering.set(false);
                    finger.borrow_mut().down = false;
                    twist.borrow_mut().clear();
                    put(rot, None);
                }
                Touch::Press => {
                    let mut finger = finger.borrow_mut();
                    (finger.last, finger.mouse) = (false, true);
                }
                Touch::Again => finger.borrow_mut().mouse = false,
                Touch::Down(id, at) => {
                    if !twist.borrow_mut().down(id, at) {
                        finger.borrow_mut().lays = false;
                        return;
                    }
                    let at = spot(at);
                    let on_ghost = scene.ghost.as_ref().is_some_and(|ghost| ghost.covers(at));
                    *finger.borrow_mut() = Finger {
                        down: true,
                        lays: on_ghost && draft.aim.is_some(),
                        from: at,
                        last: true,
                        ..Finger::default()
                    };
                    keyed.set(None);
                    if !on_ghost {
                        put(rot, Some(at));
                    }
                }
                Touch::Drag(id, at) => {
                    let notches = twist.borrow_mut().moved(id, at, TWIST);
                    if notches != 0 {
                        turn_by(notches);
                    }
                    if twist.borrow().is_on() {
                        return;
                    }
                    let (at, mut finger) = (spot(at), finger.borrow_mut());
                    let far = (at.0 - finger.from.0).abs() + (at.1 - finger.from.1).abs();
                    if finger.down && far > 30 {
                        finger.lays = false;
                        put(rot, Some(at));
                    }
                }
                Touch::Up(id) => {
                    if twist.borrow_mut().up(id) {
                        turn(false);
                    }
                    if twist.borrow().is_on() {
                        return;
                    }
                    let mut finger = finger.borrow_mut();
                    finger.down = false;
                    if std::mem::take(&mut finger.lays)
                        && let Some(ghost) = &scene.ghost
                    {
                        make.emit(ghost.mv());
                    }
                }
                Touch::Click(at) => {
                    let at = spot(at);
                    let mut finger = finger.borrow_mut();
                    finger.mouse = false;
                    if std::mem::take(&mut finger.last) {
                        return;
                    }
                    // Something that presses without a pointer means the focused field.
                    if draft.aim.is_none() && keyed.is_none() {
                        put(rot, Some(at));
                    } else {
                        make.emit(ghost(&scene.choices, scene.rot, at).mv());
                    }
                }
                Touch::Wheel(by) => {
                    let mut finger = finger.borrow_mut();
                    finger.wheel += by;
                    if finger.wheel.abs() >= NOTCH {
                        turn(finger.wheel < 0.0);
                        finger.wheel = 0.0;
                    }
                }
                Touch::Focus(cell) => {
                    let finger = finger.borrow();
                    if let Some(cell) = cell {
                        focus.set(cell);
                    }
                    if !finger.mouse && !finger.last {
                        keyed.set(cell);
                        if cell.is_some() {
                            put(rot, None);
                        }
                    }
                }
                Touch::Step(way) => {
                    let name = field_name(step(*focus, way));
                    focus_in(&root, &cell_hook(&name));
                }
                Touch::Place(back) => onward(back),
                Touch::Turn(back) => turn(back),
                Touch::Lay => {
                    keyed.set(Some(*focus));
                    match &scene.ghost {
                        Some(ghost) => make.emit(ghost.mv()),
                        None => put(rot, Some(cell_centre(*focus))),
                    }
                }
            }
        }))
    };
    let onplay = {
        let (scene, groups, close) = (Rc::clone(&scene), groups.clone(), close.clone());
        use_latest(Callback::from({
            let turn = turn.clone();
            move |play: Play| match play {
                Play::Turn(back) => turn(back),
                Play::Place(back) => onward(back),
                Play::Lay => {
                    if let Some(place) = scene.place() {
                        make.emit(place.mv());
                    }
                }
                Play::Pass => make.emit(Move::Pass),
                Play::End => make.emit(Move::End),
                Play::Groups => groups.set(!*groups),
                Play::Closer => close.set(match *close {
                    Some(_) => None,
                    None => Some(middle_of_interest(&scene)),
                }),
            }
        }))
    };
    let on_r = use_latest(Callback::from(move |()| turn(false)));
    use_effect_with(*hovering, move |&over| {
        let listener = over.then(|| {
            on_key(move |key| {
                let is_r = key.eq_ignore_ascii_case("r");
                if is_r {
                    on_r.emit(());
                }
                is_r
            })
        });
        move || drop(listener)
    });

    let name = &props.names[props.seat.index()];
    let label = t.mi_board_of(name);
    let hold = Hold {
        label: &label,
        svg: &svg,
        window,
        focus: *focus,
        groups: *groups,
        ontouch: &ontouch,
    };
    html! {
        <div ref={root} class={classes!("mi-table", close.map(|_| "is-close"))} data-testid="mi-table">
            { track(t, &scene) }
            <div class="mi-middle">
                <p class="mi-name" aria-hidden="true">{ &label }</p>
                { board(t, &scene, &hold) }
            </div>
            { tray(t, &scene, (*groups, close.is_some()), &onplay) }
            { to_come(t, &scene) }
        </div>
    }
}

/// A point of the screen on the drawing.
fn on_board(svg: &NodeRef, window: Window, at: (f64, f64)) -> Point {
    let Some(element) = svg.cast::<Element>() else {
        return (0, 0);
    };
    let bounds = element.get_bounding_client_rect();
    let bounds = [bounds.left(), bounds.top(), bounds.width(), bounds.height()];
    on_drawing(window, bounds, at)
}

fn grained((x, y): Point) -> Point {
    (x - x.rem_euclid(GRAIN), y - y.rem_euclid(GRAIN))
}

/// The middle of a place, where the ghost snaps to it and to no other.
fn ghost_middle(scene: &Scene, place: &Place) -> Point {
    let ghost = super::view_model::Ghost {
        rot: place.rot,
        cell: place.cell,
        place: None,
    };
    ghost.middle(scene.choices.view.tile)
}

/// Where a closer look begins: at the ghost, at the first place, or at the landing.
fn middle_of_interest(scene: &Scene) -> Point {
    let tile = scene.choices.view.tile;
    match (&scene.ghost, scene.choices.turned(scene.rot).next()) {
        (Some(ghost), _) => ghost.middle(tile),
        (None, Some(place)) => ghost_middle(scene, place),
        (None, None) => cell_centre(90),
    }
}
