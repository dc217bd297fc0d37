//! The reader: exactly RFC 8259, with a bound on nesting. Of equal keys in an object the last counts.

use super::{Map, Number, Value};

/// How many lists and objects may lie inside each other, and one more than that.
const DEPTH: u8 = 128;

/// Where a text stops being JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The column in bytes, from 1.
    pub column: usize,
}

/// Reads a text as JSON.
///
/// # Errors
/// Where it stops being JSON.
pub fn read(text: &str) -> Result<Value, ReadError> {
    let mut reader = Reader { text, at: 0 };
    if let Some(value) = reader.value(DEPTH) {
        reader.skip_blanks();
        if reader.at == text.len() {
            return Ok(value);
        }
    }
    Err(reader.place())
}

/// After a failure `at` is where it was noticed.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.peek() {
            self.at += 1;
        }
    }

    /// Takes the byte if it comes next.
    fn takes(&mut self, byte: u8) -> bool {
        let here = self.peek() == Some(byte);
        self.at += usize::from(here);
        here
    }

    fn value(&mut self, depth: u8) -> Option<Value> {
        self.skip_blanks();
        match self.peek()? {
            b'"' => Some(Value::String(self.string()?)),
            b'{' => self.list(depth - 1, b'}'),
            b'[' => self.list(depth - 1, b']'),
            b't' => self.word(b"true", Value::Bool(true)),
            b'f' => self.word(b"false", Value::Bool(false)),
            b'n' => self.word(b"null", Value::Null),
            _ => self.number(),
        }
    }

    fn word(&mut self, word: &[u8], value: Value) -> Option<Value> {
        word.iter().all(|&byte| self.takes(byte)).then_some(value)
    }

    /// A list or an object: nothing, or entries with commas between them, up to the end.
    fn list(&mut self, depth: u8, end: u8) -> Option<Value> {
        (depth > 0).then_some(())?;
        self.at += 1;
        let mut items = Vec::new();
        let mut fields = Vec::new();
        self.skip_blanks();
        if !self.takes(end) {
            loop {
                if end == b'}' {
                    self.skip_blanks();
                    let key = self.string()?;
                    self.skip_blanks();
                    self.takes(b':').then_some(())?;
                    fields.push((key, self.value(depth)?));
                } else {
                    items.push(self.value(depth)?);
                }
                self.skip_blanks();
                if !self.takes(b',') {
                    self.takes(end).then_some(())?;
                    break;
                }
            }
        }
        Some(if end == b'}' {
            Value::Object(Map::of(fields))
        } else {
            Value::Array(items)
        })
    }

    fn number(&mut self) -> Option<Value> {
        let start = self.at;
        self.takes(b'-');
        if !self.takes(b'0') {
            self.digits()?;
        }
        if self.takes(b'.') {
            self.digits()?;
        }
        if self.takes(b'e') || self.takes(b'E') {
            let _ = self.takes(b'+') || self.takes(b'-');
            self.digits()?;
        }
        let text = self.text.get(start..self.at)?;
        Some(Value::Number(Number(text.to_owned())))
    }

    /// One digit or more.
    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        while let Some(b'0'..=b'9') = self.peek() {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }

    fn string(&mut self) -> Option<String> {
        self.takes(b'"').then_some(())?;
        let mut content = String::new();
        loop {
            let start = self.at;
            while let Some(b' '..=b'!' | b'#'..=b'[' | b']'..) = self.peek() {
                self.at += 1;
            }
            content.push_str(self.text.get(start..self.at)?);
            if self.takes(b'"') {
                return Some(content);
            }
            self.takes(b'\\').then_some(())?;
            content.push(self.escaped()?);
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let letter = self.peek()?;
        let plain = match letter {
            b'"' | b'\\' | b'/' => letter,
            b'b' => 8,
            b'f' => 12,
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'u' => {
                self.at += 1;
                return self.code_point();
            }
            _ => return None,
        };
        self.at += 1;
        Some(char::from(plain))
    }

    /// Four hex digits, or twice four where one makes half a sign.
    fn code_point(&mut self) -> Option<char> {
        let mut code = self.hex4()?;
        if code & 0xfc00 == 0xd800 {
            (self.takes(b'\\') && self.takes(b'u')).then_some(())?;
            let low = self.hex4()?;
            (low & 0xfc00 == 0xdc00).then_some(())?;
            code = 0x1_0000 + ((code & 0x3ff) << 10 | low & 0x3ff);
        }
        char::from_u32(code)
    }

    fn hex4(&mut self) -> Option<u32> {
        let mut code = 0;
        for _ in 0..4 {
            code = code << 4 | char::from(self.peek()?).to_digit(16)?;
            self.at += 1;
        }
        Some(code)
    }

    fn place(&self) -> ReadError {
        let (mut line, mut column) = (1, 1);
        for &byte in self.text.as_bytes().iter().take(self.at) {
            column += 1;
            if byte == b'\n' {
                (line, column) = (line + 1, 1);
            }
        }
        ReadError { line, column }
    }
}
