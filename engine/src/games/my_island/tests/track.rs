//! The score track: start, freeze, debt, and what counts when.

use super::*;

#[test]
fn the_marker_starts_at_ten_and_the_sheet_says_what_an_end_now_would_mean() {
    let state = table_with(first_episode(), 2, "duo-FW");
    assert_eq!(marker(&state, 0), 10);
    assert_eq!(MyIsland::total(&state, Seat(0)), 10 - 31);
    let sheet = MyIsland::score(&state, Seat(0));
    let lines: Vec<(&str, i32)> = sheet.lines.iter().map(|l| (l.category, l.points)).collect();
    let expected = [
        ("start", 10),
        ("passes", 0),
        ("house-on-beach", 0),
        ("open-beach", -31),
    ];
    assert_eq!(lines, expected);
}

#[test]
fn a_house_on_the_beach_pays_at_once_in_the_first_episode() {
    let mut state = table_with(first_episode(), 1, "line3-FWH");
    let gains = scored(&play(&mut state, "G1@0"));
    assert_eq!(gains, [("house-on-beach", 1, fields("G3"))]);
    comes_up(&mut state, "duo-FH");
    assert_eq!(
        scored(&play(&mut state, "F3@3")),
        [("house-on-beach", 1, fields("F2"))]
    );
    comes_up(&mut state, "duo-FP");
    assert_eq!(scored(&play(&mut state, "F4@0")), []);
    assert_eq!(marker(&state, 0), 12);
    let sheet = MyIsland::score(&state, Seat(0));
    assert_eq!(sheet.category("house-on-beach"), 2);
    assert_eq!(sheet.lines[2].evidence, fields("G3 F2"));
}

#[test]
fn the_marker_stays_at_the_end_of_the_track() {
    let mut marker = Marker::at(53);
    marker.gain(3);
    assert_eq!((marker.points(), marker.frozen()), (55, true));
    marker.gain(-9);
    marker.gain(20);
    assert_eq!(marker.points(), 55, "whatever comes");
    let mut marker = Marker::at(50);
    marker.gain(5);
    assert!(marker.frozen(), "exactly is enough");
}

#[test]
fn a_debt_is_paid_by_the_next_gains() {
    let mut marker = Marker::at(1);
    marker.gain(-4);
    assert_eq!(
        (marker.on_track(), marker.debt(), marker.points()),
        (0, 3, -3)
    );
    marker.gain(5);
    assert_eq!((marker.on_track(), marker.debt()), (2, 0));
}

#[test]
fn the_end_of_the_track_is_told_and_has_a_line() {
    let mut state = table_with(ETERNAL, 1, "duo-HP");
    paint(&mut state, 0, Symbol::House, "F1 F2 F3 F4");
    state.islands[Seat(0)].set_marker(54);
    let events = play(&mut state, "F5@1");
    assert!(events.contains(&Event::TrackEnd {
        seat: Seat(0),
        shown: Shown::All
    }));
    assert_eq!(
        MyIsland::total(&state, Seat(0)),
        55,
        "open beach costs nothing any more"
    );
}

#[test]
fn the_largest_groups_count_before_the_beach() {
    // With 50 points, the largest farm ends the track before the open beach counts.
    let mut state = table("duo-FW");
    paint(&mut state, 0, Symbol::Field, "F1");
    state.islands[Seat(0)].set_marker(50);
    assert_eq!(MyIsland::total(&state, Seat(0)), 55);
    state.islands[Seat(0)].set_marker(49);
    assert_eq!(MyIsland::total(&state, Seat(0)), 49 + 5 - 30);
}

#[test]
fn the_end_is_counted_line_by_line() {
    let mut state = table_with(ETERNAL, 2, "line3-WFH");
    play(&mut state, "G1@0");
    play(&mut state, "end");
    comes_up(&mut state, "duo-FP");
    let events = play(&mut state, "end");
    let ended = events
        .iter()
        .position(|e| matches!(e, Event::Ended { .. }))
        .unwrap();
    assert_eq!(
        events[ended],
        Event::Ended {
            ending: Ending::Finished
        }
    );
    for seat in 0..2 {
        let counted = events[ended..].iter().filter_map(|event| match *event {
            Event::Counted {
                seat: of,
                points,
                marker,
                ..
            } if of == Seat(seat) => Some((i32::from(points), i32::from(marker))),
            _ => None,
        });
        let counted: Vec<(i32, i32)> = counted.collect();
        assert_eq!(
            counted.last().unwrap().1,
            MyIsland::total(&state, Seat(seat))
        );
        let at_end: i32 = counted.iter().map(|line| line.0).sum();
        assert_eq!(at_end, if seat == 0 { 15 - 28 } else { -31 });
    }
}
