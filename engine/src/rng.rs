//! The random stream of a game: `rand_pcg` for the bits, our own bounded draw and shuffle on top.
//! Both are frozen by test vectors, because a record must replay the same for ever.

use std::hash::{Hash, Hasher};

use rand_core::Rng as _;
use rand_pcg::Pcg32;

/// The stream constant of every game; changing it would change every recorded game.
const STREAM: u64 = 0x0a02_bdbf_7bb3_c0a7;

/// A deterministic random stream, started from a 64-bit seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(Pcg32);

impl Rng {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::new(seed, STREAM))
    }

    /// The next 32 bits.
    #[inline(always)]
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// The next 64 bits, low half first.
    pub fn next_u64(&mut self) -> u64 {
        let low = u64::from(self.next_u32());
        low | u64::from(self.next_u32()) << 32
    }

    /// A number below `bound`, every one equally likely (Lemire's multiply, with rejection).
    ///
    /// # Panics
    /// When `bound` is 0.
    #[inline(always)]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs something to draw from");
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// An index into something of `len` entries.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("fewer than 2^32 entries")) as usize
    }

    /// Shuffles in place (Fisher–Yates from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// A stream of its own that starts from this one.
    #[must_use]
    pub fn fork(&mut self) -> Rng {
        Rng::new(self.next_u64())
    }
}

/// Two streams are alike when they would go on alike.
impl Hash for Rng {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.clone().next_u64());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_seed_1_is_frozen() {
        let mut rng = Rng::new(1);
        let words: Vec<u32> = (0..6).map(|_| rng.next_u32()).collect();
        assert_eq!(words, FROZEN_WORDS);
    }

    #[test]
    fn bounded_draws_are_frozen() {
        let mut rng = Rng::new(0xA701_1000_0000_0001);
        let dice: Vec<u32> = (0..16).map(|_| rng.below(6)).collect();
        assert_eq!(dice, FROZEN_DICE);
        let mut rng = Rng::new(7);
        let large: Vec<u32> = (0..4).map(|_| rng.below(3_000_000_000)).collect();
        assert_eq!(large, FROZEN_LARGE);
    }

    #[test]
    fn the_shuffle_is_frozen() {
        let mut cards: Vec<u8> = (0..12).collect();
        Rng::new(42).shuffle(&mut cards);
        assert_eq!(cards, FROZEN_SHUFFLE);
    }

    #[test]
    fn draws_are_even() {
        let mut rng = Rng::new(99);
        let mut counts = [0_i32; 10];
        for _ in 0..100_000 {
            counts[rng.index(10)] += 1;
        }
        // Expected 10,000 each; chi-square with 9 degrees of freedom stays below 27.9 (p = 0.001).
        let chi: f64 = counts
            .iter()
            .map(|&c| f64::from(c - 10_000).powi(2) / 10_000.0)
            .sum();
        assert!(chi < 27.9, "{counts:?}");
    }

    const FROZEN_WORDS: [u32; 6] = [
        1412771199, 1791099446, 124312908, 1968572995, 1080415314, 2578637408,
    ];
    const FROZEN_DICE: [u32; 16] = [1, 3, 5, 3, 4, 4, 2, 3, 3, 1, 2, 5, 2, 2, 3, 4];
    const FROZEN_LARGE: [u32; 4] = [889505059, 2662090150, 1643835086, 848855140];
    const FROZEN_SHUFFLE: [u8; 12] = [0, 3, 6, 1, 5, 11, 8, 7, 2, 10, 4, 9];
}
