//! Sentences: what is asked, what a move does, what a square says, what to ask before passing. Pure.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::skylands::grid::square_name;
use atoll_engine::games::skylands::view::{IslandView, SheetView};
use atoll_engine::games::skylands::{Home, Move, Phase, Skylands, Source, State};
use atoll_engine::session::Session;

use super::choices::{change, choice};
use super::names::{action, colour, face, special, terrain};
use super::view_model::{Scene, Square};
use crate::games::Warning;
use crate::kit::i18n::{Texts, args};
use crate::kit::points;

/// What is asked of the person to move.
pub fn prompt(t: Texts, session: &Session<Skylands>, name: &str) -> String {
    let state = session.state();
    match state.phase() {
        Phase::PlaceStart => t.sk_ask_start(name),
        Phase::PlaceHand => t.sk_ask_hand(name),
        Phase::Choose | Phase::Over => t.sk_ask_choose(name),
        Phase::Discover => {
            // Whoever has the advantage is asked again when the others have taken theirs.
            let taken = state.offered().count() < usize::from(state.offer_size());
            if state.has_advantage() && taken {
                t.sk_ask_more(name)
            } else {
                t.sk_ask_discover(name)
            }
        }
        Phase::Deploy => {
            let fills = Skylands::view(state, state.actor()).fills;
            t.sk_ask_deploy(args::SkAskDeploy {
                count: fills.into(),
                name,
            })
        }
        Phase::Create => t.sk_ask_create(name),
        Phase::Pay => t.sk_ask_pay(name),
        Phase::PlaceSpecial => {
            let bought = state.purchase().0;
            t.sk_ask_lay_special(args::SkAskLaySpecial {
                name,
                special: &bought.map_or_else(String::new, |one| special(t, one)),
            })
        }
        Phase::Outpost => t.sk_ask_outpost(name),
        Phase::Convert => t.sk_ask_convert(name),
    }
}

/// A move as a line of a list.
pub fn describe_move(t: Texts, state: &State, mv: Move) -> String {
    let count = || {
        choice(state, mv)
            .map_or(0, |choice| choice.count)
            .to_string()
    };
    match mv {
        Move::Act(one) => {
            let stays = state.sheet(state.actor()).pawn() == Some(one);
            if stays {
                t.sk_move_stay(&action(t, one))
            } else {
                t.sk_move_act(&action(t, one))
            }
        }
        Move::Place {
            face: shows,
            square,
        } => {
            let (shows, square) = (face(t, shows), square_name(square));
            match state
                .purchase()
                .0
                .filter(|_| state.phase() == Phase::PlaceSpecial)
            {
                Some(one) => t.sk_move_place_special(args::SkMovePlaceSpecial {
                    face: &shows,
                    special: &special(t, one),
                    square: &square,
                }),
                None => t.sk_move_place(args::SkMovePlace {
                    face: &shows,
                    square: &square,
                }),
            }
        }
        Move::Fill { colour: who, first } => t.sk_move_fill(args::SkMoveFill {
            colour: &colour(t, who),
            count: &count(),
            square: &square_name(first),
            terrain: &terrain(t, who.terrain()),
        }),
        Move::Buy(one) => t.sk_move_buy(&special(t, one)),
        Move::Trade { give, get } => t.sk_move_trade(args::SkMoveTrade {
            get: &colour(t, get),
            give: &colour(t, give),
        }),
        Move::Pay { colour: who, from } => match from {
            Home::Island(first) => t.sk_move_pay(args::SkMovePay {
                colour: &colour(t, who),
                square: &square_name(first),
            }),
            Home::Inn => t.sk_move_pay_inn(&colour(t, who)),
        },
        Move::Convert { from, city } => {
            let city = square_name(city);
            match from {
                Source::Island(first) => t.sk_move_convert(args::SkMoveConvert {
                    city: &city,
                    count: &count(),
                    from: &square_name(first),
                }),
                Source::Inn => t.sk_move_convert_inn(&city),
                Source::Trade(give) => t.sk_move_convert_trade(args::SkMoveConvertTrade {
                    city: &city,
                    give: &colour(t, give),
                }),
            }
        }
        Move::Lodge { colour: who, first } => t.sk_move_lodge(args::SkMoveLodge {
            colour: &colour(t, who),
            square: &square_name(first),
        }),
        Move::Pass => pass_words(t, state).to_owned(),
    }
}

/// Passing, or being done after something was done already.
pub fn pass_words(t: Texts, state: &State) -> &'static str {
    let view = Skylands::view(state, state.actor());
    let settled = view.phase == Phase::Deploy && state.has_advantage() && view.fills == 1;
    if view.moved > 0 || settled {
        t.sk_done()
    } else {
        t.sk_pass()
    }
}

/// The verb of a move.
pub fn verb(t: Texts, mv: Move) -> String {
    t.sk_do(match mv {
        Move::Act(_) => "act",
        Move::Place { .. } => "place",
        Move::Fill { .. } => "fill",
        Move::Buy(_) => "buy",
        Move::Pay { .. } => "pay",
        Move::Trade { .. } => "trade",
        Move::Convert { .. } => "convert",
        Move::Lodge { .. } | Move::Pass => "lodge",
    })
}

/// What to ask before passing although something would bring points.
pub fn warning(t: Texts, state: &State, mv: Move) -> Option<Warning> {
    if mv != Move::Pass || state.phase() == Phase::Create {
        return None;
    }
    let seat = state.actor();
    let mut legal = Vec::new();
    Skylands::legal(state, &mut legal);
    let gain = |&mv: &Move| match choice(state, mv) {
        Some(choice) => choice.points,
        None => change(state, seat, mv),
    };
    let worth = |mv: &Move| !matches!(mv, Move::Pass | Move::Lodge { .. }) && gain(mv) > 0;
    // Points that come by ending the step are nothing to go back for.
    let done = Skylands::view(state, seat).moved > 0;
    let best = legal.iter().copied().filter(worth).max_by_key(gain);
    let best = best.filter(|_| !done)?;
    let cells = match best {
        Move::Place { square, .. } => CellSet::of(square),
        mv => choice(state, mv)?.cells(),
    };
    Some(Warning {
        words: t.sk_warn_pass(&describe_move(t, state, best)),
        go: t.sk_go_pass(),
        stay: t.sk_stay_pass().to_owned(),
        cells,
    })
}

/// What a square says: what lies there, and what could be done.
pub fn square_words(t: Texts, scene: &Scene, square: &Square) -> String {
    let mut words = square.name.clone();
    let mut add = |more: &str| {
        words.push_str("; ");
        words.push_str(more);
    };
    if let Some(one) = square.special {
        add(&t.sk_special_here(&special(t, one)));
    }
    match square.face {
        None => add(t.sk_empty()),
        Some(shows) => {
            add(&face(t, shows));
            for island in islands_at(scene.sheet(), square.square) {
                add(&island_words(t, island));
            }
        }
    }
    if let Some(shows) = square.ghost {
        if square.now {
            add(t.sk_fits_now());
        } else {
            add(&t.sk_fits_turned(&face(t, shows)));
        }
    } else if scene.is_placing() && square.face.is_none() {
        add(t.sk_fits_not());
    }
    for choice in scene.choices_at(square.square) {
        add(&describe_move(t, scene.view.table(), choice.mv));
    }
    words
}

/// The islands a square belongs to.
fn islands_at(sheet: &SheetView, square: u8) -> impl Iterator<Item = &IslandView> {
    let islands = sheet.islands.iter();
    islands.filter(move |island| island.cells.contains(square))
}

fn island_words(t: Texts, island: &IslandView) -> String {
    let all = island.dwellings.to_string();
    let kind = terrain(t, island.terrain);
    match (island.finished, island.terrain.colour()) {
        (false, _) => t.sk_unfinished(args::SkUnfinished {
            all: &all,
            terrain: &kind,
        }),
        (true, None) => t.sk_finished_city(&all),
        (true, Some(_)) => t.sk_finished(args::SkFinished {
            all: &all,
            taken: &island.inhabitants.to_string(),
            terrain: &kind,
        }),
    }
}

/// What a decision brings, as a short sign: `+3`.
pub fn gain(points: i32) -> String {
    if points == 0 {
        "±0".to_owned()
    } else {
        points::change(points)
    }
}
