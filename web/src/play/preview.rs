//! What a move would change on the score sheet: the engine makes it on a copy, and the two sheets are
//! compared line by line. Pure.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game;
use atoll_engine::outcome::ScoreSheet;
use atoll_engine::seat::Seat;

/// One category of a seat's live score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveLine {
    pub category: &'static str,
    pub item: u8,
    pub points: i32,
    /// What the previewed move would add or take.
    pub change: i32,
    pub evidence: CellSet,
}

/// A seat's live score, with what a previewed move would change.
pub fn live_lines<G: Game>(
    state: &G::State,
    seat: Seat,
    preview: Option<G::Move>,
) -> Vec<LiveLine> {
    let now = G::score(state, seat);
    let then = preview.filter(|&mv| G::check(state, mv).is_ok()).map(|mv| {
        let mut after = state.clone();
        G::apply(&mut after, mv, &mut ());
        G::score(&after, seat)
    });
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
            change: then.as_ref().map_or(0, |then| {
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

/// Points with a real minus sign, and a plus where they are a change.
pub fn signed(points: i32, change: bool) -> String {
    let digits = points.unsigned_abs().to_string();
    match points {
        0.. if change => ["+", &digits].concat(),
        0.. => digits,
        _ => ["\u{2212}", &digits].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atoll_engine::game::Turn;
    use atoll_engine::games::lost_cities::LostCities;
    use atoll_engine::rng::Rng;

    #[test]
    fn the_previewed_change_is_what_happens() {
        let mut rng = Rng::new(4);
        let mut state = LostCities::setup(&Default::default(), 2, 8, &mut ()).unwrap();
        let mut legal = Vec::new();
        let mut changed = 0;
        while let Turn::Of { seat, .. } = LostCities::turn(&state) {
            LostCities::legal(&state, &mut legal);
            let mv = legal[rng.index(legal.len())];
            let lines = live_lines::<LostCities>(&state, seat, Some(mv));
            let before = LostCities::total(&state, seat);
            assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), before);
            LostCities::apply(&mut state, mv, &mut ());
            let change: i32 = lines.iter().map(|line| line.change).sum();
            assert_eq!(before + change, LostCities::total(&state, seat));
            changed += usize::from(change != 0);
        }
        assert!(changed > 10);
    }

    #[test]
    fn numbers_carry_their_sign() {
        assert_eq!(signed(-20, false), "\u{2212}20");
        assert_eq!(signed(5, true), "+5");
        assert_eq!(signed(5, false), "5");
        assert_eq!(signed(0, true), "+0");
    }
}
