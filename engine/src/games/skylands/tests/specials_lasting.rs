//! Specials that work from placing to the end.

use super::*;

const PLANT: &str = "A1:.X.. B1:...X A2:.X.. B2:...X A3:.C.. B3:...C";
const HOMES: &str = "A1:.F.. B1:...F A2:.M.. B2:...M A3:.X.. B3:...X";

#[test]
fn the_generator_pays_whenever_anybody_chooses_to_convert() {
    let mut table = Table::two().land(0, "E4:....=generator");
    table.play("convert");
    assert_eq!(table.tokens(0), (1, 0));
    table.play("convert");
    assert_eq!(table.tokens(0), (2, 0));
    table.play("deploy create");
    assert_eq!(table.tokens(0), (2, 0));
    assert_eq!(special_points(table.sheet(0), "generator"), 1);
}

#[test]
fn the_generator_is_paid_before_anybody_moves() {
    let mut table = Table::two()
        .land(0, PLANT)
        .folk(0, "B@A1=2")
        .land(1, "E4:....=generator");
    table.state.bank = 1;
    table.play("convert A1>A3");
    assert_eq!(table.tokens(1), (1, 0));
    assert_eq!(table.tokens(0), (0, 4));
}

#[test]
fn the_inn_makes_room_before_an_island_is_filled() {
    let mut table = Table::two()
        .land(0, "A1:.F.. B1:...F E4:....=inn")
        .folk(0, "G@A1=2");
    table.play("deploy");
    assert_eq!(table.list(), ["G@A1>inn", "pass"]);
    table.play("G@A1>inn G@A1>inn G@A1");
    assert_eq!(table.lives(0, Terrain::Forest, "A1"), (2, 2));
    assert_eq!(table.sheet(0).guests(Colour::Green), 2);
    assert_eq!(
        points(table.sheet(0), "inhabitants"),
        2,
        "guests are inhabitants"
    );
    assert_eq!(
        points(table.sheet(0), "dwellings"),
        2,
        "places are no dwellings"
    );
}

#[test]
fn the_same_island_is_not_filled_twice_in_one_action() {
    let mut table = Table::two().land(0, "A1:.F.. B1:...F E4:....=inn");
    table.play("deploy G@A1");
    assert_eq!(table.actor(), 1, "nothing is left to do");
    let mut table = Table::two().land(0, "A1:.F.. B1:...F A2:.M.. B2:...M E4:....=inn");
    table.play("deploy G@A1");
    assert_eq!(table.refusal("G@A1"), "filled-already");
    assert_eq!(table.refusal("G@A1>inn"), "no-use");
}

#[test]
fn the_inn_holds_four() {
    let mut table = Table::two()
        .land(0, "A1:.F.. B1:...F A2:.M.. B2:...M E4:....=inn")
        .folk(0, "G@inn=2 G@A1=2 V@inn=1");
    table.play("deploy G@A1>inn");
    assert_eq!(table.refusal("G@A1>inn"), "inn-full");
    assert_eq!(Table::two().sheet(0).inn_room(), 0, "there is none");
}

#[test]
fn guests_pay_for_specials() {
    let mut table = Table::two()
        .land(0, "A1:.F.. B1:...F E4:....=inn")
        .folk(0, "G@A1=1 G@inn=1")
        .display("small-mountain");
    table.play("create +small-mountain");
    assert_eq!(table.list(), ["-G@A1", "-G@inn"]);
    table.play("-G@inn .M..@A4");
    assert_eq!(table.sheet(0).guests(Colour::Green), 0);
    assert_eq!(table.sheet(0).inhabitants(), 1);
}

#[test]
fn blue_guests_convert_on_top_of_an_island() {
    let pieces = "A1:.X.. B1:...X A3:.C.. B3:.C.C C3:...C E4:....=inn";
    let mut table = Table::two().land(1, pieces).folk(1, "B@A1=2 B@inn=1");
    table.play("convert A1>A3");
    assert_eq!(table.list(), ["inn>A3", "pass"]);
    table.play("inn>A3");
    assert_eq!(table.tokens(1), (3, 0));
    assert_eq!(table.state.supply[2], 20);
}

#[test]
fn blue_may_move_into_the_inn_before_and_convert_from_there() {
    let pieces = "A1:.X.. B1:...X A2:.X.. B2:...X A3:.C.. B3:.C.C C3:...C E4:....=inn";
    let mut table = Table::two().land(1, pieces).folk(1, "B@A1=2 B@A2=2");
    table.play("convert B@A2>inn B@A2>inn A1>A3 inn>A3 inn>A3");
    assert_eq!(table.tokens(1), (4, 0));
    assert_eq!(table.sheet(1).inhabitants(), 0);
}

#[test]
fn the_trading_district_gives_one_for_two_when_creating() {
    let mut table = Table::two()
        .land(0, &format!("{HOMES} D4:.CC.=trading"))
        .folk(0, "G@A1=2 B@A3=2")
        .display("small-forest");
    table.play("create +small-forest");
    assert_eq!(table.list(), ["2G>V", "2B>V"]);
    table.play("2B>V");
    assert_eq!(table.phase(), Phase::PlaceSpecial, "both blue had to go");
    assert_eq!(table.sheet(0).inhabitants(), 2);
    assert_eq!(table.state.supply, [18, 20, 20]);
}

#[test]
fn trades_may_be_made_as_often_as_needed_and_even_without_need() {
    let pieces = "A1:.F.. B1:.F.F C1:...F A2:.M.. B2:...M D4:.CC.=trading";
    let table = Table::two()
        .land(0, pieces)
        .folk(0, "G@A1=4")
        .display("isle-forest");
    let mut table = table;
    table.play("create +isle-forest ....@A4");
    assert_eq!(table.sheet(0).inhabitants(), 0);
    let mut table = Table::two()
        .land(0, pieces)
        .folk(0, "G@A1=2 V@A2=1")
        .display("small-forest");
    table.play("create +small-forest");
    assert_eq!(table.list(), ["2G>V", "-V@A2"]);
}

#[test]
fn a_trade_needs_somebody_in_the_supply_to_trade_for() {
    let pieces = format!("{HOMES} D4:.CC.=trading");
    let mut table = Table::two()
        .land(0, &pieces)
        .folk(0, "G@A1=2")
        .display("small-forest");
    assert!(table.state.can_pay(Seat(0), special("small-forest"), true));
    table.state.supply[1] = 0;
    assert!(!table.state.can_pay(Seat(0), special("small-forest"), true));
    let without = Table::two().land(0, HOMES).folk(0, "G@A1=2");
    assert!(
        !without
            .state
            .can_pay(Seat(0), special("small-forest"), true)
    );
}

#[test]
fn the_trading_district_gives_one_for_two_when_converting() {
    let pieces = format!("{HOMES} D3:.CC.=trading E3:...C D4:C...");
    let mut table = Table::two()
        .land(1, &pieces)
        .folk(1, "G@A1=2 V@A2=1 B@A3=1");
    table.play("convert A3>D3");
    assert_eq!(table.list(), ["2G>D3", "pass"]);
    assert_eq!(table.refusal("2V>D3"), "no-trade");
    table.play("2G>D3");
    assert_eq!(table.tokens(1), (2, 0));
    assert_eq!(table.state.supply, [20, 19, 20]);
    assert_eq!(special_points(table.sheet(1), "trading"), 1);
}

#[test]
fn the_suburb_near_the_mountains_saves_a_violet() {
    let pieces = format!("{HOMES} D4:.CM.=suburb-mountain");
    let mut table = Table::two()
        .land(0, &pieces)
        .folk(0, "G@A1=1")
        .display("inn small-forest");
    assert_eq!(
        super::super::payment::cost(table.sheet(0), special("inn"), false),
        [1, 0, 1]
    );
    table.play("create +inn ....@E1");
    assert_eq!(table.sheet(0).inhabitants(), 0);
    assert_eq!(
        super::super::payment::cost(table.sheet(0), special("small-mountain"), true),
        [1, 0, 0],
        "never below nothing"
    );
    assert_eq!(
        special_points(table.sheet(0), "suburb-mountain"),
        0,
        "its city is open"
    );
}

#[test]
fn the_suburb_near_the_forest_saves_a_green() {
    let pieces = format!("{HOMES} D3:.CF.=suburb-forest E3:...C");
    let table = Table::two()
        .land(0, &pieces)
        .folk(0, "V@A2=1")
        .display("inn");
    assert_eq!(
        super::super::payment::cost(table.sheet(0), special("inn"), true),
        [0, 1, 0]
    );
    assert!(table.state.can_buy(Seat(0), special("inn"), true));
    assert_eq!(
        special_points(table.sheet(0), "suburb-forest"),
        1,
        "its city is finished"
    );
}

#[test]
fn a_free_special_needs_nobody() {
    let pieces = format!("{HOMES} D3:.CF.=suburb-forest E3:...C");
    let mut table = Table::two().land(0, &pieces).display("small-crystal");
    table.play("create +small-crystal .X..@A4");
    assert!(table.sheet(0).has(special("small-crystal")));
}

#[test]
fn the_power_plant_adds_two_points_when_anybody_comes_into_its_city() {
    let pieces = "A1:.X.. B1:...X D3:.CC.=power-plant E3:...C D4:C... A4:.C.. B4:...C";
    let table = |folk: &str| Table::two().land(1, pieces).folk(1, folk);
    let mut into = table("B@A1=1");
    into.play("convert A1>D3");
    assert_eq!(into.tokens(1), (3, 0));
    let mut beside = table("B@A1=1");
    beside.play("convert A1>A4");
    assert_eq!(beside.tokens(1), (1, 0));
    assert_eq!(special_points(beside.sheet(1), "power-plant"), 1);
}

#[test]
fn lasting_effects_work_on_unfinished_islands_too() {
    let pieces = format!("{HOMES} D4:.CC.=trading");
    let table = Table::two().land(0, &pieces).folk(0, "G@A1=2");
    assert!(table.state.can_pay(Seat(0), special("small-forest"), true));
    assert_eq!(special_points(table.sheet(0), "trading"), 0);
}
