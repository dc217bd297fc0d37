//! `cargo xtask golden`: plays and writes the golden games anew. Read the difference before you
//! commit it: every change in it is a change of rules, scores or notation.

use std::process::ExitCode;

use anyhow::Result;

use crate::args::Args;
use crate::process::{run as run_shown, say};
use crate::project::Project;

/// Rewrites `tests/golden`.
pub(crate) fn run(args: Args) -> Result<ExitCode> {
    args.finish()?;
    let project = Project::here();
    run_shown(
        project
            .cargo("test")
            .args(["--package", "atoll-tests", "--test", "it", "golden::"])
            .env("ATOLL_REWRITE_GOLDEN", "1"),
    )?;
    say("tests/golden is written: look at git diff tests/golden");
    Ok(ExitCode::SUCCESS)
}
