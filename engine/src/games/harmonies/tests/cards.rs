//! The cards against the data file, fact by fact.

use serde_json::Value;

use super::super::cards::{ANIMALS, CARD_COUNT, CARDS, Effect, Worth, card};
use super::super::parts::Landscape;

const DATA: &str = include_str!("../../../../data/harmonies_cards.json");

fn data() -> Value {
    serde_json::from_str(DATA).unwrap()
}

fn landscape(kind: &str, height: u64) -> Landscape {
    use Landscape::{Building, Field, Mountain1, Mountain2, Mountain3, Tree1, Tree2, Tree3, Water};
    match (kind, height) {
        ("W", 1) => Water,
        ("F", 1) => Field,
        ("B", 2) => Building,
        ("T", height) => [Tree1, Tree2, Tree3][height as usize - 1],
        ("M", height) => [Mountain1, Mountain2, Mountain3][height as usize - 1],
        other => panic!("{other:?}"),
    }
}

#[test]
fn rule_4_every_card_is_the_one_of_the_data_file() {
    let data = data();
    let listed: Vec<&Value> = ["animals", "spirits"]
        .iter()
        .flat_map(|group| data[group].as_array().unwrap())
        .collect();
    assert_eq!(listed.len(), CARDS.len());
    for (card, fact) in CARDS.iter().zip(listed) {
        assert_eq!(fact["id"], card.id);
        assert_eq!(fact["key"].as_str().unwrap().replace('_', "-"), card.key);
        assert_eq!(fact["cubes"], card.cubes());
        let cells: Vec<(i64, i64, Landscape)> = fact["cells"]
            .as_array()
            .unwrap()
            .iter()
            .map(|cell| {
                let kind = cell["t"].as_str().unwrap();
                let need = landscape(kind, cell["h"].as_u64().unwrap());
                (
                    cell["q"].as_i64().unwrap(),
                    cell["r"].as_i64().unwrap(),
                    need,
                )
            })
            .collect();
        let ours: Vec<(i64, i64, Landscape)> = card
            .pattern(0)
            .map(|part| (part.at.q.into(), part.at.r.into(), part.need))
            .collect();
        assert_eq!(ours, cells, "card {}", card.id);
        match card.worth {
            Worth::Ladder(points) => {
                let ladder: Vec<u8> = serde_json::from_value(fact["points"].clone()).unwrap();
                assert_eq!(points, ladder, "card {}", card.id);
                assert!(!card.is_spirit());
            }
            Worth::Spirit(effect) => check_effect(effect, &fact["scoring"]),
        }
    }
}

/// Every group size and every height must earn what the file says.
fn check_effect(effect: Effect, fact: &Value) {
    let heights = |kind: &str| match kind {
        "tree" => vec![Landscape::Tree1, Landscape::Tree2, Landscape::Tree3],
        "mountain" => vec![
            Landscape::Mountain1,
            Landscape::Mountain2,
            Landscape::Mountain3,
        ],
        "water" => vec![Landscape::Water],
        other => panic!("{other}"),
    };
    match effect {
        Effect::Groups {
            of,
            small,
            few,
            many,
        } => {
            let wanted = match fact["of"].as_str().unwrap() {
                "field" => Landscape::Field,
                "building" => Landscape::Building,
                "water" => Landscape::Water,
                other => panic!("{other}"),
            };
            assert_eq!(of, wanted);
            for size in 1..=25_u8 {
                let tier = fact["tiers"].as_array().unwrap().iter().find(|tier| {
                    let max = tier["size_max"].as_u64().unwrap_or(u64::MAX);
                    (tier["size_min"].as_u64().unwrap()..=max).contains(&size.into())
                });
                let worth = tier.map_or(0, |tier| tier["points_per_group"].as_u64().unwrap());
                let ours = if size <= small { few } else { many };
                assert_eq!(u64::from(ours), worth, "{fact} size {size}");
            }
        }
        Effect::Each(points) => {
            let kinds = heights(fact["of"].as_str().unwrap());
            for (index, kind) in kinds.iter().enumerate() {
                let worth = fact["points_by_height"][(index + 1).to_string()].as_u64();
                let ours = points.iter().find(|(of, _)| of == kind).map_or(0, |p| p.1);
                assert_eq!(u64::from(ours), worth.unwrap_or(0), "{fact}");
            }
            assert!(points.iter().all(|(of, _)| kinds.contains(of)));
        }
    }
}

#[test]
fn rule_4_there_are_32_animals_and_10_spirits_with_96_cube_spaces_on_the_animals() {
    assert_eq!((ANIMALS, CARD_COUNT), (32, 42));
    let spaces = CARDS.iter().filter(|card| !card.is_spirit());
    assert_eq!(spaces.map(|card| u32::from(card.cubes())).sum::<u32>(), 96);
    assert_eq!(card(0), None);
    assert_eq!(card(43), None);
    assert_eq!(card(255), None);
}

#[test]
fn rule_4_ladders_start_at_nothing_and_rise() {
    for card in CARDS.iter().filter(|card| !card.is_spirit()) {
        let ladder: Vec<u8> = (0..=card.cubes()).map(|n| card.ladder(n)).collect();
        assert_eq!(ladder[0], 0);
        assert!(ladder.is_sorted_by(|a, b| a < b), "card {}", card.id);
    }
}

#[test]
fn rule_4_every_pattern_is_its_own_mirror_image_in_some_rotation() {
    for card in &CARDS {
        let cells = |rotation: u8, mirror: bool| {
            let mut list: Vec<_> = card
                .pattern(rotation)
                .map(|part| {
                    let (q, r) = (part.at.q, part.at.r);
                    let at = if mirror { (r, q) } else { (q, r) };
                    (at, part.need)
                })
                .collect();
            list.sort();
            list
        };
        let printed = cells(0, true);
        assert!(
            (0..6).any(|rotation| cells(rotation, false) == printed),
            "card {}",
            card.id
        );
    }
}
