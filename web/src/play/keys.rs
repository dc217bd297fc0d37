//! The list of keyboard shortcuts that `?` shows.

use yew::prelude::*;

use crate::kit::i18n::Texts;

/// The shortcuts.
pub(super) fn keys(t: Texts) -> Html {
    let rows = [
        ("← ↑ ↓ →", t.play_key_arrows()),
        ("Enter", t.play_key_enter()),
        ("U", t.play_key_undo()),
        ("Y", t.play_key_redo()),
        ("T", t.play_key_restart()),
        ("N", t.play_key_next()),
        ("M", t.play_key_moves()),
        ("L", t.play_key_log()),
        ("?", t.play_key_help()),
        ("Esc", t.play_key_close()),
    ];
    html! {
        <dl class="key-list">
            { for rows.iter().map(|(key, does)| html! {
                <div key={*key} class="key-row"><dt><kbd>{ *key }</kbd></dt><dd>{ *does }</dd></div>
            }) }
        </dl>
    }
}
