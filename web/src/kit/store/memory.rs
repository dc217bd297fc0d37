//! Storage that lasts as long as the page: the fallback when the browser keeps nothing, and the
//! ground the tests stand on.

use std::cell::RefCell;

use super::{PREFIX, Storage, StoreError};

/// Texts under keys; a list, because there are few and a tree would cost kilobytes of wasm.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MemoryStorage {
    texts: RefCell<Vec<(String, String)>>,
}

impl Storage for MemoryStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        let texts = self.texts.borrow();
        Ok(texts
            .iter()
            .find(|(known, _)| known == key)
            .map(|(_, text)| text.clone()))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.remove(key)?;
        self.texts
            .borrow_mut()
            .push((key.to_owned(), text.to_owned()));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.texts.borrow_mut().retain(|(known, _)| known != key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let texts = self.texts.borrow();
        let ours = texts
            .iter()
            .map(|(key, _)| key)
            .filter(|key| key.starts_with(PREFIX));
        Ok(ours.cloned().collect())
    }
}
