//! Texts put together piece by piece. The formatting machinery of the standard library costs more
//! bytes at every use than these few functions do in all, and every visitor would load them.

/// Puts pieces at the end of a text.
pub(crate) trait Put {
    /// Puts a piece.
    fn put(&mut self, piece: &str) -> &mut Self;

    /// Puts a single sign.
    fn sign(&mut self, sign: char) -> &mut Self;

    /// Puts a whole number.
    fn int(&mut self, number: impl Into<i64>) -> &mut Self;
}

impl Put for String {
    fn put(&mut self, piece: &str) -> &mut Self {
        push(self, piece);
        self
    }

    fn sign(&mut self, sign: char) -> &mut Self {
        push(self, sign.encode_utf8(&mut [0; 4]));
        self
    }

    fn int(&mut self, number: impl Into<i64>) -> &mut Self {
        push_int(self, number.into());
        self
    }
}

/// One copy of growing a text, instead of one at every use.
#[inline(never)]
fn push(text: &mut String, piece: &str) {
    text.push_str(piece);
}

#[inline(never)]
fn push_int(text: &mut String, number: i64) {
    if number < 0 {
        push(text, "-");
    }
    push_digits(text, number.unsigned_abs());
}

/// Puts a number in decimal.
#[inline(never)]
pub(crate) fn push_digits(text: &mut String, mut number: u64) {
    let mut digits = [0; 20];
    let mut count = 0;
    for digit in &mut digits {
        *digit = b'0' + (number % 10) as u8;
        number /= 10;
        count += 1;
        if number == 0 {
            break;
        }
    }
    for &digit in digits.iter().take(count).rev() {
        text.sign(char::from(digit));
    }
}

/// A whole number as text.
pub(crate) fn int(number: impl Into<i64>) -> String {
    let mut text = String::new();
    text.int(number);
    text
}

/// Pieces one after the other.
#[inline(never)]
pub(crate) fn joined(pieces: &[&str]) -> String {
    let mut text = String::new();
    for piece in pieces {
        push(&mut text, piece);
    }
    text
}

/// Puts blanks until the text is that many bytes longer than it was at `start`.
#[inline(never)]
pub(crate) fn pad(text: &mut String, start: usize, width: usize) {
    while text.len() < start + width {
        push(text, " ");
    }
}

/// Puts a piece behind blanks, so that both fill a width.
#[inline(never)]
pub(crate) fn put_right(text: &mut String, piece: &str, width: usize) {
    let start = text.len();
    pad(text, start, width.saturating_sub(piece.len()));
    push(text, piece);
}

/// 16 hex digits.
pub(crate) fn hex16(number: u64) -> String {
    let digit = |at: u32| char::from(b"0123456789abcdef"[(number >> (4 * at) & 15) as usize]);
    (0..16).rev().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_look_as_usual() {
        for number in [0, 9, 10, -1, 1_234_567_890, i64::MIN, i64::MAX] {
            assert_eq!(int(number), number.to_string());
        }
        for number in [0, 1, 0xA701_1000_0000_0001, u64::MAX] {
            assert_eq!(hex16(number), format!("{number:016x}"));
            let mut text = String::from("n");
            push_digits(&mut text, number);
            assert_eq!(text, format!("n{number}"));
        }
    }

    #[test]
    fn pieces_line_up() {
        let mut text = String::new();
        text.put("é").sign('→').int(-7_i16);
        assert_eq!(text, "é→-7");
        put_right(&mut text, "12", 4);
        put_right(&mut text, "12345", 4);
        let start = text.len();
        text.put("ab");
        pad(&mut text, start, 4);
        assert_eq!(text, "é→-7  1212345ab  ");
    }
}
