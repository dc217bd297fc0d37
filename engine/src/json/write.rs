//! The writer: compact, with no more escapes than the standard demands.

use super::{Number, Value};

impl Value {
    /// The value as compact text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.push_to(&mut text);
        text
    }

    /// Writes the compact text at the end of another.
    pub fn push_to(&self, text: &mut String) {
        match self {
            Value::Null => text.push_str("null"),
            Value::Bool(true) => text.push_str("true"),
            Value::Bool(false) => text.push_str("false"),
            Value::Number(Number(number)) => text.push_str(number),
            Value::String(content) => push_string(text, content),
            Value::Array(items) => {
                let mut open = '[';
                for item in items {
                    text.push(open);
                    item.push_to(text);
                    open = ',';
                }
                text.push_str(if items.is_empty() { "[]" } else { "]" });
            }
            Value::Object(fields) => {
                let mut open = '{';
                for (key, value) in fields.iter() {
                    text.push(open);
                    push_string(text, key);
                    text.push(':');
                    value.push_to(text);
                    open = ',';
                }
                text.push_str(if fields.is_empty() { "{}" } else { "}" });
            }
        }
    }
}

/// Writes a text in quotes.
pub fn push_string(text: &mut String, content: &str) {
    text.push('"');
    for sign in content.chars() {
        let short = match sign {
            '"' | '\\' => sign,
            '\u{8}' => 'b',
            '\u{c}' => 'f',
            '\n' => 'n',
            '\r' => 'r',
            '\t' => 't',
            '\0'..='\u{1f}' => {
                text.push_str(if sign < '\u{10}' { "\\u000" } else { "\\u001" });
                text.push(char::from(b"0123456789abcdef"[sign as usize & 15]));
                continue;
            }
            _ => {
                text.push(sign);
                continue;
            }
        };
        text.push('\\');
        text.push(short);
    }
    text.push('"');
}

/// Writes a whole number.
pub fn push_int(text: &mut String, number: i64) {
    if number < 0 {
        text.push('-');
    }
    push_digits(text, number.unsigned_abs());
}

/// Writes a number in decimal.
pub(super) fn push_digits(text: &mut String, mut number: u64) {
    let mut digits = [0; 20];
    let mut first = digits.len();
    for digit in digits.iter_mut().rev() {
        *digit = b'0' + (number % 10) as u8;
        number /= 10;
        first -= 1;
        if number == 0 {
            break;
        }
    }
    text.extend(digits.iter().skip(first).map(|&digit| char::from(digit)));
}
