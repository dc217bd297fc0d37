//! The table of Skylands: actions, archipelago, the decision at hand, special islands, what is left.
//! Keeps what the person holds and looks at; every decision goes to the screen. Whoever points with a
//! mouse or by focus sees what a press would do; a finger looks first and does it with the second tap or
//! the button.

use std::rc::Rc;

use atoll_engine::game::Game as _;
use atoll_engine::games::skylands::{Move, Phase, Skylands};
use atoll_engine::seat::{Seat, SeatInfo, SeatKind};
use yew::prelude::*;

use super::actions::{Play, Table as Around, actions};
use super::board::{Hold, Touch, board, square_hook};
use super::choices::{Choice, change};
use super::coast::step;
use super::decision::{Hand, decision};
use super::display::display;
use super::status::status;
use super::view_model::{Draft, Scene};
use super::words::{pass_words, verb};
use crate::games::{Position, TableProps, typed, use_preview};
use crate::kit::focus::{focus_in, is_lost};
use crate::kit::still::use_latest;
use crate::kit::twist::Twist;

/// How far two fingers turn for one turn of the piece, in degrees.
const TWIST: f64 = 90.0;
/// How long after a turn of the wheel the next one counts, in milliseconds.
const WHEEL_PAUSE: f64 = 140.0;

/// The table.
#[component]
pub fn Table(props: &TableProps) -> Html {
    let t = props.t;
    let session = typed::<Skylands>(&*props.session);
    let state = session.state();
    let root = use_node_ref();
    let draft = use_state_eq(Draft::default);
    // The square under the mouse or focus, and the one that the tab key reaches.
    let hot = use_state_eq(|| None::<u8>);
    let focus = use_state_eq(|| 7_u8);
    // The decision under the mouse or focus.
    let look = use_state_eq(|| None::<Move>);
    // Whether the last press came from a finger, which cannot point without pressing.
    let finger = use_mut_ref(|| false);
    let wheeled = use_mut_ref(|| 0.0_f64);
    let twist = use_mut_ref(Twist::default);
    // Whether a phone shows the special islands in the place of the decision.
    let shop = use_state_eq(|| false);
    let position = Position(Rc::clone(&props.session));
    let scene = use_memo(
        (
            (position.clone(), props.seat, props.can_move),
            (*draft, props.lit, props.fresh),
        ),
        |_| {
            let (seat, can_move) = (props.seat, props.can_move);
            Scene::new(state, seat, can_move, *draft, props.lit, props.fresh)
        },
    );
    use_effect_with(position, {
        let (root, focus, draft, look, shop) = (
            root.clone(),
            *focus,
            draft.clone(),
            look.clone(),
            shop.clone(),
        );
        move |_| {
            // A new position: nothing is looked at any more.
            draft.set(Draft::default());
            look.set(None);
            shop.set(false);
            if is_lost(&root, None) {
                let name = atoll_engine::games::skylands::grid::square_name(focus);
                focus_in(&root, &square_hook(&name));
            }
        }
    });
    // What is looked at: under the mouse or focus first, else what was tapped.
    let looked = (*look).or(draft.chosen);
    let at = (*hot).or(draft.spot);
    let near: Option<Choice> = {
        let pointed = (*hot).and_then(|square| scene.choices_at(square).next());
        let picked = looked.and_then(|mv| scene.choice(mv));
        picked.or(pointed).copied()
    };
    let laid = at.and_then(|square| scene.lays(square));
    // What the button does.
    let ready = draft
        .spot
        .and_then(|square| scene.lays(square))
        .or_else(|| draft.chosen.and_then(|mv| scene.allowed(mv)));
    let preview = laid.or(near.map(|choice| choice.mv));
    use_preview(props, preview.map(Skylands::fmt_move));

    let make = {
        let on_move = props.on_move.clone();
        use_latest(Callback::from(move |mv: Move| {
            on_move.emit(Skylands::fmt_move(mv));
        }))
    };
    // A finger looks first; everything else has looked already.
    let consider = {
        let (scene, draft, make, finger) = (
            Rc::clone(&scene),
            draft.clone(),
            make.clone(),
            Rc::clone(&finger),
        );
        Callback::from(move |mv: Move| {
            let again = draft.chosen == Some(mv);
            if *finger.borrow()
                && !again
                && (scene.allowed(mv).is_some() || matches!(mv, Move::Buy(_) | Move::Act(_)))
            {
                draft.set(Draft {
                    chosen: Some(mv),
                    ..*draft
                });
            } else if scene.can_move {
                make.emit(mv);
            }
        })
    };
    let onplay = {
        let (look, consider) = (look.clone(), consider.clone());
        let (scene, draft) = (Rc::clone(&scene), draft.clone());
        use_latest(Callback::from(move |play: Play| match play {
            Play::Look(mv) => look.set(mv),
            // Special islands can be read at any time, and bought when it is time for it.
            Play::Press(mv @ Move::Buy(_))
                if scene.view.phase != Phase::Create || !scene.can_move =>
            {
                draft.set(Draft {
                    chosen: Some(mv),
                    ..*draft
                });
            }
            Play::Press(mv @ Move::Act(_))
                if scene.view.phase != Phase::Choose || !scene.can_move =>
            {
                draft.set(Draft {
                    chosen: Some(mv),
                    ..*draft
                });
            }
            Play::Press(mv) => consider.emit(mv),
        }))
    };
    let press = {
        let (scene, draft, make) = (Rc::clone(&scene), draft.clone(), make.clone());
        Callback::from(move |(square, looks): (u8, bool)| {
            if scene.is_placing() {
                match scene.lays(square) {
                    Some(_) if looks && draft.spot != Some(square) => {
                        draft.set(Draft {
                            spot: Some(square),
                            ..*draft
                        });
                    }
                    Some(mv) => make.emit(mv),
                    None => {
                        if let Some(mv) = scene.attempt(square) {
                            make.emit(mv);
                        }
                    }
                }
                return;
            }
            let here: Vec<Move> = scene.choices_at(square).map(|choice| choice.mv).collect();
            let place = here.iter().position(|&mv| Some(mv) == draft.chosen);
            match (here.as_slice(), place) {
                ([], _) => {}
                (&[mv], Some(_)) => make.emit(mv),
                (&[mv], None) if !looks => make.emit(mv),
                // One press after the other leads round all that could be meant.
                (all, place) => {
                    let next = place.map_or(0, |place| (place + 1) % all.len());
                    draft.set(Draft {
                        chosen: Some(all[next]),
                        ..*draft
                    });
                }
            }
        })
    };
    let ontouch = {
        let (root, hot, focus, finger) =
            (root.clone(), hot.clone(), focus.clone(), Rc::clone(&finger));
        use_latest(Callback::from(move |touch: Touch| match touch {
            Touch::Over(square) if !*finger.borrow() => hot.set(Some(square)),
            Touch::Over(_) => {}
            Touch::Focus(square) => {
                focus.set(square);
                if !*finger.borrow() {
                    hot.set(Some(square));
                }
            }
            Touch::Out => hot.set(None),
            Touch::Step(side) => {
                let name = atoll_engine::games::skylands::grid::square_name(step(*focus, side));
                focus_in(&root, &square_hook(&name));
            }
            Touch::Press(square) => press.emit((square, *finger.borrow())),
            Touch::Enter => press.emit((*focus, false)),
        }))
    };
    let onhand = {
        let (scene, draft, hot) = (Rc::clone(&scene), draft.clone(), hot.clone());
        use_latest(Callback::from(move |hand: Hand| match hand {
            Hand::Take(piece) => draft.set(Draft {
                piece,
                turn: 0,
                spot: None,
                ..*draft
            }),
            Hand::Turn(back) => {
                let square = (*hot).or(draft.spot);
                let turn = scene.turn_from(draft.turn, square, back);
                // The piece stays taken although others come before it.
                draft.set(Draft {
                    turn,
                    piece: scene.piece,
                    ..*draft
                });
            }
        }))
    };
    let onkeydown = {
        let (onhand, finger, scene) = (onhand.clone(), Rc::clone(&finger), Rc::clone(&scene));
        Callback::from(move |event: KeyboardEvent| {
            finger.replace(false);
            let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
            if plain && scene.is_placing() && event.key().eq_ignore_ascii_case("r") {
                event.prevent_default();
                onhand.emit(Hand::Turn(event.shift_key()));
            }
        })
    };
    let onpointerdown = {
        let (finger, twist) = (Rc::clone(&finger), Rc::clone(&twist));
        Callback::from(move |event: PointerEvent| {
            let is_finger = event.pointer_type() == "touch";
            finger.replace(is_finger);
            if is_finger {
                twist.borrow_mut().down(event.pointer_id(), spot(&event));
            }
        })
    };
    let onpointermove = {
        let (onhand, twist, scene) = (onhand.clone(), Rc::clone(&twist), Rc::clone(&scene));
        Callback::from(move |event: PointerEvent| {
            let notches = twist
                .borrow_mut()
                .moved(event.pointer_id(), spot(&event), TWIST);
            if notches != 0 && scene.is_placing() {
                onhand.emit(Hand::Turn(notches < 0));
            }
        })
    };
    let onpointerup = {
        let (onhand, twist, scene) = (onhand.clone(), Rc::clone(&twist), Rc::clone(&scene));
        Callback::from(move |event: PointerEvent| {
            if twist.borrow_mut().up(event.pointer_id()) && scene.is_placing() {
                onhand.emit(Hand::Turn(false));
            }
        })
    };
    let onpointercancel = Callback::from(move |_: PointerEvent| twist.borrow_mut().clear());
    let onwheel = {
        let (onhand, scene) = (onhand.clone(), Rc::clone(&scene));
        Callback::from(move |event: WheelEvent| {
            let soon = event.time_stamp() - *wheeled.borrow() < WHEEL_PAUSE;
            if scene.is_placing() && event.delta_y() != 0.0 && !soon {
                wheeled.replace(event.time_stamp());
                onhand.emit(Hand::Turn(event.delta_y() < 0.0));
            }
        })
    };

    let name = |seat: Seat| props.names[seat.index()].clone();
    let is_person = |seat: &&SeatInfo| seat.kind == SeatKind::Human;
    let people = session.seats().iter().filter(is_person).count();
    let alone = people == 1 && is_person(&&session.seats()[props.seat.index()]);
    let label = if props.can_move || alone {
        t.sk_board().to_owned()
    } else {
        t.sk_board_of(&name(props.seat))
    };
    let ghost = at.zip(laid).and_then(|(square, mv)| match mv {
        Move::Place { face, .. } => Some((square, face, change(state, props.seat, mv))),
        _ => None,
    });
    let hold = Hold {
        label: &label,
        focus: *focus,
        ghost,
        looked: near,
        ontouch: &ontouch,
    };
    let around = Around {
        t,
        names: &props.names,
        seats: session.seats(),
    };
    let creating = scene.view.phase == Phase::Create && scene.can_move;
    let class = classes!(
        "sk-table",
        (*shop || creating).then_some("is-shop"),
        creating.then_some("is-creating"),
    );
    let toggle = {
        let shop = shop.clone();
        Callback::from(move |_: MouseEvent| shop.set(!*shop))
    };
    let pass = make.reform(|_| Move::Pass);
    let act = {
        let make = make.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(mv) = ready {
                make.emit(mv);
            }
        })
    };
    let verb = ready.or_else(|| main_move(&scene)).map(|mv| verb(t, mv));
    html! {
        <div ref={root} {class} data-testid="sk-table" data-phase={phase_key(scene.view.phase)} {onkeydown}
            {onpointerdown} {onpointermove} {onpointerup} {onpointercancel}>
            { actions(&around, &scene, looked, &onplay) }
            <div class="sk-middle" {onwheel}>{ board(t, &scene, &hold) }</div>
            <div class="sk-side">
                { status(t, &scene) }
                { decision(&around, &scene, draft.turn, looked, (&onplay, &onhand)) }
                { display(t, &scene, looked, &onplay) }
                <div class="sk-foot">
                    if !creating {
                        <button type="button" class="sk-shop" aria-pressed={shop.to_string()} onclick={toggle} data-testid="sk-shop">
                            { super::land::sign("star") }
                            <span class="visually-hidden">{ t.sk_display() }{ ": " }</span>
                            { scene.shown.len() }
                        </button>
                    }
                    if scene.can_pass {
                        <button type="button" class="sk-pass" onclick={pass} data-testid="sk-pass">{ pass_words(t, state) }</button>
                    }
                    if let Some(verb) = verb {
                        <button type="button" class="sk-do" onclick={act} data-testid="sk-do"
                            aria-disabled={ready.is_none().then_some("true")}>{ verb }</button>
                    }
                </div>
            </div>
        </div>
    }
}

fn spot(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// What the button will do once something is chosen.
fn main_move(scene: &Scene) -> Option<Move> {
    if !scene.can_move {
        return None;
    }
    let place = scene.face.map(|face| Move::Place { face, square: 0 });
    let first = scene.choices.first().map(|choice| choice.mv);
    let board = scene
        .boards
        .iter()
        .find(|board| board.open)
        .map(|board| Move::Act(board.action));
    let shown = scene
        .shown
        .iter()
        .find(|shown| shown.open)
        .map(|shown| Move::Buy(shown.special));
    place.or(first).or(board).or(shown)
}

/// What is to be decided, for styles and tests.
const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::PlaceStart => "start",
        Phase::PlaceHand => "hand",
        Phase::Choose => "choose",
        Phase::Discover => "discover",
        Phase::Deploy => "deploy",
        Phase::Create => "create",
        Phase::Pay => "pay",
        Phase::PlaceSpecial => "special",
        Phase::Outpost => "outpost",
        Phase::Convert => "convert",
        Phase::Over => "over",
    }
}
