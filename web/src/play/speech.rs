//! What the screen reader hears: the sentences of what happened, never twice the same text in a row,
//! because a live region that does not change is not read. Pure.

/// The text to put into the live region after `last`.
pub fn announcement(last: &str, happened: &str, prompt: &str) -> String {
    let mut text = happened.to_owned();
    if !prompt.is_empty() {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(prompt);
    }
    // A no-break space at the end is silent, and makes the same words a new text.
    if text == last {
        text.push('\u{a0}');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_words_are_never_the_same_text() {
        let said = announcement("", "Ada refused.", "Your turn.");
        assert_eq!(said, "Ada refused. Your turn.");
        let again = announcement(&said, "Ada refused.", "Your turn.");
        assert_ne!(again, said);
        assert_eq!(announcement(&again, "Ada refused.", "Your turn."), said);
    }
}
