//! Command-line arguments: `--flag`, `--name value`, `--name=value` and plain words.
//!
//! A command takes what it knows and calls [`Args::finish`], which refuses the rest, so that a
//! mistyped option is an error and never quietly ignored.

use std::fmt;
use std::str::FromStr;

/// A command line that cannot be understood; the program ends with code 2.
#[derive(Debug)]
pub(crate) struct UsageError(pub(crate) String);

impl fmt::Display for UsageError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for UsageError {}

/// The words after the command's name that nobody has taken yet.
#[derive(Debug)]
pub(crate) struct Args {
    words: Vec<String>,
}

impl Args {
    pub(crate) fn new(words: Vec<String>) -> Self {
        Self { words }
    }

    /// Takes `--name`; true when it was there.
    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() != before
    }

    /// Takes `--name value` or `--name=value`.
    pub(crate) fn value<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, UsageError> {
        let with_equals = format!("{name}=");
        let Some(at) = self
            .words
            .iter()
            .position(|word| word == name || word.starts_with(&with_equals))
        else {
            return Ok(None);
        };
        let word = self.words.remove(at);
        let text = match word.strip_prefix(&with_equals) {
            Some(text) => text.to_owned(),
            None if at < self.words.len() => self.words.remove(at),
            None => return Err(UsageError(format!("{name} needs a value"))),
        };
        match text.parse() {
            Ok(value) => Ok(Some(value)),
            Err(_) => Err(UsageError(format!("{name} cannot be `{text}`"))),
        }
    }

    /// Takes `--name value`, which must be there.
    pub(crate) fn needed<T: FromStr>(&mut self, name: &str) -> Result<T, UsageError> {
        self.value(name)?
            .ok_or_else(|| UsageError(format!("{name} is missing")))
    }

    /// Takes the first plain word.
    pub(crate) fn word(&mut self, what: &str) -> Result<String, UsageError> {
        let at = self.words.iter().position(|word| !word.starts_with("--"));
        let at = at.ok_or_else(|| UsageError(format!("{what} is missing")))?;
        Ok(self.words.remove(at))
    }

    /// Refuses whatever is left.
    pub(crate) fn finish(self) -> Result<(), UsageError> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => Err(UsageError(format!("unknown argument `{word}`"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Args {
        Args::new(line.split_whitespace().map(str::to_owned).collect())
    }

    #[test]
    fn takes_flags_and_both_spellings_of_a_value() {
        let mut args = args("--json --port 81 --base=/a/");
        assert!(args.flag("--json"));
        assert_eq!(args.value::<u16>("--port").unwrap(), Some(81));
        assert_eq!(
            args.value::<String>("--base").unwrap(),
            Some("/a/".to_owned())
        );
        assert_eq!(args.value::<String>("--none").unwrap(), None);
        assert!(args.finish().is_ok());
    }

    #[test]
    fn refuses_what_it_does_not_know() {
        assert!(args("--jsn").finish().is_err());
        assert!(args("--port").value::<u16>("--port").is_err());
        assert!(args("--port x").value::<u16>("--port").is_err());
    }
}
