//! How likely an expedition goes on: exact odds for the interface.

use super::parts::DICE;

/// How many times in a thousand a roll lets one fixed expedition go on from its `last` number
/// (1 to 10), with all six dice or with the four that a roller leaves.
pub const fn continue_odds_per_mille(last: u8, all_dice: bool) -> u32 {
    let dice = if all_dice { DICE } else { DICE - 1 } as u32;
    // Chances that no colour die fits, and that no number die reaches `last`, as fractions.
    let (no_colour, colours) = (5_u32.pow(dice), 6_u32.pow(dice));
    let low = if last == 0 { 0 } else { last - 1 } as u32;
    let (no_number, numbers) = (low.pow(dice), 10_u32.pow(dice));
    let hits = (colours - no_colour) * (numbers - no_number) * 1000;
    let all = colours * numbers;
    (hits + all / 2) / all
}
