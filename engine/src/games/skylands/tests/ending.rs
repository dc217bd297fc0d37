//! The end of the game and who wins.

use super::*;

/// Fills a board with clouds but for some squares.
fn fill_but(table: &mut Table, seat: u8, names: &[&str]) {
    let sheet = &mut table.state.sheets[Seat(seat)];
    for square in 0..SQUARES {
        let left = names.iter().any(|name| at(name) == square);
        if !left && sheet.face(square).is_none() {
            sheet.put(Face::CLOUDS, None, square);
        }
    }
}

#[test]
fn it_ends_after_the_action_when_a_board_has_one_empty_square() {
    let mut table = Table::two().land(0, "A1:.F.. A2:.F..");
    fill_but(&mut table, 0, &["B1", "B2", "C4"]);
    let mut table = table.discover("F... F... M...");
    table.play("...F@B1");
    assert_eq!((table.actor(), table.phase()), (1, Phase::Discover));
    table.play("M...@C4 ...F@B2");
    assert_eq!(table.sheet(0).empty(), 1);
    assert_eq!(Skylands::turn(&table.state), Turn::Over);
    assert_eq!(table.state.end, Some(EndReason::Board));
    assert_eq!(
        table.events.last(),
        Some(&Event::GameOver {
            reason: EndReason::Board
        })
    );
    assert_eq!(table.refusal("deploy"), "game-over");
}

#[test]
fn everybody_finishes_the_action_that_ends_the_game() {
    let mut table = Table::two().land(0, "A1:.F.. A2:.F..");
    fill_but(&mut table, 0, &["B1", "B2"]);
    let mut table = table.discover("F... X... M...");
    table.play("...F@B1");
    assert_eq!(table.sheet(0).empty(), 1);
    table.play("M...@A1");
    assert_eq!(table.state.end, Some(EndReason::Board));
    assert_eq!(table.sheet(1).empty(), 19);
}

#[test]
fn two_empty_squares_end_nothing() {
    let mut table = Table::two();
    fill_but(&mut table, 0, &["B1", "B2"]);
    table.play("deploy");
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn it_ends_after_the_action_when_the_bank_is_empty() {
    let mut table = Table::two().land(0, "E4:....=generator");
    table.state.bank = 1;
    table.play("convert");
    assert_eq!(table.state.end, Some(EndReason::Bank));
    assert_eq!(table.tokens(0), (1, 0));
}

#[test]
fn it_ends_at_once_when_there_are_too_few_tiles_to_discover() {
    let mut table = Table::two();
    table.state.stack = [0; 34];
    table.state.stack[0] = 2;
    table.state.stack_size = 2;
    table.play("discover");
    assert_eq!(table.state.end, Some(EndReason::Stack));
    assert_eq!((table.state.offered, table.state.stack_size), (0, 2));
    assert!(!table.has_event(|e| matches!(e, Event::TileRevealed { .. })));
    let mut enough = Table::two();
    enough.state.stack = [0; 34];
    enough.state.stack[0] = 3;
    enough.state.stack_size = 3;
    enough.play("discover");
    assert_eq!(enough.phase(), Phase::Discover);
}

#[test]
fn it_ends_after_thirty_rounds_in_any_case() {
    let mut table = Table::two();
    for turn in 0..60 {
        assert_eq!(table.phase(), Phase::Choose, "turn {turn}");
        table.play(if turn / 2 % 2 == 0 {
            "convert"
        } else {
            "create"
        });
    }
    assert_eq!(table.state.end, Some(EndReason::Clock));
}

#[test]
fn every_line_of_the_score_is_counted() {
    let table = Table::two()
        .land(0, "A1:.F.. B1:...F C1:....=inn D1:.M..")
        .folk(0, "G@A1=2 V@inn=1");
    let mut table = table;
    table.state.sheets[Seat(0)].tokens = 7;
    table.state.sheets[Seat(0)].noted = 2;
    let lines: Vec<i32> = super::super::score::CATEGORIES
        .iter()
        .map(|line| points(table.sheet(0), line))
        .collect();
    assert_eq!(lines, [-32, 1, 2, 2, 9, 2]);
    table.state.sheets[Seat(0)].marker = false;
    assert_eq!(points(table.sheet(0), "marker"), 0);
}

#[test]
fn equal_points_share_the_win() {
    let mut table = Table::two().land(0, "E4:....=generator");
    table.state.bank = 1;
    table.play("convert");
    // The generator is worth 1, its point 1, and its square 2.
    assert_eq!(
        Skylands::outcome(&table.state)
            .expect("over")
            .ranks
            .as_slice(),
        [1, 2]
    );
    table.state.sheets[Seat(1)].tokens = 4;
    let outcome = Skylands::outcome(&table.state).expect("over");
    assert_eq!(outcome.ranks.as_slice(), [1, 1]);
    assert_eq!(outcome.winners().count(), 2);
}
