//! What happened, told: one sentence per event, for the log and the screen reader. Pure.

use atoll_engine::games::lost_cities::{BOXES, Colour, Ending, Event, Means};
use atoll_engine::seat::Seat;

use super::{bridge_name, colour_name, colour_of, colour_what, list};
use crate::kit::i18n::{Texts, args};
use crate::kit::points::signed;

pub(in super::super) fn describe_event(
    t: Texts,
    names: &[String],
    event: &Event,
) -> Option<String> {
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    Some(match *event {
        Event::FirstRoller { seat } => t.lc_log_first(name(seat)),
        Event::Rolled {
            round,
            seat,
            rival,
            colours,
            numbers,
        } => {
            let colours = list(colours.iter().map(|&face| {
                let colour = Colour::ALL.get(usize::from(face)).copied();
                colour_name(t, colour.unwrap_or_default()).to_owned()
            }));
            let numbers = list(numbers.iter().map(ToString::to_string));
            let round = round.to_string();
            if rival {
                t.lc_log_rival_rolled(args::LcLogRivalRolled {
                    colours: &colours,
                    numbers: &numbers,
                    round: &round,
                })
            } else {
                t.lc_log_rolled(args::LcLogRolled {
                    colours: &colours,
                    name: name(seat),
                    numbers: &numbers,
                    round: &round,
                })
            }
        }
        Event::RivalTook { .. } => t.lc_log_rival_took().to_owned(),
        Event::DoubleMarked {
            seat,
            colour,
            value,
            ..
        } => t.lc_log_double(args::LcLogDouble {
            colour: colour_what(t, colour),
            name: name(seat),
            value: &signed(value.into()),
        }),
        Event::Written {
            seat,
            colour,
            number,
            place,
            means,
            value,
            ..
        } => {
            let (colour, name, value) = (colour_what(t, colour), name(seat), signed(value.into()));
            let (number, box_number) = (number.to_string(), place.to_string());
            match (means, place) {
                (Means::Dice, 1) => t.lc_log_start(args::LcLogStart {
                    colour,
                    name,
                    number: &number,
                    value: &value,
                }),
                (Means::Acceleration, 1) => {
                    t.lc_log_accelerated_start(args::LcLogAcceleratedStart {
                        colour,
                        name,
                        value: &value,
                    })
                }
                (_, BOXES) => t.lc_log_complete(args::LcLogComplete {
                    colour,
                    name,
                    number: &number,
                    value: &value,
                }),
                (Means::Acceleration, _) => t.lc_log_accelerated(args::LcLogAccelerated {
                    colour,
                    name,
                    number: &number,
                    place: &box_number,
                    value: &value,
                }),
                // The fourth number is the first that pays.
                (Means::Dice, 4) => t.lc_log_profit(args::LcLogProfit {
                    colour,
                    name,
                    number: &number,
                    value: &value,
                }),
                (Means::Dice, _) => t.lc_log_written(args::LcLogWritten {
                    colour,
                    name,
                    number: &number,
                    place: &box_number,
                    value: &value,
                }),
            }
        }
        Event::TopMarked { seat, colour, .. } => t.lc_log_top(args::LcLogTop {
            colour: colour_of(t, colour),
            name: name(seat),
        }),
        Event::ArtefactMarked {
            seat, count, value, ..
        } => t.lc_log_artefact(args::LcLogArtefact {
            count: &count.to_string(),
            name: name(seat),
            value: &signed(value.into()),
        }),
        Event::ArtefactLost { seat, .. } => t.lc_log_artefact_lost(name(seat)),
        Event::ArrowReached { seat, colour, .. } => t.lc_log_arrow(args::LcLogArrow {
            colour: colour_of(t, colour),
            name: name(seat),
        }),
        Event::Skipped { seat, .. } => t.lc_log_skipped(name(seat)),
        Event::Refused {
            seat, count, value, ..
        } => t.lc_log_refused(args::LcLogRefused {
            count: &count.to_string(),
            name: name(seat),
            value: &signed(value.into()),
        }),
        Event::RefusedFreely { seat, .. } => t.lc_log_refused_freely(name(seat)),
        Event::Exhausted { seat, .. } => t.lc_log_exhausted(name(seat)),
        Event::BridgeCrossed {
            seat,
            column,
            points,
            ..
        } => {
            let bridge = bridge_name(t, column);
            if points > 0 {
                t.lc_log_bridge(args::LcLogBridge {
                    bridge: &bridge,
                    name: name(seat),
                })
            } else {
                t.lc_log_bridge_late(args::LcLogBridgeLate {
                    bridge: &bridge,
                    name: name(seat),
                })
            }
        }
        Event::Chosen { seat } => t.lc_log_chosen(name(seat)),
        Event::BridgeClosed {
            column,
            rival: true,
        } => t.lc_log_rival_closes(&bridge_name(t, column)),
        Event::Ended { ending } => match ending {
            Ending::Exhausted => t.lc_log_over_exhausted(),
            Ending::Bridges => t.lc_log_over_bridges(),
        }
        .to_owned(),
        // The number that follows says which dice were taken; the crossing says that it closed.
        Event::Taken { .. } | Event::BridgeClosed { rival: false, .. } => return None,
    })
}
