//! One person against a rival: our own design. The rival rolls every second round and takes a pair
//! at random; from its first round on it closes one open bridge after another. The figures behind
//! these numbers are in `docs/rules-decisions.md`.

/// After this round the rival closes its first bridge.
pub const RIVAL_FIRST: u8 = 20;
/// Every so many rounds after that, the rival closes another bridge.
pub const RIVAL_EVERY: u8 = 5;

/// The points from which a solo game earns each rank above the lowest.
pub const SOLO_TARGETS: [i32; 5] = [100, 200, 300, 400, 500];

/// The rank of a solo game: 0 below the first target, 5 from the last one on.
pub fn solo_rank(points: i32) -> usize {
    SOLO_TARGETS
        .iter()
        .filter(|&&target| points >= target)
        .count()
}

/// Whether the rival rolls the round and takes a pair away.
pub const fn rival_rolls(round: u8) -> bool {
    round.is_multiple_of(2)
}

/// Whether the rival closes a bridge at the end of the round.
pub const fn rival_closes_after(round: u8) -> bool {
    round >= RIVAL_FIRST && (round - RIVAL_FIRST).is_multiple_of(RIVAL_EVERY)
}
