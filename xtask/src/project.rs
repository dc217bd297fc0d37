//! Where things are: the source tree, the tools, the output folders.
//!
//! The source tree is a value, not a constant, because `dist --verify` builds a copy of it in
//! another folder to show that the place makes no difference.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A source tree together with the folder its tools (npm packages) live in.
#[derive(Clone, Debug)]
pub(crate) struct Project {
    /// The folder with the workspace's `Cargo.toml`.
    pub(crate) root: PathBuf,
    /// The folder with `node_modules`.
    pub(crate) tools: PathBuf,
    /// Where cargo puts what it builds.
    pub(crate) target: PathBuf,
    /// The commit the sources come from, or `unknown`.
    pub(crate) commit: String,
}

impl Project {
    /// The tree this program was built from.
    pub(crate) fn here() -> Self {
        let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = manifest
            .parent()
            .map_or_else(|| manifest.clone(), Path::to_path_buf);
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| root.join("target"), |dir| root.join(dir));
        let commit = commit(&root);
        Self {
            tools: root.clone(),
            root,
            target,
            commit,
        }
    }

    /// The deployable site.
    pub(crate) fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// A program from `node_modules`.
    pub(crate) fn npm_tool(&self, name: &str) -> Command {
        let suffix = if cfg!(windows) { ".cmd" } else { "" };
        let bin = self.tools.join("node_modules").join(".bin");
        Command::new(bin.join(format!("{name}{suffix}")))
    }

    /// Cargo, working on this tree.
    pub(crate) fn cargo(&self, subcommand: &str) -> Command {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo
            .arg(subcommand)
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target);
        // `cargo run` describes xtask in these; a build script must not mistake it for itself.
        for name in [
            "CARGO_MANIFEST_DIR",
            "CARGO_MANIFEST_PATH",
            "CARGO_PKG_NAME",
        ] {
            cargo.env_remove(name);
        }
        cargo
    }

    /// The version all crates share.
    pub(crate) fn version(&self) -> &'static str {
        env!("CARGO_PKG_VERSION")
    }
}

/// The short commit id, when this is a git checkout.
fn commit(root: &Path) -> String {
    Command::new("git")
        .args(["rev-parse", "--short=12", "HEAD"])
        .current_dir(root)
        .output()
        .ok()
        .filter(|output| output.status.success())
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .map_or_else(|| "unknown".to_owned(), |text| text.trim().to_owned())
}
