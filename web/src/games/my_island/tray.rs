//! Around the island: the tile of the round with its buttons, all tiles still to come, and the score
//! track.

use atoll_engine::games::my_island::{Shape, TRACK_END, Tile};
use yew::prelude::*;

use super::pieces::{held_tile, lone_tile};
use super::view_model::Scene;
use super::words;
use crate::kit::i18n::{Texts, args};
use crate::kit::points::signed;
use crate::kit::still::still;

/// What is done in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Turn the tile, or turn it back.
    Turn(bool),
    /// The next place, or the one before.
    Place(bool),
    Lay,
    Pass,
    End,
    /// Show groups and roads, or hide them.
    Groups,
    /// Look closer, or at the whole.
    Closer,
}

/// The tile of the round and what can be done with it.
pub fn tray(t: Texts, scene: &Scene, (groups, closer): (bool, bool), on: &Callback<Play>) -> Html {
    let choices = &scene.choices;
    let view = &choices.view;
    let live = choices.can_move;
    let press = |play: Play| on.reform(move |_: MouseEvent| play);
    let (one, rot) = (view.tile, scene.rot);
    let tool = |play: Play, icon: &'static str, words: &'static str, hook: &'static str| {
        html! {
            <button type="button" class="mi-tool" data-testid={hook} aria-label={words} title={words}
                aria-disabled={(!live).then_some("true")} onclick={press(play)}>
                <svg viewBox="0 0 24 24" aria-hidden="true"><use href={icon} /></svg>
            </button>
        }
    };
    let found = scene.place();
    let lay = found.map(|place| words::bring(place.sure));
    let title = if view.ending.is_some() {
        t.mi_tile_last()
    } else {
        t.mi_tile_now()
    };
    let said = words::ghost(t, scene).filter(|_| live);
    let outlook = live.then(|| words::outlook(t, choices, rot));
    html! {
        <section class="mi-tray" aria-label={title}>
            <div class="mi-held">
                { tool(Play::Turn(true), "#mi-left", t.mi_turn_left(), "mi-turn-left") }
                <span class="mi-now" role="img" aria-label={words::tile(t, one)} data-testid="mi-now">
                    { still("now", (one.index(), rot), move || held_tile(one, rot)) }
                </span>
                { tool(Play::Turn(false), "#mi-right", t.mi_turn_right(), "mi-turn-right") }
            </div>
            <div class="mi-say">
                <p class="mi-round">{ t.mi_round(args::MiRound { round: view.round.into(), rounds: view.rules().tiles.len().into() }) }</p>
                <p class="mi-said" aria-live="polite" data-testid="mi-said">{ said.or(outlook) }</p>
            </div>
            <div class="mi-look">
                { tool(Play::Place(true), "#mi-before", t.mi_place_before(), "mi-place-before") }
                { tool(Play::Place(false), "#mi-next", t.mi_place_next(), "mi-place-next") }
                { toggle(groups, press(Play::Groups), ("#mi-ties", t.mi_groups(), t.mi_groups_words(), "mi-groups")) }
                { toggle(closer, press(Play::Closer), ("#mi-lens", t.mi_closer(), t.mi_closer_words(), "mi-closer")) }
            </div>
            <div class="mi-acts">
                <button type="button" class="mi-act" data-testid="mi-end" title={t.mi_move_end()} aria-disabled={(!live).then_some("true")} onclick={press(Play::End)}>
                    <span>{ t.mi_end() }</span><b>{ t.mi_free() }</b>
                </button>
                <button type="button" class="mi-act" data-testid="mi-pass" title={t.mi_move_pass()} aria-disabled={(!choices.can_pass).then_some("true")} onclick={press(Play::Pass)}>
                    <span>{ t.mi_pass() }</span><b>{ "−1" }</b>
                </button>
                <button type="button" class="mi-act mi-lay" data-testid="mi-lay" aria-disabled={found.is_none().then_some("true")} onclick={press(Play::Lay)}>
                    <span>{ t.mi_lay() }</span>
                    if let Some(points) = lay { <b>{ points }</b> }
                </button>
            </div>
        </section>
    }
}

fn toggle(
    on: bool,
    onclick: Callback<MouseEvent>,
    (icon, label, words, hook): (&'static str, &'static str, &'static str, &'static str),
) -> Html {
    html! {
        <button type="button" class="mi-tool mi-toggle" aria-pressed={on.to_string()} aria-label={words} title={words} data-testid={hook} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><use href={icon} /></svg>
            <span aria-hidden="true">{ label }</span>
        </button>
    }
}

/// Every tile of the game, by shape: still to come, on the table now, or spent.
pub fn to_come(t: Texts, scene: &Scene) -> Html {
    let view = &scene.choices.view;
    let (rest, now) = (view.rest, view.tile);
    let over = view.ending.is_some();
    let all = view.rules().tiles;
    let label = t.mi_to_come(rest.len().into());
    let shows = (t.lang(), rest, now.index(), over);
    still("to-come", shows, move || {
        let one = |tile: Tile| {
            let said = words::tile(t, tile);
            let (class, words) = if rest.contains(tile) {
                ("mi-coming", t.mi_tile_waits(&said))
            } else if tile == now && !over {
                ("mi-coming is-now", t.mi_tile_here(&said))
            } else {
                ("mi-coming is-spent", t.mi_tile_spent(&said))
            };
            html! {
                <li key={tile.index()} {class} aria-label={words}>{ lone_tile(tile, 0, "mi-lone") }</li>
            }
        };
        let group = |shape: Shape| {
            let tiles: Vec<Tile> = all.iter().filter(|tile| tile.shape() == shape).collect();
            if tiles.is_empty() {
                return Html::default();
            }
            html! {
                <ul key={shape.word()} class="mi-shape" aria-label={t.mi_shape(shape.word())}>{ for tiles.into_iter().map(one) }</ul>
            }
        };
        html! {
            <section class="mi-coming-all" aria-label={label.clone()}>
                <h2 class="mi-title">{ label.clone() }</h2>
                <div class="mi-shapes">{ for Shape::ALL.map(group) }</div>
            </section>
        }
    })
}

/// The score track from 0 to 55, the marker, and where it would go.
pub fn track(t: Texts, scene: &Scene) -> Html {
    let view = &scene.choices.view;
    let marker = view.islands[view.seat].marker();
    let (now, points) = (marker.on_track(), marker.points());
    let then = scene.place().map_or(0, |place| place.at_once) as i16 + points;
    let then = then.clamp(0, TRACK_END);
    let debt = marker.debt();
    still("track", (t.lang(), now, then, debt), move || {
        let stop = |at: i16| {
            let class = classes!(
                "mi-stop",
                (at % 5 == 0).then_some("is-five"),
                (at % 10 == 0).then_some("is-ten"),
                (at == then && then != now).then_some("is-then"),
                (at == now).then_some("is-now"),
            );
            let number = if at == now { points } else { at };
            let shows = at == now || at % 5 == 0;
            html! { <span key={at.to_string()} {class}>{ shows.then(|| signed(number.into())) }</span> }
        };
        html! {
            <div class="mi-track" role="img" aria-label={t.mi_track(&signed(points.into()))} data-testid="mi-track">
                { for (0..=TRACK_END).map(stop) }
            </div>
        }
    })
}
