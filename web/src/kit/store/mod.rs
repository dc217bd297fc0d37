//! Keeping things in the browser. From the bottom up: `Storage` (a bag of texts that may fail),
//! `envelope` (a text with version, number and checksum), `slots` (two envelopes per value, so that
//! a crash never costs more than the newest change), `Shelf` (goes on in memory when storage does
//! not work), `settings` and `saves` (what is actually kept). Only `browser` touches the browser.

pub mod browser;
mod envelope;
#[cfg(test)]
mod faulty;
mod memory;
pub mod saves;
pub mod settings;
pub mod setups;
mod shelf;
mod slots;

pub use memory::MemoryStorage;
pub use shelf::Shelf;

/// Every key of ours starts with this: sites on one origin share one storage.
pub const PREFIX: &str = "atoll:";

/// Why something could not be kept or read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoreError {
    /// The browser refuses storage altogether.
    Blocked,
    /// There is no room left.
    Full,
    /// Anything else, including a value that reads back differently than it was written.
    Failed,
    /// The value was written by a newer Atoll; it must not be touched.
    Newer,
}

/// A bag of texts under keys. Every operation may fail, and may be the last one before a crash.
pub trait Storage {
    /// The text under a key.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;
    /// Puts a text under a key, replacing the old one.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;
    /// Takes a key out; a missing key is fine.
    fn remove(&self, key: &str) -> Result<(), StoreError>;
    /// All keys that start with [`PREFIX`], in any order.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}
