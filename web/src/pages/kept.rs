//! All games kept here: those under way, and those put away or finished. Each can be gone on with or
//! looked at; one under way can be put away and taken back; any can be deleted, after one question. The
//! focus stays with the game that was dealt with, or goes to the next one when it is gone.

use std::rc::Rc;

use yew::prelude::*;

use super::home::{game_title, players};
use crate::kit::bridge;
use crate::kit::context::use_app;
use crate::kit::i18n::{Texts, args};
use crate::kit::route::Route;
use crate::kit::store::saves::{self, Summary};

/// A game of the page: which one, and whether it is under way.
#[derive(Clone, Debug, PartialEq)]
struct Kept {
    id: Rc<str>,
    is_running: bool,
}

/// What somebody does with a game.
#[derive(Clone, Debug, PartialEq)]
enum Deed {
    PutAway(Kept),
    TakeBack(Kept),
    /// Asks whether it is to be deleted.
    Ask(Kept),
    Keep(Kept),
    Delete(Kept),
}

/// What the page remembers between two drawings.
#[derive(Clone, Debug, Default, PartialEq)]
struct State {
    /// The game that somebody is asked about.
    asked: Option<Kept>,
    /// What has just been done, in words.
    said: String,
    /// What gets the focus: another number each time, and the id of an element.
    focus: (u32, String),
}

/// The page of all games.
#[component]
pub fn KeptGames() -> Html {
    let app = use_app();
    let t = app.texts;
    let state = use_state(State::default);
    let (running, archived) = (saves::list(&app.shelf), saves::archived(&app.shelf));
    let act = {
        let (state, shelf) = (state.clone(), Rc::clone(&app.shelf));
        let order: Vec<Kept> = running.iter().map(|game| kept(game, true)).collect();
        let rest = archived.iter().map(|game| kept(game, false));
        let order: Vec<Kept> = order.into_iter().chain(rest).collect();
        Callback::from(move |deed: Deed| {
            let moved = |id: Option<String>, is_running| {
                let id = id.map(Rc::from);
                id.map_or_else(String::new, |id| Kept { id, is_running }.element("move"))
            };
            let (asked, said, focus) = match deed {
                Deed::PutAway(game) => {
                    let focus = moved(saves::put_away(&shelf, &game.id), false);
                    (None, t.games_said_away(), focus)
                }
                Deed::TakeBack(game) => {
                    let focus = moved(saves::take_back(&shelf, &game.id), true);
                    (None, t.games_said_back(), focus)
                }
                Deed::Ask(game) => {
                    let focus = game.element("keep");
                    (Some(game), "", focus)
                }
                Deed::Keep(game) => (None, "", game.element("delete")),
                Deed::Delete(game) => {
                    saves::delete(&shelf, &game.id, game.is_running);
                    (None, t.games_said_deleted(), neighbour(&order, &game))
                }
            };
            state.set(State {
                asked,
                said: said.to_owned(),
                focus: (state.focus.0 + 1, focus),
            });
        })
    };
    use_effect_with(state.focus.clone(), |(number, id)| {
        if *number > 0 {
            bridge::focus(id);
            bridge::focus_if_lost(HEADING);
        }
    });
    let list = |games: &[Summary], is_running: bool| {
        let row = |game: &Summary| {
            let asked = state.asked.as_ref() == Some(&kept(game, is_running));
            row(t, game, is_running, asked, &act)
        };
        html! { <ul class="kept-list">{ for games.iter().map(row) }</ul> }
    };
    html! {
        <main id="main" class="sheet" tabindex="-1" data-testid="kept">
            <h1 id={HEADING} tabindex="-1">{ t.games_title() }</h1>
            <p class="visually-hidden" role="status">{ &state.said }</p>
            if running.is_empty() && archived.is_empty() {
                <p class="lead">{ t.games_none() }</p>
                <p><a class="button" href={Route::New { game: None }.href()}>{ t.setup_pick() }</a></p>
            }
            if !running.is_empty() {
                <section class="panel"><h2>{ t.home_running(running.len() as u32) }</h2>{ list(&running, true) }</section>
            }
            if !archived.is_empty() {
                <section class="panel"><h2>{ t.games_archived() }</h2>{ list(&archived, false) }</section>
            }
        </main>
    }
}

const HEADING: &str = "kept-heading";

impl Kept {
    /// The id of one of its buttons. A running game and one put away may have the same name.
    fn element(&self, what: &str) -> String {
        let family = if self.is_running {
            "-save-"
        } else {
            "-archive-"
        };
        [what, family, &self.id].concat()
    }
}

fn kept(game: &Summary, is_running: bool) -> Kept {
    Kept {
        id: game.id.as_str().into(),
        is_running,
    }
}

/// What gets the focus when a game is gone: the one after it, else the one before, else the heading.
fn neighbour(order: &[Kept], gone: &Kept) -> String {
    let at = order.iter().position(|game| game == gone).unwrap_or(0);
    let next = order.get(at + 1).or_else(|| order.get(at.checked_sub(1)?));
    next.map_or_else(|| HEADING.to_owned(), |game| game.element("open"))
}

fn row(t: Texts, game: &Summary, is_running: bool, asked: bool, act: &Callback<Deed>) -> Html {
    let me = kept(game, is_running);
    let (title, names) = (game_title(t, game), players(game));
    let whole = t.games_row(args::GamesRow {
        game: &title,
        names: &names,
    });
    let button = |words: &'static str, what: &'static str, class: &'static str, deed: Deed| {
        let label = [words, ": ", &whole].concat();
        html! {
            <button key={what} id={me.element(what)} type="button" class={classes!("button", class)} aria-label={label}
                onclick={act.reform(move |_| deed.clone())} data-testid={["kept-", what].concat()}>{ words }</button>
        }
    };
    let goes_on = is_running || game.away;
    let open_words = if goes_on {
        t.home_continue()
    } else {
        t.games_look()
    };
    let actions = if asked {
        html! {
            <>
                <p class="kept-question" id={me.element("question")}>{ t.games_delete_question() }</p>
                { button(t.games_delete_yes(), "yes", "button-main", Deed::Delete(me.clone())) }
                { button(t.games_delete_no(), "keep", "", Deed::Keep(me.clone())) }
            </>
        }
    } else {
        let label = [open_words, ": ", &whole].concat();
        html! {
            <>
                <a key="open" id={me.element("open")} class="button" href={Route::Play { save: game.id.clone() }.href()}
                    aria-label={label}>{ open_words }</a>
                if is_running {
                    { button(t.games_put_away(), "move", "", Deed::PutAway(me.clone())) }
                } else if game.away {
                    { button(t.games_take_back(), "move", "", Deed::TakeBack(me.clone())) }
                }
                { button(t.games_delete(), "delete", "", Deed::Ask(me.clone())) }
            </>
        }
    };
    let role = asked.then_some("alertdialog");
    let question = asked.then(|| me.element("question"));
    let mark = match (is_running, game.away) {
        (true, _) => None,
        (false, true) => Some(t.games_mark_away()),
        (false, false) => Some(t.games_mark_finished()),
    };
    html! {
        <li key={me.element("row")} class="kept-game" data-testid="kept-game">
            <p class="kept-words">
                <strong>{ title }</strong>
                if let Some(mark) = mark { <span class="kept-mark">{ mark }</span> }
                <span class="kept-names">{ names }</span>
            </p>
            <div class="kept-actions" {role} aria-labelledby={question}>{ actions }</div>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_focus_goes_to_the_next_game_then_to_the_one_before_then_to_the_heading() {
        let game = |id: &str, is_running| Kept {
            id: id.into(),
            is_running,
        };
        let order = [game("g2", true), game("g1", true), game("g1", false)];
        assert_eq!(neighbour(&order, &order[0]), "open-save-g1");
        assert_eq!(neighbour(&order, &order[1]), "open-archive-g1");
        assert_eq!(neighbour(&order, &order[2]), "open-save-g1");
        assert_eq!(neighbour(&order[..1], &order[0]), HEADING);
    }
}
