//! What a finished game has to tell besides the score sheet: the rank of a game alone, how a tie was
//! broken, and the islands as they lie.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::my_island::{MyIsland, SOLO_TARGETS, solo_rank};
use atoll_engine::outcome::Outcome;
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use super::miniature::miniature;
use crate::games::Miniature;
use crate::kit::i18n::{Texts, args};

/// The rank or the tie-break, and everybody's island.
pub fn epilogue(t: Texts, names: &[String], session: &Session<MyIsland>) -> Html {
    let state = session.state();
    let Some(outcome) = MyIsland::outcome(state) else {
        return Html::default();
    };
    let alone = state.seats() == 1;
    let tie = tie(t, names, &outcome);
    let island = |seat: Seat| {
        let small = Miniature {
            t,
            session,
            seat,
            viewer: seat,
            fresh: CellSet::EMPTY,
        };
        let laid = state.island(seat).tiles().count() as u32;
        html! {
            <figure key={seat.0} class="mi-final">
                <figcaption>{ t.mi_board_of(&names[seat.index()]) }{ " · " }{ t.mi_laid_count(laid) }</figcaption>
                { miniature(&small) }
            </figure>
        }
    };
    html! {
        <>
            if alone { { solo(t, outcome.totals[Seat(0)]) } }
            if let Some(words) = tie { <p class="mi-tie-words">{ words }</p> }
            <section class="mi-finals">{ for (0..state.seats()).map(|seat| island(Seat(seat))) }</section>
        </>
    }
}

/// What a game alone was worth, and what comes next. Ours, and said to be.
fn solo(t: Texts, points: i32) -> Html {
    let rank = solo_rank(points);
    let next = SOLO_TARGETS.get(rank).map(|&from| {
        t.mi_solo_next(args::MiSoloNext {
            points: from as u32,
            rank: &rank_name(t, rank + 1),
        })
    });
    html! {
        <section class="mi-solo" data-testid="mi-solo">
            <p>{ t.mi_solo_title() }</p>
            <h2>{ rank_name(t, rank) }</h2>
            if let Some(next) = next { <p>{ next }</p> }
        </section>
    }
}

/// How a tie for the first place ended; `None` without one.
fn tie(t: Texts, names: &[String], outcome: &Outcome) -> Option<String> {
    let best = *outcome.totals.iter().max()?;
    let level = outcome
        .totals
        .iter()
        .filter(|&&total| total == best)
        .count();
    if level < 2 {
        return None;
    }
    let mut winners = outcome.winners();
    let first = winners.next()?;
    Some(match winners.next() {
        None => t.mi_tie_broken(&names[first.index()]),
        Some(_) => t.mi_tie_shared().to_owned(),
    })
}

/// The name of a rank.
pub fn rank_name(t: Texts, rank: usize) -> String {
    t.mi_solo_rank(["r0", "r1", "r2", "r3", "r4", "r5"][rank.min(5)])
}
