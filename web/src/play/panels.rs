//! What the panels of the play screen hold: the log, the list of legal moves, the keys, the score.

use std::rc::Rc;

use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use super::keys::keys;
use super::log::{LogProps, log};
use super::moves::{MovesProps, moves};
use super::screen::setter;
use super::toolbar::Tool;
use crate::games::GameUi;
use crate::i18n::Texts;

/// What a panel may need from the screen around it.
#[derive(Debug)]
pub(super) struct Around<'a, G: GameUi> {
    pub(super) session: &'a Rc<Session<G>>,
    pub(super) own: Seat,
    pub(super) names: &'a [String],
    pub(super) can_move: bool,
    pub(super) on_move: &'a Callback<G::Move>,
    pub(super) preview: &'a UseStateHandle<Option<G::Move>>,
    pub(super) review: &'a UseStateHandle<Option<usize>>,
    pub(super) score: Html,
}

/// The title of a panel.
pub(super) fn title(t: Texts, tool: Tool) -> &'static str {
    match tool {
        Tool::Log => t.play_log(),
        Tool::Moves => t.play_legal_moves(),
        Tool::Keys => t.play_keys_title(),
        _ => t.play_score(),
    }
}

/// What a panel shows.
pub(super) fn content<G: GameUi>(t: Texts, tool: Tool, around: &Around<'_, G>) -> Html {
    match tool {
        Tool::Log => the_log(t, around),
        Tool::Moves => legal_moves(t, around),
        Tool::Keys => keys(t),
        _ => around.score.clone(),
    }
}

fn the_log<G: GameUi>(t: Texts, around: &Around<'_, G>) -> Html {
    let session = around.session;
    let sentences = |events: Vec<G::Event>| -> Vec<String> {
        let said = events
            .iter()
            .filter_map(|event| G::describe_event(t, around.names, event));
        said.collect()
    };
    let opening = (0, sentences(session.opening_events()));
    let later =
        (0..session.ply()).map(|ply| (ply + 1, sentences(session.events_for(ply, around.own))));
    let entries = std::iter::once(opening)
        .chain(later)
        .filter(|(_, said)| !said.is_empty());
    log(&LogProps {
        t,
        entries: entries.collect(),
        takebacks: session.takebacks().to_vec(),
        onjump: setter(around.review).reform(Some),
    })
}

fn legal_moves<G: GameUi>(t: Texts, around: &Around<'_, G>) -> Html {
    let legal = if around.can_move {
        around.session.legal()
    } else {
        Vec::new()
    };
    let words = legal
        .iter()
        .map(|&mv| G::describe_move(t, around.session.state(), mv))
        .collect();
    let pick = {
        let (legal, on_move) = (legal.clone(), around.on_move.clone());
        Callback::from(move |index: usize| on_move.emit(legal[index]))
    };
    let show = setter(around.preview).reform(move |index: Option<usize>| index.map(|at| legal[at]));
    moves(&MovesProps {
        t,
        moves: words,
        onpick: pick,
        onpreview: show,
    })
}
