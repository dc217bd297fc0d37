//! Focus inside one board. A page may hold several of them, and one may live in a shadow root: so
//! nothing here has an id, everything is looked for below the board's own element, and who has the
//! focus is asked of the tree that the board is in.

use std::cell::Cell;

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Moves focus to what carries a test id below `root`. Hexes are drawings, but take focus as
/// controls do.
pub fn focus_in(root: &NodeRef, hook: &str) {
    let selector = ["[data-testid=\"", hook, "\"]"].concat();
    let found = root
        .cast::<Element>()
        .and_then(|root| root.query_selector(&selector).ok().flatten());
    if let Some(element) = found {
        give(&element);
    }
}

/// Moves focus to an element.
pub fn focus_on(item: &NodeRef) {
    if let Some(element) = item.cast::<Element>() {
        give(&element);
    }
}

fn give(element: &Element) {
    // Focus on an element that is gone is no error worth telling.
    let _ = element.unchecked_ref::<HtmlElement>().focus();
}

/// Whether what had the focus is gone: the browser falls back to the whole page then. What has it
/// and matches `hidden` below `root` counts as gone, too.
pub fn is_lost(root: &NodeRef, hidden: Option<&str>) -> bool {
    let Some(root) = root.cast::<Element>() else {
        return false;
    };
    let tree = root.get_root_node();
    let page = root.owner_document();
    let in_tree = active(&tree);
    let anywhere = page.and_then(|page| active(&page));
    match (in_tree, anywhere) {
        (_, None) => true,
        (_, Some(holder)) if holder.tag_name() == "BODY" => true,
        // In another tree, which is nobody's business here.
        (None, Some(_)) => false,
        (Some(holder), Some(_)) => {
            let hides = |hidden| holder.matches(hidden).unwrap_or(false);
            root.contains(Some(&holder)) && hidden.is_some_and(hides)
        }
    }
}

/// The active element of a document or a shadow root; both have it, in types of their own.
fn active(tree: &web_sys::Node) -> Option<Element> {
    let holder = Reflect::get(tree, &"activeElement".into()).ok()?;
    holder.dyn_into().ok()
}

thread_local! {
    static BOARDS: Cell<u32> = const { Cell::new(0) };
}

/// An id for an element that another one refers to: `name` with a number that no other board has.
#[hook]
pub fn use_own_id(name: &'static str) -> AttrValue {
    let id = use_memo((), |()| {
        let number = BOARDS.replace(BOARDS.get() + 1);
        AttrValue::from([name, "-", &number.to_string()].concat())
    });
    (*id).clone()
}
