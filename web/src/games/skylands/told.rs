//! What happened, told: one sentence per event, for the log and the screen reader. Pure.

use atoll_engine::games::skylands::Event;
use atoll_engine::games::skylands::events::{EndReason, Income};
use atoll_engine::games::skylands::grid::square_name;
use atoll_engine::seat::Seat;

use super::names::{action, colour, face, special, terrain};
use crate::kit::i18n::{Texts, args};

/// Whether an event belongs into one sentence about a whole turn.
pub const fn is_news(event: &Event) -> bool {
    !matches!(
        event,
        Event::TileRevealed { .. }
            | Event::TileDiscarded { .. }
            | Event::Paid { .. }
            | Event::Passed { forced: true, .. }
            | Event::WindTurns { .. }
    )
}

/// An event as a sentence. The display at the start and the end of a turn go without saying: the
/// table shows the one, and the next prompt names who is to move.
pub fn describe_event(t: Texts, names: &[String], event: &Event) -> Option<String> {
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    Some(match *event {
        Event::SpecialShown { .. } | Event::TurnEnded { .. } => return None,
        Event::FirstSeat { seat } => t.sk_told_first(name(seat)),
        Event::BoardDealt { seat, board } => t.sk_told_board(args::SkToldBoard {
            board: &board.to_string(),
            name: name(seat),
        }),
        Event::HandDealt { seat, .. } => t.sk_told_hand(name(seat)),
        Event::WindTurns { action: next } => t.sk_told_wind_next(&action(t, next)),
        Event::ActionChosen {
            seat,
            action: chosen,
            stayed,
        } => {
            let chosen = action(t, chosen);
            match seat {
                None => t.sk_told_wind(&chosen),
                Some(seat) if stayed => t.sk_told_stayed(args::SkToldStayed {
                    action: &chosen,
                    name: name(seat),
                }),
                Some(seat) => t.sk_told_chosen(args::SkToldChosen {
                    action: &chosen,
                    name: name(seat),
                }),
            }
        }
        Event::TileRevealed { tile } => t.sk_told_revealed(&face(t, tile.face())),
        Event::OutpostDrew { seat, tile } => t.sk_told_outpost(args::SkToldOutpost {
            face: &face(t, tile.face()),
            name: name(seat),
        }),
        Event::TileDiscarded { tile } => t.sk_told_discarded(&face(t, tile.face())),
        Event::WindTook { tile } => t.sk_told_wind_took(&face(t, tile.face())),
        Event::Placed {
            seat,
            square,
            face: shows,
            special: one,
            points,
        } => {
            let square = square_name(square);
            let told = match one {
                Some(one) => t.sk_told_placed_special(args::SkToldPlacedSpecial {
                    name: name(seat),
                    special: &special(t, one),
                    square: &square,
                }),
                None => t.sk_told_placed(args::SkToldPlaced {
                    face: &face(t, shows),
                    name: name(seat),
                    square: &square,
                }),
            };
            match u32::try_from(points) {
                Ok(count) if count > 0 => [&told, " ", &t.sk_gain(count)].concat(),
                _ => told,
            }
        }
        Event::IslandFinished {
            seat,
            terrain: land,
            dwellings,
            ..
        } => t.sk_told_finished(args::SkToldFinished {
            count: &dwellings.to_string(),
            name: name(seat),
            terrain: &terrain(t, land),
        }),
        Event::Settled {
            seat,
            colour: who,
            count,
            profit,
            ..
        } => {
            let (count, colour) = (count.to_string(), colour(t, who));
            if profit {
                t.sk_told_profit(args::SkToldProfit {
                    colour: &colour,
                    count: &count,
                    name: name(seat),
                })
            } else {
                t.sk_told_settled(args::SkToldSettled {
                    colour: &colour,
                    count: &count,
                    name: name(seat),
                })
            }
        }
        Event::SpecialBought { seat, special: one } => t.sk_told_bought(args::SkToldBought {
            name: name(seat),
            special: &special(t, one),
        }),
        Event::Paid {
            seat, colour: who, ..
        } => t.sk_told_paid(args::SkToldPaid {
            colour: &colour(t, who),
            name: name(seat),
        }),
        Event::Traded { seat, give, get } => t.sk_told_traded(args::SkToldTraded {
            get: &colour(t, get),
            give: &colour(t, give),
            name: name(seat),
        }),
        Event::Lodged {
            seat, colour: who, ..
        } => t.sk_told_lodged(args::SkToldLodged {
            colour: &colour(t, who),
            name: name(seat),
        }),
        Event::EnergyMoved { seat, count, .. } => t.sk_told_energy(args::SkToldEnergy {
            count: &count.to_string(),
            name: name(seat),
        }),
        Event::PointsPaid {
            seat,
            points,
            noted,
            income,
        } => {
            let why = t.sk_why(match income {
                Income::Energy => "energy",
                Income::Payout => "payout",
                Income::ProfitCity => "profit-city",
                Income::Generator => "generator",
            });
            let points = (u32::from(points) + u32::from(noted)).to_string();
            if noted > 0 {
                t.sk_told_noted(args::SkToldNoted {
                    name: name(seat),
                    noted: &noted.to_string(),
                    points: &points,
                    why: &why,
                })
            } else {
                t.sk_told_points(args::SkToldPoints {
                    name: name(seat),
                    points: &points,
                    why: &why,
                })
            }
        }
        Event::Passed { seat, forced: true } => t.sk_told_forced(name(seat)),
        Event::Passed { seat, .. } => t.sk_told_passed(name(seat)),
        Event::GameOver { reason } => t.sk_told_over(match reason {
            EndReason::Board => "board",
            EndReason::Bank => "bank",
            EndReason::Stack => "stack",
            EndReason::Clock => "clock",
        }),
    })
}
