//! The message compiler: what it accepts, what it writes, and that every slip a translator can make
//! is named with its place.

use atoll_texts::{Catalogue, Language, Problem, Source, languages};

/// Three languages in two ways of counting.
fn three() -> Vec<Language> {
    let rows = [
        ("en", r#""one: n = 1", "other""#),
        (
            "pl",
            r#""one: n = 1", "few: n % 10 = 2..4 and n % 100 != 12..14", "many""#,
        ),
        ("de", r#""one: n = 1", "other""#),
    ];
    let row = |(code, plurals)| {
        format!(
            "[[language]]\ncode = \"{code}\"\nname = \"N\"\ndecimal = \",\"\ncomma = \", \"\nplurals = [{plurals}]\n"
        )
    };
    let list: String = rows.map(row).concat();
    languages::parse(&list).expect("the list is right")
}

fn compile(sources: &[Source]) -> Result<String, Vec<Problem>> {
    Catalogue::of(three(), sources).map(|catalogue| catalogue.rust())
}

fn sources(en: &str, pl: &str, de: &str) -> Vec<Source> {
    let source = |language: &str, text: &str| Source {
        language: language.to_owned(),
        path: format!("{language}/x.ftl"),
        text: text.to_owned(),
    };
    vec![source("en", en), source("pl", pl), source("de", de)]
}

#[track_caller]
fn rust(en: &str, pl: &str, de: &str) -> String {
    compile(&sources(en, pl, de)).expect("the catalogues agree")
}

#[track_caller]
fn problems(en: &str, pl: &str, de: &str, expected: &[&str]) {
    let found = compile(&sources(en, pl, de)).expect_err("something is wrong with them");
    let found: Vec<&str> = found.iter().map(|Problem(text)| text.as_str()).collect();
    assert_eq!(found, expected);
}

#[test]
fn a_plain_text_is_one_constant_for_all_languages() {
    let rust = rust("go-on = Go \"on\"\n", "go-on = Dalej\n", "go-on = Weiter\n");
    assert!(
        rust.contains("pub fn go_on(self) -> &'static str"),
        "{rust}"
    );
    assert!(
        rust.contains(r#"self.pick("Go \"on\"\u{5}Dalej\u{5}Weiter")"#),
        "{rust}"
    );
}

#[test]
fn arguments_are_typed_by_their_use() {
    let text = "a = { $name } has { NUMBER($points) }\n";
    let rust = rust(text, text, text);
    assert!(
        rust.contains("pub fn a(self, args::A { name, points }: args::A<'_>) -> String"),
        "{rust}"
    );
    assert!(
        rust.contains("&[Value::Text(name), Value::Number(points)]"),
        "{rust}"
    );
}

#[test]
fn several_arguments_are_named_at_the_call() {
    let text = "at-of = { NUMBER($at) } of { NUMBER($all) }\nby-whom = { $name }: { $what }\none = { $name }\n";
    let rust = rust(text, text, text);
    assert!(
        rust.contains("pub fn at_of(self, args::AtOf { all, at }: args::AtOf) -> String"),
        "{rust}"
    );
    assert!(
        rust.contains("pub struct AtOf {\n        pub all: u32,\n        pub at: u32,\n    }"),
        "{rust}"
    );
    assert!(
        rust.contains(
            "pub struct ByWhom<'a> {\n        pub name: &'a str,\n        pub what: &'a str,\n    }"
        ),
        "{rust}"
    );
    assert!(
        rust.contains("pub fn one(self, name: &str) -> String"),
        "{rust}"
    );
    assert!(!rust.contains("struct One"), "{rust}");
}

#[test]
fn plurals_and_words_become_choices_in_the_pattern() {
    let two = "a = { $n ->\n    [one] one\n    [0] none\n   *[other] { $n }\n}\n";
    let three = "a = { $n ->\n    [one] 1\n    [few] 2\n   *[many] { $n }\n}\n";
    let rust = rust(two, three, two);
    // Exact numbers come first; the default has no key.
    let english = r"\u{1}\u{10}0\u{3}none\u{2}one\u{3}one\u{2}\u{3}\u{10}\u{4}";
    let polish = r"\u{1}\u{10}one\u{3}1\u{2}few\u{3}2\u{2}\u{3}\u{10}\u{4}";
    let call = format!(r#"self.with_number("{english}\u{{5}}{polish}\u{{5}}{english}", n)"#);
    assert!(rust.contains(&call), "{rust}");
    let words = "a = { $kind ->\n    [house] a house\n   *[other] a thing\n}\n";
    let rust = self::rust(words, words, words);
    assert!(
        rust.contains(r#"self.with_text("\u{1}\u{10}house\u{3}a house\u{2}\u{3}a thing\u{4}"#),
        "{rust}"
    );
    assert!(rust.contains("pub fn a(self, kind: &str)"), "{rust}");
}

#[test]
fn references_are_written_out() {
    let text = "-name = Atoll\nb = { -name }!\na = { b } { b }\n";
    let rust = rust(text, text, text);
    assert!(rust.contains(r#"self.pick("Atoll! Atoll!\u{5}"#), "{rust}");
    problems(
        "a = { b }\n",
        "a = x\n",
        "a = x\n",
        &["en/x.ftl:1: a: refers to b, which does not exist"],
    );
    let found = compile(&sources(
        "a = { b }\nb = { a }\n",
        "a = x\nb = x\n",
        "a = x\nb = x\n",
    ));
    assert!(found.unwrap_err()[0].0.contains("refers to itself"));
}

#[test]
fn a_missing_or_surplus_key_is_named() {
    problems(
        "a = x\n\nb = x\n",
        "a = x\n",
        "a = x\nb = x\n",
        &["en/x.ftl:3: b: missing in pl"],
    );
    problems(
        "a = x\n",
        "a = x\n",
        "a = x\nc = x\n",
        &["de/x.ftl:2: c: surplus: en has no such key"],
    );
    problems(
        "a = x\na = y\n",
        "a = x\n",
        "a = x\n",
        &["en/x.ftl:2: a: already defined at en/x.ftl:1"],
    );
}

#[test]
fn a_missing_or_mixed_up_argument_is_named() {
    problems(
        "a = { $name }\n",
        "a = { $nazwa }\n",
        "a = { $name }\n",
        &[
            "de/x.ftl:1: a: does not use $nazwa, which another language uses",
            "en/x.ftl:1: a: does not use $nazwa, which another language uses",
            "pl/x.ftl:1: a: does not use $name, which another language uses",
        ],
    );
    let word = "a = { $n ->\n    [x] 1\n   *[y] 2\n}\n";
    let number = "a = { NUMBER($n) }\n";
    problems(
        word,
        number,
        word,
        &[
            "de/x.ftl:1: a: $n is a number in one place and a word in another",
            "pl/x.ftl:1: a: $n is a number in one place and a word in another",
        ],
    );
}

#[test]
fn plural_forms_must_fit_the_language() {
    let two = "a = { $n ->\n    [one] 1\n   *[other] { $n }\n}\n";
    let three = "a = { $n ->\n    [one] 1\n    [few] 2\n   *[many] { $n }\n}\n";
    problems(
        two,
        two,
        two,
        &[
            "pl/x.ftl:1: a: the plural form [few] is missing for pl",
            "pl/x.ftl:1: a: the plural form [many] is missing for pl",
        ],
    );
    let found = compile(&sources(two, three, three)).unwrap_err();
    assert!(found.contains(&Problem(
        "de/x.ftl:1: a: de has no plural form [few]".to_owned()
    )));
}

#[test]
fn what_we_do_not_support_is_refused() {
    problems(
        "a = { LOUD($n) }\n",
        "a = x\n",
        "a = x\n",
        &["en/x.ftl:1: a: the only function is NUMBER($argument)"],
    );
    let found = compile(&sources("a = { $n\n", "a = x\n", "a = x\n")).unwrap_err();
    assert!(
        found
            .iter()
            .any(|problem| problem.0.starts_with("en/x.ftl:")),
        "{found:?}"
    );
    problems(
        "fn = x\n",
        "fn = x\n",
        "fn = x\n",
        &[
            "de/x.ftl:1: fn: cannot be the name of a Rust function",
            "en/x.ftl:1: fn: cannot be the name of a Rust function",
            "pl/x.ftl:1: fn: cannot be the name of a Rust function",
        ],
    );
    let control = "a = { $n ->\n    [x] 1\n   *[y] {\"\\u0001\"}\n}\n";
    let fine = "a = { $n }\n";
    problems(
        fine,
        control,
        fine,
        &["pl/x.ftl:1: a: has a control character in its text"],
    );
    let many: String = (0..17).map(|n| format!("{{ $n{n} }}")).collect();
    let many = format!("a = {many}\n");
    problems(
        &many,
        &many,
        &many,
        &["en/x.ftl:1: a: has more than 16 arguments"],
    );
}
