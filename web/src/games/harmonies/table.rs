//! The table of Harmonies: market, card row, board, own cards, hand. Keeps what the person has picked
//! and looks at; every decision goes to the screen.

use std::rc::Rc;

use atoll_engine::game::Game as _;
use atoll_engine::games::harmonies::grid::cell_name;
use atoll_engine::games::harmonies::{Harmonies, Move};
use atoll_engine::seat::{Seat, SeatInfo, SeatKind};
use yew::prelude::*;

use super::board::{Hold, Touch, board, cell_id, rim};
use super::cards::{Play, own, row, spirits};
use super::focus::{focus_on, hovers, nothing_focused};
use super::layout::step;
use super::market::{hand, spaces, status};
use super::view_model::{Draft, Pick, Scene, change};
use super::words::describe_move;
use crate::games::{TableProps, typed};

/// The table.
#[component]
pub fn Table(props: &TableProps) -> Html {
    let t = props.t;
    let session = typed::<Harmonies>(&*props.session);
    let state = session.state();
    let draft = use_state(Draft::default);
    let focus = use_state(|| 0_u8);
    // The hex at which a press could mean several things.
    let asking = use_state(|| None::<u8>);
    let row_open = use_state(|| false);
    // Where focus goes when the button that had it is gone after a move.
    let refuge = use_mut_ref(|| None::<String>);
    let scene = Rc::new(Scene::new(
        state,
        props.seat,
        props.can_move,
        *draft,
        props.lit,
        props.fresh,
    ));
    let rim = use_memo(scene.view.side as u8, |_| rim(scene.view.side));
    use_effect_with((Rc::as_ptr(&props.session).addr(), *asking), {
        let refuge = Rc::clone(&refuge);
        move |&(_, asked)| {
            if asked.is_some() {
                focus_on("hm-choice-0");
            } else if let Some(id) = refuge.take().filter(|_| nothing_focused()) {
                focus_on(&id);
            }
        }
    });

    let make = {
        let (on_move, on_preview) = (props.on_move.clone(), props.on_preview.clone());
        let (draft, asking, refuge) = (draft.clone(), asking.clone(), Rc::clone(&refuge));
        Callback::from(move |mv: Move| {
            let home = match mv {
                Move::TakeCard { card } => ["hm-own-", &card.to_string()].concat(),
                Move::Place { cell, .. } | Move::PlaceCube { cell, .. } => {
                    cell_id(&cell_name(cell))
                }
                Move::KeepSpirit { .. } => "hm-space-1".to_owned(),
                _ => "hm-end".to_owned(),
            };
            refuge.replace(Some(home));
            on_preview.emit(None);
            asking.set(None);
            draft.set(Draft {
                card: None,
                ..*draft
            });
            on_move.emit(Harmonies::fmt_move(mv));
        })
    };
    let ontouch = {
        let (scene, draft, focus, asking) = (
            Rc::clone(&scene),
            draft.clone(),
            focus.clone(),
            asking.clone(),
        );
        let (make, preview) = (make.clone(), props.on_preview.clone());
        Callback::from(move |touch: Touch| {
            let find = |cell: u8| scene.cells.iter().find(|one| one.cell == cell);
            let reach = |cell: u8| {
                draft.set(Draft {
                    cell: Some(cell),
                    ..*draft
                });
                let first = find(cell).and_then(|one| scene.actions(one).first().copied());
                preview.emit(first.map(Harmonies::fmt_move));
            };
            match touch {
                Touch::Over(cell) => reach(cell),
                Touch::Focus(cell) => {
                    focus.set(cell);
                    reach(cell);
                }
                Touch::Out => {
                    draft.set(Draft {
                        cell: None,
                        ..*draft
                    });
                    preview.emit(None);
                }
                Touch::Step(arrow) => {
                    let to = step(scene.view.side, *focus, arrow);
                    if let Some(one) = find(to) {
                        focus_on(&cell_id(&one.name));
                    }
                }
                Touch::Press(cell) => {
                    let Some(one) = find(cell) else { return };
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
            }
        })
    };
    let onplay = {
        let (scene, draft, make) = (Rc::clone(&scene), draft.clone(), make.clone());
        Callback::from(move |play: Play| match play {
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
        })
    };
    let onpick = {
        let draft = draft.clone();
        Callback::from(move |pick| {
            draft.set(Draft {
                pick: Some(pick),
                ..*draft
            });
        })
    };

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
    let hot = draft
        .cell
        .and_then(|cell| scene.cells.iter().find(|one| one.cell == cell));
    let source: &[u8] = hot.map_or(&[], |one| &one.cubes);
    let change = hot.and_then(|one| {
        let mv = *scene.actions(one).first()?;
        Some((one.cell, change(state, props.seat, mv)))
    });
    let hold = Hold {
        label: &board_label,
        focus: *focus,
        draft: *draft,
        change,
        rim: &rim,
        ontouch: &ontouch,
    };
    let choosing = (*asking)
        .and_then(|cell| scene.cells.iter().find(|one| one.cell == cell))
        .filter(|one| scene.actions(one).len() > 1);
    let dealt = view.dealt.filter(|_| view.spirit_due && scene.can_move);
    let end = make.reform(|_| Move::EndTurn);
    let tab = |open: bool| {
        let row_open = row_open.clone();
        Callback::from(move |_: MouseEvent| row_open.set(open))
    };
    html! {
        <div class={classes!("hm-table", row_open.then_some("is-row"), dealt.map(|_| "is-spirits"))} data-testid="hm-table">
            { spaces(t, &scene, &make) }
            <div class="hm-middle">
                { board(t, &scene, &hold) }
                if let Some(cell) = choosing {
                    <div class="hm-choose" role="group" aria-label={t.hm_choose(&cell.name)}>
                        <p>{ t.hm_choose(&cell.name) }</p>
                        { for scene.actions(cell).into_iter().enumerate().map(|(index, mv)| html! {
                            <button key={index} type="button" class="button" id={["hm-choice-", &index.to_string()].concat()}
                                data-testid={["hm-choice-", &index.to_string()].concat()}
                                onclick={make.reform(move |_| mv)}>{ describe_move(t, state, mv) }</button>
                        }) }
                        <button type="button" class="button" onclick={{ let asking = asking.clone(); Callback::from(move |_| asking.set(None)) }}>
                            { t.hm_cancel() }
                        </button>
                    </div>
                }
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
                    { spirits(t, dealt, &onplay) }
                </section>
            }
            <div class="hm-foot">
                { hand(t, &scene, hand_label, &onpick) }
                { status(t, &scene) }
                if view.active.is_some() {
                    <button type="button" class="hm-end" id="hm-end" data-testid="hm-end"
                        aria-disabled={(!scene.can_end).then_some("true")} onclick={end}>{ t.hm_end_turn() }</button>
                }
            </div>
        </div>
    }
}
