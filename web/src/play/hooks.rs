//! What the play screen does beside drawing: it speaks, saves, listens to keys and keeps the focus
//! where a person expects it.

use std::rc::Rc;

use atoll_engine::event::GameEvent;
use atoll_engine::game::Turn;
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use super::reducer::{Play, is_person};
use super::toolbar::Tool;
use super::{share, speech};
use crate::app::use_app;
use crate::bridge;
use crate::games::GameUi;
use crate::i18n::Texts;
use crate::store::saves;

/// Moves the focus to what has just come up, and back to the button a panel came from.
#[hook]
pub(super) fn use_focus(veiled: bool, ended: bool, open: Option<Tool>, asking: bool) {
    let once = |shown: bool, id: &'static str| {
        move || {
            if shown {
                bridge::focus(id);
            }
        }
    };
    let (curtain, end, question) = (
        once(veiled, "curtain-go"),
        once(ended, "end-title"),
        once(asking, "confirm-yes"),
    );
    use_effect_with(veiled, move |_| curtain());
    use_effect_with(ended, move |_| end());
    use_effect_with(asking, move |_| question());
    use_effect_with(open, move |open| {
        let from = *open;
        if from.is_some() {
            bridge::focus("panel-title");
        }
        move || {
            if let Some(tool) = from {
                bridge::focus_if_lost(tool.id());
            }
        }
    });
}

/// The text of the live region: what happened since, and what is asked now.
#[hook]
pub(super) fn use_speech<G: GameUi>(
    t: Texts,
    play: &Play<G>,
    session: &Session<G>,
    review: Option<usize>,
    own: Seat,
    names: &[String],
) -> String {
    let last = use_mut_ref(String::new);
    let text = use_memo((play.actions, review, t), |_| {
        let events = match review {
            Some(0) => session.opening_events(),
            Some(ply) => session.events_for(ply - 1, own),
            None => play.events.clone(),
        };
        let heard = events.iter().filter(|event| event.audience().includes(own));
        let sentences: Vec<String> = heard
            .filter_map(|event| G::describe_event(t, names, event))
            .collect();
        let prompt = match (session.turn().seat(), &play.refused) {
            (_, Some((_, illegal))) => G::rule(t, illegal.rule)
                .map(|help| [t.play_refused(), ": ", help.title].concat())
                .unwrap_or_default(),
            (Some(seat), None) if is_person(session, seat) => {
                G::prompt(t, session, &names[seat.index()])
            }
            (Some(_), None) => String::new(),
            (None, None) => t.play_game_over().to_owned(),
        };
        let said = speech::announcement(&last.borrow(), &sentences, &prompt);
        last.replace(said.clone());
        said
    });
    (*text).clone()
}

/// Writes the game down after every decision; a finished one goes to the archive.
#[hook]
pub(super) fn use_saving<G: GameUi>(play: &UseReducerHandle<Play<G>>, save: Option<AttrValue>) {
    let shelf = Rc::clone(&use_app().shelf);
    let play = play.clone();
    use_effect_with((play.actions, save), move |(actions, save)| {
        let Some(id) = save.as_ref().filter(|_| *actions > 0) else {
            return;
        };
        share::keep(&shelf, id, &play.session.record());
        if play.session.turn() == Turn::Over {
            saves::archive(&shelf, id);
        }
    });
}

/// Single keys, as `keys` lists them.
#[hook]
pub(super) fn use_keys<M: 'static>(
    on_tool: &Callback<Tool>,
    on_go: &Callback<()>,
    open: &UseStateHandle<Option<Tool>>,
    confirm: &UseStateHandle<Option<M>>,
) {
    let (on_tool, on_go) = (on_tool.clone(), on_go.clone());
    let (open, confirm) = (open.clone(), confirm.clone());
    let latest = use_mut_ref(|| None::<Box<dyn Fn(&str) -> bool>>);
    latest.replace(Some(Box::new(move |key| {
        let tool = match key {
            "u" | "U" => Tool::Undo,
            "y" | "Y" => Tool::Redo,
            "t" | "T" => Tool::Restart,
            "l" | "L" => Tool::Log,
            "m" | "M" => Tool::Moves,
            "?" => Tool::Keys,
            "n" | "N" => {
                on_go.emit(());
                return true;
            }
            "Escape" => {
                let used = open.is_some() || confirm.is_some();
                open.set(None);
                confirm.set(None);
                return used;
            }
            _ => return false,
        };
        on_tool.emit(tool);
        true
    })));
    use_effect_with((), move |()| {
        let listener =
            bridge::on_key(move |key| latest.borrow().as_ref().is_some_and(|handle| handle(key)));
        move || drop(listener)
    });
}
