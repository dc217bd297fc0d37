//! Numbers, texts and single bits in bytes, and bytes in the alphabet of links.

use crate::error::RecordError;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub(super) fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

pub(super) fn put_bytes(bytes: &mut Vec<u8>, content: &[u8]) {
    put_number(bytes, content.len() as u64);
    bytes.extend(content);
}

pub(super) struct Reader<'a> {
    pub(super) bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) fn take<const N: usize>(&mut self) -> Result<[u8; N], RecordError> {
        let (head, rest) = self.bytes.split_first_chunk().ok_or(RecordError::Damaged)?;
        self.bytes = rest;
        Ok(*head)
    }

    pub(super) fn number(&mut self) -> Result<u64, RecordError> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let [byte] = self.take()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(RecordError::Damaged)
    }

    pub(super) fn text(&mut self) -> Result<&'a str, RecordError> {
        let len = usize::try_from(self.number()?).map_err(|_| RecordError::Damaged)?;
        let (head, rest) = self
            .bytes
            .split_at_checked(len)
            .ok_or(RecordError::Damaged)?;
        self.bytes = rest;
        std::str::from_utf8(head).map_err(|_| RecordError::Damaged)
    }
}

#[derive(Default)]
pub(super) struct BitWriter {
    pub(super) bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    pub(super) fn put(&mut self, value: usize, width: u32) {
        for bit in (0..width).rev() {
            let bit = ((value >> bit & 1) as u8) << (7 - self.used % 8);
            match self.bytes.last_mut() {
                Some(last) if !self.used.is_multiple_of(8) => *last |= bit,
                _ => self.bytes.push(bit),
            }
            self.used += 1;
        }
    }
}

pub(super) struct BitReader<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
}

impl BitReader<'_> {
    pub(super) fn take(&mut self, width: u32) -> Option<usize> {
        let mut value = 0;
        for _ in 0..width {
            let byte = self.bytes.get(self.at / 8)?;
            value = value << 1 | usize::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(value)
    }

    /// Whether nothing but the zero padding of the last byte is left.
    pub(super) fn is_spent(&self) -> bool {
        let rest = self.bytes.len() * 8 - self.at;
        let mut tail = BitReader {
            bytes: self.bytes,
            at: self.at,
        };
        rest < 8 && tail.take(rest as u32) == Some(0)
    }
}

pub(super) fn to_base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 2);
    for chunk in bytes.chunks(3) {
        let word = chunk
            .iter()
            .fold(0_u32, |word, &byte| word << 8 | u32::from(byte));
        let word = word << (8 * (3 - chunk.len()));
        for index in 0..=chunk.len() {
            text.push(char::from(
                ALPHABET[(word >> (18 - 6 * index) & 63) as usize],
            ));
        }
    }
    text
}

/// Strict: no padding, no foreign characters, no stray bits at the end.
pub(super) fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        let mut word = 0_u32;
        for &symbol in chunk {
            let digit = ALPHABET.iter().position(|&letter| letter == symbol)?;
            word = word << 6 | digit as u32;
        }
        let spare = match chunk.len() {
            4 => 0,
            3 => 2,
            2 => 4,
            _ => return None,
        };
        if word & ((1 << spare) - 1) != 0 {
            return None;
        }
        let whole = (word >> spare) << (8 * (4 - chunk.len()));
        bytes.extend(&whole.to_be_bytes()[1..chunk.len()]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_its_own_inverse_and_strict() {
        for len in 0..40_u8 {
            let bytes: Vec<u8> = (0..len).map(|n| n.wrapping_mul(73) ^ 0x5a).collect();
            assert_eq!(from_base64(&to_base64(&bytes)), Some(bytes));
        }
        assert_eq!(to_base64(b"Atoll?>"), "QXRvbGw_Pg");
        for bad in ["A", "AAAAA", "AB", "A=", "AA==", "A A"] {
            assert_eq!(from_base64(bad), None, "{bad}");
        }
    }

    #[test]
    fn numbers_round_trip_and_end() {
        for number in [0, 1, 127, 128, 300, 65_535, u64::from(u32::MAX)] {
            let mut bytes = Vec::new();
            put_number(&mut bytes, number);
            assert_eq!(Reader { bytes: &bytes }.number(), Ok(number));
        }
        assert_eq!(
            Reader { bytes: &[0xff; 9] }.number(),
            Err(RecordError::Damaged)
        );
    }
}
