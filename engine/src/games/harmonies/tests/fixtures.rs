//! Every fixture of `data/harmonies_fixtures.json`: the rulebook's examples, edge cases, and final
//! boards of real games with their totals.

use serde_json::{Value, json};

use super::super::board::Board;
use super::super::grid::{Side, cell_at};
use super::super::position::read;
use super::super::score::{islands, river, score};
use super::super::tally::spirit;
use super::{ours, points, score_position};

const FIXTURES: &str = include_str!("../../../../data/harmonies_fixtures.json");

fn group(name: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(FIXTURES).unwrap();
    all[name].as_array().unwrap().clone()
}

fn side(fixture: &Value) -> Side {
    match fixture["side"].as_str() {
        Some("B") => Side::B,
        _ => Side::A,
    }
}

fn cell(place: &Value) -> u8 {
    let number = |index: usize| place[index].as_u64().unwrap() as u8;
    cell_at(number(0), number(1)).unwrap()
}

/// The board of a fixture, however it is written down.
fn land(fixture: &Value) -> Board {
    if fixture.get("columns").is_some() {
        return *read(&ours(&position(fixture))).unwrap().board();
    }
    let mut board = Board::new(side(fixture));
    for place in fixture["blue_cells_col_row"]
        .as_array()
        .into_iter()
        .flatten()
    {
        board.set(cell(place), super::stack("U"));
    }
    for place in fixture["stacks_col_row"].as_array().into_iter().flatten() {
        board.set(cell(place), super::stack(place[2].as_str().unwrap()));
    }
    board
}

fn position(fixture: &Value) -> Value {
    json!({
        "game": "harmonies",
        "side": fixture["side"],
        "columns": fixture["columns"],
        "cards": fixture.get("cards").cloned().unwrap_or_else(|| json!([])),
    })
}

/// `lion(33)` is card 33.
fn card_id(label: &str) -> u8 {
    let (_, id) = label.split_once('(').unwrap();
    id.trim_end_matches(')').parse().unwrap()
}

#[test]
fn the_rulebook_examples_score_as_printed() {
    let fixtures = group("rulebook");
    assert_eq!(fixtures.len(), 3);
    for fixture in &fixtures {
        let land = land(fixture);
        for (key, expected) in fixture["expect"].as_object().unwrap() {
            let found = match key.as_str() {
                "landscape_total" => ["trees", "mountains", "fields", "buildings", "water"]
                    .iter()
                    .map(|category| points(&land, category))
                    .sum(),
                "river_length" => river(&land).len() as i32,
                "islands" => islands(&land).len() as i32,
                category => points(&land, category),
            };
            assert_eq!(json!(found), *expected, "{} {key}", fixture["name"]);
        }
        for (label, expected) in fixture["spirit_expect"].as_object().into_iter().flatten() {
            assert_eq!(json!(spirit(&land, card_id(label))), *expected, "{label}");
        }
    }
}

#[test]
fn the_edge_cases_score_by_the_strict_reading() {
    let fixtures = group("edge");
    assert_eq!(fixtures.len(), 4);
    for fixture in &fixtures {
        let land = land(fixture);
        let strict = &fixture["strict_diameter"];
        if strict.is_object() {
            assert_eq!(
                json!(river(&land).len()),
                strict["length"],
                "{}",
                fixture["name"]
            );
            assert_eq!(json!(points(&land, "water")), strict["water"]);
        }
        let expect = fixture["expect"].as_object();
        assert!(
            expect.is_some() != strict.is_object(),
            "each says something"
        );
        for (label, expected) in expect.into_iter().flatten() {
            assert_eq!(json!(spirit(&land, card_id(label))), *expected, "{label}");
        }
    }
}

#[test]
fn the_final_boards_of_real_games_score_their_totals() {
    let fixtures = group("bga_finals");
    assert_eq!(fixtures.len(), 5);
    for fixture in &fixtures {
        let sheet = score_position(&position(fixture)).unwrap();
        assert_eq!(sheet["total"], fixture["bga_total"], "{}", fixture["name"]);
        assert_eq!(sheet["lines"], fixture["breakdown_recomputed"]);
        // And hex by hex.
        let landscape = read(&ours(&position(fixture))).unwrap();
        for line in score(&super::sheet(*landscape.board())).lines {
            assert_eq!(
                sheet["lines"][line.category], line.points,
                "{}",
                fixture["name"]
            );
        }
    }
}
