//! Why a move is refused, in the visitor's words: one title and one text for every rule key. Pure.

use atoll_engine::error::rule as shared;
use atoll_engine::games::skylands::legal::rule;

use crate::games::RuleHelp;
use crate::kit::i18n::Texts;

/// The help for a rule key.
pub fn rule_help(t: Texts, key: &str) -> Option<RuleHelp> {
    let (title, text) = match key {
        rule::PAWN_MUST_MOVE => (t.sk_rule_pawn_must_move(), t.sk_rule_pawn_must_move_text()),
        rule::NOT_ON_OFFER => (t.sk_rule_not_on_offer(), t.sk_rule_not_on_offer_text()),
        rule::OTHER_PIECE => (t.sk_rule_other_piece(), t.sk_rule_other_piece_text()),
        rule::OFF_BOARD => (t.sk_rule_off_board(), t.sk_rule_off_board_text()),
        rule::SQUARE_TAKEN => (t.sk_rule_square_taken(), t.sk_rule_square_taken_text()),
        rule::EDGES_DIFFER => (t.sk_rule_edges_differ(), t.sk_rule_edges_differ_text()),
        rule::NO_ISLAND => (t.sk_rule_no_island(), t.sk_rule_no_island_text()),
        rule::ISLAND_FULL => (t.sk_rule_island_full(), t.sk_rule_island_full_text()),
        rule::FILLED_ALREADY => (t.sk_rule_filled_already(), t.sk_rule_filled_already_text()),
        rule::SUPPLY_EMPTY => (t.sk_rule_supply_empty(), t.sk_rule_supply_empty_text()),
        rule::NOT_SHOWN => (t.sk_rule_not_shown(), t.sk_rule_not_shown_text()),
        rule::CANNOT_PAY => (t.sk_rule_cannot_pay(), t.sk_rule_cannot_pay_text()),
        rule::NO_ROOM => (t.sk_rule_no_room(), t.sk_rule_no_room_text()),
        rule::NOT_OWED => (t.sk_rule_not_owed(), t.sk_rule_not_owed_text()),
        rule::NO_TRADE => (t.sk_rule_no_trade(), t.sk_rule_no_trade_text()),
        rule::NOBODY_THERE => (t.sk_rule_nobody_there(), t.sk_rule_nobody_there_text()),
        rule::INN_FULL => (t.sk_rule_inn_full(), t.sk_rule_inn_full_text()),
        rule::NO_USE => (t.sk_rule_no_use(), t.sk_rule_no_use_text()),
        rule::NO_CITY => (t.sk_rule_no_city(), t.sk_rule_no_city_text()),
        rule::CITY_FULL => (t.sk_rule_city_full(), t.sk_rule_city_full_text()),
        rule::ONE_CITY => (t.sk_rule_one_city(), t.sk_rule_one_city_text()),
        rule::ONE_CRYSTAL => (t.sk_rule_one_crystal(), t.sk_rule_one_crystal_text()),
        rule::MUST_DECIDE => (t.sk_rule_must_decide(), t.sk_rule_must_decide_text()),
        shared::GAME_OVER => (t.sk_rule_game_over(), t.sk_rule_game_over_text()),
        shared::NOT_NOW => (t.sk_rule_not_now(), t.sk_rule_not_now_text()),
        _ => return None,
    };
    Some(RuleHelp { title, text })
}
