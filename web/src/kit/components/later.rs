//! Drawing in two goes: what a visitor looks at first comes at once, the rest in the next task, so
//! that a large page never keeps a slow phone from answering.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// `false` while a component is first drawn, `true` from the next task on.
#[hook]
pub fn use_later() -> bool {
    let later = use_state(|| false);
    use_effect_with((), {
        let later = later.clone();
        move |()| {
            let timeout = Timeout::new(0, move || later.set(true));
            move || drop(timeout)
        }
    });
    *later
}
