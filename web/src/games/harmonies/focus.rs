//! Where focus is and where it goes, so that nobody at the keyboard loses their place after a move.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::kit::bridge;

/// Moves focus to an element of the table. Hexes are drawings, but take focus as controls do.
pub fn focus_on(id: &str) {
    if let Some(element) = bridge::element(id) {
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Whether what had the focus is gone: the browser falls back to the whole page then.
pub fn nothing_focused() -> bool {
    web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.active_element())
        .is_none_or(|element| element.tag_name() == "BODY")
}

/// Whether there is a pointer that can rest on something; fingers cannot.
pub fn hovers() -> bool {
    web_sys::window()
        .and_then(|window| window.match_media("(hover: none)").ok().flatten())
        .is_none_or(|query| !query.matches())
}
