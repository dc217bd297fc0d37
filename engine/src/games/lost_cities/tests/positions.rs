//! Sheets scored from outside: worked examples, and every refusal with its code and place.

use serde_json::{Value, json};

use super::*;
use crate::error::PositionError;
use crate::json;

fn score_position(position: &Value) -> Result<Value, PositionError> {
    let ours = json::read(&position.to_string()).expect("JSON of another writer");
    let scored = LostCities::score_position(&ours)?;
    Ok(serde_json::from_str(&scored.text()).expect("JSON for another reader"))
}

fn scored(sheets: &Value) -> Value {
    let position = json!({ "game": "lost-cities", "sheets": sheets });
    score_position(&position).expect("a possible position")
}

/// The code and the place of the refusal of one sheet.
fn wrong(sheet: &Value) -> (&'static str, String) {
    let position = json!({ "game": "lost-cities", "sheets": [sheet] });
    let error = score_position(&position).expect_err("an impossible position");
    (error.code, error.place)
}

fn wrong_red(red: &Value) -> &'static str {
    wrong(&json!({ "name": "A", "expeditions": { "red": red } })).0
}

#[test]
fn a_sheet_is_counted_line_by_line() {
    let sheet = json!({
        "name": "A",
        "expeditions": {
            "red": { "double": true, "numbers": [1, 2, 2, 4, 4, 5, 9], "top": false },
            "orange": { "numbers": [3] },
            "yellow": { "double": true },
            "purple": { "numbers": [1, 1, 1, 1, 1, 1, 1, 1, 10], "top": true }
        },
        "artefacts": 5,
        "refusals": 8,
        "bridges": ["red", "dice"]
    });
    let expected = json!({ "sheets": [{
        "name": "A",
        "total": 60 - 20 - 100 + 50 + 20 + 70 + 40,
        "lines": {
            "red": 60, "orange": -20, "yellow": -100, "green": 0, "blue": 0, "purple": 50,
            "artefacts": 20, "dice": 70, "bridges": 40
        }
    }]});
    assert_eq!(scored(&json!([sheet])), expected);
}

#[test]
fn an_empty_sheet_is_worth_nothing() {
    let result = scored(&json!([{ "name": "A" }, { "name": "B", "expeditions": {} }]));
    assert_eq!(result["sheets"][0]["total"], 0);
    assert_eq!(result["sheets"][1]["name"], "B");
}

#[test]
fn an_exhausted_sheet_keeps_its_bridge() {
    let result = scored(&json!([{ "refusals": 9, "bridges": ["dice"] }]));
    assert_eq!(result["sheets"][0]["lines"]["dice"], 0);
    assert_eq!(result["sheets"][0]["total"], 20);
}

#[test]
fn impossible_expeditions_are_refused() {
    assert_eq!(
        wrong_red(&json!({ "numbers": [1, 3, 2] })),
        "falling-numbers"
    );
    assert_eq!(wrong_red(&json!({ "numbers": [0] })), "number-range");
    assert_eq!(wrong_red(&json!({ "numbers": [11] })), "number-range");
    assert_eq!(wrong_red(&json!({ "numbers": [-1] })), "number-range");
    assert_eq!(wrong_red(&json!({ "numbers": [u64::MAX] })), "number-range");
    assert_eq!(wrong_red(&json!({ "numbers": [257] })), "number-range");
    assert_eq!(
        wrong_red(&json!({ "numbers": vec![1; 10] })),
        "too-many-boxes"
    );
    let eight = json!({ "numbers": vec![1; 8], "top": true });
    assert_eq!(wrong_red(&eight), "top-without-nine");
    assert_eq!(
        wrong_red(&json!({ "double": true, "top": true })),
        "top-without-nine"
    );
    assert_eq!(wrong_red(&json!({ "numbers": [1.5] })), "bad-field");
    assert_eq!(wrong_red(&json!({ "numbers": ["1"] })), "bad-field");
    assert_eq!(wrong_red(&json!({ "numbers": 1 })), "bad-field");
    assert_eq!(wrong_red(&json!({ "double": 1 })), "bad-field");
    assert_eq!(wrong_red(&json!([1])), "bad-field");
    assert_eq!(wrong_red(&json!({ "doubled": true })), "unknown-field");
}

#[test]
fn impossible_counts_and_bridges_are_refused() {
    let code = |sheet: &Value| wrong(sheet).0;
    assert_eq!(code(&json!({ "artefacts": 10 })), "count-range");
    assert_eq!(code(&json!({ "refusals": -1 })), "count-range");
    assert_eq!(code(&json!({ "refusals": "two" })), "bad-field");
    assert_eq!(code(&json!({ "bridges": ["red"] })), "bridge-without-seven");
    let six = json!({ "refusals": 6, "bridges": ["dice"] });
    assert_eq!(code(&six), "bridge-without-seven");
    let six = json!({ "artefacts": 6, "bridges": ["artefacts"] });
    assert_eq!(code(&six), "bridge-without-seven");
    let twice = json!({ "refusals": 7, "bridges": ["dice", "dice"] });
    assert_eq!(code(&twice), "bridge-twice");
    assert_eq!(code(&json!({ "bridges": ["pink"] })), "unknown-colour");
    assert_eq!(code(&json!({ "bridges": [1] })), "bad-field");
    assert_eq!(
        code(&json!({ "expeditions": { "pink": {} } })),
        "unknown-colour"
    );
    assert_eq!(
        code(&json!({ "expeditions": { "dice": {} } })),
        "unknown-colour"
    );
    assert_eq!(code(&json!({ "artifacts": 3 })), "unknown-field");
    assert_eq!(code(&json!({ "name": 7 })), "bad-field");
    assert_eq!(code(&json!(7)), "bad-field");
}

#[test]
fn the_place_of_an_error_leads_to_it() {
    let sheet = json!({ "name": "Ann", "expeditions": { "blue": { "numbers": [2, 1] } } });
    assert_eq!(wrong(&sheet).1, "Ann, blue, box 2");
    assert_eq!(wrong(&json!({ "artefacts": 10 })).1, "sheet 1, artefacts");
}

#[test]
fn other_things_are_no_position() {
    for value in [
        json!(null),
        json!({}),
        json!({ "game": "harmonies", "sheets": [] }),
        json!({ "game": "lost-cities" }),
        json!({ "game": "lost-cities", "sheets": {} }),
    ] {
        assert!(score_position(&value).is_err(), "{value}");
    }
}

#[test]
fn a_played_sheet_scores_the_same_as_a_position() {
    for seed in 0..50 {
        let mut state = LostCities::setup(&Options::default(), 2, seed, &mut ()).unwrap();
        let mut rng = Rng::new(seed);
        let mut moves = Vec::new();
        loop {
            LostCities::legal(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            LostCities::apply(&mut state, moves[rng.index(moves.len())], &mut ());
        }
        let sheet = sheet(&state, 0);
        let expeditions: serde_json::Map<String, Value> = Colour::ALL
            .into_iter()
            .map(|colour| {
                let expedition = json!({
                    "double": sheet.doubled(colour),
                    "numbers": sheet.numbers(colour),
                    "top": sheet.topped(colour),
                });
                (colour.column().word().to_owned(), expedition)
            })
            .collect();
        let result = scored(&json!([{
            "expeditions": expeditions,
            "artefacts": sheet.artefacts(),
            "refusals": sheet.refusals(),
            "bridges": sheet.bridges(),
        }]));
        assert_eq!(result["sheets"][0]["total"], sheet.total());
    }
}
