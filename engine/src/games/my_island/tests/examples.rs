//! The worked examples of the rulebooks, played on our board. Which tiles lie where is ours (found by
//! a search); what happens and what it is worth is theirs.

use serde_json::{Value, json};

use super::positions::score_position;
use super::*;
use crate::games::my_island::board::HEXES;

/// Tiles and moves in notation as actions of a position.
fn actions(text: &str) -> Vec<Value> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let laid = words.chunks(2).map(|pair| {
        let Some(Move::Lay { rot, cell }) = MyIsland::parse_move(pair[1]) else {
            panic!("{pair:?} is no placement");
        };
        let hex = HEXES[cell as usize];
        json!({"tile": pair[0], "at": [hex.q, hex.r], "rot": rot})
    });
    laid.collect()
}

/// Seven houses on the beach, and two fields of beach open.
const SHORE: &str = "
    rhomb4-FWPH H1@5  line3-WFH G6@3  rhomb4-WHPF G7@0  line3-HFP G9@5  line3-FWH F12@5
    tri3-FWH B16@1  line3-FHP G1@4  line3-FWP D1@1  rhomb4-HFWP B2@2";

#[test]
fn seven_houses_and_two_open_beaches_make_13_or_14() {
    // One rulebook lets her pass twice, the other once; then she ends her part.
    for (passes, total) in [(2, 13), (1, 14)] {
        let mut actions = actions(SHORE);
        actions.extend(vec![json!("pass"); passes]);
        actions.push(json!("end"));
        let position = json!({"game": "my-island", "episode": 1,
            "players": [{"name": "Zosia", "actions": actions}]});
        let scored = score_position(&position).unwrap();
        let lines = json!({"start": 10, "house-on-beach": 7, "passes": -(passes as i64),
            "open-beach": -2});
        assert_eq!(
            scored,
            json!({"players": [{"name": "Zosia", "total": total, "lines": lines, "rank": 1}]})
        );
    }
}

/// Two villages, two farms, a fortification, four roads; the largest village and farm have seven.
const ISLAND: &str = "
    rhomb4-FWPH H4@3  line3-HFP G6@5  line3-WHP F11@3  rhomb4-HFWP G5@3  tri3-FPW G2@0  duo-FP F4@5
    line3-FHP F3@5  line3-FWP E3@5  line3-WFH F2@1  duo-HP E10@4  tri3-FHP C13@2  rhomb4-WFPH D2@1
    tri3-FWH E13@2  line3-FWH D14@3  line3-WPH D1@4  tri3-FPH B14@1  tri3-FHW C16@5  tri3-FWP B15@4
    tri3-WHP A13@2  duo-FW D3@5  duo-WP C4@5  duo-WH E8@2  duo-FH E6@0";

/// Somebody else's island: six walls and six paths that hang together, and little else.
const OTHER: &str =
    "tri3-FPW C2@0  line3-FPW B4@2  line3-WHP E2@5  duo-WP E3@5  line3-WPH E4@5  tri3-WPH F4@5";

#[test]
fn the_eternal_example_makes_51() {
    let mut mine = vec![json!("pass")];
    mine.extend(actions(ISLAND));
    mine.push(json!("end"));
    let position = json!({"game": "my-island", "episode": "eternal", "players": [
        {"name": "Toni", "actions": mine},
        {"name": "Mia", "actions": actions(OTHER)},
    ]});
    let scored = score_position(&position).unwrap();
    let toni = &scored["players"][0];
    let lines = json!({"start": 10, "passes": -1, "village": 6, "farm": 6, "fortification": 3,
        "totem-road": 20, "largest-village": 5, "largest-farm": 5, "largest-fortification": 0,
        "largest-network": 0, "open-beach": -3});
    assert_eq!(toni["lines"], lines);
    assert_eq!(toni["total"], 51);
    assert_eq!(toni["rank"], 1);
    let mia = &scored["players"][1]["lines"];
    assert_eq!(
        (&mia["largest-fortification"], &mia["largest-network"]),
        (&json!(5), &json!(5))
    );
}
