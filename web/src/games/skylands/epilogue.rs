//! What a finished game has to tell besides the score sheet: what a solo score is worth.

use atoll_engine::game::Game as _;
use atoll_engine::games::skylands::Skylands;
use atoll_engine::games::skylands::solo::{SOLO_TARGETS, solo_rank};
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use super::land::sign;
use crate::kit::i18n::{Texts, args};

/// The targets of a solo game that were reached.
pub fn epilogue(t: Texts, session: &Session<Skylands>) -> Html {
    let state = session.state();
    if !state.solo() || Skylands::outcome(state).is_none() {
        return Html::default();
    }
    let rank = solo_rank(Skylands::total(state, Seat(0)));
    let next = SOLO_TARGETS
        .get(usize::from(rank))
        .copied()
        .unwrap_or_default();
    let targets = SOLO_TARGETS.map(|points| points.to_string());
    html! {
        <section class="sk-rank" data-testid="sk-rank">
            <p aria-hidden="true">
                { for (0..SOLO_TARGETS.len()).map(|place| sign(if place < usize::from(rank) { "star" } else { "gap" })) }
            </p>
            <p><b>{ t.sk_rank(args::SkRank { count: rank.into(), next: &next.to_string() }) }</b></p>
            <p>{ t.sk_rank_ours(&targets.join(t.comma())) }</p>
        </section>
    }
}
