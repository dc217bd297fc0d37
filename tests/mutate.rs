//! Ways to damage a text, as files and links get damaged: characters changed, cut, doubled, swapped.

use atoll_engine::rng::Rng;

/// A damaged copy of a text: one to three random injuries.
pub fn damaged(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        if chars.is_empty() {
            break;
        }
        let at = rng.index(chars.len());
        match rng.below(7) {
            0 => chars[at] = any_char(rng),
            1 => drop(chars.remove(at)),
            2 => chars.insert(at, any_char(rng)),
            3 => chars.truncate(at),
            4 => {
                let other = rng.index(chars.len());
                chars.swap(at, other);
            }
            5 => {
                let end = (at + 1 + rng.index(12)).min(chars.len());
                let copy: Vec<char> = chars[at..end].to_vec();
                chars.splice(at..at, copy);
            }
            _ => {
                let end = (at + 1 + rng.index(12)).min(chars.len());
                chars.drain(at..end);
            }
        }
    }
    chars.into_iter().collect()
}

fn any_char(rng: &mut Rng) -> char {
    const USUAL: &[char] = &[
        '0', '9', 'f', 'A', '_', '-', '"', '{', '}', '[', ']', ',', ':', '\\', ' ',
    ];
    const ODD: &[char] = &['\0', '\u{fffd}', 'ż', 'ß', '🏝', '\n', '\u{202e}', '\u{7f}'];
    if rng.below(4) == 0 {
        ODD[rng.index(ODD.len())]
    } else {
        USUAL[rng.index(USUAL.len())]
    }
}
