//! What the shell knows at any moment, and the only ways it changes. Pure: the app applies it to
//! the page, the pages draw from it.

use std::rc::Rc;

use crate::kit::i18n::{Lang, Texts};
use crate::kit::route::{Address, Route};
use crate::kit::store::Shelf;
use crate::kit::store::settings::Settings;

/// The state of the shell.
#[derive(Debug, Clone)]
pub struct Shell {
    pub shelf: Rc<Shelf>,
    pub settings: Rc<Settings>,
    /// The settings have just been put back to their defaults.
    pub was_reset: bool,
    pub address: Address,
    /// `?safe`: nothing stored is read or written.
    pub safe: bool,
    /// Every file is kept for offline use.
    pub offline: bool,
    /// A new version waits.
    pub update: bool,
    /// Banners the visitor has closed: their name and text, so that a new reason is said again.
    pub closed: Vec<(&'static str, String)>,
    /// The languages of the browser, best first.
    pub languages: Vec<String>,
}

/// What can happen to the shell.
#[derive(Debug, Clone)]
pub enum Action {
    Visit(Address),
    /// Applies and keeps settings.
    Change(Settings),
    ResetSettings,
    OfflineReady,
    UpdateReady,
    Close(&'static str, String),
}

impl Shell {
    /// The language on show.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.settings.language.resolve(&self.languages)
    }

    /// The texts of the language on show.
    #[must_use]
    pub fn texts(&self) -> Texts {
        Texts::of(self.lang())
    }

    /// The page on show.
    #[must_use]
    pub fn route(&self) -> &Route {
        match &self.address {
            Address::Known(route) => route,
            Address::Unknown(_) => &Route::Home,
        }
    }

    /// The shell after an action. Settings are kept on the way, so that none is shown unsaved.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        match action {
            Action::Visit(address) => next.address = address,
            Action::Change(settings) => next.change(settings, false),
            Action::ResetSettings => next.change(self.settings.reset(), true),
            Action::OfflineReady => next.offline = true,
            Action::UpdateReady => next.update = true,
            Action::Close(id, text) => next.closed.push((id, text)),
        }
        next
    }

    fn change(&mut self, settings: Settings, was_reset: bool) {
        settings.save(&self.shelf);
        self.settings = Rc::new(settings);
        self.was_reset = was_reset;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::store::MemoryStorage;
    use crate::kit::store::settings::{LanguageChoice, Theme};

    fn shell() -> Shell {
        Shell {
            shelf: Rc::new(Shelf::open(Ok(Box::new(MemoryStorage::default())))),
            settings: Rc::default(),
            was_reset: false,
            address: Route::parse("#/nowhere"),
            safe: false,
            offline: false,
            update: false,
            closed: Vec::new(),
            languages: vec!["fr".to_owned(), "de-AT".to_owned()],
        }
    }

    #[test]
    fn an_unknown_address_shows_home() {
        assert_eq!(*shell().route(), Route::Home);
        let there = shell().after(Action::Visit(Route::parse("#/about")));
        assert_eq!(*there.route(), Route::About);
    }

    #[test]
    fn settings_are_applied_and_kept_together() {
        let shell = shell();
        assert_eq!(shell.lang(), Lang::De);
        let mut pl = Settings::default();
        pl.language = LanguageChoice::Of(Lang::Pl);
        let shell = shell.after(Action::Change(pl.clone()));
        assert_eq!(shell.lang(), Lang::Pl);
        assert_eq!(Settings::load(&shell.shelf), pl);
        let shell = shell.after(Action::ResetSettings);
        assert_eq!((shell.lang(), shell.was_reset), (Lang::De, true));
        assert_eq!(Settings::load(&shell.shelf), Settings::default());
        let mut dark = Settings::default();
        dark.theme = Theme::Dark;
        assert!(!shell.after(Action::Change(dark)).was_reset);
    }
}
