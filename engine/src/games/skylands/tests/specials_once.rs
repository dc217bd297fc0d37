//! Specials without effect, and those that work once.

use super::*;

const HOMES: &str = "A1:.F.. B1:...F A2:.M.. B2:...M";

/// A table where seat 0 is about to buy this special and can pay anything.
fn buyer(key: &str, pieces: &str) -> Table {
    let pieces = format!("A1:.F.. B1:...F A2:.M.. B2:...M {pieces}");
    Table::two()
        .land(0, &pieces)
        .folk(0, "G@A1=2 V@A2=2")
        .display(key)
}

#[test]
fn small_parts_count_a_point_in_a_finished_island_only() {
    for (key, letter) in [
        ("small-forest", 'F'),
        ("small-mountain", 'M'),
        ("small-crystal", 'X'),
        ("small-city", 'C'),
    ] {
        let mut table = buyer(key, "");
        table.play(&format!("create +{key} .{letter}..@D4"));
        assert_eq!(special_points(table.sheet(0), key), 0);
        let closed = sheet(&format!("D4:.{letter}..={key} E4:...{letter}"));
        assert_eq!(special_points(&closed, key), 1);
        assert_eq!(points(&closed, "dwellings"), 2);
    }
}

#[test]
fn half_islands_count_two_points_in_a_finished_island_only() {
    for (key, l) in [
        ("half-forest", 'F'),
        ("half-mountain", 'M'),
        ("half-crystal", 'X'),
        ("half-city", 'C'),
    ] {
        let mut table = buyer(key, "");
        table.play(&format!("create +{key} .{l}{l}.@D3"));
        assert_eq!(special_points(table.sheet(0), key), 0);
        let closed = sheet(&format!("D3:.{l}{l}.={key} E3:...{l} D4:{l}..."));
        assert_eq!(special_points(&closed, key), 2);
        assert_eq!(points(&closed, "dwellings"), 4);
    }
}

#[test]
fn finished_islands_are_real_islands_of_their_terrain() {
    for (key, terrain) in [
        ("isle-forest", Terrain::Forest),
        ("isle-mountain", Terrain::Mountain),
        ("isle-crystal", Terrain::Crystal),
        ("isle-city", Terrain::City),
    ] {
        let mut table = buyer(key, "");
        table.play(&format!("create +{key} ....@D4"));
        let sheet = table.sheet(0);
        let island = sheet
            .islands()
            .iter()
            .find(|island| island.first() == at("D4"));
        assert_eq!(island.map(|i| (i.terrain, i.dwellings)), Some((terrain, 2)));
        assert_eq!(special_points(sheet, key), 1);
        assert_eq!(points(sheet, "dwellings"), 6);
    }
}

#[test]
fn the_payout_pays_two_points_at_once() {
    let mut table = buyer("payout", "");
    table.play("create +payout ....@D4");
    assert_eq!(table.tokens(0), (2, 0));
    assert_eq!(table.state.bank, 30);
    assert_eq!(special_points(table.sheet(0), "payout"), 2);
    let mut table = buyer("payout", "");
    table.state.bank = 1;
    table.play("create +payout ....@D4");
    assert_eq!(table.tokens(0), (1, 1));
}

#[test]
fn the_outpost_draws_a_tile_to_place_or_to_discard() {
    let mut table = buyer("outpost", "");
    let before = table.state.stack_size;
    table.play("create +outpost ....@D4");
    assert_eq!(
        (table.phase(), table.state.stack_size),
        (Phase::Outpost, before - 1)
    );
    assert!(table.has_event(|e| matches!(e, Event::OutpostDrew { .. })));
    let placed = table.list()[0].clone();
    table.play(&placed);
    assert_eq!((table.phase(), table.sheet(0).empty()), (Phase::Choose, 14));
    let mut table = buyer("outpost", "");
    table.play("create +outpost ....@D4 pass");
    assert_eq!((table.phase(), table.sheet(0).empty()), (Phase::Choose, 15));
    assert!(table.has_event(|e| matches!(e, Event::TileDiscarded { .. })));
}

#[test]
fn an_outpost_without_a_stack_does_nothing_and_ends_nothing() {
    let mut table = buyer("outpost", "");
    table.state.stack = [0; 34];
    table.state.stack_size = 0;
    table.play("create +outpost ....@D4");
    assert_eq!((table.phase(), table.actor()), (Phase::Choose, 1));
}

#[test]
fn profitable_landscapes_fill_their_island_when_it_is_finished() {
    for (key, l, colour, terrain) in [
        ("profit-forest", 'F', Colour::Green, Terrain::Forest),
        ("profit-mountain", 'M', Colour::Violet, Terrain::Mountain),
        ("profit-crystal", 'X', Colour::Blue, Terrain::Crystal),
    ] {
        let mut table = buyer(key, &format!("E3:...{l}"));
        table.play(&format!("create +{key} .{l}{l}.@D3"));
        let before = table.state.supply[colour as usize];
        let mut table = table.discover("F... M... X...");
        table.play(&format!("pass {l}...@D4"));
        assert_eq!(table.lives(0, terrain, "D3"), (4, 4));
        assert_eq!(before - table.state.supply[colour as usize], 4);
        assert_eq!(special_points(table.sheet(0), key), 1);
        assert!(table.has_event(|e| matches!(e, Event::Settled { profit: true, .. })));
    }
}

#[test]
fn a_profitable_landscape_that_finishes_its_island_itself_fills_it_too() {
    let mut table = buyer("profit-crystal", "E3:...X D4:X...");
    table.play("create +profit-crystal .XX.@D3");
    assert_eq!(table.lives(0, Terrain::Crystal, "D3"), (4, 4));
}

#[test]
fn a_profitable_landscape_takes_what_a_short_supply_has() {
    let mut table = buyer("profit-crystal", "E3:...X D4:X...");
    table.state.supply[2] = 3;
    table.play("create +profit-crystal .XX.@D3");
    assert_eq!(table.lives(0, Terrain::Crystal, "D3"), (3, 4));
}

#[test]
fn the_profitable_city_pays_a_point_for_two_dwellings_when_it_is_finished() {
    let mut table = buyer("profit-city", "E3:...C");
    table.play("create +profit-city .CC.@D3");
    assert_eq!(table.tokens(0), (0, 0));
    let mut table = table.discover("C... M... X...");
    table.play("pass C...@D4");
    assert_eq!(table.tokens(0), (2, 0));
    assert_eq!(special_points(table.sheet(0), "profit-city"), 1);
    assert!(table.has_event(|e| matches!(
        e,
        Event::PointsPaid {
            income: Income::ProfitCity,
            ..
        }
    )));
}

#[test]
fn other_islands_finished_later_bring_nothing_more() {
    let table = buyer("profit-city", "E3:...C D4:C...");
    let mut table = table;
    table.play("create +profit-city .CC.@D3");
    assert_eq!(table.tokens(0), (2, 0));
    let mut table = table.discover("C... C... X...");
    table.play(".C..@A4 .C..@A4");
    assert_eq!(table.tokens(0), (2, 0));
    assert_eq!(sheet(HOMES).islands().len(), 2);
}
