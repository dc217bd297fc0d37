//! The few things the app asks of the page around it. `static/js/boot.js` is the other side: it
//! marks `<html>` with `data-offline` and `data-update`, sends `atoll:…` events to the window, and
//! shows the error page when we report a panic.

use super::Failure;
use gloo::events::EventListener;
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CustomEvent, CustomEventInit, Document, Element, HtmlAnchorElement,
    HtmlElement, KeyboardEvent, Url, Window,
};

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

/// A new element that is nowhere on the page.
#[must_use]
pub fn new_element(tag: &str) -> Option<Element> {
    document()?.create_element(tag).ok()
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

/// Whether the element with an id has the focus.
#[must_use]
pub fn has_focus(id: &str) -> bool {
    let holder = document().and_then(|document| document.active_element());
    holder.is_some_and(|element| element.id() == id)
}

/// Moves focus to an element, but only when it has nowhere to be: what had it is gone.
pub fn focus_if_lost(id: &str) {
    let holder = document().and_then(|document| document.active_element());
    if holder.is_none_or(|element| element.tag_name() == "BODY") {
        focus(id);
    }
}

/// Whether there is a pointer that can rest on something; fingers cannot.
#[must_use]
pub fn hovers() -> bool {
    window()
        .and_then(|window| window.match_media("(hover: none)").ok().flatten())
        .is_none_or(|query| !query.matches())
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

/// The move a level makes for the game of a record, not sooner than `pace` milliseconds from now. The
/// number tells this question from others that may be asked at the same time.
///
/// # Errors
/// Why there is none.
pub async fn think(
    number: u32,
    game: &str,
    record: String,
    level: &str,
    pace: u32,
) -> Result<String, Failure> {
    let arguments = Array::of5(
        &number.into(),
        &game.into(),
        &record.into(),
        &level.into(),
        &pace.into(),
    );
    let promise =
        call("thinker", "think", &arguments).and_then(|answer| answer.dyn_into::<Promise>().ok());
    let promise = promise.ok_or(Failure::Broken)?;
    match JsFuture::from(promise).await {
        Ok(answer) => answer.as_string().ok_or(Failure::Broken),
        Err(why) if why.as_string().as_deref() == Some("missing") => Err(Failure::Missing),
        Err(_) => Err(Failure::Broken),
    }
}

/// Stops a search that is under way; its answer never comes.
pub fn cancel_thinking(number: u32) {
    call("thinker", "cancel", &Array::of1(&number.into()));
}

/// Something is under way until this is dropped; meanwhile the page is not marked as idle
/// (`static/js/idle.js`). Thinking is counted where it happens.
#[derive(Debug)]
pub struct Busy(Option<JsValue>);

/// Something begins that the page has to wait for.
#[must_use]
pub fn busy() -> Busy {
    Busy(call("idle", "begin", &Array::new()))
}

impl Drop for Busy {
    fn drop(&mut self) {
        let end = self.0.as_ref().and_then(|end| end.dyn_ref::<Function>());
        // It only counts; there is nothing in it that could fail.
        let _ = end.map(|end| end.call0(&JsValue::UNDEFINED));
    }
}

fn call(object: &str, method: &str, arguments: &Array) -> Option<JsValue> {
    let bridge = Reflect::get(&window()?.into(), &"__atoll".into()).ok()?;
    let object = Reflect::get(&bridge, &object.into()).ok()?;
    let function = Reflect::get(&object, &method.into()).ok()?;
    function
        .dyn_ref::<Function>()?
        .apply(&object, arguments)
        .ok()
}

/// A random seed from the browser's own source of chance.
#[must_use]
pub fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    if let Some(crypto) = window().and_then(|window| window.crypto().ok()) {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    u64::from_le_bytes(bytes)
}

/// Offers a text as a file to keep.
pub fn download(name: &str, text: &str) {
    let offer = || -> Option<()> {
        let parts = Array::of1(&text.into());
        let options = BlobPropertyBag::new();
        options.set_type("application/json");
        let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
        let url = Url::create_object_url_with_blob(&blob).ok()?;
        let link: HtmlAnchorElement = document()?.create_element("a").ok()?.dyn_into().ok()?;
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&url).ok()
    };
    // A browser that refuses downloads says so itself.
    let _ = offer();
}

/// Puts a text on the clipboard; whether that worked.
pub async fn copy(text: String) -> bool {
    let Some(window) = window() else { return false };
    let navigator = window.navigator();
    // Pages opened without a secure connection have no clipboard.
    if !Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false)
        || !window.is_secure_context()
    {
        return false;
    }
    JsFuture::from(navigator.clipboard().write_text(&text))
        .await
        .is_ok()
}

/// The address of this page without the part after `#`.
#[must_use]
pub fn page_address() -> String {
    let href = window()
        .and_then(|window| window.location().href().ok())
        .unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Goes to an address inside the app.
pub fn go(hash: &str) {
    if let Some(window) = window() {
        let _ = window.location().set_hash(hash);
    }
}

/// Calls back for every key pressed outside of fields and without a modifier, until the listener is
/// dropped; `true` means the key was used.
#[must_use]
pub fn on_key(callback: impl Fn(&str) -> bool + 'static) -> Option<EventListener> {
    let options = gloo::events::EventListenerOptions::enable_prevent_default();
    let target = window()?.into();
    Some(EventListener::new_with_options(
        &target,
        "keydown",
        options,
        move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                return;
            };
            let field = event
                .target()
                .and_then(|target| target.dyn_into::<Element>().ok())
                .is_some_and(|element| {
                    ["INPUT", "TEXTAREA", "SELECT"].contains(&&*element.tag_name())
                });
            let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
            if (!field || event.key() == "Escape") && !modified && callback(&event.key()) {
                event.prevent_default();
            }
        },
    ))
}

/// The text of a file the visitor picked.
pub async fn read_file(file: &web_sys::File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}
