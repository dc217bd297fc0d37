//! The last set-up of each game, so that the next one starts with it.

use super::Shelf;

/// What was chosen last for a game.
#[must_use]
pub fn get(shelf: &Shelf, game: &str) -> Option<String> {
    shelf.load(&name(game))
}

/// Remembers a choice.
pub fn put(shelf: &Shelf, game: &str, text: &str) {
    shelf.save(&name(game), text);
}

fn name(game: &str) -> String {
    ["setup:", game].concat()
}
