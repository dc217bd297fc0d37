//! On or off: a checkbox that looks like a switch.

use yew::prelude::*;

/// What the switch is for, and how it stands.
#[derive(Debug, Clone, PartialEq, Properties)]
pub struct ToggleProps {
    pub name: &'static str,
    pub label: &'static str,
    pub on: bool,
    pub onchange: Callback<bool>,
}

/// A switch with its label.
#[component]
pub fn Toggle(props: &ToggleProps) -> Html {
    let on = props.on;
    let onchange = props.onchange.reform(move |_| !on);
    html! {
        <label class="toggle">
            <span class="toggle-words">{ props.label }</span>
            <input type="checkbox" role="switch" name={props.name} checked={on} {onchange} />
            <span class="toggle-track" aria-hidden="true"></span>
        </label>
    }
}
