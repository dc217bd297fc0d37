//! The four actions: what each would bring now, whose pawns stand there, and, for the one looked at,
//! the advantage and what the others could do with it.

use atoll_engine::games::skylands::{Action, Move};
use atoll_engine::seat::{Seat, SeatInfo};
use yew::prelude::*;

use super::land::sign;
use super::names::{action, gives};
use super::view_model::{Board, Scene};
use crate::kit::i18n::{Texts, args};
use crate::kit::still::still;

/// What a person does to a button that stands for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Pointer or focus reaches or leaves it.
    Look(Option<Move>),
    /// It is pressed.
    Press(Move),
}

/// Who sits at the table.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    pub t: Texts,
    pub names: &'a [String],
    pub seats: &'a [SeatInfo],
}

impl Table<'_> {
    /// The colour and the first letter of a seat.
    fn pawn(&self, seat: Seat) -> (String, String) {
        let colour = self.seats.get(seat.index()).and_then(|info| info.colour);
        let colour = colour.map_or("seat-slate".to_owned(), |one| {
            ["seat-", one.word()].concat()
        });
        let initial = |name: &String| -> String {
            let letter = name.chars().find(|letter| letter.is_alphanumeric());
            letter.unwrap_or('?').to_uppercase().collect()
        };
        let own = initial(&self.names[seat.index()]);
        // Two of the same letter are told apart by their places.
        let same = self.names.iter().filter(|name| initial(name) == own);
        if same.count() > 1 {
            return (colour, (seat.index() + 1).to_string());
        }
        (colour, own)
    }

    /// What an action would bring to the others, as a list.
    fn others(&self, board: &Board) -> Option<String> {
        let one = |outlook: &atoll_engine::games::skylands::Outlook| {
            self.t.sk_for(args::SkFor {
                gives: &gives(self.t, board.action, outlook.most),
                name: &self.names[outlook.seat.index()],
            })
        };
        let list: Vec<String> = board.others.iter().map(one).collect();
        let list = list.join(self.t.comma());
        (!list.is_empty()).then(|| self.t.sk_others(&list))
    }

    /// Everything there is to say about an action.
    pub fn words(&self, board: &Board) -> Vec<String> {
        let t = self.t;
        let mut words = Vec::new();
        words.push(t.sk_advantage(board.action.word()));
        words.extend(self.others(board));
        if board.stays && board.open {
            words.push(t.sk_stays().to_owned());
        } else if board.stays {
            words.push(t.sk_stands().to_owned());
        }
        words
    }
}

/// The row of action boards.
pub fn actions(
    table: &Table<'_>,
    scene: &Scene,
    looked: Option<Move>,
    on: &Callback<Play>,
) -> Html {
    let t = table.t;
    let one = |board: &Board| {
        let picked = looked == Some(Move::Act(board.action));
        let pawns: Vec<(String, String)> = board.pawns.iter().map(|&s| table.pawn(s)).collect();
        let standing: Vec<&str> = board
            .pawns
            .iter()
            .map(|s| table.names[s.index()].as_str())
            .collect();
        let mut label = [
            &action(t, board.action),
            ": ",
            &gives(t, board.action, board.own),
        ]
        .concat();
        if board.open {
            for words in table.words(board) {
                label.push_str(". ");
                label.push_str(words.trim_end_matches('.'));
            }
        }
        if !standing.is_empty() {
            label.push_str(". ");
            label.push_str(&t.sk_pawns(&standing.join(t.comma())));
        }
        let shown = Shown {
            action: board.action,
            own: board.own,
            open: board.open,
            runs: board.runs,
            stays: board.stays,
            picked,
            label,
            pawns,
        };
        let on = on.clone();
        still(
            board.action as usize,
            (t.lang(), shown.clone()),
            move || draw(t, &shown, &on),
        )
    };
    html! {
        <section class="sk-actions" aria-label={t.sk_actions()}>{ for scene.boards.iter().map(one) }</section>
    }
}

#[derive(Clone, Debug, Hash)]
struct Shown {
    action: Action,
    own: u8,
    open: bool,
    runs: bool,
    stays: bool,
    picked: bool,
    label: String,
    pawns: Vec<(String, String)>,
}

fn draw(t: Texts, shown: &Shown, on: &Callback<Play>) -> Html {
    let mv = Move::Act(shown.action);
    let class = classes!(
        "sk-action",
        shown.open.then_some("is-open"),
        shown.runs.then_some("is-running"),
        shown.picked.then_some("is-picked"),
    );
    let (look, away) = (
        on.reform(move |()| Play::Look(Some(mv))),
        on.reform(|()| Play::Look(None)),
    );
    let pawn = |(colour, letter): &(String, String)| {
        html! { <span class={classes!("sk-pawn", colour.clone())}>{ letter }</span> }
    };
    let line = if shown.runs {
        t.sk_runs().to_owned()
    } else {
        gives(t, shown.action, shown.own)
    };
    html! {
        <button type="button" {class} data-testid={["sk-action-", shown.action.word()].concat()}
            aria-disabled={(!shown.open).then_some("true")} onclick={on.reform(move |_| Play::Press(mv))}
            onmouseenter={look.reform(|_| ())} onmouseleave={away.reform(|_| ())}
            onfocus={look.reform(|_| ())} onblur={away.reform(|_| ())}>
            <span class="visually-hidden">{ shown.label.clone() }</span>
            <span class="sk-action-face" aria-hidden="true">
                { sign(shown.action.word()) }
                <span class="sk-action-name">{ t.sk_short(shown.action.word()) }</span>
                <span class="sk-action-gives">
                    <span class="sk-brief">{ sign(brief(shown.action)) }{ shown.own }</span>
                    <span class="sk-long">{ line }</span>
                    if shown.stays && shown.open { <b>{ " −2" }</b> }
                </span>
                <span class="sk-pawns">{ for shown.pawns.iter().map(pawn) }</span>
            </span>
        </button>
    }
}

/// What an action brings, as a sign where words have no room.
const fn brief(action: Action) -> &'static str {
    match action {
        Action::Discover => "stack",
        Action::Deploy => "house",
        Action::Create => "star",
        Action::Convert => "coins",
    }
}
