//! The bar at the top: the way home, the main pages, and a way past all of it for the keyboard.

use yew::prelude::*;

use super::shell::Shell;
use crate::kit::bridge;
use crate::kit::components::picture::{ICON, picture};
use crate::kit::route::Route;

/// The header of every page.
pub(super) fn header(shell: &Shell) -> Html {
    let (t, shown) = (shell.texts(), shell.route());
    let new = Route::New { game: None };
    // A link to `#main` would be taken for an address of the app.
    let skip = Callback::from(|_| bridge::focus("main"));
    html! {
        <header class="masthead">
            <button type="button" class="skip-link" onclick={skip}>{ t.skip_to_content() }</button>
            <a class="brand" href={Route::Home.href()}>
                { picture("#mark".to_owned(), "brand-mark", (48, 48)) }
                <span class="brand-name">{ t.app_name() }</span>
            </a>
            <nav class="nav" aria-label={t.nav_label()}>
                <a class="nav-link" href={new.href()} aria-current={current(shown, &new)}>{ t.nav_new() }</a>
                <a class="nav-link nav-settings" href={Route::Settings.href()} aria-current={current(shown, &Route::Settings)}>
                    { picture("#icon-settings".to_owned(), "icon", ICON) }
                    <span class="nav-words">{ t.nav_settings() }</span>
                </a>
            </nav>
        </header>
    }
}

fn current(shown: &Route, link: &Route) -> Option<&'static str> {
    (std::mem::discriminant(shown) == std::mem::discriminant(link)).then_some("page")
}
