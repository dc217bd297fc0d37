//! The head of the play screen and the line below it: what is asked, how many points there are, the
//! tools, and what the others have just done. Both have a fixed place, so that the table never moves.

use std::rc::Rc;

use atoll_engine::any_session::AnySession;
use yew::prelude::*;

use super::prompt::{Line, prompt};
use super::reducer::{Act, ScreenState};
use super::toolbar::{toolbar, usable};
use crate::games::{Told, Ui};
use crate::kit::Failure;
use crate::kit::components::picture::{ICON, picture};
use crate::kit::i18n::Texts;
use crate::kit::points::{change, signed};
use crate::kit::route::Route;
use crate::kit::still::still;

/// The head of the screen: the way home, what is asked, the viewer's points, the tools.
pub(super) fn head(
    t: Texts,
    ui: Ui,
    state: &ScreenState,
    shown: &dyn AnySession,
    names: &[String],
    act: &Callback<Act>,
) -> Html {
    let line = prompt_line(t, ui, state, shown, names);
    let viewer = state.viewer();
    let total = (!state.points_hidden).then(|| ui.points_seen(shown, viewer, viewer));
    let gain = state.preview.as_deref().filter(|_| state.can_move());
    let gain = gain
        .and_then(|mv| ui.own_sheet(shown, viewer, Some(mv)))
        .map(|after| after.total());
    let gain = gain
        .zip(total)
        .map(|(after, now)| after - now)
        .filter(|&by| by != 0);
    let (usable, open, act) = (usable(state), state.panel, act.clone());
    let shows = (t.lang(), line.clone(), total, gain, usable, open);
    still("head", shows, move || {
        html! {
            <header class="play-head">
                <a class="play-home" href={Route::Home.href()} aria-label={t.play_back_home()} title={t.play_back_home()} data-testid="play-home">
                    { picture("#icon-tool-home".into(), "icon", ICON) }
                </a>
                <h1 class="play-title">{ ui.title().title(t) }</h1>
                { prompt(t, &line, &act) }
                if let Some(total) = total {
                    <span class="play-points" aria-hidden="true">
                        <span class="play-you">{ t.play_you() }</span>
                        <b>{ signed(total) }</b>
                        if let Some(gain) = gain {
                            <span class={if gain > 0 { "score-change is-gain" } else { "score-change is-loss" }}>{ change(gain) }</span>
                        }
                    </span>
                }
                { toolbar(t, &usable, open, &act) }
            </header>
        }
    })
}

/// One line about what the others did since the viewer's last turn; or, over somebody's board, whose it
/// is and the way back. Its place is always there, so that nothing moves.
pub(super) fn told_line(
    t: Texts,
    ui: Ui,
    state: &ScreenState,
    shown: &dyn AnySession,
    names: &Rc<[String]>,
    act: &Callback<Act>,
) -> Html {
    let (viewer, seat) = (state.viewer(), state.shown_seat());
    if seat != viewer {
        return html! {
            <p class="play-told">
                <span class="told-words">{ t.play_board_of(&names[seat.index()]) }</span>
                <button type="button" class="button button-quiet" data-testid="back-to-own" onclick={act.reform(move |_| Act::Show(viewer))}>
                    { t.play_back_to_own() }
                </button>
            </p>
        };
    }
    let plies = match state.looking {
        Some(ply) => ply.saturating_sub(1)..ply,
        None => match state.look_back_target() {
            Some(since) => since..shown.ply(),
            None => 0..0,
        },
    };
    let words = ui.tell(&Told {
        t,
        names,
        viewer,
        session: shown,
        plies,
    });
    let can_watch = state.looking.is_none() && !words.is_empty();
    let act = act.clone();
    still("told", (t.lang(), words.clone(), can_watch), move || {
        html! {
            <p class="play-told">
                <span class="told-words" data-testid="told">{ &words }</span>
                if can_watch {
                    <button type="button" class="button button-quiet" onclick={act.reform(|_| Act::LookBack)}>{ t.play_watch_it() }</button>
                }
            </p>
        }
    })
}

/// What is asked now, or what the computer does.
pub(super) fn prompt_line(
    t: Texts,
    ui: Ui,
    state: &ScreenState,
    shown: &dyn AnySession,
    names: &[String],
) -> Line {
    let Some(seat) = shown.turn().seat() else {
        return Line::Ask(t.play_game_over().to_owned());
    };
    let name = &names[seat.index()];
    if state.looking.is_some() || state.computer_to_move().is_none() {
        return Line::Ask(ui.prompt(t, shown, name));
    }
    match state.failure() {
        Some(Failure::Missing) => Line::Failed(t.play_think_missing(name)),
        Some(Failure::Broken) => Line::Failed(t.play_think_broken(name)),
        None if state.is_waiting() => Line::Waiting(t.play_paused(name)),
        None => Line::Thinking(t.play_thinking(name)),
    }
}
