//! The timeline of a replay: step, jump, drag, play. Used after the end, for shared links, and to
//! look at what happened since one's last turn.

use gloo::timers::callback::Interval;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::i18n::{Texts, args};

/// Where the replay stands.
#[derive(Clone, Debug)]
pub struct TimelineProps {
    pub t: Texts,
    pub at: usize,
    pub all: usize,
    pub playing: UseStateHandle<bool>,
    pub onjump: Callback<usize>,
    pub onfork: Callback<()>,
    /// Leaves the replay, where there is a game to go back to.
    pub onleave: Option<Callback<()>>,
}

/// Lets a replay go on by itself while `playing`, and stop at its end.
#[hook]
pub fn use_playing(
    playing: &UseStateHandle<bool>,
    at: Option<usize>,
    all: usize,
    pace: u32,
    onjump: Callback<usize>,
) {
    let playing = playing.clone();
    use_effect_with((*playing, at, all, pace), move |&(on, at, all, pace)| {
        let next = at.filter(|&at| on && at < all).map(|at| at + 1);
        let timer = next.map(|next| Interval::new(pace, move || onjump.emit(next)));
        if on && next.is_none() {
            playing.set(false);
        }
        move || drop(timer)
    });
}

/// The timeline.
pub fn timeline(props: &TimelineProps) -> Html {
    let t = props.t;
    let (at, all, playing) = (props.at, props.all, props.playing.clone());
    let to = |ply: usize| props.onjump.reform(move |_| ply);
    let step = |label: &'static str, sign: &'static str, ply: usize, id: &'static str| {
        html! {
            <button type="button" class="button step" onclick={to(ply)} aria-label={label} title={label}
                aria-disabled={(ply == at).then_some("true")} data-testid={id}>{ sign }</button>
        }
    };
    let slide = {
        let onjump = props.onjump.clone();
        Callback::from(move |event: InputEvent| {
            let value = event.target_unchecked_into::<HtmlInputElement>().value();
            onjump.emit(value.parse().unwrap_or_default());
        })
    };
    let toggle = {
        let (playing, onjump) = (playing.clone(), props.onjump.clone());
        Callback::from(move |_| {
            if at >= all && !*playing {
                onjump.emit(0);
            }
            playing.set(!*playing);
        })
    };
    let (play_word, play_sign) = if *playing {
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
                <button type="button" class="button step" onclick={toggle} aria-label={play_word}
                    title={play_word} data-testid="replay-play">{ play_sign }</button>
                { step(t.replay_forth(), "▶\u{fe0e}❘", (at + 1).min(all), "replay-forth") }
                { step(t.replay_last(), "⏭", all, "replay-last") }
            </div>
            <input class="timeline-slider" type="range" min="0" max={all.to_string()} value={at.to_string()}
                oninput={slide} aria-label={t.replay_slider()} aria-valuetext={position.clone()} data-testid="replay-slider" />
            <span class="timeline-place">{ position }</span>
            <button type="button" class="button" onclick={props.onfork.reform(|_| ())} data-testid="replay-fork">
                { t.replay_fork() }
            </button>
            if let Some(onleave) = &props.onleave {
                <button type="button" class="button" onclick={onleave.reform(|_| ())} data-testid="replay-leave">
                    { t.replay_leave() }
                </button>
            }
        </section>
    }
}
