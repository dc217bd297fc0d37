//! The names of things: terrains, colours, faces, special islands, actions, categories. Keys of the
//! engine on one side, words of the visitor's language on the other. Pure.

use atoll_engine::games::skylands::Action;
use atoll_engine::games::skylands::parts::{Colour, Face, Terrain};
use atoll_engine::games::skylands::specials::{Effect, Special};

use super::coast::parts;
use crate::kit::i18n::{Texts, args};

/// A terrain.
pub fn terrain(t: Texts, terrain: Terrain) -> String {
    t.sk_terrain(terrain.word())
}

/// A colour.
pub fn colour(t: Texts, colour: Colour) -> String {
    t.sk_colour(["green", "violet", "blue"][colour as usize])
}

/// An action in full.
pub fn action(t: Texts, action: Action) -> String {
    t.sk_action(action.word())
}

/// A special island.
pub fn special(t: Texts, special: Special) -> String {
    t.sk_special(special.key())
}

/// What a face shows, part by part: "forest north, east; city west".
pub fn face(t: Texts, face: Face) -> String {
    const SIDES: [&str; 4] = ["north", "east", "south", "west"];
    let part = |part: super::coast::Part| {
        let sides = SIDES.into_iter().zip(part.sides);
        let sides = sides
            .filter(|&(_, here)| here)
            .map(|(side, _)| t.sk_side(side));
        let sides: Vec<String> = sides.collect();
        t.sk_part(args::SkPart {
            sides: &sides.join(t.comma()),
            terrain: &terrain(t, part.terrain),
        })
    };
    let parts: Vec<String> = parts(face).into_iter().map(part).collect();
    if parts.is_empty() {
        t.sk_clouds().to_owned()
    } else {
        parts.join("; ")
    }
}

/// What a special does.
pub fn effect(t: Texts, special: Special) -> String {
    let print = special.print();
    t.sk_effect(match print.effect {
        Effect::None if print.island.is_some() => "isle",
        Effect::None => "none",
        Effect::Profit => "profit",
        Effect::Temple(_) => "temple",
        _ => print.key,
    })
}

/// What a special is worth; none where its effect says so.
pub fn worth(t: Texts, special: Special) -> Option<String> {
    let print = special.print();
    let points = t.sk_worth(print.points.into());
    match (print.points, print.within) {
        (0, _) => None,
        (_, None) => Some(points),
        (_, Some(_)) => Some(t.sk_worth_within(&points)),
    }
}

/// A special in words: name, what it does, what it is worth.
pub fn special_words(t: Texts, one: Special) -> String {
    let mut words = [&special(t, one), ". ", &effect(t, one)].concat();
    if let Some(worth) = worth(t, one) {
        words.push(' ');
        words.push_str(&worth);
        words.push('.');
    }
    words
}

/// What an action would bring.
pub fn gives(t: Texts, action: Action, count: u8) -> String {
    let count = u32::from(count);
    match action {
        Action::Discover => t.sk_gives_discover(count),
        Action::Deploy => t.sk_gives_deploy(count),
        Action::Create => t.sk_gives_create(count),
        Action::Convert => t.sk_gives_convert(count),
    }
}

/// A category of the score sheet; specials go by their names.
pub fn category(t: Texts, category: &str, item: u8) -> String {
    let named = Special::all().find(|special| special.number() == item);
    match named {
        Some(one) if category == "specials" => special(t, one),
        _ => t.sk_category(category),
    }
}
