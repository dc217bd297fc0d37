//! The sheet in words: a table for those who hear it, column by column, kept current.

use std::rc::Rc;

use atoll_engine::games::lost_cities::Column;
use yew::prelude::*;

use super::view_model::{Bridge, Double, Scene};
use super::words::column_name;
use crate::kit::i18n::Texts;
use crate::kit::points::{change, signed};
use crate::kit::still::still;

/// The table; it takes no room on the screen.
pub(super) fn sheet_table(t: Texts, scene: &Rc<Scene>, names: &Rc<[String]>) -> Html {
    let (scene, names) = (Rc::clone(scene), Rc::clone(names));
    let shows = (t.lang(), scene.seat, scene.view.sheets, scene.view.closed);
    still("words", (shows, Rc::clone(&names)), move || {
        table(t, &scene, &names)
    })
}

fn table(t: Texts, scene: &Scene, names: &[String]) -> Html {
    let name = names.get(scene.seat.index()).map_or("", String::as_str);
    html! {
        <div class="visually-hidden">
            <table>
                <caption>{ t.lc_sheet_of(name) }</caption>
                <thead>
                    <tr>
                        { for [t.lc_column(), t.lc_double(), t.lc_numbers(), t.lc_value(), t.lc_next_step(), t.lc_bridge()]
                            .map(|heading| html! { <th scope="col">{ heading }</th> }) }
                    </tr>
                </thead>
                <tbody>{ for Column::ALL.map(|column| row(t, scene, names, column)) }</tbody>
            </table>
            <p>{ [t.lc_total(), ": ", &signed(scene.sheet().total())].concat() }</p>
        </div>
    }
}

fn row(t: Texts, scene: &Scene, names: &[String], column: Column) -> Html {
    let sheet = scene.sheet();
    let (double, numbers) = match column.colour() {
        Some(colour) => {
            let double = match scene.double(colour) {
                Double::Open => t.lc_double_open(),
                Double::Marked => t.lc_double_marked(),
                Double::Lost => t.lc_double_lost(),
            };
            let numbers: Vec<String> = sheet
                .numbers(colour)
                .iter()
                .map(ToString::to_string)
                .collect();
            (double, numbers.join(", "))
        }
        None => ("", t.lc_marks(u32::from(sheet.filled(column)))),
    };
    let numbers = if numbers.is_empty() {
        t.lc_no_numbers().to_owned()
    } else {
        numbers
    };
    let next = sheet
        .next_step_value(column)
        .map_or_else(|| t.lc_full().to_owned(), change);
    html! {
        <tr>
            <th scope="row">{ column_name(t, column) }</th>
            <td>{ double }</td>
            <td>{ numbers }</td>
            <td>{ signed(sheet.column_value(column)) }</td>
            <td>{ next }</td>
            <td>{ bridge_state(t, scene, names, column) }</td>
        </tr>
    }
}

/// Open, closed or paid; and who stands before it.
pub(super) fn bridge_state(t: Texts, scene: &Scene, names: &[String], column: Column) -> String {
    let mut state = match scene.bridge(column) {
        Bridge::Open => t.lc_open(),
        Bridge::Paid => t.lc_paid(),
        Bridge::Closed => t.lc_closed(),
    }
    .to_owned();
    let waiting: Vec<&str> = scene
        .waiting(column)
        .into_iter()
        .filter_map(|seat| names.get(seat.index()).map(String::as_str))
        .collect();
    if !waiting.is_empty() {
        state.push_str(", ");
        state.push_str(&t.lc_waiting_at(&waiting.join(", ")));
    }
    state
}
