//! The sheet as a drawing: six expeditions, artefacts, dice symbols, bridges and ladders, with
//! pencil on top. It scales with its box. People who cannot see it get `sheet_table` instead.

use std::rc::Rc;

use atoll_engine::cells::CellSet;
use atoll_engine::checksum::stable_hash;
use atoll_engine::games::lost_cities::{
    ARTEFACT_LADDER, BOXES, BoxKind, Colour, Column, DICE_LADDER, EXPEDITION_LADDER, LONELY_DOUBLE,
    Reach, cell,
};
use yew::prelude::*;

use super::outlook::Outlook;
use super::strokes::{
    BRIDGE_Y, DOUBLE_Y, HEIGHT, TOP_Y, WIDTH, cell_middle, column_x, frame, glyph, label,
    pencilled, place_y,
};
use super::view_model::{Bridge, Double, Scene, Target};
use crate::kit::points::{change, signed};
use crate::kit::still::still;

/// What the drawing is made from.
pub(super) struct Drawing {
    pub(super) scene: Rc<Scene>,
    pub(super) names: Rc<[String]>,
    pub(super) lit: CellSet,
    pub(super) fresh: CellSet,
    /// The choice under pointer or focus, or picked.
    pub(super) ghost: Option<Outlook>,
    /// A reachable place was tapped.
    pub(super) on_tap: Callback<u8>,
    /// The pointer is over a reachable place, or has left it.
    pub(super) on_hover: Callback<Option<u8>>,
}

/// The whole sheet, in pieces: what is printed on all of them, each column, the bridges, the values,
/// the signature, the places to tap. Only the pencil of the choice at hand is drawn every time.
pub(super) fn sheet(drawing: &Rc<Drawing>) -> Html {
    let view_box = ["0 0 ", &WIDTH.to_string(), " ", &HEIGHT.to_string()].concat();
    let scene = &drawing.scene;
    let piece = |key: &'static str, shows: u64, draw: fn(&Drawing) -> Html| {
        let drawing = Rc::clone(drawing);
        still(key, shows, move || draw(&drawing))
    };
    let column = |column: Column| {
        let (sheet, pointed) = (scene.sheet(), pointed(drawing, cells(column)));
        let drawing = Rc::clone(drawing);
        match column.colour() {
            Some(colour) => {
                let marks = (scene.double(colour), sheet.topped(colour), scene.layout());
                let shows = (sheet.numbers(colour), marks, pointed);
                still(column.word(), shows, move || expedition(&drawing, colour))
            }
            None => still(column.word(), (sheet.filled(column), pointed), move || {
                marks(&drawing, column)
            }),
        }
    };
    let sides = Column::ALL.map(|column| (scene.bridge(column), scene.waiting(column)));
    let over = (sides, pointed(drawing, Column::ALL.map(cell::bridge)));
    let sheet = scene.sheet();
    let values =
        Column::ALL.map(|column| (sheet.column_value(column), sheet.next_step_value(column)));
    let signed = (own_name(drawing), sheet.total());
    let reached: Vec<u8> = scene.targets.iter().map(Target::cell).collect();
    html! {
        <svg class="lc-sheet" viewBox={view_box} aria-hidden="true" focusable="false">
            { piece("paper", 0, |_| paper()) }
            { for Column::ALL.map(column) }
            { piece("bridges", stable_hash(&(over, &*drawing.names)), bridges) }
            { piece("plates", stable_hash(&values), plates) }
            { piece("signature", stable_hash(&signed), signature) }
            <g>{ ghost(drawing) }</g>
            { piece("hits", stable_hash(&reached), hits) }
        </svg>
    }
}

/// The cells of a column that can be pointed out.
fn cells(column: Column) -> impl Iterator<Item = u8> {
    let ends = column
        .colour()
        .map(|colour| [cell::double(colour), cell::top(colour)]);
    let places = (1..=BOXES).map(move |place| cell::place(column, place));
    places.chain(ends.into_iter().flatten())
}

/// Which of some cells are pointed out, and how.
fn pointed(drawing: &Drawing, cells: impl IntoIterator<Item = u8>) -> u64 {
    cells.into_iter().fold(0, |all, cell| {
        let marks = [
            drawing.lit.contains(cell),
            drawing.fresh.contains(cell),
            drawing.scene.target_at(cell).is_some(),
        ];
        marks
            .into_iter()
            .fold(all, |all, mark| all << 1 | u64::from(mark))
    })
}

/// What is printed on every sheet.
fn paper() -> Html {
    html! {
        <>
            <rect class="lc-paper" x="3" y="2" width="494" height="502" rx="5" />
            { ladders() }
        </>
    }
}

/// The printed values beside the columns.
fn ladders() -> Html {
    let row = |place: u8| {
        let (y, at) = (place_y(place) + 5, usize::from(place));
        let line = |class, x, value: i32| {
            let class = match (class, value < 0) {
                ("left", false) => "lc-ladder lc-end",
                ("left", true) => "lc-ladder lc-end lc-minus",
                (_, false) => "lc-ladder",
                (_, true) => "lc-ladder lc-minus",
            };
            label(class, x, y, signed(value))
        };
        html! {
            <>
                { line("left", 42, EXPEDITION_LADDER[at]) }
                { line("right", 391, ARTEFACT_LADDER[at]) }
                { line("right", 459, DICE_LADDER[at]) }
            </>
        }
    };
    html! {
        <g>
            { for (1..=BOXES).map(row) }
            { label("lc-ladder lc-end lc-minus", 42, DOUBLE_Y + 5, signed(LONELY_DOUBLE)) }
        </g>
    }
}

fn expedition(drawing: &Drawing, colour: Colour) -> Html {
    let (scene, column) = (&drawing.scene, colour.column());
    let (x, word) = (column_x(column), column.word());
    let sheet = scene.sheet();
    let numbers = sheet.numbers(colour);
    let one = |place: u8| {
        let (y, number) = (place_y(place), numbers.get(usize::from(place) - 1));
        let printed = match scene.layout().box_kind(colour, place) {
            BoxKind::Plain => glyph(&["s-", word].concat(), "lc-water", x, y, "scale(1.1)"),
            BoxKind::Arrow => glyph("arrow", "lc-printed", x, y, ""),
            BoxKind::Artefact => glyph("vase", "lc-printed lc-hollow", x, y, ""),
        };
        let class = if number.is_some() {
            "lc-box lc-full"
        } else {
            "lc-box"
        };
        html! {
            <g {class}>
                <rect x={(x - 22).to_string()} y={(y - 17).to_string()} width="44" height="34" rx="7" />
                { printed }
                { point_out(drawing, cell::place(column, place), x, y, false) }
                if let Some(number) = number {
                    { pencilled("lc-number", x, y, number.to_string(), place + colour as u8) }
                }
            </g>
        }
    };
    html! {
        <g class={["lc-", word].concat()}>
            { for (1..=BOXES).map(one) }
            { double(drawing, colour, x) }
            { top(drawing, colour, x) }
            <rect class="lc-tab" x={(x - 15).to_string()} y="475" width="30" height="24" rx="6" />
            { glyph(&["s-", word].concat(), "lc-tab-symbol", x, 487, "scale(.8)") }
        </g>
    }
}

fn double(drawing: &Drawing, colour: Colour, x: i32) -> Html {
    let mark = match drawing.scene.double(colour) {
        Double::Open => html! {},
        Double::Marked => glyph("x", "lc-pencil lc-drawn", x, DOUBLE_Y, ""),
        Double::Lost => glyph("dash", "lc-pencil", x, DOUBLE_Y, ""),
    };
    html! {
        <g>
            <circle class="lc-ring" cx={x.to_string()} cy={DOUBLE_Y.to_string()} r="15" />
            { label("lc-times", x, DOUBLE_Y + 5, "×2".to_owned()) }
            { point_out(drawing, cell::double(colour), x, DOUBLE_Y, true) }
            { mark }
        </g>
    }
}

fn top(drawing: &Drawing, colour: Colour, x: i32) -> Html {
    html! {
        <g>
            <circle class="lc-ring" cx={x.to_string()} cy={TOP_Y.to_string()} r="15" />
            { glyph("vase", "lc-printed lc-hollow", x, TOP_Y, "scale(.68)") }
            { point_out(drawing, cell::top(colour), x, TOP_Y, true) }
            if drawing.scene.sheet().topped(colour) {
                { glyph("x", "lc-pencil lc-drawn", x, TOP_Y, "") }
            }
        </g>
    }
}

/// The artefacts or the dice symbols.
fn marks(drawing: &Drawing, column: Column) -> Html {
    let (x, filled) = (column_x(column), drawing.scene.sheet().filled(column));
    let artefacts = column == Column::Artefacts;
    let one = |place: u8| {
        let y = place_y(place);
        let marked = place <= filled;
        let body = if artefacts { "vase" } else { "die-body" };
        let class = if marked { "lc-mark lc-full" } else { "lc-mark" };
        html! {
            <g {class}>
                { glyph(body, "lc-mark-body", x, y, "") }
                if artefacts {
                    { glyph("vase-band", "lc-mark-lines", x, y, "") }
                } else {
                    { glyph("die-pips", "lc-mark-pips", x, y, "") }
                }
                if marked { { glyph("scribble", "lc-mark-scribble", x, y, "") } }
                { point_out(drawing, cell::place(column, place), x, y, true) }
            </g>
        }
    };
    html! { <g class={["lc-", column.word()].concat()}>{ for (1..=BOXES).map(one) }</g> }
}

/// Evidence and last moves; reachable places.
fn point_out(drawing: &Drawing, cell: u8, x: i32, y: i32, round: bool) -> Html {
    html! {
        <>
            if drawing.lit.contains(cell) { { frame("lc-lit", x, y, round) } }
            if drawing.fresh.contains(cell) { { frame("lc-fresh", x, y, round) } }
            if drawing.scene.target_at(cell).is_some() { { frame("lc-target", x, y, round) } }
        </>
    }
}

/// The rope bridge with its eight bonuses, and who stands before it.
fn bridges(drawing: &Drawing) -> Html {
    let planks: String = (0..30)
        .map(|i: i32| ["M", &(44 + 15 * i).to_string(), " 198v10"].concat())
        .collect();
    let one = |column: Column| {
        let (x, bridge) = (column_x(column), drawing.scene.bridge(column));
        let class = match bridge {
            Bridge::Open => "lc-bridge lc-open",
            Bridge::Paid => "lc-bridge lc-paid",
            Bridge::Closed => "lc-bridge lc-closed",
        };
        html! {
            <g {class}>
                <circle cx={x.to_string()} cy={BRIDGE_Y.to_string()} r="13" />
                { label("lc-bonus", x, BRIDGE_Y + 5, "20".to_owned()) }
                { point_out(drawing, cell::bridge(column), x, BRIDGE_Y, true) }
                if bridge == Bridge::Paid { { glyph("ring", "lc-pencil lc-drawn", x, BRIDGE_Y, "") } }
                if bridge == Bridge::Closed { { glyph("dash", "lc-pencil", x, BRIDGE_Y, "") } }
                { pawns(drawing, column, x) }
            </g>
        }
    };
    html! {
        <g>
            <path class="lc-rope" d={["M38 198H490M38 208H490", &planks].concat()} />
            { for Column::ALL.map(one) }
        </g>
    }
}

/// The others who stand at the sixth box of a bridge that still pays.
fn pawns(drawing: &Drawing, column: Column, x: i32) -> Html {
    let scene = &drawing.scene;
    let others = scene
        .waiting(column)
        .into_iter()
        .filter(|&seat| seat != scene.seat);
    let pawn = |(i, seat): (usize, atoll_engine::seat::Seat)| {
        let x = x + 18 - 11 * i as i32;
        let initial = drawing
            .names
            .get(seat.index())
            .and_then(|name| name.chars().next());
        html! {
            <g class="lc-pawn">
                { glyph("pawn", "lc-pawn-body", x, 222, "scale(1.15)") }
                { label("lc-pawn-name", x, 229, initial.into_iter().collect()) }
            </g>
        }
    };
    html! { <>{ for others.enumerate().map(pawn) }</> }
}

fn plates(drawing: &Drawing) -> Html {
    html! { <g>{ for Column::ALL.map(|column| plate(drawing, column)) }</g> }
}

/// What a column is worth, and what its next step changes.
fn plate(drawing: &Drawing, column: Column) -> Html {
    let (x, word, sheet) = (column_x(column), column.word(), drawing.scene.sheet());
    let value = sheet.column_value(column);
    let class = if value < 0 {
        "lc-value lc-minus"
    } else {
        "lc-value"
    };
    // Three digits and a minus are wider than the plate.
    let size = (value <= -100).then_some("15.500");
    let next = sheet.next_step_value(column);
    let next_class = if next.is_some_and(|step| step < 0) {
        "lc-next lc-minus"
    } else {
        "lc-next"
    };
    html! {
        <g class={["lc-", word].concat()}>
            <rect class="lc-plate" x={(x - 23).to_string()} y="6" width="46" height="41" rx="6" />
            <text {class} x={x.to_string()} y="25" font-size={size} data-testid={["lc-value-", word].concat()}>{ signed(value) }</text>
            if let Some(step) = next { { label(next_class, x, 42, change(step)) } }
        </g>
    }
}

fn own_name(drawing: &Drawing) -> &str {
    let name = drawing.names.get(drawing.scene.seat.index());
    name.map_or("", String::as_str)
}

/// Name and total in the corner.
fn signature(drawing: &Drawing) -> Html {
    let name = own_name(drawing).to_owned();
    let total = signed(drawing.scene.sheet().total());
    html! {
        <g>
            <path class="lc-rule" d="M352 460H490M352 499H490" />
            <text class="lc-name" x="354" y="455" textLength={(name.chars().count() > 11).then_some("118")} lengthAdjust="spacingAndGlyphs">{ name }</text>
            <text class="lc-total" x="488" y="492">{ total }</text>
        </g>
    }
}

/// What the choice would write, in faint pencil.
fn ghost(drawing: &Drawing) -> Html {
    let Some(outlook) = &drawing.ghost else {
        return html! {};
    };
    let (x, y) = cell_middle(outlook.colour, outlook.reach);
    match outlook.reach {
        Reach::Box { number, place, .. } => html! {
            <g class="lc-ghost">
                { frame("lc-chosen", x, y, false) }
                { pencilled("lc-number", x, y, number.to_string(), place + outlook.colour as u8) }
            </g>
        },
        Reach::Double | Reach::Top => html! {
            <g class="lc-ghost">
                { frame("lc-chosen", x, y, true) }
                { glyph("x", "lc-pencil", x, y, "") }
            </g>
        },
    }
}

/// Fingers are wider than boxes: the whole column leads to its box, the circle to the double field.
fn hits(drawing: &Drawing) -> Html {
    let hit = |target: &Target| {
        let cell = target.cell();
        let (y, height) = match target.reach {
            Reach::Double => ("437", "67"),
            Reach::Box { .. } | Reach::Top => ("49", "387"),
        };
        let tap = drawing.on_tap.reform(move |_: MouseEvent| cell);
        let enter = drawing.on_hover.reform(move |_: PointerEvent| Some(cell));
        let leave = drawing.on_hover.reform(|_: PointerEvent| None);
        html! {
            <rect key={cell} class="lc-hit" {y} {height} width="50"
                x={(column_x(target.colour.column()) - 25).to_string()}
                onclick={tap} onpointerenter={enter} onpointerleave={leave} />
        }
    };
    html! { <g>{ for drawing.scene.targets.iter().map(hit) }</g> }
}
