//! What the play screen does beside drawing: it speaks, saves, listens to keys and keeps the focus
//! where a person expects it.

use std::rc::Rc;

use atoll_engine::any_session::AnySession;
use atoll_engine::game::Turn;
use yew::prelude::*;

use super::panels::sentences;
use super::reducer::{Act, Panel, ScreenState, is_person};
use super::toolbar::Tool;
use super::{share, speech};
use crate::games::{Told, Ui};
use crate::kit::bridge;
use crate::kit::context::use_app;
use crate::kit::i18n::Texts;
use crate::kit::still::use_latest;
use crate::kit::store::saves;

/// Moves the focus to what has just come up, and back to the button a panel came from.
#[hook]
pub(super) fn use_focus(veiled: bool, ended: bool, open: Option<Panel>, asking: bool) {
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
        once(asking, "confirm-no"),
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
            if let Some(panel) = from {
                bridge::focus_if_lost(Tool::Panel(panel).id());
                // A tool that stands in *More* is gone with it.
                bridge::focus_if_lost(Tool::Panel(Panel::More).id());
            }
        }
    });
}

/// The text of the live region: what happened since, and what is asked now.
#[hook]
pub(super) fn use_speech(
    t: Texts,
    ui: Ui,
    state: &ScreenState,
    shown: &dyn AnySession,
    names: &[String],
) -> AttrValue {
    let last = use_mut_ref(String::new);
    let refused = state.refused.as_ref().map(|(_, rule)| *rule);
    let text = use_memo((state.changes, state.looking, refused, t.lang()), |_| {
        let viewer = state.viewer();
        let tell = |plies| {
            ui.tell(&Told {
                t,
                names,
                viewer,
                session: shown,
                plies,
            })
        };
        let opening = || sentences(t, ui, names, viewer, &shown.opening()).join(" ");
        let heard = match (state.looking, state.told) {
            (Some(0), _) => opening(),
            (Some(ply), _) => tell(ply - 1..ply),
            (None, (_, 0)) if state.changes == 0 => opening(),
            // What computers do is told once, when they have done it, and stays.
            (None, _) if state.computer_to_move().is_some() => {
                return AttrValue::from(last.borrow().clone());
            }
            (None, (from, to)) => {
                let others = state
                    .look_back_target()
                    .filter(|&since| since < from && to > from);
                tell(others.unwrap_or(from)..to)
            }
        };
        let prompt = match (shown.turn().seat(), refused) {
            (_, Some(rule)) => ui.rule(t, rule).map_or_else(String::new, |help| {
                [t.play_refused(), ": ", help.title].concat()
            }),
            (Some(seat), None) if is_person(shown, seat) => {
                ui.prompt(t, shown, &names[seat.index()])
            }
            (Some(_), None) => String::new(),
            (None, None) => t.play_game_over().to_owned(),
        };
        let said = speech::announcement(&last.borrow(), &heard, &prompt);
        last.replace(said.clone());
        AttrValue::from(said)
    });
    (*text).clone()
}

/// Writes the game down after every change; a finished one goes to the archive.
#[hook]
pub(super) fn use_saving(state: &ScreenState, save: Option<AttrValue>) {
    let shelf = Rc::clone(&use_app().shelf);
    let session = Rc::clone(&state.session);
    use_effect_with((state.changes, save), move |(changes, save)| {
        let Some(id) = save.as_ref().filter(|_| *changes > 0) else {
            return;
        };
        share::keep(&shelf, id, &session.record());
        if session.turn() == Turn::Over {
            saves::archive(&shelf, id);
        }
    });
}

/// Single keys, as `keys` lists them.
#[hook]
pub(super) fn use_keys(state: &ScreenState, letters: bool, act: &Callback<Act>) {
    let has_open = state.panel.is_some() || state.asked.is_some() || state.refused.is_some();
    let used = use_mut_ref(|| false);
    let handle = {
        let (act, used) = (act.clone(), Rc::clone(&used));
        use_latest(Callback::from(move |key: String| {
            let act_of_key = match key.as_str() {
                "Escape" => has_open.then_some(Act::Close),
                _ if !letters => None,
                "n" | "N" => Some(Act::Go),
                key => Tool::of_key(key).map(Tool::act),
            };
            used.replace(act_of_key.is_some());
            if let Some(does) = act_of_key {
                act.emit(does);
            }
        }))
    };
    use_effect_with((), move |()| {
        let listener = bridge::on_key(move |key| {
            handle.emit(key.to_owned());
            *used.borrow()
        });
        move || drop(listener)
    });
}
