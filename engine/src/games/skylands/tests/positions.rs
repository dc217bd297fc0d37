//! Positions from outside, among them the example of the rulebook.

use super::super::position::POSITION_CODES;
use super::super::score_position;
use super::*;
use crate::json;

/// A position whose grid is given as rows of cells: `-`, an id with a rotation (`half-forest-1/2`), or
/// a printed square by its letters (`=F.M.`).
fn position(rows: [&str; 4], rest: &str) -> String {
    let cell = |text: &str| match text.strip_prefix('=') {
        Some(letters) => {
            let face = face(letters);
            let word = |t: Option<Terrain>| t.map_or("cloud", Terrain::word);
            let edges: Vec<String> = face
                .sides()
                .iter()
                .map(|&t| format!("\"{}\"", word(t)))
                .collect();
            let parts: Vec<String> = ["N", "E", "S", "W"]
                .iter()
                .zip(face.sides())
                .filter_map(|(side, t)| {
                    let word = t?.word();
                    Some(format!(
                        "{{\"edges\":[\"{side}\"],\"terrain\":\"{word}\",\"dwellings\":1}}"
                    ))
                })
                .collect();
            format!(
                "{{\"edges\":[{}],\"parts\":[{}]}}",
                edges.join(","),
                parts.join(",")
            )
        }
        None if text == "-" => "null".to_owned(),
        None => {
            let (id, rot) = text.split_once('/').unwrap_or((text, "0"));
            format!("{{\"tile\":\"{id}\",\"rot\":{rot}}}")
        }
    };
    let rows = rows.map(|row| {
        let cells: Vec<String> = row.split_whitespace().map(cell).collect();
        format!("[{}]", cells.join(","))
    });
    format!(
        "{{\"game\":\"skylands\",\"grid\":[{}],{rest}}}",
        rows.join(",")
    )
}

const REST: &str = "\"inhabitants\":9,\"tokens\":8,\"bracketed\":0,\"marker\":\"active\"";
const EMPTY: &str = "- - - - -";

fn answer(text: &str) -> Result<String, String> {
    let value = json::read(text).expect("JSON");
    score_position(&value)
        .map(|sheet| sheet.text())
        .map_err(|error| {
            assert!(POSITION_CODES.contains(&error.code), "{}", error.code);
            error.to_string()
        })
}

/// A board like Maria's: two empty squares, nine inhabitants, 28 dwellings on finished islands, a
/// small forest part, an inn and a temple with four forests, eight points from the bank.
const MARIA: [&str; 4] = [
    "half-city-1/1 half-city-2/2 sp_small_forest/1 adjacent_mirrored-mountain>forest-1/2 sp_inn",
    "half-city-3/0 half-city-4/3 =.FX. adjacent-forest>mountain-1/3 sp_temple_forest/2",
    "half-crystal-1/1 half-crystal-2/2 adjacent_mirrored-crystal>forest-1/0 small-forest-1/3 -",
    "half-crystal-3/0 half-crystal-4/3 small-forest-2/1 small-forest-3/3 -",
];

#[test]
fn the_example_of_the_rulebook_is_worth_49() {
    assert_eq!(
        answer(&position(MARIA, REST)).expect("Maria's board"),
        "{\"lines\":{\"dwellings\":28,\"empty\":-4,\"inhabitants\":4,\"marker\":2,\"specials\":11,\
         \"tokens\":8},\"total\":49}"
    );
    let noted = REST
        .replace("\"bracketed\":0", "\"bracketed\":3")
        .replace("active", "passive");
    let sheet = answer(&position(MARIA, &noted)).expect("a position");
    assert!(
        sheet.contains("\"tokens\":11") && sheet.contains("\"total\":50"),
        "{sheet}"
    );
}

#[test]
fn neighbours_that_do_not_match_are_named() {
    let text = position(
        [
            "small-forest-1/1 small-mountain-1/3 - - -",
            EMPTY,
            EMPTY,
            EMPTY,
        ],
        REST,
    );
    assert_eq!(
        answer(&text).unwrap_err(),
        "mismatch at=grid[0][0]=A1,grid[0][1]=B1"
    );
    let text = position(
        [EMPTY, EMPTY, "- - - - small-city-1/2", "- - - - sp_villa"],
        REST,
    );
    assert_eq!(
        answer(&text).unwrap_err(),
        "mismatch at=grid[2][4]=E3,grid[3][4]=E4"
    );
}

#[test]
fn a_position_is_scored_as_the_game_scores_its_boards() {
    let mut table = Table::two()
        .land(
            0,
            "A1:.F.. B1:.M.F C1:...M A2:.C..=small-city B2:...C E4:....=isle-crystal",
        )
        .folk(0, "G@A1=2 B@E4=1");
    table.state.sheets[Seat(0)].tokens = 5;
    let text = position(
        [
            "small-forest-1/1 opposite-forest+mountain-1/3 small-mountain-1/3 - -",
            "sp_small_city/1 small-city-1/3 - - -",
            EMPTY,
            "- - - - sp_finished_crystal/3",
        ],
        "\"inhabitants\":3,\"tokens\":5,\"bracketed\":0,\"marker\":\"active\"",
    );
    let total = format!("\"total\":{}}}", table.sheet(0).total());
    let sheet = answer(&text).expect("a position");
    assert!(sheet.ends_with(&total), "{sheet} {total}");
}

#[test]
fn printed_squares_may_show_what_no_piece_does() {
    // Two parts of the same terrain are two islands, and dwellings are as written.
    let square = |edges: &str, parts: &str| format!("{{\"edges\":[{edges}],\"parts\":[{parts}]}}");
    let part = |edges: &str, dwellings: u8| {
        format!("{{\"edges\":[{edges}],\"terrain\":\"forest\",\"dwellings\":{dwellings}}}")
    };
    let (cloud, forest) = ("\"cloud\"", "\"forest\"");
    let left = square(&[cloud, forest, cloud, cloud].join(","), &part("\"E\"", 5));
    let middle = square(
        &[cloud, forest, cloud, forest].join(","),
        &[part("\"E\"", 1), part("\"W\"", 1)].join(","),
    );
    let grid = |first: &str| {
        format!(
            "{{\"game\":\"skylands\",\"grid\":[[{first},{middle},null,null,null],[null,null,null,\
             null,null],[null,null,null,null,null],[null,null,null,null,null]],{REST}}}"
        )
    };
    let sheet = answer(&grid(&left)).expect("a position");
    assert!(sheet.contains("\"dwellings\":6"), "{sheet}");
    for wrong in [
        square(&[cloud, forest, cloud, cloud].join(","), ""),
        square(&[cloud, cloud, cloud, cloud].join(","), &part("\"E\"", 1)),
        square(&[cloud, forest].join(","), &part("\"E\"", 1)),
        square(
            &[cloud, forest, cloud, cloud].join(","),
            &part("\"E\",\"E\"", 1),
        ),
        square(
            &[cloud, "\"sea\"", cloud, cloud].join(","),
            &part("\"E\"", 1),
        ),
    ] {
        assert_eq!(
            answer(&grid(&wrong)).unwrap_err(),
            "bad-square at=grid[0][0]"
        );
    }
    assert_eq!(answer(&grid("{}")).unwrap_err(), "bad-field at=grid[0][0]");
    assert_eq!(answer(&grid("7")).unwrap_err(), "bad-field at=grid[0][0]");
}

#[test]
fn what_is_impossible_is_an_error_with_its_place() {
    let cell = |text: &str| position([text, EMPTY, EMPTY, EMPTY], REST);
    for (text, error) in [
        (cell("small-forest-5 - - - -"), "unknown-tile at=grid[0][0]"),
        (cell("- large-forest-2 - - -"), "unknown-tile at=grid[0][1]"),
        (cell("- sp_isle_forest - - -"), "unknown-tile at=grid[0][1]"),
        (cell("- sp_power-plant - - -"), "unknown-tile at=grid[0][1]"),
        (cell("- - sp_inn/4 - -"), "bad-rotation at=grid[0][2]"),
        (
            cell("sp_inn - sp_inn - -"),
            "duplicate-special at=grid[0][2]",
        ),
        (cell("- - - -"), "wrong-squares at=grid[0]"),
        (position([EMPTY; 4], ""), "bad-field at=inhabitants"),
        (
            position([EMPTY; 4], &REST.replace("9", "-1")),
            "bad-field at=inhabitants",
        ),
        (
            position([EMPTY; 4], &REST.replace("8", "1000")),
            "bad-field at=tokens",
        ),
        (
            position([EMPTY; 4], &REST.replace("active", "up")),
            "bad-field at=marker",
        ),
        (
            cell("- - - - -").replace("skylands", "pearls"),
            "bad-field at=game",
        ),
        (
            format!("{{\"game\":\"skylands\",\"grid\":[],{REST}}}"),
            "wrong-rows at=grid",
        ),
    ] {
        let text = text.replace("],}", "]}");
        assert_eq!(answer(&text).unwrap_err(), error, "{text}");
    }
}

#[test]
fn every_tile_and_special_has_its_id() {
    let mut ids: Vec<String> = Vec::new();
    for tile in Tile::all() {
        ids.extend((1..=tile.copies(4)).map(|copy| format!("{}-{copy}", tile.name())));
    }
    assert_eq!(ids.len(), 88);
    let data: serde_json::Value =
        serde_json::from_str(include_str!("../../../../data/skylands.json")).expect("our own file");
    for special in data["specials"].as_array().expect("a list") {
        ids.push(special["id"].as_str().expect("an id").to_owned());
    }
    for id in ids {
        let text = position([&format!("- {id} - - -"), EMPTY, EMPTY, EMPTY], REST);
        assert!(answer(&text).is_ok(), "{id}");
    }
}
