//! The writer: compact, with no more escapes than the standard demands.

use super::{Map, Number, Value};
use crate::text::Put as _;

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
            Value::Null => _ = text.put("null"),
            Value::Bool(true) => _ = text.put("true"),
            Value::Bool(false) => _ = text.put("false"),
            Value::Number(Number(number)) => _ = text.put(number),
            Value::String(content) => push_string(text, content),
            Value::Array(items) => {
                let mut open = '[';
                for item in items {
                    text.sign(open);
                    item.push_to(text);
                    open = ',';
                }
                text.put(if items.is_empty() { "[]" } else { "]" });
            }
            Value::Object(fields) => fields.push_to(text),
        }
    }
}

impl Map {
    /// The object as compact text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.push_to(&mut text);
        text
    }

    fn push_to(&self, text: &mut String) {
        let mut open = '{';
        for (key, value) in self.iter() {
            text.sign(open);
            push_string(text, key);
            text.sign(':');
            value.push_to(text);
            open = ',';
        }
        text.put(if self.is_empty() { "{}" } else { "}" });
    }
}

/// Writes a text in quotes.
pub fn push_string(text: &mut String, content: &str) {
    text.sign('"');
    for sign in content.chars() {
        let short = match sign {
            '"' | '\\' => sign,
            '\u{8}' => 'b',
            '\u{c}' => 'f',
            '\n' => 'n',
            '\r' => 'r',
            '\t' => 't',
            '\0'..='\u{1f}' => {
                text.put(if sign < '\u{10}' { "\\u000" } else { "\\u001" });
                text.sign(char::from(b"0123456789abcdef"[sign as usize & 15]));
                continue;
            }
            _ => {
                text.sign(sign);
                continue;
            }
        };
        text.sign('\\');
        text.sign(short);
    }
    text.sign('"');
}
