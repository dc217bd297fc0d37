//! Two alternating slots per value. A write goes to the slot that does not hold the newest good
//! text, is read back and compared, and only then counts; so whatever happens in between, the text
//! before it is still there. A damaged slot is moved aside to `…:damaged:<n>`, never deleted.

use super::envelope::{self, Content};
use super::{PREFIX, Storage, StoreError};

const SLOTS: [&str; 2] = ["a", "b"];

/// A value as read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Reading {
    pub(super) text: Option<String>,
    /// How many damaged slots were set aside on the way.
    pub(super) set_aside: u32,
    newest: Option<(usize, u64)>,
}

/// Reads the newest good text of a value and sets damaged slots aside.
pub(super) fn load(storage: &dyn Storage, name: &str) -> Result<Reading, StoreError> {
    let mut reading = Reading::default();
    let mut damaged = Vec::new();
    for (slot, letter) in SLOTS.iter().enumerate() {
        let key = slot_key(name, letter);
        let Some(stored) = storage.get(&key)? else {
            continue;
        };
        match envelope::open(&stored) {
            Content::Good { number, text } => {
                if reading.newest.is_none_or(|(_, newest)| number > newest) {
                    reading.newest = Some((slot, number));
                    reading.text = Some(text);
                }
            }
            Content::Newer => return Err(StoreError::Newer),
            Content::Damaged => damaged.push((key, stored)),
        }
    }
    for (key, stored) in damaged {
        // A good text must not be lost because a damaged one cannot be moved: `save` minds the slot.
        if set_aside(storage, name, &key, &stored).is_ok() {
            reading.set_aside += 1;
        }
    }
    Ok(reading)
}

/// Writes a value; `Ok` means it has been read back and is the same.
pub(super) fn save(storage: &dyn Storage, name: &str, text: &str) -> Result<Reading, StoreError> {
    let before = load(storage, name)?;
    let (slot, number) = before
        .newest
        .map_or((0, 1), |(slot, number)| (1 - slot, number + 1));
    let key = slot_key(name, SLOTS[slot]);
    if let Some(stored) = storage.get(&key)?
        && envelope::open(&stored) == Content::Damaged
    {
        // It could not be moved aside while loading, and it must not be overwritten.
        set_aside(storage, name, &key, &stored)?;
    }
    write_and_compare(storage, &key, &envelope::seal(number, text))?;
    Ok(Reading {
        text: Some(text.to_owned()),
        set_aside: before.set_aside,
        newest: Some((slot, number)),
    })
}

/// Takes a value out, newest slot last: a crash in between leaves the newest text.
pub(super) fn remove(storage: &dyn Storage, name: &str) -> Result<(), StoreError> {
    let newest = load(storage, name)?.newest.map_or(0, |(slot, _)| slot);
    storage.remove(&slot_key(name, SLOTS[1 - newest]))?;
    storage.remove(&slot_key(name, SLOTS[newest]))
}

/// The names of stored values that start with `family:`, without that start, in any order.
pub(super) fn names(storage: &dyn Storage, family: &str) -> Result<Vec<String>, StoreError> {
    let mut names: Vec<String> = Vec::new();
    for key in storage.keys()? {
        if let Some(name) = name_of(&key, family)
            && !names.iter().any(|known| known == name)
        {
            names.push(name.to_owned());
        }
    }
    Ok(names)
}

fn name_of<'k>(key: &'k str, family: &str) -> Option<&'k str> {
    let name = key
        .strip_prefix(PREFIX)?
        .strip_prefix(family)?
        .strip_prefix(':')?;
    let (name, slot) = name.split_once(':')?;
    SLOTS.contains(&slot).then_some(name)
}

fn set_aside(storage: &dyn Storage, name: &str, key: &str, stored: &str) -> Result<(), StoreError> {
    let mut number = 1u32;
    let aside = loop {
        let candidate = aside_key(name, number);
        match storage.get(&candidate)? {
            None => break candidate,
            // A crash came between copying and removing: the copy is there already.
            Some(copy) if copy == stored => break candidate,
            Some(_) => number += 1,
        }
    };
    write_and_compare(storage, &aside, stored)?;
    storage.remove(key)
}

fn write_and_compare(storage: &dyn Storage, key: &str, text: &str) -> Result<(), StoreError> {
    storage.set(key, text)?;
    match storage.get(key)? {
        Some(stored) if stored == text => Ok(()),
        _ => Err(StoreError::Failed),
    }
}

fn slot_key(name: &str, letter: &str) -> String {
    [PREFIX, name, ":", letter].concat()
}

fn aside_key(name: &str, number: u32) -> String {
    [PREFIX, name, ":damaged:", &number.to_string()].concat()
}

#[cfg(test)]
mod tests {
    use super::super::MemoryStorage;
    use super::super::faulty::{Fault, FaultyStorage};
    use super::*;

    fn text(storage: &dyn Storage) -> Option<String> {
        load(storage, "v").unwrap().text
    }

    #[test]
    fn values_alternate_and_the_newest_wins() {
        let storage = MemoryStorage::default();
        assert_eq!(text(&storage), None);
        for value in ["first", "second", "third"] {
            save(&storage, "v", value).unwrap();
            assert_eq!(text(&storage).as_deref(), Some(value));
        }
        let mut keys = storage.keys().unwrap();
        keys.sort();
        assert_eq!(keys, ["atoll:v:a", "atoll:v:b"]);
    }

    #[test]
    fn a_damaged_slot_is_set_aside_and_the_one_before_it_read() {
        let storage = MemoryStorage::default();
        save(&storage, "v", "first").unwrap();
        save(&storage, "v", "second").unwrap();
        storage.set("atoll:v:b", "rubbish").unwrap();
        let reading = load(&storage, "v").unwrap();
        assert_eq!(
            (reading.text.as_deref(), reading.set_aside),
            (Some("first"), 1)
        );
        assert_eq!(
            storage.get("atoll:v:damaged:1").unwrap().as_deref(),
            Some("rubbish")
        );
        assert_eq!(storage.get("atoll:v:b").unwrap(), None);
        storage.set("atoll:v:b", "other rubbish").unwrap();
        load(&storage, "v").unwrap();
        assert_eq!(
            storage.get("atoll:v:damaged:2").unwrap().as_deref(),
            Some("other rubbish")
        );
    }

    #[test]
    fn a_newer_value_is_neither_read_nor_written() {
        let storage = MemoryStorage::default();
        storage.set("atoll:v:a", "atoll 9 something\nelse").unwrap();
        let before = storage.clone();
        assert_eq!(load(&storage, "v"), Err(StoreError::Newer));
        assert_eq!(save(&storage, "v", "x"), Err(StoreError::Newer));
        assert_eq!(remove(&storage, "v"), Err(StoreError::Newer));
        assert_eq!(storage, before);
    }

    #[test]
    fn a_write_that_reads_back_differently_does_not_count() {
        let storage = FaultyStorage::new(MemoryStorage::default(), Fault::None);
        save(&storage, "v", "first").unwrap();
        storage.fault.set(Fault::CorruptWrite(1));
        assert_eq!(save(&storage, "v", "banana"), Err(StoreError::Failed));
        storage.fault.set(Fault::None);
        assert_eq!(text(&storage).as_deref(), Some("first"));
    }

    #[test]
    fn a_damaged_slot_that_cannot_be_moved_is_not_overwritten() {
        let inner = MemoryStorage::default();
        inner.set("atoll:v:a", "rubbish").unwrap();
        let storage = FaultyStorage::new(inner, Fault::Refuse(StoreError::Full));
        assert_eq!(load(&storage, "v").unwrap().set_aside, 0);
        assert_eq!(save(&storage, "v", "x"), Err(StoreError::Full));
        assert_eq!(
            storage.inner.get("atoll:v:a").unwrap().as_deref(),
            Some("rubbish")
        );
    }

    /// Runs `action` with a crash after every number of operations, whole and torn, and lets
    /// `check` look at what is left.
    fn crash_everywhere(
        start: &MemoryStorage,
        action: impl Fn(&dyn Storage),
        check: impl Fn(&MemoryStorage, &str),
    ) {
        let calm = FaultyStorage::new(start.clone(), Fault::None);
        action(&calm);
        assert!(calm.operations() > 3, "nothing to interrupt");
        for at in 0..=calm.operations() {
            for fault in [Fault::CrashAt(at), Fault::TearAt(at)] {
                let storage = FaultyStorage::new(start.clone(), fault);
                action(&storage);
                check(
                    &storage.inner,
                    &format!("{fault:?} in {:?}", storage.log.borrow()),
                );
            }
        }
    }

    #[test]
    fn a_crash_anywhere_in_a_write_leaves_the_old_or_the_new_text() {
        let start = MemoryStorage::default();
        save(&start, "v", "old").unwrap();
        save(&start, "v", "older than new").unwrap();
        let write = |storage: &dyn Storage| drop(save(storage, "v", "new"));
        crash_everywhere(&start, write, |left, place| {
            let found = text(left);
            assert!(
                matches!(found.as_deref(), Some("older than new" | "new")),
                "{found:?}: {place}"
            );
            save(left, "v", "later").unwrap();
            assert_eq!(text(left).as_deref(), Some("later"), "{place}");
        });
    }

    #[test]
    fn a_crash_while_setting_aside_loses_neither_text() {
        let start = MemoryStorage::default();
        save(&start, "v", "good").unwrap();
        start.set("atoll:v:b", "rubbish").unwrap();
        crash_everywhere(
            &start,
            |storage| drop(load(storage, "v")),
            |left, place| {
                assert_eq!(text(left).as_deref(), Some("good"), "{place}");
                let kept = left.keys().unwrap().into_iter().any(|key| {
                    key.contains("damaged") && left.get(&key).unwrap().as_deref() == Some("rubbish")
                });
                assert!(kept, "{place}");
            },
        );
    }

    #[test]
    fn a_crash_while_removing_leaves_the_newest_text_or_nothing() {
        let start = MemoryStorage::default();
        save(&start, "v", "old").unwrap();
        save(&start, "v", "new").unwrap();
        crash_everywhere(
            &start,
            |storage| _ = remove(storage, "v"),
            |left, place| {
                let found = text(left);
                assert!(
                    matches!(found.as_deref(), None | Some("new")),
                    "{found:?}: {place}"
                );
            },
        );
    }

    #[test]
    fn names_lists_each_value_once_and_nothing_else() {
        let storage = MemoryStorage::default();
        save(&storage, "save:g2", "x").unwrap();
        save(&storage, "save:g2", "y").unwrap();
        save(&storage, "save:g10", "x").unwrap();
        save(&storage, "settings", "x").unwrap();
        storage.set("atoll:save:g3:damaged:1", "x").unwrap();
        storage.set("other:save:g4:a", "x").unwrap();
        assert_eq!(names(&storage, "save").unwrap(), ["g2", "g10"]);
    }
}
