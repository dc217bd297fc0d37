//! The words and buttons beside the dice: what is chosen, what it would do, write, refuse, skip.

use std::rc::Rc;

use atoll_engine::game::Game as _;
use atoll_engine::games::lost_cities::{BoxKind, Column, LostCities, Move, Reach, State};
use yew::prelude::*;

use super::outlook::Outlook;
use super::sheet_table::bridge_state;
use super::view_model::{Bridge, Scene};
use super::words::{
    bridge_name, colour_what, consequences, destination, effects, refusal_line, rule,
};
use crate::kit::i18n::{Texts, args};
use crate::kit::points::{change, signed};
use crate::kit::still::still;

/// Whose roll it is.
pub(super) fn heading(t: Texts, scene: &Scene, names: &[String]) -> String {
    let view = &scene.view;
    if view.accelerating && scene.can_move {
        t.lc_accelerate().to_owned()
    } else if view.rival_rolls {
        t.lc_tray_rival().to_owned()
    } else if view.roller == scene.seat && scene.can_move {
        t.lc_tray_own().to_owned()
    } else {
        t.lc_tray_of(names.get(view.roller.index()).map_or("", String::as_str))
    }
}

/// One line on the choice at hand. It describes the button, and is all there is on a phone.
pub(super) fn line(t: Texts, scene: &Scene, state: &State, shown: Option<Move>) -> String {
    if scene.view.ending.is_some() {
        return t.lc_over().to_owned();
    }
    if !scene.can_move {
        return t.lc_waiting().to_owned();
    }
    match shown.or(scene.pair()) {
        Some(Move::Refuse) => refusal_line(t, &scene.refusal()),
        Some(Move::Skip) => t.lc_skip_line().to_owned(),
        Some(mv) => scene
            .outlook(mv)
            .map(|outlook| [&destination(t, &outlook), " · ", &consequences(t, &outlook)].concat())
            .or_else(|| refused(t, state, mv).map(|help| help.title.to_owned()))
            .unwrap_or_default(),
        None if scene.view.accelerating => t.lc_accelerate_hint().to_owned(),
        None if scene.targets.is_empty() => t.lc_nothing_fits().to_owned(),
        None => match (scene.draft.colour, scene.draft.number) {
            (None, None) => t.lc_pick_both(),
            (None, Some(_)) => t.lc_pick_colour(),
            _ => t.lc_pick_number(),
        }
        .to_owned(),
    }
}

/// The rule that forbids a move.
fn refused(t: Texts, state: &State, mv: Move) -> Option<crate::games::RuleHelp> {
    rule(t, LostCities::check(state, mv).err()?.rule)
}

/// What the button says: the pair it would write.
pub(super) fn write_label(t: Texts, scene: &Scene) -> String {
    let Some(mv @ Move::Write { colour, number }) = scene.pair() else {
        return t.lc_write().to_owned();
    };
    let what = colour_what(t, colour);
    match scene.outlook(mv).map(|outlook| outlook.reach) {
        Some(Reach::Double) => t.lc_mark_double(what),
        Some(Reach::Top) => t.lc_mark_top().to_owned(),
        Some(Reach::Box { number, .. }) => t.lc_write_pair(args::LcWritePair {
            colour: what,
            number: &number.to_string(),
        }),
        None => t.lc_write_pair(args::LcWritePair {
            colour: what,
            number: &number.to_string(),
        }),
    }
}

/// What the pair would do, in few words: for the button itself, where there is no room elsewhere.
pub(super) fn write_note(t: Texts, scene: &Scene, state: &State) -> String {
    let Some(mv) = scene.pair() else {
        return String::new();
    };
    match scene.outlook(mv) {
        Some(outlook) => consequences(t, &outlook),
        None => refused(t, state, mv).map_or_else(String::new, |help| help.title.to_owned()),
    }
}

/// What the other button says, with what it costs.
pub(super) fn refuse_label(t: Texts, scene: &Scene) -> String {
    if scene.view.accelerating && scene.can_move {
        return t.lc_skip().to_owned();
    }
    let refusal = scene.refusal();
    let cost = match refusal.mark {
        Some(_) => change(refusal.after - refusal.before),
        None => t.lc_refuse_free().to_owned(),
    };
    [t.lc_refuse(), " (", &cost, ")"].concat()
}

/// The choice in full, where there is room for it.
pub(super) fn card(t: Texts, scene: &Scene, state: &State, shown: Option<Move>) -> Html {
    let Some(mv) = shown.or(scene.pair()) else {
        return html! {};
    };
    let Some(outlook) = scene.outlook(mv) else {
        return match refused(t, state, mv) {
            Some(help) => html! {
                <div class="lc-card"><h3>{ help.title }</h3><p>{ help.text }</p></div>
            },
            None => html! {},
        };
    };
    let step = outlook.after - outlook.before;
    let class = if step < 0 {
        "lc-step lc-minus"
    } else {
        "lc-step"
    };
    let ten = matches!(
        (mv, outlook.reach),
        (Move::Write { number: 0, .. }, Reach::Box { .. })
    );
    html! {
        <div class="lc-card">
            <h3>{ destination(t, &outlook) }</h3>
            <p>{ t.lc_column_change(args::LcColumnChange { after: &signed(outlook.after), before: &signed(outlook.before) }) }{ " " }<b {class}>{ change(step) }</b></p>
            { for effects(t, &outlook).into_iter().map(|effect| html! { <p class="lc-effect">{ effect }</p> }) }
            if ten { <p>{ t.lc_zero_is_ten() }</p> }
            <p>{ next(t, &outlook) }</p>
            if outlook.last > 0 {
                <p class="lc-odds">{ t.lc_odds(&((scene.odds(outlook.last) + 5) / 10).to_string()) }</p>
            }
        </div>
    }
}

/// What lies ahead after a choice.
fn next(t: Texts, outlook: &Outlook) -> String {
    let place = match outlook.reach {
        Reach::Box { place, .. } => place + 1,
        Reach::Double => 1,
        Reach::Top => return String::new(),
    }
    .to_string();
    match outlook.next {
        Some(BoxKind::Plain) => t.lc_next_plain(&place),
        Some(BoxKind::Arrow) => t.lc_next_arrow(&place),
        Some(BoxKind::Artefact) => t.lc_next_artefact(&place),
        None => t.lc_next_top().to_owned(),
    }
}

/// All eight bridges: open, paid to whom, and who stands before them.
pub(super) fn bridges(t: Texts, scene: &Rc<Scene>, names: &Rc<[String]>) -> Html {
    let (scene, names) = (Rc::clone(scene), Rc::clone(names));
    let view = &scene.view;
    let shows = (t.lang(), scene.seat, view.sheets, view.closed, view.rival);
    still("bridges", (shows, Rc::clone(&names)), move || {
        chips(t, &scene, &names)
    })
}

fn chips(t: Texts, scene: &Scene, names: &[String]) -> Html {
    let one = |column: Column| {
        let word = column.word();
        let (id, view_box) = match column {
            Column::Artefacts => ("vase".to_owned(), "-15 -15 30 30"),
            Column::Dice => ("die-body".to_owned(), "-15 -15 30 30"),
            _ => (["s-", word].concat(), "-13 -13 26 26"),
        };
        let state = scene.bridge(column);
        let class = match state {
            Bridge::Open => "lc-chip-open",
            Bridge::Paid => "lc-chip-paid",
            Bridge::Closed => "lc-chip-closed",
        };
        let title = [
            &bridge_name(t, column),
            ": ",
            &bridge_state(t, scene, names, column),
        ]
        .concat();
        html! {
            <li key={word} class={[class, " lc-", word].concat()} {title}>
                <svg viewBox={view_box} aria-hidden="true" focusable="false"><use href={["#lc-", &id].concat()} /></svg>
                <span>{ holder(t, scene, names, column) }</span>
            </li>
        }
    };
    html! {
        <section class="lc-bridges" aria-hidden="true">
            <h3>{ t.lc_bridges() }</h3>
            <ul>{ for Column::ALL.map(one) }</ul>
        </section>
    }
}

/// Who has a bridge, who is about to, or that it is open.
fn holder(t: Texts, scene: &Scene, names: &[String], column: Column) -> String {
    let crossers = scene.crossers(column);
    let waiting = scene.waiting(column);
    let seats = if crossers.is_empty() {
        &waiting
    } else {
        &crossers
    };
    let mut words: Vec<&str> = seats
        .iter()
        .filter_map(|&seat| names.get(seat.index()).map(String::as_str))
        .collect();
    if scene.view.rival.contains(column) {
        words = vec![t.lc_rival()];
    }
    match (
        words.is_empty(),
        crossers.is_empty() && !scene.view.closed.contains(column),
    ) {
        (true, true) => t.lc_open().to_owned(),
        (true, false) => t.lc_closed().to_owned(),
        (false, true) => [&words.join(", "), "?"].concat(),
        (false, false) => words.join(", "),
    }
}
