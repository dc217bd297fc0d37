//! Running other programs: with a line that says what is going on, and with errors that name the
//! program and how it ended.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use anyhow::{Context, Result, bail};

/// Says what happens next. Goes to stderr, so that stdout stays clean for `--json`.
pub(crate) fn say(text: &str) {
    eprintln!("==> {text}");
}

/// Runs a program with its output shown; an error unless it succeeds.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let name = name(command);
    let status = command
        .stdout(Stdio::inherit())
        .status()
        .with_context(|| missing(&name))?;
    expect_success(&name, status)
}

/// Runs a program silently and gives back its stdout; an error shows what it wrote.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let name = name(command);
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| missing(&name))?;
    if !output.status.success() {
        let heard = String::from_utf8_lossy(&output.stderr);
        bail!(
            "`{name}` ended with {}\n{}",
            output.status,
            heard.trim_end()
        );
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a program silently; how it ended, and what it wrote to stdout.
pub(crate) fn ending(command: &mut Command) -> Result<(ExitStatus, String)> {
    let name = name(command);
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| missing(&name))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok((output.status, said))
}

/// Runs a program with its output shown and also kept, for counting what it reports.
pub(crate) fn tee(command: &mut Command) -> Result<(ExitStatus, String)> {
    let name = name(command);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| missing(&name))?;
    let kept = Arc::new(Mutex::new(String::new()));
    let threads: Vec<_> = [
        child
            .stdout
            .take()
            .map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
        child
            .stderr
            .take()
            .map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
    ]
    .into_iter()
    .flatten()
    .map(|pipe| {
        let kept = Arc::clone(&kept);
        thread::spawn(move || follow(pipe, &kept))
    })
    .collect();
    let status = child
        .wait()
        .with_context(|| format!("waiting for `{name}`"))?;
    for thread in threads {
        thread.join().ok();
    }
    let text = kept.lock().map(|text| text.clone()).unwrap_or_default();
    Ok((status, text))
}

/// Copies lines to stderr and into `kept` until the pipe closes.
fn follow(pipe: Box<dyn Read + Send>, kept: &Mutex<String>) {
    let mut lines = BufReader::new(pipe);
    let mut line = Vec::new();
    while lines
        .read_until(b'\n', &mut line)
        .is_ok_and(|read| read > 0)
    {
        std::io::stderr().write_all(&line).ok();
        if let Ok(mut kept) = kept.lock() {
            kept.push_str(&String::from_utf8_lossy(&line));
        }
        line.clear();
    }
}

/// True when the program can be started at all.
pub(crate) fn exists(program: &str, probe: &str) -> bool {
    Command::new(program)
        .arg(probe)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn expect_success(name: &str, status: ExitStatus) -> Result<()> {
    if status.success() {
        Ok(())
    } else {
        bail!("`{name}` ended with {status}")
    }
}

fn missing(name: &str) -> String {
    format!("`{name}` could not be started")
}

/// The program and its first arguments, as a person would type them.
fn name(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let program = program
        .file_name()
        .unwrap_or(command.get_program())
        .to_string_lossy();
    let mut words = vec![program.into_owned()];
    words.extend(
        command
            .get_args()
            .take(3)
            .map(|word| word.to_string_lossy().into_owned()),
    );
    words.join(" ")
}
