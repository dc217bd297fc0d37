//! Rolling, taking, leaving and refusing: rules 1 to 3 and 22 to 24.

use super::*;

#[test]
fn rule_01_the_roller_takes_a_pair_and_the_others_share_what_is_left() {
    let mut state = table(3, "rgb 258");
    assert_eq!(legal(&state).len(), 9 + 1);
    play(&mut state, "g5");
    assert_eq!(state.dice.taken, Some([1, 1]));
    assert_eq!(legal(&state), ["r2", "r8", "b2", "b8", "refuse"]);
    play(&mut state, "r2");
    // The second neighbour may use the very same dice.
    assert_eq!(legal(&state), ["r2", "r8", "b2", "b8", "refuse"]);
    play(&mut state, "r2");
    assert_eq!(sheet(&state, 1).numbers(Colour::Red), [2]);
    assert_eq!(sheet(&state, 2).numbers(Colour::Red), [2]);
    assert_eq!((state.roller, state.seat), (Seat(1), Seat(1)));
}

#[test]
fn rule_01_all_six_dice_stay_when_the_roller_refuses() {
    let mut state = table(2, "rgb 258");
    play(&mut state, "refuse");
    assert_eq!(state.dice.taken, None);
    assert_eq!(legal(&state).len(), 9 + 1);
    play(&mut state, "g5");
    assert_eq!(sheet(&state, 1).numbers(Colour::Green), [5]);
}

#[test]
fn rule_01_of_equal_faces_only_one_die_is_taken() {
    let mut state = table(2, "rrb 552");
    assert_eq!(legal(&state), ["r2", "r5", "b2", "b5", "refuse"]);
    let events = play(&mut state, "r5");
    assert!(events.contains(&Event::Taken {
        seat: Seat(0),
        colour_die: 0,
        number_die: 0
    }));
    assert_eq!(legal(&state), ["r2", "r5", "b2", "b5", "refuse"]);
}

#[test]
fn rule_01_dice_that_are_gone_or_never_rolled_are_told_apart() {
    let mut state = table(2, "rgb 258");
    assert_eq!(refused(&state, "p5"), "colour-not-rolled");
    assert_eq!(refused(&state, "r4"), "number-not-rolled");
    let absurd = Move::Write {
        colour: Colour::Red,
        number: 200,
    };
    let illegal = LostCities::check(&state, absurd).expect_err("no such face");
    assert_eq!(illegal.rule, "number-not-rolled");
    play(&mut state, "g5");
    assert_eq!(refused(&state, "g2"), "colour-taken");
    assert_eq!(refused(&state, "r5"), "number-taken");
}

#[test]
fn rule_02_whoever_writes_nothing_marks_a_die() {
    let mut state = table(2, "rgb 258");
    let events = play_all(&mut state, &["refuse", "refuse"]);
    for seat in 0..2 {
        assert_eq!(sheet(&state, seat).refusals(), 1);
        assert_eq!(total(&state, seat), -40);
        assert!(events.contains(&Event::Refused {
            seat: Seat(seat),
            count: 1,
            value: -40,
            shown: Shown::All
        }));
    }
}

#[test]
fn rule_02_there_is_no_free_pass() {
    let mut state = table(2, "rgb 258");
    assert_eq!(refused(&state, "skip"), "not-now");
    play(&mut state, "g5");
    assert_eq!(refused(&state, "skip"), "not-now");
    assert_eq!(refused(&state, "+r"), "not-now");
}

#[test]
fn rule_03_only_a_pair_that_can_be_written_can_be_taken() {
    let mut state = table(2, "rrr 222");
    fill(&mut state, 0, Colour::Red, &[3]);
    assert_eq!(legal(&state), ["refuse"]);
    assert_eq!(refused(&state, "r2"), "falling-number");
}

#[test]
fn rule_22_clockwise_choices_are_seen_at_once() {
    let mut state = table(3, "rgb 258");
    play_all(&mut state, &["g5", "r2"]);
    let view = LostCities::view(&state, Seat(2));
    assert_eq!(view.sheets[Seat(1)].numbers(Colour::Red), [2]);
    assert!(view.plan.moves().is_empty());
}

#[test]
fn rule_23_chance_names_the_first_roller_and_then_it_goes_clockwise() {
    let mut firsts = [0; 3];
    for seed in 0..300 {
        let mut events = Vec::new();
        let mut state = LostCities::setup(&Options::default(), 3, seed, &mut events).unwrap();
        let first = state.roller;
        assert_eq!(events[0], Event::FirstRoller { seat: first });
        firsts[first.index()] += 1;
        play_all(&mut state, &["refuse"; 3]);
        assert_eq!(state.roller, first.next(3));
        assert_eq!(state.seat, state.roller);
    }
    assert!(firsts.iter().all(|&count| count > 60), "{firsts:?}");
}

#[test]
fn rule_24_a_game_ends_within_75_rounds() {
    // The slowest game there is: both double every expedition, skip every acceleration, and refuse
    // only when nothing else is left. The eighth bridge ends it two rounds before exhaustion would.
    let mut state = table(2, "rrr 111");
    let both = |state: &mut State, colour: Colour, face: u8, mv: &str| {
        state.dice.colours = [colour as u8; 3];
        state.dice.numbers = [face; 3];
        for _ in 0..2 {
            play(state, mv);
            if state.accelerating {
                play(state, "skip");
            }
        }
    };
    for colour in Colour::ALL {
        for entry in 0..=10 {
            let face = u8::from(entry > 0);
            both(
                &mut state,
                colour,
                face,
                &format!("{}{face}", colour.letter()),
            );
        }
        assert!(sheet(&state, 1).topped(colour));
    }
    assert_eq!(state.round, 67);
    for _ in 0..7 {
        assert_eq!(state.ending, None);
        assert_eq!(legal(&state), ["refuse"]);
        both(&mut state, Colour::Red, 1, "refuse");
    }
    assert_eq!((state.round, state.ending), (73, Some(Ending::Bridges)));
    assert_eq!(total(&state, 0), 6 * 100 + 100 + 60 + 8 * 20);
}

#[test]
fn a_turn_of_a_seat_is_its_choice_with_all_accelerations() {
    let mut state = table(2, "rgb 258");
    fill(&mut state, 0, Colour::Red, &[1, 1]);
    let number = |state: &State| match LostCities::turn(state) {
        Turn::Of { number, .. } => number,
        Turn::Over => panic!("not over"),
    };
    assert_eq!(number(&state), 0);
    play(&mut state, "r2");
    assert!(state.accelerating);
    assert_eq!(number(&state), 0);
    play(&mut state, "skip");
    assert_eq!(number(&state), 1);
    play(&mut state, "refuse");
    assert_eq!(number(&state), 2);
}
