//! The small answers the interface asks for: odds, reach, threats, notation, the text board.

use super::*;

#[test]
fn the_odds_to_continue_are_exact() {
    // Counted out by hand for last numbers 1 to 10; halves are rounded up (302.5).
    let six = [421, 421, 418, 410, 394, 369, 330, 277, 206, 114];
    let four = [306, 303, 293, 278, 257, 229, 196, 156, 110, 58];
    for last in 1..=10 {
        let i = last as usize - 1;
        assert_eq!(continue_odds_per_mille(last, true), six[i], "last {last}");
        assert_eq!(continue_odds_per_mille(last, false), four[i], "last {last}");
    }
}

#[test]
fn the_odds_agree_with_rolling() {
    let mut rng = Rng::new(8);
    let mut hits = 0;
    for _ in 0..20_000 {
        let colour = (0..3).fold(false, |hit, _| rng.below(6) == 2 || hit);
        let number = (0..3).fold(false, |hit, _| face_value(rng.below(10) as u8) >= 7 || hit);
        hits += u32::from(colour && number);
    }
    assert!(
        hits.abs_diff(20 * continue_odds_per_mille(7, true)) < 250,
        "{hits}"
    );
}

#[test]
fn reach_says_where_a_pair_goes() {
    let layout = Layout::Nine;
    let mut sheet = Sheet::default();
    assert_eq!(sheet.reach(layout, Colour::Red, 0), Some(Reach::Double));
    assert_eq!(sheet.reach(layout, Colour::Red, 10), None);
    sheet.push(Colour::Red, 2);
    sheet.push(Colour::Red, 3);
    assert_eq!(sheet.reach(layout, Colour::Red, 2), None);
    let arrow = Reach::Box {
        place: 3,
        number: 10,
        kind: BoxKind::Arrow,
    };
    assert_eq!(sheet.reach(layout, Colour::Red, 0), Some(arrow));
    let copy = Reach::Box {
        place: 3,
        number: 3,
        kind: BoxKind::Arrow,
    };
    assert_eq!(sheet.acceleration_reach(layout, Colour::Red), Some(copy));
    let start = Reach::Box {
        place: 1,
        number: 1,
        kind: BoxKind::Plain,
    };
    assert_eq!(sheet.acceleration_reach(layout, Colour::Blue), Some(start));
    (0..7).for_each(|_| sheet.push(Colour::Red, 3));
    assert_eq!(sheet.reach(layout, Colour::Red, 3), Some(Reach::Top));
    assert_eq!(
        sheet.acceleration_reach(layout, Colour::Red),
        Some(Reach::Top)
    );
    sheet.mark_top(Colour::Red);
    assert_eq!(sheet.reach(layout, Colour::Red, 3), None);
    assert_eq!(sheet.acceleration_reach(layout, Colour::Red), None);
}

#[test]
fn threats_are_seats_at_the_sixth_place_of_an_open_bridge() {
    let mut state = table(3, "rgb 258");
    fill(&mut state, 0, Colour::Red, &[1; 6]);
    fill(&mut state, 2, Colour::Red, &[1; 6]);
    fill(&mut state, 1, Colour::Blue, &[1; 6]);
    fill(&mut state, 1, Colour::Green, &[1; 7]);
    refusals(&mut state, 2, 6);
    state.closed.insert(Column::Blue);
    let threats: Vec<_> = threatened_bridges(&state.sheets, state.closed).collect();
    assert_eq!(
        threats,
        [
            (Column::Red, Seat(0)),
            (Column::Red, Seat(2)),
            (Column::Dice, Seat(2))
        ]
    );
}

#[test]
fn notation_is_short_and_strict() {
    for text in ["r0", "p9", "+g", "skip", "refuse"] {
        let mv = LostCities::parse_move(text).expect(text);
        assert_eq!(LostCities::fmt_move(mv), text);
    }
    for text in [
        "", "r", "r10", "R5", "a5", "+a", "+", "r5 ", " r5", "Skip", "r٣", "+r5",
    ] {
        assert_eq!(LostCities::parse_move(text), None, "{text:?}");
    }
}

#[test]
fn the_text_board_reads_well() {
    let mut state = table(2, "rgb 258");
    state.sheets[Seat(0)].mark_double(Colour::Red);
    fill(&mut state, 0, Colour::Red, &[1, 2, 10]);
    play(&mut state, "g5");
    let text = LostCities::ascii(&state);
    assert!(
        text.contains("dice r [g] b 2 [5] 8 by seat 0, seat 1 chooses"),
        "{text}"
    );
    assert!(
        text.contains("  r X  1  2 10  .  .  A  |  .  V  .    -20"),
        "{text}"
    );
    assert!(
        text.contains("  g -  5  V  .  A  .  V  |  .  .  .    -20"),
        "{text}"
    );
    assert!(text.contains("  o o  .  .  V"), "{text}");
}

#[test]
fn views_are_written_in_words() {
    let mut state = table(2, "rgb 258");
    state.sheets[Seat(0)].mark_double(Colour::Red);
    fill(&mut state, 0, Colour::Red, &[1, 2]);
    let json = serde_json::to_value(LostCities::view(&state, Seat(1))).unwrap();
    let sheet = &json["sheets"][0];
    assert_eq!(sheet["numbers"][0], serde_json::json!([1, 2]));
    assert_eq!(sheet["doubled"], serde_json::json!(["red"]));
    assert_eq!(json["options"]["layout"], "9-9");
    assert_eq!(json["dice"]["numbers"], serde_json::json!([2, 5, 8]));
}
