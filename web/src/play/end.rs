//! The end of a game: the score sheet counted line by line, the ranking and how ties were broken, and
//! what to do next.

use std::rc::Rc;

use atoll_engine::any_session::AnySession;
use atoll_engine::seat::Seat;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::share;
use crate::games::Ui;
use crate::kit::bridge;
use crate::kit::i18n::{Texts, args};
use crate::kit::points::signed;

/// What a finished game offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Replay,
    Again,
    SameSeed,
    Look,
}

/// A finished game as it is told, with its type hidden.
#[derive(Clone, Debug)]
pub(super) struct Ending {
    names: Vec<String>,
    totals: Vec<i32>,
    /// From 1; equal for those who share a place.
    ranks: Vec<u8>,
    /// Each category with everybody's points. Items (a card of one's own) are summed.
    rows: Vec<(String, Vec<i32>)>,
    tie_break: Option<&'static str>,
    link: Callback<(), String>,
    export: Callback<()>,
    epilogue: Html,
}

impl Ending {
    /// How a game ended.
    pub(super) fn of(t: Texts, ui: Ui, names: &[String], session: &Rc<dyn AnySession>) -> Self {
        let seats = || (0..session.seats().len() as u8).map(Seat);
        let sheets: Vec<_> = seats().map(|seat| session.score(seat)).collect();
        let row = |&category: &&'static str| {
            let points = sheets.iter().map(|sheet| sheet.category(category));
            (ui.category(t, category, 0), points.collect())
        };
        let counts = |category: &&&'static str| ui.counts(&**session, category);
        let rows = ui.rules().categories.iter().filter(counts).map(row);
        let ranks = session.outcome();
        let ranks = ranks.map(|outcome| outcome.ranks.iter().copied().collect());
        let (linked, exported) = (Rc::clone(session), Rc::clone(session));
        Self {
            names: names.to_vec(),
            totals: seats().map(|seat| session.total(seat)).collect(),
            ranks: ranks.unwrap_or_default(),
            rows: rows.collect(),
            tie_break: ui.tie_break(t),
            link: Callback::from(move |()| share::link(&*linked)),
            export: Callback::from(move |()| share::export(&*exported)),
            epilogue: ui.epilogue(t, names, &**session),
        }
    }

    fn verdict(&self, t: Texts) -> String {
        let winners: Vec<usize> = (0..self.ranks.len())
            .filter(|&seat| self.ranks[seat] == 1)
            .collect();
        let Some(&first) = winners.first() else {
            return String::new();
        };
        let best = self.totals[first];
        let points = signed(best);
        if self.names.len() == 1 {
            return t.end_solo(&points);
        }
        if winners.len() > 1 {
            let names: Vec<&str> = winners
                .iter()
                .map(|&seat| self.names[seat].as_str())
                .collect();
            return t.end_shared(args::EndShared {
                names: &names.join(", "),
                points: &points,
            });
        }
        let mut words = t.end_won(args::EndWon {
            name: &self.names[first],
            points: &points,
        });
        let tied = self.totals.iter().filter(|&&total| total == best).count() > 1;
        if let (true, Some(what)) = (tied, self.tie_break) {
            words.push(' ');
            words.push_str(&t.end_tie_break(what));
        }
        words
    }

    /// One column per seat, one row per category; the style sheet lets the rows appear one by one.
    fn sheet(&self, t: Texts) -> Html {
        let row = |(category, points): &(String, Vec<i32>)| {
            let cell = |(index, &points): (usize, &i32)| {
                let minus = (points < 0).then_some("is-minus");
                html! { <td key={index} class={classes!(minus)}>{ signed(points) }</td> }
            };
            html! {
                <tr key={category.as_str()}>
                    <th scope="row">{ category }</th>
                    { for points.iter().enumerate().map(cell) }
                </tr>
            }
        };
        html! {
            <div class="end-sheet-frame" tabindex="0" role="region" aria-label={t.end_sheet()}>
                <table class="end-sheet">
                    <thead><tr>
                        <th scope="col">{ t.end_category() }</th>
                        { for self.names.iter().enumerate().map(|(i, name)| html! {
                            <th key={i} scope="col">{ name }</th>
                        }) }
                    </tr></thead>
                    <tbody>{ for self.rows.iter().map(row) }</tbody>
                    <tfoot>
                        <tr class="end-total">
                            <th scope="row">{ t.play_total() }</th>
                            { for self.totals.iter().enumerate().map(|(i, &total)| html! {
                                <td key={i} data-testid={["end-total-", &i.to_string()].concat()}>
                                    { signed(total) }
                                </td>
                            }) }
                        </tr>
                        if self.names.len() > 1 {
                            <tr>
                                <th scope="row">{ t.end_rank() }</th>
                                { for self.ranks.iter().enumerate().map(|(i, rank)| html! {
                                    <td key={i}>{ rank.to_string() }</td>
                                }) }
                            </tr>
                        }
                    </tfoot>
                </table>
            </div>
        }
    }
}

/// The finished game and what can be done with it.
#[derive(Clone, Debug)]
pub(super) struct EndProps {
    pub t: Texts,
    pub ending: Ending,
    pub onnext: Callback<Next>,
    /// Whether the link is on the clipboard, or the link itself where there is none.
    pub copied: UseStateHandle<Option<Result<(), String>>>,
}

/// The score sheet of a finished game.
pub(super) fn end(props: &EndProps) -> Html {
    let (t, ending) = (props.t, &props.ending);
    let copied = &props.copied;
    let copy = {
        let (link, copied) = (ending.link.clone(), copied.clone());
        Callback::from(move |_| {
            let (link, copied) = (link.emit(()), copied.clone());
            spawn_local(async move {
                let done = bridge::copy(link.clone()).await;
                copied.set(Some(if done { Ok(()) } else { Err(link) }));
            });
        })
    };
    let export = ending.export.reform(|_| ());
    let next = |what: Next, words: &'static str, class: &'static str, id: &'static str| {
        let onclick = props.onnext.reform(move |_| what);
        html! { <button type="button" class={classes!("button", class)} {onclick} data-testid={id}>{ words }</button> }
    };
    html! {
        <section class="end" data-testid="end">
            <h2 id="end-title" tabindex="-1">{ t.end_title() }</h2>
            <p class="end-verdict">{ ending.verdict(t) }</p>
            { ending.sheet(t) }
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
            { ending.epilogue.clone() }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ending(totals: &[i32], ranks: &[u8]) -> Ending {
        Ending {
            names: ["Ada", "Ben", "Cleo"][..totals.len()]
                .iter()
                .map(|&name| name.to_owned())
                .collect(),
            totals: totals.to_vec(),
            ranks: ranks.to_vec(),
            rows: Vec::new(),
            tie_break: Some("animals"),
            link: Callback::from(|()| String::new()),
            export: Callback::noop(),
            epilogue: Html::default(),
        }
    }

    #[test]
    fn the_verdict_names_winners_points_and_what_broke_a_tie() {
        let t = Texts::default();
        let verdict = |totals: &[i32], ranks: &[u8]| ending(totals, ranks).verdict(t);
        assert_eq!(verdict(&[7], &[1]), t.end_solo("7"));
        assert_eq!(
            verdict(&[7, 9], &[2, 1]),
            t.end_won(args::EndWon {
                name: "Ben",
                points: "9"
            })
        );
        assert_eq!(
            verdict(&[9, 9, 1], &[1, 1, 3]),
            t.end_shared(args::EndShared {
                names: "Ada, Ben",
                points: "9"
            })
        );
        let broken = [
            t.end_won(args::EndWon {
                name: "Ben",
                points: "9",
            }),
            t.end_tie_break("animals"),
        ]
        .join(" ");
        assert_eq!(verdict(&[9, 9], &[2, 1]), broken);
        assert_eq!(verdict(&[9, 9], &[]), "", "not over yet");
    }
}
