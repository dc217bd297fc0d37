//! Every event, move, rule, category, option and tile has words in every language.

use atoll_engine::error::rule;
use atoll_engine::game::Game as _;
use atoll_engine::games::my_island::{Move, MyIsland, Tile};

use super::tests::{choices, play, scene};
use super::{MyIslandUi, help, words};
use crate::games::GameUi as _;
use crate::kit::i18n::{Lang, Texts};

/// No hole, no forgotten word, no placeholder.
#[track_caller]
fn assert_sentence(text: &str) {
    let whole = !text.is_empty() && !text.contains("  ") && !text.contains(['{', '}', '$']);
    assert!(whole, "{text:?}");
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    let names: Vec<String> = ["Ada", "Ben", "Cem", "Dot"].map(String::from).to_vec();
    let (mut told, mut asked) = (0, 0);
    play(6, |state, legal, events| {
        for t in Lang::ALL.map(Texts::of) {
            assert_sentence(&words::prompt(t, state, "Ada"));
            for event in events {
                let said = words::describe_event(t, &names, event);
                assert_sentence(&said);
                assert!(said.ends_with('.'), "{said}");
                told += 1;
            }
            let mut lines: Vec<String> = Vec::new();
            for &mv in legal {
                lines.push(words::describe_move(t, state, mv));
                if let Some(warning) = words::warning(t, state, mv) {
                    assert!(mv == Move::End && warning.words.contains('?'));
                    asked += 1;
                }
            }
            let count = lines.len();
            lines.sort_unstable();
            lines.dedup();
            assert_eq!(lines.len(), count, "moves read alike");
            if let Some(choices) = choices(state) {
                assert_sentence(&words::outlook(t, &choices, 0));
                let scene = scene(&choices, None, Some((0, 250)));
                for cell in scene.cells.iter().step_by(9) {
                    assert_sentence(&words::cell_words(t, cell));
                }
                assert_sentence(&words::ghost(t, &scene).expect("a ghost"));
            }
        }
    });
    assert!(told > 500 && asked > 50, "{told} {asked}");
}

#[test]
fn every_rule_line_and_option_has_its_words() {
    for t in Lang::ALL.map(Texts::of) {
        for key in MyIsland::RULE_KEYS
            .iter()
            .chain(&[rule::GAME_OVER, rule::NOT_NOW])
        {
            let help = help::rule_help(t, key).expect(key);
            assert!(!help.title.is_empty() && help.text.ends_with('.'), "{key}");
        }
        assert_eq!(help::rule_help(t, "no-such-rule"), None);
        let mut names: Vec<String> = MyIsland::CATEGORIES
            .iter()
            .map(|key| words::category(t, key))
            .collect();
        let mut rules: Vec<String> = MyIsland::CATEGORIES
            .iter()
            .map(|key| t.mi_explain(key))
            .collect();
        for list in [&mut names, &mut rules] {
            list.sort_unstable();
            list.dedup();
            assert_eq!(list.len(), MyIsland::CATEGORIES.len(), "{list:?}");
        }
        for variant in MyIsland::VARIANTS {
            assert_sentence(MyIslandUi.variant(t, variant.key));
            let mut values: Vec<&str> = variant
                .values
                .iter()
                .map(|value| MyIslandUi.variant_value(t, variant.key, value))
                .collect();
            values.dedup();
            assert_eq!(values.len(), variant.values.len());
        }
        let mut tiles: Vec<String> = Tile::all().map(|tile| words::tile(t, tile)).collect();
        tiles.truncate(28);
        tiles.iter().for_each(|tile| assert_sentence(tile));
    }
}
