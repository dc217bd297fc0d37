//! Discover islands.

use super::*;

#[test]
fn as_many_tiles_as_players_and_one_more_are_turned_up() {
    for seats in 2..=4 {
        let mut table = Table::new(seats);
        let before = table.state.stack_size;
        table.play("discover");
        assert_eq!(table.state.offered, seats + 1);
        assert_eq!(before - table.state.stack_size, seats + 1);
        let turned = table
            .events
            .iter()
            .filter(|e| matches!(e, Event::TileRevealed { .. }));
        assert_eq!(turned.count(), usize::from(seats) + 1);
    }
}

#[test]
fn each_takes_one_and_the_active_player_may_take_the_last() {
    let mut table = Table::two().discover("F... M... X...");
    table.play("..F.@A1");
    assert_eq!(table.actor(), 1);
    assert_eq!(table.refusal("F...@A1"), "tile-not-on-offer");
    table.play("M...@C3");
    assert_eq!((table.actor(), table.state.offered), (0, 1));
    table.play("X...@D4");
    assert_eq!(table.phase(), Phase::Choose);
    assert_eq!((table.sheet(0).empty(), table.sheet(1).empty()), (18, 19));
}

#[test]
fn if_others_pass_the_active_player_chooses_among_several_but_takes_no_third() {
    let mut table = Table::two().discover("F... M... X...");
    table.play("F...@A1 pass");
    assert_eq!(table.actor(), 0);
    let list = table.list();
    assert!(list.contains(&"M...@B2".to_owned()) && list.contains(&"X...@B2".to_owned()));
    table.play("X...@B3");
    assert_eq!((table.phase(), table.actor()), (Phase::Choose, 1));
    let left = Event::TileDiscarded { tile: tile("M...") };
    assert!(table.events.contains(&left));
}

#[test]
fn leftovers_are_discarded_and_never_come_back() {
    let mut table = Table::two();
    let before = table.state.stack_size;
    table.play("discover pass pass pass");
    assert_eq!(table.state.offered, 0);
    assert_eq!(table.state.stack_size, before - 3);
}

#[test]
fn a_tile_that_fits_nowhere_cannot_be_taken_and_who_can_take_none_is_passed_over() {
    // Everything is full but C2, whose neighbours ask for clouds on all sides.
    let mut table = Table::two();
    let sheet = &mut table.state.sheets[Seat(1)];
    for square in 0..SQUARES {
        if sheet.face(square).is_none() && square != at("C2") {
            sheet.put(Face::CLOUDS, None, square);
        }
    }
    let mut table = table.discover("F... M... X...");
    table.play("F...@A1");
    assert_eq!(table.actor(), 0, "seat 1 was passed over");
    assert!(table.has_event(|e| *e
        == Event::Passed {
            seat: Seat(1),
            forced: true
        }));
}

#[test]
fn equal_tiles_on_offer_are_one_choice() {
    let table = Table::two().discover("F.F. F.F. M...");
    let list = table.list();
    assert_eq!(list.len(), 2 * 20 + 4 * 20 + 1);
}
