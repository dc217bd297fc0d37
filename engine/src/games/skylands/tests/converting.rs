//! Convert energy.

use super::*;

/// Two crystal islands of two, a city of two and a city of four.
const PLANT: &str = "A1:.X.. B1:...X A2:.X.. B2:...X A3:.C.. B3:...C A4:.C.. B4:.C.C C4:...C";

#[test]
fn one_crystal_island_serves_one_city_a_point_each_and_the_blue_return() {
    let mut table = Table::two().land(1, PLANT).folk(1, "B@A1=2 B@A2=2");
    table.play("convert");
    assert_eq!(table.actor(), 1);
    assert_eq!(table.list(), ["A1>A3", "A1>A4", "A2>A3", "A2>A4", "pass"]);
    table.play("A1>A4");
    assert_eq!(table.phase(), Phase::Choose);
    assert_eq!(table.tokens(1), (2, 0));
    assert_eq!((table.state.bank, table.state.supply[2]), (30, 18));
    assert_eq!(table.lives(1, Terrain::Crystal, "A1"), (0, 2));
    assert_eq!(table.lives(1, Terrain::City, "A4"), (0, 4));
}

#[test]
fn never_more_than_the_city_has_dwellings() {
    let pieces = "A1:.X.. B1:.X.X C1:...X A3:.C.. B3:...C";
    let mut table = Table::two().land(1, pieces).folk(1, "B@A1=4");
    table.play("convert A1>A3");
    assert_eq!(table.tokens(1), (2, 0));
    assert_eq!(table.lives(1, Terrain::Crystal, "A1"), (2, 4));
}

#[test]
fn the_active_player_may_use_two_crystal_islands_for_one_city_and_gets_two_more() {
    let mut table = Table::two().land(0, PLANT).folk(0, "B@A1=2 B@A2=2");
    table.play("convert A1>A4");
    assert_eq!(table.list(), ["A2>A4", "pass"]);
    assert_eq!(table.refusal("A2>A3"), "one-city");
    assert_eq!(table.refusal("A1>A3"), "nobody-there");
    table.play("A2>A4");
    assert_eq!(table.tokens(0), (6, 0));
}

#[test]
fn or_one_crystal_island_for_two_cities() {
    let pieces = "A1:.X.. B1:.X.X C1:...X A2:.X.. B2:...X A3:.C.. B3:...C D3:.C.. E3:...C";
    let mut table = Table::two().land(0, pieces).folk(0, "B@A1=4 B@A2=2");
    table.play("convert A1>A3");
    assert_eq!(table.refusal("A2>A3"), "city-full");
    table.play("A1>D3");
    assert_eq!(
        table.phase(),
        Phase::Choose,
        "a second island is out of reach"
    );
    assert_eq!(table.tokens(0), (6, 0));
    assert_eq!(table.lives(0, Terrain::Crystal, "A2"), (2, 2));
}

#[test]
fn two_of_both_are_too_many() {
    let pieces = "A1:.X.. B1:.X.X C1:...X A2:.X.. B2:...X A3:.C.. B3:...C D3:.C.. E3:...C \
                  A4:.C.. B4:...C";
    let mut table = Table::two().land(0, pieces).folk(0, "B@A1=3 B@A2=2");
    table.play("convert A1>A3 A1>D3");
    assert_eq!(table.phase(), Phase::Choose);
    assert_eq!(table.tokens(0), (5, 0));
    let mut table = Table::two().land(0, PLANT).folk(0, "B@A1=1 B@A2=2");
    table.play("convert A1>A3 A2>A3");
    assert_eq!(table.tokens(0), (4, 0));
}

#[test]
fn no_bonus_without_anybody_moved() {
    let mut table = Table::two().land(0, PLANT).folk(0, "B@A1=2");
    table.play("convert pass");
    assert_eq!(table.tokens(0), (0, 0));
}

#[test]
fn it_is_always_as_many_as_possible() {
    let mut table = Table::two().land(1, PLANT).folk(1, "B@A1=2");
    table.play("convert A1>A3");
    let moved = |e: &Event| matches!(e, Event::EnergyMoved { count: 2, .. });
    assert!(table.has_event(moved));
}

#[test]
fn without_a_finished_city_or_any_blue_there_is_nothing_to_convert() {
    let mut table = Table::two()
        .land(0, "A1:.X.. B1:...X A3:.C..")
        .folk(0, "B@A1=2");
    table.play("convert");
    assert_eq!((table.actor(), table.phase()), (1, Phase::Choose));
}

#[test]
fn what_the_bank_cannot_pay_is_noted_for_everybody_and_the_game_ends() {
    let mut table = Table::two()
        .land(0, PLANT)
        .land(1, PLANT)
        .folk(0, "B@A1=2")
        .folk(1, "B@A1=1");
    table.state.bank = 2;
    table.play("convert A1>A3");
    assert_eq!(table.tokens(0), (2, 2));
    assert_eq!(
        table.phase(),
        Phase::Convert,
        "the others still perform the action"
    );
    table.play("A1>A3");
    assert_eq!(table.tokens(1), (0, 1));
    assert_eq!(table.state.end, Some(EndReason::Bank));
    assert_eq!(points(table.sheet(0), "tokens"), 4);
    assert_eq!(points(table.sheet(1), "tokens"), 1);
    let paid = Event::PointsPaid {
        seat: Seat(1),
        points: 0,
        noted: 1,
        income: Income::Energy,
    };
    assert!(table.events.contains(&paid));
}
