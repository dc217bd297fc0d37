//! Storage that lasts as long as the page: the fallback when the browser keeps nothing, and the
//! ground the tests stand on.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::{PREFIX, Storage, StoreError};

/// A map of texts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MemoryStorage {
    texts: RefCell<BTreeMap<String, String>>,
}

impl Storage for MemoryStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.texts
            .borrow_mut()
            .insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let texts = self.texts.borrow();
        Ok(texts
            .keys()
            .filter(|key| key.starts_with(PREFIX))
            .cloned()
            .collect())
    }
}
