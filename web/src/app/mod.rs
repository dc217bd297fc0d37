//! The app, the top of the layers: one component that holds the [`Shell`], follows the address and the page's signals,
//! applies the settings to the page and draws the frame. Pages are drawn by `pages`.

mod arriving;
mod footer;
mod header;
mod notices;
pub mod parts;
pub mod shell;
pub(crate) mod warm_up;

use std::rc::Rc;

use yew::prelude::*;

use self::arriving::Arriving;
use self::footer::footer;
use self::header::header;
use self::notices::notices;
use self::shell::{Action, Shell};
use crate::kit::bridge;
use crate::kit::context::{AppContext, SettingsChange};
use crate::kit::i18n::Texts;
use crate::kit::route::Route;
use crate::kit::store::browser::BrowserStorage;
use crate::kit::store::settings::{Settings, Theme};
use crate::kit::store::{MemoryStorage, Shelf, Storage, StoreError};
use crate::pages::home::home;

impl Reducible for Shell {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

/// The whole site.
#[component]
pub fn App() -> Html {
    let shell = use_reducer(first_shell);
    let dispatch = shell.dispatcher();
    use_effect_with((), move |()| {
        // The page may have said so before we listened.
        if bridge::is_ready("offline") {
            dispatch.dispatch(Action::OfflineReady);
        }
        if bridge::is_ready("update") {
            dispatch.dispatch(Action::UpdateReady);
        }
        let listen = |event, action: fn() -> Action| {
            let dispatch = dispatch.clone();
            bridge::listen(event, move || dispatch.dispatch(action()))
        };
        let listeners = [
            listen("hashchange", || {
                Action::Visit(Route::parse(&bridge::hash()))
            }),
            listen(bridge::OFFLINE_READY, || Action::OfflineReady),
            listen(bridge::UPDATE_READY, || Action::UpdateReady),
        ];
        test_panic();
        move || drop(listeners)
    });
    let last = use_mut_ref(|| shell.address.clone());
    use_effect({
        let shell = shell.clone();
        move || {
            apply_look(&shell);
            // A new page starts at its top, with focus on its content.
            if *last.borrow() != shell.address {
                last.replace(shell.address.clone());
                bridge::focus("main");
                // Last, because focus scrolls to what gets it.
                bridge::scroll_to_top();
            }
        }
    });

    let dispatch = {
        let dispatch = shell.dispatcher();
        Callback::from(move |action| dispatch.dispatch(action))
    };
    // The board is the hero: a game has the whole window, and its own way home.
    let playing = matches!(shell.route(), Route::Play { .. } | Route::Replay { .. });
    let context = AppContext {
        texts: shell.texts(),
        settings: Rc::clone(&shell.settings),
        shelf: Rc::clone(&shell.shelf),
        was_reset: shell.was_reset,
        change: dispatch.reform(|change| match change {
            SettingsChange::To(settings) => Action::Change(settings),
            SettingsChange::Reset => Action::ResetSettings,
        }),
    };
    html! {
        <>
            if !playing { { header(&shell) } }
            { notices(&shell, &dispatch) }
            <ContextProvider<AppContext> {context}>{ page(&shell) }</ContextProvider<AppContext>>
            if !playing { { footer(&shell) } }
        </>
    }
}

/// Home is part of the shell; all others come when they are wanted.
pub(crate) fn page(shell: &Shell) -> Html {
    match shell.route() {
        Route::Home => home(shell.texts(), &shell.shelf),
        route => html! { <Arriving key={route.href()} route={route.clone()} /> },
    }
}

/// The shell as it is when the site is opened.
fn first_shell() -> Shell {
    let safe = bridge::has_flag("safe");
    open_shell(Shelf::open(open_storage(safe)), safe)
}

/// The shell over what a shelf holds.
pub(crate) fn open_shell(shelf: Shelf, safe: bool) -> Shell {
    Shell {
        settings: Rc::new(Settings::load(&shelf)),
        shelf: Rc::new(shelf),
        was_reset: false,
        address: Route::parse(&bridge::hash()),
        safe,
        offline: false,
        update: false,
        closed: Vec::new(),
        languages: bridge::languages(),
    }
}

fn open_storage(safe: bool) -> Result<Box<dyn Storage>, StoreError> {
    if safe {
        return Ok(Box::new(MemoryStorage::default()));
    }
    BrowserStorage::open().map(|storage| Box::new(storage) as Box<dyn Storage>)
}

/// The stylesheet does the rest: it looks at these attributes of `<html>`.
fn apply_look(shell: &Shell) {
    let settings = &shell.settings;
    let theme = (settings.theme != Theme::Auto).then(|| settings.theme.slug());
    bridge::mark("lang", Some(shell.lang().slug()));
    bridge::mark("data-theme", theme);
    bridge::mark("data-palette", Some(settings.palette.slug()));
    bridge::mark(
        "data-textures",
        Some(if settings.textures { "on" } else { "off" }),
    );
    bridge::mark("data-speed", Some(settings.speed.slug()));
    bridge::set_title(&title(shell.texts(), shell.route()));
}

fn title(t: Texts, route: &Route) -> String {
    match route {
        Route::Home | Route::About => route.title(t).to_owned(),
        route => t.page_title(route.title(t)),
    }
}

/// `?panic` proves in the browser tests that a panic ends on the error page.
fn test_panic() {
    assert!(!bridge::has_flag("panic"), "asked for by ?panic");
}
