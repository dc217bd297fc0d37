//! On or off: a checkbox that looks like a switch.

use yew::prelude::*;

/// A switch with its label; `onchange` gets the value it changes to.
pub fn toggle(
    name: &'static str,
    label: &'static str,
    on: bool,
    onchange: &Callback<bool>,
) -> Html {
    let onchange = onchange.reform(move |_: Event| !on);
    html! {
        <label class="toggle">
            <span class="toggle-words">{ label }</span>
            <input type="checkbox" role="switch" {name} checked={on} {onchange} />
            <span class="toggle-track" aria-hidden="true"></span>
        </label>
    }
}
