//! The reader of patterns against a plain one that walks the messages as they are written: every
//! message of the site in every language, and random ones.

use std::path::Path;
use std::sync::LazyLock;

use atoll_texts::check::ArgumentKind;
use atoll_texts::parse::{Choice, ChoiceKind, Piece, VariantKey};
use atoll_texts::say::{Values, plainly};
use atoll_texts::{Catalogue, Language, Value, emit};
use atoll_web::kit::i18n::{Lang, pattern};
use proptest::prelude::*;
use proptest::sample::select;

fn same_both_ways(language: &Language, pieces: &[Piece], values: &Values<'_>) {
    let names: Vec<&str> = values.keys().copied().collect();
    let in_order = values.values().map(|value| match *value {
        Value::Text(text) => pattern::Value::Text(text),
        Value::Number(number) => pattern::Value::Number(number),
    });
    let lang = Lang::from_slug(&language.code).expect("one of ours");
    let written = emit::pattern(language, pieces, &names);
    assert_eq!(
        pattern::fill(lang, &written, &in_order.collect::<Vec<_>>()),
        plainly(language, pieces, values),
        "{lang:?} {pieces:?} {values:?}"
    );
}

/// The words of the site.
fn of_the_site() -> Catalogue {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    Catalogue::read(&locales).expect("the texts of the site are right")
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
    let Catalogue {
        languages,
        messages,
    } = of_the_site();
    let mut choices = 0;
    for message in &messages {
        for (language, pieces) in languages.iter().zip(&message.pieces) {
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
                same_both_ways(language, pieces, &values.collect());
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

/// Read once for all random messages.
static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| of_the_site().languages);

proptest! {
    #[test]
    fn random_messages_read_the_same_both_ways(
        pieces in any_pieces(),
        a in ".{0,4}",
        b in select(vec!["", "house", "tree", "one", "2", "other"]),
        c in 0..30u32,
        d in any::<u32>(),
    ) {
        let values = Values::from([
            ("a", Value::Text(&a)),
            ("b", Value::Text(b)),
            ("c", Value::Number(c)),
            ("d", Value::Number(d)),
        ]);
        for language in LANGUAGES.iter() {
            same_both_ways(language, &pieces, &values);
        }
    }
}
