//! Small file-system helpers with errors that name the file, and listings in a fixed order.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// All files under `root`, relative to it, with `/` between the parts, sorted.
pub(crate) fn list(root: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    walk(root, "", &[], &mut found)?;
    found.sort();
    Ok(found)
}

/// Like [`list`], without the folders that are built or installed.
pub(crate) fn list_sources(root: &Path) -> Result<Vec<String>> {
    const MADE: &[&str] = &[
        ".git/",
        "target/",
        "dist/",
        "node_modules/",
        "tests/e2e/output/",
    ];
    let mut found = Vec::new();
    walk(root, "", MADE, &mut found)?;
    found.sort();
    Ok(found)
}

fn walk(dir: &Path, prefix: &str, except: &[&str], found: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(dir).with_context(|| format!("cannot list {}", dir.display()))? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            let inside = format!("{name}/");
            if !except.contains(&inside.as_str()) {
                walk(&entry.path(), &inside, except, found)?;
            }
        } else {
            found.push(name);
        }
    }
    Ok(())
}

pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

pub(crate) fn read_text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes a file and the folders it needs.
pub(crate) fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
    }
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

/// Copies one file and makes the folders it needs.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    write(to, read(from)?)
}

/// An empty folder, whatever was there before.
pub(crate) fn fresh_dir(path: &Path) -> Result<PathBuf> {
    remove(path)?;
    fs::create_dir_all(path).with_context(|| format!("cannot make {}", path.display()))?;
    Ok(path.to_path_buf())
}

/// Removes a folder if it is there.
pub(crate) fn remove(path: &Path) -> Result<()> {
    if path.exists() {
        fs::remove_dir_all(path).with_context(|| format!("cannot remove {}", path.display()))?;
    }
    Ok(())
}

/// The MIME type by the name's ending. Streaming compilation needs the one of wasm.
pub(crate) fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" | "ftl" | "ts" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A folder for one test, gone when it ends.
#[cfg(test)]
pub(crate) struct Scratch(pub(crate) PathBuf);

#[cfg(test)]
impl Scratch {
    /// Each test its own, whether tests share a process or not.
    pub(crate) fn new() -> Self {
        use std::sync::atomic::{AtomicU32, Ordering};
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("atoll-test-{}-{number}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }
}

#[cfg(test)]
impl Drop for Scratch {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}
