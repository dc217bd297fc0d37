//! Hundreds of random games: the running total against the full count, `check` against `legal`, and
//! the end within its bound.

use super::*;
use crate::game::GameOptions;
use crate::json;

/// Every move there is, impossible faces included.
fn every_move() -> Vec<Move> {
    let mut moves = vec![Move::Refuse, Move::Skip];
    for colour in Colour::ALL {
        moves.push(Move::Accelerate { colour });
        moves.extend((0..=12).map(|number| Move::Write { colour, number }));
    }
    moves
}

fn random_games(options: Options, seats: u8, games: u64) {
    let every = every_move();
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed ^ 0x55);
        let mut state = LostCities::setup(&options, seats, seed, &mut ()).unwrap();
        let mut plies = 0;
        loop {
            LostCities::legal(&state, &mut legal);
            for &mv in &every {
                let allowed = LostCities::check(&state, mv).is_ok();
                assert_eq!(
                    allowed,
                    legal.contains(&mv),
                    "{mv:?}\n{}",
                    LostCities::ascii(&state)
                );
            }
            for seat in 0..seats {
                total(&state, seat);
            }
            if legal.is_empty() {
                break;
            }
            assert!(legal.is_sorted_by(|one, two| one < two));
            let mv = legal[rng.index(legal.len())];
            LostCities::apply(&mut state, mv, &mut ());
            plies += 1;
            assert!(plies <= LostCities::MAX_PLIES && state.round <= 75);
        }
        assert!(LostCities::outcome(&state).is_some());
    }
}

#[test]
fn random_games_of_every_kind_keep_the_laws() {
    for layout in [Layout::Nine, Layout::Twelve] {
        for order in [Order::Clockwise, Order::Together] {
            for seats in 1..=5 {
                random_games(Options { layout, order }, seats, 100);
            }
        }
    }
}

#[test]
fn events_alone_rebuild_what_a_seat_sees() {
    // A listener that believes nothing but the events ends up with the same counts and points.
    for seed in 0..40 {
        let mut events = Vec::new();
        let mut state = LostCities::setup(&Options::default(), 3, seed, &mut events).unwrap();
        let mut rng = Rng::new(seed);
        let mut legal = Vec::new();
        loop {
            LostCities::legal(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let mv = legal[rng.index(legal.len())];
            LostCities::apply(&mut state, mv, &mut events);
        }
        let mut values = [[0_i32; 9]; 3];
        for event in events {
            match event {
                Event::Written {
                    seat,
                    colour,
                    value,
                    ..
                }
                | Event::DoubleMarked {
                    seat,
                    colour,
                    value,
                    ..
                } => {
                    values[seat.index()][colour.index()] = value.into();
                }
                Event::ArtefactMarked { seat, value, .. } => values[seat.index()][6] = value.into(),
                Event::Refused { seat, value, .. } => values[seat.index()][7] = value.into(),
                Event::BridgeCrossed { seat, points, .. } => {
                    values[seat.index()][8] += i32::from(points);
                }
                _ => {}
            }
        }
        for seat in 0..3 {
            let told: i32 = values[seat as usize].iter().sum();
            assert_eq!(told, total(&state, seat), "seed {seed}");
        }
    }
}

#[test]
fn seats_outside_one_to_five_are_refused() {
    for seats in [0, 6] {
        assert!(LostCities::setup(&Options::default(), seats, 1, &mut ()).is_err());
    }
}

#[test]
fn unknown_options_are_refused() {
    let read = |text| Options::from_json(&json::read(text).unwrap());
    assert_eq!(read("{}").unwrap(), Options::default());
    let chosen = read(r#"{"layout":"12-12","order":"together"}"#).unwrap();
    assert_eq!(
        (chosen.layout, chosen.order),
        (Layout::Twelve, Order::Together)
    );
    assert_eq!(
        chosen.to_json().text(),
        r#"{"layout":"12-12","order":"together"}"#
    );
    let refused = |text| read(text).unwrap_err().to_string();
    assert_eq!(
        refused(r#"{"layout":"10-10"}"#),
        "bad-options unknown variant `10-10`, expected `9-9` or `12-12`"
    );
    assert_eq!(
        refused(r#"{"colour":"red"}"#),
        "bad-options unknown field `colour`, expected `layout` or `order`"
    );
    for text in [
        r#"{"layout":9}"#,
        r#"{"layout":null}"#,
        "null",
        "[]",
        "\"9-9\"",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
}
