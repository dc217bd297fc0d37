//! Whole random games in every set-up: islands followed against islands counted, both judges of
//! legality, and the pieces that must never get lost.

use super::super::parts::SUPPLY;
use super::super::state::BANK;
use super::*;
use crate::rng::Rng;

const GAMES: u64 = 40;

/// Plays many random games, eager to build, and shows every state with its legal moves.
fn every_state(mut look: impl FnMut(&State, &[Move])) {
    let mut legal = Vec::new();
    for seats in 1..=4 {
        for start in [Start::Printed, Start::Tactical] {
            for display in [Display::Drawn, Display::FirstGame] {
                for seed in 0..GAMES {
                    let options = Options { start, display };
                    let mut rng = Rng::new(seed ^ 0xA5A5);
                    let mut state = Skylands::setup(&options, seats, seed, &mut ()).unwrap();
                    loop {
                        Skylands::legal(&state, &mut legal);
                        look(&state, &legal);
                        if legal.is_empty() {
                            break;
                        }
                        let mv = eager(&state, &legal, &mut rng);
                        Skylands::apply(&mut state, mv, &mut ());
                    }
                }
            }
        }
    }
}

/// Half of the time a piece that finishes an island: otherwise random games see few specials.
fn eager(state: &State, legal: &[Move], rng: &mut Rng) -> Move {
    let before = state.sheets[state.actor].islands().len();
    if rng.below(2) == 0 {
        for &mv in legal {
            if matches!(mv, Move::Place { .. }) {
                let mut next = state.clone();
                Skylands::apply(&mut next, mv, &mut ());
                if next.sheets[state.actor].islands().len() > before {
                    return mv;
                }
            }
        }
    }
    legal[rng.index(legal.len())]
}

#[test]
fn islands_followed_are_islands_counted() {
    let (mut most, mut specials) = (0, 0_u32);
    every_state(|state, _| {
        for sheet in &state.sheets {
            let mut kept: Vec<Counted> = Vec::new();
            let open = sheet.open_islands();
            for (finished, island) in sheet
                .islands()
                .iter()
                .map(|i| (true, i))
                .chain(open.iter().map(|i| (false, i)))
            {
                kept.push(Counted {
                    terrain: island.terrain,
                    cells: island.cells(),
                    dwellings: u32::from(island.dwellings),
                    finished,
                });
                assert!(island.inhabitants <= island.dwellings);
            }
            let mut full = counted(sheet);
            let key = |island: &Counted| (island.terrain, island.cells);
            kept.sort_by_key(key);
            full.sort_by_key(key);
            assert_eq!(kept, full);
            let islands = sheet.islands();
            assert!(islands.is_sorted_by_key(|island| (island.terrain, island.first())));
            assert!(islands.iter().all(|island| island.dwellings % 2 == 0));
            assert_eq!(Account::of(sheet).score().total(), sheet.total());
            most = most.max(islands.len());
            specials |= sheet.specials;
        }
    });
    assert!(most >= 6, "{most}");
    assert!(specials.count_ones() > 28, "{specials:b}");
}

#[test]
fn legal_squares_are_those_where_all_edges_match() {
    let mut looked = 0_u32;
    every_state(|state, _| {
        looked += 1;
        if !looked.is_multiple_of(41) {
            return;
        }
        let sheet = &state.sheets[state.actor];
        let account = Account::of(sheet);
        for face in Face::all() {
            for square in 0..SQUARES {
                let matches =
                    crate::square::Side::ALL
                        .into_iter()
                        .zip(face.sides())
                        .all(|(side, shown)| {
                            let next = super::super::grid::GRID.neighbour(square, side);
                            let lying =
                                next.and_then(|next| account.squares[next as usize].as_ref());
                            lying.is_none_or(|lying| lying.side(side.opposite()) == shown)
                        });
                let fits = matches && account.squares[square as usize].is_none();
                assert_eq!(sheet.squares_for(face).contains(square), fits);
            }
        }
    });
}

#[test]
fn check_and_legal_agree_on_every_move_there_could_be() {
    let mut all: Vec<Move> = vec![Move::Pass];
    all.extend(Action::ALL.map(Move::Act));
    all.extend(Special::all().map(Move::Buy));
    let squares: Vec<u8> = (0..SQUARES).chain([63, 255]).collect();
    for &square in &squares {
        all.extend(Face::all().map(|face| Move::Place { face, square }));
        for colour in Colour::ALL {
            let from = super::super::Home::Island(square);
            all.push(Move::Fill {
                colour,
                first: square,
            });
            all.push(Move::Lodge {
                colour,
                first: square,
            });
            all.push(Move::Pay { colour, from });
            let from = super::super::Source::Trade(colour);
            all.push(Move::Convert { from, city: square });
        }
        for &other in &squares {
            let from = super::super::Source::Island(other);
            all.push(Move::Convert { from, city: square });
        }
        all.push(Move::Convert {
            from: super::super::Source::Inn,
            city: square,
        });
    }
    for colour in Colour::ALL {
        all.push(Move::Pay {
            colour,
            from: super::super::Home::Inn,
        });
        all.extend(Colour::ALL.map(|get| Move::Trade { give: colour, get }));
    }
    let mut looked = [0_u32; 11];
    every_state(|state, legal| {
        let seen = &mut looked[state.phase as usize];
        *seen += 1;
        let sparse = !matches!(state.phase, Phase::Pay | Phase::Convert | Phase::Outpost);
        if sparse && !seen.is_multiple_of(53) {
            return;
        }
        for &mv in &all {
            let verdict = Skylands::check(state, mv);
            assert_eq!(verdict.is_ok(), legal.contains(&mv), "{mv:?} {verdict:?}");
        }
    });
    assert!(
        looked.iter().all(|&count| count > 20),
        "every phase is seen: {looked:?}"
    );
}

#[test]
fn nobody_and_no_point_gets_lost() {
    every_state(|state, legal| {
        assert_eq!(legal.is_empty(), Skylands::turn(state) == Turn::Over);
        let energy = state.energy.moved;
        for colour in Colour::ALL {
            let lives: u8 = state.sheets.iter().map(|sheet| sheet.holds(colour)).sum();
            let away = if colour == Colour::Blue { energy } else { 0 };
            // Of a trade that is still being paid, what it stands for has left the supply.
            assert_eq!(lives + state.supply[colour as usize] + away, SUPPLY);
        }
        let paid: u8 = state.sheets.iter().map(|sheet| sheet.tokens).sum();
        assert_eq!(paid + state.bank, BANK[state.seats() as usize]);
        let noted: u8 = state.sheets.iter().map(|sheet| sheet.noted).sum();
        assert!(noted == 0 || state.bank == 0);
        let stack: u8 = state.stack.iter().sum();
        assert_eq!(stack, state.stack_size);
        assert!(state.offer().is_sorted());
        assert_eq!(state.offer[state.offered as usize..].iter().sum::<u8>(), 0);
        let owned = state.sheets.iter().fold(0_u32, |all, sheet| {
            assert_eq!(all & sheet.specials, 0, "a special is in one place");
            all | sheet.specials
        });
        assert_eq!(owned & state.display, 0);
        if state.phase != Phase::Over {
            assert!(legal.len() > 1 || state.phase != Phase::Pay, "a choice");
        }
    });
}

#[test]
fn whoever_decides_has_something_to_decide() {
    every_state(|state, legal| {
        if state.phase != Phase::Over {
            assert_ne!(legal, [Move::Pass], "{}", Skylands::ascii(state));
        }
    });
}
