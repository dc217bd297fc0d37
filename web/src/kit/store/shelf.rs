//! What the app talks to: values by name, kept in the browser if it lets us, else in memory. The
//! shelf remembers what went wrong, so that the app can say it once in a banner.

use std::cell::{Cell, RefCell};

use super::{MemoryStorage, Storage, StoreError, slots};

/// Stored values with memory as the safety net.
pub struct Shelf {
    storage: Box<dyn Storage>,
    /// Values that storage did not take; they count until it does. `None`: removed.
    unsaved: RefCell<Vec<(String, Option<String>)>>,
    trouble: Cell<Option<StoreError>>,
    set_aside: Cell<u32>,
    /// The number of the last game written, once somebody has looked.
    newest: Cell<Option<u64>>,
}

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shelf")
    }
}

impl Shelf {
    /// A shelf over a storage; an error (a blocked browser) means memory only.
    #[must_use]
    pub fn open(storage: Result<Box<dyn Storage>, StoreError>) -> Self {
        let (storage, trouble) = match storage {
            Ok(storage) => (storage, None),
            Err(error) => (
                Box::new(MemoryStorage::default()) as Box<dyn Storage>,
                Some(error),
            ),
        };
        Self {
            storage,
            unsaved: RefCell::default(),
            trouble: Cell::new(trouble),
            set_aside: Cell::new(0),
            newest: Cell::new(None),
        }
    }

    /// What keeps this shelf from lasting, if anything.
    #[must_use]
    pub fn trouble(&self) -> Option<StoreError> {
        self.trouble.get()
    }

    /// How many damaged values have been set aside so far.
    #[must_use]
    pub fn set_aside(&self) -> u32 {
        self.set_aside.get()
    }

    pub(super) fn load(&self, name: &str) -> Option<String> {
        if let Some((_, text)) = self
            .unsaved
            .borrow()
            .iter()
            .find(|(known, _)| known == name)
        {
            return text.clone();
        }
        match slots::load(self.storage.as_ref(), name) {
            Ok(reading) => {
                self.set_aside.set(self.set_aside.get() + reading.set_aside);
                reading.text
            }
            Err(error) => {
                self.trouble.set(Some(error));
                None
            }
        }
    }

    /// Keeps a value; afterwards `load` gives it back in any case, `trouble` says if it will last.
    pub(super) fn save(&self, name: &str, text: &str) {
        let result = slots::save(self.storage.as_ref(), name, text);
        self.note(name, Some(text), result.map(|reading| reading.set_aside));
    }

    pub(super) fn remove(&self, name: &str) {
        let result = slots::remove(self.storage.as_ref(), name);
        self.note(name, None, result.map(|()| 0));
    }

    pub(super) fn names(&self, family: &str) -> Vec<String> {
        let mut names = slots::names(self.storage.as_ref(), family).unwrap_or_else(|error| {
            self.trouble.set(Some(error));
            Vec::new()
        });
        for (name, text) in self.unsaved.borrow().iter() {
            let Some(name) = name.strip_prefix(family).and_then(|n| n.strip_prefix(':')) else {
                continue;
            };
            names.retain(|known| known != name);
            if text.is_some() {
                names.push(name.to_owned());
            }
        }
        names
    }

    /// The next of a row of numbers; `look` finds the last one used, and is asked only once.
    pub(super) fn next_number(&self, look: impl FnOnce() -> u64) -> u64 {
        let next = 1 + self.newest.get().unwrap_or_else(look);
        self.newest.set(Some(next));
        next
    }

    /// Keeps a text under another name and takes the first value out only when the new one will last.
    pub(super) fn replace(&self, from: &str, to: &str, text: &str) {
        self.save(to, text);
        if self.unsaved.borrow().iter().any(|(known, _)| known == to) {
            self.put_unsaved(from, None);
        } else {
            self.remove(from);
        }
    }

    fn put_unsaved(&self, name: &str, text: Option<&str>) {
        let mut unsaved = self.unsaved.borrow_mut();
        unsaved.retain(|(known, _)| known != name);
        unsaved.push((name.to_owned(), text.map(str::to_owned)));
    }

    fn note(&self, name: &str, text: Option<&str>, result: Result<u32, StoreError>) {
        match result {
            Ok(set_aside) => {
                self.set_aside.set(self.set_aside.get() + set_aside);
                let mut unsaved = self.unsaved.borrow_mut();
                unsaved.retain(|(known, _)| known != name);
                // A shelf that never had a storage stays in trouble; one that recovered does not.
                if unsaved.is_empty() && self.trouble.get() != Some(StoreError::Blocked) {
                    self.trouble.set(None);
                }
            }
            Err(error) => {
                self.put_unsaved(name, text);
                self.trouble.set(Some(error));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::super::faulty::{Fault, FaultyStorage};
    use super::*;

    /// The tests keep a hand on the storage the shelf owns.
    struct Shared(Rc<FaultyStorage>);

    impl Storage for Shared {
        fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
            self.0.get(key)
        }
        fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
            self.0.set(key, text)
        }
        fn remove(&self, key: &str) -> Result<(), StoreError> {
            self.0.remove(key)
        }
        fn keys(&self) -> Result<Vec<String>, StoreError> {
            self.0.keys()
        }
    }

    fn shelf(fault: Fault) -> (Rc<FaultyStorage>, Shelf) {
        let storage = Rc::new(FaultyStorage::new(MemoryStorage::default(), fault));
        let shelf = Shelf::open(Ok(Box::new(Shared(Rc::clone(&storage)))));
        (storage, shelf)
    }

    #[test]
    fn blocked_storage_means_memory_and_a_word_about_it() {
        let shelf = Shelf::open(Err(StoreError::Blocked));
        shelf.save("settings", "x");
        assert_eq!(shelf.load("settings").as_deref(), Some("x"));
        assert_eq!(shelf.trouble(), Some(StoreError::Blocked));
    }

    #[test]
    fn a_full_storage_keeps_the_game_going_and_recovers() {
        let (storage, shelf) = shelf(Fault::None);
        shelf.save("save:g1", "one");
        storage.fault.set(Fault::Refuse(StoreError::Full));
        shelf.save("save:g1", "two");
        shelf.save("save:g2", "other");
        assert_eq!(shelf.trouble(), Some(StoreError::Full));
        assert_eq!(shelf.load("save:g1").as_deref(), Some("two"));
        assert_eq!(shelf.names("save"), ["g1", "g2"]);
        storage.fault.set(Fault::None);
        shelf.save("save:g1", "three");
        assert_eq!(
            shelf.trouble(),
            Some(StoreError::Full),
            "the other value is still unsaved"
        );
        shelf.save("save:g2", "other");
        assert_eq!(shelf.trouble(), None);
        assert_eq!(
            slots::load(storage.as_ref(), "save:g1")
                .unwrap()
                .text
                .as_deref(),
            Some("three")
        );
    }

    #[test]
    fn storage_that_denies_everything_does_not_stop_the_shelf() {
        let (_, shelf) = shelf(Fault::Deny(StoreError::Failed));
        assert_eq!(shelf.load("settings"), None);
        shelf.save("settings", "x");
        assert_eq!(shelf.load("settings").as_deref(), Some("x"));
        assert!(shelf.names("save").is_empty());
        assert_eq!(shelf.trouble(), Some(StoreError::Failed));
    }

    #[test]
    fn moving_without_room_keeps_the_stored_copy() {
        let (storage, shelf) = shelf(Fault::None);
        shelf.save("save:g1", "game");
        storage.fault.set(Fault::Refuse(StoreError::Full));
        shelf.replace("save:g1", "archive:g1", "game");
        assert_eq!(shelf.load("save:g1"), None);
        assert_eq!(shelf.load("archive:g1").as_deref(), Some("game"));
        let kept = slots::load(&storage.inner, "save:g1").unwrap().text;
        assert_eq!(kept.as_deref(), Some("game"), "nothing is lost on disk");
    }
}
