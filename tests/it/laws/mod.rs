//! The laws of the `Game` contract: one battery, run over every game of Atoll and over Pearls, the
//! fixture. Short random games come from proptest (so that a failure shrinks to a small seed), long
//! fixed-seed runs cover every combination of seats and options.

mod limits;
mod line;
mod play;
mod secrets;
mod texts;
mod thinking;

macro_rules! battery {
    ($module:ident, $game:ty, [$($law:ident::$name:ident),+ $(,)?]) => {
        mod $module {
            $(#[test] fn $name() { super::$law::$name::<$game>(); })+
        }
    };
    ($($module:ident => $game:ty),+ $(,)?) => {
        $(battery! { $module, $game, [
            play::check_agrees_with_legal,
            play::legal_moves_are_sorted_and_end_with_the_game,
            play::the_same_game_twice_is_the_same,
            play::every_game_ends_within_its_bound,
            play::undo_equals_replay,
            play::lines_sum_to_the_total_at_every_ply,
            play::outcomes_rank_by_points,
            play::seats_outside_the_range_are_refused,
            play::cloning_a_state_is_exact,
            secrets::resampling_keeps_the_view,
            secrets::resampling_keeps_the_legal_moves,
            secrets::views_leak_nothing,
            secrets::events_show_secrets_only_to_their_audience,
            secrets::bots_answer_alike_for_equal_views,
            thinking::listed_levels_are_the_levels_there_are,
            thinking::bots_play_legal_games,
            thinking::slicing_never_changes_the_answer,
            texts::moves_round_trip,
            texts::garbage_is_no_move,
            texts::records_round_trip,
            texts::unknown_fields_are_kept,
            texts::newer_versions_and_other_rules_are_refused,
            texts::share_texts_round_trip_and_stay_short,
            texts::damaged_records_give_a_reason,
            texts::damaged_share_texts_give_a_reason,
            texts::an_illegal_move_is_named_with_its_rule,
            texts::different_tables_print_differently,
            line::reloading_changes_nothing,
            line::a_reload_hides_no_takeback,
            line::cursors_are_optional_and_on_the_line,
            limits::names_of_any_length_come_back,
            limits::levels_nobody_plays_are_refused,
            limits::every_session_can_be_shared,
        ] })+
    };
}

battery! {
    pearls => atoll_tests::pearls::Pearls,
    my_island => atoll_engine::games::my_island::MyIsland,
    lost_cities => atoll_engine::games::lost_cities::LostCities,
    harmonies => atoll_engine::games::harmonies::Harmonies,
    skylands => atoll_engine::games::skylands::Skylands,
}
