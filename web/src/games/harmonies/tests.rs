//! The table's pure parts against the engine: what is lit is what is legal, and every rule and event
//! has its words in all three languages.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game;
use atoll_engine::games::harmonies::cards::CARD_COUNT;
use atoll_engine::games::harmonies::events::Event;
use atoll_engine::games::harmonies::grid::{Side, column_row};
use atoll_engine::games::harmonies::{Harmonies, Move, Options, Spirits, State};
use atoll_engine::rng::Rng;
use atoll_engine::seat::Seat;

use super::layout::{Arrow, cell_centre, step};
use super::view_model::{Draft, Pick, Scene, change};
use super::{help, names, words};
use crate::kit::i18n::{Lang, Texts};

/// Plays random games and shows every position, with its legal moves.
fn play(games: u64, mut look: impl FnMut(&State, &[Move], &[Event])) {
    for seed in 0..games {
        let options = Options {
            side: if seed % 2 == 0 { Side::A } else { Side::B },
            spirits: if seed % 3 == 0 {
                Spirits::On
            } else {
                Spirits::Off
            },
        };
        let mut events = Vec::new();
        let seats = 1 + (seed % 4) as u8;
        let mut state = Harmonies::setup(&options, seats, seed, &mut events).expect("a set-up");
        let mut rng = Rng::new(seed);
        let mut legal = Vec::new();
        loop {
            Harmonies::legal(&state, &mut legal);
            look(&state, &legal, &events);
            if legal.is_empty() {
                break;
            }
            // Cubes and cards come first half of the time, so that boards fill with them.
            let eager: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|mv| matches!(mv, Move::PlaceCube { .. } | Move::TakeCard { .. }))
                .collect();
            let from = if eager.is_empty() || rng.below(2) == 0 {
                &legal
            } else {
                &eager
            };
            let mv = from[rng.below(from.len() as u32) as usize];
            events.clear();
            Harmonies::apply(&mut state, mv, &mut events);
        }
    }
}

fn scene(state: &State, seat: Seat, pick: Option<Pick>) -> Scene {
    let draft = Draft {
        pick,
        ..Draft::default()
    };
    Scene::new(state, seat, true, draft, CellSet::EMPTY, CellSet::EMPTY)
}

#[test]
fn what_is_lit_is_what_is_legal() {
    let (mut placed, mut cubes) = (0, 0);
    play(24, |state, legal, _| {
        let Some(seat) = Harmonies::turn(state).seat() else {
            return;
        };
        let first = scene(state, seat, None);
        let picks = first
            .hand()
            .into_iter()
            .map(|(colour, _)| Pick::Token(colour));
        let picks = picks.chain(first.open_cards().map(|card| Pick::Card(card.card)));
        let mut offered = Vec::new();
        for pick in picks.chain([Pick::Row(0)]) {
            let scene = scene(state, seat, Some(pick));
            offered.extend(scene.cells.iter().flat_map(|cell| scene.actions(cell)));
        }
        if first.can_end {
            offered.push(Move::EndTurn);
        }
        let row = first.view.row.iter().flatten();
        for &card in row {
            offered.extend(first.can_take_card.then_some(Move::TakeCard { card }));
            offered.extend(first.can_swap.then_some(Move::SwapCard { card }));
        }
        for (space, tokens) in (0..).zip(&first.view.spaces) {
            let open = first.can_take_space && tokens.is_some();
            offered.extend(open.then_some(Move::TakeSpace { space }));
        }
        if first.view.spirit_due {
            let dealt = first.view.dealt.expect("spirits are in play");
            offered.extend(dealt.map(|card| Move::KeepSpirit { card }));
        }
        offered.sort_unstable();
        offered.dedup();
        assert_eq!(offered, legal);
        placed += legal
            .iter()
            .filter(|mv| matches!(mv, Move::Place { .. }))
            .count();
        cubes += legal
            .iter()
            .filter(|mv| matches!(mv, Move::PlaceCube { .. }))
            .count();
    });
    assert!(placed > 1000 && cubes > 20, "{placed} {cubes}");
}

#[test]
fn others_see_a_quiet_table() {
    play(4, |state, _, _| {
        for seat in (0..state.seats()).map(Seat) {
            let quiet = Scene::new(
                state,
                seat,
                false,
                Draft::default(),
                CellSet::EMPTY,
                CellSet::EMPTY,
            );
            assert!(!quiet.can_move && !quiet.can_end && !quiet.can_take_card);
            assert!(
                quiet
                    .cells
                    .iter()
                    .all(|cell| quiet.actions(cell).is_empty())
            );
            assert!(quiet.cells.iter().all(|cell| quiet.attempt(cell).is_none()));
        }
    });
}

#[test]
fn a_pressed_hex_is_a_legal_move_or_a_refusal_with_a_reason() {
    let t = Texts::of(Lang::En);
    play(3, |state, _, _| {
        let Some(seat) = Harmonies::turn(state).seat() else {
            return;
        };
        let scene = scene(state, seat, None);
        for cell in &scene.cells {
            let actions = scene.actions(cell);
            assert!(
                actions
                    .iter()
                    .all(|&mv| Harmonies::check(state, mv).is_ok())
            );
            if let (true, Some(mv)) = (actions.is_empty(), scene.attempt(cell)) {
                let refused = Harmonies::check(state, mv).expect_err("nothing is possible there");
                assert!(help::rule_help(t, refused.rule).is_some());
            }
        }
    });
}

#[test]
fn the_change_is_what_the_points_become() {
    play(3, |state, legal, _| {
        let Some(seat) = Harmonies::turn(state).seat() else {
            return;
        };
        for &mv in legal
            .iter()
            .filter(|mv| matches!(mv, Move::Place { .. } | Move::PlaceCube { .. }))
        {
            let mut after = state.clone();
            Harmonies::apply(&mut after, mv, &mut ());
            let points =
                Harmonies::score(&after, seat).total() - Harmonies::score(state, seat).total();
            assert_eq!(change(state, seat, mv).points, points);
        }
    });
}

#[test]
fn a_near_match_becomes_a_match_when_its_token_comes() {
    let mut seen = 0;
    play(6, |state, _, _| {
        let Some(seat) = Harmonies::turn(state).seat() else {
            return;
        };
        let cards: Vec<u8> = scene(state, seat, None)
            .open_cards()
            .map(|card| card.card)
            .collect();
        for card in cards {
            let draft = Draft {
                card: Some(card),
                ..Draft::default()
            };
            let shown = Scene::new(state, seat, true, draft, CellSet::EMPTY, CellSet::EMPTY);
            assert_eq!(
                shown.spots(card) > 0,
                shown.cells.iter().any(|cell| cell.home)
            );
            for missing in shown.cells.iter().filter_map(|cell| {
                let missing = cell.missing.filter(|missing| missing.tokens == 1)?;
                Some((cell.stack.with(missing.next)?, missing.need))
            }) {
                assert_eq!(missing.0.landscape(), missing.1);
                seen += 1;
            }
        }
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn every_rule_has_its_help_in_every_language() {
    for t in Lang::ALL.map(Texts::of) {
        for key in Harmonies::RULE_KEYS.iter().chain(&["game-over", "not-now"]) {
            let help = help::rule_help(t, key).expect(key);
            assert!(!help.title.is_empty() && help.text.ends_with('.'), "{key}");
        }
        assert_eq!(help::rule_help(t, "no-such-rule"), None);
    }
}

#[test]
fn every_event_is_told_but_the_few_that_go_without_saying() {
    let table: Vec<String> = ["Ada", "Ben", "Cem", "Dot"].map(String::from).to_vec();
    let mut told = 0;
    play(6, |_, _, events| {
        for (event, t) in events
            .iter()
            .flat_map(|event| Lang::ALL.map(|l| (event, Texts::of(l))))
        {
            let quiet = matches!(
                event,
                Event::SpaceFilled { .. } | Event::SpaceDiscarded { .. } | Event::TurnEnded { .. }
            );
            let said = words::describe_event(t, &table, event);
            assert_eq!(said.is_none(), quiet, "{event:?}");
            assert!(said.is_none_or(|said| said.ends_with('.') && !said.contains("  ")));
            told += 1;
        }
    });
    assert!(told > 500);
}

#[test]
fn all_cards_have_names_of_their_own() {
    for t in Lang::ALL.map(Texts::of) {
        let mut all: Vec<&str> = (1..=CARD_COUNT).map(|id| names::card_name(t, id)).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), usize::from(CARD_COUNT));
        assert!((1..=CARD_COUNT).all(|id| names::card_words(t, id).ends_with('.')));
    }
}

#[test]
fn ending_with_a_cube_in_reach_is_asked_about() {
    let t = Texts::of(Lang::De);
    let mut asked = 0;
    play(8, |state, legal, _| {
        let cube = legal.iter().any(|mv| matches!(mv, Move::PlaceCube { .. }));
        for &mv in legal {
            let ends = matches!(mv, Move::EndTurn | Move::SwapCard { .. });
            assert_eq!(words::warning(t, state, mv).is_some(), ends && cube);
            asked += u32::from(ends && cube);
        }
    });
    assert!(asked > 0);
}

#[test]
fn arrows_reach_every_hex_and_stay_on_the_board() {
    for side in [Side::A, Side::B] {
        let first = side.cells().next().expect("a cell");
        let mut found = CellSet::of(first);
        let mut open = vec![first];
        while let Some(cell) = open.pop() {
            for arrow in [Arrow::Up, Arrow::Down, Arrow::Left, Arrow::Right] {
                let next = step(side, cell, arrow);
                assert!(side.has(next));
                if !found.contains(next) {
                    found.insert(next);
                    open.push(next);
                }
            }
        }
        assert_eq!(found, side.cells().collect());
        let (a1, b1) = (cell_centre(side, first), step(side, first, Arrow::Right));
        assert_eq!(column_row(b1), Some((1, 0)));
        assert!(cell_centre(side, b1).1 > a1.1, "odd columns lie lower");
    }
}
