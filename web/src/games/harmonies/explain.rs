//! How the lines of the score sheet work, and how they stand on a board. Pure.

use atoll_engine::game::Game as _;
use atoll_engine::games::harmonies::parts::Landscape;
use atoll_engine::games::harmonies::{Harmonies, State};
use atoll_engine::outcome::ScoreLine;
use atoll_engine::seat::Seat;

use crate::kit::i18n::{Texts, args};
use crate::kit::points::signed;

/// The rule of a line, and what this board makes of it.
pub(super) fn explain(t: Texts, state: &State, seat: Seat, line: &ScoreLine) -> String {
    let rule = t.hm_explain(line.category);
    let Some(all) = pieces(state, seat, line.category) else {
        return rule;
    };
    let now = t.hm_explain_now(args::HmExplainNow {
        all: &all.to_string(),
        points: &signed(line.points),
        scoring: &line.evidence.len().to_string(),
    });
    [&rule, " ", &now].concat()
}

/// How many hexes hold what a category speaks of.
fn pieces(state: &State, seat: Seat, category: &str) -> Option<usize> {
    let kind = match category {
        "trees" => [Landscape::Tree1, Landscape::Tree2, Landscape::Tree3].as_slice(),
        "mountains" => &[
            Landscape::Mountain1,
            Landscape::Mountain2,
            Landscape::Mountain3,
        ],
        "fields" => &[Landscape::Field],
        "buildings" => &[Landscape::Building],
        "water" => &[Landscape::Water],
        _ => return None,
    };
    let view = Harmonies::view(state, seat);
    let lands = view.sheets[seat.index()].cells.iter();
    let lands = lands.map(|cell| cell.stack.landscape());
    Some(lands.filter(|land| kind.contains(land)).count())
}
