//! Stacking: the fifteen stacks, what goes on what, and where tokens never go.

use serde_json::Value;

use super::super::grid::Side;
use super::super::habitat::legal_cells;
use super::super::parts::{COLOURS, Colour, Landscape, SUPPLY, Stack};
use super::{Table, at, board, points};

const DATA: &str = include_str!("../../../../data/harmonies_cards.json");

/// For each colour what it may go on, as the rulebook draws it.
const MAY_GO_ON: [(char, &[&str]); COLOURS] = [
    ('U', &[""]),
    ('Y', &[""]),
    ('G', &["", "G", "GG"]),
    ('N', &["", "N"]),
    ('E', &["", "N", "NN"]),
    ('R', &["", "G", "N", "R"]),
];

#[test]
fn rule_1_the_box_holds_120_tokens() {
    let data: Value = serde_json::from_str(DATA).unwrap();
    let keys = ["blue", "grey", "brown", "green", "yellow", "red"];
    for (key, count) in keys.into_iter().zip(SUPPLY) {
        assert_eq!(data["tokens"][key], count);
    }
    assert_eq!(SUPPLY.iter().map(|&n| u32::from(n)).sum::<u32>(), 120);
}

#[test]
fn rule_2_all_fifteen_stacks_take_exactly_the_colours_of_the_table() {
    let mut grown = 0;
    for (letter, grounds) in MAY_GO_ON {
        let colour = Colour::from_letter(letter).unwrap();
        for stack in Stack::ALL {
            let wanted = grounds
                .contains(&stack.letters())
                .then(|| format!("{}{letter}", stack.letters()));
            let got = stack.with(colour).map(|stack| stack.letters().to_owned());
            assert_eq!(got, wanted, "{letter} on {:?}", stack.letters());
            grown += usize::from(got.is_some());
        }
    }
    assert_eq!(grown, 14, "every stack but the empty one grows in one way");
}

#[test]
fn rule_2_the_fifteen_stacks_are_those_of_the_data_file() {
    let data: Value = serde_json::from_str(DATA).unwrap();
    let mut listed: Vec<String> = data["legal_stacks_bottom_to_top"]
        .as_array()
        .unwrap()
        .iter()
        .map(|stack| {
            let words = stack.as_str().unwrap().split(',').filter(|w| !w.is_empty());
            words
                .map(|word| match word {
                    "blue" => 'U',
                    "grey" => 'G',
                    "brown" => 'N',
                    "green" => 'E',
                    "yellow" => 'Y',
                    "red" => 'R',
                    other => panic!("{other}"),
                })
                .collect()
        })
        .collect();
    let mut ours: Vec<String> = Stack::ALL.map(|s| s.letters().to_owned()).to_vec();
    listed.sort();
    ours.sort();
    assert_eq!(ours, listed);
}

#[test]
fn rule_2_legal_hexes_of_a_whole_board_follow_the_table() {
    // All fifteen stacks at once, on the first fifteen hexes; a cube on every second of them.
    for with_cubes in [false, true] {
        let mut land = board(Side::B, "");
        for (cell, stack) in Side::B.cells().zip(Stack::ALL) {
            land.set(cell, stack);
        }
        for cell in Side::B.cells().step_by(2) {
            if with_cubes {
                land.settle(1, cell);
            }
        }
        for colour in Colour::ALL {
            let open = legal_cells(&land, colour);
            for cell in Side::B.cells() {
                let allowed = land.stack(cell).with(colour).is_some() && land.cube(cell).is_none();
                assert_eq!(open.contains(cell), allowed, "{colour:?} on {cell}");
            }
        }
    }
}

#[test]
fn rule_2_refusals_name_the_rule() {
    let mut table = Table::two()
        .offer("UYR")
        .land(0, "A1:U A2:Y A3:GG A4:NN A5:GR");
    assert_eq!(table.refusal("U@B1"), "take-tokens-first");
    table.play("space1");
    for (text, rule) in [
        ("U@A1", "stack-forbidden"),
        ("Y@A2", "stack-forbidden"),
        ("R@A3", "stack-forbidden"),
        ("R@A4", "stack-forbidden"),
        ("R@A5", "stack-forbidden"),
        ("E@B1", "token-not-in-hand"),
        ("U@G1", "off-board"),
    ] {
        assert_eq!(table.refusal(text), rule, "{text}");
    }
}

#[test]
fn rule_2_tokens_go_anywhere_in_any_order_and_onto_each_other() {
    let mut table = Table::two().offer("ENN");
    table.play("space1 N@A1 N@A1 E@A1");
    assert_eq!(table.sheet(0).board().stack(at("A1")).letters(), "NNE");
    let mut table = Table::two().offer("ENN");
    table.play("space1 E@A1 N@E5 N@C1");
    assert_eq!(table.sheet(0).board().empty(), 20);
}

#[test]
fn rule_2_nothing_is_placed_on_a_cube_and_neighbours_stay_open() {
    // A meerkat sits on a mountain beside a field.
    let mut table = Table::two()
        .offer("GGG")
        .land(0, "C3:G C2:Y")
        .holding(0, [26]);
    table.play("cube26@C3 space1");
    assert_eq!(table.refusal("G@C3"), "cube-on-hex");
    table.play("G@C4");
}

#[test]
fn rule_2_a_lone_red_is_no_building_and_trunks_are_no_trees() {
    assert_eq!(Stack::Red.landscape(), Landscape::Brick);
    let land = board(Side::A, "C3:R C2:U D2:Y D3:E B1:N B4:NN");
    assert_eq!(points(&land, "buildings"), 0);
    assert_eq!(points(&land, "trees"), 1);
}

#[test]
fn the_shortest_way_to_a_landscape_is_known() {
    let way = |letters: &str, wanted| super::stack(letters).way_to(wanted);
    assert_eq!(way("", Landscape::Tree3), Some((3, vec![Colour::Brown])));
    assert_eq!(way("N", Landscape::Tree2), Some((1, vec![Colour::Green])));
    let grounds = vec![Colour::Grey, Colour::Brown, Colour::Red];
    assert_eq!(way("", Landscape::Building), Some((2, grounds)));
    assert_eq!(way("U", Landscape::Field), None);
    assert_eq!(way("GG", Landscape::Mountain1), None);
    assert_eq!(way("Y", Landscape::Field), Some((0, vec![])));
}
