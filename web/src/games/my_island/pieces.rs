//! The things on the table, drawn with the symbols of `static/art/games/my-island.svg`: tiles with
//! their weight, terrain, totems, groups and roads.

use atoll_engine::cells::CellSet;
use atoll_engine::games::my_island::board::{FIELDS, HEXES, NEIGHBOURS, TOTEMS, Terrain};
use atoll_engine::games::my_island::{Group, Island, Symbol, Tile};
use atoll_engine::hex::{Hex, NO_CELL};
use yew::prelude::*;

use super::layout::{HEX, Point, cell_centre, centre, outlines, shift};
use super::view_model::hexes;

/// Where each hex of a tile lies on the drawing, and what it shows.
fn spots(tile: Tile, rot: u8, at: Hex) -> Vec<(Point, Symbol)> {
    let spots = hexes(tile, rot, at);
    spots.map(|(hex, symbol)| (centre(hex), symbol)).collect()
}

/// A tile: a card of one piece with a pale edge, and a coloured hex for each symbol.
pub fn tile(tile: Tile, rot: u8, at: Hex) -> Html {
    let spots = spots(tile, rot, at);
    let edge = AttrValue::from(outlines(spots.iter().map(|&(middle, _)| middle)));
    html! {
        <>
            <path class="mi-shade" d={edge.clone()} transform="translate(0 5)" />
            <path class="mi-edge" d={edge} />
            { for spots.into_iter().map(|(middle, symbol)| face(symbol, middle)) }
        </>
    }
}

/// One hex of a tile.
fn face(symbol: Symbol, middle: Point) -> Html {
    html! {
        <g class={["mi-face mi-", symbol.word()].concat()} transform={shift(middle)}>
            <path class="mi-hex" d={HEX} transform="scale(.93)" />
            <use href={["#mi-", symbol.word()].concat()} />
        </g>
    }
}

/// A tile by itself in a box of its own size, for the tray and the list of tiles to come.
pub fn lone_tile(one: Tile, rot: u8, class: &'static str) -> Html {
    let spots = spots(one, rot, Hex::default());
    let bound = |pick: fn(Point) -> i32| {
        let all = || spots.iter().map(|&(middle, _)| pick(middle));
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    };
    let ((left, right), (top, bottom)) = (bound(|(x, _)| x), bound(|(_, y)| y));
    let (width, height) = (right - left + 72, bottom - top + 84);
    let view_box = [left - 36, top - 40, width, height].map(|n| n.to_string());
    let view_box = view_box.join(" ");
    html! {
        <svg {class} viewBox={view_box} width={width.to_string()} height={height.to_string()} aria-hidden="true">
            { tile(one, rot, Hex::default()) }
        </svg>
    }
}

/// The tile of the round in a window that is the same for all of them, so that hexes keep their size.
pub fn held_tile(one: Tile, rot: u8) -> Html {
    let spots = spots(one, rot, Hex::default());
    let count = spots.len().max(1) as i32;
    let sum = spots
        .iter()
        .fold((0, 0), |(x, y), ((cx, cy), _)| (x + cx, y + cy));
    let view_box = [sum.0 / count - 100, sum.1 / count - 92, 200, 190].map(|n| n.to_string());
    html! {
        <svg class="mi-lone" viewBox={view_box.join(" ")} aria-hidden="true">{ tile(one, rot, Hex::default()) }</svg>
    }
}

/// Coast, mountains, terrain and totems: what lies below all tiles.
pub fn land(terrain_of: impl Fn(u8) -> Terrain) -> Html {
    let coast = AttrValue::from(outlines((0..FIELDS as u8).map(cell_centre)));
    let field = |cell: u8| {
        let terrain = terrain_of(cell).word();
        let totem = TOTEMS.contains(cell);
        html! {
            <g key={cell} class={["mi-land mi-", terrain].concat()} transform={shift(cell_centre(cell))}>
                <path class="mi-hex" d={HEX} />
                <use href={["#mi-", terrain].concat()} transform={turned(cell)} />
                if totem { <use href="#mi-totem" /> }
            </g>
        }
    };
    html! {
        <>
            <path class="mi-foam" d={coast.clone()} />
            <path class="mi-cliff" d={coast.clone()} transform="translate(0 8)" />
            <path class="mi-coast" d={coast} />
            <use href="#mi-mountains" transform="scale(.9 .82)" />
            { for (0..FIELDS as u8).map(field) }
        </>
    }
}

/// Neighbouring fields show their terrain from different sides, so that it looks grown.
fn turned(cell: u8) -> Option<&'static str> {
    (cell % 3 == 1).then_some("scale(-1 1)")
}

/// All groups of an island, and the totems that are joined to the sea.
pub fn groups(island: &Island, roads: &[(u8, CellSet)]) -> Html {
    let groups = island.groups().into_iter().filter(|group| group.size > 1);
    ties(groups, roads.iter().map(|&(totem, _)| totem))
}

/// Groups as ties between like symbols with their size, and totems that are joined to the sea.
pub fn ties(groups: impl Iterator<Item = Group>, totems: impl Iterator<Item = u8>) -> Html {
    let group = |group: Group| {
        let mut ties = String::new();
        for cell in group.cells.iter() {
            for &next in NEIGHBOURS[usize::from(cell)]
                .iter()
                .filter(|&&next| next > cell)
            {
                if next != NO_CELL && group.cells.contains(next) {
                    let [(ax, ay), (bx, by)] = [cell, next].map(cell_centre);
                    let numbers = [ax, ay, bx, by].map(|n| n.to_string());
                    ties.push_str(
                        &[
                            "M",
                            &numbers[0],
                            " ",
                            &numbers[1],
                            "L",
                            &numbers[2],
                            " ",
                            &numbers[3],
                        ]
                        .concat(),
                    );
                }
            }
        }
        let class = classes!(
            "mi-group",
            ["mi-", group.symbol.word()].concat(),
            (group.size >= 5).then_some("is-large")
        );
        html! {
            <g {class}>
                <path class="mi-tie-2" d={ties.clone()} />
                <path class="mi-tie" d={ties} />
                { badge(middle(group.cells), &group.size.to_string()) }
            </g>
        }
    };
    let joined = totems.map(|totem| badge(cell_centre(totem), "✓"));
    html! { <g class="mi-groups">{ for groups.map(group) }{ for joined }</g> }
}

/// The field of a group that is nearest to its middle.
fn middle(cells: CellSet) -> Point {
    let count = cells.len() as i32;
    let (x, y) = cells
        .iter()
        .map(cell_centre)
        .fold((0, 0), |(x, y), (cx, cy)| (x + cx, y + cy));
    let far = |cell: &u8| {
        let (cx, cy) = cell_centre(*cell);
        (cx * count - x).pow(2) + (cy * count - y).pow(2)
    };
    cells.iter().min_by_key(far).map_or((0, 0), cell_centre)
}

/// A small sign with a number.
pub fn badge(at: Point, text: &str) -> Html {
    html! {
        <g class="mi-badge" transform={shift(at)}>
            <circle r="17" />
            <text y="8">{ text.to_owned() }</text>
        </g>
    }
}

/// All hexes of a terrain or symbol as one path, for small boards.
pub fn patch(cells: CellSet) -> String {
    outlines(cells.iter().map(|cell| centre(HEXES[usize::from(cell)])))
}
