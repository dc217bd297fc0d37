//! `serve`: builds the site, serves it on the loopback interface, rebuilds when a source changes
//! and reloads the open pages.
//!
//! [`http`] answers requests, [`watch`] notices changes, [`reload`] is the script that only pages
//! served from here get.

mod http;
mod reload;
mod watch;

use std::net::TcpListener;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;

use anyhow::{Context, Result, bail};

use crate::args::{Args, UsageError};
use crate::dist::{self, Effort};
use crate::process::say;
use crate::project::Project;

const DEFAULT_PORT: u16 = 8080;
/// How many ports after a taken one are tried.
const NEIGHBOURS: u16 = 100;

/// `cargo xtask serve [--port N] [--base /sub/path/] [--dev]`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let wanted = args.value("--port")?.unwrap_or(DEFAULT_PORT);
    let base = normal_base(
        &args
            .value::<String>("--base")?
            .unwrap_or_else(|| "/".to_owned()),
    )?;
    let effort = if args.flag("--dev") {
        Effort::Quick
    } else {
        Effort::Full
    };
    args.finish()?;

    let project = Project::here();
    let mut sources = watch::Sources::new(&project.root);
    dist::build(&project, effort)?;
    let (listener, port) = listen(wanted)?;
    let site = Arc::new(http::Site::new(project.dist(), base.clone()));
    let pages = Arc::clone(&site);
    thread::spawn(move || http::serve(&listener, &pages));
    println!("Atoll is at http://127.0.0.1:{port}{base}  (Ctrl+C ends it)");

    loop {
        let changed = sources.wait_for_change();
        say(&format!("{changed} changed"));
        match dist::build(&project, effort) {
            Ok(()) => site.reload_pages(),
            Err(error) => eprintln!("error: {error:#}\nThe last good build is still served."),
        }
    }
}

/// The wanted port, or the next free one with a word about it.
fn listen(wanted: u16) -> Result<(TcpListener, u16)> {
    let last = wanted.saturating_add(NEIGHBOURS);
    for port in wanted..=last {
        match TcpListener::bind(("127.0.0.1", port)) {
            Ok(listener) => {
                let port = listener
                    .local_addr()
                    .context("the server has an address")?
                    .port();
                return Ok((listener, port));
            }
            Err(error) => eprintln!("Port {port} cannot be used ({error}); trying the next one."),
        }
    }
    bail!("no free port between {wanted} and {last}; choose another with --port")
}

/// `/a/b/` from any of `a/b`, `/a/b`, `/a/b/`.
fn normal_base(text: &str) -> Result<String, UsageError> {
    let inner = text.trim_matches('/');
    if inner.split('/').any(|part| part == ".." || part == ".") || inner.contains(['?', '#', ' ']) {
        return Err(UsageError(format!(
            "--base cannot be `{text}`; write it like /sub/path/"
        )));
    }
    Ok(if inner.is_empty() {
        "/".to_owned()
    } else {
        format!("/{inner}/")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_is_written_with_a_slash_on_both_sides() {
        assert_eq!(normal_base("/").unwrap(), "/");
        assert_eq!(normal_base("a/b").unwrap(), "/a/b/");
        assert_eq!(normal_base("/a/").unwrap(), "/a/");
        assert!(normal_base("/a/../b").is_err());
    }

    #[test]
    fn a_taken_port_gives_the_next_free_one() {
        let (_held, taken) = listen(0).unwrap();
        let (_next, port) = listen(taken).unwrap();
        assert!(port > taken);
    }
}
