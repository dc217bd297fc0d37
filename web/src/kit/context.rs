//! What every page may use of the app around it.

use std::rc::Rc;

use yew::prelude::*;

use super::i18n::Texts;
use super::store::Shelf;
use super::store::settings::Settings;

/// What a page can do to the settings.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsChange {
    /// These hold from now on.
    To(Settings),
    /// Back to the defaults.
    Reset,
}

/// What the pages may use.
#[derive(Clone, Debug)]
pub struct AppContext {
    pub texts: Texts,
    pub settings: Rc<Settings>,
    pub shelf: Rc<Shelf>,
    /// The settings have just been put back to their defaults.
    pub was_reset: bool,
    /// Changes the settings.
    pub change: Callback<SettingsChange>,
}

impl PartialEq for AppContext {
    fn eq(&self, other: &Self) -> bool {
        self.texts == other.texts
            && self.settings == other.settings
            && self.was_reset == other.was_reset
    }
}

/// The context of the component that asks.
#[hook]
pub fn use_app() -> AppContext {
    use_context::<AppContext>().expect("every page is inside App")
}
