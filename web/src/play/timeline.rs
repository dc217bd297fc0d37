//! The timeline of a replay: step, jump, drag, play. Used after the end, for shared links, and to
//! look at what happened since one's last turn.

use gloo::timers::callback::Interval;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::i18n::Texts;

/// Where the replay stands.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct TimelineProps {
    pub t: Texts,
    pub at: usize,
    pub all: usize,
    /// Milliseconds between two moves while it plays by itself.
    pub pace: u32,
    pub onjump: Callback<usize>,
    pub onfork: Callback<()>,
    /// Leaves the replay, where there is a game to go back to.
    pub onleave: Option<Callback<()>>,
}

/// The timeline.
#[component]
pub fn Timeline(props: &TimelineProps) -> Html {
    let t = props.t;
    let playing = use_state(|| false);
    let (at, all) = (props.at, props.all);
    {
        let (onjump, playing) = (props.onjump.clone(), playing.clone());
        use_effect_with(
            (*playing, at, all, props.pace),
            move |&(on, at, all, pace)| {
                let timer = (on && at < all)
                    .then(|| Interval::new(pace, move || onjump.emit((at + 1).min(all))));
                if on && at >= all {
                    playing.set(false);
                }
                move || drop(timer)
            },
        );
    }
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
    let position = t.replay_step(&at.to_string(), &all.to_string());
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
