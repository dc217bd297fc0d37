//! The components against the data file, and what is known of their numbers.

use serde_json::{Value, json};

use super::super::grid::{GRID, PRINTED, square_name};
use super::super::parts::{SUPPLY, TILES};
use super::super::solo::{SOLO_CLOCK, SOLO_REVEALED, SOLO_TARGETS};
use super::super::specials::{FIRST_GAME, PILES, SHOWN_PER_PILE, SPECIALS};
use super::super::state::{BANK, ROUNDS};
use super::*;

fn data() -> Value {
    serde_json::from_str(include_str!("../../../../data/skylands.json")).expect("our own file")
}

#[test]
fn the_numbers_are_those_of_the_data_file() {
    let data = data();
    assert_eq!(
        (data["rows"].as_u64(), data["columns"].as_u64()),
        (Some(4), Some(5))
    );
    assert_eq!((GRID.rows, GRID.columns), (4, 5));
    assert_eq!(data["inhabitants"], SUPPLY);
    assert_eq!(data["rounds"], ROUNDS);
    for seats in 1..=4 {
        assert_eq!(data["bank"][seats.to_string()], BANK[seats]);
    }
    let solo = &data["solo"];
    assert_eq!(solo["clock"], SOLO_CLOCK);
    assert_eq!(solo["revealed"], SOLO_REVEALED);
    assert_eq!(solo["targets"], json!(SOLO_TARGETS));
    assert_eq!(data["shown-per-pile"], SHOWN_PER_PILE);
}

#[test]
fn the_34_tiles_are_those_of_the_data_file() {
    let data = data();
    let listed = data["tiles"].as_array().expect("a list");
    assert_eq!(listed.len(), TILES);
    for (tile, entry) in Tile::all().zip(listed) {
        assert_eq!(entry["name"], tile.name());
        assert_eq!(entry["face"], tile.face().letters());
        let copies = [2, 3, 4].map(|seats| tile.copies(seats));
        assert_eq!(entry["copies"], json!(copies), "{}", tile.name());
        assert_eq!(tile.copies(1), tile.copies(2));
    }
}

#[test]
fn of_88_tiles_48_68_or_88_are_in_play_and_the_terrains_are_even() {
    for (seats, stack, large) in [(2, 48, 1), (3, 68, 1), (4, 88, 1)] {
        let all: u8 = Tile::all().map(|tile| tile.copies(seats)).sum();
        assert_eq!(all, stack);
        let mut edges = [0_u32; 4];
        for tile in Tile::all() {
            for terrain in tile.face().sides().into_iter().flatten() {
                edges[terrain as usize] += u32::from(tile.copies(seats));
            }
        }
        assert!(edges.iter().all(|&count| count == edges[0]), "{edges:?}");
        assert_eq!(tile("FF.F").copies(seats), large);
        let state = Skylands::setup(&Options::default(), seats, 3, &mut ()).unwrap();
        assert_eq!(state.stack_size, stack);
    }
    let by_kind = |range: std::ops::Range<usize>| -> u8 {
        Tile::all()
            .skip(range.start)
            .take(range.len())
            .map(|tile| tile.copies(4))
            .sum()
    };
    let kinds = [0..4, 4..8, 8..12, 12..16, 16..22, 22..34].map(by_kind);
    assert_eq!(kinds, [16, 16, 4, 4, 24, 24]);
}

#[test]
fn a_part_has_a_dwelling_for_each_edge_and_one_terrain_has_41() {
    let edges = |wanted: Terrain| -> u32 {
        let of = |tile: Tile| {
            tile.face()
                .sides()
                .iter()
                .filter(|s| **s == Some(wanted))
                .count()
        };
        Tile::all()
            .map(|tile| of(tile) as u32 * u32::from(tile.copies(4)))
            .sum()
    };
    assert_eq!(Terrain::ALL.map(edges), [41; 4]);
    let sheet = sheet("A1:.FF. B1:...F A2:F...");
    assert_eq!(sheet.islands()[0].dwellings, 4);
}

#[test]
fn faces_turn_clockwise_and_those_that_look_alike_are_one() {
    assert_eq!(face("F.M.").turned(1), face(".F.M"));
    assert_eq!(face("FF.F").turned(2), face(".FFF"));
    assert_eq!(tile("F.F.").faces().count(), 2);
    assert_eq!(tile("FM..").faces().count(), 4);
    assert_eq!(Face::starts().count(), 8);
    let mut all: Vec<String> = Face::all().map(Face::letters).collect();
    for letters in &all {
        assert_eq!(
            Face::from_letters(letters).map(Face::letters).as_ref(),
            Some(letters)
        );
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 137);
    for tile in Tile::all() {
        assert!(tile.faces().all(|face| Tile::of(face) == Some(tile)));
        assert!(
            tile.faces()
                .enumerate()
                .all(|(q, face)| face == tile.face().turned(q as u8))
        );
    }
    for special in Special::all() {
        let turned = |q: usize| special.print().face.turned(q as u8);
        assert!(
            special
                .faces()
                .enumerate()
                .all(|(q, face)| face == turned(q))
        );
        assert!(special.faces().all(|face| special.shows(face)));
    }
    assert!(Tile::of(Face::CLOUDS).is_none());
    assert!(Face::from_letters("FMF.").is_none() && Face::from_letters("FM.").is_none());
}

#[test]
fn the_32_specials_are_those_of_the_data_file() {
    let data = data();
    let listed = data["specials"].as_array().expect("a list");
    assert_eq!(listed.len(), SPECIALS);
    for (special, entry) in Special::all().zip(listed) {
        let print = special.print();
        let key = special.key();
        assert_eq!(entry["key"], key);
        assert_eq!(Special::from_key(key), Some(special));
        assert_eq!(entry["pile"], special.pile());
        assert_eq!(entry["face"], print.face.letters(), "{key}");
        assert_eq!(entry["cost"], json!(print.cost), "{key}");
        assert_eq!(
            entry["points"].as_u64().unwrap_or(0),
            u64::from(print.points),
            "{key}"
        );
        assert_eq!(entry["points"].is_null(), special.pile() == 3, "{key}");
        assert_eq!(
            entry["island"].as_str(),
            print.island.map(Terrain::word),
            "{key}"
        );
        assert_eq!(
            entry["within"].as_str(),
            print.within.map(Terrain::word),
            "{key}"
        );
    }
    assert_eq!(PILES.map(u32::count_ones), [12, 6, 6, 8]);
    assert_eq!(PILES.iter().fold(0, |all, pile| all ^ pile), u32::MAX);
    let first: Vec<&str> = Special::each(FIRST_GAME).map(Special::key).collect();
    assert_eq!(data["first-game"], json!(first));
}

#[test]
fn sixteen_specials_are_shown_four_of_each_pile_or_those_of_a_first_game() {
    let mut seen = 0;
    for seed in 0..200 {
        let state = Skylands::setup(&Options::default(), 2, seed, &mut ()).unwrap();
        for pile in PILES {
            assert_eq!((state.display & pile).count_ones(), 4);
        }
        seen |= state.display;
    }
    assert_eq!(seen, u32::MAX, "every special is shown sometimes");
    let options = Options {
        display: Display::FirstGame,
        ..Options::default()
    };
    let state = Skylands::setup(&options, 3, 9, &mut ()).unwrap();
    assert_eq!(state.display, FIRST_GAME);
    assert_eq!(FIRST_GAME.count_ones(), 16);
    assert_eq!(FIRST_GAME & PILES[0], PILES[0]);
}

#[test]
fn each_board_has_three_printed_squares_with_two_finished_and_two_open_islands() {
    let data = data();
    for (printed, entry) in PRINTED
        .iter()
        .zip(data["boards"].as_array().expect("a list"))
    {
        assert_eq!(entry["name"], printed.name.to_string());
        let squares = printed
            .squares
            .map(|(square, face)| [square_name(square), face.letters()]);
        assert_eq!(entry["squares"], json!(squares));
        let pieces = squares
            .map(|[name, letters]| format!("{name}:{letters}"))
            .join(" ");
        let sheet = sheet(&pieces);
        assert_eq!(sheet.islands().len(), 2);
        assert!(sheet.islands().iter().all(|island| island.dwellings == 2));
        assert!(
            sheet
                .islands()
                .iter()
                .all(|island| island.terrain != Terrain::City)
        );
        assert_eq!(sheet.open_islands().len(), 2);
    }
    assert_eq!(data["start"], json!(["FMXC", "FCXM"]));
}

#[test]
fn every_seat_has_a_board_of_its_own_drawn_by_the_seed() {
    let mut first_boards = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let state = Skylands::setup(&Options::default(), 4, seed, &mut ()).unwrap();
        let mut boards: Vec<u8> = state
            .sheets
            .iter()
            .filter_map(|sheet| sheet.board)
            .collect();
        first_boards.insert(boards[0]);
        boards.sort_unstable();
        assert_eq!(boards, [0, 1, 2, 3]);
        assert!(state.sheets.iter().all(|sheet| sheet.empty() == 17));
    }
    assert_eq!(first_boards.len(), 4);
}

#[test]
fn sixty_inhabitants_and_the_bank_of_the_seats() {
    for (seats, bank) in [(1, 32), (2, 32), (3, 42), (4, 48)] {
        let state = Skylands::setup(&Options::default(), seats, 5, &mut ()).unwrap();
        assert_eq!(state.bank, bank);
        assert_eq!(state.supply, [20; 3]);
    }
}
