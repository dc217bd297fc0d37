//! Drawing only what has changed. `still` draws a piece of a page again when what it shows is another,
//! and leaves it alone otherwise; `use_latest` gives callbacks that stay the same although what they
//! do follows the newest state, so that a piece left alone still does the right thing.

use std::cell::RefCell;
use std::hash::Hash;
use std::rc::Rc;

use atoll_engine::checksum::stable_hash;
use yew::prelude::*;

/// What a piece shows, as a number, and how it is drawn.
#[derive(Clone, Properties)]
struct StillProps {
    shows: u64,
    draw: Rc<dyn Fn() -> Html>,
}

impl PartialEq for StillProps {
    fn eq(&self, other: &Self) -> bool {
        self.shows == other.shows
    }
}

#[component]
fn Still(props: &StillProps) -> Html {
    (props.draw)()
}

/// A piece of a page that is drawn again only when `shows` differs. Everything the drawing depends on
/// must be in it; callbacks need not be, if they come from a dispatcher or from [`use_latest`]. `key`
/// tells it from its neighbours.
pub fn still(
    key: impl Into<yew::virtual_dom::Key>,
    shows: impl Hash,
    draw: impl Fn() -> Html + 'static,
) -> Html {
    let (shows, draw): (u64, Rc<dyn Fn() -> Html>) = (stable_hash(&shows), Rc::new(draw));
    html! { <Still key={key.into()} {shows} {draw} /> }
}

/// A callback that stays the same from drawing to drawing and does what the newest one does.
#[hook]
pub fn use_latest<T: 'static>(newest: Callback<T>) -> Callback<T> {
    let held = use_mut_ref(|| None::<Callback<T>>);
    held.replace(Some(newest));
    let stable = use_memo((), |()| {
        let held: Rc<RefCell<Option<Callback<T>>>> = Rc::clone(&held);
        Callback::from(move |value| {
            // Cloned first: what it does may draw, and drawing puts a newer one here.
            let newest = held.borrow().clone();
            if let Some(newest) = newest {
                newest.emit(value);
            }
        })
    });
    (*stable).clone()
}
