//! The table: the sheet on its desk, and the tray with dice or acceleration picker and buttons.
//! Holds only what is not decided yet: the dice picked, the move under pointer or focus, and the
//! one place in each group that the tab key reaches.

use std::rc::Rc;

use atoll_engine::game::Game as _;
use atoll_engine::games::lost_cities::{DICE, EXPEDITIONS, LostCities, Move};
use yew::prelude::*;

use super::accelerate::{Picker, picker};
use super::dice::{Hands, dice};
use super::sheet::{Drawing, sheet};
use super::sheet_table::sheet_table;
use super::tray::{bridges, card, heading, line, refuse_label, write_label, write_note};
use super::view_model::{Draft, Kind, Scene, Tap, Target};
use crate::games::{Position, TableProps, typed, use_preview};
use crate::kit::focus::{focus_on, is_lost, use_own_id};
use crate::kit::still::use_latest;

/// What is thought about a decision; it lapses when the game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Thought {
    /// The decision it belongs to.
    ply: usize,
    draft: Draft,
    hover: Option<Move>,
}

/// The table of Lost Cities.
#[component]
pub fn Table(props: &TableProps) -> Html {
    let (t, can_move) = (props.t, props.can_move);
    let session = typed::<LostCities>(&*props.session);
    let (state, ply) = (session.state(), session.ply());
    let root = use_node_ref();
    let line_id = use_own_id("lc-line");
    let thought = use_state_eq(Thought::default);
    let now = if thought.ply == ply {
        *thought
    } else {
        Thought {
            ply,
            ..Thought::default()
        }
    };
    let position = Position(Rc::clone(&props.session));
    let scene = use_memo((position, props.seat, can_move, now.draft), |_| {
        Scene::new(LostCities::view(state, props.seat), can_move, now.draft)
    });
    let accelerating = scene.view.accelerating && can_move;

    let shown = now
        .hover
        .or(scene.pair())
        .filter(|&mv| can_move && session.check(mv).is_ok());
    use_preview(props, shown.map(LostCities::fmt_move));

    let think = move |new: Thought| thought.set(new);
    let on_hover = use_latest(Callback::from({
        let think = think.clone();
        move |hover| think(Thought { hover, ..now })
    }));
    let on_draft = use_latest(Callback::from(move |draft| {
        think(Thought {
            draft,
            hover: None,
            ..now
        });
    }));
    let on_move = use_latest(props.on_move.reform(LostCities::fmt_move));
    let on_tap = {
        let (scene, on_move, on_draft) = (Rc::clone(&scene), on_move.clone(), on_draft.clone());
        use_latest(Callback::from(move |cell| {
            match scene.target_at(cell).map(|target| scene.tap(target)) {
                Some(Tap::Play(mv)) => on_move.emit(mv),
                Some(Tap::Pick(draft)) => on_draft.emit(draft),
                None => {}
            }
        }))
    };
    let on_cell = {
        let scene = Rc::clone(&scene);
        use_latest(on_hover.reform(move |cell: Option<u8>| {
            let target = cell.and_then(|cell| scene.target_at(cell));
            target.and_then(Target::only)
        }))
    };
    let on_pick = {
        let (scene, on_draft) = (Rc::clone(&scene), on_draft);
        use_latest(Callback::from(move |(kind, die): (Kind, u8)| {
            let taken = scene.die(kind, usize::from(die)).taken;
            if scene.can_move && !scene.view.accelerating && !taken {
                on_draft.emit(now.draft.toggled(kind, die));
            }
        }))
    };
    let on_die = {
        let scene = Rc::clone(&scene);
        use_latest(on_hover.reform(move |die: Option<(Kind, u8)>| {
            die.and_then(|(kind, die)| scene.pair_with(kind, die))
        }))
    };

    let (die_refs, die_at, die_key) = use_rover::<{ 2 * DICE }>(DICE);
    let (column_refs, column_at, column_key) = use_rover::<EXPEDITIONS>(EXPEDITIONS);
    let onfocusin = use_lost_focus(
        &root,
        (accelerating, can_move, ply),
        &die_refs[die_at],
        &column_refs[column_at],
    );

    let drawing = Rc::new(Drawing {
        scene: Rc::clone(&scene),
        names: Rc::clone(&props.names),
        lit: props.lit,
        fresh: props.fresh,
        ghost: shown.and_then(|mv| scene.outlook(mv)),
        on_tap,
        on_hover: on_cell,
    });
    let hands = Rc::new(Hands {
        refs: die_refs,
        at: die_at,
        on_key: die_key,
        on_pick,
        on_hover: on_die,
    });
    let picking = Rc::new(Picker {
        refs: column_refs,
        at: column_at,
        on_key: column_key,
        on_move,
        on_hover: on_hover.clone(),
    });
    let names = &props.names;
    html! {
        <div ref={root} class="lc-table" {onfocusin}>
            <div class="lc-desk">
                <div class="lc-sheet-area" data-testid="lc-sheet">
                    { sheet(&drawing) }
                    { sheet_table(t, &scene, names) }
                </div>
                <div class="lc-side">
                    <section class={classes!("lc-tray", accelerating.then_some("lc-accelerating"))} aria-label={t.lc_tray()}>
                        <h2 class="lc-heading">{ heading(t, &scene, names) }</h2>
                        { dice(t, &scene, &hands) }
                        if accelerating { { picker(t, &scene, &picking) } }
                        <p class="lc-line" id={line_id.clone()}>{ line(t, &scene, state, shown) }</p>
                        { buttons(props, &scene, &on_hover, accelerating, line_id) }
                    </section>
                    { card(t, &scene, state, shown) }
                    { bridges(t, &scene, names) }
                </div>
            </div>
        </div>
    }
}

/// Write, and refuse or skip. They stay where they are: focus does not get lost in them.
fn buttons(
    props: &TableProps,
    scene: &Scene,
    on_hover: &Callback<Option<Move>>,
    accelerating: bool,
    line: AttrValue,
) -> Html {
    let t = props.t;
    let pair = scene.pair();
    let write = {
        let on_move = props.on_move.reform(LostCities::fmt_move);
        Callback::from(move |_: MouseEvent| {
            if let Some(mv) = pair {
                on_move.emit(mv);
            }
        })
    };
    // A pair that cannot be written may still be pressed: the screen then says which rule forbids it.
    let class = match pair.map(|mv| scene.outlook(mv)) {
        Some(None) => "lc-write lc-forbidden",
        _ => "lc-write",
    };
    let other = if accelerating {
        Move::Skip
    } else {
        Move::Refuse
    };
    let refuse = {
        let (on_move, can_move) = (props.on_move.clone(), props.can_move);
        Callback::from(move |_: MouseEvent| {
            if can_move {
                on_move.emit(LostCities::fmt_move(other));
            }
        })
    };
    let leave = on_hover.reform(|_: PointerEvent| None);
    let blur = on_hover.reform(|_: FocusEvent| None);
    html! {
        <div class="lc-buttons">
            <button type="button" {class} data-testid="lc-write" aria-describedby={line}
                aria-disabled={pair.is_none().then_some("true")} onclick={write}>
                <span>{ write_label(t, scene) }</span>
                <span class="lc-write-note">{ write_note(t, scene, typed::<LostCities>(&*props.session).state()) }</span>
            </button>
            <button type="button" class="lc-refuse" onclick={refuse}
                data-testid={if accelerating { "lc-skip" } else { "lc-refuse" }}
                aria-disabled={(!props.can_move).then_some("true")}
                onpointerenter={on_hover.reform(move |_: PointerEvent| Some(other))} onpointerleave={leave}
                onfocus={on_hover.reform(move |event| focus_shows(&event).then_some(other))} onblur={blur}>
                { refuse_label(t, scene) }
            </button>
        </div>
    }
}

/// One tab stop for a group laid out in rows: arrows move within it, and focus follows.
#[hook]
fn use_rover<const N: usize>(row: usize) -> ([NodeRef; N], usize, Callback<KeyboardEvent>) {
    let at = use_state(|| 0_usize);
    let refs = use_memo((), |()| {
        std::array::from_fn::<NodeRef, N, _>(|_| NodeRef::default())
    });
    let on_key = {
        let (at, refs) = (at.clone(), refs.clone());
        Callback::from(move |event: KeyboardEvent| {
            // A click may have put the focus elsewhere in the group.
            let focused = event.target_dyn_into::<web_sys::Node>();
            let from = refs
                .iter()
                .position(|item| item.get() == focused)
                .unwrap_or(*at);
            let (line, column) = (from / row, from % row);
            let to = match event.key().as_str() {
                "ArrowRight" => line * row + (column + 1) % row,
                "ArrowLeft" => line * row + (column + row - 1) % row,
                "ArrowDown" | "ArrowUp" => (from + row) % N,
                "Home" => line * row,
                "End" => line * row + row - 1,
                _ => return,
            };
            event.prevent_default();
            at.set(to);
            focus_on(&refs[to]);
        })
    };
    ((*refs).clone(), *at, on_key)
}

/// Focus shows a preview only where it shows itself: a finger leaves focus behind unseen.
pub(super) fn focus_shows(event: &FocusEvent) -> bool {
    event
        .target_dyn_into::<web_sys::Element>()
        .is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}

/// What had the focus may go: the picker, the dice behind it, a question of the screen. Focus that
/// was in the table and would fall into nothing moves over to what is there now. Gives the callback
/// that notices focus in the table.
#[hook]
fn use_lost_focus(
    root: &NodeRef,
    now: (bool, bool, usize),
    die: &NodeRef,
    column: &NodeRef,
) -> Callback<FocusEvent> {
    let noticed = use_mut_ref(|| false);
    let (root, die, column) = (root.clone(), die.clone(), column.clone());
    use_effect_with(now, {
        let noticed = Rc::clone(&noticed);
        move |&(accelerating, ..)| {
            let hidden = if accelerating {
                ".lc-dice-rows *, .lc-write"
            } else {
                ".lc-go"
            };
            if *noticed.borrow() && is_lost(&root, Some(hidden)) {
                focus_on(if accelerating { &column } else { &die });
            }
        }
    });
    Callback::from(move |_| *noticed.borrow_mut() = true)
}
