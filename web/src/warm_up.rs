//! Drawing parts of the app where nobody sees them, in small steps, before it is drawn for real: see
//! [`crate::warm_up`].

use std::cell::Cell;

use yew::prelude::*;

use crate::app::open_shell;
use crate::bridge;
use crate::components::footer::footer;
use crate::components::header::header;
use crate::shell::Shell;
use crate::store::{MemoryStorage, Shelf};

thread_local! {
    static STEP: Cell<u8> = const { Cell::new(0) };
}

/// Takes the next step; `false` after the last.
pub(crate) fn step() -> bool {
    let step = STEP.replace(STEP.get() + 1);
    if step == 0 {
        drop(sample_shell());
    } else if let Some(nowhere) = bridge::new_element("div") {
        let sample = SampleProps { step };
        yew::Renderer::<Sample>::with_root_and_props(nowhere, sample).render();
    }
    step < 3
}

/// A shell that has nothing to do with what is stored.
fn sample_shell() -> Shell {
    let shelf = Shelf::open(Ok(Box::new(MemoryStorage::default())));
    open_shell(shelf, true)
}

#[derive(Clone, PartialEq, Properties)]
struct SampleProps {
    step: u8,
}

/// First a dot, then the foot, then the head of the app.
#[component]
fn Sample(props: &SampleProps) -> Html {
    match props.step {
        1 => html! { <p class="dot">{ "." }</p> },
        2 => footer(&sample_shell()),
        _ => header(&sample_shell()),
    }
}
