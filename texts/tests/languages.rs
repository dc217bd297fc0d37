//! The list of languages: what it accepts, that the rules of counting are those of Unicode, and that
//! a fourth language needs nothing but its row and its folder.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use atoll_texts::plurals::Plurals;
use atoll_texts::{Catalogue, Problem, languages};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

fn plurals(lines: &[&str]) -> Result<Plurals, String> {
    let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
    Plurals::parse(&lines)
}

#[test]
fn rules_of_counting_are_those_of_unicode() {
    let written: [(&str, &[&str]); 7] = [
        ("en", &["one: n = 1", "other"]),
        ("fr", &["one: n = 0..1", "other"]),
        ("ja", &["other"]),
        (
            "pl",
            &[
                "one: n = 1",
                "few: n % 10 = 2..4 and n % 100 != 12..14",
                "many",
            ],
        ),
        ("cs", &["one: n = 1", "few: n = 2..4", "other"]),
        (
            "uk",
            &[
                "one: n % 10 = 1 and n % 100 != 11",
                "few: n % 10 = 2..4 and n % 100 != 12..14",
                "many",
            ],
        ),
        (
            "sl",
            &[
                "one: n % 100 = 1",
                "two: n % 100 = 2",
                "few: n % 100 = 3..4",
                "other",
            ],
        ),
    ];
    for (code, lines) in written {
        let ours = plurals(lines).unwrap_or_else(|what| panic!("{code}: {what}"));
        let theirs = PluralRules::create(
            code.parse::<LanguageIdentifier>().expect("a tag"),
            PluralRuleType::CARDINAL,
        )
        .expect("a language of Unicode");
        for number in 0..=2000_u32 {
            let expected = match theirs.select(number).expect("a form") {
                PluralCategory::ZERO => "zero",
                PluralCategory::ONE => "one",
                PluralCategory::TWO => "two",
                PluralCategory::FEW => "few",
                PluralCategory::MANY => "many",
                PluralCategory::OTHER => "other",
            };
            assert_eq!(ours.form_of(number), expected, "{code} {number}");
        }
    }
}

#[test]
fn a_rule_may_name_several_ranges_and_ways() {
    let ours = plurals(&["two: n % 10 = 1, 5..6 or n != 0..90", "other"]).expect("a rule");
    let taken: Vec<u32> = (0..=92).filter(|&n| ours.form_of(n) == "two").collect();
    let expected = (0..=92).filter(|n| [1, 5, 6].contains(&(n % 10)) || *n > 90);
    assert_eq!(taken, expected.collect::<Vec<_>>());
}

#[test]
fn a_wrong_rule_is_named() {
    let wrong: [&[&str]; 8] = [
        &[],
        &["one", "other"],
        &["single: n = 1", "other"],
        &["one: n = 1", "rest"],
        &["one: x = 1", "other"],
        &["one: n % 0 = 1", "other"],
        &["one: n = 4..2", "other"],
        &["one: n = 1 and", "other"],
    ];
    for lines in wrong {
        assert!(plurals(lines).is_err(), "{lines:?}");
    }
}

fn row(code: &str, name: &str, plurals: &str) -> String {
    format!(
        "\n[[language]]\ncode = {code:?}\nname = {name:?}\ndecimal = \",\"\ncomma = \", \"\nplurals = [{plurals}]\n"
    )
}

#[test]
fn a_wrong_row_is_named() {
    let good = row("en", "English", "\"other\"");
    assert_eq!(languages::parse(&good).map(|all| all.len()), Ok(1));
    for (list, expected) in [
        (String::from("language = []"), "there is no language in it"),
        (
            row("EN-gb", "English", "\"other\""),
            "is not two or three small letters",
        ),
        (good.repeat(2), "en is there twice"),
        (row("en", "", "\"other\""), "en has no usable name"),
        (row("en", "English", "\"one\", \"other\""), "has no rule"),
        (good.replace("decimal", "decimals"), "unknown field"),
    ] {
        let found = languages::parse(&list).expect_err(&list);
        let Problem(first) = &found[0];
        assert!(first.contains(expected), "{first} for {list}");
    }
}

/// A folder that is gone when the test ends.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn site(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../web")
        .join(path)
}

/// Our words with a fourth language: the Polish words under another name, which counts differently.
fn with_a_fourth(folder: &Path) {
    let ours = Catalogue::read(&site("locales")).expect("our own words are right");
    for language in &ours.languages {
        copy(&language.code, &folder.join(&language.code), |text| text);
    }
    copy("pl", &folder.join("cs"), |text| {
        text.replace("[many]", "[other]").replace("Ruch ", "Tah ")
    });
    let list = fs::read_to_string(site("locales").join(languages::LIST)).expect("the list");
    let forms = "\"one: n = 1\", \"few: n = 2..4\", \"other\"";
    let row = row("cs", "Čeština", forms).replace("comma = \", \"", "comma = \"; \"");
    let list = list + &row;
    fs::write(folder.join(languages::LIST), list).expect("the folder can be written");
}

fn copy(code: &str, to: &Path, change: impl Fn(String) -> String) {
    fs::create_dir_all(to).expect("the folder can be made");
    for file in fs::read_dir(site("locales").join(code)).expect("the words are there") {
        let file = file.expect("a file").path();
        let text = fs::read_to_string(&file).expect("a text");
        let name = file.file_name().expect("a name");
        fs::write(to.join(name), change(text)).expect("the folder can be written");
    }
}

/// Asks the language module of the site, compiled with four languages.
const QUESTIONS: &str = r#"
    #[path = "{module}"]
    #[allow(dead_code)]
    mod i18n;
    use i18n::{Lang, Texts, args, plural};
    fn main() {
        let cs = Lang::from_slug("cs-CZ").expect("a fourth language");
        assert_eq!(Lang::ALL.len(), 4);
        assert_eq!(Lang::ALL[3], cs);
        assert_eq!((cs.own_name(), cs.decimal_sign()), ("Čeština", ','));
        assert_eq!(Lang::negotiate(["sk", "cs", "en"]), cs);
        assert_eq!([1, 4, 5, 22].map(|n| plural(cs, n).slug()), ["one", "few", "other", "other"]);
        let (t, pl) = (Texts::of(cs), Texts::of(Lang::from_slug("pl").expect("Polish")));
        assert_eq!(t.replay_step(args::ReplayStep { at: "3", all: "9" }), "Tah 3 z 9");
        assert_eq!(pl.replay_step(args::ReplayStep { at: "3", all: "9" }), "Ruch 3 z 9");
        assert_eq!(t.home_running(4), pl.home_running(4));
        assert_eq!(t.home_running(22), "22 gier w toku");
        assert_eq!(pl.home_running(22), "22 gry w toku");
        assert_eq!(["a", "b"].join(t.comma()), "a; b");
    }
"#;

#[test]
fn a_fourth_language_is_a_row_and_a_folder() {
    let place = Scratch(env::temp_dir().join(format!("atoll-fourth-{}", std::process::id())));
    with_a_fourth(&place.0.join("locales"));
    let four = Catalogue::read(&place.0.join("locales")).expect("four languages");
    fs::write(place.0.join("texts.rs"), four.rust()).expect("the folder can be written");
    let module = fs::canonicalize(site("src/kit/i18n/mod.rs")).expect("the language module");
    let source = QUESTIONS.replace("{module}", &module.display().to_string());
    let (main, program) = (place.0.join("main.rs"), place.0.join("program"));
    fs::write(&main, source).expect("the folder can be written");
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let compiled = Command::new(rustc)
        .args(["--edition", "2024", "-o"])
        .args([&program, &main])
        .env("OUT_DIR", &place.0)
        .output()
        .expect("the compiler runs");
    let said = String::from_utf8_lossy(&compiled.stderr);
    assert!(compiled.status.success(), "{said}");
    let answered = Command::new(&program).output().expect("the program runs");
    let said = String::from_utf8_lossy(&answered.stderr);
    assert!(answered.status.success(), "{said}");
}

#[test]
fn a_row_without_a_folder_is_named() {
    let place = Scratch(env::temp_dir().join(format!("atoll-third-{}", std::process::id())));
    fs::create_dir_all(&place.0).expect("a folder");
    fs::write(
        place.0.join(languages::LIST),
        row("eo", "Esperanto", "\"other\""),
    )
    .expect("a file");
    let found = Catalogue::read(&place.0).expect_err("there are no words");
    assert!(found[0].0.contains("eo"), "{found:?}");
}
