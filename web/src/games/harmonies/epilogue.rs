//! What a finished game has to tell besides the score sheet: the suns of a solo game, how a tie was
//! broken, and what each card earned.

use atoll_engine::game::Game;
use atoll_engine::games::harmonies::Harmonies;
use atoll_engine::games::harmonies::grid::Side;
use atoll_engine::games::harmonies::solo::{SIDE_A_SUNS, SUN_POINTS};
use atoll_engine::games::harmonies::view::CardView;
use atoll_engine::outcome::Outcome;
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use super::names::card_name;
use super::pieces::figure;
use crate::kit::i18n::{Texts, args};

/// The suns or the tie-break, and everybody's cards.
pub fn epilogue(t: Texts, names: &[String], session: &Session<Harmonies>) -> Html {
    let state = session.state();
    let Some(outcome) = Harmonies::outcome(state) else {
        return Html::default();
    };
    let suns = state.suns();
    let tie = tie(t, names, &outcome);
    html! {
        <>
            if let Some(suns) = suns { { solo(t, session, outcome.totals[Seat(0)], suns) } }
            if let Some(words) = tie { <p class="hm-tie">{ words }</p> }
            { for (0..state.seats()).map(|seat| cards(t, names, session, Seat(seat))) }
        </>
    }
}

/// What each card of a player earned.
fn cards(t: Texts, names: &[String], session: &Session<Harmonies>, seat: Seat) -> Html {
    let sheet = Harmonies::view(session.state(), seat)
        .sheets
        .swap_remove(seat.index());
    if sheet.cards.is_empty() {
        return Html::default();
    }
    let card = |card: &CardView| {
        html! {
            <li key={card.card}>
                { figure(card.card) }
                <span>{ card_name(t, card.card) }</span>
                <span class="hm-cubes">{ card.placed }{ "/" }{ card.cubes }</span>
                <strong>{ card.points }</strong>
            </li>
        }
    };
    html! {
        <section key={seat.0} class="hm-earned">
            <h2>{ t.hm_own_of(&names[seat.index()]) }</h2>
            <ul>{ for sheet.cards.iter().map(card) }</ul>
        </section>
    }
}

fn solo(t: Texts, session: &Session<Harmonies>, points: i32, suns: u8) -> Html {
    let reached = SUN_POINTS.iter().filter(|&&from| points >= from).count() as u32;
    let by_side = match session.options().side {
        Side::A => u32::from(SIDE_A_SUNS),
        Side::B => 0,
    };
    let by_spirit = u32::from(suns).saturating_sub(reached + by_side);
    let spirit = match session.state().sheet(Seat(0)).spirit() {
        Some(card) => t.hm_suns_spirit(args::HmSunsSpirit {
            card: card_name(t, card),
            suns: by_spirit,
        }),
        None => t.hm_suns_no_spirit(by_spirit),
    };
    let next = SUN_POINTS.iter().find(|&&from| points < from);
    let sun = |index: u8| {
        html! {
            <svg key={index} class="hm-sun" viewBox="0 0 24 24" aria-hidden="true"><use class="hm-animal" href="#hm-sun" /></svg>
        }
    };
    html! {
        <section class="hm-suns" data-testid="hm-suns">
            <h2>{ t.hm_suns(suns.into()) }</h2>
            <p class="hm-sky">{ for (0..suns).map(sun) }</p>
            <ul>
                <li>{ t.hm_suns_points(args::HmSunsPoints { points: points.max(0) as u32, suns: reached }) }</li>
                <li>{ t.hm_suns_side(by_side) }</li>
                <li>{ spirit }</li>
            </ul>
            if let Some(&from) = next { <p>{ t.hm_suns_next(from as u32) }</p> }
        </section>
    }
}

/// How a tie for the first place ended; `None` without one.
fn tie(t: Texts, names: &[String], outcome: &Outcome) -> Option<String> {
    let best = *outcome.totals.iter().max()?;
    let level = || {
        outcome
            .totals
            .seats()
            .filter(|&seat| outcome.totals[seat] == best)
    };
    if level().count() < 2 {
        return None;
    }
    let cubes: Vec<String> = level()
        .map(|seat| {
            let name = &names[seat.index()];
            [name, " ", &outcome.tie_breaks[seat].to_string()].concat()
        })
        .collect();
    let cubes = cubes.join(t.comma());
    Some(if outcome.winners().count() > 1 {
        t.hm_tie_shared(&cubes)
    } else {
        t.hm_tie_broken(&cubes)
    })
}
