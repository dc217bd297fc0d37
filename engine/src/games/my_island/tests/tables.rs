//! The tables in the code against the data file, and the shape of board and tiles.

use serde_json::{Value, json};

use super::*;
use crate::games::my_island::board::{
    FIELDS, HEXES, NEIGHBOURS, SQUARES, Side, TOTEMS, Terrain, field_at, field_name, row_of,
};
use crate::games::my_island::scoring::Rule;
use crate::hex::{Hex, hex};

fn data() -> Value {
    serde_json::from_str(include_str!("../../../../data/my_island.json")).expect("our own file")
}

fn pair(value: &Value) -> Hex {
    let axis = |at: usize| i8::try_from(value[at].as_i64().unwrap()).unwrap();
    hex(axis(0), axis(1))
}

fn places(value: &Value) -> CellSet {
    let list = value.as_array().unwrap().iter();
    list.map(|at| field_at(pair(at)).unwrap()).collect()
}

#[test]
fn the_board_is_that_of_the_data_file() {
    let board = &data()["board"];
    let written = board["fields"].as_array().unwrap();
    assert_eq!(written.len(), FIELDS);
    let palms = places(&board["eternal-palms"]);
    assert_eq!(palms.len(), 4);
    let (story, eternal) = (Ground::new(Side::Story), Ground::new(Side::Eternal));
    for (cell, field) in (0_u8..).zip(written) {
        assert_eq!(HEXES[cell as usize], pair(field), "fields in their order");
        let terrain = story.terrain(cell).unwrap();
        assert_eq!(field[2], terrain.word());
        let later = if palms.contains(cell) {
            Terrain::Palm
        } else {
            terrain
        };
        assert_eq!(eternal.terrain(cell), Some(later));
    }
    assert_eq!(places(&board["totems"]), TOTEMS);
    assert_eq!(places(&board["squares"]), SQUARES);
    assert_eq!((TOTEMS.len(), SQUARES.len()), (4, 12));
}

#[test]
fn there_is_as_much_of_each_terrain_as_printed() {
    let count = |side, terrain| Ground::new(side).fields(terrain).len();
    let story = Terrain::ALL.map(|terrain| count(Side::Story, terrain));
    assert_eq!(story, [31, 29, 16, 24]);
    let eternal = Terrain::ALL.map(|terrain| count(Side::Eternal, terrain));
    assert_eq!(eternal, [31, 29, 20, 20]);
}

#[test]
fn the_tiles_are_those_of_the_data_file() {
    let data = data();
    let tiles = data["tiles"].as_object().unwrap();
    assert_eq!(tiles.len(), Tile::all().count());
    for tile in Tile::all() {
        let written = tiles[&tile.id()].as_array().unwrap();
        let hexes = tile.shape().hexes(0);
        assert_eq!(written.len(), tile.symbols().len());
        assert_eq!(written.len(), tile.shape().size());
        for ((hex, symbol), written) in hexes.iter().zip(tile.symbols()).zip(written) {
            assert_eq!(*hex, pair(written));
            assert_eq!(symbol.word(), written[2]);
        }
        assert_eq!(Tile::from_id(&tile.id()), Some(tile));
    }
    for no_tile in [
        "",
        "duo",
        "duo-",
        "duo-WF",
        "tri3-FW",
        "x-duo-FW",
        "prop4-HFWP",
    ] {
        assert_eq!(Tile::from_id(no_tile), None, "{no_tile}");
    }
}

#[test]
fn the_base_tiles_are_those_of_the_box() {
    let count = |shape| {
        Tiles::BASE
            .iter()
            .filter(|tile| tile.shape() == shape)
            .count()
    };
    let shapes = [Shape::Duo, Shape::Line, Shape::Triangle, Shape::Rhombus];
    assert_eq!(shapes.map(count), [6, 8, 8, 6]);
    for symbol in Symbol::ALL {
        let hexes = Tiles::BASE.iter().flat_map(Tile::symbols);
        assert_eq!(hexes.filter(|&&s| s == symbol).count(), 21);
    }
}

#[test]
fn no_symbol_repeats_on_a_tile_and_no_two_tiles_are_alike_when_turned() {
    let mut seen = std::collections::BTreeSet::new();
    for tile in Tile::all() {
        let mut symbols = tile.symbols().to_vec();
        symbols.sort_unstable();
        symbols.dedup();
        assert_eq!(symbols.len(), tile.symbols().len());
        for rot in 0..TURNS {
            let hexes = tile.shape().hexes(rot);
            let mut look: Vec<(Hex, Symbol)> = hexes
                .into_iter()
                .zip(tile.symbols().iter().copied())
                .collect();
            look.sort_unstable();
            let corner = look[0].0;
            look.iter_mut()
                .for_each(|(hex, _)| *hex = hex.minus(corner));
            assert!(seen.insert(look), "{} turned {rot}", tile.id());
        }
    }
}

#[test]
fn a_turn_is_clockwise() {
    // To the right, then to the lower right.
    let duo = Tile::from_id("duo-FW").unwrap();
    let at = |name| parse_field(name).unwrap();
    assert_eq!(footprint(duo, 0, at("C4")).unwrap(), [at("C4"), at("C5")]);
    let below = NEIGHBOURS[at("C4") as usize][3];
    assert_eq!(footprint(duo, 1, at("C4")).unwrap(), [at("C4"), below]);
    assert_eq!(
        HEXES[below as usize],
        HEXES[at("C4") as usize].plus(hex(0, 1))
    );
}

#[test]
fn the_episodes_are_those_of_the_data_file() {
    let data = data();
    assert_eq!(data["track-end"], TRACK_END);
    let episodes = data["episodes"].as_object().unwrap();
    assert_eq!(episodes.len(), Episode::WORDS.len());
    for (number, word) in Episode::WORDS.iter().enumerate() {
        let rules = Episode::numbered(number).unwrap().rules();
        let side = match rules.side {
            Side::Story => "story",
            Side::Eternal => "eternal",
        };
        let open: Vec<&str> = rules.open.iter().map(Terrain::word).collect();
        let scoring: Vec<Value> = rules.scoring().iter().map(written).collect();
        let ours = json!({
            "side": side, "start": rules.start, "pass": rules.pass, "tiles": rules.tiles.len(),
            "open": open, "scoring": scoring,
        });
        assert_eq!(episodes[*word], ours, "{word}");
    }
    assert_eq!(Episode::numbered(Episode::WORDS.len()), None);
}

fn written(rule: &Rule) -> Value {
    let words = |symbols: scoring::Symbols| symbols.iter().map(Symbol::word).collect::<Vec<_>>();
    match rule {
        Rule::SymbolOnTerrain(rule) => json!({
            "type": "symbol-on-terrain", "symbol": rule.symbol.word(),
            "terrain": rule.terrain.word(), "points": rule.points,
        }),
        Rule::GroupComplete(rule) => json!({
            "type": "group-complete", "symbols": words(rule.symbols), "min": rule.min,
            "points": rule.points,
        }),
        Rule::TotemRoad(rule) => json!({"type": "totem-road", "points": rule.points}),
        Rule::LargestGroup(rule) => json!({
            "type": "largest-group", "symbols": words(rule.symbols), "points": rule.points,
            "alone": rule.alone,
        }),
        Rule::OpenTerrain(rule) => json!({
            "type": "open-terrain", "terrain": rule.terrain.word(), "points": rule.points,
        }),
    }
}

#[test]
fn every_field_has_a_name_of_its_own() {
    for cell in 0..FIELDS as u8 {
        assert_eq!(parse_field(&field_name(cell)), Some(cell));
    }
    assert_eq!(field_name(0), "A1");
    assert_eq!(field_name(99), "H4");
    assert_eq!(row_of(99), 7);
    for no_name in [
        "", "A", "A0", "A16", "B17", "C18", "H5", "I1", "A01", "a1", "A1 ", "AA", "?1",
    ] {
        assert_eq!(parse_field(no_name), None, "{no_name}");
    }
}

#[test]
fn the_categories_are_told_by_their_words() {
    use scoring::Category;
    assert_eq!(Category::Start.word(), "start");
    assert_eq!(Category::OpenBeach.word(), "open-beach");
    assert_eq!(Category::TrackEnd.word(), "track-end");
    assert_eq!(MyIsland::CATEGORIES.len(), Category::TrackEnd as usize + 1);
}
