//! The others at the table: name, points, a small board each, large on tap.

use std::rc::Rc;

use atoll_engine::any_session::AnySession;
use atoll_engine::cells::CellSet;
use atoll_engine::seat::Seat;
use yew::prelude::*;

use super::reducer::Act;
use crate::games::{Miniature, Ui};
use crate::kit::i18n::Texts;
use crate::kit::points::signed;
use crate::kit::still::still;

/// Who is shown, and through whose eyes.
#[derive(Clone)]
pub(super) struct Others {
    pub(super) t: Texts,
    pub(super) ui: Ui,
    pub(super) session: Rc<dyn AnySession>,
    /// Tells this position from others of this game.
    pub(super) position: (u32, Option<usize>),
    pub(super) viewer: Seat,
    /// The seat whose board is large now.
    pub(super) shown: Seat,
    pub(super) names: Rc<[String]>,
    pub(super) fresh: Rc<[CellSet]>,
    pub(super) hide_points: bool,
    pub(super) act: Callback<Act>,
}

/// Everybody but the seat on show. Each card is drawn again when the position is another one.
pub(super) fn others(props: &Others) -> Html {
    let seats = props.session.seats().len();
    let others = (0..seats as u8)
        .map(Seat)
        .filter(|&seat| seat != props.shown);
    let one = |seat: Seat| {
        let shows = (
            props.t.lang(),
            props.position,
            props.viewer,
            props.fresh[seat.index()],
            props.hide_points,
        );
        let props = props.clone();
        still(usize::from(seat.0), shows, move || card(&props, seat))
    };
    html! {
        <section class="seats" aria-label={props.t.play_others()}>{ for others.map(one) }</section>
    }
}

fn card(props: &Others, seat: Seat) -> Html {
    let Others {
        t,
        ui,
        session,
        viewer,
        ..
    } = props;
    let colour = session.seats()[seat.index()].colour;
    let colour = colour.map(|colour| ["seat-", colour.word()].concat());
    let small = Miniature {
        t: *t,
        session: &**session,
        seat,
        viewer: *viewer,
        fresh: props.fresh[seat.index()],
    };
    html! {
        <button type="button" class={classes!("card", "seat-card", colour)} onclick={props.act.reform(move |_| Act::Show(seat))}
            data-testid={["seat-", &seat.0.to_string()].concat()}>
            <span class="seat-head">
                <span class="seat-name">{ &props.names[seat.index()] }</span>
                if session.turn().seat() == Some(seat) { <span class="seat-turn" aria-hidden="true">{ "●" }</span> }
                if !props.hide_points {
                    <span class="seat-points">{ signed(ui.points_seen(&**session, *viewer, seat)) }</span>
                }
            </span>
            { ui.miniature(&small) }
            <span class="visually-hidden">{ t.play_open_board() }</span>
        </button>
    }
}
