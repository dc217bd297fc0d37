//! What makes special islands special: their emblems on land, isles of their own, and buildings on rocks
//! with clouds all round.

use atoll_engine::games::skylands::parts::{Colour, Face, Terrain};
use atoll_engine::games::skylands::specials::{Effect, Special};
use yew::prelude::*;

use super::coast::{corner, parts};
use super::land::{colour_key, ground, growth, mark, shift};

/// The emblem of a special.
const fn emblem(effect: Effect) -> &'static str {
    match effect {
        Effect::None => "star",
        Effect::Payout => "coins",
        Effect::Outpost => "flag",
        Effect::Profit | Effect::ProfitCity => "basket",
        Effect::Generator => "bolt",
        Effect::Inn => "inn",
        Effect::Trading => "trade",
        Effect::SuburbMountain => "less-violet",
        Effect::SuburbForest => "less-green",
        Effect::PowerPlant => "plant",
        Effect::Temple(terrain) => match terrain {
            Terrain::Forest => "temple-forest",
            Terrain::Mountain => "temple-mountain",
            Terrain::Crystal => "temple-crystal",
            Terrain::City => "temple-city",
        },
        Effect::Airport => "airship",
        Effect::Sanctuary => "rings",
        Effect::Academy => "book",
        Effect::Villa => "villa",
    }
}

/// What makes a special special, on a square that begins at a point.
pub fn special_mark(special: Special, (x, y): (i32, i32)) -> Html {
    let print = special.print();
    if print.face == Face::CLOUDS {
        return Html::default();
    }
    let middle = if parts(print.face).len() > 1 { 70 } else { 60 };
    html! {
        <g class="sk-medal" transform={shift(x + 50, y + middle)}>
            <circle r="15" />
            { mark(emblem(print.effect), (0, 0)) }
        </g>
    }
}

/// A special with clouds all round, on a square that begins at a point: an isle of its own, or a
/// building on a rock.
pub fn lone(special: Special, (x, y): (i32, i32), folk: Option<(Colour, u8)>) -> Html {
    let print = special.print();
    let Some(terrain) = print.island else {
        return html! {
            <g class="sk-lone" transform={shift(x + 50, y + 54)}>
                { mark("rock", (0, 0)) }
                <g transform="translate(0 -4) scale(1.6)">{ mark(emblem(print.effect), (0, 0)) }</g>
            </g>
        };
    };
    let mut left = folk.map_or(0, |(_, count)| count);
    let mut home = |hx: i32, hy: i32| {
        let settled = folk.filter(|_| left > 0);
        left = left.saturating_sub(1);
        html! {
            <>
                { mark(growth(terrain), (hx - 12, hy - 4)) }
                { mark("house", (hx, hy)) }
                if let Some((colour, _)) = settled { { mark(["folk-", colour_key(colour)].concat().as_str(), (hx + 10, hy + 5)) } }
            </>
        }
    };
    html! {
        <g transform={shift(x + 50, y + 50)}>
            { ground(terrain, ISLE.to_owned()) }
            <g class="sk-things">{ mark(growth(terrain), (6, -10)) }{ home(-9, 2) }{ home(13, 12) }</g>
        </g>
    }
}

/// The coast of an isle of its own.
pub const ISLE: &str =
    "M-34 -4C-36 -20 -22 -26 -8 -25C8 -30 30 -24 34 -8C38 8 26 20 12 22C-6 28 -32 20 -34 -4z";

/// A special with clouds all round that is no island: drawn on its square.
pub fn rock(special: Special, square: u8, guests: [u8; 3]) -> Html {
    let at = corner(square);
    let inn = special.print().effect == Effect::Inn;
    let guests = Colour::ALL.into_iter().zip(guests);
    let guests = guests.flat_map(|(colour, count)| std::iter::repeat_n(colour, count.into()));
    let guest = |(place, colour): (i32, Colour)| {
        let folk = ["folk-", colour_key(colour)].concat();
        mark(&folk, (at.0 + 23 + 18 * place, at.1 + 84))
    };
    html! {
        <g class="sk-things">
            { lone(special, at, None) }
            if inn { { for (0..).zip(guests).map(guest) } }
        </g>
    }
}
