//! What the screen says and asks: the line in its head, why a move was refused, and the question before
//! a move people regret. Refusal and question lie over the table and never move it.

use yew::prelude::*;

use super::reducer::Act;
use crate::games::{RuleHelp, Warning};
use crate::kit::i18n::Texts;

/// What the line in the head says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Line {
    /// What a person is asked to do.
    Ask(String),
    /// The computer thinks.
    Thinking(String),
    /// The computer waits until somebody lets it go on.
    Waiting(String),
    /// The computer gave no move.
    Failed(String),
}

/// The line in the head.
pub(super) fn prompt(t: Texts, line: &Line, act: &Callback<Act>) -> Html {
    let button = |words: &'static str, class: &'static str, id: &'static str, does: Act| {
        let onclick = act.reform(move |_| does.clone());
        html! { <button type="button" class={classes!("button", class)} {onclick} data-testid={id}>{ words }</button> }
    };
    let (words, button) = match line {
        Line::Ask(words) => (words, Html::default()),
        Line::Thinking(words) => (
            words,
            button(
                t.play_stop_thinking(),
                "button-quiet",
                "stop-thinking",
                Act::Stop,
            ),
        ),
        Line::Waiting(words) => (
            words,
            button(t.play_go_on(), "button-main", "go-on", Act::Go),
        ),
        Line::Failed(words) => (
            words,
            button(t.part_again(), "button-main", "think-again", Act::Go),
        ),
    };
    html! {
        <div class="prompt">
            <p class="prompt-words" data-testid="prompt">{ words }</p>
            { button }
        </div>
    }
}

/// Why the last move was refused.
pub(super) fn refusal(t: Texts, help: RuleHelp, act: &Callback<Act>) -> Html {
    html! {
        <div class="refusal" role="alert" data-testid="refusal">
            <strong>{ t.play_refused() }{ ": " }{ help.title }</strong>
            <p data-testid="why">{ help.text }</p>
            <button type="button" class="refusal-close" aria-label={t.play_close()} onclick={act.reform(|_| Act::Close)}>{ "×" }</button>
        </div>
    }
}

/// The question before a move that people regret.
pub(super) fn question(warning: &Warning, act: &Callback<Act>) -> Html {
    html! {
        <div class="question" role="alertdialog" aria-labelledby="question-words" data-testid="question">
            <p id="question-words">{ &warning.words }</p>
            <div class="question-answers">
                <button id="confirm-no" type="button" class="button button-main" onclick={act.reform(|_| Act::Say(false))}
                    data-testid="confirm-no">{ &warning.stay }</button>
                <button type="button" class="button" onclick={act.reform(|_| Act::Say(true))}
                    data-testid="confirm-yes">{ warning.go }</button>
            </div>
        </div>
    }
}
