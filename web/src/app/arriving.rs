//! A page whose part may still be on its way: its place, the page once it is there, or a word about
//! why it is not and a way to try again.

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::future::TimeoutFuture;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::parts;
use crate::kit::Missing;
use crate::kit::bridge;
use crate::kit::context::use_app;
use crate::kit::route::Route;

/// Which page.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct ArrivingProps {
    pub route: Route,
}

/// A page that is fetched when it is needed.
#[component]
pub(super) fn Arriving(props: &ArrivingProps) -> Html {
    let app = use_app();
    let t = app.texts;
    let tries = use_state(|| 0_u32);
    let arrived = use_state(|| None);
    use_effect_with((props.route.clone(), *tries), {
        let arrived = arrived.clone();
        move |(route, _)| {
            let current = Rc::new(Cell::new(true));
            let (route, wanted) = (route.clone(), Rc::clone(&current));
            spawn_local(async move {
                let _busy = bridge::busy();
                let begin = js_sys::Date::now();
                let page = parts::page(route, app).await;
                // A part that has just come took its time to start; drawing is another task then.
                if js_sys::Date::now() - begin > 5.0 {
                    TimeoutFuture::new(0).await;
                }
                if wanted.get() {
                    arrived.set(Some((page, bridge::has_focus("main"))));
                }
            });
            move || current.set(false)
        }
    });
    // The place of the page may have had the focus, as a new page gets it; it goes on to the page,
    // unless that has given it to something of its own.
    let passed_on = matches!(&*arrived, Some((_, true)));
    use_effect_with(passed_on, |&passed_on| {
        if passed_on {
            bridge::focus_if_lost("main");
            bridge::scroll_to_top();
        }
    });
    let again = Callback::from({
        let arrived = arrived.clone();
        move |_| {
            arrived.set(None);
            tries.set(*tries + 1);
        }
    });
    match &*arrived {
        Some((Ok(page), _)) => page.clone(),
        Some((Err(Missing), _)) => html! {
            <main id="main" class="sheet trouble" tabindex="-1" data-testid="part-missing">
                <h1>{ t.part_missing_title() }</h1>
                <p>{ t.part_missing() }</p>
                <button type="button" class="button button-main" onclick={again}>{ t.part_again() }</button>
            </main>
        },
        None => html! {
            <main id="main" class="sheet arriving" tabindex="-1" aria-busy="true">
                <p>{ t.part_coming() }</p>
            </main>
        },
    }
}
