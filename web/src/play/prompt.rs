//! The line above the board that says what is asked now: the prompt, the computer at work, a question
//! before a move people regret, or why a move was refused.

use yew::prelude::*;

use crate::games::RuleHelp;
use crate::i18n::Texts;

/// What the line says.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// What a person is asked to do.
    Ask(String),
    /// The computer thinks.
    Thinking(String),
    /// The computer waits until somebody lets it go on.
    Waiting(String),
    /// A question before a move.
    Confirm(String),
}

/// The line and what can be answered.
#[derive(Clone, Debug)]
pub struct PromptProps {
    pub t: Texts,
    pub line: Line,
    pub refused: Option<RuleHelp>,
    pub onanswer: Callback<bool>,
    pub onstop: Callback<()>,
    pub ongo: Callback<()>,
}

/// The prompt.
pub fn prompt(props: &PromptProps) -> Html {
    let t = props.t;
    let answer = |yes: bool| props.onanswer.reform(move |_| yes);
    let line = match &props.line {
        Line::Ask(words) => html! { <p class="prompt-words" data-testid="prompt">{ words }</p> },
        Line::Thinking(words) => html! {
            <p class="prompt-words" data-testid="prompt">{ words }{ " " }
                <button type="button" class="button button-quiet" onclick={props.onstop.reform(|_| ())} data-testid="stop-thinking">
                    { t.play_stop_thinking() }
                </button>
            </p>
        },
        Line::Waiting(words) => html! {
            <p class="prompt-words" data-testid="prompt">{ words }{ " " }
                <button type="button" class="button button-main" onclick={props.ongo.reform(|_| ())} data-testid="go-on">
                    { t.play_go_on() }
                </button>
            </p>
        },
        Line::Confirm(question) => html! {
            <div class="prompt-question" role="alertdialog" aria-labelledby="prompt-question">
                <p id="prompt-question" class="prompt-words">{ question }</p>
                <button id="confirm-yes" type="button" class="button button-main" onclick={answer(true)} data-testid="confirm-yes">
                    { t.play_confirm_yes() }
                </button>
                <button type="button" class="button" onclick={answer(false)} data-testid="confirm-no">
                    { t.play_confirm_no() }
                </button>
            </div>
        },
    };
    html! {
        <div class="prompt">
            { line }
            if let Some(help) = props.refused {
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
