//! What the panels of the play screen hold: the log, the list of legal moves, the keys, the score.

use std::rc::Rc;

use atoll_engine::any_session::AnySession;
use atoll_engine::event::AnyEvent;
use atoll_engine::seat::Seat;
use yew::prelude::*;

use super::help::help;
use super::log::{LogProps, log};
use super::reducer::{Act, Panel};
use super::switches::switches;
use super::toolbar::{Tool, Usable, more};
use crate::games::Ui;
use crate::kit::context::AppContext;
use crate::kit::i18n::Texts;

/// What a panel may need from the screen around it.
#[derive(Clone)]
pub(super) struct Around {
    pub(super) app: AppContext,
    pub(super) t: Texts,
    pub(super) ui: Ui,
    pub(super) session: Rc<dyn AnySession>,
    pub(super) viewer: Seat,
    pub(super) names: Rc<[String]>,
    pub(super) can_move: bool,
    /// What is asked now, in words.
    pub(super) asked: String,
    pub(super) usable: Usable,
    pub(super) on_move: Callback<String>,
    pub(super) act: Callback<Act>,
}

/// The title of a panel.
pub(super) fn title(t: Texts, panel: Panel) -> &'static str {
    match panel {
        Panel::Help => t.play_help_title(),
        Panel::Others => t.play_others(),
        panel => Tool::Panel(panel).label(t),
    }
}

/// What a panel shows. Score and others have been drawn already.
pub(super) fn content(panel: Panel, around: &Around, score: &Html, others: &Html) -> Html {
    let Around { t, ui, session, .. } = around;
    match panel {
        Panel::Help => help(*t, *ui, &**session, around.viewer, &around.asked),
        Panel::Log => the_log(around),
        Panel::Moves => legal_moves(around),
        Panel::Score => score.clone(),
        Panel::Others => others.clone(),
        Panel::Settings => switches(&around.app),
        Panel::More => more(*t, &around.usable, &around.act),
    }
}

/// Sentences for what a seat may know of some events.
pub(super) fn sentences(
    t: Texts,
    ui: Ui,
    names: &[String],
    viewer: Seat,
    events: &[&dyn AnyEvent],
) -> Vec<String> {
    let heard = events
        .iter()
        .filter(|event| event.audience().includes(viewer));
    heard
        .filter_map(|event| ui.describe_event(t, names, *event))
        .collect()
}

fn the_log(around: &Around) -> Html {
    let Around {
        t,
        ui,
        session,
        viewer,
        names,
        act,
        ..
    } = around;
    let said = |events: Vec<&dyn AnyEvent>| sentences(*t, *ui, names, *viewer, &events);
    let opening = std::iter::once((0, said(session.opening())));
    let later = (0..session.ply()).map(|ply| (ply + 1, said(session.events(ply))));
    log(&LogProps {
        t: *t,
        entries: opening
            .chain(later)
            .filter(|(_, said)| !said.is_empty())
            .collect(),
        takebacks: session.record().takebacks,
        onjump: act.reform(Act::Look),
    })
}

/// Every legal move as a list of buttons: an equal way in for people who do not use the board.
fn legal_moves(around: &Around) -> Html {
    let Around {
        t,
        ui,
        session,
        act,
        on_move,
        ..
    } = around;
    let legal = if around.can_move {
        session.legal()
    } else {
        Vec::new()
    };
    let item = |mv: &String| {
        let (made, shown) = (mv.clone(), Rc::<str>::from(mv.as_str()));
        let onclick = on_move.reform(move |_| made.clone());
        let on = act.reform(move |()| Act::Preview(Some(Rc::clone(&shown))));
        let off = act.reform(|()| Act::Preview(None));
        html! {
            <li key={mv.clone()}>
                <button type="button" class="move-button" {onclick} data-testid="legal-move"
                    onmouseenter={on.reform(|_| ())} onfocus={on.reform(|_| ())}
                    onmouseleave={off.reform(|_| ())} onblur={off.reform(|_| ())}>
                    { ui.describe_move(*t, &**session, mv) }
                </button>
            </li>
        }
    };
    html! {
        <>
            <p class="panel-hint">{ t.play_legal_hint() }</p>
            <ol class="move-list" data-testid="legal-moves">{ for legal.iter().map(item) }</ol>
        </>
    }
}
