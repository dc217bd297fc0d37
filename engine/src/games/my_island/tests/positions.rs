//! Positions from outside: how they are counted, and how slips are named.

use serde_json::{Value, json};

use super::*;
use crate::error::PositionError;
use crate::json;

pub(super) fn score_position(position: &Value) -> Result<Value, PositionError> {
    let ours = json::read(&position.to_string()).unwrap();
    let scored = MyIsland::score_position(&ours)?;
    Ok(serde_json::from_str(&scored.text()).unwrap())
}

fn eternal(actions: &Value) -> Value {
    json!({"game": "my-island", "episode": "eternal", "players": [{"name": "A", "actions": actions}]})
}

fn error(position: &Value) -> String {
    score_position(position)
        .expect_err("something is wrong")
        .to_string()
}

#[test]
fn a_position_is_counted_and_ranked() {
    let line = json!({"tile": "line3-WFH", "at": [-7, 6], "rot": 0});
    let position = json!({"game": "my-island", "episode": 1, "players": [
        {"name": "A", "actions": ["pass", line, "end"]},
        {"actions": [line]},
    ]});
    let lines = |passes| {
        json!({
            "start": 10, "passes": passes, "house-on-beach": 1, "open-beach": -28,
        })
    };
    let expected = json!({"players": [
        {"name": "A", "total": -18, "lines": lines(-1), "rank": 2},
        {"name": "", "total": -17, "lines": lines(0), "rank": 1},
    ]});
    assert_eq!(score_position(&position), Ok(expected));
}

#[test]
fn whoever_is_alone_in_a_position_has_the_largest_groups() {
    let line = json!({"tile": "line3-WFH", "at": [-7, 6], "rot": 0});
    let scored = score_position(&eternal(&json!([line]))).unwrap();
    assert_eq!(scored["players"][0]["lines"]["largest-village"], 5);
    assert_eq!(scored["players"][0]["lines"]["largest-network"], 0);
    assert_eq!(scored["players"][0]["total"], 10 + 15 - 28);
}

#[test]
fn an_illegal_action_is_named_with_its_number_and_rule() {
    let first = json!({"tile": "line3-WFH", "at": [-7, 6], "rot": 0});
    for (second, code) in [
        (
            json!({"tile": "duo-FW", "at": [-7, 6], "rot": 0}),
            "field-covered",
        ),
        (
            json!({"tile": "duo-FW", "at": [1, 6], "rot": 0}),
            "off-board",
        ),
        (
            json!({"tile": "duo-FW", "at": [90, 6], "rot": 0}),
            "off-board",
        ),
        (
            json!({"tile": "duo-FW", "at": [300, 6], "rot": 0}),
            "off-board",
        ),
        (
            json!({"tile": "duo-FW", "at": [7, 0], "rot": 3}),
            "no-match",
        ),
        (
            json!({"tile": "duo-FW", "at": [0, 0], "rot": 0}),
            "closed-terrain",
        ),
        (
            json!({"tile": "duo-FW", "at": [-4, 1], "rot": 0}),
            "on-totem",
        ),
    ] {
        let found = error(&eternal(&json!([first, second])));
        assert_eq!(found, format!("{code} at=A, action 2"));
    }
    let inland = json!({"tile": "duo-FW", "at": [-5, 2], "rot": 0});
    assert_eq!(
        error(&eternal(&json!(["pass", inland]))),
        "first-on-beach at=A, action 2"
    );
    let passes = vec!["pass"; 11];
    assert_eq!(
        error(&eternal(&json!(passes))),
        "no-point-to-pass at=A, action 11"
    );
}

#[test]
fn slips_are_named() {
    let line = json!({"tile": "line3-WFH", "at": [-7, 6], "rot": 0});
    let again = json!({"tile": "line3-WFH", "at": [-7, 5], "rot": 0});
    for (actions, found) in [
        (json!([line, again]), "tile-used at=A, action 2, tile"),
        (json!([line, "end", "pass"]), "already-ended at=A, action 3"),
        (json!(["stop"]), "bad-field at=A, action 1"),
        (json!([7]), "bad-field at=A, action 1"),
        (
            json!([{"tile": "duo-WF", "at": [0, 6], "rot": 0}]),
            "unknown-tile at=A, action 1, duo-WF",
        ),
        (
            json!([{"tile": "x-bar4-WHPF", "at": [0, 6], "rot": 0}]),
            "unknown-tile at=A, action 1, x-bar4-WHPF",
        ),
        (
            json!([{"at": [0, 6], "rot": 0}]),
            "bad-field at=A, action 1, tile",
        ),
        (
            json!([{"tile": "duo-FW", "at": [0, 6], "rot": 6}]),
            "bad-field at=A, action 1, rot",
        ),
        (
            json!([{"tile": "duo-FW", "at": [0, 6]}]),
            "bad-field at=A, action 1, rot",
        ),
        (
            json!([{"tile": "duo-FW", "at": [0], "rot": 0}]),
            "bad-field at=A, action 1, at",
        ),
        (
            json!([{"tile": "duo-FW", "at": [0, "6"], "rot": 0}]),
            "bad-field at=A, action 1, at",
        ),
        (
            json!([{"tile": "duo-FW", "at": [0, 6], "rot": 0, "flip": true}]),
            "unknown-field at=A, action 1, flip",
        ),
        (json!("pass"), "bad-field at=player 1, actions"),
    ] {
        assert_eq!(error(&eternal(&actions)), found);
    }
    for (episode, code) in [
        (json!("forever"), "unknown-episode"),
        (json!(0), "unknown-episode"),
        (json!(25), "unknown-episode"),
        (json!(-1), "bad-field"),
        (json!(null), "bad-field"),
    ] {
        let position = json!({"game": "my-island", "episode": episode, "players": []});
        assert_eq!(error(&position), format!("{code} at=episode"));
    }
    let count = |players: usize| {
        let players = vec![json!({"actions": []}); players];
        json!({"game": "my-island", "episode": "1", "players": players})
    };
    assert_eq!(error(&count(0)), "player-count at=players");
    assert_eq!(error(&count(5)), "player-count at=players");
    assert!(score_position(&count(4)).is_ok());
    assert_eq!(
        error(&json!({"game": "my-island", "episode": 1})),
        "bad-field at=players"
    );
    let noise = json!({"game": "my-island", "episode": 1, "players": [], "rules": 1});
    assert_eq!(error(&noise), "unknown-field at=position, rules");
}

#[test]
fn every_code_is_listed() {
    // What the tests above have seen, besides the rules of moves.
    for code in [
        "bad-field",
        "unknown-field",
        "unknown-episode",
        "player-count",
    ] {
        assert!(POSITION_CODES.contains(&code));
    }
    for code in [
        "unknown-tile",
        "tile-used",
        "too-many-actions",
        "already-ended",
    ] {
        assert!(POSITION_CODES.contains(&code));
    }
}

/// A recorded game gives the same points as a position with the same actions.
#[test]
fn positions_count_like_games() {
    for seed in 0..40 {
        let seats = 2 + (seed % 3) as u8;
        let options = if seed % 2 == 0 {
            ETERNAL
        } else {
            first_episode()
        };
        let mut state = MyIsland::setup(&options, seats, seed, &mut ()).unwrap();
        let mut rng = Rng::new(seed);
        let mut actions = vec![Vec::new(); usize::from(seats)];
        let mut moves = Vec::new();
        while let Some(seat) = MyIsland::turn(&state).seat() {
            MyIsland::legal(&state, &mut moves);
            // Ending early is rare, so that games get long.
            let mut mv = moves[rng.index(moves.len())];
            if mv == Move::End && moves.len() > 1 {
                mv = moves[rng.index(moves.len())];
            }
            actions[seat.index()].push(match mv {
                Move::Lay { rot, cell } => {
                    let hex = board::HEXES[cell as usize];
                    json!({"tile": state.tile().id(), "at": [hex.q, hex.r], "rot": rot})
                }
                Move::Pass => json!("pass"),
                Move::End => json!("end"),
            });
            MyIsland::apply(&mut state, mv, &mut ());
        }
        let players: Vec<Value> = actions.iter().map(|a| json!({"actions": a})).collect();
        let episode = options.episode.word();
        let position = json!({"game": "my-island", "episode": episode, "players": players});
        let scored = score_position(&position).unwrap();
        let outcome = MyIsland::outcome(&state).unwrap();
        for seat in outcome.totals.seats() {
            let player = &scored["players"][seat.index()];
            assert_eq!(player["total"], outcome.totals[seat]);
            assert_eq!(player["rank"], outcome.ranks[seat]);
        }
    }
}
