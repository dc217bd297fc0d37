//! One checksum for everything: FNV-1a with 64 bits, over bytes for records and share texts, and
//! as a `Hasher` for states. Widths are fixed, so that a 32-bit wasm build gives the same numbers.

use std::hash::{Hash, Hasher};

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;
/// The eighth power of the prime.
const PRIME_8: u64 = PRIME.wrapping_pow(8);

/// The checksum of some bytes.
pub fn checksum(bytes: &[u8]) -> u64 {
    let mut hasher = StableHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

/// The checksum of anything hashable, equal on every platform.
pub fn stable_hash(value: &impl Hash) -> u64 {
    let mut hasher = StableHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// An FNV-1a hasher whose word size does not depend on the platform.
#[derive(Clone, Debug)]
pub struct StableHasher(u64);

impl Default for StableHasher {
    fn default() -> Self {
        Self(OFFSET)
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline(never)]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for &word in words {
            self.write_u64(u64::from_le_bytes(word));
        }
        for &byte in rest {
            self.write_u8(byte);
        }
    }

    #[inline]
    fn write_u8(&mut self, value: u8) {
        self.0 = (self.0 ^ u64::from(value)).wrapping_mul(PRIME);
    }

    /// Eight bytes, the lowest first. Where all but the lowest are zero, their eight steps are one
    /// multiplication: a zero byte only multiplies.
    #[inline]
    fn write_u64(&mut self, value: u64) {
        if value < 256 {
            self.0 = (self.0 ^ value).wrapping_mul(PRIME_8);
        } else {
            for byte in value.to_le_bytes() {
                self.write_u8(byte);
            }
        }
    }

    // Derived `Hash` writes lengths and enum tags as `usize`/`isize`: 4 bytes in wasm, 8 natively.
    #[inline]
    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    #[inline]
    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_vectors_hold() {
        assert_eq!(checksum(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(checksum(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(checksum(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn words_are_their_bytes_lowest_first() {
        for value in [0, 1, 255, 256, 0x1_0000_0001, u64::MAX] {
            let mut word = StableHasher::default();
            word.write_u64(value);
            assert_eq!(word.finish(), checksum(&value.to_le_bytes()));
        }
        let mut tag = StableHasher::default();
        tag.write_isize(-1);
        assert_eq!(tag.finish(), checksum(&[0xff; 8]));
    }

    #[test]
    fn word_size_does_not_matter() {
        let mut narrow = StableHasher::default();
        narrow.write_u64(7);
        let mut wide = StableHasher::default();
        wide.write_usize(7);
        assert_eq!(narrow.finish(), wide.finish());
    }
}
