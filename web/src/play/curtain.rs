//! The curtain between two people at one screen, drawn only where seats hide something from each
//! other.

use yew::prelude::*;

use crate::kit::i18n::Texts;

/// The curtain; its button has the id `curtain-go`.
pub(super) fn curtain(t: Texts, name: &str, onopen: &Callback<()>) -> Html {
    let onclick = onopen.reform(|_| ());
    html! {
        <section class="curtain" data-testid="curtain">
            <h2>{ t.play_curtain_title(name) }</h2>
            <p>{ t.play_curtain_text() }</p>
            <button id="curtain-go" type="button" class="button button-main" {onclick}>
                { t.play_curtain_go(name) }
            </button>
        </section>
    }
}
