//! How many checks passed and failed, read from what the test runners print.
//!
//! A skipped, ignored or cancelled test counts as failed: tests here either run or are deleted.

use std::fmt;
use std::ops::AddAssign;

/// Passed and failed checks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
}

impl Counts {
    /// One check, such as a lint run.
    pub(crate) fn of(ok: bool) -> Self {
        Self {
            passed: usize::from(ok),
            failed: usize::from(!ok),
        }
    }

    /// A runner that ends badly without naming a failed test (it did not compile, it crashed)
    /// still is one failure.
    pub(crate) fn with_status(mut self, success: bool) -> Self {
        if !success && self.failed == 0 {
            self.failed = 1;
        }
        self
    }

    /// From cargo-nextest: `Summary [ 1.2s] 12 tests run: 11 passed, 1 failed, 2 skipped`.
    pub(crate) fn from_nextest(output: &str) -> Self {
        let mut counts = Self::default();
        for line in output.lines() {
            let line = plain(line);
            let Some((_, summary)) = line.split_once(" run: ") else {
                continue;
            };
            if !line.contains("Summary") {
                continue;
            }
            for part in summary.split(", ") {
                // "11 passed (2 slow)": the number first, then the word.
                let mut words = part.split_whitespace();
                let number = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
                match words.next() {
                    Some("passed") => counts.passed += number,
                    Some("failed" | "timed" | "skipped" | "exec") => counts.failed += number,
                    _ => {}
                }
            }
        }
        counts
    }

    /// From `cargo test`: `test result: ok. 3 passed; 0 failed; 1 ignored; …`, once per binary.
    pub(crate) fn from_cargo_test(output: &str) -> Self {
        let mut counts = Self::default();
        for line in output.lines() {
            let line = plain(line);
            let Some((_, summary)) = line.split_once("test result: ") else {
                continue;
            };
            for part in summary.split([';', '.']) {
                let mut words = part.split_whitespace();
                let number = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
                match words.next() {
                    Some("passed") => counts.passed += number,
                    Some("failed" | "ignored") => counts.failed += number,
                    _ => {}
                }
            }
        }
        counts
    }

    /// From `node --test` with the spec reporter: lines `ℹ pass 5`, `ℹ fail 0`, `ℹ skipped 0`, ….
    pub(crate) fn from_node(output: &str) -> Self {
        let mut counts = Self::default();
        for line in output.lines() {
            let line = plain(line);
            let mut words = line.split_whitespace();
            if words.next() != Some("ℹ") {
                continue;
            }
            let word = words.next().unwrap_or_default();
            let number = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
            match word {
                "pass" => counts.passed += number,
                "fail" | "cancelled" | "skipped" | "todo" => counts.failed += number,
                _ => {}
            }
        }
        counts
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// The line without colour codes.
fn plain(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(start) = rest.find('\u{1b}') {
        text.push_str(&rest[..start]);
        rest = rest[start..]
            .find('m')
            .map_or("", |end| &rest[start + end + 1..]);
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(passed: usize, failed: usize) -> Counts {
        Counts { passed, failed }
    }

    #[test]
    fn reads_nextest() {
        let text = "\u{1b}[32m     Summary\u{1b}[0m [   0.5s] 14 tests run: 12 passed (1 slow), \
                    1 failed, 1 timed out, 3 skipped\n";
        assert_eq!(Counts::from_nextest(text), counts(12, 5));
        assert_eq!(
            Counts::from_nextest("     Summary [ 0.1s] 1 test run: 1 passed, 0 skipped"),
            counts(1, 0)
        );
    }

    #[test]
    fn reads_cargo_test_over_several_binaries() {
        let text = "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 9 filtered out\n\
                    test result: FAILED. 1 passed; 2 failed; 1 ignored; 0 measured\n";
        assert_eq!(Counts::from_cargo_test(text), counts(4, 3));
    }

    #[test]
    fn reads_node() {
        let text = "ℹ tests 6\nℹ pass 4\nℹ fail 1\nℹ cancelled 0\nℹ skipped 1\nℹ todo 0\n";
        assert_eq!(Counts::from_node(text), counts(4, 2));
    }

    #[test]
    fn a_bad_ending_is_a_failure_even_without_a_count() {
        assert_eq!(Counts::default().with_status(false), counts(0, 1));
        assert_eq!(counts(1, 2).with_status(false), counts(1, 2));
        assert_eq!(counts(1, 0).with_status(true), counts(1, 0));
    }

    #[test]
    fn the_closing_line_is_the_documented_one() {
        assert_eq!(counts(12, 0).to_string(), "12 passed, 0 failed");
    }
}
