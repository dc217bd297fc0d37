//! The reader of patterns against a plain one that walks the messages as they are written: every
//! message of the site in every language, and random ones.

use std::collections::BTreeMap;
use std::path::Path;

use atoll_texts::check::{ArgumentKind, Checked};
use atoll_texts::emit::pattern;
use atoll_texts::parse::{Choice, ChoiceKind, Piece, VariantKey};
use atoll_web::kit::i18n::pattern::{Value, fill};
use atoll_web::kit::i18n::{Lang, plural};
use proptest::prelude::*;
use proptest::sample::select;

type Values<'a> = BTreeMap<&'a str, Value<'a>>;

/// What the pieces say, word by word.
fn plainly(lang: Lang, pieces: &[Piece], values: &Values<'_>) -> String {
    let one = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Argument(name) | Piece::Number(name) => match values[name.as_str()] {
            Value::Text(text) => text.to_owned(),
            Value::Number(number) => number.to_string(),
        },
        Piece::Choice(choice) => plainly(lang, chosen(lang, choice, values), values),
    };
    pieces.iter().map(one).collect()
}

fn chosen<'a>(lang: Lang, choice: &'a Choice, values: &Values<'_>) -> &'a [Piece] {
    let find = |key: &VariantKey| {
        let found = choice.variants.iter().find(|(k, _)| k == key);
        found.map(|(_, pieces)| pieces.as_slice())
    };
    let name = |name: &str| find(&VariantKey::Name(name.to_owned()));
    let found = match values[choice.argument.as_str()] {
        Value::Text(word) => name(word),
        Value::Number(number) => {
            find(&VariantKey::Exact(number)).or_else(|| name(plural(lang, number).slug()))
        }
    };
    found.unwrap_or(&choice.default)
}

fn same_both_ways(lang: Lang, pieces: &[Piece], values: &Values<'_>) {
    let names: Vec<&str> = values.keys().copied().collect();
    let in_order: Vec<Value<'_>> = values.values().copied().collect();
    let pattern = pattern(lang.slug(), pieces, &names);
    assert_eq!(
        fill(lang, &pattern, &in_order),
        plainly(lang, pieces, values),
        "{lang:?} {pieces:?} {values:?}"
    );
}

/// The messages of the site.
fn of_the_site() -> Vec<Checked> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let sources = atoll_texts::read(&locales).expect("the texts can be read");
    atoll_texts::messages(&sources).expect("the texts of the site are right")
}

/// Every word that a choice of this message knows.
fn keys(pieces: &[Piece], found: &mut Vec<String>) {
    for piece in pieces {
        let Piece::Choice(choice) = piece else {
            continue;
        };
        for (key, pieces) in &choice.variants {
            if let VariantKey::Name(name) = key {
                found.push(name.clone());
            }
            keys(pieces, found);
        }
        keys(&choice.default, found);
    }
}

#[test]
fn every_message_of_the_site_reads_the_same_both_ways() {
    let numbers = (0..=130).chain([1000, 1001, 1002, 10_012, u32::MAX]);
    let numbers: Vec<u32> = numbers.collect();
    let messages = of_the_site();
    let mut choices = 0;
    for message in &messages {
        for (lang, pieces) in Lang::ALL.into_iter().zip(&message.pieces) {
            let mut words = vec![String::new(), "Zoë 東京".to_owned()];
            keys(pieces, &mut words);
            choices += words.len() - 2;
            // All arguments walk through their values, at different paces.
            for step in 0..numbers.len().max(words.len() * 3) {
                let values = message.arguments.iter().enumerate();
                let values = values.map(|(at, (name, kind))| {
                    let step = step * (at + 1) + at;
                    let value = match kind {
                        ArgumentKind::Text => Value::Text(&words[step % words.len()]),
                        ArgumentKind::Number => Value::Number(numbers[step % numbers.len()]),
                    };
                    (name.as_str(), value)
                });
                same_both_ways(lang, pieces, &values.collect());
                if message.arguments.is_empty() {
                    break;
                }
            }
        }
    }
    assert!(messages.len() > 300 && choices > 100, "{choices}");
}

/// Pieces over a text `a`, a word `b` and numbers `c` and `d`, with choices in choices.
fn any_pieces() -> impl Strategy<Value = Vec<Piece>> {
    let text = select(vec!["", " ", "x", "Łódź", "\n", "0", "one", "{"]);
    let leaf = prop_oneof![
        text.prop_map(|text| Piece::Text(text.to_owned())),
        Just(Piece::Argument("a".to_owned())),
        Just(Piece::Argument("b".to_owned())),
        Just(Piece::Number("c".to_owned())),
        Just(Piece::Argument("d".to_owned())),
    ];
    let pieces = prop::collection::vec(leaf, 0..4);
    pieces.prop_recursive(3, 40, 4, |inner| {
        let name = |name: &&str| VariantKey::Name((*name).to_owned());
        let words = select(vec!["house", "tree", "one", "2"]).prop_map(move |word| name(&word));
        let forms = prop_oneof![
            select(vec!["one", "few", "many", "other"]).prop_map(move |form| name(&form)),
            (0..5u32).prop_map(VariantKey::Exact),
        ];
        let choice = |kind, arguments: Vec<&'static str>, keys: BoxedStrategy<VariantKey>| {
            let variants = prop::collection::vec((keys, inner.clone()), 0..4);
            (select(arguments), variants, inner.clone()).prop_map(
                move |(argument, variants, default)| {
                    Piece::Choice(Choice {
                        argument: argument.to_owned(),
                        kind,
                        variants,
                        default,
                        default_key: VariantKey::Name("other".to_owned()),
                    })
                },
            )
        };
        let choices = prop_oneof![
            choice(ChoiceKind::Word, vec!["b"], words.boxed()),
            choice(ChoiceKind::Plural, vec!["c", "d"], forms.boxed()),
        ];
        let around = (inner.clone(), choices, inner);
        around.prop_map(|(mut before, choice, after)| {
            before.push(choice);
            before.extend(after);
            before
        })
    })
}

proptest! {
    #[test]
    fn random_messages_read_the_same_both_ways(
        pieces in any_pieces(),
        a in ".{0,4}",
        b in select(vec!["", "house", "tree", "one", "2", "other"]),
        c in 0..30u32,
        d in any::<u32>(),
    ) {
        let values = BTreeMap::from([
            ("a", Value::Text(&a)),
            ("b", Value::Text(b)),
            ("c", Value::Number(c)),
            ("d", Value::Number(d)),
        ]);
        for lang in Lang::ALL {
            same_both_ways(lang, &pieces, &values);
        }
    }
}
