//! The bar at the top: the way home, the main pages, and a way past all of it for the keyboard.

use yew::prelude::*;

use super::picture::{ICON, picture};
use crate::bridge;
use crate::route::Route;
use crate::shell::Shell;

/// The header of every page.
pub fn header(shell: &Shell) -> Html {
    let (t, shown) = (shell.texts(), shell.route());
    let links = [
        (Route::Campaign { campaign: None }, t.nav_campaign()),
        (Route::Daily, t.nav_daily()),
        (
            Route::Rules {
                game: None,
                section: None,
            },
            t.nav_rules(),
        ),
        (Route::Scorer { game: None }, t.nav_scorer()),
    ];
    let link = |(route, label): &(Route, &'static str)| {
        html! {
            <a key={*label} class="nav-link" href={route.href()} aria-current={current(shown, route)}>
                { *label }
            </a>
        }
    };
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
                <span class="nav-pages">{ for links.iter().map(link) }</span>
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
