//! The strokes of the sheet: where its columns and boxes lie, and the few ways in which something is
//! printed, pencilled or framed there.

use atoll_engine::games::lost_cities::{BRIDGE_PLACE, Colour, Column, Reach};
use yew::prelude::*;

pub(super) const WIDTH: i32 = 500;
pub(super) const HEIGHT: i32 = 508;
/// The middle of the bridge, of the top artefacts, and of the double fields.
pub(super) const BRIDGE_Y: i32 = 203;
pub(super) const TOP_Y: i32 = 67;
pub(super) const DOUBLE_Y: i32 = 455;

/// The middle of a column.
pub(super) const fn column_x(column: Column) -> i32 {
    match column {
        Column::Artefacts => 373,
        Column::Dice => 441,
        expedition => 71 + 50 * expedition as i32,
    }
}

/// The middle of a box; the bridge makes a gap.
pub(super) const fn place_y(place: u8) -> i32 {
    418 - 38 * (place as i32 - 1) - if place >= BRIDGE_PLACE { 12 } else { 0 }
}

pub(super) const fn cell_middle(colour: Colour, reach: Reach) -> (i32, i32) {
    let y = match reach {
        Reach::Double => DOUBLE_Y,
        Reach::Box { place, .. } => place_y(place),
        Reach::Top => TOP_Y,
    };
    (column_x(colour.column()), y)
}

/// `<use>` of a drawing, moved and perhaps turned and scaled.
pub(super) fn glyph(id: &str, class: &'static str, x: i32, y: i32, more: &str) -> Html {
    let at = ["translate(", &x.to_string(), " ", &y.to_string(), ")", more].concat();
    html! { <use href={["#lc-", id].concat()} {class} transform={at} /> }
}

pub(super) fn label(class: &'static str, x: i32, y: i32, text: String) -> Html {
    html! { <text {class} x={x.to_string()} y={y.to_string()}>{ text }</text> }
}

/// Written by hand: every number leans a little differently.
pub(super) fn pencilled(class: &'static str, x: i32, y: i32, text: String, seed: u8) -> Html {
    let lean = ["-7", "3", "-3", "6", "-5", "1"][usize::from(seed) % 6];
    let at = [
        "rotate(",
        lean,
        " ",
        &x.to_string(),
        " ",
        &y.to_string(),
        ")",
    ]
    .concat();
    html! { <text {class} x={x.to_string()} y={(y + 9).to_string()} transform={at}>{ text }</text> }
}

/// The frame around a cell that is pointed out.
pub(super) fn frame(class: &'static str, x: i32, y: i32, round: bool) -> Html {
    let (half, tall, radius) = if round { (17, 17, 17) } else { (23, 18, 8) };
    html! {
        <rect {class} x={(x - half).to_string()} y={(y - tall).to_string()} rx={radius.to_string()}
            width={(2 * half).to_string()} height={(2 * tall).to_string()} />
    }
}
