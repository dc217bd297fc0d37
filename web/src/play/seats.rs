//! The others at the table: name, points, a small board each, large on tap.

use std::rc::Rc;

use atoll_engine::cells::CellSet;
use atoll_engine::seat::Seat;
use atoll_engine::session::Session;
use yew::prelude::*;

use super::preview::signed;
use crate::games::{GameUi, MiniatureProps};
use crate::i18n::Texts;

/// Who is shown, and through whose eyes.
#[derive(Clone, Debug)]
pub struct SeatsProps<G: GameUi> {
    pub t: Texts,
    pub session: Rc<Session<G>>,
    pub viewer: Seat,
    /// The seat whose board is large now.
    pub shown: Seat,
    pub names: Vec<String>,
    pub fresh: Vec<CellSet>,
    pub hide_points: bool,
    pub onshow: Callback<Seat>,
}

/// Everybody but the seat on show.
pub fn seats<G: GameUi>(props: &SeatsProps<G>) -> Html {
    let t = props.t;
    let decider = props.session.turn().seat();
    let card = |index: usize| {
        let seat = Seat(index as u8);
        let info = &props.session.seats()[index];
        let name = props.names[index].clone();
        let onclick = props.onshow.reform(move |_| seat);
        let colour = info.colour.map(|colour| ["seat-", colour.word()].concat());
        let board = MiniatureProps::<G> {
            t,
            session: Rc::clone(&props.session),
            seat,
            viewer: props.viewer,
            fresh: props.fresh[index],
        };
        html! {
            <button key={index} type="button" class={classes!("card", "seat-card", colour)} {onclick}  data-testid={["seat-", &index.to_string()].concat()}>
                <span class="seat-head">
                    <span class="seat-name">{ name }</span>
                    if decider == Some(seat) { <span class="seat-turn" aria-hidden="true">{ "●" }</span> }
                    if !props.hide_points {
                        <span class="seat-points">{ signed(G::points_seen(&props.session, props.viewer, seat), false) }</span>
                    }
                </span>
                <G::Miniature ..board />
                <span class="visually-hidden">{ t.play_open_board() }</span>
            </button>
        }
    };
    let others = (0..props.session.seats().len()).filter(|&index| index != props.shown.index());
    html! {
        <section class="seats" aria-label={t.play_others()}>{ for others.map(card) }</section>
    }
}
