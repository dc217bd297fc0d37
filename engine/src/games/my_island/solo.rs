//! Playing alone: our own score attack on the same board and by the same rules. Only the largest
//! groups need something else to be measured by (`LARGE_ALONE`), because there is nobody to compare
//! with. The figures behind these numbers are in `docs/rules-decisions.md`.

/// The points from which a solo game earns each rank above the lowest.
pub const SOLO_TARGETS: [i32; 5] = [15, 25, 35, 45, 55];

/// The rank of a solo game: 0 below the first target, 5 from the last one on.
pub fn solo_rank(points: i32) -> usize {
    SOLO_TARGETS
        .iter()
        .filter(|&&target| points >= target)
        .count()
}
