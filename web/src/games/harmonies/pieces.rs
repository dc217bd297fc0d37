//! The wooden things, drawn with the symbols of `static/art/harmonies.svg`: tokens, stacks with their
//! height, cubes with an animal on top, and the small pattern of a card.

use atoll_engine::games::harmonies::cards::{Card, PatternCell, card};
use atoll_engine::games::harmonies::grid::Side;
use atoll_engine::games::harmonies::parts::{Colour, Landscape, Stack};
use atoll_engine::hex::hex;
use yew::prelude::*;

use super::layout::{centre, half, outline};
use super::names::colour_key;

/// How thick a token is.
const THICK: i32 = 12;
/// Where the top of a lone token lies, seen from the middle of its hex.
const GROUND: i32 = -4;

/// A shift, as an attribute.
pub fn shift(x: i32, y: i32) -> String {
    ["translate(", &x.to_string(), " ", &y.to_string(), ")"].concat()
}

/// A token with the middle of its top at a point.
pub fn token(colour: Colour, x: i32, y: i32) -> Html {
    symbol(colour_key(colour), None, x, y)
}

fn symbol(name: &str, class: Option<&'static str>, x: i32, y: i32) -> Html {
    let href = ["#hm-", name].concat();
    html! { <use {href} {class} x={x.to_string()} y={y.to_string()} /> }
}

/// Where the top of the token on a level lies, counted from 0.
pub const fn level(height: u8) -> i32 {
    GROUND - THICK * height as i32
}

/// The tokens of a stack.
pub fn stack(stack: Stack) -> Html {
    let tokens = stack.tokens().enumerate();
    tokens
        .map(|(height, colour)| token(colour, 0, level(height as u8)))
        .collect()
}

/// The height of a stack as a badge; a single token needs none.
pub fn badge(height: u8) -> Html {
    if height < 2 {
        return Html::default();
    }
    html! {
        <g class="hm-badge" transform="translate(24 15)">
            <circle r="13" />
            <text y="6">{ height }</text>
        </g>
    }
}

/// A small number as dots in a badge: how many tokens are missing, how many cubes could go there.
pub fn pips(x: i32, count: u8) -> Html {
    let count = i32::from(count.min(4));
    let pip = |index: i32| {
        let x = 6 * index - 3 * (count - 1);
        html! { <circle key={index} class="hm-pip" cx={x.to_string()} r="2.6" /> }
    };
    html! {
        <g class="hm-badge" transform={shift(x, 15)}>
            <circle r="13" />
            { for (0..count).map(pip) }
        </g>
    }
}

/// A cube on a stack of that height, with its animal on top.
pub fn cube(id: u8, height: u8) -> Html {
    let y = level(height.saturating_sub(1)) + 6;
    let spirit = card(id).is_some_and(Card::is_spirit);
    html! {
        <>
            { symbol(if spirit { "spirit-cube" } else { "cube" }, None, 0, y) }
            { symbol(animal(id), Some("hm-animal"), -12, y - 39) }
        </>
    }
}

/// The symbol of a card's animal.
fn animal(id: u8) -> &'static str {
    card(id).map_or("", |card| card.key)
}

/// A card's animal as a picture of its own.
pub fn figure(id: u8) -> Html {
    html! {
        <svg class="hm-figure" viewBox="-1 -1 26 26" aria-hidden="true">
            { symbol(animal(id), Some("hm-animal"), 0, 0) }
        </svg>
    }
}

/// A token as a picture of its own.
pub fn chip(colour: Colour) -> Html {
    html! {
        <svg class="hm-chip" viewBox="-32 -19 64 50" aria-hidden="true">{ token(colour, 0, 0) }</svg>
    }
}

/// A habitat laid out: where the middle of each hex lies, and the window around all of them.
struct Laid {
    cells: Vec<((i32, i32), PatternCell)>,
    window: [i32; 4],
}

fn lay(card: &Card, rotation: u8) -> Laid {
    let high = half(Side::A);
    let middle = |part: PatternCell| (centre(part.at, high), part);
    let mut cells: Vec<_> = card.pattern(rotation).map(middle).collect();
    // Lower hexes are nearer, so they are drawn later.
    cells.sort_by_key(|&((_, y), _)| y);
    let (mut left, mut top, mut right, mut bottom) = (0, -34, 0, 0);
    for &((x, y), _) in &cells {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    // Room for a hex around its middle; the figure on the cube is in `top` already.
    let window = [left - 60, top - 44, right - left + 120, bottom - top + 88];
    Laid { cells, window }
}

/// The habitat of a card, turned so that it is largest in a box of that width and height.
pub fn pattern(card: &Card, (wide, high): (i32, i32)) -> Html {
    // The larger of the two ratios says how much it must shrink.
    let shrink = |laid: &Laid| (laid.window[2] * high).max(laid.window[3] * wide);
    let turns = (0..6).map(|rotation| lay(card, rotation));
    let Some(laid) = turns.min_by_key(shrink) else {
        return Html::default();
    };
    let cell = |&((x, y), part): &((i32, i32), PatternCell)| {
        html! {
            <g transform={shift(x, y)}>
                <path class="hm-hex" d={outline(Side::A)} />
                { sample(part.need) }
                if part.at == hex(0, 0) { { cube(card.id, height_of(part.need)) } }
            </g>
        }
    };
    let view_box = laid.window.map(|number| number.to_string()).join(" ");
    html! {
        <svg class="hm-pattern" viewBox={view_box} aria-hidden="true">{ for laid.cells.iter().map(cell) }</svg>
    }
}

/// How many tokens a landscape is high.
const fn height_of(land: Landscape) -> u8 {
    match land {
        Landscape::Bare => 0,
        Landscape::Mountain3 | Landscape::Tree3 => 3,
        Landscape::Mountain2 | Landscape::Tree2 | Landscape::Building | Landscape::Trunk2 => 2,
        _ => 1,
    }
}

/// What a card shows where it asks for a landscape; a building stands on any of three colours.
pub fn sample(land: Landscape) -> Html {
    let tokens = match land {
        Landscape::Building => {
            return html! {
                <>
                    { symbol("any", None, 0, level(0)) }
                    { token(Colour::Red, 0, level(1)) }
                    { badge(2) }
                </>
            };
        }
        _ => Stack::ALL
            .into_iter()
            .find(|stack| stack.landscape() == land),
    };
    let tokens = tokens.unwrap_or_default();
    html! { <>{ stack(tokens) }{ badge(tokens.height()) }</> }
}
