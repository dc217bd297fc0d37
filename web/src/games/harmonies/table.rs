//! The table of Harmonies: market, card row, board, own cards, hand. Keeps what the person has picked
//! and looks at; every decision goes to the screen.

use std::rc::Rc;

use atoll_engine::game::Game as _;
use atoll_engine::games::harmonies::grid::cell_name;
use atoll_engine::games::harmonies::{Harmonies, Move, State};
use atoll_engine::seat::{Seat, SeatInfo, SeatKind};
use yew::prelude::*;

use super::board::{Hold, Touch, board, cell_hook};
use super::cards::{Play, own, row, spirits};
use super::layout::step;
use super::market::{hand, spaces, status};
use super::view_model::{Cell, Draft, Pick, Scene, change};
use super::words::describe_move;
use crate::games::{Position, TableProps, typed, use_preview};
use crate::kit::bridge::hovers;
use crate::kit::focus::{focus_in, is_lost};
use crate::kit::i18n::Texts;
use crate::kit::still::{still, use_latest};

/// The table.
#[component]
pub fn Table(props: &TableProps) -> Html {
    let t = props.t;
    let session = typed::<Harmonies>(&*props.session);
    let state = session.state();
    let root = use_node_ref();
    let draft = use_state_eq(Draft::default);
    // The hex under pointer or focus, and the one that the tab key reaches.
    let hot = use_state_eq(|| None::<u8>);
    let focus = use_state_eq(|| 0_u8);
    // The hex at which a press could mean several things.
    let asking = use_state_eq(|| None::<u8>);
    let row_open = use_state_eq(|| false);
    // Where focus goes when the button that had it is gone after a move.
    let refuge = use_mut_ref(|| None::<String>);
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
    use_effect_with((position, *asking), {
        let (root, refuge) = (root.clone(), Rc::clone(&refuge));
        move |&(_, asked)| {
            if asked.is_some() {
                focus_in(&root, "hm-choice-0");
            } else if let Some(home) = refuge.take().filter(|_| is_lost(&root, None)) {
                focus_in(&root, &home);
            }
        }
    });
    let near = hot.and_then(|cell| scene.cell(cell));
    let first = near.and_then(|one| scene.actions(one).first().copied());
    use_preview(props, first.map(Harmonies::fmt_move));

    let make = {
        let on_move = props.on_move.clone();
        let (draft, asking) = (draft.clone(), asking.clone());
        use_latest(Callback::from(move |mv: Move| {
            let home = match mv {
                Move::TakeCard { card } => ["hm-own-", &card.to_string()].concat(),
                Move::Place { cell, .. } | Move::PlaceCube { cell, .. } => {
                    cell_hook(&cell_name(cell))
                }
                Move::KeepSpirit { .. } => "hm-space-1".to_owned(),
                _ => "hm-end".to_owned(),
            };
            refuge.replace(Some(home));
            asking.set(None);
            draft.set(Draft {
                card: None,
                ..*draft
            });
            on_move.emit(Harmonies::fmt_move(mv));
        }))
    };
    let ontouch = {
        let (scene, root, make) = (Rc::clone(&scene), root.clone(), make.clone());
        let (hot, focus, asking) = (hot.clone(), focus.clone(), asking.clone());
        use_latest(Callback::from(move |touch: Touch| match touch {
            Touch::Over(cell) => hot.set(Some(cell)),
            Touch::Focus(cell) => {
                focus.set(cell);
                hot.set(Some(cell));
            }
            Touch::Out => hot.set(None),
            Touch::Step(arrow) => {
                if let Some(one) = scene.cell(step(scene.view.side, *focus, arrow)) {
                    focus_in(&root, &cell_hook(&one.name));
                }
            }
            Touch::Press(cell) => {
                let Some(one) = scene.cell(cell) else { return };
                match scene.actions(one).as_slice() {
                    [] => {
                        if let Some(mv) = scene.attempt(one) {
                            make.emit(mv);
                        }
                    }
                    [mv] => make.emit(*mv),
                    _ => asking.set(Some(cell)),
                }
            }
        }))
    };
    let onplay = {
        let (scene, draft, make) = (Rc::clone(&scene), draft.clone(), make.clone());
        use_latest(Callback::from(move |play: Play| match play {
            Play::Look(card) => draft.set(Draft { card, ..*draft }),
            Play::Make(mv) => make.emit(mv),
            Play::Own(card) => {
                let pick = Some(Pick::Card(card)).filter(|&pick| scene.pick != Some(pick));
                draft.set(Draft { pick, ..*draft });
            }
            // Where nothing hovers, the first tap looks and the second takes.
            Play::Row(card) if !hovers() && scene.pick != Some(Pick::Row(card)) => {
                draft.set(Draft {
                    pick: Some(Pick::Row(card)),
                    ..*draft
                });
            }
            Play::Row(card) => make.emit(Move::TakeCard { card }),
        }))
    };
    let onpick = use_latest({
        let draft = draft.clone();
        Callback::from(move |pick| {
            draft.set(Draft {
                pick: Some(pick),
                ..*draft
            });
        })
    });

    let view = &scene.view;
    let active = view.active.unwrap_or(props.seat);
    let name = |seat: Seat| props.names[seat.index()].clone();
    let is_person = |seat: &&SeatInfo| seat.kind == SeatKind::Human;
    let people = session.seats().iter().filter(is_person).count();
    let alone = people == 1 && is_person(&&session.seats()[props.seat.index()]);
    let mine = props.can_move || alone;
    let (board_label, own_label) = if mine {
        (t.hm_board().to_owned(), t.hm_own().to_owned())
    } else {
        (
            t.hm_board_of(&name(props.seat)),
            t.hm_own_of(&name(props.seat)),
        )
    };
    let hand_label = if active == props.seat {
        t.hm_hand().to_owned()
    } else {
        t.hm_hand_of(&name(active))
    };
    let source: &[u8] = near.map_or(&[], |one| &one.cubes);
    let change = near
        .zip(first)
        .map(|(one, mv)| (one.cell, change(state, props.seat, mv)));
    let hold = Hold {
        label: &board_label,
        focus: *focus,
        hot: *hot,
        change,
        ontouch: &ontouch,
    };
    let choosing = (*asking)
        .and_then(|cell| scene.cell(cell))
        .filter(|one| scene.actions(one).len() > 1);
    let dealt = view.dealt.filter(|_| view.spirit_due && scene.can_move);
    let end = make.reform(|_| Move::EndTurn);
    let tab = |open: bool| {
        let row_open = row_open.clone();
        Callback::from(move |_: MouseEvent| row_open.set(open))
    };
    html! {
        <div ref={root} class={classes!("hm-table", row_open.then_some("is-row"), dealt.map(|_| "is-spirits"))} data-testid="hm-table">
            { spaces(t, &scene, &make) }
            <div class="hm-middle">
                { board(t, &scene, &hold) }
                if let Some(cell) = choosing { { choose(t, state, &scene, cell, &make, asking.clone()) } }
            </div>
            <div class="hm-tray">
                <div class="hm-tabs">
                    <button type="button" class="hm-tab" aria-pressed={(!*row_open).to_string()} onclick={tab(false)}
                        data-testid="hm-tab-own">{ t.hm_tab_own() }</button>
                    <button type="button" class="hm-tab" aria-pressed={row_open.to_string()} onclick={tab(true)}
                        data-testid="hm-tab-row">{ t.hm_tab_row() }</button>
                </div>
                <section class="hm-row" aria-label={t.hm_row()}>
                    <h2 class="hm-title">{ t.hm_row() }</h2>
                    { row(t, &scene, &onplay) }
                </section>
                <section class="hm-own" aria-label={own_label.clone()}>
                    <h2 class="hm-title">{ own_label }</h2>
                    { own(t, &scene, source, &onplay) }
                </section>
            </div>
            if let Some(dealt) = dealt {
                <section class="hm-spirits" aria-label={t.hm_choose_spirit()}>
                    <h2>{ t.hm_choose_spirit() }</h2>
                    { still("spirits", (t.lang(), dealt), move || spirits(t, dealt, &onplay)) }
                </section>
            }
            <div class="hm-foot">
                { hand(t, &scene, hand_label, &onpick) }
                { status(t, &scene) }
                if view.active.is_some() {
                    <button type="button" class="hm-end" data-testid="hm-end"
                        aria-disabled={(!scene.can_end).then_some("true")} onclick={end}>{ t.hm_end_turn() }</button>
                }
            </div>
        </div>
    }
}

/// What a press on a hex could mean, where it is not one thing.
fn choose(
    t: Texts,
    state: &State,
    scene: &Scene,
    cell: &Cell,
    make: &Callback<Move>,
    asking: UseStateHandle<Option<u8>>,
) -> Html {
    let one = |(index, mv): (usize, Move)| {
        html! {
            <button key={index} type="button" class="button" data-testid={["hm-choice-", &index.to_string()].concat()}
                onclick={make.reform(move |_| mv)}>{ describe_move(t, state, mv) }</button>
        }
    };
    html! {
        <div class="hm-choose" role="group" aria-label={t.hm_choose(&cell.name)}>
            <p>{ t.hm_choose(&cell.name) }</p>
            { for scene.actions(cell).into_iter().enumerate().map(one) }
            <button type="button" class="button" onclick={Callback::from(move |_| asking.set(None))}>
                { t.hm_cancel() }
            </button>
        </div>
    }
}
