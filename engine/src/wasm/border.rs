//! What crosses the border between JavaScript and Rust. Nothing is taken for granted: arguments come as
//! they are and are looked at here, because the glue would make 0 of `undefined`, seat 0 of 256 and a
//! `TypeError` of a number where a text belongs. Whatever is wrong is answered with an error object.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::any_session::Refusal;
use crate::error::{Illegal, RecordError, SetupError};
use crate::json::{self, Value};

/// Longer texts are not even copied: twice the longest record.
const MAX_TEXT: f64 = (2 << 20) as f64;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON, catch)]
    fn stringify(value: &JsValue) -> Result<JsValue, JsValue>;

    /// What kind of object a value is. Objects may have something to say about that, and throw.
    #[wasm_bindgen(js_namespace = ["Object", "prototype", "toString"], js_name = call, catch)]
    fn tag(value: &JsValue) -> Result<String, JsValue>;

    #[wasm_bindgen(js_name = String)]
    type Text;

    #[wasm_bindgen(method, getter)]
    fn length(this: &Text) -> f64;
}

/// What a thrown error looks like. `code` is stable; the other fields are its arguments.
#[derive(Debug, Default, Serialize, Tsify)]
pub struct AtollError {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    rule: Option<&'static str>,
    /// The number of the move, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    number: Option<usize>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    detail: Option<String>,
}

/// An argument that has to be a text.
pub(super) fn text(value: &JsValue, name: &str) -> Result<String, JsValue> {
    if value.is_string() && value.unchecked_ref::<Text>().length() > MAX_TEXT {
        return Err(record_error(&RecordError::TooLong));
    }
    value.as_string().ok_or_else(|| bad_field(name))
}

/// An argument that has to be a whole number from 0 on.
pub(super) fn whole(value: &JsValue, name: &str) -> Result<u32, JsValue> {
    let number = value.as_f64().ok_or_else(|| bad_field(name))?;
    let whole = number as u32;
    // Bit by bit, so that nothing that is no number equals anything; a zero has no sign.
    if f64::from(whole).to_bits() == (number + 0.0).to_bits() {
        Ok(whole)
    } else {
        Err(bad_field(name))
    }
}

/// A plain value; refused is what JSON cannot say, such as a `Map`, a function or a circle.
pub(super) fn plain(value: &JsValue, name: &str) -> Result<Value, JsValue> {
    const PLAIN: [&str; 7] = [
        "Object",
        "Array",
        "String",
        "Number",
        "Boolean",
        "Null",
        "Undefined",
    ];
    let wrong = |_| bad_field(name);
    let tag = tag(value).map_err(wrong)?;
    let kind = tag
        .strip_prefix("[object ")
        .and_then(|tag| tag.strip_suffix(']'));
    if !kind.is_some_and(|kind| PLAIN.contains(&kind)) {
        return Err(bad_field(name));
    }
    let written = stringify(value).map_err(wrong)?;
    if written.is_undefined() {
        return Ok(Value::Null);
    }
    json::read(&text(&written, name)?).map_err(|_| bad_field(name))
}

/// A value for JavaScript, as a plain object.
pub(crate) fn to_js(value: &(impl Serialize + ?Sized)) -> Result<JsValue, JsValue> {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&plain).map_err(JsValue::from)
}

pub(super) fn thrown(error: &AtollError) -> JsValue {
    to_js(error).unwrap_or_else(|error| error)
}

/// An argument that is missing or impossible.
pub(super) fn bad_field(name: &str) -> JsValue {
    place_error("bad-field", name.to_owned())
}

/// An error with its place.
pub(super) fn place_error(code: &'static str, place: String) -> JsValue {
    thrown(&AtollError {
        code,
        detail: Some(place),
        ..AtollError::default()
    })
}

/// A move that is not made.
pub(super) fn refused(refusal: Refusal, text: String) -> JsValue {
    match refusal {
        Refusal::Illegal(error) => illegal(error, text),
        Refusal::Unreadable => thrown(&AtollError {
            code: "unreadable-move",
            text: Some(text),
            ..AtollError::default()
        }),
    }
}

pub(super) fn illegal(error: Illegal, text: String) -> JsValue {
    thrown(&AtollError {
        code: "illegal-move",
        rule: Some(error.rule),
        text: Some(text),
        ..AtollError::default()
    })
}

pub(super) fn setup_error(error: &SetupError) -> JsValue {
    record_error(&RecordError::Setup(error.clone()))
}

pub(super) fn record_error(error: &RecordError) -> JsValue {
    let mut info = AtollError {
        code: error.code(),
        ..AtollError::default()
    };
    match error {
        RecordError::Illegal { number, text, rule } => {
            (info.number, info.text, info.rule) = (Some(*number), Some(text.clone()), Some(*rule));
        }
        RecordError::Unreadable { number, text } => {
            (info.number, info.text) = (Some(*number), Some(text.clone()));
        }
        other => info.detail = Some(other.text()),
    }
    thrown(&info)
}
