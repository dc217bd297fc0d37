//! Notices changed sources by looking at their modification times: a few hundred files, twice a
//! second, needs no platform-specific machinery.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::files;

const PAUSE: Duration = Duration::from_millis(500);
/// What the site is made of, relative to the root.
const WATCHED: &[&str] = &[
    "Cargo.toml",
    "Cargo.lock",
    "index.html",
    "engine/Cargo.toml",
    "engine/src",
    "engine/data",
    "engine/npm",
    "web/Cargo.toml",
    "web/build.rs",
    "web/src",
    "web/locales",
    "texts/src",
    "static",
];

type Times = BTreeMap<PathBuf, SystemTime>;

/// The sources as they were when last looked at.
#[derive(Debug)]
pub(super) struct Sources {
    root: PathBuf,
    seen: Times,
}

impl Sources {
    pub(super) fn new(root: &Path) -> Self {
        Self {
            root: root.to_path_buf(),
            seen: times(root),
        }
    }

    /// Blocks until a source changes; gives back its name.
    pub(super) fn wait_for_change(&mut self) -> String {
        loop {
            thread::sleep(PAUSE);
            let now = times(&self.root);
            if let Some(changed) = difference(&self.seen, &now) {
                // Editors write several files at once: take them together.
                thread::sleep(PAUSE);
                self.seen = times(&self.root);
                return changed.display().to_string();
            }
        }
    }
}

/// The first file that appeared, disappeared or has another time.
fn difference(old: &Times, new: &Times) -> Option<PathBuf> {
    let changed = new.iter().find(|(file, time)| old.get(*file) != Some(time));
    let gone = old.keys().find(|file| !new.contains_key(*file));
    changed
        .map(|(file, _)| file.clone())
        .or_else(|| gone.cloned())
}

fn times(root: &Path) -> Times {
    let mut times = Times::new();
    for name in WATCHED {
        let path = root.join(name);
        let below = if path.is_dir() {
            files::list(&path).unwrap_or_default()
        } else {
            vec![]
        };
        let below = below.into_iter().map(|file| Path::new(name).join(file));
        for file in below.chain(path.is_file().then(|| PathBuf::from(name))) {
            if let Ok(time) = fs::metadata(root.join(&file)).and_then(|data| data.modified()) {
                times.insert(file, time);
            }
        }
    }
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sees_new_changed_and_removed_files() {
        let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let old = Times::from([("a".into(), at(1)), ("b".into(), at(1))]);
        assert_eq!(difference(&old, &old), None);
        let touched = Times::from([("a".into(), at(1)), ("b".into(), at(2))]);
        assert_eq!(difference(&old, &touched), Some("b".into()));
        let fewer = Times::from([("a".into(), at(1))]);
        assert_eq!(difference(&old, &fewer), Some("b".into()));
        assert_eq!(difference(&fewer, &old), Some("b".into()));
    }
}
