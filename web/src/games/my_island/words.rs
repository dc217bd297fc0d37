//! Sentences: what is asked, what a move does, what happened, what a field says of itself; and the
//! names of symbols, terrain, tiles and lines of the score.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::my_island::board::{Terrain, field_name};
use atoll_engine::games::my_island::{
    Ending, Event, Group, LARGE_ALONE, Move, MyIsland, State, Symbol, Tile, footprint,
};
use atoll_engine::outcome::ScoreLine;
use atoll_engine::seat::Seat;

use super::view_model::{Cell, Choices, Place, Scene};
use crate::games::Warning;
use crate::kit::i18n::{Texts, args};
use crate::kit::points::{change, signed};

/// A symbol.
pub fn symbol(t: Texts, symbol: Symbol) -> String {
    t.mi_symbol(symbol.word())
}

/// A terrain.
pub fn terrain(t: Texts, terrain: Terrain) -> String {
    t.mi_terrain(terrain.word())
}

/// A tile: its shape and its symbols.
pub fn tile(t: Texts, tile: Tile) -> String {
    let symbols: Vec<String> = tile.symbols().iter().map(|&one| symbol(t, one)).collect();
    t.mi_tile(args::MiTile {
        shape: &t.mi_shape(tile.shape().word()),
        symbols: &symbols.join(t.comma()),
    })
}

/// A line of the score sheet.
pub fn category(t: Texts, category: &str) -> String {
    t.mi_category(category)
}

/// Names of fields, one after another.
pub fn fields(t: Texts, cells: impl Iterator<Item = u8>) -> String {
    cells.map(field_name).collect::<Vec<_>>().join(t.comma())
}

/// What is asked of the person to move.
pub fn prompt(t: Texts, state: &State, name: &str) -> String {
    let Some(seat) = MyIsland::turn(state).seat() else {
        return t.mi_ask_over().to_owned();
    };
    let mut legal = Vec::new();
    MyIsland::legal(state, &mut legal);
    let fits = legal.iter().any(|mv| matches!(mv, Move::Lay { .. }));
    if !fits && legal.contains(&Move::Pass) {
        t.mi_ask_stuck(name)
    } else if !fits {
        t.mi_ask_end(name)
    } else if state.island(seat).is_empty() {
        t.mi_ask_first(name)
    } else {
        t.mi_ask(name)
    }
}

/// A move as a line of a list.
pub fn describe_move(t: Texts, state: &State, mv: Move) -> String {
    match mv {
        Move::Lay { rot, cell } => {
            let tile = state.tile();
            let cells = footprint(tile, rot, cell).unwrap_or_default();
            let hexes = cells.iter().zip(tile.symbols());
            let hexes =
                hexes.map(|(&cell, &one)| [&field_name(cell), " ", &symbol(t, one)].concat());
            let seat = MyIsland::turn(state).seat().unwrap_or_default();
            t.mi_move_lay(args::MiMoveLay {
                cell: &field_name(cell),
                hexes: &hexes.collect::<Vec<_>>().join(t.comma()),
                points: &change(MyIsland::view(state, seat).preview(mv).total),
                turn: rot.into(),
            })
        }
        Move::Pass => t.mi_move_pass().to_owned(),
        Move::End => t.mi_move_end().to_owned(),
    }
}

/// An event as a sentence.
pub fn describe_event(t: Texts, names: &[String], event: &Event) -> String {
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    match *event {
        Event::Revealed {
            round, tile: next, ..
        } => t.mi_told_revealed(args::MiToldRevealed {
            round: round.into(),
            tile: &tile(t, next),
        }),
        Event::Laid { seat, cells, .. } => t.mi_told_laid(args::MiToldLaid {
            cells: &fields(t, cells.iter()),
            name: name(seat),
        }),
        Event::Scored {
            seat,
            category: line,
            points,
            marker,
            ..
        } => t.mi_told_scored(args::MiToldScored {
            category: &category(t, line),
            marker: &signed(marker.into()),
            name: name(seat),
            points: &change(points.into()),
        }),
        Event::TrackEnd { seat, .. } => t.mi_told_track_end(name(seat)),
        Event::Passed { seat, marker, .. } => t.mi_told_passed(args::MiToldPassed {
            marker: &signed(marker.into()),
            name: name(seat),
        }),
        Event::Finished { seat, .. } => t.mi_told_finished(name(seat)),
        Event::Chosen { seat } => t.mi_told_chosen(name(seat)),
        Event::Ended { ending } => match ending {
            Ending::Tiles => t.mi_told_ended_tiles().to_owned(),
            Ending::Finished => t.mi_told_ended_finished().to_owned(),
        },
        Event::Counted {
            seat,
            category: line,
            points,
            ..
        } => t.mi_told_counted(args::MiToldCounted {
            category: &category(t, line),
            name: name(seat),
            points: &change(points.into()),
        }),
    }
}

/// What to ask before somebody ends their part although more tiles could be laid.
pub fn warning(t: Texts, state: &State, mv: Move) -> Option<Warning> {
    let seat = MyIsland::turn(state).seat().filter(|_| mv == Move::End)?;
    let (left, island) = (state.rest().len(), state.island(seat));
    let mut legal = Vec::new();
    MyIsland::legal(state, &mut legal);
    let fits = legal.iter().any(|mv| matches!(mv, Move::Lay { .. }));
    if left == 0 && !fits {
        return None;
    }
    let beach = state.ground(seat).fields(Terrain::Beach);
    let open = beach.without(island.covered());
    let mut words = t.mi_warn_end(left.into());
    if !open.is_empty() {
        words = [&words, " ", &t.mi_warn_open(open.len())].concat();
    }
    Some(Warning {
        words,
        go: t.mi_warn_end_go(),
        stay: t.mi_warn_end_stay().to_owned(),
        cells: CellSet::EMPTY,
    })
}

/// What a field says of itself: where, what lies there, and what Enter would do.
pub fn cell_words(t: Texts, cell: &Cell) -> String {
    let ground = terrain(t, cell.terrain);
    let here = match cell.symbol {
        Some(lies) => t.mi_cell_covered(args::MiCellCovered {
            symbol: &symbol(t, lies),
            terrain: &ground,
        }),
        None if cell.joined => t.mi_cell_joined().to_owned(),
        None if cell.totem => t.mi_cell_totem().to_owned(),
        None => ground,
    };
    let mut words = [&cell.name, ", ", &here].concat();
    if cell.group > 1 {
        words = [&words, ", ", &t.mi_cell_group(cell.group.into())].concat();
    }
    if let Some((cells, sure)) = &cell.lays {
        let lays = t.mi_cell_lays(args::MiCellLays {
            cells: &fields(t, cells.iter().copied()),
            points: &bring(*sure),
        });
        words = [&words, "; ", &lays].concat();
    }
    words
}

/// What would fit: how many places, how many of them score at once, and the best of them.
pub fn outlook(t: Texts, choices: &Choices, rot: u8) -> String {
    if choices.places.is_empty() {
        return t.mi_places_none().to_owned();
    }
    let count = choices.turned(rot).count() as u32;
    let Some(best) = choices.best(rot) else {
        return t.mi_places_turn().to_owned();
    };
    let scoring = choices.turned(rot).filter(|place| place.at_once > 0);
    let best = t.mi_best(args::MiBest {
        place: &field_name(best.cell),
        points: &bring(best.sure),
    });
    [
        t.mi_places(count),
        t.mi_scoring(scoring.count() as u32),
        best,
    ]
    .join(t.comma())
}

/// What the ghost would bring.
pub fn ghost(t: Texts, scene: &Scene) -> Option<String> {
    let ghost = scene.ghost.as_ref()?;
    Some(match &ghost.place {
        None => t.mi_none_here().to_owned(),
        Some(place) => {
            let here = place_words(t, place);
            let ties: Vec<String> = scene
                .ties
                .groups
                .iter()
                .map(|group| tie(t, group))
                .collect();
            if ties.is_empty() {
                here
            } else {
                [&here, " · ", &ties.join(t.comma())].concat()
            }
        }
    })
}

/// A group and how large it would be.
fn tie(t: Texts, group: &Group) -> String {
    t.mi_ghost_tie(args::MiGhostTie {
        size: group.size.into(),
        symbol: group.symbol.word(),
    })
}

/// What a place would bring, and why.
pub fn place_words(t: Texts, place: &Place) -> String {
    let here = t.mi_ghost(&bring(place.sure));
    if place.gains.is_empty() {
        return here;
    }
    let once = t.mi_ghost_once(args::MiGhostOnce {
        points: &change(place.at_once),
        what: &gains(t, place),
    });
    [&here, " · ", &once].concat()
}

/// Points that a place brings, with their sign.
pub fn bring(points: i32) -> String {
    match points {
        0 => "±0".to_owned(),
        points => change(points),
    }
}

/// The reasons for the points of a place.
pub fn gains(t: Texts, place: &Place) -> String {
    let what: Vec<String> = place
        .gains
        .iter()
        .map(|gain| t.mi_gain(gain.word()))
        .collect();
    what.join(t.comma())
}

/// How a line of the score sheet works, and how it stands on this island.
pub fn explain(t: Texts, state: &State, seat: Seat, line: &ScoreLine) -> String {
    let rule = t.mi_explain(line.category);
    let symbol = match line.category {
        "largest-farm" => Symbol::Field,
        "largest-fortification" => Symbol::Wall,
        "largest-village" => Symbol::House,
        "largest-network" => Symbol::Path,
        _ => return rule,
    };
    let size = state.island(seat).largest(symbol);
    let mine = t.mi_explain_largest(size.into());
    if state.seats() == 1 {
        let alone = t.mi_explain_alone(LARGE_ALONE.into());
        return [rule, alone, mine].join(" ");
    }
    [rule, mine].join(" ")
}
