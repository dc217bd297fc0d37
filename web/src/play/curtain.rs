//! The curtain between two people at one screen, drawn only where seats hide something from each
//! other.

use yew::prelude::*;

use crate::bridge;
use crate::i18n::Texts;

/// Who comes next.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct CurtainProps {
    pub t: Texts,
    pub name: AttrValue,
    pub onopen: Callback<()>,
}

/// The curtain.
#[component]
pub fn Curtain(props: &CurtainProps) -> Html {
    let t = props.t;
    use_effect_with((), |()| bridge::focus("curtain-go"));
    let onclick = props.onopen.reform(|_| ());
    html! {
        <section class="curtain" data-testid="curtain">
            <h2>{ t.play_curtain_title(&props.name) }</h2>
            <p>{ t.play_curtain_text() }</p>
            <button id="curtain-go" type="button" class="button button-main" {onclick}>
                { t.play_curtain_go(&props.name) }
            </button>
        </section>
    }
}
