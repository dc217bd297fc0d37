//! The dice: six buttons that stay where they are, so that focus does, with faces that roll.

use std::rc::Rc;

use atoll_engine::games::lost_cities::{Colour, DICE};
use yew::prelude::*;

use super::table::focus_shows;
use super::view_model::{Die, Kind, Scene};
use super::words::{colour_name, symbol_name};
use crate::kit::i18n::{Texts, args};
use crate::kit::still::still;

/// Where the dice report to.
pub(super) struct Hands {
    pub(super) refs: [NodeRef; 2 * DICE],
    /// The one die that the tab key reaches.
    pub(super) at: usize,
    pub(super) on_pick: Callback<(Kind, u8)>,
    /// The die under pointer or focus, or none.
    pub(super) on_hover: Callback<Option<(Kind, u8)>>,
    pub(super) on_key: Callback<KeyboardEvent>,
}

/// The rows of colour dice and number dice.
pub(super) fn dice(t: Texts, scene: &Scene, hands: &Rc<Hands>) -> Html {
    html! {
        <div class="lc-dice-rows" role="group" aria-label={t.lc_tray()} onkeydown={hands.on_key.clone()}>
            { for (0..2 * DICE).map(|index| piece(t, scene, hands, index)) }
        </div>
    }
}

/// Colour dice are 0 to 2, number dice 3 to 5.
fn kind_of(index: usize) -> (Kind, u8) {
    if index < DICE {
        (Kind::Colour, index as u8)
    } else {
        (Kind::Number, (index - DICE) as u8)
    }
}

/// How a die looks besides what it is.
#[derive(Clone, Copy, Debug, Hash)]
struct Look {
    die: Die,
    /// It may be picked, if nobody has it.
    active: bool,
    /// The tab key reaches it.
    stop: bool,
    round: u8,
}

/// A die as a piece of its own.
fn piece(t: Texts, scene: &Scene, hands: &Rc<Hands>, index: usize) -> Html {
    let (kind, place) = kind_of(index);
    let look = Look {
        die: scene.die(kind, usize::from(place)),
        active: scene.can_move && !scene.view.accelerating,
        stop: index == hands.at,
        round: scene.view.round,
    };
    let hands = Rc::clone(hands);
    still(index, (t.lang(), look), move || die(t, look, &hands, index))
}

fn die(t: Texts, look: Look, hands: &Hands, index: usize) -> Html {
    let (kind, place) = kind_of(index);
    let Look { die, active, .. } = look;
    let onclick = hands.on_pick.reform(move |_: MouseEvent| (kind, place));
    let enter = hands
        .on_hover
        .reform(move |_: PointerEvent| Some((kind, place)));
    let leave = hands.on_hover.reform(|_: PointerEvent| None);
    let focus = hands
        .on_hover
        .reform(move |event: FocusEvent| focus_shows(&event).then_some((kind, place)));
    let blur = hands.on_hover.reform(|_: FocusEvent| None);
    let (name, test, class) = match kind {
        Kind::Colour => {
            let colour = colour(die);
            (
                t.lc_colour_die(args::LcColourDie {
                    colour: colour_name(t, colour),
                    symbol: symbol_name(t, colour),
                }),
                "lc-die-colour-",
                ["lc-die lc-", colour.column().word()].concat(),
            )
        }
        Kind::Number => (
            t.lc_number_die(&die.face.to_string()),
            "lc-die-number-",
            "lc-die lc-bone".to_owned(),
        ),
    };
    let name = if die.taken {
        t.lc_die_taken(&name)
    } else {
        name
    };
    let classes = classes!(
        class,
        die.picked.then_some("lc-picked"),
        die.taken.then_some("lc-taken"),
        (active && !die.fits).then_some("lc-unfit"),
    );
    let tilt = (usize::from(look.round) * 5 + index * 7) % 6;
    html! {
        <button ref={hands.refs[index].clone()} type="button" class={classes}
            aria-label={name} aria-pressed={if die.picked { "true" } else { "false" }}
            aria-disabled={(!active || die.taken).then_some("true")}
            tabindex={if look.stop { "0" } else { "-1" }}
            data-testid={[test, &place.to_string()].concat()}
            {onclick} onpointerenter={enter} onpointerleave={leave} onfocus={focus} onblur={blur}>
            <span key={look.round} class={["lc-roll lc-tilt-", &tilt.to_string()].concat()}>
                { face(kind, die) }
            </span>
        </button>
    }
}

fn colour(die: Die) -> Colour {
    Colour::ALL
        .get(usize::from(die.face))
        .copied()
        .unwrap_or_default()
}

/// Textures tell the colours apart as well; settings can turn them off.
fn texture(colour: Colour) -> &'static str {
    [
        "M-27-14h54M-27-2h54M-27 10h54",
        "M-14-27v50M0-27v50M14-27v50",
        "M-27-10L6 23M-27-26L22 23M-11-27L27 11",
        "M-27 8L8-27M-22 23L27-26M-6 23L27-10",
        "M-27-11h54M-27 7h54M-10-27v50M10-27v50",
        "M-27-12q6.700-7 13.500 0t13.500 0 13.500 0 13.500 0M-27 6q6.700-7 13.500 0t13.500 0 13.500 0 13.500 0",
    ][colour.index()]
}

fn face(kind: Kind, die: Die) -> Html {
    let number = die.face.to_string();
    // 6 and 9 look alike upside down.
    let dotted = matches!(die.face, 6 | 9);
    html! {
        <svg class="lc-die-face" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
            if kind == Kind::Colour {
                <use href="#lc-d6" x="-32" y="-32" width="64" height="64" />
                <path class="texture lc-die-texture" d={texture(colour(die))} />
                <use class="lc-die-symbol" transform="translate(0 -2) scale(1.35)"
                    href={["#lc-s-", colour(die).column().word()].concat()} />
            } else {
                <use href="#lc-d10" x="-32" y="-32" width="64" height="64" />
                <text class="lc-die-number" y="4">{ number }</text>
                if dotted { <path class="lc-die-dot" d="M-5 8.500H5" /> }
            }
        </svg>
    }
}
