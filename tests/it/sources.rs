//! The files of the repository, for the tests that read them: everything people write, nothing
//! that is built or installed.

use std::fs;
use std::path::{Path, PathBuf};

/// A text file of the repository.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// From the root, with `/` between the parts.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    /// A file that exists only in a test.
    pub(crate) fn sample(path: &str, text: &str) -> Self {
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    pub(crate) fn has_ending(&self, endings: &[&str]) -> bool {
        endings.iter().any(|ending| self.path.ends_with(ending))
    }
}

/// The folder with the workspace's `Cargo.toml`.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Folders that are made, not written.
const MADE: &[&str] = &[".git", "target", "dist", "node_modules", "tests/e2e/output"];

/// All text files that are written by people.
pub(crate) fn all() -> Vec<Source> {
    let mut sources = Vec::new();
    walk("", &mut sources);
    assert!(sources.len() > 10, "only {} files found", sources.len());
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    sources
}

fn walk(folder: &str, sources: &mut Vec<Source>) {
    let entries = fs::read_dir(root().join(folder)).expect("the repository can be read");
    for entry in entries {
        let entry = entry.expect("the repository can be read");
        let name = entry
            .file_name()
            .into_string()
            .expect("file names are UTF-8");
        let path = if folder.is_empty() {
            name
        } else {
            format!("{folder}/{name}")
        };
        if MADE.contains(&path.as_str()) {
            continue;
        }
        if entry.path().is_dir() {
            walk(&path, sources);
        } else if let Ok(text) = fs::read_to_string(entry.path()) {
            sources.push(Source { path, text });
        }
    }
}

/// Runs a check over files and fails with everything it found.
pub(crate) fn assert_clean(check: impl Fn(&Source) -> Vec<String>) {
    let found: Vec<String> = all().iter().flat_map(check).collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}
