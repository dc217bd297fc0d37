//! Habitats: all 42 patterns in all rotations, exact heights, near-matches for the interface.

use super::super::board::Board;
use super::super::cards::CARDS;
use super::super::grid::{Side, hex_of, number};
use super::super::habitat::{fits, matches, near_matches};
use super::super::parts::{Colour, Landscape, Stack};
use super::{Table, at, board};
use crate::cells::CellSet;
use crate::rng::Rng;

const CENTRE: &str = "C3";

/// The stacks that count as a landscape.
fn stacks_of(landscape: Landscape) -> Vec<Stack> {
    Stack::ALL
        .into_iter()
        .filter(|stack| stack.landscape() == landscape)
        .collect()
}

/// The stacks closest to a landscape without being it: other heights, a red without ground.
fn misfits(landscape: Landscape) -> Vec<Stack> {
    match landscape {
        Landscape::Tree1 => vec![Stack::BrownGreen, Stack::Brown, Stack::Empty],
        Landscape::Tree2 => vec![Stack::Green, Stack::BrownBrownGreen, Stack::BrownBrown],
        Landscape::Tree3 => vec![Stack::BrownGreen, Stack::BrownBrown],
        Landscape::Mountain1 => vec![Stack::GreyGrey, Stack::GreyRed, Stack::Empty],
        Landscape::Mountain2 => vec![Stack::Grey, Stack::GreyGreyGrey, Stack::GreyRed],
        Landscape::Mountain3 => vec![Stack::GreyGrey],
        Landscape::Building => vec![Stack::Red, Stack::Grey, Stack::Brown],
        Landscape::Water => vec![Stack::Yellow, Stack::Empty],
        Landscape::Field => vec![Stack::Blue, Stack::Empty],
        other => panic!("{other:?} is in no habitat"),
    }
}

fn lay(card: usize, rotation: u8, building: Stack) -> (Board, Vec<(u8, Landscape)>) {
    let centre = hex_of(at(CENTRE)).unwrap();
    let mut land = Board::new(Side::A);
    let mut parts = Vec::new();
    for part in CARDS[card].pattern(rotation) {
        let cell = number(centre.plus(part.at));
        assert!(Side::A.has(cell), "the pattern fits around the centre");
        let stack = match part.need {
            Landscape::Building => building,
            need => stacks_of(need)[0],
        };
        land.set(cell, stack);
        parts.push((cell, part.need));
    }
    (land, parts)
}

#[test]
fn rule_5_all_42_patterns_match_in_all_six_rotations() {
    for (index, card) in CARDS.iter().enumerate() {
        for rotation in 0..6 {
            for building in stacks_of(Landscape::Building) {
                let (land, parts) = lay(index, rotation, building);
                assert!(fits(&land, card.id, at(CENTRE)));
                assert!(land.homes(card.id) >> at(CENTRE) & 1 == 1);
                let cells: CellSet = parts.iter().map(|&(cell, _)| cell).collect();
                let found = matches(&land, card.id);
                let here: Vec<_> = found.iter().filter(|m| m.cell == at(CENTRE)).collect();
                assert_eq!(here.len(), 1, "{} found once", card.key);
                assert_eq!(here[0].cells, cells);
                assert_eq!(here[0].rotation, rotation % card.rotations());
            }
        }
    }
}

#[test]
fn rule_5_all_42_patterns_are_refused_off_by_one_height() {
    for (index, card) in CARDS.iter().enumerate() {
        for rotation in 0..6 {
            let (right, parts) = lay(index, rotation, Stack::BrownRed);
            for &(cell, need) in &parts {
                for misfit in misfits(need) {
                    let mut wrong = right;
                    wrong.set(cell, misfit);
                    assert!(
                        !fits(&wrong, card.id, at(CENTRE)),
                        "{} {misfit:?}",
                        card.key
                    );
                    assert_eq!(wrong.homes(card.id) >> at(CENTRE) & 1, 0);
                    assert!(
                        matches(&wrong, card.id)
                            .iter()
                            .all(|m| m.cell != at(CENTRE))
                    );
                }
            }
        }
    }
}

#[test]
fn rule_5_words_and_hexes_agree_on_random_boards() {
    let mut rng = Rng::new(5);
    let mut found = 0;
    for round in 0..1_000 {
        let side = if round % 2 == 0 { Side::A } else { Side::B };
        let mut land = Board::new(side);
        // Few kinds of stacks at a time, so that habitats are common.
        let kinds: Vec<Stack> = (0..4).map(|_| Stack::ALL[rng.index(15)]).collect();
        for cell in side.cells() {
            land.set(cell, kinds[rng.index(4)]);
            if rng.below(5) == 0 {
                land.settle(1, cell);
            }
        }
        for card in &CARDS {
            let listed: CellSet = matches(&land, card.id).iter().map(|m| m.cell).collect();
            for cell in side.cells() {
                let home = land.homes(card.id) >> cell & 1 == 1;
                let free = land.cube(cell).is_none();
                assert_eq!(
                    home,
                    free && fits(&land, card.id, cell),
                    "{} {cell}",
                    card.key
                );
                assert_eq!(home, listed.contains(cell));
                found += usize::from(home);
            }
            assert_eq!(land.homes(card.id) & !side.mask(), 0);
        }
    }
    assert!(found > 3_000, "only {found} habitats were seen");
}

#[test]
fn rule_5_patterns_do_not_reach_over_the_edge() {
    // A crocodile needs a straight line of three; at a corner only some directions have it.
    let land = board(Side::A, "A1:U A2:U A3:NNE");
    assert!(fits(&land, 1, at("A1")));
    assert!(!fits(&land, 1, at("A2")));
}

#[test]
fn rule_5_a_dragonfly_looks_the_same_turned_by_half() {
    let same: Vec<u8> = CARDS
        .iter()
        .filter(|c| c.rotations() == 3)
        .map(|c| c.id)
        .collect();
    assert_eq!(same, [41]);
}

#[test]
fn near_matches_tell_the_missing_hex_and_the_next_colours() {
    // The frog wants water beside a small tree: the tree is missing on six sides.
    let land = board(Side::A, "C3:U");
    let near = near_matches(&land, 5);
    let here: Vec<_> = near.iter().filter(|n| n.cell == at("C3")).collect();
    assert_eq!(here.len(), 6);
    for match_ in here {
        assert_eq!((match_.need, match_.tokens), (Landscape::Tree1, 1));
        assert_eq!(match_.next, [Colour::Green]);
        assert!(match_.cells.contains(match_.missing) && match_.missing != at("C3"));
    }
    // A squirrel wants a tall tree beside a building: brown first, then green.
    let land = board(Side::A, "C3:RR C2:N B2:U");
    let near = near_matches(&land, 11);
    let tree = near.iter().find(|n| n.missing == at("C2")).unwrap();
    assert_eq!((tree.tokens, &tree.next[..]), (2, &[Colour::Brown][..]));
    assert!(
        near.iter().all(|n| n.missing != at("B2")),
        "water never becomes a tree"
    );
}

#[test]
fn near_matches_do_not_count_on_hexes_with_cubes() {
    let mut land = board(Side::A, "A1:U A2:N");
    assert!(near_matches(&land, 16).is_empty(), "two hexes are missing");
    // A koala on the tree of two beside a tree of one.
    assert!(
        near_matches(&land, 18)
            .iter()
            .all(|n| n.missing != at("A1"))
    );
    land = board(Side::A, "A1:E A2:N");
    assert!(
        near_matches(&land, 18)
            .iter()
            .any(|n| n.missing == at("A2"))
    );
    land.settle(5, at("A2"));
    assert!(
        near_matches(&land, 18)
            .iter()
            .all(|n| n.missing != at("A2"))
    );
}

#[test]
fn rule_5_the_hex_of_the_cube_must_be_free_but_the_others_may_hold_cubes() {
    // Two fish on two waters at the same mountain: it serves both.
    let mut table = Table::two().land(0, "C3:U D3:U C4:GGG").holding(0, [3, 25]);
    table.play("cube3@C3");
    assert_eq!(table.refusal("cube3@C3"), "cube-on-hex");
    table.play("cube3@D3");
    assert_eq!(table.sheet(0).placed(3), Some(2));
    // A koala beside a small tree, and a frog that needs the same tree.
    let mut table = Table::two().land(0, "C3:NE C4:E D3:U").holding(0, [18, 5]);
    table.play("cube18@C3 cube5@D3");
    assert_eq!(table.sheet(0).tally().animals, 3 + 2);
}
