//! Land above the clouds, drawn with the symbols of `static/art/games/skylands.svg`: islands whose
//! coasts run on from square to square, dwellings with who lives there, and single pieces as pictures.

use atoll_engine::games::skylands::parts::{Colour, Face, Terrain};
use atoll_engine::games::skylands::specials::Special;
use atoll_engine::games::skylands::view::{IslandView, SheetView};
use yew::prelude::*;

use super::coast::{Part, SIZE, corner, dwelling, edge, outline, parts};
use super::emblems::{ISLE, lone, special_mark};

/// A symbol with its foot at a point.
pub fn mark(name: &str, (x, y): (i32, i32)) -> Html {
    let href = ["#sk-", name].concat();
    html! { <use {href} x={x.to_string()} y={y.to_string()} /> }
}

/// A shift, as an attribute.
pub fn shift(x: i32, y: i32) -> String {
    ["translate(", &x.to_string(), " ", &y.to_string(), ")"].concat()
}

/// The symbol of a colour: a shape of its own, too.
pub const fn colour_key(colour: Colour) -> &'static str {
    ["green", "violet", "blue"][colour as usize]
}

/// What grows or stands on a terrain.
pub const fn growth(terrain: Terrain) -> &'static str {
    ["tree", "peak", "shard", "tower"][terrain as usize]
}

/// Whether a square holds more than one part.
fn is_shared(face: Face) -> bool {
    parts(face).len() > 1
}

/// The layers of land under one outline.
pub fn ground(terrain: Terrain, path: String) -> Html {
    let path = AttrValue::from(path);
    let weave = ["url(#sk-weave-", terrain.word(), ")"].concat();
    html! {
        <>
            <path class="sk-cliff" d={path.clone()} transform="translate(0 8)" />
            <path class="sk-coast" d={path.clone()} />
            <path class="sk-ground" d={path.clone()} />
            <path class="texture" d={path} fill={weave} />
        </>
    }
}

/// The things that stand on a part, the nearest last; `folk` says who lives on its dwellings.
fn things(part: Part, shared: bool, (x, y): (i32, i32), folk: &mut Option<(Colour, u8)>) -> Html {
    let plant = growth(part.terrain);
    let at = |(px, py): (i32, i32)| (x + px, y + py);
    let homes: Vec<(i32, i32)> = (0..4)
        .filter(|&side| part.sides[side])
        .map(|side| dwelling(side, shared))
        .collect();
    let count = homes.len() as i32;
    let sum = homes
        .iter()
        .fold((0, 0), |sum, home| (sum.0 + home.0, sum.1 + home.1));
    // What has more than one side has room for more in the middle.
    let heart = (SIZE - sum.0 / count, SIZE + 4 - sum.1 / count);
    let mut homes = homes;
    homes.sort_unstable_by_key(|&(_, y)| y);
    let home = |&(hx, hy): &(i32, i32)| {
        let settled = folk.as_mut().filter(|(_, left)| *left > 0);
        let settled = settled.map(|(colour, left)| {
            *left -= 1;
            *colour
        });
        html! {
            <>
                if !shared { { mark(plant, at((hx + 15, hy - 6))) } }
                { mark(plant, at((hx - 13, hy - 1))) }
                { mark("house", at((hx, hy + 4))) }
                if let Some(colour) = settled { { mark(["folk-", colour_key(colour)].concat().as_str(), at((hx + 10, hy + 9))) } }
            </>
        }
    };
    html! {
        <g class="sk-things">
            if count > 1 { { mark(plant, at((heart.0 - 7, heart.1 - 5))) }{ mark(plant, at((heart.0 + 8, heart.1))) } }
            { for homes.iter().map(home) }
        </g>
    }
}

/// An island of a board, ready to draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Land {
    pub terrain: Terrain,
    pub first: u8,
    pub finished: bool,
    pub dwellings: u8,
    pub inhabitants: u8,
    /// Its squares with what they show.
    pub squares: Vec<(u8, Face, Option<Special>)>,
    /// Whether a decision looked at is about it.
    pub chosen: bool,
    pub fresh: bool,
    pub lit: bool,
}

impl Land {
    /// An island of a sheet.
    pub fn new(sheet: &SheetView, island: &IslandView) -> Self {
        let squares = island.cells.iter().filter_map(|square| {
            let lying = sheet.squares.get(usize::from(square))?;
            Some((square, lying.face?, lying.special))
        });
        Self {
            terrain: island.terrain,
            first: island.first,
            finished: island.finished,
            dwellings: island.dwellings,
            inhabitants: island.inhabitants,
            squares: squares.collect(),
            chosen: false,
            fresh: false,
            lit: false,
        }
    }

    /// All islands of a sheet, from the back to the front.
    pub fn all(sheet: &SheetView) -> Vec<Land> {
        let mut lands: Vec<Land> = sheet
            .islands
            .iter()
            .map(|island| Land::new(sheet, island))
            .collect();
        lands.sort_by_key(|land| land.squares.last().map_or(0, |&(square, ..)| square));
        lands
    }

    /// A name that stays while it grows.
    pub fn key(&self) -> String {
        [self.terrain.word(), &self.first.to_string()].concat()
    }

    fn folk(&self) -> Option<(Colour, u8)> {
        Some((self.terrain.colour()?, self.inhabitants))
    }

    fn part(&self, face: Face) -> Option<Part> {
        parts(face)
            .into_iter()
            .find(|part| part.terrain == self.terrain)
    }
}

/// An island with everything on it.
pub fn island(land: &Land) -> Html {
    let class = classes!(
        "sk-land",
        ["sk-", land.terrain.word()].concat(),
        land.finished.then_some("is-finished"),
        land.chosen.then_some("is-chosen"),
        land.fresh.then_some("is-fresh"),
        land.lit.then_some("is-lit"),
    );
    let mut coast = String::new();
    let mut folk = land.folk();
    let mut things_on = Vec::new();
    for &(square, face, special) in &land.squares {
        let at = corner(square);
        if let Some(part) = land.part(face) {
            let shared = is_shared(face);
            outline(&mut coast, part, shared, at);
            things_on.push(things(part, shared, at, &mut folk));
            things_on.extend(special.map(|special| special_mark(special, at)));
        } else if let Some(special) = special {
            things_on.push(lone(special, at, folk));
        }
    }
    let isle = coast.is_empty();
    let glow = land.finished.then(|| match land.squares.first() {
        Some(&(square, ..)) if isle => {
            let (x, y) = corner(square);
            html! { <path class="sk-glow" d={ISLE} transform={shift(x + 50, y + 50)} /> }
        }
        _ => html! { <path class="sk-glow" d={coast.clone()} /> },
    });
    html! {
        <g {class}>
            { glow }
            if !isle { { ground(land.terrain, coast) } }
            { things_on }
        </g>
    }
}

/// The sides of an unfinished island that nothing meets yet, as one path.
pub fn open_sides(sheet: &SheetView) -> String {
    let mut path = String::new();
    for (square, lying) in (0..).zip(&sheet.squares) {
        let Some(face) = lying.face else { continue };
        for (side, terrain) in face.sides().into_iter().enumerate() {
            let towards = atoll_engine::square::Side::ALL[side];
            let next = atoll_engine::games::skylands::grid::GRID.neighbour(square, towards);
            let met = next.is_some_and(|next| sheet.squares[usize::from(next)].face.is_some());
            if terrain.is_some() && !met {
                edge(&mut path, side, corner(square));
            }
        }
    }
    path
}

/// How many live on a finished island, or how many dwellings a city has.
pub fn badge(land: &Land) -> Html {
    let lowest = land.squares.iter().filter_map(|&(square, face, _)| {
        let (x, y) = corner(square);
        let Some(part) = land.part(face) else {
            return Some((x + 50, y + 62));
        };
        let shared = is_shared(face);
        let homes = (0..4).filter(|&side| part.sides[side]);
        let homes = homes.map(|side| dwelling(side, shared));
        homes
            .map(|(hx, hy)| (x + hx, y + hy))
            .max_by_key(|&(_, hy)| hy)
    });
    let Some((x, y)) = lowest.max_by_key(|&(_, y)| y) else {
        return Html::default();
    };
    let (sign, words) = match land.terrain.colour() {
        Some(colour) => {
            let (there, all) = (land.inhabitants.to_string(), land.dwellings.to_string());
            (
                ["dot-", colour_key(colour)].concat(),
                [&there, "/", &all].concat(),
            )
        }
        None => ("house".to_owned(), land.dwellings.to_string()),
    };
    let x = x.clamp(32, 5 * SIZE - 32);
    html! {
        <g class="sk-badge" transform={shift(x, (y + 25).min(4 * SIZE - 4))}>
            <rect x="-31" y="-12" width="62" height="24" rx="12" />
            { mark(&sign, (-18, if sign == "house" { 7 } else { 0 })) }
            <text x="9" y="6">{ words }</text>
        </g>
    }
}

/// A piece as it lies on a square that begins at the origin.
pub fn piece(face: Face, special: Option<Special>) -> Html {
    let shared = is_shared(face);
    let land = |part: Part| {
        let mut coast = String::new();
        outline(&mut coast, part, shared, (0, 0));
        html! {
            <g class={classes!("sk-land", ["sk-", part.terrain.word()].concat())}>
                { ground(part.terrain, coast) }
                { things(part, shared, (0, 0), &mut None) }
            </g>
        }
    };
    let alone = special.filter(|_| face == Face::CLOUDS);
    let isle = alone.and_then(|special| special.print().island);
    html! {
        <>
            { for parts(face).into_iter().map(land) }
            if let Some(special) = alone {
                <g class={classes!("sk-land", isle.map(|terrain| ["sk-", terrain.word()].concat()))}>
                    { lone(special, (0, 0), None) }
                </g>
            } else if let Some(special) = special {
                { special_mark(special, (0, 0)) }
            }
        </>
    }
}

/// A piece as a picture of its own.
pub fn picture(face: Face, special: Option<Special>) -> Html {
    html! {
        <svg class="sk-piece" viewBox="-2 -2 104 104" aria-hidden="true">
            <rect class="sk-card" width="100" height="100" rx="6" />
            { piece(face, special) }
        </svg>
    }
}

/// Small signs of colours or symbols in a row: a price.
pub fn price(cost: [u8; 3]) -> Html {
    let signs = ["dot-green", "dot-violet", "dot-any"].into_iter().zip(cost);
    let signs = signs.flat_map(|(sign, count)| std::iter::repeat_n(sign, count.into()));
    let signs: Vec<&str> = signs.collect();
    let width = (18 * signs.len()).max(18);
    let view_box = ["0 0 ", &width.to_string(), " 18"].concat();
    html! {
        <svg class="sk-price" viewBox={view_box} aria-hidden="true">
            { for signs.iter().enumerate().map(|(place, sign)| mark(sign, (18 * place as i32 + 9, 9))) }
        </svg>
    }
}

/// A symbol as a picture of its own.
pub fn sign(name: &str) -> Html {
    html! { <svg class="sk-sign" viewBox="-14 -14 28 28" aria-hidden="true">{ mark(name, (0, 0)) }</svg> }
}
