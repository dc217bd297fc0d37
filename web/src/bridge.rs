//! The few things the app asks of the page around it. `static/js/boot.js` is the other side: it
//! marks `<html>` with `data-offline` and `data-update`, sends `atoll:…` events to the window, and
//! shows the error page when we report a panic.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Document, Element, HtmlElement, Window};

/// Sent by us when the app has panicked; `detail` is the message.
const PANIC: &str = "atoll:panic";
/// Sent by us: give the visitor a file with everything stored.
pub const DOWNLOAD: &str = "atoll:download";
/// Sent by us: the visitor wants the new version now.
pub const APPLY_UPDATE: &str = "atoll:apply-update";
/// Sent by the page: every file is kept for offline use.
pub const OFFLINE_READY: &str = "atoll:offline-ready";
/// Sent by the page: a new version waits.
pub const UPDATE_READY: &str = "atoll:update-ready";

fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}

fn root() -> Option<Element> {
    document()?.document_element()
}

/// The element with an id.
#[must_use]
pub fn element(id: &str) -> Option<Element> {
    document()?.get_element_by_id(id)
}

/// The part of the address after the page, with `#`.
#[must_use]
pub fn hash() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// Whether the address carries a flag such as `?safe`.
#[must_use]
pub fn has_flag(flag: &str) -> bool {
    let search = window()
        .and_then(|window| window.location().search().ok())
        .unwrap_or_default();
    search
        .trim_start_matches('?')
        .split('&')
        .any(|part| part.split('=').next() == Some(flag))
}

/// The visitor's languages, best first.
#[must_use]
pub fn languages() -> Vec<String> {
    let list = window().map(|window| window.navigator().languages());
    list.iter()
        .flat_map(|list| list.iter())
        .filter_map(|tag| tag.as_string())
        .collect()
}

/// Whether `<html>` carries `data-<name>="ready"`.
#[must_use]
pub fn is_ready(name: &str) -> bool {
    let attribute = ["data-", name].concat();
    root()
        .and_then(|root| root.get_attribute(&attribute))
        .as_deref()
        == Some("ready")
}

/// Sets an attribute of `<html>`; `None` takes it away.
pub fn mark(attribute: &str, value: Option<&str>) {
    let Some(root) = root() else { return };
    // Neither call can fail for the fixed names we use.
    let _ = match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    };
}

/// Sets the title of the window.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Moves focus to an element, for keyboard and screen reader.
pub fn focus(id: &str) {
    if let Some(element) = element(id).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Shows the top of the page.
pub fn scroll_to_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Calls back at every such event of the window, until the listener is dropped.
#[must_use]
pub fn listen(event: &'static str, callback: impl Fn() + 'static) -> Option<EventListener> {
    Some(EventListener::new(&window()?.into(), event, move |_| {
        callback();
    }))
}

/// Sends an event to the page.
pub fn send(event: &str, detail: &str) {
    let Some(window) = window() else { return };
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(detail));
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &init) {
        let _ = window.dispatch_event(&event);
    }
}

/// From now on a panic brings up the error page. After it this instance is dead, so the page's own
/// script draws it.
pub fn report_panics() {
    yew::set_custom_panic_hook(Box::new(|info| send(PANIC, &info.to_string())));
}
