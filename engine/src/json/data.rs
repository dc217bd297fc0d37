//! Anything that serde can write, as compact JSON text: how views, events and score sheets reach
//! JavaScript. Rules know whole numbers only, so fractions are refused.

use std::fmt;

use serde::ser::{self, Serialize};

use super::push_string;
use crate::text::{Put as _, push_digits};

/// A value as compact JSON text, fields in their own order.
///
/// # Errors
/// When it holds something that rules never hold: fractions, bytes, keys that are no text.
pub fn to_text(value: &impl Serialize) -> Result<String, NotPlain> {
    let mut text = String::new();
    value.serialize(&mut Writer(&mut text))?;
    Ok(text)
}

/// The value holds something that rules never hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPlain;

impl fmt::Display for NotPlain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not-plain")
    }
}

impl std::error::Error for NotPlain {}

impl ser::Error for NotPlain {
    fn custom<T: fmt::Display>(_: T) -> Self {
        NotPlain
    }
}

type Written = Result<(), NotPlain>;

struct Writer<'a>(&'a mut String);

impl Writer<'_> {
    fn int(&mut self, number: i64) -> Written {
        self.0.int(number);
        Ok(())
    }

    fn word(&mut self, word: &str) -> Written {
        self.0.put(word);
        Ok(())
    }

    fn string(&mut self, content: &str) -> Written {
        push_string(self.0, content);
        Ok(())
    }
}

/// A list or an object that is being written: what comes before the next item, and at the end.
struct Items<'a> {
    text: &'a mut String,
    open: bool,
    end: &'static str,
}

impl<'a> Items<'a> {
    fn new(text: &'a mut String, start: &str, end: &'static str) -> Result<Self, NotPlain> {
        text.put(start);
        Ok(Self {
            text,
            open: true,
            end,
        })
    }

    /// The content of an enum's variant, under the variant's name.
    fn variant(
        text: &'a mut String,
        name: &str,
        start: &str,
        end: &'static str,
    ) -> Result<Self, NotPlain> {
        text.sign('{');
        push_string(text, name);
        text.sign(':');
        Self::new(text, start, end)
    }

    #[inline(never)]
    fn next(&mut self) -> Writer<'_> {
        if !self.open {
            self.text.sign(',');
        }
        self.open = false;
        Writer(self.text)
    }

    #[inline(never)]
    fn field(&mut self, key: &str) -> Writer<'_> {
        let writer = self.next();
        push_string(writer.0, key);
        writer.0.sign(':');
        writer
    }

    fn close(self) -> Written {
        self.text.put(self.end);
        Ok(())
    }
}

macro_rules! whole_numbers {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, number: $type) -> Written {
            self.int(i64::from(number))
        })*
    };
}

macro_rules! refused {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, _: $type) -> Written {
            Err(NotPlain)
        })*
    };
}

impl<'a> ser::Serializer for &'a mut Writer<'_> {
    type Ok = ();
    type Error = NotPlain;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Items<'a>;
    type SerializeMap = Items<'a>;
    type SerializeStruct = Items<'a>;
    type SerializeStructVariant = Items<'a>;

    whole_numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64);
    whole_numbers!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32);
    refused!(serialize_f32: f32, serialize_f64: f64, serialize_bytes: &[u8]);

    fn serialize_u64(self, number: u64) -> Written {
        push_digits(self.0, number);
        Ok(())
    }

    fn serialize_bool(self, value: bool) -> Written {
        self.word(if value { "true" } else { "false" })
    }

    fn serialize_char(self, value: char) -> Written {
        self.string(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Written {
        self.string(value)
    }

    fn serialize_none(self) -> Written {
        self.word("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.word("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.word("null")
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.string(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        let mut items = Items::variant(self.0, variant, "", "}")?;
        value.serialize(&mut items.next())?;
        items.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>, NotPlain> {
        Items::new(self.0, "[", "]")
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'a>, NotPlain> {
        Items::new(self.0, "[", "]")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, NotPlain> {
        Items::new(self.0, "[", "]")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, NotPlain> {
        Items::variant(self.0, variant, "[", "]}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Items<'a>, NotPlain> {
        Items::new(self.0, "{", "}")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, NotPlain> {
        Items::new(self.0, "{", "}")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, NotPlain> {
        Items::variant(self.0, variant, "{", "}}")
    }
}

macro_rules! items {
    ($($kind:ident $name:ident),*) => {
        $(impl ser::$kind for Items<'_> {
            type Ok = ();
            type Error = NotPlain;

            fn $name<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                value.serialize(&mut self.next())
            }

            fn end(self) -> Written {
                self.close()
            }
        })*
    };
}

items!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! fields {
    ($($kind:ident),*) => {
        $(impl ser::$kind for Items<'_> {
            type Ok = ();
            type Error = NotPlain;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Written {
                value.serialize(&mut self.field(key))
            }

            fn end(self) -> Written {
                self.close()
            }
        })*
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Items<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        let writer = &mut self.next();
        let start = writer.0.len();
        key.serialize(&mut *writer)?;
        let is_text = writer.0.as_bytes().get(start) == Some(&b'"');
        writer.0.sign(':');
        is_text.then_some(()).ok_or(NotPlain)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        value.serialize(&mut Writer(self.text))
    }

    fn end(self) -> Written {
        self.close()
    }
}
