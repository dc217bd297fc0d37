//! The turn: pawns, the marker, the order in which everybody performs the action.

use super::*;

#[test]
fn the_first_turn_may_choose_any_of_the_four_actions() {
    assert_eq!(
        Table::two().list(),
        ["discover", "deploy", "create", "convert"]
    );
}

#[test]
fn the_pawn_moves_to_another_action_or_stays_once_a_game_and_turns_the_marker() {
    let mut table = Table::two();
    table.play("convert create");
    assert_eq!(
        (table.actor(), table.sheet(0).pawn()),
        (0, Some(Action::Convert))
    );
    assert!(table.sheet(0).marker());
    table.play("convert");
    assert!(!table.sheet(0).marker());
    let stayed = |event: &Event| {
        matches!(
            event,
            Event::ActionChosen {
                seat: Some(Seat(0)),
                stayed: true,
                ..
            }
        )
    };
    assert!(table.has_event(stayed));
    table.play("deploy");
    assert_eq!(table.list(), ["discover", "deploy", "create"]);
    assert_eq!(table.refusal("convert"), "pawn-must-move");
    assert!(table.sheet(1).marker(), "the others keep theirs");
}

#[test]
fn pawns_may_share_an_action() {
    let mut table = Table::two();
    table.play("convert convert");
    assert_eq!(table.sheet(0).pawn(), table.sheet(1).pawn());
}

#[test]
fn everybody_performs_the_action_the_active_player_first_then_clockwise() {
    let forest = "A1:.F.. B1:...F";
    let table = Table::new(3)
        .land(0, forest)
        .land(1, forest)
        .land(2, forest);
    let mut table = table;
    table.state.active = Seat(1);
    table.state.actor = Seat(1);
    table.play("deploy");
    let mut order = Vec::new();
    while table.phase() == Phase::Deploy {
        order.push(table.actor());
        table.play("G@A1");
    }
    assert_eq!(order, [1, 2, 0]);
    assert_eq!((table.actor(), table.phase()), (2, Phase::Choose));
}

#[test]
fn turns_go_round_clockwise() {
    let mut table = Table::new(4);
    for (turn, word) in ["convert", "create"].iter().cycle().take(8).enumerate() {
        assert_eq!(usize::from(table.actor()), turn % 4);
        // Nobody can do anything, so everybody is passed over.
        let word = if turn >= 4 {
            ["create", "convert"][turn % 2]
        } else {
            word
        };
        table.play(word);
    }
    let forced = table
        .events
        .iter()
        .filter(|e| matches!(e, Event::Passed { forced: true, .. }));
    assert_eq!(forced.count(), 32);
}

#[test]
fn the_others_may_always_pass_and_so_may_the_active_player() {
    let forest = "A1:.F.. B1:...F";
    let mut table = Table::two().land(0, forest).land(1, forest);
    table.play("deploy pass pass");
    assert_eq!(table.phase(), Phase::Choose);
    assert_eq!(table.state.supply, [20; 3]);
    table.play("discover");
    assert!(table.list().contains(&"pass".to_owned()));
    assert_eq!(table.refusal("deploy"), "not-now");
    assert_eq!(Table::two().refusal("pass"), "no-pass");
}

#[test]
fn each_step_is_a_turn_of_its_own_to_restart() {
    let forest = "A1:.F.. B1:...F";
    let mut table = Table::two().land(0, forest).land(1, forest);
    let number = |table: &Table| match Skylands::turn(&table.state) {
        Turn::Of { number, .. } => number,
        Turn::Over => panic!("over"),
    };
    let first = number(&table);
    table.play("deploy");
    assert_eq!(number(&table), first);
    table.play("G@A1");
    assert_eq!(number(&table), first + 1);
    table.play("G@A1");
    assert_eq!(number(&table), first + 2);
}

#[test]
fn the_seed_draws_who_begins() {
    let mut first = [0; 3];
    for seed in 0..90 {
        let state = Skylands::setup(&Options::default(), 3, seed, &mut ()).unwrap();
        assert_eq!(state.first, state.active);
        first[state.first.index()] += 1;
    }
    assert!(first.iter().all(|&count| count > 15), "{first:?}");
}
