//! Drawing parts of the app where nobody sees them, in small steps, before it is drawn for real: see
//! [`crate::app::warm_up`].

use std::cell::Cell;

use yew::prelude::*;

use super::shell::Shell;
use crate::app::footer::footer;
use crate::app::header::header;
use crate::app::notices::notices;
use crate::app::{open_shell, page};
use crate::kit::bridge;
use crate::kit::route::Route;
use crate::kit::store::browser::BrowserStorage;
use crate::kit::store::{MemoryStorage, Shelf, Storage};

thread_local! {
    static STEP: Cell<u8> = const { Cell::new(0) };
}

/// Takes the next step; `false` after the last.
pub(crate) fn step() -> bool {
    let step = STEP.replace(STEP.get() + 1);
    match step {
        // Read only: what is stored is none of a rehearsal's business.
        0 => drop(BrowserStorage::open().map(|storage| storage.keys())),
        1 => drop(sample_shell()),
        LAST => rehearse_page(),
        step => {
            if let Some(nowhere) = bridge::new_element("div") {
                let sample = SampleProps { step };
                yew::Renderer::<Sample>::with_root_and_props(nowhere, sample).render();
            }
        }
    }
    step < LAST
}

const LAST: u8 = 5;

/// What the app says about the page of the address, without drawing it.
fn rehearse_page() {
    let mut shell = sample_shell();
    shell.address = Route::parse(&bridge::hash());
    drop((notices(&shell, &Callback::noop()), page(&shell)));
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
        2 => html! { <p class="dot">{ "." }</p> },
        3 => footer(&sample_shell()),
        _ => header(&sample_shell()),
    }
}
