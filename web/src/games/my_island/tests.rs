//! The table's pure parts against the engine over whole games: what is lit is what is legal, the ghost
//! brings what it says, the keys reach every field, and secrets stay secret.

use std::rc::Rc;

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::my_island::board::{FIELDS, HEXES};
use atoll_engine::games::my_island::{
    Episode, Event, Move, MyIsland, Options, Reveal, State, TURNS, Tile,
};
use atoll_engine::rng::Rng;
use atoll_engine::seat::Seat;

use super::help;
use super::layout::{WHOLE, Way, cell_centre, closer, nearest, on_drawing, step};
use super::view_model::{Choices, Draft, Scene, ghost, hexes};
use crate::kit::i18n::{Lang, Texts};

/// Plays random games and shows every position, with its legal moves and what happened before it.
pub(super) fn play(games: u64, mut look: impl FnMut(&State, &[Move], &[Event])) {
    for seed in 0..games {
        let options = Options {
            episode: Episode::numbered(seed as usize % 2).unwrap_or_default(),
            reveal: if seed % 3 == 0 {
                Reveal::AtOnce
            } else {
                Reveal::Together
            },
        };
        let seats = 1 + (seed % 4) as u8;
        let mut events = Vec::new();
        let mut state = MyIsland::setup(&options, seats, seed, &mut events).expect("a set-up");
        let mut rng = Rng::new(seed);
        let mut legal = Vec::new();
        loop {
            MyIsland::legal(&state, &mut legal);
            look(&state, &legal, &events);
            if legal.is_empty() {
                break;
            }
            // Ending is rare, so that islands fill.
            let mut mv = legal[rng.index(legal.len())];
            if mv == Move::End && rng.below(8) > 0 {
                mv = legal[0];
            }
            events.clear();
            MyIsland::apply(&mut state, mv, &mut events);
        }
    }
}

pub(super) fn choices(state: &State) -> Option<Rc<Choices>> {
    let seat = MyIsland::turn(state).seat()?;
    Some(Rc::new(Choices::new(state, seat, true)))
}

pub(super) fn scene(choices: &Rc<Choices>, rot: Option<u8>, at: Option<(i32, i32)>) -> Scene {
    Scene::new(choices, rot, at, CellSet::EMPTY, CellSet::EMPTY)
}

#[test]
fn what_is_lit_is_what_is_legal() {
    let mut lit = 0;
    play(8, |state, legal, _| {
        let Some(choices) = choices(state) else {
            return;
        };
        let mut offered: Vec<Move> = choices
            .places
            .iter()
            .map(super::view_model::Place::mv)
            .collect();
        offered.extend(choices.can_pass.then_some(Move::Pass));
        offered.push(Move::End);
        assert_eq!(offered, legal);
        for rot in 0..TURNS {
            let scene = scene(&choices, Some(rot), None);
            let covers = |cell: u8, turned: bool| {
                let mut places = choices
                    .places
                    .iter()
                    .filter(|place| (place.rot == rot) == turned);
                places.any(|place| place.cells.contains(&cell))
            };
            for cell in &scene.cells {
                assert_eq!(cell.fits, covers(cell.cell, true));
                assert_eq!(cell.faint, !cell.fits && covers(cell.cell, false));
                lit += u32::from(cell.fits);
            }
        }
    });
    assert!(lit > 1000, "{lit}");
}

#[test]
fn the_ghost_brings_what_it_says() {
    let mut at_once = 0;
    play(8, |state, _, _| {
        let Some(choices) = choices(state) else {
            return;
        };
        let seat = choices.view.seat;
        for place in choices.places.iter().step_by(7) {
            let mut after = state.clone();
            MyIsland::apply(&mut after, place.mv(), &mut ());
            let marker = |state: &State| i32::from(state.island(seat).marker().points());
            // The last decision of a game also counts the end.
            if MyIsland::outcome(&after).is_none() {
                assert_eq!(marker(&after) - marker(state), place.at_once);
            }
            let open = |state: &State| {
                let lines = MyIsland::score(state, seat).lines;
                let beach = lines.iter().filter(|line| line.category == "open-beach");
                beach.map(|line| line.points).sum::<i32>()
            };
            assert_eq!(open(&after) - open(state) + place.at_once, place.sure);
            at_once += i32::from(place.at_once > 0);
        }
    });
    assert!(at_once > 20, "{at_once}");
}

#[test]
fn the_ghost_snaps_to_a_legal_place_or_is_refused_with_a_reason() {
    let t = Texts::of(Lang::En);
    let (mut snapped, mut refused) = (0, 0);
    play(6, |state, legal, _| {
        let Some(choices) = choices(state) else {
            return;
        };
        for cell in (0..FIELDS as u8).step_by(3) {
            let rot = cell % TURNS;
            let ghost = ghost(&choices, rot, cell_centre(cell));
            match &ghost.place {
                Some(place) => {
                    assert!(legal.contains(&place.mv()) && place.mv() == ghost.mv());
                    snapped += 1;
                }
                None => {
                    if let Err(why) = MyIsland::check(state, ghost.mv()) {
                        assert!(help::rule_help(t, why.rule).is_some());
                        refused += 1;
                    }
                }
            }
        }
    });
    assert!(snapped > 500 && refused > 500, "{snapped} {refused}");
}

#[test]
fn every_place_can_be_reached_by_pointing_and_by_stepping() {
    play(4, |state, _, _| {
        let Some(choices) = choices(state) else {
            return;
        };
        for rot in 0..TURNS {
            let places: Vec<_> = choices.turned(rot).collect();
            let mut from = None;
            for place in &places {
                let next = choices.stepped(rot, from, false).expect("a place");
                assert_eq!(next.cell, place.cell);
                from = Some(next.cell);
                let back = choices.stepped(rot, from, true).expect("a place");
                assert_eq!(
                    choices.stepped(rot, Some(back.cell), false).map(|p| p.cell),
                    from
                );
                // Pointing at its middle finds it and no other.
                let aimed = scene(
                    &choices,
                    Some(rot),
                    Some(middle(&choices, place.rot, place.cell)),
                );
                assert_eq!(aimed.place().map(|found| found.cell), Some(place.cell));
                assert!(
                    aimed
                        .ghost
                        .is_some_and(|ghost| ghost.covers(cell_centre(place.cells[0])))
                );
            }
        }
    });
}

fn middle(choices: &Choices, rot: u8, cell: u8) -> (i32, i32) {
    super::view_model::Ghost {
        rot,
        cell,
        place: None,
    }
    .middle(choices.view.tile)
}

#[test]
fn others_see_a_quiet_table_and_no_secret() {
    play(6, |state, _, _| {
        for seat in (0..state.seats()).map(Seat) {
            let quiet = Rc::new(Choices::new(state, seat, false));
            assert!(!quiet.can_move && !quiet.can_pass && quiet.places.is_empty());
            let scene = scene(&quiet, None, Some((0, 0)));
            assert!(scene.ghost.is_none());
            assert!(scene.cells.iter().all(|cell| !cell.fits && !cell.faint));
            assert_eq!(quiet.view, MyIsland::view(state, seat));
        }
    });
}

#[test]
fn a_draft_is_forgotten_with_its_decision() {
    let draft = Draft {
        turns: 3,
        rot: Some(2),
        aim: Some((1, 1)),
    };
    assert_eq!(draft.at(3), draft);
    let fresh = draft.at(4);
    assert_eq!((fresh.turns, fresh.rot, fresh.aim), (4, None, None));
}

#[test]
fn drawn_tiles_lie_where_the_engine_says() {
    for tile in Tile::all() {
        for rot in 0..TURNS {
            for cell in 0..FIELDS as u8 {
                let drawn: Vec<_> = hexes(tile, rot, HEXES[usize::from(cell)]).collect();
                assert_eq!(drawn.len(), tile.symbols().len());
                if let Some(cells) = atoll_engine::games::my_island::footprint(tile, rot, cell) {
                    let hexes: Vec<_> =
                        cells.iter().map(|&cell| HEXES[usize::from(cell)]).collect();
                    let places: Vec<_> = drawn.iter().map(|&(hex, _)| hex).collect();
                    assert_eq!(places, hexes);
                }
            }
        }
    }
}

#[test]
fn keys_reach_every_field_and_six_ways_lead_back() {
    const WAYS: [Way; 6] = [
        Way::East,
        Way::West,
        Way::NorthEast,
        Way::SouthWest,
        Way::NorthWest,
        Way::SouthEast,
    ];
    let arrows = [Way::East, Way::West, Way::Up, Way::Down];
    let mut found = CellSet::of(0);
    let mut open = vec![0];
    while let Some(cell) = open.pop() {
        for way in arrows {
            let next = step(cell, way);
            if !found.contains(next) {
                found.insert(next);
                open.push(next);
            }
        }
    }
    assert_eq!(found.len() as usize, FIELDS);
    for cell in 0..FIELDS as u8 {
        for pair in WAYS.chunks(2) {
            let there = step(cell, pair[0]);
            let (from, to) = (cell_centre(cell), cell_centre(there));
            let is_neighbour = (from.0 - to.0).abs() + (from.1 - to.1).abs() <= 82;
            if there != cell && is_neighbour {
                assert_eq!(step(there, pair[1]), cell, "{cell} {pair:?}");
            }
        }
    }
    assert_eq!(Way::of_key("q", "KeyQ"), Some(Way::NorthWest));
    assert_eq!(Way::of_key("y", "KeyZ"), Some(Way::SouthWest));
    assert_eq!(Way::of_key("x", "KeyX"), None);
}

#[test]
fn a_point_of_the_screen_is_found_on_the_drawing() {
    // A box of twice the height: the drawing lies in the middle of it.
    let (wide, high) = (f64::from(WHOLE.2), f64::from(WHOLE.3));
    let bounds = [100.0, 50.0, wide, 2.0 * high];
    for cell in 0..FIELDS as u8 {
        let (x, y) = cell_centre(cell);
        let screen = (
            100.0 + f64::from(x - WHOLE.0) + 9.0,
            50.0 + high / 2.0 + f64::from(y - WHOLE.1) - 9.0,
        );
        assert_eq!(nearest(on_drawing(WHOLE, bounds, screen)), cell);
    }
    let (left, top, width, height) = closer((-2000, 2000));
    assert!(
        left >= WHOLE.0 && top + height <= WHOLE.1 + WHOLE.3 && width < WHOLE.2 && top > WHOLE.1
    );
}

#[test]
fn the_own_score_tells_nothing_of_what_others_lay_in_secret() {
    let mut compared = 0;
    play(8, |state, _, _| {
        let Some(seat) = MyIsland::turn(state).seat() else {
            return;
        };
        let view = MyIsland::view(state, seat);
        // Any state with the same view gives the same sheet.
        let other = MyIsland::resample(&view, &mut Rng::new(7));
        let again = MyIsland::view(&other, seat);
        assert_eq!(view.score(seat), again.score(seat));
        let mut legal = Vec::new();
        MyIsland::legal(state, &mut legal);
        for &mv in legal.iter().step_by(11) {
            let then = view.score_after(mv);
            assert_eq!(then, again.score_after(mv));
            assert_eq!(
                then.total() - view.score(seat).total(),
                view.preview(mv).total
            );
            compared += 1;
        }
    });
    assert!(compared > 200, "{compared}");
}
