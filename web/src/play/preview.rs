//! What a move would change on the score sheet: the engine makes it on a copy, and the two sheets are
//! compared line by line. Pure.

use atoll_engine::any_session::AnySession;
use atoll_engine::cells::CellSet;
use atoll_engine::outcome::ScoreSheet;
use atoll_engine::seat::Seat;

/// One category of a seat's live score.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LiveLine {
    pub category: &'static str,
    pub item: u8,
    pub points: i32,
    /// What the previewed move would add or take.
    pub change: i32,
    pub evidence: CellSet,
}

/// A seat's live score, with what a previewed move would change.
pub fn live_lines(session: &dyn AnySession, seat: Seat, preview: Option<&str>) -> Vec<LiveLine> {
    let then = preview.and_then(|mv| session.score_after(mv, seat));
    compared(&session.score(seat), then.as_ref())
}

/// Two sheets line by line; nothing changes without a second one.
pub fn compared(now: &ScoreSheet, then: Option<&ScoreSheet>) -> Vec<LiveLine> {
    let points_in = |sheet: &ScoreSheet, category: &str, item: u8| -> i32 {
        let same = sheet
            .lines
            .iter()
            .filter(|l| l.category == category && l.item == item);
        same.map(|line| line.points).sum()
    };
    let mut lines: Vec<LiveLine> = now
        .lines
        .iter()
        .map(|line| LiveLine {
            category: line.category,
            item: line.item,
            points: line.points,
            change: then.map_or(0, |then| {
                points_in(then, line.category, line.item) - line.points
            }),
            evidence: line.evidence,
        })
        .collect();
    // A line that only the move would bring.
    for line in then.iter().flat_map(|then| &then.lines) {
        if !lines
            .iter()
            .any(|known| known.category == line.category && known.item == line.item)
        {
            lines.push(LiveLine {
                category: line.category,
                item: line.item,
                points: 0,
                change: line.points,
                evidence: line.evidence,
            });
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use atoll_engine::any_session::Rules;
    use atoll_engine::game::Turn;
    use atoll_engine::games::lost_cities::LostCities;
    use atoll_engine::json::{Map, Value};
    use atoll_engine::rng::Rng;
    use atoll_engine::seat::{SeatInfo, SeatKind};

    #[test]
    fn the_previewed_change_is_what_happens() {
        let mut rng = Rng::new(4);
        let seats = vec![SeatInfo::new("x", SeatKind::Human); 2];
        let start = Rules::of::<LostCities>().start;
        let mut session = start(&Value::Object(Map::new()), seats, 8).unwrap();
        let mut changed = 0;
        while let Turn::Of { seat, .. } = session.turn() {
            let legal = session.legal();
            let mv = &legal[rng.index(legal.len())];
            let lines = live_lines(&*session, seat, Some(mv));
            let before = session.total(seat);
            assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), before);
            session.apply(mv).unwrap();
            let change: i32 = lines.iter().map(|line| line.change).sum();
            assert_eq!(before + change, session.total(seat));
            changed += usize::from(change != 0);
        }
        assert!(changed > 10);
    }
}
