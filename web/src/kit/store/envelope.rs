//! One stored text with what is needed to trust it: `atoll 1 <number> <checksum> <bytes>`, a line
//! break, the text itself. The number grows with every write; the checksum is the engine's
//! (FNV-1a, 64 bits) over both.

use std::hash::Hasher as _;

use atoll_engine::checksum::StableHasher;

/// What a slot holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Content {
    Good {
        number: u64,
        text: String,
    },
    /// Written by a later version of this format.
    Newer,
    Damaged,
}

const VERSION: u64 = 1;

pub(super) fn seal(number: u64, text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 48);
    out.push_str("atoll 1 ");
    push_u64(&mut out, number, 10);
    out.push(' ');
    push_u64(&mut out, checksum(number, text), 16);
    out.push(' ');
    push_u64(&mut out, text.len() as u64, 10);
    out.push('\n');
    out.push_str(text);
    out
}

pub(super) fn open(stored: &str) -> Content {
    let Some((head, text)) = stored.split_once('\n') else {
        return Content::Damaged;
    };
    let fields: Vec<&str> = head.split(' ').collect();
    let ["atoll", version, rest @ ..] = fields.as_slice() else {
        return Content::Damaged;
    };
    match version.parse::<u64>() {
        Ok(version) if version > VERSION => return Content::Newer,
        Ok(VERSION) => {}
        _ => return Content::Damaged,
    }
    let [number, sum, bytes] = rest else {
        return Content::Damaged;
    };
    let Ok(number) = number.parse() else {
        return Content::Damaged;
    };
    let same_sum = u64::from_str_radix(sum, 16) == Ok(checksum(number, text));
    if same_sum && bytes.parse() == Ok(text.len()) {
        Content::Good {
            number,
            text: text.to_owned(),
        }
    } else {
        Content::Damaged
    }
}

fn checksum(number: u64, text: &str) -> u64 {
    let mut sum = StableHasher::default();
    sum.write_u64(number);
    sum.write(text.as_bytes());
    sum.finish()
}

fn push_u64(out: &mut String, number: u64, base: u32) {
    if number >= u64::from(base) {
        push_u64(out, number / u64::from(base), base);
    }
    out.extend(char::from_digit((number % u64::from(base)) as u32, base));
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_format_stays_readable_for_ever() {
        assert_eq!(
            seal(12, "theme=dark"),
            "atoll 1 12 852eec20105f0741 10\ntheme=dark"
        );
    }

    #[test]
    fn a_later_format_is_not_damage() {
        assert_eq!(open("atoll 2 whatever comes\n…"), Content::Newer);
        assert_eq!(open("atoll 0 1 2 3\n"), Content::Damaged);
        assert_eq!(open(""), Content::Damaged);
    }

    proptest! {
        #[test]
        fn what_is_sealed_opens(number: u64, text in "(?s).{0,40}") {
            let content = Content::Good { number, text: text.clone() };
            prop_assert_eq!(open(&seal(number, &text)), content);
        }

        #[test]
        fn any_cut_or_changed_character_shows(
            text in "(?s).{0,40}", at: prop::sample::Index, other in "[a-z0-9 ]"
        ) {
            let sealed: Vec<char> = seal(7, &text).chars().collect();
            let at = at.index(sealed.len());
            let cut: String = sealed[..at].iter().collect();
            prop_assert_eq!(open(&cut), Content::Damaged);
            let mut changed = sealed.clone();
            changed[at] = other.chars().next().unwrap();
            if changed != sealed {
                let opened = open(&changed.iter().collect::<String>());
                prop_assert!(!matches!(opened, Content::Good { .. }), "{:?}", opened);
            }
        }
    }
}
