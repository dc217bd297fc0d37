//! JSON as the engine needs it: values, a strict reader and a compact writer. Small, because it is
//! part of every page and of the JavaScript component. Numbers keep the text they were written with,
//! so that fields this version does not know come back byte for byte; objects keep their keys
//! sorted, because checksums are taken over the compact text.

mod order;
mod read;
#[cfg(test)]
mod tests;
mod write;

use std::fmt;

use crate::text;

pub use read::{ReadError, read};
pub use write::push_string;

/// A JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number, as it was written.
    Number(Number),
    /// A text.
    String(String),
    /// A list.
    Array(Vec<Value>),
    /// Named values, sorted by name.
    Object(Map),
}

/// A number, kept as its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number(String);

/// The fields of an object, sorted by key, each key once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Map(Vec<(String, Value)>);

impl Value {
    /// The field of an object.
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.as_object().and_then(|fields| fields.get(key))
    }

    /// The text, if it is one.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Value::String(text) => Some(text),
            _ => None,
        }
    }

    /// The list, if it is one.
    pub fn as_array(&self) -> Option<&[Value]> {
        match self {
            Value::Array(items) => Some(items),
            _ => None,
        }
    }

    /// The fields, if it is an object.
    pub fn as_object(&self) -> Option<&Map> {
        match self {
            Value::Object(fields) => Some(fields),
            _ => None,
        }
    }

    /// The number, if it is whole, written without fraction or exponent, and within the range.
    pub fn as_u64(&self) -> Option<u64> {
        match self {
            Value::Number(Number(text)) => whole(text),
            _ => None,
        }
    }

    /// The number, if it is whole, written without fraction or exponent, and within the range.
    pub fn as_i64(&self) -> Option<i64> {
        let Value::Number(Number(text)) = self else {
            return None;
        };
        match text.strip_prefix('-') {
            None => whole(text)?.try_into().ok(),
            // A zero has no sign: `-0` is a fraction that happens to have no digits after the point.
            Some("0") => None,
            Some(digits) => 0_i64.checked_sub_unsigned(whole(digits)?),
        }
    }
}

/// Decimal digits as a number.
fn whole(digits: &str) -> Option<u64> {
    let mut number = 0_u64;
    for byte in digits.bytes() {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number.checked_mul(10)?.checked_add(u64::from(digit))?;
    }
    Some(number)
}

/// Compact, as the checksum of records takes it.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::String(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::String(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Value::Number(Number(text::int(number)))
    }
}

impl From<i16> for Value {
    fn from(number: i16) -> Self {
        i64::from(number).into()
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        i64::from(number).into()
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        i64::from(number).into()
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        let mut text = String::new();
        text::push_digits(&mut text, number);
        Value::Number(Number(text))
    }
}

impl FromIterator<Value> for Value {
    fn from_iter<I: IntoIterator<Item = Value>>(items: I) -> Self {
        Value::Array(items.into_iter().collect())
    }
}

impl Map {
    /// No fields.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Fields in any order; of equal keys the last one counts.
    pub(super) fn of(fields: Vec<(String, Value)>) -> Self {
        Self(order::by_key(fields))
    }

    /// Whether there are no fields.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many fields there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    fn place(&self, key: &str) -> Result<usize, usize> {
        self.0
            .binary_search_by(|(known, _)| known.as_str().cmp(key))
    }

    /// The value of a field.
    pub fn get(&self, key: &str) -> Option<&Value> {
        let place = self.place(key).ok()?;
        self.0.get(place).map(|(_, value)| value)
    }

    /// Sets a field; the value it had before is gone.
    pub fn insert(&mut self, key: String, value: Value) {
        match self.place(&key) {
            Ok(place) => self.0[place].1 = value,
            Err(place) => self.0.insert(place, (key, value)),
        }
    }

    /// Takes a field out.
    pub fn remove(&mut self, key: &str) -> Option<Value> {
        let place = self.place(key).ok()?;
        Some(self.0.remove(place).1)
    }

    /// The keys, sorted.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.iter().map(|(key, _)| key)
    }

    /// The fields, sorted by key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }
}

/// An object from its fields.
pub fn object<'a>(fields: impl IntoIterator<Item = (&'a str, Value)>) -> Value {
    Value::Object(fields.into_iter().collect())
}

impl<K: Into<String>> FromIterator<(K, Value)> for Map {
    fn from_iter<I: IntoIterator<Item = (K, Value)>>(fields: I) -> Self {
        let fields = fields.into_iter().map(|(key, value)| (key.into(), value));
        Map::of(fields.collect())
    }
}
