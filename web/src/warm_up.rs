//! Drawing parts of the app where nobody sees them, in small steps, before it is drawn for real: see
//! [`crate::warm_up`].

use std::cell::Cell;

use yew::prelude::*;

use crate::app::open_shell;
use crate::bridge;
use crate::components::footer::footer;
use crate::components::header::header;

thread_local! {
    static STEP: Cell<u8> = const { Cell::new(0) };
}

/// Takes the next step; `false` after the last.
pub(crate) fn step() -> bool {
    match STEP.replace(STEP.get() + 1) {
        0 => drop(open_shell()),
        1 => draw::<Dot>(),
        2 => draw::<Foot>(),
        _ => {
            draw::<Head>();
            return false;
        }
    }
    true
}

fn draw<C: BaseComponent<Properties = ()>>() {
    if let Some(nowhere) = bridge::new_element("div") {
        yew::Renderer::<C>::with_root(nowhere).render();
    }
}

#[component]
fn Dot() -> Html {
    html! { <p class="dot">{ "." }</p> }
}

#[component]
fn Foot() -> Html {
    let shell = use_reducer(open_shell);
    footer(&shell)
}

#[component]
fn Head() -> Html {
    let shell = use_reducer(open_shell);
    header(&shell)
}
