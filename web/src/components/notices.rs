//! Banners under the header: storage that does not work, damage found, an unknown address, safe
//! mode, a new version. Each can be closed; none blocks anything.

use yew::prelude::*;

use super::footer::use_ready;
use crate::app::use_app;
use crate::bridge;
use crate::i18n::Texts;
use crate::store::StoreError;

/// What only the address knows.
#[derive(Debug, Clone, PartialEq, Properties)]
pub struct NoticesProps {
    /// An address that leads nowhere.
    pub unknown: Option<AttrValue>,
}

/// One banner.
#[derive(Debug, Clone, PartialEq)]
struct Notice {
    /// Names the banner for tests and keys.
    id: &'static str,
    text: AttrValue,
    actions: Html,
}

impl Notice {
    fn new(id: &'static str, text: impl Into<AttrValue>) -> Self {
        Self {
            id,
            text: text.into(),
            actions: Html::default(),
        }
    }
}

/// All banners that apply now.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let app = use_app();
    let t = app.texts;
    let update = use_ready("update", bridge::UPDATE_READY);
    let closed = use_state(Vec::<(&'static str, AttrValue)>::new);

    let mut notices = Vec::new();
    if app.safe {
        notices.push(safe_mode(t));
    }
    if let Some(trouble) = app.shelf.trouble() {
        notices.push(Notice::new("storage", trouble_text(t, trouble)));
    }
    if app.shelf.set_aside() > 0 {
        notices.push(Notice::new(
            "damaged",
            t.storage_damaged(app.shelf.set_aside()),
        ));
    }
    if let Some(address) = &props.unknown {
        notices.push(Notice::new(
            "unknown-address",
            t.notice_unknown_address(address),
        ));
    }
    if update {
        notices.push(update_ready(t));
    }
    // Closed by id and text: a new reason is said again.
    notices.retain(|notice| {
        !closed
            .iter()
            .any(|(id, text)| *id == notice.id && *text == notice.text)
    });

    let show = |notice: &Notice| {
        let close = {
            let (closed, entry) = (closed.clone(), (notice.id, notice.text.clone()));
            Callback::from(move |_| {
                let mut list = (*closed).clone();
                list.push(entry.clone());
                closed.set(list);
            })
        };
        html! {
            <div key={notice.id} class="notice" data-testid={notice.id}>
                <p class="notice-text">{ &notice.text }</p>
                { notice.actions.clone() }
                <button type="button" class="notice-close" aria-label={t.notice_close()} onclick={close}>{ "×" }</button>
            </div>
        }
    };
    html! { <div class="notices" role="status">{ for notices.iter().map(show) }</div> }
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
