//! The names of things: cards, colours, landscapes, habitats, categories. Keys of the engine on one
//! side, words of the visitor's language on the other. Pure.

use atoll_engine::games::harmonies::cards::{Card, card};
use atoll_engine::games::harmonies::parts::{Colour, Landscape};

use crate::kit::i18n::{Texts, args};

/// A colour's key, in symbols, hooks and messages.
pub const fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Grey => "grey",
        Colour::Brown => "brown",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
        Colour::Red => "red",
    }
}

/// A landscape's key in messages.
pub const fn land_key(land: Landscape) -> &'static str {
    match land {
        Landscape::Bare => "bare",
        Landscape::Water => "water",
        Landscape::Field => "field",
        Landscape::Mountain1 => "mountain-1",
        Landscape::Mountain2 => "mountain-2",
        Landscape::Mountain3 => "mountain-3",
        Landscape::Tree1 => "tree-1",
        Landscape::Tree2 => "tree-2",
        Landscape::Tree3 => "tree-3",
        Landscape::Building => "building",
        Landscape::Trunk1 => "trunk-1",
        Landscape::Trunk2 => "trunk-2",
        Landscape::Brick => "brick",
    }
}

/// A colour's name.
pub fn colour(t: Texts, colour: Colour) -> String {
    t.hm_colour(colour_key(colour))
}

/// Several colours' names.
pub fn colours(t: Texts, colours: &[Colour]) -> String {
    let names: Vec<String> = colours.iter().map(|&one| colour(t, one)).collect();
    names.join(", ")
}

/// A landscape's name.
pub fn land(t: Texts, land: Landscape) -> String {
    t.hm_land(land_key(land))
}

/// The shape of a habitat, as a word for messages.
fn shape(card: &Card) -> &'static str {
    let at: Vec<(i8, i8)> = card.others.iter().map(|&(q, r, _)| (q, r)).collect();
    match at.as_slice() {
        [_] => "pair",
        [(-2, 0), (-1, 0)] => "line",
        [(-1, 0), (1, 0)] => "middle",
        [(-1, 0), (-1, 1)] => "triangle",
        [(-1, 1), (1, 0)] => "bend",
        [(-1, 1), (0, 1), (1, 0)] => "fan",
        _ => "diamond",
    }
}

/// The habitat in words, from the hex of the cube outwards.
fn habitat(t: Texts, card: &Card) -> String {
    // The data name the far hexes first.
    let others: Vec<String> = card.others.iter().rev().map(|o| land(t, o.2)).collect();
    t.hm_habitat(args::HmHabitat {
        ground: &land(t, card.ground),
        others: &others.join(", "),
        shape: shape(card),
    })
}

/// A card in full: name, habitat, and what it is worth.
pub fn card_words(t: Texts, id: u8) -> String {
    let Some(card) = card(id) else {
        return String::new();
    };
    let worth = match effect(t, id) {
        Some(effect) => effect.to_owned(),
        None => {
            let steps: Vec<String> = (1..=card.cubes())
                .map(|placed| card.ladder(placed).to_string())
                .collect();
            t.hm_ladder_words(&steps.join(", "))
        }
    };
    let words = t.hm_card_words(args::HmCardWords {
        habitat: &habitat(t, card),
        name: card_name(t, id),
    });
    [&words, " ", &worth].concat()
}

/// The name of a category, or of the card that earned the line.
pub fn category(t: Texts, category: &str, item: u8) -> String {
    match category {
        "trees" => t.hm_trees().to_owned(),
        "mountains" => t.hm_mountains().to_owned(),
        "fields" => t.hm_fields().to_owned(),
        "buildings" => t.hm_buildings().to_owned(),
        "water" => t.hm_water().to_owned(),
        "spirits" if item != 0 => t.hm_spirit_line(card_name(t, item)),
        "spirits" => t.hm_option_spirits().to_owned(),
        _ if item != 0 => card_name(t, item).to_owned(),
        _ => t.hm_row().to_owned(),
    }
}

/// What a spirit is worth, in words; `None` for animals.
pub fn effect(t: Texts, id: u8) -> Option<&'static str> {
    Some(match id {
        33 => t.hm_effect_lion(),
        34 => t.hm_effect_butterfly(),
        35 => t.hm_effect_deer(),
        36 => t.hm_effect_owl(),
        37 => t.hm_effect_cat(),
        38 => t.hm_effect_stork(),
        39 => t.hm_effect_ram(),
        40 => t.hm_effect_marmot(),
        41 => t.hm_effect_dragonfly(),
        42 => t.hm_effect_tortoise(),
        _ => return None,
    })
}

/// A card's name.
pub fn card_name(t: Texts, id: u8) -> &'static str {
    match id {
        1 => t.hm_card_crocodile(),
        2 => t.hm_card_ray(),
        3 => t.hm_card_fish(),
        4 => t.hm_card_otter(),
        5 => t.hm_card_frog(),
        6 => t.hm_card_duck(),
        7 => t.hm_card_flamingo(),
        8 => t.hm_card_lizard(),
        9 => t.hm_card_shrew(),
        10 => t.hm_card_peacock(),
        11 => t.hm_card_squirrel(),
        12 => t.hm_card_hedgehog(),
        13 => t.hm_card_bumblebee(),
        14 => t.hm_card_bear(),
        15 => t.hm_card_rabbit(),
        16 => t.hm_card_macaw(),
        17 => t.hm_card_boar(),
        18 => t.hm_card_koala(),
        19 => t.hm_card_wolf(),
        20 => t.hm_card_kingfisher(),
        21 => t.hm_card_penguin(),
        22 => t.hm_card_bat(),
        23 => t.hm_card_fennec(),
        24 => t.hm_card_macaque(),
        25 => t.hm_card_eagle(),
        26 => t.hm_card_meerkat(),
        27 => t.hm_card_crow(),
        28 => t.hm_card_alpaca(),
        29 => t.hm_card_arctic_fox(),
        30 => t.hm_card_raccoon(),
        31 => t.hm_card_ladybug(),
        32 => t.hm_card_panther(),
        33 => t.hm_card_lion(),
        34 => t.hm_card_butterfly(),
        35 => t.hm_card_deer(),
        36 => t.hm_card_owl(),
        37 => t.hm_card_cat(),
        38 => t.hm_card_stork(),
        39 => t.hm_card_ram(),
        40 => t.hm_card_marmot(),
        41 => t.hm_card_dragonfly(),
        _ => t.hm_card_tortoise(),
    }
}
