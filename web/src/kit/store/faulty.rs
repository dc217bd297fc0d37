//! Storage that goes wrong on purpose, for tests: it crashes after a number of operations (with the
//! last write torn, if wanted), refuses writes, or stores something else than it was given.

use std::cell::{Cell, RefCell};

use super::{MemoryStorage, Storage, StoreError};

/// What goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Fault {
    #[default]
    None,
    /// Everything from this operation on fails, as if the power were gone.
    CrashAt(usize),
    /// Like `CrashAt`, but a write that is the last operation still stores half its text.
    TearAt(usize),
    /// Every write fails like this.
    Refuse(StoreError),
    /// Every operation fails like this.
    Deny(StoreError),
    /// The write with this number stores a changed text and claims success.
    CorruptWrite(usize),
}

#[derive(Debug, Default)]
pub(super) struct FaultyStorage {
    pub(super) inner: MemoryStorage,
    pub(super) fault: Cell<Fault>,
    operations: Cell<usize>,
    writes: Cell<usize>,
    pub(super) log: RefCell<Vec<String>>,
}

impl FaultyStorage {
    pub(super) fn new(inner: MemoryStorage, fault: Fault) -> Self {
        Self {
            inner,
            fault: Cell::new(fault),
            ..Self::default()
        }
    }

    pub(super) fn operations(&self) -> usize {
        self.operations.get()
    }

    /// Counts the operation; `Err` when it does not happen, `Ok(true)` when it is the last one.
    fn step(&self, what: String) -> Result<bool, StoreError> {
        let number = self.operations.get();
        self.operations.set(number + 1);
        self.log.borrow_mut().push(what);
        match self.fault.get() {
            Fault::Deny(error) => Err(error),
            Fault::CrashAt(at) if number >= at => Err(StoreError::Failed),
            Fault::TearAt(at) if number > at => Err(StoreError::Failed),
            Fault::TearAt(at) => Ok(number == at),
            _ => Ok(false),
        }
    }
}

impl Storage for FaultyStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.step(format!("get {key}"))?;
        self.inner.get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let torn = self.step(format!("set {key}"))?;
        let write = self.writes.get();
        self.writes.set(write + 1);
        if torn {
            let half: String = text.chars().take(text.chars().count() / 2).collect();
            self.inner.set(key, &half)?;
            return Err(StoreError::Failed);
        }
        match self.fault.get() {
            Fault::Refuse(error) => Err(error),
            Fault::CorruptWrite(at) if at == write => self.inner.set(key, &text.replace('a', "o")),
            _ => self.inner.set(key, text),
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.step(format!("remove {key}"))?;
        self.inner.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.step("keys".to_owned())?;
        self.inner.keys()
    }
}
