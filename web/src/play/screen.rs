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
use super::head::{head, prompt_line, told_line};
use super::hooks::{use_focus, use_keys, use_saving, use_speech};
use super::panel::panel;
use super::panels::{self, Around};
use super::preview::{compared, live_lines};
use super::prompt::{Line, question, refusal};
use super::reducer::{Act, ScreenState};
use super::score::live_score;
use super::seats::{Others, others};
use super::share;
use super::thinking::use_thinking;
use super::timeline::{timeline, use_running};
use super::toolbar::usable;
use crate::games::{TableProps, Ui};
use crate::kit::bridge;
use crate::kit::components::picture::sprite;
use crate::kit::context::{AppContext, use_app};
use crate::kit::names;
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
    use_keys(&state, app.settings.single_keys, &act);

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

    let warning = state
        .asked
        .as_ref()
        .and_then(|mv| ui.warning(t, &*session, mv));
    let refused = state
        .refused
        .as_ref()
        .and_then(|(_, rule)| ui.rule(t, rule));
    let lit = warning.as_ref().map_or(state.lit, |warning| warning.cells);
    let position = (state.changes, state.looking);
    let score = {
        let secret = seat != viewer && ui.has_secrets(&*session);
        // Another seat's sheet may hold what nobody has shown yet: its sum says enough then.
        let lines = if secret {
            Vec::new()
        } else {
            let preview = state.preview.as_deref().filter(|_| can_move);
            if seat == viewer {
                let sheet = |mv| ui.own_sheet(&*session, viewer, mv);
                let then = preview.and_then(|mv| sheet(Some(mv)));
                sheet(None).map_or_else(Vec::new, |now| compared(&now, then.as_ref()))
            } else {
                live_lines(&*session, seat, preview)
            }
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
        lit,
        fresh: fresh[seat.index()],
        on_move: on_move.clone(),
        on_preview,
    };
    let asked = match prompt_line(t, ui, &state, &*session, &names) {
        Line::Ask(words) | Line::Thinking(words) | Line::Waiting(words) | Line::Failed(words) => {
            words
        }
    };
    let around = Around {
        app: app.clone(),
        t,
        ui,
        session: Rc::clone(&session),
        viewer,
        names: Rc::clone(&names),
        can_move,
        asked,
        usable: usable(&state),
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
    let others = others(&side);
    let told = told_line(t, ui, &state, &*session, &names, &act);
    html! {
        <main id="main" class={classes!("play", ["play-", ui.rules().key].concat())} tabindex="-1" data-ply={session.ply().to_string()}
            data-testid="play">
            { still("tools", (), || sprite(TOOLS)) }
            { still("art", (), move || sprite(ui.art())) }
            { head(t, ui, &state, &*session, &names, &act) }
            <p class="visually-hidden" aria-live="polite" data-testid="spoken">{ spoken }</p>
            { told }
            <div class="play-table">
                if veiled {
                    { curtain(t, &names[viewer.index()], &act.reform(|()| Act::Unveil)) }
                } else if shows_end {
                    { end(&EndProps { t, ending: Ending::of(t, ui, &names, &session), onnext: on_next, copied }) }
                } else {
                    { ui.table(table) }
                }
                if let Some(warning) = &warning { { question(warning, &act) } }
                if let Some(help) = refused { { refusal(t, help, &act) } }
            </div>
            if let Some(at) = state.looking {
                { timeline(t, &state, at, &act, &on_fork) }
            } else if over && !shows_end {
                <p class="timeline">
                    <button type="button" class="button button-main" onclick={act.reform(|_| Act::Sheet(true))}>
                        { t.end_sheet() }
                    </button>
                </p>
            }
            if !veiled {
                <aside class="play-side">{ score.clone() }{ others.clone() }</aside>
            }
            if let Some(open) = state.panel {
                { panel(t, panels::title(t, open), &act.reform(|()| Act::Close), panels::content(open, &around, &score, &others)) }
            }
        </main>
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
