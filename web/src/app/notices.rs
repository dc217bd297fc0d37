//! Banners under the header: storage that does not work, damage found, an unknown address, safe
//! mode, a new version. Each can be closed; none blocks anything.

use yew::prelude::*;

use super::shell::{Action, Shell};
use crate::kit::bridge;
use crate::kit::i18n::Texts;
use crate::kit::names;
use crate::kit::route::Address;
use crate::kit::store::StoreError;

/// One banner.
struct Notice {
    /// Names the banner for tests and keys.
    id: &'static str,
    text: String,
    actions: Html,
}

impl Notice {
    fn new(id: &'static str, text: impl Into<String>) -> Self {
        Self {
            id,
            text: text.into(),
            actions: Html::default(),
        }
    }
}

/// All banners that apply now.
pub(super) fn notices(shell: &Shell, dispatch: &Callback<Action>) -> Html {
    let t = shell.texts();
    let mut notices = Vec::new();
    if shell.safe {
        notices.push(safe_mode(t));
    }
    if let Some(trouble) = shell.shelf.trouble() {
        notices.push(Notice::new("storage", trouble_text(t, trouble)));
    }
    if shell.shelf.set_aside() > 0 {
        notices.push(Notice::new(
            "damaged",
            t.storage_damaged(shell.shelf.set_aside()),
        ));
    }
    if let Address::Unknown(address) = &shell.address {
        notices.push(Notice::new(
            "unknown-address",
            t.notice_unknown_address(&names::cut(address, 80)),
        ));
    }
    if shell.update {
        notices.push(update_ready(t));
    }
    let is_open = |notice: &Notice| {
        !shell
            .closed
            .iter()
            .any(|(id, text)| *id == notice.id && *text == notice.text)
    };
    notices.retain(is_open);
    html! {
        <div class="notices" role="status">
            { for notices.into_iter().map(|notice| banner(t, notice, dispatch)) }
        </div>
    }
}

fn banner(t: Texts, notice: Notice, dispatch: &Callback<Action>) -> Html {
    let Notice { id, text, actions } = notice;
    let shown = text.clone();
    let close = dispatch.reform(move |_| Action::Close(id, text.clone()));
    html! {
        <div key={id} class="notice" data-testid={id}>
            <p class="notice-text">{ shown }</p>
            { actions }
            <button type="button" class="notice-close" aria-label={t.notice_close()} onclick={close}>{ "×" }</button>
        </div>
    }
}

fn trouble_text(t: Texts, trouble: StoreError) -> &'static str {
    match trouble {
        StoreError::Blocked => t.storage_blocked(),
        StoreError::Full => t.storage_full(),
        StoreError::Failed => t.storage_failed(),
        StoreError::Newer => t.storage_newer(),
    }
}

fn safe_mode(t: Texts) -> Notice {
    let download = Callback::from(|_| bridge::send(bridge::DOWNLOAD, ""));
    let actions = html! {
        <>
            <button type="button" class="button" onclick={download}>{ t.safe_mode_download() }</button>
            <a class="button" href="./">{ t.safe_mode_leave() }</a>
        </>
    };
    Notice {
        actions,
        ..Notice::new("safe-mode", t.safe_mode())
    }
}

fn update_ready(t: Texts) -> Notice {
    let apply = Callback::from(|_| bridge::send(bridge::APPLY_UPDATE, ""));
    let actions = html! { <button type="button" class="button" onclick={apply}>{ t.update_apply() }</button> };
    Notice {
        actions,
        ..Notice::new("update-ready", t.update_ready())
    }
}
