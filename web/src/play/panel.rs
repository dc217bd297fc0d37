//! A panel that slides in beside the board, or up from below on a phone. It is not modal: the board
//! stays in reach. Focus moves into it when it opens and back where it was when it closes.

use yew::prelude::*;

use crate::bridge;
use crate::i18n::Texts;

/// What the panel shows.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PanelProps {
    pub t: Texts,
    pub title: AttrValue,
    pub onclose: Callback<()>,
    pub children: Children,
    /// The element that gets the focus back.
    pub from: &'static str,
}

/// A panel with a title and a way to close it.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let from = props.from;
    use_effect_with((), move |()| {
        bridge::focus("panel-title");
        move || bridge::focus(from)
    });
    let onclick = props.onclose.reform(|_| ());
    html! {
        <section class="play-panel" role="dialog" aria-labelledby="panel-title" data-testid="panel">
            <header class="play-panel-head">
                <h2 id="panel-title" tabindex="-1">{ &props.title }</h2>
                <button type="button" class="button button-quiet" {onclick} data-testid="panel-close">
                    { props.t.play_close() }
                </button>
            </header>
            <div class="play-panel-body" tabindex="0">{ for props.children.iter() }</div>
        </section>
    }
}
