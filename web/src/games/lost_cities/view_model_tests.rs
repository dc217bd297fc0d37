//! The view model held against the engine over whole games, and its judgements one by one.

use atoll_engine::event::GameEvent as _;
use atoll_engine::game::Game as _;
use atoll_engine::games::lost_cities::{BRIDGE_POINTS, Event, LostCities, Options, Order};
use atoll_engine::rng::Rng;
use atoll_engine::seat::{SeatInfo, SeatKind};
use atoll_engine::session::Session;

use super::super::outlook::{Regret, regret};
use super::*;

fn session(seats: u8, options: Options, seed: u64) -> Session<LostCities> {
    let seats = (0..seats).map(|i| SeatInfo::new(i.to_string(), SeatKind::Human));
    Session::new(options, seats.collect(), seed).unwrap()
}

/// Plays random games and shows every position to the check, with the move that follows.
fn play(check: impl Fn(&Session<LostCities>, &Scene, Move)) {
    for seed in 0..12u64 {
        let options = Options {
            layout: [Layout::Nine, Layout::Twelve][seed as usize % 2],
            order: [Order::Clockwise, Order::Together][seed as usize / 2 % 2],
        };
        let mut session = session(1 + seed as u8 % 5, options, seed);
        let mut rng = Rng::new(seed);
        while let Some(seat) = session.turn().seat() {
            let view = LostCities::view(session.state(), seat);
            let scene = Scene::new(view, true, Draft::default());
            let legal = session.legal();
            let mv = legal[rng.index(legal.len())];
            check(&session, &scene, mv);
            session.apply(mv).unwrap();
        }
    }
}

fn lit(scene: &Scene) -> Vec<Move> {
    let mut moves: Vec<Move> = scene.targets.iter().flat_map(|t| t.moves.clone()).collect();
    moves.sort_unstable();
    moves
}

#[test]
fn the_lit_boxes_are_exactly_the_legal_moves_with_every_draft() {
    play(|session, scene, _| {
        let mut legal = session.legal();
        legal.retain(|mv| !matches!(mv, Move::Refuse | Move::Skip));
        assert_eq!(lit(scene), legal);
        if scene.view.accelerating {
            return;
        }
        let dice = &scene.view.dice;
        for die in 0..DICE {
            let draft = Draft {
                colour: Some(die as u8),
                number: None,
            };
            let red = Scene::new(scene.view.clone(), true, draft);
            let mut expected = legal.clone();
            expected.retain(|mv| {
                let Move::Write { colour, .. } = mv else {
                    return false;
                };
                colour.index() == usize::from(dice.colours[die]) && !scene.taken(Kind::Colour, die)
            });
            assert_eq!(lit(&red), expected);
            assert_eq!(scene.die(Kind::Colour, die).fits, !expected.is_empty());
            for number in 0..DICE {
                let draft = Draft {
                    number: Some(number as u8),
                    ..draft
                };
                let both = Scene::new(scene.view.clone(), true, draft);
                let pair = both.pair().unwrap();
                let gone = both.taken(Kind::Colour, die) || both.taken(Kind::Number, number);
                if !gone {
                    assert_eq!(lit(&both) == [pair], session.check(pair).is_ok());
                    assert_eq!(
                        red.pair_with(Kind::Number, number as u8),
                        session.check(pair).ok().map(|()| pair)
                    );
                }
            }
        }
    });
}

#[test]
fn an_outlook_tells_what_the_move_then_does() {
    play(|session, scene, mv| {
        let seat = session.turn().seat().unwrap();
        let mut after = session.clone();
        let events = after.apply(mv).unwrap();
        // At the end of a round secrets are told again, to those who did not see them.
        let arrow = events.iter().any(|event| {
            matches!(event, Event::ArrowReached { seat: whose, .. } if *whose == seat)
                && event.audience().includes(seat)
        });
        let change =
            LostCities::total(after.state(), seat) - LostCities::total(session.state(), seat);
        let Some(outlook) = scene.outlook(mv) else {
            if mv == Move::Refuse {
                let refusal = scene.refusal();
                let bridge = i32::from(refusal.bridge == Some(true)) * BRIDGE_POINTS;
                assert_eq!(refusal.after - refusal.before + bridge, change);
            }
            return;
        };
        assert_eq!(outlook.points(), change);
        assert_eq!(outlook.arrow, arrow);
        assert_eq!(
            after
                .state()
                .sheet(seat)
                .column_value(outlook.colour.column()),
            outlook.after
        );
        let target = scene.target_at(reach_cell(outlook.colour, outlook.reach));
        assert!(target.is_some_and(|target| target.moves.contains(&mv)));
    });
}

#[test]
fn people_are_asked_before_the_first_and_ninth_refusal_and_before_an_x() {
    play(|session, scene, mv| {
        let sheet = scene.sheet();
        let refusals = sheet.refusals();
        let expected = match session.clone().apply(mv).unwrap()[..] {
            [Event::Refused { count: 1, .. }, ..] => Some(Regret::FirstRefusal),
            [Event::Refused { count: 9, .. }, ..] => Some(Regret::NinthRefusal),
            [Event::DoubleMarked { .. }, ..] | [_, Event::DoubleMarked { .. }, ..] => {
                Some(Regret::Double)
            }
            _ => None,
        };
        assert_eq!(regret(sheet, mv), expected, "{mv:?} after {refusals}");
    });
}

#[test]
fn bridges_are_open_paid_or_closed_and_show_who_waits() {
    play(|_, scene, _| {
        for column in Column::ALL {
            let paid = scene.sheet().bridges().contains(column);
            assert_eq!(scene.bridge(column) == Bridge::Paid, paid);
            assert_eq!(paid, scene.crossers(column).contains(&scene.seat));
            let waits = scene.sheet().filled(column) == 6 && !scene.view.closed.contains(column);
            assert_eq!(waits, scene.waiting(column).contains(&scene.seat));
        }
    });
}

#[test]
fn dice_are_picked_in_either_order_and_laid_back() {
    let draft = Draft::default().toggled(Kind::Number, 2);
    assert_eq!(draft.number, Some(2));
    let draft = draft.toggled(Kind::Colour, 0).toggled(Kind::Number, 1);
    assert_eq!((draft.colour, draft.number), (Some(0), Some(1)));
    assert_eq!(draft.toggled(Kind::Colour, 0).colour, None);
}

#[test]
fn a_tap_plays_only_when_a_die_was_picked() {
    play(|session, scene, _| {
        for target in &scene.targets {
            match scene.tap(target) {
                Tap::Play(mv) => assert!(scene.view.accelerating && session.check(mv).is_ok()),
                Tap::Pick(draft) => {
                    let picked = Scene::new(scene.view.clone(), true, draft);
                    let again = picked.target_at(target.cell()).unwrap();
                    let played =
                        matches!(picked.tap(again), Tap::Play(mv) if session.check(mv).is_ok());
                    assert_eq!(played, target.moves.len() == 1);
                }
            }
        }
    });
}

#[test]
fn someone_elses_table_offers_nothing() {
    play(|_, scene, _| {
        let idle = Scene::new(scene.view.clone(), false, Draft::default());
        assert!(idle.targets.is_empty() && idle.pair().is_none());
    });
}
