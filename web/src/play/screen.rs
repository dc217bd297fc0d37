//! The play screen: draws what the reducer holds, piece by piece, so that only what has changed is
//! drawn again, and connects it with the page: thinking, saving, speech, keys, focus. Compiled once
//! for all games.

use std::rc::Rc;

use atoll_engine::any_session::AnySession;
use atoll_engine::cells::CellSet;
use atoll_engine::game::Turn;
use atoll_engine::seat::Seat;
use yew::prelude::*;

use super::curtain::curtain;
use super::end::{EndProps, Ending, Next, end};
use super::hooks::{use_focus, use_keys, use_saving, use_speech};
use super::panel::panel;
use super::panels::{self, Around};
use super::preview::live_lines;
use super::prompt::{Line, prompt};
use super::reducer::{Act, ScreenState};
use super::score::live_score;
use super::seats::{Others, others};
use super::share;
use super::thinking::use_thinking;
use super::timeline::{timeline, use_running};
use super::toolbar::{toolbar, usable};
use crate::games::{TableProps, Ui};
use crate::kit::Failure;
use crate::kit::bridge;
use crate::kit::components::picture::{ICON, picture, sprite};
use crate::kit::context::{AppContext, use_app};
use crate::kit::i18n::Texts;
use crate::kit::names;
use crate::kit::points::signed;
use crate::kit::route::Route;
use crate::kit::still::{still, use_latest};

/// The symbols of the play screen.
const TOOLS: &str = include_str!("../../../static/art/games/tools.svg");

impl Reducible for ScreenState {
    type Action = Act;
    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        Rc::new(self.after(act))
    }
}

/// The game to show.
#[derive(Clone, Properties)]
#[expect(
    missing_debug_implementations,
    reason = "a game's functions have nothing to print"
)]
pub struct ScreenProps {
    pub ui: Ui,
    pub session: Rc<dyn AnySession>,
    /// Under which id it is kept; `None` for a replay of somebody's link.
    pub save: Option<AttrValue>,
}

impl PartialEq for ScreenProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session) && self.save == other.save
    }
}

/// The play screen.
#[component]
pub fn Screen(props: &ScreenProps) -> Html {
    let app = use_app();
    let (t, ui, speed) = (app.texts, props.ui, app.settings.speed);
    let state =
        use_reducer(|| ScreenState::new(Rc::clone(&props.session), props.save.is_none(), speed));
    let copied = use_state(|| None);
    let act = use_memo((), |()| {
        let dispatcher = state.dispatcher();
        Callback::from(move |act| dispatcher.dispatch(act))
    });
    let act = (*act).clone();
    use_effect_with(speed, {
        let act = act.clone();
        move |&speed| act.emit(Act::Pace(speed))
    });
    use_thinking(&state, &act);
    use_running(&state, &act);
    use_saving(&state, props.save.clone());
    use_keys(&state, &act);

    let names = use_memo((), |()| shown_names(&*props.session));
    let names: Rc<[String]> = Rc::clone(&names);
    let shown = use_memo((state.changes, state.looking), |_| state.shown());
    let session = Rc::clone(&*shown);
    let (viewer, seat) = (state.viewer(), state.shown_seat());
    let spoken = use_speech(t, ui, &state, &*session, &names);
    let fresh = use_memo((state.changes, state.looking, viewer), |_| {
        fresh_cells(&*session, viewer)
    });
    let veiled = state.is_veiled(ui.has_secrets(&*session));
    let can_move = state.can_move() && !veiled;
    let shows_end = state.shows_end();
    use_focus(veiled, shows_end, state.panel, state.asked.is_some());

    let on_move = use_latest({
        let (session, act, asks) = (
            Rc::clone(&state.session),
            act.clone(),
            app.settings.confirmations,
        );
        Callback::from(move |mv: String| {
            let regret =
                asks && session.check(&mv).is_ok() && ui.warning(t, &*session, &mv).is_some();
            let mv: Rc<str> = mv.into();
            act.emit(if regret { Act::Ask(mv) } else { Act::Move(mv) });
        })
    });
    let on_preview = use_latest({
        let act = act.clone();
        Callback::from(move |mv: Option<String>| act.emit(Act::Preview(mv.map(Into::into))))
    });
    let on_next = next(&app, &state, &act, ui);
    let on_fork = fork(&app, &state);

    let position = (state.changes, state.looking);
    let score = {
        let secret = seat != viewer && ui.has_secrets(&*session);
        // Another seat's sheet may hold what nobody has shown yet: its sum says enough then.
        let lines = if secret {
            Vec::new()
        } else {
            let preview = state.preview.as_deref().filter(|_| can_move);
            live_lines(&*session, seat, preview)
        };
        let (hidden, act) = (state.points_hidden, act.clone());
        still("score", (t.lang(), lines.clone(), hidden), move || {
            let named = |line: &super::preview::LiveLine| {
                (ui.category(t, line.category, line.item), line.clone())
            };
            let lines: Vec<_> = lines.iter().map(named).collect();
            live_score(t, &lines, hidden, &act)
        })
    };
    let table = TableProps {
        t,
        session: Rc::clone(&session),
        names: Rc::clone(&names),
        seat,
        can_move,
        lit: state.lit,
        fresh: fresh[seat.index()],
        on_move: on_move.clone(),
        on_preview,
    };
    let around = Around {
        t,
        ui,
        session: Rc::clone(&session),
        viewer,
        names: Rc::clone(&names),
        can_move,
        on_move,
        act: act.clone(),
    };
    let side = Others {
        t,
        ui,
        session: Rc::clone(&session),
        position,
        viewer,
        shown: seat,
        names: Rc::clone(&names),
        fresh: fresh.to_vec().into(),
        hide_points: state.points_hidden,
        act: act.clone(),
    };
    let over = session.turn() == Turn::Over;
    let key = ui.rules().key;
    html! {
        <main id="main" class={classes!("play", ["play-", key].concat())} tabindex="-1" data-ply={session.ply().to_string()}
            data-testid="play">
            { still("tools", (), || sprite(TOOLS)) }
            { still("art", (), move || sprite(ui.art())) }
            { head(t, ui, &state, &*session, &names, &act) }
            <p class="visually-hidden" aria-live="polite" data-testid="spoken">{ spoken }</p>
            <div class="play-table">
                if veiled {
                    { curtain(t, &names[viewer.index()], &act.reform(|()| Act::Unveil)) }
                } else if shows_end {
                    { end(&EndProps { t, ending: Ending::of(t, ui, &names, &session), onnext: on_next, copied }) }
                } else {
                    if seat != viewer {
                        <p class="foreign-board">
                            { t.play_board_of(&names[seat.index()]) }{ " " }
                            <button type="button" class="button" data-testid="back-to-own" onclick={act.reform(move |_| Act::Show(viewer))}>
                                { t.play_back_to_own() }
                            </button>
                        </p>
                    }
                    { ui.table(table) }
                }
                if let Some(at) = state.looking {
                    { timeline(t, &state, at, &act, &on_fork) }
                } else if over && !shows_end {
                    <p class="foreign-board">
                        <button type="button" class="button button-main" onclick={act.reform(|_| Act::Sheet(true))}>
                            { t.end_sheet() }
                        </button>
                    </p>
                }
            </div>
            if !veiled {
                <aside class="play-side">{ score.clone() }{ others(&side) }</aside>
            }
            if let Some(open) = state.panel {
                { panel(t, panels::title(t, open), &act.reform(|()| Act::Close), panels::content(open, &around, &score)) }
            }
        </main>
    }
}

/// The head of the screen: the way home, what is asked, the viewer's points, the tools.
fn head(
    t: Texts,
    ui: Ui,
    state: &ScreenState,
    shown: &dyn AnySession,
    names: &[String],
    act: &Callback<Act>,
) -> Html {
    let line = prompt_line(t, ui, state, shown, names);
    let refused = state
        .refused
        .as_ref()
        .and_then(|(_, rule)| ui.rule(t, rule));
    let viewer = state.viewer();
    let total = (!state.points_hidden).then(|| ui.points_seen(shown, viewer, viewer));
    let (usable, open, act) = (usable(state), state.panel, act.clone());
    let rule = state.refused.as_ref().map(|(_, rule)| *rule);
    let shows = (t.lang(), line.clone(), rule, total, usable, open);
    still("head", shows, move || {
        html! {
            <header class="play-head">
                <a class="play-home" href={Route::Home.href()} aria-label={t.play_back_home()} data-testid="play-home">
                    { picture("#icon-tool-home".into(), "icon", ICON) }
                </a>
                <h1 class="play-title">{ ui.title().title(t) }</h1>
                { prompt(t, &line, refused, &act) }
                if let Some(total) = total { <span class="play-total" aria-hidden="true">{ signed(total) }</span> }
                { toolbar(t, &usable, open, &act) }
            </header>
        }
    })
}

fn prompt_line(
    t: Texts,
    ui: Ui,
    state: &ScreenState,
    shown: &dyn AnySession,
    names: &[String],
) -> Line {
    let question = state.asked.as_ref().and_then(|mv| ui.warning(t, shown, mv));
    if let Some(question) = question {
        return Line::Confirm(question);
    }
    let Some(seat) = shown.turn().seat() else {
        return Line::Ask(t.play_game_over().to_owned());
    };
    let name = &names[seat.index()];
    if state.looking.is_some() || state.computer_to_move().is_none() {
        return Line::Ask(ui.prompt(t, shown, name));
    }
    match state.failure() {
        Some(Failure::Missing) => Line::Failed(t.play_think_missing(name)),
        Some(Failure::Broken) => Line::Failed(t.play_think_broken(name)),
        None if state.is_waiting() => Line::Waiting(t.play_paused(name)),
        None => Line::Thinking(t.play_thinking(name)),
    }
}

/// What the end sheet offers.
fn next(
    app: &AppContext,
    state: &UseReducerHandle<ScreenState>,
    act: &Callback<Act>,
    ui: Ui,
) -> Callback<Next> {
    let (shelf, session, act) = (
        Rc::clone(&app.shelf),
        Rc::clone(&state.session),
        act.clone(),
    );
    Callback::from(move |next: Next| match next {
        Next::Replay => act.emit(Act::Look(0)),
        Next::Look => act.emit(Act::Sheet(false)),
        Next::Again | Next::SameSeed => {
            let seed = match next {
                Next::SameSeed => session.seed(),
                _ => bridge::random_seed(),
            };
            if let Ok(fresh) =
                (ui.rules().start)(&session.options(), session.seats().to_vec(), seed)
            {
                share::keep_and_open(&shelf, &fresh.record());
            }
        }
    })
}

/// A game of its own from the point on show.
fn fork(app: &AppContext, state: &UseReducerHandle<ScreenState>) -> Callback<()> {
    let (shelf, session, looking) = (
        Rc::clone(&app.shelf),
        Rc::clone(&state.session),
        state.looking,
    );
    Callback::from(move |()| {
        if let Some(copy) = session.fork(looking.unwrap_or(session.ply())) {
            share::keep_and_open(&shelf, &copy.record());
        }
    })
}

fn shown_names(session: &dyn AnySession) -> Rc<[String]> {
    session
        .seats()
        .iter()
        .map(|seat| names::shown(&seat.name))
        .collect()
}

/// What changed on each board since the viewer's own last turn began.
fn fresh_cells(session: &dyn AnySession, viewer: Seat) -> Vec<CellSet> {
    let mut fresh = vec![CellSet::EMPTY; session.seats().len()];
    let mine = |ply: &usize| {
        session
            .decision(*ply)
            .is_some_and(|made| made.seat == viewer)
    };
    let from = (0..session.ply()).rev().find(mine).unwrap_or(0);
    for ply in from..session.ply() {
        for event in session.events(ply) {
            if let Some((seat, cells)) = event.place().filter(|_| event.audience().includes(viewer))
            {
                fresh[seat.index()] = fresh[seat.index()].union(cells);
            }
        }
    }
    fresh
}
