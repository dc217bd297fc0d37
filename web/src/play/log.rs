//! The log: what happened, move by move, in sentences; the newest on top. Moves that were chosen
//! again after their outcome had been seen are marked.

use yew::prelude::*;

use crate::kit::i18n::Texts;

/// The entries, oldest first: the number of the move and its sentences.
#[derive(Clone, Debug)]
pub(super) struct LogProps {
    pub t: Texts,
    pub entries: Vec<(usize, Vec<String>)>,
    /// The plies (from 0) that were chosen again.
    pub takebacks: Vec<u32>,
    /// Goes to the position after a move.
    pub onjump: Callback<usize>,
}

/// The log.
pub(super) fn log(props: &LogProps) -> Html {
    let t = props.t;
    let entry = |(number, sentences): &(usize, Vec<String>)| {
        let number = *number;
        let onclick = props.onjump.reform(move |_| number);
        let again = number > 0 && props.takebacks.contains(&(number as u32 - 1));
        html! {
            <li key={number} class="log-entry">
                <button type="button" class="log-number" {onclick} title={t.play_log_round(&number.to_string())}>
                    { number }
                </button>
                <span>
                    { sentences.join(" ") }
                    if again { <em>{ [" ", &t.play_took_back(&number.to_string())].concat() }</em> }
                </span>
            </li>
        }
    };
    html! {
        if props.entries.is_empty() {
            <p>{ t.play_log_empty() }</p>
        } else {
            <ol class="log" reversed=true data-testid="log">{ for props.entries.iter().rev().map(entry) }</ol>
        }
    }
}
