//! Help while playing: the goal, what is asked now, how the points on this board come about, the keys.

use atoll_engine::any_session::AnySession;
use atoll_engine::seat::Seat;
use yew::prelude::*;

use crate::games::Ui;
use crate::kit::i18n::Texts;
use crate::kit::points::signed;

/// The panel that `?` opens.
pub(super) fn help(t: Texts, ui: Ui, session: &dyn AnySession, seat: Seat, asked: &str) -> Html {
    let line = |(index, line): (usize, &atoll_engine::outcome::ScoreLine)| {
        html! {
            <div key={index} class="help-line">
                <dt>{ ui.category(t, line.category, line.item) }<b>{ signed(line.points) }</b></dt>
                <dd>{ ui.explain(t, session, seat, line) }</dd>
            </div>
        }
    };
    let sheet = ui.own_sheet(session, seat, None).unwrap_or_default();
    html! {
        <div class="help" data-testid="help">
            <h3>{ t.play_help_goal() }</h3>
            <p>{ ui.goal(t) }</p>
            <h3>{ t.play_help_now() }</h3>
            <p>{ asked }</p>
            <h3>{ t.play_help_score() }</h3>
            <dl>{ for sheet.lines.iter().enumerate().map(line) }</dl>
            <h3>{ t.play_keys_title() }</h3>
            { keys(t) }
        </div>
    }
}

fn keys(t: Texts) -> Html {
    let rows = [
        ("← ↑ ↓ →", t.play_key_arrows()),
        ("Enter", t.play_key_enter()),
        ("U", t.play_key_undo()),
        ("Y", t.play_key_redo()),
        ("T", t.play_key_restart()),
        ("N", t.play_key_next()),
        ("M", t.play_key_moves()),
        ("L", t.play_key_log()),
        ("?", t.play_key_help()),
        ("Esc", t.play_key_close()),
    ];
    html! {
        <dl class="key-list">
            { for rows.iter().map(|(key, does)| html! {
                <div key={*key} class="key-row"><dt><kbd>{ *key }</kbd></dt><dd>{ *does }</dd></div>
            }) }
        </dl>
    }
}
