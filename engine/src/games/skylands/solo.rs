//! Playing alone, a mode of our own: you and the wind choose actions in turn. On the wind's turn you
//! have no advantage; when islands are discovered, the wind takes one of the three tiles, before you on
//! its turn and after you on yours. What it will choose next is known a turn ahead. The clock stops
//! after so many actions, and what a score is worth is a table.

/// How many actions a solo game has.
pub const SOLO_CLOCK: u16 = 20;
/// How many tiles an offer of a solo game has.
pub const SOLO_REVEALED: u8 = 3;
/// The points from which each rank is reached.
pub const SOLO_TARGETS: [i32; 5] = [10, 20, 30, 40, 50];

/// How many of the targets a score reaches.
pub fn solo_rank(points: i32) -> u8 {
    SOLO_TARGETS
        .iter()
        .filter(|&&target| points >= target)
        .count() as u8
}
