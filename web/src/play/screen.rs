//! The play screen: holds the game, draws the table with everything around it, lets the computer
//! play, saves after every decision, and speaks. What can be done to a game is in `reducer`.

use std::rc::Rc;

use atoll_engine::cells::CellSet;
use atoll_engine::event::GameEvent;
use atoll_engine::game::Turn;
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use super::bots::use_bots;
use super::curtain::Curtain;
use super::end::{End, Next};
use super::keys::Keys;
use super::log::Log;
use super::moves::Moves;
use super::panel::Panel;
use super::preview::{live_lines, signed};
use super::prompt::{Line, Prompt};
use super::reducer::{Action, Play, is_person, viewer};
use super::score::LiveScore;
use super::seats::Seats;
use super::timeline::Timeline;
use super::toolbar::{Tool, Toolbar};
use super::{share, speech};
use crate::app::use_app;
use crate::bridge;
use crate::components::picture::{ICON, picture};
use crate::games::{GameUi, TableProps};
use crate::i18n::Texts;
use crate::route::Route;
use crate::store::saves;
use crate::store::settings::Speed;

impl<G: GameUi> Reducible for Play<G> {
    type Action = Action<G>;
    fn reduce(self: Rc<Self>, action: Action<G>) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

/// The game to show.
#[derive(Clone, Debug, Properties)]
pub struct ScreenProps<G: GameUi> {
    pub session: Rc<Session<G>>,
    /// Under which id it is kept; `None` for a replay of somebody's link.
    pub save: Option<AttrValue>,
}

impl<G: GameUi> PartialEq for ScreenProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session) && self.save == other.save
    }
}

/// The play screen.
#[component]
pub fn Screen<G: GameUi>(props: &ScreenProps<G>) -> Html {
    let app = use_app();
    let t = app.texts;
    let first = Rc::clone(&props.session);
    let play = use_reducer(move || Play::new((*first).clone()));
    // The ply on show while somebody looks back; `None` at the table as it is.
    let review = use_state(|| props.save.is_none().then_some(0));
    let open = use_state(|| None::<Tool>);
    let preview = use_state(|| None::<G::Move>);
    let lit = use_state(|| CellSet::EMPTY);
    let large = use_state(|| None::<Seat>);
    let points_hidden = use_state(|| false);
    let stopped = use_state(|| false);
    let stepped = use_state(|| None::<u32>);
    let confirm = use_state(|| None::<(G::Move, String)>);
    let unveiled = use_state(|| None::<Seat>);
    let sheet_closed = use_state(|| false);

    let speed = app.settings.speed;
    let waiting = *stopped || (speed == Speed::Step && *stepped != Some(play.actions));
    use_bots(&play, speed, waiting || review.is_some());
    use_saving(&play, props.save.clone());

    let own = viewer(&play.session);
    let names = names(&play.session);
    let shown = use_memo((play.actions, *review), |_| match *review {
        None => Rc::clone(&play.session),
        Some(ply) => {
            let mut past = (*play.session).clone();
            past.jump(ply);
            Rc::new(past)
        }
    });
    let session = Rc::clone(&*shown);
    let spoken = use_speech::<G>(t, &play, &session, *review, own, &names);
    let seat = (*large).unwrap_or(own);
    let over = session.turn() == Turn::Over;
    let can_move = review.is_none()
        && session.turn().seat() == Some(own)
        && is_person(&session, own)
        && seat == own;
    let veiled = review.is_none()
        && G::has_secrets(session.options())
        && can_move
        && *unveiled != Some(own)
        && (0..names.len() as u8)
            .filter(|&s| is_person(&session, Seat(s)))
            .count()
            > 1;

    let on_move = {
        let (play, confirm, app, preview) =
            (play.clone(), confirm.clone(), app.clone(), preview.clone());
        Callback::from(move |mv: G::Move| {
            let state = play.session.state();
            let legal = G::check(state, mv).is_ok();
            match G::warning(t, state, mv).filter(|_| legal && app.settings.confirmations) {
                Some(question) => confirm.set(Some((mv, question))),
                None => {
                    preview.set(None);
                    play.dispatch(Action::Move(mv));
                }
            }
        })
    };
    let on_tool = {
        let (play, open, review, large, confirm) = (
            play.clone(),
            open.clone(),
            review.clone(),
            large.clone(),
            confirm.clone(),
        );
        let (stopped, sheet_closed, preview) =
            (stopped.clone(), sheet_closed.clone(), preview.clone());
        Callback::from(move |tool: Tool| {
            let act = |possible: bool, action: Action<G>| {
                if possible {
                    confirm.set(None);
                    preview.set(None);
                    large.set(None);
                    review.set(None);
                    stopped.set(false);
                    sheet_closed.set(false);
                    play.dispatch(action);
                }
            };
            match tool {
                Tool::Undo => act(play.can_undo(), Action::Undo),
                Tool::Redo => act(play.can_redo(), Action::Redo),
                Tool::Restart => act(play.can_restart(), Action::RestartTurn),
                Tool::Since => review.set(look_back_to(&play.session)),
                panel => open.set((*open != Some(panel)).then_some(panel)),
            }
        })
    };
    let on_go = {
        let (stopped, stepped, play) = (stopped.clone(), stepped.clone(), play.clone());
        Callback::from(move |()| {
            stopped.set(false);
            stepped.set(Some(play.actions));
        })
    };
    let on_answer = {
        let (confirm, play, preview) = (confirm.clone(), play.clone(), preview.clone());
        Callback::from(move |yes: bool| {
            if let (true, Some((mv, _))) = (yes, &*confirm) {
                preview.set(None);
                play.dispatch(Action::Move(*mv));
            }
            confirm.set(None);
        })
    };
    use_keys(&on_tool, &on_go, &open, &confirm);
    use_effect_with(confirm.is_some(), |&asking| {
        if asking {
            bridge::focus("confirm-yes");
        }
    });
    let on_fork = {
        let (play, shelf, review) = (play.clone(), Rc::clone(&app.shelf), review.clone());
        Callback::from(move |()| {
            let ply = (*review).unwrap_or(play.session.ply());
            if let Some(copy) = play.session.fork(ply) {
                let id = saves::fresh_id(&shelf);
                share::keep(&shelf, &id, &copy);
                bridge::go(&Route::Play { save: id }.href());
            }
        })
    };
    let on_next = {
        let (play, shelf) = (play.clone(), Rc::clone(&app.shelf));
        let (review, sheet_closed) = (review.clone(), sheet_closed.clone());
        Callback::from(move |next: Next| match next {
            Next::Replay => review.set(Some(0)),
            Next::Look => sheet_closed.set(true),
            Next::Again | Next::SameSeed => {
                let seed = if next == Next::SameSeed {
                    play.session.seed()
                } else {
                    bridge::random_seed()
                };
                let (options, seats) = (
                    play.session.options().clone(),
                    play.session.seats().to_vec(),
                );
                if let Ok(fresh) = Session::<G>::new(options, seats, seed) {
                    let id = saves::fresh_id(&shelf);
                    share::keep(&shelf, &id, &fresh);
                    bridge::go(&Route::Play { save: id }.href());
                }
            }
        })
    };

    let fresh = use_memo((play.actions, *review, own), |_| fresh_cells(&session, own));
    let line = prompt_line::<G>(
        t,
        &play,
        &session,
        &names,
        &confirm,
        waiting,
        review.is_some(),
    );
    let lines = live_lines::<G>(session.state(), seat, preview.filter(|_| can_move));
    let named = lines
        .into_iter()
        .map(|l| (G::category(t, l.category, l.item).into(), l))
        .collect::<Vec<_>>();
    let total = G::points_seen(&session, own, own);
    let refused = play
        .refused
        .as_ref()
        .and_then(|(_, illegal)| G::rule(t, illegal.rule));
    let table = TableProps::<G> {
        t,
        session: Rc::clone(&session),
        seat,
        can_move: can_move && confirm.is_none(),
        lit: *lit,
        fresh: fresh[seat.index()],
        on_move: on_move.clone(),
        on_preview: setter(&preview),
    };
    let score = html! {
        <LiveScore {t} lines={named} hidden={*points_hidden} onlight={setter(&lit)}
            ontoggle={Callback::from({ let hidden = points_hidden.clone(); move |()| hidden.set(!*hidden) })} />
    };
    let show_end = over && review.is_none() && !*sheet_closed && props.save.is_some();
    html! {
        <main id="main" class={classes!("play", ["play-", G::KEY].concat())} tabindex="-1" data-ply={session.ply().to_string()}
            data-testid="play">
            <header class="play-head">
                <a class="play-home" href={Route::Home.href()} aria-label={t.play_back_home()} data-testid="play-home">
                    { picture("icon-tool-home".into(), "icon", ICON) }
                </a>
                <h1 class="play-title">{ G::GAME.title(t) }</h1>
                <Prompt {t} {line} {refused} onanswer={on_answer} ongo={on_go}
                    onstop={Callback::from({ let stopped = stopped.clone(); move |()| stopped.set(true) })} />
                if !*points_hidden { <span class="play-total" aria-hidden="true">{ signed(total, false) }</span> }
                <Toolbar {t} can_undo={play.can_undo()} can_redo={play.can_redo()} can_restart={play.can_restart()}
                    can_look_back={look_back_to(&play.session).is_some()} open={*open} ontool={on_tool.clone()} />
            </header>
            <p class="visually-hidden" aria-live="polite" data-testid="spoken">{ spoken }</p>
            <div class="play-table">
                if veiled {
                    <Curtain {t} name={names[own.index()].clone()}
                        onopen={Callback::from({ let unveiled = unveiled.clone(); move |()| unveiled.set(Some(own)) })} />
                } else if show_end {
                    <End<G> {t} session={Rc::clone(&session)} onnext={on_next} />
                } else {
                    if seat != own {
                        <p class="foreign-board">
                            { t.play_board_of(&names[seat.index()]) }{ " " }
                            <button type="button" class="button" data-testid="back-to-own"
                                onclick={Callback::from({ let large = large.clone(); move |_| large.set(None) })}>
                                { t.play_back_to_own() }
                            </button>
                        </p>
                    }
                    <G::Table ..table />
                }
                if let Some(ply) = *review {
                    <Timeline {t} at={ply} all={play.session.line().len()} pace={pace(speed)}
                        onjump={Callback::from({ let review = review.clone(); move |ply| review.set(Some(ply)) })}
                        onfork={on_fork}
                        onleave={props.save.is_some().then(|| Callback::from({ let review = review.clone(); move |()| review.set(None) }))} />
                } else if over && !show_end {
                    <p class="foreign-board">
                        <button type="button" class="button button-main"
                            onclick={Callback::from({ let closed = sheet_closed.clone(); move |_| closed.set(false) })}>
                            { t.end_sheet() }
                        </button>
                    </p>
                }
            </div>
            if !veiled {
                <aside class="play-side">
                    { score.clone() }
                    <Seats<G> {t} session={Rc::clone(&session)} viewer={own} shown={seat} names={names.clone()}
                        fresh={(*fresh).clone()} hide_points={*points_hidden}
                        onshow={Callback::from({ let large = large.clone(); move |s: Seat| large.set((s != own).then_some(s)) })} />
                </aside>
            }
            if let Some(tool) = *open {
                <Panel {t} key={tool.id()} title={panel_title(t, tool)} from={tool.id()}
                    onclose={Callback::from({ let open = open.clone(); move |()| open.set(None) })}>
                    { panel::<G>(t, tool, &session, own, &names, can_move && !veiled, &on_move, &preview, &review, score) }
                </Panel>
            }
        </main>
    }
}

fn setter<T: 'static>(state: &UseStateHandle<T>) -> Callback<T> {
    let state = state.clone();
    Callback::from(move |value| state.set(value))
}

fn names<G: GameUi>(session: &Session<G>) -> Vec<String> {
    session
        .seats()
        .iter()
        .map(|seat| seat.name.clone())
        .collect()
}

/// Milliseconds between two moves of a replay.
fn pace(speed: Speed) -> u32 {
    match speed {
        Speed::Step | Speed::Normal => 900,
        Speed::Fast => 350,
        Speed::Instant => 80,
    }
}

/// The ply to look back to: right after the viewer's last decision before the others moved.
fn look_back_to<G: GameUi>(session: &Session<G>) -> Option<usize> {
    let own = viewer(session);
    let others = session.line()[..session.ply()]
        .iter()
        .rposition(|ply| ply.seat != own)?;
    let mine = session.line()[..others]
        .iter()
        .rposition(|ply| ply.seat == own);
    Some(mine.map_or(0, |ply| ply + 1))
}

/// What changed on each board since the viewer's own last turn began.
fn fresh_cells<G: GameUi>(session: &Session<G>, own: Seat) -> Vec<CellSet> {
    let mut fresh = vec![CellSet::EMPTY; session.seats().len()];
    let from = session.last_decision_of(own).unwrap_or(0);
    for ply in from..session.ply() {
        for event in session.events_for(ply, own) {
            if let Some((seat, cells)) = G::place_of(&event) {
                fresh[seat.index()] = fresh[seat.index()].union(cells);
            }
        }
    }
    fresh
}

fn prompt_line<G: GameUi>(
    t: Texts,
    play: &Play<G>,
    session: &Session<G>,
    names: &[String],
    confirm: &Option<(G::Move, String)>,
    waiting: bool,
    reviewing: bool,
) -> Line {
    if let Some((_, question)) = confirm {
        return Line::Confirm(question.clone());
    }
    let Some(seat) = session.turn().seat() else {
        return Line::Ask(t.play_game_over().to_owned());
    };
    let name = &names[seat.index()];
    if !reviewing && play.bot_to_move().is_some() {
        return if waiting {
            Line::Waiting(t.play_paused(name))
        } else {
            Line::Thinking(t.play_thinking(name))
        };
    }
    Line::Ask(G::prompt(t, session, name))
}

fn panel_title(t: Texts, tool: Tool) -> &'static str {
    match tool {
        Tool::Log => t.play_log(),
        Tool::Moves => t.play_legal_moves(),
        Tool::Keys => t.play_keys_title(),
        _ => t.play_score(),
    }
}

#[expect(
    clippy::too_many_arguments,
    reason = "one call, in the one place that has all of these"
)]
fn panel<G: GameUi>(
    t: Texts,
    tool: Tool,
    session: &Rc<Session<G>>,
    own: Seat,
    names: &[String],
    can_move: bool,
    on_move: &Callback<G::Move>,
    preview: &UseStateHandle<Option<G::Move>>,
    review: &UseStateHandle<Option<usize>>,
    score: Html,
) -> Html {
    match tool {
        Tool::Log => {
            let sentences = |events: Vec<G::Event>| -> Vec<String> {
                events
                    .iter()
                    .filter_map(|event| G::describe_event(t, names, event))
                    .collect()
            };
            let opening = (0, sentences(session.opening_events()));
            let later =
                (0..session.ply()).map(|ply| (ply + 1, sentences(session.events_for(ply, own))));
            let entries = std::iter::once(opening)
                .chain(later)
                .filter(|(_, said)| !said.is_empty());
            let onjump = Callback::from({
                let review = review.clone();
                move |ply| review.set(Some(ply))
            });
            html! { <Log {t} entries={entries.collect::<Vec<_>>()} takebacks={session.takebacks().to_vec()} {onjump} /> }
        }
        Tool::Moves => {
            let legal = if can_move {
                session.legal()
            } else {
                Vec::new()
            };
            let words = legal
                .iter()
                .map(|&mv| G::describe_move(t, session.state(), mv));
            let words: Vec<String> = words.collect();
            let pick = {
                let (legal, on_move) = (legal.clone(), on_move.clone());
                Callback::from(move |index: usize| on_move.emit(legal[index]))
            };
            let show =
                setter(preview).reform(move |index: Option<usize>| index.map(|at| legal[at]));
            html! { <Moves {t} moves={words} onpick={pick} onpreview={show} /> }
        }
        Tool::Keys => html! { <Keys {t} /> },
        _ => score,
    }
}

/// The text of the live region: what happened since, and what is asked now.
#[hook]
fn use_speech<G: GameUi>(
    t: Texts,
    play: &Play<G>,
    session: &Session<G>,
    review: Option<usize>,
    own: Seat,
    names: &[String],
) -> String {
    let last = use_mut_ref(String::new);
    let text = use_memo((play.actions, review, t), |_| {
        let events = match review {
            Some(0) => session.opening_events(),
            Some(ply) => session.events_for(ply - 1, own),
            None => play.events.clone(),
        };
        let heard = events.iter().filter(|event| event.audience().includes(own));
        let sentences: Vec<String> = heard
            .filter_map(|event| G::describe_event(t, names, event))
            .collect();
        let prompt = match (session.turn().seat(), &play.refused) {
            (_, Some((_, illegal))) => G::rule(t, illegal.rule)
                .map(|help| [t.play_refused(), ": ", help.title].concat())
                .unwrap_or_default(),
            (Some(seat), None) if is_person(session, seat) => {
                G::prompt(t, session, &names[seat.index()])
            }
            (Some(_), None) => String::new(),
            (None, None) => t.play_game_over().to_owned(),
        };
        let said = speech::announcement(&last.borrow(), &sentences, &prompt);
        last.replace(said.clone());
        said
    });
    (*text).clone()
}

/// Writes the game down after every decision; a finished one goes to the archive.
#[hook]
fn use_saving<G: GameUi>(play: &UseReducerHandle<Play<G>>, save: Option<AttrValue>) {
    let shelf = Rc::clone(&use_app().shelf);
    let play = play.clone();
    use_effect_with((play.actions, save), move |(actions, save)| {
        let Some(id) = save.as_ref().filter(|_| *actions > 0) else {
            return;
        };
        share::keep(&shelf, id, &play.session);
        if play.session.turn() == Turn::Over {
            saves::archive(&shelf, id);
        }
    });
}

/// Single keys, as `keys` lists them.
#[hook]
fn use_keys<M: 'static>(
    on_tool: &Callback<Tool>,
    on_go: &Callback<()>,
    open: &UseStateHandle<Option<Tool>>,
    confirm: &UseStateHandle<Option<M>>,
) {
    let (on_tool, on_go) = (on_tool.clone(), on_go.clone());
    let (open, confirm) = (open.clone(), confirm.clone());
    let latest = use_mut_ref(|| None::<Box<dyn Fn(&str) -> bool>>);
    latest.replace(Some(Box::new(move |key| {
        let tool = match key {
            "u" | "U" => Tool::Undo,
            "y" | "Y" => Tool::Redo,
            "t" | "T" => Tool::Restart,
            "l" | "L" => Tool::Log,
            "m" | "M" => Tool::Moves,
            "?" => Tool::Keys,
            "n" | "N" => {
                on_go.emit(());
                return true;
            }
            "Escape" => {
                let used = open.is_some() || confirm.is_some();
                open.set(None);
                confirm.set(None);
                return used;
            }
            _ => return false,
        };
        on_tool.emit(tool);
        true
    })));
    use_effect_with((), move |()| {
        let listener =
            bridge::on_key(move |key| latest.borrow().as_ref().is_some_and(|handle| handle(key)));
        move || drop(listener)
    });
}
