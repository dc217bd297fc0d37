//! Names and other foreign texts, made fit to be shown: one line, not too long, and kept apart from the
//! words around them, so that no letter of a name can turn a sentence round. Pure.

use atoll_engine::seat::MAX_NAME;

const ISOLATE: char = '\u{2068}';
const END_OF_ISOLATE: char = '\u{2069}';

/// The name as it stands in sentences and on labels.
#[must_use]
pub fn shown(name: &str) -> String {
    cut(name, MAX_NAME)
}

/// Any foreign text (several names, an address, what was found in a file) made fit in the same way,
/// with at most so many letters.
#[must_use]
pub fn cut(text: &str, longest: usize) -> String {
    let mut letters = text.chars().filter(|c| !is_direction(*c));
    let mut text: String = letters.by_ref().take(longest).map(one_line).collect();
    if letters.next().is_some() {
        text.pop();
        text.push('…');
    }
    if !text.chars().any(is_right_to_left) {
        return text;
    }
    let mut apart = String::from(ISOLATE);
    apart.push_str(&text);
    apart.push(END_OF_ISOLATE);
    apart
}

fn one_line(letter: char) -> char {
    if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') {
        ' '
    } else {
        letter
    }
}

/// Letters of scripts that are read from right to left.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Marks that say in which direction to read. A name has no use for them.
fn is_direction(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_names_stay_as_they_are() {
        for name in ["Ada", "Żółć", "Jürgen „Ü“", "O'Neil"] {
            assert_eq!(shown(name), name);
        }
    }

    #[test]
    fn no_name_turns_a_sentence_round_or_breaks_its_line() {
        let turned = shown("\u{202e}Eve\u{2069}\nBob");
        assert_eq!(turned, "Eve Bob");
        let hebrew = shown("דנה");
        assert!(hebrew.starts_with(ISOLATE) && hebrew.ends_with(END_OF_ISOLATE));
    }

    #[test]
    fn long_names_are_cut_with_a_mark() {
        let short = shown(&"W".repeat(200));
        assert_eq!(short.chars().count(), MAX_NAME);
        assert!(short.ends_with('…'));
        assert_eq!(shown(&"W".repeat(MAX_NAME)).chars().count(), MAX_NAME);
        assert!(!shown(&"W".repeat(MAX_NAME)).ends_with('…'));
        assert_eq!(cut(&"7".repeat(100_000), 40).chars().count(), 40);
        assert_eq!(cut("one\ntwo", 40), "one two");
    }
}
