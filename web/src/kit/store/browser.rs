//! `localStorage` behind the [`Storage`] trait: the only part of the store that touches the browser.

use gloo::storage::{LocalStorage, Storage as _};
use wasm_bindgen::{JsCast, JsValue};

use super::{PREFIX, Storage, StoreError};

/// The browser's storage of this origin.
#[derive(Debug)]
pub struct BrowserStorage {
    storage: web_sys::Storage,
}

impl BrowserStorage {
    /// Opens the storage, or says that the browser blocks it.
    pub fn open() -> Result<Self, StoreError> {
        // `LocalStorage::raw` throws where the browser refuses, so ask the window first.
        let window = web_sys::window().ok_or(StoreError::Blocked)?;
        match window.local_storage() {
            Ok(Some(_)) => Ok(Self {
                storage: LocalStorage::raw(),
            }),
            _ => Err(StoreError::Blocked),
        }
    }
}

impl Storage for BrowserStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.storage.get_item(key).map_err(|error| kind(&error))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.storage
            .set_item(key, text)
            .map_err(|error| kind(&error))
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.storage.remove_item(key).map_err(|error| kind(&error))
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let mut keys = Vec::new();
        for index in 0..self.storage.length().map_err(|error| kind(&error))? {
            let key = self.storage.key(index).map_err(|error| kind(&error))?;
            keys.extend(key.filter(|key| key.starts_with(PREFIX)));
        }
        Ok(keys)
    }
}

fn kind(error: &JsValue) -> StoreError {
    let name = error
        .dyn_ref::<web_sys::DomException>()
        .map(web_sys::DomException::name);
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StoreError::Full,
        Some("SecurityError") => StoreError::Blocked,
        _ => StoreError::Failed,
    }
}
