//! The foot of every page: the promise of privacy, whether the site is ready offline, and About.

use yew::prelude::*;

use super::shell::Shell;
use crate::kit::route::Route;

/// The footer of every page.
pub(super) fn footer(shell: &Shell) -> Html {
    let t = shell.texts();
    html! {
        <footer class="foot">
            <p class="foot-note">{ t.footer_note() }</p>
            <p class="foot-offline" role="status">
                if shell.offline {
                    <span data-testid="offline-ready">{ t.offline_ready() }{ " ✓" }</span>
                }
            </p>
            <a class="foot-link" href={Route::About.href()}>{ t.nav_about() }</a>
        </footer>
    }
}
