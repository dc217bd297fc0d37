//! The position format: what it gives, and every way to get it wrong.

use serde_json::{Value, json};

use super::super::position::POSITION_CODES;
use super::score_position;

fn bare() -> Value {
    json!({
        "game": "harmonies",
        "side": "A",
        "columns": [
            ["", "", "", "", ""], ["", "", "", ""], ["", "", "", "", ""],
            ["", "", "", ""], ["", "", "", "", ""]
        ],
        "cards": []
    })
}

#[test]
fn a_bare_board_scores_nothing_on_side_a_and_one_island_on_side_b() {
    let lines = json!({
        "trees": 0, "mountains": 0, "fields": 0, "buildings": 0, "water": 0, "animals": 0,
        "spirits": 0
    });
    let sheet = score_position(&bare()).unwrap();
    assert_eq!(sheet, json!({ "total": 0, "lines": lines }));
    let side_b = json!({
        "game": "harmonies", "side": "B",
        "columns": [
            ["", "", "", ""], ["", "", ""], ["", "", "", ""], ["", "", ""], ["", "", "", ""],
            ["", "", ""], ["", "", "", ""]
        ]
    });
    assert_eq!(score_position(&side_b).unwrap()["total"], 5);
}

#[test]
fn cards_earn_by_their_cubes() {
    let mut position = bare();
    position["columns"][0][0] = json!("U");
    position["cards"] = json!([[1, 3], [31, 2], [5, 0], [42, 1]]);
    let sheet = score_position(&position).unwrap();
    assert_eq!(sheet["lines"]["animals"], 20);
    assert_eq!(sheet["lines"]["spirits"], 2);
    position["cards"][3][1] = json!(0);
    assert_eq!(score_position(&position).unwrap()["lines"]["spirits"], 0);
}

#[test]
fn every_mistake_is_named_with_its_place() {
    type Change = fn(&mut Value);
    let cases: [(Change, &str, &str); 22] = [
        (|p| *p = json!([]), "bad-field", "position"),
        (|p| p["game"] = json!("skylands"), "bad-field", "game"),
        (|p| p["game"] = Value::Null, "bad-field", "game"),
        (|p| p["side"] = json!("C"), "bad-field", "side"),
        (|p| p["side"] = Value::Null, "bad-field", "side"),
        (|p| p["side"] = json!("B"), "wrong-columns", "columns"),
        (|p| p["columns"] = json!("U"), "bad-field", "columns"),
        (|p| p["columns"] = Value::Null, "bad-field", "columns"),
        (|p| p["columns"] = json!([[]]), "wrong-columns", "columns"),
        (
            |p| p["columns"][1] = json!(["", "", ""]),
            "wrong-hexes",
            "columns[1]",
        ),
        (|p| p["columns"][1] = json!({}), "bad-field", "columns[1]"),
        (
            |p| p["columns"][2][4] = json!(7),
            "bad-field",
            "columns[2][4]",
        ),
        (
            |p| p["columns"][2][4] = json!("UU"),
            "illegal-stack",
            "columns[2][4]",
        ),
        (
            |p| p["columns"][0][0] = json!("u"),
            "illegal-stack",
            "columns[0][0]",
        ),
        (|p| p["cards"] = json!({}), "bad-field", "cards"),
        (|p| p["cards"] = json!([[1]]), "bad-field", "cards[0]"),
        (|p| p["cards"] = json!([[1, -1]]), "bad-field", "cards[0]"),
        (|p| p["cards"] = json!([[0, 0]]), "unknown-card", "cards[0]"),
        (
            |p| p["cards"] = json!([[1, 1], [299, 0]]),
            "unknown-card",
            "cards[1]",
        ),
        (
            |p| p["cards"] = json!([[1, 4]]),
            "too-many-cubes",
            "cards[0]",
        ),
        (
            |p| p["cards"] = json!([[1, 1], [1, 0]]),
            "duplicate-card",
            "cards[1]",
        ),
        (
            |p| p["cards"] = json!([[33, 1], [34, 0]]),
            "two-spirits",
            "cards[1]",
        ),
    ];
    for (change, code, place) in cases {
        let mut position = bare();
        change(&mut position);
        let error = score_position(&position).unwrap_err();
        assert_eq!(
            (error.code, error.place.as_str()),
            (code, place),
            "{position}"
        );
        assert!(POSITION_CODES.contains(&code));
    }
    let mut huge = bare();
    huge["cards"] = json!([[1, 999_999]]);
    assert_eq!(score_position(&huge).unwrap_err().code, "too-many-cubes");
}
