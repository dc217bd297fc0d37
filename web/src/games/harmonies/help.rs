//! Why a move is refused, in the visitor's words: one title and one text for every rule key. Pure.

use atoll_engine::error::rule as shared;
use atoll_engine::games::harmonies::rules::rule;

use crate::games::RuleHelp;
use crate::kit::i18n::Texts;

/// The help for a rule key.
pub fn rule_help(t: Texts, key: &str) -> Option<RuleHelp> {
    let (title, text) = match key {
        rule::SPIRIT_FIRST => (t.hm_rule_spirit_first(), t.hm_rule_spirit_first_text()),
        rule::SPIRIT_NOT_DEALT => (
            t.hm_rule_spirit_not_dealt(),
            t.hm_rule_spirit_not_dealt_text(),
        ),
        rule::ONE_SPACE => (t.hm_rule_one_space(), t.hm_rule_one_space_text()),
        rule::NO_SPACE => (t.hm_rule_no_space(), t.hm_rule_no_space_text()),
        rule::SPACE_EMPTY => (t.hm_rule_space_empty(), t.hm_rule_space_empty_text()),
        rule::TAKE_TOKENS => (t.hm_rule_take_tokens(), t.hm_rule_take_tokens_text()),
        rule::NOT_IN_HAND => (t.hm_rule_not_in_hand(), t.hm_rule_not_in_hand_text()),
        rule::OFF_BOARD => (t.hm_rule_off_board(), t.hm_rule_off_board_text()),
        rule::ON_CUBE => (t.hm_rule_on_cube(), t.hm_rule_on_cube_text()),
        rule::STACK => (t.hm_rule_stack(), t.hm_rule_stack_text()),
        rule::ONE_CARD => (t.hm_rule_one_card(), t.hm_rule_one_card_text()),
        rule::NOT_IN_ROW => (t.hm_rule_not_in_row(), t.hm_rule_not_in_row_text()),
        rule::FOUR_CARDS => (t.hm_rule_four_cards(), t.hm_rule_four_cards_text()),
        rule::NOT_YOURS => (t.hm_rule_not_yours(), t.hm_rule_not_yours_text()),
        rule::FINISHED => (t.hm_rule_finished(), t.hm_rule_finished_text()),
        rule::HABITAT => (t.hm_rule_habitat(), t.hm_rule_habitat_text()),
        rule::SWAP_SOLO => (t.hm_rule_swap_solo(), t.hm_rule_swap_solo_text()),
        rule::SWAP_CARD => (t.hm_rule_swap_card(), t.hm_rule_swap_card_text()),
        rule::TOKENS_LEFT => (t.hm_rule_tokens_left(), t.hm_rule_tokens_left_text()),
        shared::GAME_OVER => (t.hm_rule_game_over(), t.hm_rule_game_over_text()),
        shared::NOT_NOW => (t.hm_rule_not_now(), t.hm_rule_not_now_text()),
        _ => return None,
    };
    Some(RuleHelp { title, text })
}
