//! Whole random games in every set-up: the two scorers, the two judges of legality, the bound on
//! decisions, and the tokens and cards that must never get lost.

use super::super::cards::CARD_COUNT;
use super::super::grid::Side;
use super::super::parts::{Colour, SUPPLY, TOKENS_PER_SPACE};
use super::super::state::{MOST_SPACES, Options, Spirits, State};
use super::super::{Harmonies, Move};
use crate::game::{Game, Turn};
use crate::rng::Rng;

const GAMES: u64 = 200;

/// Plays many random games and shows every state with its legal moves and its number.
fn every_state(
    seats: u8,
    side: Side,
    spirits: Spirits,
    mut look: impl FnMut(&State, &[Move], u32),
) {
    let options = Options { side, spirits };
    let mut legal = Vec::new();
    for seed in 0..GAMES {
        let mut rng = Rng::new(seed ^ 0xA5A5);
        let mut state = Harmonies::setup(&options, seats, seed, &mut ()).unwrap();
        let mut ply = 0;
        loop {
            Harmonies::legal(&state, &mut legal);
            look(&state, &legal, ply);
            if legal.is_empty() {
                break;
            }
            // Cubes first, half of the time: otherwise random games see few of them.
            let mut cubes = legal
                .iter()
                .filter(|mv| matches!(mv, Move::PlaceCube { .. }));
            let eager = rng.below(2) == 0;
            let pick = cubes.next_back().copied().filter(|_| eager);
            let mv = pick.unwrap_or_else(|| legal[rng.index(legal.len())]);
            Harmonies::apply(&mut state, mv, &mut ());
            ply += 1;
        }
    }
}

fn every_setup(mut look: impl FnMut(&State, &[Move], u32)) {
    for seats in 1..=4 {
        for side in [Side::A, Side::B] {
            for spirits in [Spirits::Off, Spirits::On] {
                every_state(seats, side, spirits, &mut look);
            }
        }
    }
}

#[test]
fn every_space_is_filled_when_a_turn_begins() {
    every_setup(|state, _, ply| {
        let spaces = &state.spaces[..state.space_count()];
        let begins = state.space.is_none() && !state.over;
        assert!(!begins || spaces.iter().all(Option::is_some), "at {ply}");
    });
    // Games that last until the pouch is empty end with it: that is the end of a round.
    let all: usize = SUPPLY.into_iter().map(usize::from).sum();
    let turns = all / TOKENS_PER_SPACE - MOST_SPACES + 1;
    for seats in 2..=4 {
        assert_eq!(turns % seats, 0, "{turns} turns of {seats}");
    }
}

#[test]
fn points_kept_move_by_move_are_the_points_counted_in_full() {
    let (mut animals, mut spirits) = (0, 0);
    every_setup(|state, _, ply| {
        for seat in state.sheets.seats() {
            let full = Harmonies::score(state, seat);
            let tally = state.sheet(seat).tally();
            let kept = [
                ("trees", tally.trees),
                ("mountains", tally.mountains),
                ("fields", tally.fields),
                ("buildings", tally.buildings),
                ("water", tally.water),
                ("animals", tally.animals),
                ("spirits", tally.spirits),
            ];
            for (category, points) in kept {
                let counted = full.category(category);
                assert_eq!(i32::from(points), counted, "{category} at {ply}");
            }
            assert_eq!(Harmonies::total(state, seat), full.total());
            animals = animals.max(tally.animals);
            spirits = spirits.max(tally.spirits);
        }
    });
    assert!(
        animals > 10 && spirits > 4,
        "cards scored: {animals} {spirits}"
    );
}

#[test]
fn check_and_legal_agree_on_every_move_there_could_be() {
    let cells = (0..64).chain([128, 255]);
    let cards: Vec<u8> = (0..=CARD_COUNT + 1).chain([64, 255]).collect();
    let mut all: Vec<Move> = vec![Move::EndTurn];
    all.extend((0..8).chain([255]).map(|space| Move::TakeSpace { space }));
    for &card in &cards {
        all.push(Move::KeepSpirit { card });
        all.push(Move::TakeCard { card });
        all.push(Move::SwapCard { card });
        all.extend(cells.clone().map(|cell| Move::PlaceCube { card, cell }));
    }
    for colour in Colour::ALL {
        all.extend(cells.clone().map(|cell| Move::Place { colour, cell }));
    }
    let mut looked = 0_u64;
    every_setup(|state, legal, _| {
        looked += 1;
        assert!(legal.is_sorted_by(|a, b| a < b));
        for &mv in legal {
            assert_eq!(Harmonies::check(state, mv), Ok(()));
        }
        // The whole list at every 97th state, so that all kinds of states come up.
        if !looked.is_multiple_of(97) {
            return;
        }
        for &mv in &all {
            let verdict = Harmonies::check(state, mv);
            assert_eq!(verdict.is_ok(), legal.contains(&mv), "{mv:?} {verdict:?}");
            if let Err(illegal) = verdict {
                let shared = ["game-over", "not-now"].contains(&illegal.rule);
                assert!(shared || Harmonies::RULE_KEYS.contains(&illegal.rule));
            }
        }
    });
}

#[test]
fn every_game_ends_within_the_bound_and_nothing_gets_lost() {
    every_setup(|state, legal, ply| {
        assert!((ply as usize) < Harmonies::MAX_PLIES);
        assert_eq!(legal.is_empty(), Harmonies::turn(state) == Turn::Over);
        let mut tokens = state.pouch;
        for colour in state.spaces.iter().flatten().flatten() {
            tokens[*colour as usize] += 1;
        }
        let mut cards = state.pile;
        for card in state.row.into_iter().filter(|&card| card != 0) {
            assert_eq!(cards >> card & 1, 0, "card {card} is in two places");
            cards |= 1 << card;
        }
        for seat in state.sheets.seats() {
            let sheet = state.sheet(seat);
            for cell in state.side().cells() {
                for colour in sheet.board().stack(cell).tokens() {
                    tokens[colour as usize] += 1;
                }
            }
            for (card, placed) in sheet.cards() {
                assert_eq!(cards >> card & 1, 0, "card {card} is in two places");
                cards |= 1 << card;
                assert_eq!(sheet.board().cubes_of(card).len(), u32::from(placed));
            }
        }
        for (index, count) in tokens.iter().enumerate() {
            let all = count + state.hand[index];
            // Solo games lose the tokens that were not chosen, and swapped cards.
            assert!(all == SUPPLY[index] || (state.seats() == 1 && all < SUPPLY[index]));
        }
        if state.seats() > 1 {
            assert_eq!(cards & 0x1_FFFF_FFFE, 0x1_FFFF_FFFE, "all 32 animals");
        }
    });
}

#[test]
fn a_token_can_always_be_placed() {
    every_setup(|state, legal, _| {
        if state.hand.iter().any(|&count| count > 0) {
            let mut places = legal.iter().filter(|mv| matches!(mv, Move::Place { .. }));
            assert!(places.next().is_some());
        }
    });
}
