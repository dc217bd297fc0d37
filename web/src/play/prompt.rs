//! The line above the board that says what is asked now: the prompt, the computer at work, held or in
//! trouble, a question before a move people regret, or why a move was refused.

use yew::prelude::*;

use super::reducer::Act;
use crate::games::RuleHelp;
use crate::kit::i18n::Texts;

/// What the line says.
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
    /// A question before a move.
    Confirm(String),
}

/// The prompt.
pub(super) fn prompt(
    t: Texts,
    line: &Line,
    refused: Option<RuleHelp>,
    act: &Callback<Act>,
) -> Html {
    let button = |words: &'static str, class: &'static str, id: &'static str, does: Act| {
        let onclick = act.reform(move |_| does.clone());
        html! { <button type="button" class={classes!("button", class)} {onclick} data-testid={id}>{ words }</button> }
    };
    let with = |words: &String, button: Html| {
        html! { <p class="prompt-words" data-testid="prompt">{ words }{ " " }{ button }</p> }
    };
    let line = match line {
        Line::Ask(words) => html! { <p class="prompt-words" data-testid="prompt">{ words }</p> },
        Line::Thinking(words) => with(
            words,
            button(
                t.play_stop_thinking(),
                "button-quiet",
                "stop-thinking",
                Act::Stop,
            ),
        ),
        Line::Waiting(words) => with(
            words,
            button(t.play_go_on(), "button-main", "go-on", Act::Go),
        ),
        Line::Failed(words) => with(
            words,
            button(t.part_again(), "button-main", "think-again", Act::Go),
        ),
        Line::Confirm(question) => html! {
            <div class="prompt-question" role="alertdialog" aria-labelledby="prompt-question">
                <p id="prompt-question" class="prompt-words">{ question }</p>
                <button id="confirm-yes" type="button" class="button button-main" onclick={act.reform(|_| Act::Say(true))}
                    data-testid="confirm-yes">{ t.play_confirm_yes() }</button>
                { button(t.play_confirm_no(), "", "confirm-no", Act::Say(false)) }
            </div>
        },
    };
    html! {
        <div class="prompt">
            { line }
            if let Some(help) = refused {
                <div class="refusal" role="alert" data-testid="refusal">
                    <details>
                        <summary data-testid="why">
                            <strong>{ t.play_refused() }{ ": " }{ help.title }</strong>
                            { " " }{ t.play_why() }
                        </summary>
                        <p>{ help.text }</p>
                    </details>
                </div>
            }
        </div>
    }
}
