//! What happens in a game, for log, animation and spoken text.

use serde::Serialize;

use super::parts::Tile;
use super::state::Ending;
use crate::cells::CellSet;
use crate::event::{Audience, GameEvent};
use crate::seat::Seat;

/// Who sees what happens on an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "MyIsland")
)]
pub enum Shown {
    /// Everybody, at once.
    All,
    /// The player, while all lay at once.
    Own,
    /// The others, when everybody has decided: what the player has seen before.
    Others,
}

/// Something that happened.
///
/// In all of them `seat` is whose island it is and `shown` who sees it; `cells` are fields;
/// `points` what was gained (below 0: lost) and `marker` the points afterwards, a debt being below 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "MyIsland")
)]
#[allow(missing_docs, reason = "the fields are explained once, above")]
pub enum Event {
    /// A round began: the next tile came up. `left` are still to come.
    Revealed {
        round: u8,
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        tile: Tile,
        left: u8,
    },
    /// A tile was laid, turned clockwise by `rot` times 60 degrees.
    Laid {
        seat: Seat,
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        tile: Tile,
        cell: u8,
        rot: u8,
        #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
        cells: CellSet,
        shown: Shown,
    },
    /// Something brought points at once.
    Scored {
        seat: Seat,
        category: &'static str,
        points: i16,
        marker: i16,
        #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
        cells: CellSet,
        shown: Shown,
    },
    /// The marker reached the end of the track: it stays there.
    TrackEnd { seat: Seat, shown: Shown },
    /// The tile was laid aside.
    Passed {
        seat: Seat,
        #[cfg_attr(feature = "wasm", tsify(type = "string"))]
        tile: Tile,
        points: i16,
        marker: i16,
        shown: Shown,
    },
    /// The player ended their part.
    Finished { seat: Seat, shown: Shown },
    /// All at once: the seat has decided, whatever it is.
    Chosen { seat: Seat },
    /// The game ended.
    Ended { ending: Ending },
    /// At the end: what a line of the score sheet brought.
    Counted {
        seat: Seat,
        category: &'static str,
        points: i16,
        marker: i16,
        #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
        cells: CellSet,
    },
}

impl Event {
    /// Which island it is about, and who sees it.
    fn on_island(&self) -> Option<(Seat, Shown)> {
        match *self {
            Event::Laid { seat, shown, .. }
            | Event::Scored { seat, shown, .. }
            | Event::TrackEnd { seat, shown }
            | Event::Passed { seat, shown, .. }
            | Event::Finished { seat, shown } => Some((seat, shown)),
            Event::Revealed { .. }
            | Event::Chosen { .. }
            | Event::Ended { .. }
            | Event::Counted { .. } => None,
        }
    }
}

impl GameEvent for Event {
    fn audience(&self) -> Audience {
        match self.on_island() {
            None | Some((_, Shown::All)) => Audience::All,
            Some((seat, Shown::Own)) => Audience::Only(seat),
            Some((seat, Shown::Others)) => Audience::Except(seat),
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Revealed { .. })
    }

    /// Points change the marker, not the fields.
    fn place(&self) -> Option<(Seat, CellSet)> {
        match *self {
            Event::Laid { seat, cells, .. } => Some((seat, cells)),
            _ => None,
        }
    }
}
