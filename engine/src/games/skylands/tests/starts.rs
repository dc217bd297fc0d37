//! The tactical start.

use super::*;

fn tactical(seats: u8) -> Table {
    let options = Options {
        start: Start::Tactical,
        ..Options::default()
    };
    let mut events = Vec::new();
    let state = Skylands::setup(&options, seats, 5, &mut events).expect("a game");
    Table { state, events }
}

#[test]
fn everybody_draws_three_tiles_and_the_boards_are_blank() {
    let table = tactical(3);
    assert_eq!(table.state.stack_size, 68 - 9);
    assert!(table.state.sheets.iter().all(|sheet| sheet.empty() == 20));
    let dealt = table
        .events
        .iter()
        .filter(|e| matches!(e, Event::HandDealt { .. }));
    assert_eq!(dealt.count(), 3);
}

#[test]
fn the_start_island_lies_either_side_up_then_two_of_the_three_tiles() {
    let mut table = tactical(2);
    let first = table.actor();
    assert_eq!(table.phase(), Phase::PlaceStart);
    assert_eq!(table.list().len(), 8 * 20);
    assert_eq!(table.refusal("F...@A1"), "other-piece");
    table.play("MXCF@C2");
    assert_eq!(table.phase(), Phase::PlaceHand);
    assert_eq!(table.refusal("pass"), "no-pass");
    for left in [2, 1] {
        let placed = table.list()[0].clone();
        table.play(&placed);
        if left == 2 {
            assert_eq!((table.actor(), table.state.offered), (first, 2));
        }
    }
    assert_ne!(table.actor(), first);
    assert_eq!(table.phase(), Phase::PlaceStart);
    assert!(table.has_event(|e| matches!(e, Event::TileDiscarded { .. })));
    table.play("FCXM@C2");
    for _ in 0..2 {
        let placed = table.list()[0].clone();
        table.play(&placed);
    }
    assert_eq!((table.actor(), table.phase()), (first, Phase::Choose));
    assert!(table.state.sheets.iter().all(|sheet| sheet.empty() == 17));
    assert_eq!(table.state.offered, 0);
}

#[test]
fn the_four_parts_of_the_start_island_are_four_islands() {
    let sheet = sheet("C2:FMXC C1:..F. D2:...M C3:X... B2:.C..");
    assert_eq!(sheet.islands().len(), 4);
    assert!(sheet.islands().iter().all(|island| island.dwellings == 2));
}
