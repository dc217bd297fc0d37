//! Create islands: prices and payments.

use super::*;

const HOMES: &str = "A1:.F.. B1:...F A2:.M.. B2:...M A3:.X.. B3:...X";

#[test]
fn a_special_costs_its_symbols_and_one_of_any_colour() {
    let mut table = Table::two()
        .land(1, HOMES)
        .folk(1, "G@A1=1 V@A2=1 B@A3=1")
        .display("inn payout");
    table.play("create");
    assert_eq!((table.actor(), table.phase()), (1, Phase::Create));
    table.play("+inn");
    assert_eq!(
        table.phase(),
        Phase::PlaceSpecial,
        "nothing to choose in paying"
    );
    assert_eq!(table.state.supply, [20; 3]);
    table.play("....@E4");
    assert!(table.sheet(1).has(special("inn")));
    assert_eq!(table.sheet(1).inhabitants(), 0);
}

#[test]
fn the_active_player_does_not_pay_the_neutral_symbol() {
    let mut table = Table::two()
        .land(0, HOMES)
        .folk(0, "G@A1=1 V@A2=1 B@A3=1")
        .display("inn");
    table.play("create +inn ....@E4");
    assert_eq!(table.sheet(0).inhabitants(), 1);
    let other = Table::two()
        .land(1, HOMES)
        .folk(1, "G@A1=1 V@A2=1")
        .display("inn");
    assert!(!other.state.can_pay(Seat(1), special("inn"), false));
    assert!(other.state.can_pay(Seat(1), special("inn"), true));
}

#[test]
fn the_neutral_symbol_may_be_any_colour_and_the_islands_are_chosen() {
    let mut table = Table::two()
        .land(1, "A1:.F.. B1:...F C1:.F.. D1:...F A3:.X.. B3:...X")
        .folk(1, "G@A1=1 G@C1=1 B@A3=1")
        .display("small-mountain");
    table.play("create +small-mountain");
    assert_eq!(table.phase(), Phase::Pay);
    assert_eq!(table.list(), ["-G@A1", "-G@C1"]);
    table.play("-G@C1");
    assert_eq!(table.list(), ["-G@A1", "-B@A3"]);
    assert_eq!(table.refusal("-V@A1"), "not-owed");
    assert_eq!(table.refusal("pass"), "no-pass");
    table.play("-B@A3 M...@E4");
    assert_eq!(table.lives(1, Terrain::Forest, "A1"), (1, 2));
    assert_eq!(table.lives(1, Terrain::Forest, "C1"), (0, 2));
}

#[test]
fn nobody_can_be_given_who_is_still_needed() {
    // A green and a violet are owed and one of any colour: the only green must stay for the green.
    let mut table = Table::two()
        .land(1, HOMES)
        .folk(1, "G@A1=1 V@A2=2")
        .display("inn");
    table.play("create +inn");
    assert_eq!(table.phase(), Phase::PlaceSpecial, "all three had to go");
    assert_eq!(table.sheet(1).inhabitants(), 0);
}

#[test]
fn what_cannot_be_paid_or_placed_or_is_not_shown_is_refused() {
    let mut table = Table::two()
        .land(0, HOMES)
        .folk(0, "G@A1=1 V@A2=1")
        .display("inn generator");
    table.play("create");
    assert_eq!(table.list(), ["+inn", "pass"]);
    assert_eq!(table.refusal("+generator"), "cannot-pay");
    assert_eq!(table.refusal("+villa"), "special-not-shown");
    let sheet = &mut table.state.sheets[Seat(0)];
    for square in 0..SQUARES {
        if sheet.face(square).is_none() {
            sheet.put(Face::CLOUDS, None, square);
        }
    }
    assert_eq!(table.refusal("+inn"), "no-room");
    table.play("pass");
}

#[test]
fn a_bought_special_is_gone_from_the_display_which_is_never_refilled() {
    let mut table = Table::two()
        .land(0, HOMES)
        .folk(0, "G@A1=1 V@A2=1")
        .display("inn villa");
    table.play("create +inn ....@E4");
    assert_eq!(table.state.display, special("villa").bit());
}

#[test]
fn each_buys_one_only() {
    let mut table = Table::two()
        .land(0, HOMES)
        .folk(0, "G@A1=2 V@A2=2")
        .display("inn payout");
    table.play("create +inn ....@E4");
    assert_eq!((table.actor(), table.phase()), (1, Phase::Choose));
}
