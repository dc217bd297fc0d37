//! The archipelago: squares with clouds where nothing lies, lit where the piece in hand fits, islands
//! above them, and the ghost of what would be laid. One tab stop; the arrow keys move over the squares.

use std::rc::Rc;

use atoll_engine::cells::CellSet;
use atoll_engine::games::skylands::parts::Face;
use atoll_engine::games::skylands::specials::Special;
use atoll_engine::square::Side;
use yew::prelude::*;

use super::choices::Choice;
use super::coast::{SIZE, corner};
use super::emblems::rock;
use super::land::{Land, badge, island, mark, open_sides, piece, shift};
use super::view_model::{Kind, Scene, Square};
use super::words::{gain, square_words};
use crate::kit::i18n::Texts;
use crate::kit::still::still;

/// The window on the whole board, with room for cliffs.
pub const WINDOW: &str = "-6 -6 512 418";

/// What a person does to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// Pointer reaches a square.
    Over(u8),
    /// Pointer or focus leaves the squares.
    Out,
    /// Focus reaches a square, by whatever way.
    Focus(u8),
    /// A square is pressed by a pointer.
    Press(u8),
    /// The key that acts is pressed on the focused square.
    Enter,
    /// An arrow key leads on from the focused square.
    Step(Side),
}

/// Everything the board needs besides the scene.
#[derive(Clone, Debug)]
pub struct Hold<'a> {
    pub label: &'a str,
    /// The square that the tab key reaches.
    pub focus: u8,
    /// The square with the ghost, and what laying it there would change.
    pub ghost: Option<(u8, Face, i32)>,
    /// The decision looked at.
    pub looked: Option<Choice>,
    pub ontouch: &'a Callback<Touch>,
}

/// The mark by which a square is found.
pub fn square_hook(name: &str) -> String {
    ["sk-square-", name].concat()
}

/// The board of the seat that looks.
pub fn board(t: Texts, scene: &Rc<Scene>, hold: &Hold<'_>) -> Html {
    let onkeydown = {
        let touch = hold.ontouch.clone();
        Callback::from(move |event: KeyboardEvent| {
            let act = match event.key().as_str() {
                "ArrowUp" => Touch::Step(Side::North),
                "ArrowRight" => Touch::Step(Side::East),
                "ArrowDown" => Touch::Step(Side::South),
                "ArrowLeft" => Touch::Step(Side::West),
                "Enter" | " " => Touch::Enter,
                _ => return,
            };
            event.prevent_default();
            touch.emit(act);
        })
    };
    let onmouseleave = hold.ontouch.reform(|_| Touch::Out);
    let sheet = scene.sheet();
    let looked = hold.looked.map_or(CellSet::EMPTY, |choice| choice.cells());
    let sides = open_sides(sheet);
    let lands = lands(scene, hold.looked);
    let badges = lands.iter().filter(|land| land.finished);
    let specials = scene.squares.iter().filter_map(|square| {
        let special = square.special?;
        let alone = special.print().face == Face::CLOUDS && special.print().island.is_none();
        alone.then_some((special, square.square))
    });
    let special = scene
        .pieces
        .get(scene.piece)
        .and_then(|held| match held.kind {
            Kind::Special(special) => Some(special),
            _ => None,
        });
    let placing = scene.is_placing();
    html! {
        <svg class={classes!("sk-board", scene.can_move.then_some("is-live"), placing.then_some("is-placing"))} viewBox={WINDOW}
            role="group" aria-label={hold.label.to_owned()} data-testid="sk-board" {onkeydown}>
            <rect class="sk-frame" x="-4" y="-4" width="508" height="408" rx="12" />
            // A list of its own, so that nothing else in the drawing moves the square that has the focus.
            <g {onmouseleave}>{ for (0..scene.squares.len()).map(|index| cell(t, scene, index, hold, looked)) }</g>
            <g class="sk-lands" aria-hidden="true">
                { for lands.iter().map(|land| {
                    let shown = land.clone();
                    still(land.key(), land, move || island(&shown))
                }) }
            </g>
            <g class="sk-lands" aria-hidden="true">
                { for specials.map(|(special, square)| {
                    let guests = sheet.guests;
                    still(usize::from(square), (special, guests), move || rock(special, square, guests))
                }) }
                { still("open", sides.clone(), move || html! { <path class="sk-open" d={sides.clone()} /> }) }
                { for badges.map(|land| {
                    let shown = land.clone();
                    still(["b", &land.key()].concat(), land, move || badge(&shown))
                }) }
                if let Some(choice) = hold.looked { { way(&choice) } }
                if let Some((square, face, points)) = hold.ghost { { ghost(square, face, special, points) } }
            </g>
        </svg>
    }
}

/// The islands, with what points them out.
fn lands(scene: &Scene, looked: Option<Choice>) -> Vec<Land> {
    let mut lands = Land::all(scene.sheet());
    for land in &mut lands {
        let cells: CellSet = land.squares.iter().map(|&(square, ..)| square).collect();
        // All of it is about the decision, or about something else that shares a square with it.
        land.chosen = looked.is_some_and(|choice| choice.from == cells || choice.to == cells);
        let points_out = |test: fn(&Square) -> bool| {
            let mut here = cells
                .iter()
                .filter_map(|s| scene.squares.get(usize::from(s)));
            here.any(test)
        };
        land.fresh = points_out(|square| square.fresh);
        land.lit = points_out(|square| square.lit);
    }
    lands
}

/// How a square looks besides what is there.
#[derive(Clone, Copy, Debug, Hash)]
struct Look {
    stop: bool,
    hot: bool,
    looked: bool,
    can_move: bool,
}

/// A square as a piece of its own: drawn again when it looks or reads differently.
fn cell(t: Texts, scene: &Rc<Scene>, index: usize, hold: &Hold<'_>, looked: CellSet) -> Html {
    let square = &scene.squares[index];
    let look = Look {
        stop: hold.focus == square.square,
        hot: hold.ghost.is_some_and(|(here, ..)| here == square.square),
        looked: looked.contains(square.square),
        can_move: scene.can_move,
    };
    let label = square_words(t, scene, square);
    let (scene, ontouch) = (Rc::clone(scene), hold.ontouch.clone());
    still(square.square, (square, look, label.clone()), move || {
        draw(&scene.squares[index], look, label.clone(), &ontouch)
    })
}

fn draw(square: &Square, look: Look, label: String, ontouch: &Callback<Touch>) -> Html {
    let here = square.square;
    let (x, y) = corner(here);
    let empty = square.face.is_none();
    let fits = square.ghost.is_some();
    let class = classes!(
        "sk-square",
        empty.then_some("is-empty"),
        (fits && square.now).then_some("is-open"),
        (fits && !square.now).then_some("is-faint"),
        square.target.then_some("is-target"),
        look.looked.then_some("is-looked"),
        look.hot.then_some("is-hot"),
        square.lit.then_some("is-lit"),
        square.fresh.then_some("is-fresh"),
    );
    html! {
        <g {class} data-testid={square_hook(&square.name)} transform={shift(x, y)}
            role="button" tabindex={if look.stop { "0" } else { "-1" }} aria-label={label}
            onmouseenter={ontouch.reform(move |_| Touch::Over(here))}
            onfocus={ontouch.reform(move |_| Touch::Focus(here))} onblur={ontouch.reform(|_| Touch::Out)}
            onclick={ontouch.reform(move |_| Touch::Press(here))}>
            <rect class="sk-cell" x="2" y="2" width="96" height="96" rx="8" />
            if empty { <g class="sk-cloud" aria-hidden="true">{ mark("cloud", (50, 52)) }</g> }
            if fits && !square.now && look.can_move {
                <g class="sk-turns" aria-hidden="true" transform="translate(50 50)"><circle r="16" />{ mark("right", (0, 0)) }</g>
            }
        </g>
    }
}

/// The piece as it would lie, and what that would change.
fn ghost(square: u8, face: Face, special: Option<Special>, points: i32) -> Html {
    let (x, y) = corner(square);
    html! {
        <g class="sk-ghost">
            <g class="sk-ghost-piece" transform={shift(x, y)}>{ piece(face, special) }</g>
            <rect class="sk-ring" x={(x + 1).to_string()} y={(y + 1).to_string()} width="98" height="98" rx="9" />
            { tip(x + 50, y + SIZE - 8, points, None) }
        </g>
    }
}

/// A pill with points, kept inside the board.
fn tip(x: i32, y: i32, points: i32, count: Option<u8>) -> Html {
    let mut words = gain(points);
    if let Some(count) = count {
        words = ["×", &count.to_string(), "  ", &words].concat();
    }
    let width = 11 * words.chars().count() as i32 + 22;
    let x = x.clamp(width / 2, 5 * SIZE - width / 2);
    html! {
        <g class={classes!("sk-tip", (points < 0).then_some("is-loss"))} transform={shift(x, y)}>
            <rect x={(-width / 2).to_string()} y="-14" width={width.to_string()} height="28" rx="14" />
            <text y="7">{ words }</text>
        </g>
    }
}

/// The way of a decision: an arrow from where to where, with how many and what it brings.
fn way(choice: &Choice) -> Html {
    let Some((tx, ty)) = middle(choice.to).or_else(|| middle(choice.from)) else {
        return Html::default();
    };
    let start = middle(choice.from).filter(|_| !choice.to.is_empty());
    let arrow = start.map(|(fx, fy)| {
        let numbers = [fx, fy, (fx + tx) / 2, (fy + ty) / 2 - 50, tx, ty].map(|n| n.to_string());
        let [a, b, c, d, e, f] = numbers;
        let path = ["M", &a, " ", &b, "Q", &c, " ", &d, " ", &e, " ", &f].concat();
        html! { <path class="sk-way" d={path} /> }
    });
    html! { <>{ arrow }{ tip(tx, ty, choice.points, Some(choice.count)) }</> }
}

/// The middle of some squares.
fn middle(cells: CellSet) -> Option<(i32, i32)> {
    let count = cells.len() as i32;
    let corners = cells.iter().map(corner);
    let (x, y) = corners.fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    (count > 0).then(|| (x / count + 50, y / count + 50))
}
