//! The foot of every page: the promise of privacy, whether the site is ready offline, and About.

use yew::prelude::*;

use crate::app::use_texts;
use crate::bridge;
use crate::route::Route;

/// True once the page says so; it may have said so before we listened.
#[hook]
pub fn use_ready(name: &'static str, event: &'static str) -> bool {
    let ready = use_state(|| bridge::is_ready(name));
    {
        let ready = ready.clone();
        use_effect_with((), move |()| {
            if bridge::is_ready(name) {
                ready.set(true);
            }
            let listener = bridge::listen(event, move || ready.set(true));
            move || drop(listener)
        });
    }
    *ready
}

/// The footer of every page.
#[component]
pub fn Footer() -> Html {
    let t = use_texts();
    let offline = use_ready("offline", bridge::OFFLINE_READY);
    html! {
        <footer class="foot">
            <p class="foot-note">{ t.footer_note() }</p>
            <p class="foot-offline" role="status">
                if offline {
                    <span data-testid="offline-ready">{ t.offline_ready() }{ " ✓" }</span>
                }
            </p>
            <a class="foot-link" href={Route::About.href()}>{ t.nav_about() }</a>
        </footer>
    }
}
