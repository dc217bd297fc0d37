//! A table on its own: a game from a share text that whoever sits there plays on, seat by seat, with
//! nothing of the play screen around it. It may stand several times in a page, or in a shadow root.

use std::rc::Rc;

use atoll_engine::any_session::AnySession;
use atoll_engine::cells::CellSet;
use atoll_engine::registry::GameId;
use atoll_engine::seat::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};
use yew::prelude::*;

use super::{Load, TableProps, Ui};
use crate::kit::i18n::Texts;
use crate::kit::names;
use crate::kit::still::use_latest;

#[derive(Clone, Properties)]
struct StandProps {
    t: Texts,
    ui: Ui,
    session: Rc<dyn AnySession>,
}

impl PartialEq for StandProps {
    fn eq(&self, other: &Self) -> bool {
        self.t == other.t && Rc::ptr_eq(&self.session, &other.session)
    }
}

/// The table of whoever is to move; the last one stays when the game is over.
#[component]
fn Stand(props: &StandProps) -> Html {
    let session = use_state(|| Rc::clone(&props.session));
    let names = use_memo((), |()| -> Rc<[String]> {
        let seats = props.session.seats().iter();
        seats.map(|seat| names::shown(&seat.name)).collect()
    });
    let last = || {
        session
            .ply()
            .checked_sub(1)
            .and_then(|ply| session.decision(ply))
    };
    let to_move = session.turn().seat();
    let seat = to_move.or_else(|| last().map(|made| made.seat));
    let on_move = use_latest({
        let session = session.clone();
        Callback::from(move |mv: String| {
            let mut next = session.copy();
            // What is refused changes nothing.
            if next.apply(&mv).is_ok() {
                session.set(next.into());
            }
        })
    });
    let on_preview = use_latest(Callback::noop());
    props.ui.table(TableProps {
        t: props.t,
        session: Rc::clone(&session),
        names: Rc::clone(&names),
        seat: seat.unwrap_or(Seat(0)),
        can_move: to_move.is_some(),
        lit: CellSet::EMPTY,
        fresh: CellSet::EMPTY,
        on_move,
        on_preview,
    })
}

/// Opens a share text and puts its table into an element of a page or of a shadow root.
///
/// # Errors
/// The code of what is wrong with the text; `missing` when the part of its game cannot be fetched.
pub async fn show(root: Element, share: String, t: Texts, load: Load) -> Result<(), &'static str> {
    let id = GameId::of_share(&share).map_err(|error| error.code())?;
    let ui = load(id).await.map_err(|_| "missing")?;
    let opened = (ui.rules().open_share)(&share).map_err(|error| error.code())?;
    bring_art(&root, ui.art());
    let session = opened.into();
    yew::Renderer::<Stand>::with_root_and_props(root, StandProps { t, ui, session }).render();
    Ok(())
}

/// The symbols of a game are there once for all its tables in a tree: `<use>` finds them by id.
fn bring_art(board: &Element, symbols: &str) -> Option<()> {
    let first = symbols.split("id=\"").nth(1)?.split('"').next()?;
    let page = board.owner_document()?;
    let tree = board.get_root_node();
    // A document and a shadow root look for elements as an element does.
    let places: &Element = tree.unchecked_ref();
    let known = places.query_selector(&["#", first].concat());
    if known.is_ok_and(|known| known.is_some()) {
        return None;
    }
    let sprite = page.create_element("div").ok()?;
    sprite.set_class_name("art-sprite");
    sprite.set_attribute("aria-hidden", "true").ok()?;
    sprite.set_inner_html(symbols);
    let holder = page.body().map(Node::from);
    let holder = holder
        .filter(|body| tree.contains(Some(body)))
        .unwrap_or(tree);
    holder.append_child(&sprite).ok()?;
    Some(())
}
