//! Deploy inhabitants.

use super::*;

const HOMES: &str = "A1:.F.. B1:...F A2:.M.. B2:...M A3:.X.. B3:...X A4:.C.. B4:...C";

#[test]
fn one_finished_island_is_filled_in_its_colour_and_the_active_player_fills_two() {
    let mut table = Table::two().land(0, HOMES).land(1, HOMES);
    table.play("deploy");
    assert_eq!(table.list(), ["G@A1", "V@A2", "B@A3", "pass"]);
    table.play("G@A1 B@A3");
    assert_eq!(table.actor(), 1);
    table.play("V@A2");
    assert_eq!(table.phase(), Phase::Choose);
    assert_eq!(table.lives(0, Terrain::Forest, "A1"), (2, 2));
    assert_eq!(table.lives(0, Terrain::Crystal, "A3"), (2, 2));
    assert_eq!(table.lives(1, Terrain::Mountain, "A2"), (2, 2));
    assert_eq!(table.state.supply, [18, 18, 18]);
}

#[test]
fn cities_and_unfinished_islands_take_nobody() {
    let mut table = Table::two().land(0, "A1:.F.. A4:.C.. B4:...C A2:.M.. B2:...M");
    table.play("deploy");
    assert_eq!(table.list(), ["V@A2", "pass"]);
    assert_eq!(table.refusal("G@A1"), "no-such-island");
}

#[test]
fn islands_partly_filled_are_topped_up_and_full_ones_left_out() {
    let mut table = Table::two()
        .land(0, "A1:.F.. B1:.F.F C1:...F A2:.M.. B2:...M")
        .folk(0, "G@A1=1 V@A2=2");
    table.play("deploy");
    assert_eq!(table.refusal("V@A2"), "island-full");
    table.play("G@A1");
    assert_eq!(table.lives(0, Terrain::Forest, "A1"), (4, 4));
    assert_eq!(table.actor(), 1, "nothing is left to fill");
}

#[test]
fn a_short_supply_gives_what_it_has_in_player_order() {
    let large = "A1:.FF. B1:..FF A2:FF.. B2:F..F";
    let mut table = Table::two().land(0, large).land(1, large);
    table.state.supply[0] = 5;
    table.play("deploy G@A1");
    assert_eq!(table.lives(0, Terrain::Forest, "A1"), (5, 8));
    assert_eq!(table.state.supply[0], 0);
    assert_eq!(table.actor(), 1);
    assert_eq!(table.phase(), Phase::Choose, "seat 1 finds nobody");
    table.state.phase = Phase::Deploy;
    assert_eq!(table.refusal("G@A1"), "supply-empty");
}

#[test]
fn a_special_that_is_an_island_is_filled_like_any_other() {
    let mut table = Table::two().land(0, "C3:....=isle-crystal");
    table.play("deploy B@C3");
    assert_eq!(table.lives(0, Terrain::Crystal, "C3"), (2, 2));
}
