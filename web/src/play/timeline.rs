//! The timeline of a replay: step, jump, drag, play. Used after the end, for shared links, and to
//! look at what happened since one's last turn.

use gloo::timers::callback::Timeout;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::reducer::{Act, ScreenState};
use crate::kit::bridge;
use crate::kit::i18n::{Texts, args};
use crate::kit::store::settings::Speed;

/// Milliseconds between two moves of a replay.
fn pace(speed: Speed) -> u32 {
    match speed {
        Speed::Step | Speed::Normal => 900,
        Speed::Fast => 350,
        Speed::Instant => 80,
    }
}

/// Lets a replay go on by itself while it runs.
#[hook]
pub(super) fn use_running(state: &ScreenState, act: &Callback<Act>) {
    let (act, pace) = (act.clone(), pace(state.speed));
    use_effect_with((state.running, state.looking), move |&(running, _)| {
        let next = || Timeout::new(pace, move || act.emit(Act::Tick));
        let timer = running.then(|| (bridge::busy(), next()));
        move || drop(timer)
    });
}

/// The timeline of a replay that stands `at` a ply.
pub(super) fn timeline(
    t: Texts,
    state: &ScreenState,
    at: usize,
    act: &Callback<Act>,
    onfork: &Callback<()>,
) -> Html {
    let (all, running) = (state.session.length(), state.running);
    let step = |label: &'static str, sign: &'static str, ply: usize, id: &'static str| {
        html! {
            <button type="button" class="button step" onclick={act.reform(move |_| Act::Look(ply))} aria-label={label}
                title={label} aria-disabled={(ply == at).then_some("true")} data-testid={id}>{ sign }</button>
        }
    };
    let slide = act.reform(|event: InputEvent| {
        let value = event.target_unchecked_into::<HtmlInputElement>().value();
        Act::Look(value.parse().unwrap_or_default())
    });
    let (play_word, play_sign) = if running {
        (t.replay_pause(), "❚❚")
    } else {
        (t.replay_play(), "▶")
    };
    let position = t.replay_step(args::ReplayStep {
        at: &at.to_string(),
        all: &all.to_string(),
    });
    html! {
        <section class="timeline" aria-label={t.replay_title()} data-testid="timeline">
            <div class="timeline-steps">
                { step(t.replay_first(), "⏮", 0, "replay-first") }
                { step(t.replay_back(), "◀", at.saturating_sub(1), "replay-back") }
                <button type="button" class="button step" onclick={act.reform(move |_| Act::Run(!running))}
                    aria-label={play_word} title={play_word} data-testid="replay-play">{ play_sign }</button>
                { step(t.replay_forth(), "▶\u{fe0e}❘", (at + 1).min(all), "replay-forth") }
                { step(t.replay_last(), "⏭", all, "replay-last") }
            </div>
            <input class="timeline-slider" type="range" min="0" max={all.to_string()} value={at.to_string()}
                oninput={slide} aria-label={t.replay_slider()} aria-valuetext={position.clone()} data-testid="replay-slider" />
            <span class="timeline-place">{ position }</span>
            <button type="button" class="button" onclick={onfork.reform(|_| ())} data-testid="replay-fork">
                { t.replay_fork() }
            </button>
            if !state.watched {
                <button type="button" class="button" onclick={act.reform(|_| Act::Leave)} data-testid="replay-leave">
                    { t.replay_leave() }
                </button>
            }
        </section>
    }
}
