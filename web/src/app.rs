//! The app: opens the store, follows the address, applies the settings to the page, and hands
//! everything to the page on show through one context, [`AppContext`].

use std::rc::Rc;

use yew::prelude::*;

use crate::bridge;
use crate::components::footer::Footer;
use crate::components::header::Header;
use crate::components::notices::Notices;
use crate::game::Game;
use crate::i18n::Texts;
use crate::pages::about::About;
use crate::pages::home::Home;
use crate::pages::new_game::{NewGame, PLAYABLE};
use crate::pages::play::{PlayPage, ReplayPage};
use crate::pages::settings::SettingsPage;
use crate::pages::soon::Soon;
use crate::route::{Address, Route};
use crate::store::browser::BrowserStorage;
use crate::store::settings::{Settings, Theme};
use crate::store::{MemoryStorage, Shelf, Storage};

/// What every component may use.
#[derive(Debug, Clone)]
pub struct AppContext {
    pub texts: Texts,
    pub settings: Rc<Settings>,
    pub change_settings: Callback<Settings>,
    pub shelf: Rc<Shelf>,
    /// `?safe`: nothing stored is read or written.
    pub safe: bool,
}

impl PartialEq for AppContext {
    fn eq(&self, other: &Self) -> bool {
        self.texts == other.texts && self.settings == other.settings && self.safe == other.safe
    }
}

/// The context of the component that asks.
#[hook]
pub fn use_app() -> AppContext {
    use_context::<AppContext>().expect("every component is inside App")
}

/// The texts of the chosen language.
#[hook]
pub fn use_texts() -> Texts {
    use_app().texts
}

/// The whole site.
#[component]
pub fn App() -> Html {
    let safe = *use_memo((), |()| bridge::has_flag("safe"));
    let shelf = use_memo((), |()| Shelf::open(open_storage(safe)));
    let settings = use_state(|| Rc::new(Settings::load(&shelf)));
    let address = use_address();

    let texts = Texts::of(settings.language.resolve(&bridge::languages()));
    let change_settings = {
        let (settings, shelf) = (settings.clone(), Rc::clone(&shelf));
        Callback::from(move |new: Settings| {
            new.save(&shelf);
            settings.set(Rc::new(new));
        })
    };
    let (route, unknown) = match &*address {
        Address::Known(route) => (route.clone(), None),
        Address::Unknown(address) => (Route::Home, Some(AttrValue::from(address.clone()))),
    };

    use_effect_with(Rc::clone(&settings), |settings| apply_look(settings));
    use_effect_with(texts, |texts| {
        bridge::mark("lang", Some(texts.lang().slug()))
    });
    use_effect_with((texts, route.clone()), |(texts, route)| {
        bridge::set_title(&title(*texts, route));
    });
    use_effect_with((), |()| test_panic());

    // The board is the hero: a game has the whole window, and its own way home.
    let playing = matches!(route, Route::Play { .. } | Route::Replay { .. });
    let context = AppContext {
        texts,
        settings: Rc::clone(&settings),
        change_settings,
        shelf,
        safe,
    };
    html! {
        <ContextProvider<AppContext> context={context}>
            if !playing { <Header route={route.clone()} /> }
            <Notices {unknown} />
            { page(&route) }
            if !playing { <Footer /> }
        </ContextProvider<AppContext>>
    }
}

fn page(route: &Route) -> Html {
    match route {
        Route::Home => html! { <Home /> },
        Route::Settings => html! { <SettingsPage /> },
        Route::About => html! { <About /> },
        Route::New { game, .. } if game.is_none_or(|game| PLAYABLE.contains(&game)) => {
            html! { <NewGame key={game.map_or("", Game::slug)} game={*game} /> }
        }
        Route::Play { save } => html! { <PlayPage save={save.clone()} /> },
        Route::Replay { payload } => html! { <ReplayPage payload={payload.clone()} /> },
        route => html! { <Soon route={route.clone()} /> },
    }
}

/// The address on show; a new one starts at its top, with focus on the page's content.
#[hook]
fn use_address() -> UseStateHandle<Address> {
    let address = use_state(|| Route::parse(&bridge::hash()));
    {
        let address = address.clone();
        use_effect_with((), move |()| {
            let listener = bridge::listen("hashchange", move || {
                address.set(Route::parse(&bridge::hash()));
            });
            move || drop(listener)
        });
    }
    let first = use_mut_ref(|| true);
    use_effect_with((*address).clone(), move |_| {
        if !first.replace(false) {
            bridge::scroll_to_top();
            bridge::focus("main");
        }
    });
    address
}

fn open_storage(safe: bool) -> Result<Box<dyn Storage>, crate::store::StoreError> {
    if safe {
        return Ok(Box::new(MemoryStorage::default()));
    }
    BrowserStorage::open().map(|storage| Box::new(storage) as Box<dyn Storage>)
}

/// The stylesheet does the rest: it looks at these attributes of `<html>`.
fn apply_look(settings: &Settings) {
    let theme = (settings.theme != Theme::Auto).then(|| settings.theme.slug());
    bridge::mark("data-theme", theme);
    bridge::mark("data-palette", Some(settings.palette.slug()));
    bridge::mark(
        "data-textures",
        Some(if settings.textures { "on" } else { "off" }),
    );
    bridge::mark("data-speed", Some(settings.speed.slug()));
}

fn title(texts: Texts, route: &Route) -> String {
    let page = match route {
        Route::Home => return texts.app_name().to_owned(),
        Route::Settings => texts.settings_title(),
        Route::About => return texts.about_title().to_owned(),
        Route::New {
            game: Some(game), ..
        }
        | Route::Rules {
            game: Some(game), ..
        } => Game::title(*game, texts),
        route => crate::pages::soon::words(texts, route).0,
    };
    texts.page_title(page)
}

/// `?panic` proves in the browser tests that a panic ends on the error page.
fn test_panic() {
    assert!(!bridge::has_flag("panic"), "asked for by ?panic");
}
