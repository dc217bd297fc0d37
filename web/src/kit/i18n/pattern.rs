//! Texts with gaps. A pattern is a text in which a few control characters stand for what is filled
//! in at the call; `build/emit.rs` writes them, [`fill`] is all the code that reads them. As data
//! they cost a visitor less than a function for every sentence in every language.
//!
//! ```text
//! \u{10} … \u{1f}    argument 0 … 15: a text as it is, a number in digits
//! \u{1} \u{10} key \u{3} pattern \u{2} key \u{3} pattern … \u{2} \u{3} pattern \u{4}
//!                    a choice by argument 0: the first key that fits, else the last pattern, which
//!                    has none. A key is a word; for a number it is digits or a plural form.
//! ```

use std::str::Chars;

use super::{Lang, plural};

/// Stands between the languages of one message.
pub(super) const NEXT_LANGUAGE: char = '\u{5}';
const CHOICE: char = '\u{1}';
const NEXT_KEY: char = '\u{2}';
const END_OF_KEY: char = '\u{3}';
const END_OF_CHOICE: char = '\u{4}';
const FIRST_ARGUMENT: u32 = 0x10;
const FIRST_LETTER: u32 = 0x20;

/// What a gap is filled with.
#[derive(Debug, Clone, Copy)]
pub enum Value<'a> {
    Text(&'a str),
    Number(u32),
}

/// A pattern with its gaps filled in, in the grammar of a language.
#[must_use]
pub fn fill(lang: Lang, pattern: &str, values: &[Value<'_>]) -> String {
    let mut filling = Filling {
        lang,
        values,
        rest: pattern.chars(),
        out: String::new(),
    };
    filling.pattern(true);
    filling.out
}

struct Filling<'a> {
    lang: Lang,
    values: &'a [Value<'a>],
    rest: Chars<'a>,
    out: String,
}

impl<'a> Filling<'a> {
    /// Reads a pattern up to its end, and tells what ended it. It is written only where it is the
    /// chosen one.
    fn pattern(&mut self, chosen: bool) -> Option<char> {
        loop {
            let letter = self.rest.next()?;
            match letter {
                CHOICE => self.choice(chosen),
                NEXT_KEY | END_OF_CHOICE => return Some(letter),
                _ if !chosen => {}
                _ => match self.value(letter) {
                    Some(Value::Text(text)) => self.out.push_str(text),
                    Some(Value::Number(number)) => push_number(&mut self.out, number),
                    None => self.out.push(letter),
                },
            }
        }
    }

    fn choice(&mut self, chosen: bool) {
        let value = self.rest.next().and_then(|gap| self.value(gap));
        let mut open = chosen;
        while let Some((key, rest)) = self.rest.as_str().split_once(END_OF_KEY) {
            self.rest = rest.chars();
            let fits = open && (key.is_empty() || self.fits(key, value));
            open &= !fits;
            if self.pattern(fits) != Some(NEXT_KEY) {
                break;
            }
        }
    }

    fn fits(&self, key: &str, value: Option<Value<'_>>) -> bool {
        match value {
            Some(Value::Text(word)) => key == word,
            Some(Value::Number(number)) => {
                let mut digits = String::new();
                push_number(&mut digits, number);
                key == digits || key == plural(self.lang, number).slug()
            }
            None => false,
        }
    }

    /// The value a character stands for, if it stands for one.
    fn value(&self, gap: char) -> Option<Value<'a>> {
        let code = u32::from(gap);
        if code >= FIRST_LETTER {
            return None;
        }
        let index = code.checked_sub(FIRST_ARGUMENT)?;
        self.values.get(index as usize).copied()
    }
}

/// Decimal digits without the formatting machinery, which would cost kilobytes in the download.
fn push_number(out: &mut String, number: u32) {
    if number >= 10 {
        push_number(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_digits() {
        for number in [0, 7, 10, 99, 100, 4_294_967_295] {
            let text = fill(Lang::En, "\u{10}", &[Value::Number(number)]);
            assert_eq!(text, number.to_string());
        }
    }

    #[test]
    fn what_is_filled_in_is_never_read_as_a_pattern() {
        let hostile = "\u{1}\u{10}x\u{3}\u{2}\u{3}\u{4}\u{11}\0\u{202e}";
        let text = fill(
            Lang::En,
            "<\u{10}|\u{11}>",
            &[Value::Text(hostile), Value::Text("safe")],
        );
        assert_eq!(text, format!("<{hostile}|safe>"));
    }

    #[test]
    fn a_broken_pattern_ends_too() {
        // Patterns come from the build; if one were broken, nothing would hang or panic.
        let broken = [
            ("\u{1}", ""),
            ("\u{1}\u{10}", ""),
            ("\u{1}\u{1f}few\u{3}a\u{2}\u{3}b", "b"),
            ("\u{1}\u{10}few\u{3}a", "a"),
            ("\u{4}x", ""),
            ("\u{1f}", "\u{1f}"),
        ];
        for (pattern, expected) in broken {
            assert_eq!(fill(Lang::Pl, pattern, &[Value::Number(3)]), expected);
        }
    }
}
