//! The play screen: holds the game, draws the table with everything around it, lets the computer
//! play, saves after every decision, and speaks. What can be done to a game is in `reducer`.

use std::rc::Rc;

use atoll_engine::cells::CellSet;
use atoll_engine::game::Turn;
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use super::bots::use_bots;
use super::curtain::curtain;
use super::end::{EndProps, Ending, Next, end};
use super::hooks::{use_focus, use_keys, use_saving, use_speech};
use super::panel::panel;
use super::preview::{live_lines, signed};
use super::prompt::{Line, PromptProps, prompt};
use super::reducer::{Action, Play, is_person, viewer};
use super::score::{ScoreProps, live_score};
use super::seats::{SeatsProps, seats};
use super::timeline::{TimelineProps, timeline, use_playing};
use super::toolbar::{Tool, ToolbarProps, toolbar};
use super::{panels, share};
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
    let playing = use_state(|| false);
    let copied = use_state(|| None);

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
    let on_fork = {
        let (play, shelf, review) = (play.clone(), Rc::clone(&app.shelf), review.clone());
        Callback::from(move |()| {
            let ply = (*review).unwrap_or(play.session.ply());
            if let Some(copy) = play.session.fork(ply) {
                let id = saves::fresh_id(&shelf);
                share::keep(&shelf, &id, &copy.record());
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
                    share::keep(&shelf, &id, &fresh.record());
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
    // Another seat's sheet may hold what nobody has shown yet: its sum says enough then.
    let lines = if seat == own || !G::has_secrets(session.options()) {
        live_lines::<G>(session.state(), seat, preview.filter(|_| can_move))
    } else {
        Vec::new()
    };
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
    let score = live_score(&ScoreProps {
        t,
        lines: named,
        hidden: *points_hidden,
        onlight: setter(&lit),
        ontoggle: Callback::from({
            let hidden = points_hidden.clone();
            move |()| hidden.set(!*hidden)
        }),
    });
    let show_end = over && review.is_none() && !*sheet_closed && props.save.is_some();
    let clear_large = Callback::from({
        let large = large.clone();
        move |_| large.set(None)
    });
    let close_panel = Callback::from({
        let open = open.clone();
        move |()| open.set(None)
    });
    let jump = setter(&review).reform(Some);
    let all = play.session.line().len();
    use_playing(&playing, *review, all, pace(speed), jump.clone());
    use_focus(veiled, show_end, *open, confirm.is_some());
    html! {
        <main id="main" class={classes!("play", ["play-", G::KEY].concat())} tabindex="-1" data-ply={session.ply().to_string()}
            data-testid="play">
            <header class="play-head">
                <a class="play-home" href={Route::Home.href()} aria-label={t.play_back_home()} data-testid="play-home">
                    { picture("#icon-tool-home".into(), "icon", ICON) }
                </a>
                <h1 class="play-title">{ G::GAME.title(t) }</h1>
                { prompt(&PromptProps { t, line, refused, onanswer: on_answer, ongo: on_go, onstop: setter(&stopped).reform(|()| true) }) }
                if !*points_hidden { <span class="play-total" aria-hidden="true">{ signed(total, false) }</span> }
                { toolbar(&ToolbarProps {
                    t,
                    can_undo: play.can_undo(),
                    can_redo: play.can_redo(),
                    can_restart: play.can_restart(),
                    can_look_back: look_back_to(&play.session).is_some(),
                    open: *open,
                    ontool: on_tool.clone(),
                }) }
            </header>
            <p class="visually-hidden" aria-live="polite" data-testid="spoken">{ spoken }</p>
            <div class="play-table">
                if veiled {
                    { curtain(t, &names[own.index()], &setter(&unveiled).reform(move |()| Some(own))) }
                } else if show_end {
                    { end(&EndProps { t, ending: Ending::of(t, &session), onnext: on_next, copied }) }
                } else {
                    if seat != own {
                        <p class="foreign-board">
                            { t.play_board_of(&names[seat.index()]) }{ " " }
                            <button type="button" class="button" data-testid="back-to-own" onclick={clear_large}>
                                { t.play_back_to_own() }
                            </button>
                        </p>
                    }
                    <G::Table ..table />
                }
                if let Some(ply) = *review {
                    { timeline(&TimelineProps {
                        t,
                        at: ply,
                        all,
                        playing,
                        onjump: jump,
                        onfork: on_fork,
                        onleave: props.save.is_some().then(|| setter(&review).reform(|()| None)),
                    }) }
                } else if over && !show_end {
                    <p class="foreign-board">
                        <button type="button" class="button button-main"
                            onclick={setter(&sheet_closed).reform(|_| false)}>
                            { t.end_sheet() }
                        </button>
                    </p>
                }
            </div>
            if !veiled {
                <aside class="play-side">
                    { score.clone() }
                    { seats::<G>(&SeatsProps {
                        t,
                        session: Rc::clone(&session),
                        viewer: own,
                        shown: seat,
                        names: names.clone(),
                        fresh: (*fresh).clone(),
                        hide_points: *points_hidden,
                        onshow: setter(&large).reform(move |s: Seat| (s != own).then_some(s)),
                    }) }
                </aside>
            }
            if let Some(tool) = *open {
                { panel(t, panels::title(t, tool), &close_panel, panels::content::<G>(t, tool, &panels::Around {
                    session: &session,
                    own,
                    names: &names,
                    can_move: can_move && !veiled,
                    on_move: &on_move,
                    preview: &preview,
                    review: &review,
                    score,
                })) }
            }
        </main>
    }
}

pub(super) fn setter<T: 'static>(state: &UseStateHandle<T>) -> Callback<T> {
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
