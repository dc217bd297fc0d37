//! The table's pure parts against the engine: what is lit is what is legal, what is promised is what
//! happens, and everything has its words in all three languages.

use std::collections::BTreeSet;

use atoll_engine::cells::CellSet;
use atoll_engine::game::{Game, GameOptions as _};
use atoll_engine::games::skylands::grid::SQUARES;
use atoll_engine::games::skylands::parts::{Face, Terrain};
use atoll_engine::games::skylands::score::CATEGORIES;
use atoll_engine::games::skylands::specials::Special;
use atoll_engine::games::skylands::{
    Action, Display, Event, Move, Options, Phase, Skylands, Start, State,
};
use atoll_engine::rng::Rng;
use atoll_engine::seat::{Seat, SeatInfo, SeatKind};
use atoll_engine::session::Session;
use atoll_engine::square::Side;

use super::SkylandsUi;
use super::choices::{change, choice};
use super::coast::{outline, parts, step};
use super::view_model::{Draft, Scene};
use super::{help, names, told, words};
use crate::games::GameUi as _;
use crate::kit::i18n::{Lang, Texts};

fn options(seed: u64) -> Options {
    Options {
        start: if seed.is_multiple_of(3) {
            Start::Tactical
        } else {
            Start::Printed
        },
        display: if seed % 4 == 1 {
            Display::FirstGame
        } else {
            Display::Drawn
        },
    }
}

/// Plays random games and shows every position, with its legal moves and what led there. Buying,
/// settling and converting come first most of the time, so that all of it is seen.
fn play(games: u64, mut look: impl FnMut(&State, &[Move], &[Event])) {
    for seed in 0..games {
        let mut events = Vec::new();
        let seats = 1 + (seed % 4) as u8;
        let mut state =
            Skylands::setup(&options(seed), seats, seed, &mut events).expect("a set-up");
        let mut rng = Rng::new(seed);
        let mut legal = Vec::new();
        loop {
            Skylands::legal(&state, &mut legal);
            look(&state, &legal, &events);
            if legal.is_empty() {
                break;
            }
            let best = |mv: &Move| match *mv {
                Move::Pass => -100,
                Move::Place { .. } => change(&state, state.actor(), *mv) * 2,
                Move::Buy(_) => 4,
                _ => 0,
            };
            let eager = legal.iter().copied().max_by_key(best);
            let mv = match eager {
                Some(mv) if rng.below(3) > 0 && !matches!(mv, Move::Act(_)) => mv,
                _ => legal[rng.index(legal.len())],
            };
            events.clear();
            Skylands::apply(&mut state, mv, &mut events);
        }
    }
}

fn scene(state: &State, seat: Seat, draft: Draft) -> Scene {
    Scene::new(state, seat, true, draft, CellSet::EMPTY, CellSet::EMPTY)
}

/// Everything that a person could do at the table, whatever they pick and however they turn it.
fn offered(state: &State, seat: Seat) -> Vec<Move> {
    let first = scene(state, seat, Draft::default());
    let mut moves: Vec<Move> = first.choices.iter().map(|choice| choice.mv).collect();
    moves.extend(
        first
            .boards
            .iter()
            .filter(|b| b.open)
            .map(|b| Move::Act(b.action)),
    );
    moves.extend(
        first
            .shown
            .iter()
            .filter(|s| s.open)
            .map(|s| Move::Buy(s.special)),
    );
    moves.extend(first.can_pass.then_some(Move::Pass));
    for piece in 0..first.pieces.len() {
        for turn in 0..4 {
            let draft = Draft {
                piece,
                turn,
                ..Draft::default()
            };
            let scene = scene(state, seat, draft);
            let lit = scene.squares.iter().filter(|square| square.now);
            moves.extend(lit.filter_map(|square| scene.lays(square.square)));
        }
    }
    moves.sort_unstable();
    moves.dedup();
    moves
}

#[test]
fn what_is_lit_is_what_is_legal() {
    let mut kinds = [0_usize; 9];
    play(16, |state, legal, _| {
        let Some(seat) = Skylands::turn(state).seat() else {
            return;
        };
        assert_eq!(offered(state, seat), legal, "{}", Skylands::ascii(state));
        for mv in legal {
            kinds[match mv {
                Move::Act(_) => 0,
                Move::Place { .. } => 1,
                Move::Fill { .. } => 2,
                Move::Buy(_) => 3,
                Move::Trade { .. } => 4,
                Move::Pay { .. } => 5,
                Move::Convert { .. } => 6,
                Move::Lodge { .. } => 7,
                Move::Pass => 8,
            }] += 1;
        }
    });
    let rare = [4, 7];
    let seen = kinds.iter().enumerate();
    assert!(
        seen.clone()
            .all(|(kind, &n)| n > 10 || rare.contains(&kind)),
        "{kinds:?}"
    );
}

/// A square lit faintly lays the piece turned, and a ghost is a legal move.
#[test]
fn every_ghost_is_legal_and_every_square_that_fits_has_one() {
    let mut turned = 0;
    play(6, |state, legal, _| {
        let Some(seat) = Skylands::turn(state).seat() else {
            return;
        };
        let count = scene(state, seat, Draft::default()).pieces.len();
        for piece in 0..count {
            let shown = scene(
                state,
                seat,
                Draft {
                    piece,
                    turn: 1,
                    ..Draft::default()
                },
            );
            let held = &shown.pieces[shown.piece];
            let ghosts = shown.squares.iter().filter(|square| square.ghost.is_some());
            assert_eq!(ghosts.count() as u32, held.spots);
            for square in &shown.squares {
                if let Some(mv) = shown.lays(square.square) {
                    assert!(legal.contains(&mv));
                    turned += usize::from(!square.now);
                    let next = shown.turn_from(1, Some(square.square), false);
                    let face = held.faces[next % held.faces.len()];
                    assert!(legal.contains(&Move::Place {
                        face,
                        square: square.square
                    }));
                } else if let Some(mv) = shown.attempt(square.square) {
                    let refused = Skylands::check(state, mv).expect_err("it does not fit");
                    assert!(help::rule_help(Texts::of(Lang::En), refused.rule).is_some());
                }
            }
        }
    });
    assert!(turned > 100, "{turned}");
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
            assert!(!quiet.can_move && !quiet.can_pass && quiet.choices.is_empty());
            assert!(quiet.boards.iter().all(|board| !board.open));
            assert!(quiet.shown.iter().all(|shown| !shown.open));
            assert!((0..SQUARES).all(|s| quiet.lays(s).is_none() && quiet.attempt(s).is_none()));
        }
    });
}

/// What a choice promises is what comes: so many inhabitants, and for energy so many points.
#[test]
fn what_is_promised_is_what_happens() {
    let (mut settled, mut energy) = (0, 0);
    play(12, |state, legal, _| {
        for &mv in legal {
            let Some(promised) = choice(state, mv) else {
                continue;
            };
            assert!(!promised.cells().is_empty(), "{mv:?} is about nowhere");
            let seat = state.actor();
            let mut after = state.clone();
            let mut events: Vec<Event> = Vec::new();
            Skylands::apply(&mut after, mv, &mut events);
            match mv {
                Move::Fill { .. } => {
                    let before = state.sheet(seat).inhabitants();
                    assert_eq!(after.sheet(seat).inhabitants() - before, promised.count);
                    settled += 1;
                }
                Move::Convert { .. } => {
                    while after.actor() == seat && after.phase() == Phase::Pay {
                        let mut moves = Vec::new();
                        Skylands::legal(&after, &mut moves);
                        Skylands::apply(&mut after, moves[0], &mut ());
                    }
                    if after.actor() == seat && after.phase() == Phase::Convert {
                        Skylands::apply(&mut after, Move::Pass, &mut ());
                    }
                    let points = |state: &State| {
                        let (tokens, noted) = state.sheet(seat).tokens();
                        i32::from(tokens) + i32::from(noted)
                    };
                    // After the turn the next one may bring points of its own.
                    if after.turns() == state.turns() {
                        assert_eq!(points(&after) - points(state), promised.points);
                        energy += 1;
                    }
                }
                _ => {}
            }
        }
    });
    assert!(settled > 50 && energy > 5, "{settled} {energy}");
}

#[test]
fn every_rule_category_variant_and_name_has_words_in_every_language() {
    for t in Lang::ALL.map(Texts::of) {
        for key in Skylands::RULE_KEYS.iter().chain(&["game-over", "not-now"]) {
            let help = help::rule_help(t, key).expect(key);
            assert!(!help.title.is_empty() && help.text.ends_with('.'), "{key}");
        }
        assert_eq!(help::rule_help(t, "no-such-rule"), None);
        let named: BTreeSet<String> = Special::all().map(|one| names::special(t, one)).collect();
        assert_eq!(named.len(), Special::all().count());
        assert!(Special::all().all(|one| names::special_words(t, one).ends_with('.')));
        let labels: BTreeSet<String> = CATEGORIES
            .iter()
            .map(|c| names::category(t, c, 3))
            .collect();
        assert_eq!(labels.len(), CATEGORIES.len());
        let actions: BTreeSet<String> = Action::ALL.map(|one| names::action(t, one)).into();
        assert_eq!(actions.len(), 4);
        for variant in Skylands::VARIANTS {
            assert!(!SkylandsUi.variant(t, variant.key).is_empty());
            let values = variant.values.iter();
            let values: BTreeSet<&str> = values
                .map(|v| SkylandsUi.variant_value(t, variant.key, v))
                .collect();
            assert_eq!(values.len(), variant.values.len());
        }
        let faces: BTreeSet<String> = Face::all().map(|face| names::face(t, face)).collect();
        assert_eq!(faces.len(), Face::all().count(), "two faces sound alike");
    }
}

#[test]
fn every_event_and_move_is_told_but_the_few_that_go_without_saying() {
    let table: Vec<String> = ["Ada", "Ben", "Cem", "Dot"].map(String::from).to_vec();
    let mut told_kinds = BTreeSet::new();
    play(8, |state, legal, events| {
        for t in Lang::ALL.map(Texts::of) {
            for event in events {
                let quiet = matches!(event, Event::SpecialShown { .. } | Event::TurnEnded { .. });
                let said = told::describe_event(t, &table, event);
                assert_eq!(said.is_none(), quiet, "{event:?}");
                assert!(said.is_none_or(|said| said.ends_with('.') && !said.contains("  ")));
                told_kinds.insert(format!("{event:?}").split(' ').next().map(str::to_owned));
            }
            let lines: BTreeSet<String> = legal
                .iter()
                .map(|&mv| words::describe_move(t, state, mv))
                .collect();
            assert_eq!(lines.len(), legal.len(), "two moves sound alike: {lines:?}");
        }
    });
    assert!(told_kinds.len() > 15, "{told_kinds:?}");
}

#[test]
fn every_decision_is_asked_for_in_words_of_its_own() {
    let mut asked = BTreeSet::new();
    for seed in 0..6 {
        let seats = vec![SeatInfo::new("Ada", SeatKind::Human); 2];
        let json = options(seed).to_json();
        let chosen = Options::from_json(&json).expect("our own options");
        let mut session = Session::<Skylands>::new(chosen, seats, seed).expect("a set-up");
        let mut rng = Rng::new(seed);
        while session.turn().seat().is_some() {
            let phase = session.state().phase();
            asked.insert((words::prompt(Texts::of(Lang::En), &session, "Ada"), phase));
            let legal = session.legal();
            session
                .apply(legal[rng.index(legal.len())])
                .expect("it was listed");
        }
    }
    let sentences: BTreeSet<&String> = asked.iter().map(|(words, _)| words).collect();
    assert_eq!(
        sentences.len(),
        asked.len(),
        "two decisions sound alike: {asked:?}"
    );
}

#[test]
fn passing_is_asked_about_only_where_something_would_bring_points() {
    let t = Texts::of(Lang::De);
    let (mut asked, mut silent) = (0, 0);
    play(8, |state, legal, _| {
        for &mv in legal {
            let warned = words::warning(t, state, mv);
            assert!(warned.is_none() || mv == Move::Pass);
            if mv == Move::Pass {
                *(if warned.is_some() {
                    &mut asked
                } else {
                    &mut silent
                }) += 1;
            }
        }
    });
    assert!(asked > 20 && silent > 20, "{asked} {silent}");
}

#[test]
fn arrows_reach_every_square_and_stay_on_the_board() {
    let mut found = CellSet::of(0);
    let mut open = vec![0];
    while let Some(square) = open.pop() {
        for side in Side::ALL {
            let next = step(square, side);
            assert!(next < SQUARES);
            if !found.contains(next) {
                found.insert(next);
                open.push(next);
            }
        }
    }
    assert_eq!(found, (0..SQUARES).collect());
}

/// Every side of land is crossed by the outline at the same two points, so that coasts join.
#[test]
fn coasts_meet_at_the_same_points_of_a_side() {
    for face in Face::all() {
        let all = parts(face);
        let sides: usize = all
            .iter()
            .map(|part| part.sides.iter().filter(|&&s| s).count())
            .sum();
        assert_eq!(sides, face.sides().iter().flatten().count());
        for &part in &all {
            let mut path = String::new();
            outline(&mut path, part, all.len() > 1, (0, 0));
            let crossings = [
                ("24 -1", "76 -1"),
                ("101 24", "101 76"),
                ("76 101", "24 101"),
                ("-1 76", "-1 24"),
            ];
            for (side, (first, second)) in crossings.into_iter().enumerate() {
                let crosses = path.contains(first) && path.contains(second);
                assert_eq!(crosses, part.sides[side], "{face:?} {path}");
            }
            assert!(Terrain::ALL.contains(&part.terrain));
        }
    }
}
