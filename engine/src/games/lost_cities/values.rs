//! The learned values of `eval`, read from their data file while compiling.

use super::eval::SIZE;

/// In tenths of a point, in the order of `eval::terms`.
pub(super) static VALUES: [i16; SIZE] =
    read(include_bytes!("../../../data/lost_cities_values.txt"));

/// Reads whole numbers between blanks and line ends.
const fn read(text: &[u8]) -> [i16; SIZE] {
    let mut values = [0; SIZE];
    let (mut at, mut i) = (0, 0);
    while i < text.len() {
        let negative = text[i] == b'-';
        if negative {
            i += 1;
        }
        let (mut value, start) = (0, i);
        while i < text.len() && text[i].is_ascii_digit() {
            value = value * 10 + (text[i] - b'0') as i16;
            i += 1;
        }
        if i > start {
            values[at] = if negative { -value } else { value };
            at += 1;
        } else {
            i += 1;
        }
    }
    assert!(at == SIZE, "the table has another size than the evaluation");
    values
}
