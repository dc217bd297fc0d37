//! The reader and the writer held against `serde_json`, against the grammar of RFC 8259, and against
//! themselves: whatever is read is written again byte for byte.

use proptest::prelude::*;
use serde_json::Value as Theirs;

use super::*;

/// Texts that are JSON, with what the compact writer makes of them.
const GOOD: &[(&str, &str)] = &[
    ("null", "null"),
    (" \n\r\ttrue ", "true"),
    ("false", "false"),
    ("0", "0"),
    ("-0", "-0"),
    ("-12.50e+07", "-12.50e+07"),
    ("1E400", "1E400"),
    (
        "123456789012345678901234567890",
        "123456789012345678901234567890",
    ),
    ("\"\"", "\"\""),
    (r#""\"\\\/\b\f\n\r\t""#, r#""\"\\/\b\f\n\r\t""#),
    (r#""\u0041\u00e9\u20AC\ud83c\udfdd""#, "\"Aé€🏝\""),
    (
        r#""\u0000\u001f\u007f\ufffe""#,
        "\"\\u0000\\u001f\u{7f}\u{fffe}\"",
    ),
    (
        "\"\u{2028}\u{202e}\u{feff}\"",
        "\"\u{2028}\u{202e}\u{feff}\"",
    ),
    ("[]", "[]"),
    ("[ ]", "[]"),
    ("[1 , [2], [ ] ]", "[1,[2],[]]"),
    ("{}", "{}"),
    (r#"{ "b" : 1 , "a" : { } }"#, r#"{"a":{},"b":1}"#),
    (r#"{"a":1,"\u0061":2}"#, r#"{"a":2}"#),
    (r#"{"é":1,"z":2,"":3,"Z":4}"#, r#"{"":3,"Z":4,"z":2,"é":1}"#),
];

/// Texts that are not JSON, with the line and column where that shows.
const BAD: &[(&str, usize, usize)] = &[
    ("", 1, 1),
    ("  ", 1, 3),
    ("nul", 1, 4),
    ("nulll", 1, 5),
    ("True", 1, 1),
    ("NaN", 1, 1),
    ("Infinity", 1, 1),
    ("'a'", 1, 1),
    ("01", 1, 2),
    ("-01", 1, 3),
    ("-", 1, 2),
    ("+1", 1, 1),
    ("1.", 1, 3),
    (".5", 1, 1),
    ("1e", 1, 3),
    ("1e+", 1, 4),
    ("0x10", 1, 2),
    ("1 2", 1, 3),
    ("\u{feff}1", 1, 1),
    ("1\u{a0}", 1, 2),
    ("\"", 1, 2),
    ("\"a\nb\"", 1, 3),
    ("\"a\tb\"", 1, 3),
    ("\"\u{0}\"", 1, 2),
    (r#""\x41""#, 1, 3),
    (r#""\u12g4""#, 1, 6),
    (r#""\u123""#, 1, 7),
    (r#""\ud800""#, 1, 8),
    (r#""\ud800\n""#, 1, 9),
    (r#""\ud800\u0041""#, 1, 14),
    (r#""\udc00""#, 1, 8),
    ("[", 1, 2),
    ("[1,]", 1, 4),
    ("[,1]", 1, 2),
    ("[1 2]", 1, 4),
    ("[1}", 1, 3),
    ("]", 1, 1),
    ("[1]]", 1, 4),
    ("{", 1, 2),
    ("{\n\"a\"\n}", 3, 1),
    (r#"{"a":}"#, 1, 6),
    (r#"{"a":1,}"#, 1, 8),
    (r#"{"a" 1}"#, 1, 6),
    ("{a:1}", 1, 2),
    ("{1:1}", 1, 2),
    ("[1,\n 2,\n é]", 3, 2),
    ("// no\n1", 1, 1),
    ("[1] // no", 1, 5),
];

#[test]
fn what_is_json_is_read_and_written_compactly() {
    for (text, compact) in GOOD {
        let value = read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(value.text(), *compact);
        assert_eq!(value.to_string(), *compact);
        assert_eq!(read(compact), Ok(value));
        let huge = text.contains("E400");
        assert_eq!(
            serde_json::from_str::<Theirs>(text).is_ok(),
            !huge,
            "{text}"
        );
    }
}

#[test]
fn what_is_not_json_is_refused_where_it_goes_wrong() {
    for &(text, line, column) in BAD {
        assert_eq!(read(text), Err(ReadError { line, column }), "{text:?}");
        assert!(serde_json::from_str::<Theirs>(text).is_err(), "{text:?}");
    }
}

#[test]
fn nesting_has_a_bound() {
    let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(read(&nested(127)).is_ok());
    assert!(serde_json::from_str::<Theirs>(&nested(127)).is_ok());
    assert_eq!(
        read(&nested(128)),
        Err(ReadError {
            line: 1,
            column: 128
        })
    );
    assert!(read(&nested(100_000)).is_err());
    let objects = r#"{"a":"#.repeat(127) + "1" + &"}".repeat(127);
    assert!(read(&objects).is_ok());
    assert!(read(&format!("[{objects}]")).is_err());
}

#[test]
fn whole_numbers_are_told_from_others() {
    let cases = [
        ("0", Some(0), Some(0)),
        ("18446744073709551615", Some(u64::MAX), None),
        ("18446744073709551616", None, None),
        ("9223372036854775807", Some(i64::MAX as u64), Some(i64::MAX)),
        ("-9223372036854775808", None, Some(i64::MIN)),
        ("-9223372036854775809", None, None),
        ("-1", None, Some(-1)),
        ("-0", None, None),
        ("1.0", None, None),
        ("1e2", None, None),
        ("\"1\"", None, None),
    ];
    for (text, unsigned, signed) in cases {
        let value = read(text).unwrap();
        let theirs: Theirs = serde_json::from_str(text).unwrap();
        assert_eq!(
            (value.as_u64(), value.as_i64()),
            (unsigned, signed),
            "{text}"
        );
        assert_eq!(
            (theirs.as_u64(), theirs.as_i64()),
            (unsigned, signed),
            "{text}"
        );
    }
    for number in [0, 7, -7, i64::MIN, i64::MAX, 1_000_000] {
        assert_eq!(Value::from(number).text(), number.to_string());
    }
    assert_eq!(Value::from(u64::MAX).text(), u64::MAX.to_string());
}

#[test]
fn maps_keep_each_key_once_and_sorted() {
    let mut map: Map = [("b", Value::Null), ("a", 1.into()), ("b", 2.into())]
        .into_iter()
        .collect();
    assert_eq!(map.keys().collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(map.get("b"), Some(&2.into()));
    assert_eq!((map.remove("a"), map.remove("a")), (Some(1.into()), None));
    assert_eq!((map.len(), map.is_empty()), (1, false));
}

fn any_value() -> impl Strategy<Value = Theirs> {
    let leaf = prop_oneof![
        Just(Theirs::Null),
        any::<bool>().prop_map(Theirs::from),
        any::<i64>().prop_map(Theirs::from),
        any::<u64>().prop_map(Theirs::from),
        any::<f64>().prop_map(Theirs::from),
        ".*".prop_map(Theirs::from),
        "[\0-\u{1f}\"\\\\/a\u{7f}]*".prop_map(Theirs::from),
    ];
    leaf.prop_recursive(5, 60, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Theirs::from),
            prop::collection::btree_map("\\PC{0,3}|[\0-\u{1f}\"\\\\]", inner, 0..6)
                .prop_map(|fields| Theirs::Object(fields.into_iter().collect())),
        ]
    })
}

proptest! {
    /// Objects as nobody should write them: keys in any order, some of them several times.
    #[test]
    fn both_libraries_put_fields_in_the_same_order(
        fields in prop::collection::vec(("[a-dé]{0,2}", any::<u16>()), 0..40),
    ) {
        let mut text = String::from("{");
        for (key, value) in &fields {
            text.push_str(if text.len() == 1 { "" } else { "," });
            push_string(&mut text, key);
            text.push_str(&format!(":{value}"));
        }
        text.push('}');
        let theirs: Theirs = serde_json::from_str(&text).unwrap();
        let ours = read(&text).unwrap();
        prop_assert_eq!(ours.text(), theirs.to_string());
        let collected: Map = fields.iter().map(|(key, value)| (key, u32::from(*value).into())).collect();
        let mut inserted = Map::new();
        for (key, value) in &fields {
            inserted.insert(key.clone(), u32::from(*value).into());
        }
        prop_assert_eq!(&Value::Object(collected), &ours);
        prop_assert_eq!(Value::Object(inserted), ours);
    }

    #[test]
    fn both_libraries_write_the_same_bytes(theirs in any_value()) {
        let compact = theirs.to_string();
        let ours = read(&compact).unwrap();
        prop_assert_eq!(ours.text(), compact.as_str());
        prop_assert_eq!(read(&serde_json::to_string_pretty(&theirs).unwrap()).unwrap(), ours);
    }

    /// Broken JSON, and texts made of its signs: both libraries accept the same ones.
    #[test]
    fn both_libraries_accept_the_same_texts(
        theirs in any_value(),
        cut in any::<prop::sample::Index>(),
        sign in "[\\[\\]{}:,\"\\\\0-9eE.+\\-utrfnl \n\u{1}é]{0,2}",
        soup in "[\\[\\]{}:,\"\\\\01eE.+\\-ud8c \n]{0,12}",
    ) {
        let mut broken: Vec<char> = theirs.to_string().chars().collect();
        let at = cut.index(broken.len());
        broken.splice(at..=at, sign.chars());
        for text in [broken.into_iter().collect(), soup] {
            match serde_json::from_str::<Theirs>(&text) {
                Ok(theirs) => {
                    let ours = read(&text);
                    prop_assert!(ours.is_ok(), "{text}");
                    let again: Theirs = serde_json::from_str(&ours.unwrap().text()).unwrap();
                    prop_assert_eq!(again, theirs, "{}", text);
                }
                // We keep numbers of any size as they are written; they must fit their f64.
                Err(error) if error.to_string().starts_with("number out of range") => {}
                Err(_) => prop_assert!(read(&text).is_err(), "{text}"),
            }
        }
    }
}
