//! Why a move is refused, in the visitor's words: one title and one text for every rule key. Pure.

use crate::games::RuleHelp;
use crate::kit::i18n::Texts;

/// The help for a rule key.
pub fn rule_help(t: Texts, key: &str) -> Option<RuleHelp> {
    let (title, text) = match key {
        "off-board" => (t.mi_rule_off_board(), t.mi_rule_off_board_text()),
        "on-totem" => (t.mi_rule_on_totem(), t.mi_rule_on_totem_text()),
        "closed-terrain" => (t.mi_rule_closed_terrain(), t.mi_rule_closed_terrain_text()),
        "field-covered" => (t.mi_rule_field_covered(), t.mi_rule_field_covered_text()),
        "first-on-beach" => (t.mi_rule_first_on_beach(), t.mi_rule_first_on_beach_text()),
        "no-match" => (t.mi_rule_no_match(), t.mi_rule_no_match_text()),
        "no-point-to-pass" => (
            t.mi_rule_no_point_to_pass(),
            t.mi_rule_no_point_to_pass_text(),
        ),
        "game-over" => (t.mi_rule_game_over(), t.mi_rule_game_over_text()),
        "not-now" => (t.mi_rule_not_now(), t.mi_rule_not_now_text()),
        _ => return None,
    };
    Some(RuleHelp { title, text })
}
