//! The suns that a solo game earns: by points, by the side of the board, by the spirit.

use super::cards::{Effect, Worth, card};
use super::grid::Side;

/// The points from which each further sun shines.
pub const SUN_POINTS: [i32; 8] = [40, 70, 90, 110, 130, 140, 150, 160];
/// The suns for side A.
pub const SIDE_A_SUNS: u8 = 1;
/// The suns for playing without a spirit.
pub const NO_SPIRIT_SUNS: u8 = 2;
/// The suns for a spirit that counts groups; one that counts hexes earns none.
pub const GROUP_SPIRIT_SUNS: u8 = 1;

/// The suns of a solo game. The spirit counts by being kept, whether its cube was placed or not.
pub fn suns(points: i32, side: Side, spirit: Option<u8>) -> u8 {
    let by_points = SUN_POINTS.iter().filter(|&&from| points >= from).count() as u8;
    let by_side = match side {
        Side::A => SIDE_A_SUNS,
        Side::B => 0,
    };
    let by_spirit = match spirit.and_then(card).map(|card| card.worth) {
        None => NO_SPIRIT_SUNS,
        Some(Worth::Spirit(Effect::Groups { .. })) => GROUP_SPIRIT_SUNS,
        Some(Worth::Spirit(Effect::Each(_)) | Worth::Ladder(_)) => 0,
    };
    by_points + by_side + by_spirit
}
