//! A panel that slides in beside the board, or up from below on a phone. It is not modal: the board
//! stays in reach. The screen moves the focus into it when it opens and back when it closes.

use yew::prelude::*;

use crate::kit::i18n::Texts;

/// A panel with a title (id `panel-title`) and a way to close it.
pub(super) fn panel(t: Texts, title: &'static str, onclose: &Callback<()>, content: Html) -> Html {
    let onclick = onclose.reform(|_| ());
    html! {
        <section class="play-panel" role="dialog" aria-labelledby="panel-title" data-testid="panel">
            <header class="play-panel-head">
                <h2 id="panel-title" tabindex="-1">{ title }</h2>
                <button type="button" class="button button-quiet" {onclick} data-testid="panel-close">
                    { t.play_close() }
                </button>
            </header>
            <div class="play-panel-body" tabindex="0">{ content }</div>
        </section>
    }
}
