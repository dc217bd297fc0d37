//! The end of a game: the score sheet counted line by line, the ranking and how ties were broken, and
//! what to do next.

use std::rc::Rc;

use atoll_engine::game::Game;
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::preview::signed;
use super::share;
use crate::bridge;
use crate::games::GameUi;
use crate::i18n::Texts;

/// What a finished game offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Replay,
    Again,
    SameSeed,
    Look,
}

/// The finished game.
#[derive(Clone, Debug)]
pub struct EndProps<G: GameUi> {
    pub t: Texts,
    pub session: Rc<Session<G>>,
    pub onnext: Callback<Next>,
    /// Whether the link is on the clipboard, or the link itself where there is none.
    pub copied: UseStateHandle<Option<Result<(), String>>>,
}

/// The score sheet of a finished game.
pub fn end<G: GameUi>(props: &EndProps<G>) -> Html {
    let t = props.t;
    let session = &props.session;
    let copied = &props.copied;
    let copy = {
        let (session, copied) = (Rc::clone(session), copied.clone());
        Callback::from(move |_| {
            let (link, copied) = (share::link(&session), copied.clone());
            spawn_local(async move {
                let done = bridge::copy(link.clone()).await;
                copied.set(Some(if done { Ok(()) } else { Err(link) }));
            });
        })
    };
    let export = {
        let session = Rc::clone(session);
        Callback::from(move |_| share::export(&session))
    };
    let next = |what: Next, words: &'static str, class: &'static str, id: &'static str| {
        let onclick = props.onnext.reform(move |_| what);
        html! { <button type="button" class={classes!("button", class)} {onclick} data-testid={id}>{ words }</button> }
    };
    html! {
        <section class="end" data-testid="end">
            <h2 id="end-title" tabindex="-1">{ t.end_title() }</h2>
            <p class="end-verdict">{ verdict::<G>(t, session) }</p>
            { sheet::<G>(t, session) }
            <div class="end-actions">
                { next(Next::Again, t.end_again(), "button-main", "end-again") }
                { next(Next::SameSeed, t.end_same_seed(), "", "end-same-seed") }
                { next(Next::Replay, t.end_replay(), "", "end-replay") }
                { next(Next::Look, t.end_look(), "", "end-look") }
                <button type="button" class="button" onclick={copy} data-testid="end-share">{ t.end_share() }</button>
                <button type="button" class="button" onclick={export} data-testid="end-export">{ t.end_export() }</button>
            </div>
            <p role="status">
                if let Some(result) = &**copied {
                    if let Err(link) = result {
                        { t.end_link() }{ " " }<a href={link.clone()}>{ link }</a>
                    } else {
                        { t.end_shared_link() }
                    }
                }
            </p>
            { G::epilogue(t, session) }
        </section>
    }
}

fn verdict<G: GameUi>(t: Texts, session: &Session<G>) -> String {
    let Some(outcome) = G::outcome(session.state()) else {
        return String::new();
    };
    let name = |seat: Seat| session.seats()[seat.index()].name.as_str();
    let winners: Vec<Seat> = outcome.winners().collect();
    let points = signed(outcome.totals[winners[0]], false);
    if session.seats().len() == 1 {
        return t.end_solo(&points);
    }
    if winners.len() > 1 {
        let names: Vec<&str> = winners.iter().map(|&seat| name(seat)).collect();
        return t.end_shared(&names.join(", "), &points);
    }
    let mut words = t.end_won(name(winners[0]), &points);
    let best = outcome.totals[winners[0]];
    let tied = outcome
        .totals
        .iter()
        .filter(|&&total| total == best)
        .count()
        > 1;
    if let (true, Some(what)) = (tied, G::tie_break(t)) {
        words.push(' ');
        words.push_str(&t.end_tie_break(what));
    }
    words
}

/// One column per seat, one row per category and item; the style sheet lets the rows appear one by
/// one.
fn sheet<G: GameUi>(t: Texts, session: &Session<G>) -> Html {
    let state = session.state();
    let seats: Vec<Seat> = (0..session.seats().len() as u8).map(Seat).collect();
    let sheets: Vec<_> = seats.iter().map(|&seat| G::score(state, seat)).collect();
    // Categories are compared across seats; items (a card of one's own) are summed.
    let row = |&category: &&'static str| {
        let cell = |(index, sheet): (usize, &atoll_engine::outcome::ScoreSheet)| {
            let points = sheet.category(category);
            let minus = (points < 0).then_some("is-minus");
            html! { <td key={index} class={classes!(minus)}>{ signed(points, false) }</td> }
        };
        html! {
            <tr key={category}>
                <th scope="row">{ G::category(t, category, 0) }</th>
                { for sheets.iter().enumerate().map(cell) }
            </tr>
        }
    };
    let ranks = G::outcome(state).map(|outcome| outcome.ranks);
    html! {
        <div class="end-sheet-frame" tabindex="0" role="region" aria-label={t.end_sheet()}>
            <table class="end-sheet">
                <thead><tr>
                    <th scope="col">{ t.end_category() }</th>
                    { for session.seats().iter().enumerate().map(|(i, seat)| html! {
                        <th key={i} scope="col">{ &seat.name }</th>
                    }) }
                </tr></thead>
                <tbody>{ for <G as Game>::CATEGORIES.iter().map(row) }</tbody>
                <tfoot>
                    <tr class="end-total">
                        <th scope="row">{ t.play_total() }</th>
                        { for seats.iter().map(|&seat| html! {
                            <td key={seat.0} data-testid={["end-total-", &seat.0.to_string()].concat()}>
                                { signed(G::total(state, seat), false) }
                            </td>
                        }) }
                    </tr>
                    if seats.len() > 1 {
                        <tr>
                            <th scope="row">{ t.end_rank() }</th>
                            { for ranks.iter().flat_map(|ranks| ranks.iter()).enumerate().map(|(i, rank)| html! {
                                <td key={i}>{ rank.to_string() }</td>
                            }) }
                        </tr>
                    }
                </tfoot>
            </table>
        </div>
    }
}
