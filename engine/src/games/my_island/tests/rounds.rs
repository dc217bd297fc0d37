//! Rounds: the same tile for everybody, at the same time, and who learns what when.

use super::*;
use crate::event::{Audience, GameEvent};

const AT_ONCE: Options = Options {
    episode: Episode::ETERNAL,
    reveal: Reveal::AtOnce,
};

#[test]
fn everybody_lays_the_tile_of_the_round_in_seat_order() {
    let mut state = table_with(ETERNAL, 3, "line3-WFH");
    for seat in 0..3 {
        assert_eq!(MyIsland::turn(&state).seat(), Some(Seat(seat)));
        assert_eq!(state.tile().id(), "line3-WFH");
        play(&mut state, "G1@0");
    }
    assert_eq!(state.drawn().tiles().len(), 2);
    assert_eq!(state.rest().len(), 26);
    assert!(!state.rest().contains(state.tile()));
    assert_eq!(MyIsland::turn(&state).seat(), Some(Seat(0)));
}

#[test]
fn what_is_laid_stays_secret_until_everybody_has_decided() {
    let mut state = table_with(ETERNAL, 3, "line3-WFH");
    let before = [1, 2].map(|seat| MyIsland::view(&state, Seat(seat)));
    let events = play(&mut state, "G1@0");
    let (last, own) = events.split_last().unwrap();
    assert_eq!(*last, Event::Chosen { seat: Seat(0) });
    assert!(own.iter().all(|e| e.audience() == Audience::Only(Seat(0))));
    for view in &before {
        let after = MyIsland::view(&state, view.seat);
        assert_eq!(after.islands, view.islands, "nothing to be seen");
    }
    let own = MyIsland::view(&state, Seat(0));
    assert!(!own.islands[Seat(0)].is_empty() && own.known.is_empty());

    play(&mut state, "pass");
    let seen = MyIsland::view(&state, Seat(0));
    assert_eq!(
        seen.islands[Seat(1)].marker().points(),
        10,
        "not even a pass"
    );
    let events = play(&mut state, "end");
    let told = |seat| {
        let others = Audience::Except(Seat(seat));
        events
            .iter()
            .filter(move |e| e.audience() == others)
            .count()
    };
    assert_eq!([told(0), told(1), told(2)], [1, 1, 1]);
    let open = MyIsland::view(&state, Seat(1));
    assert_eq!(open.islands, state.islands);
    assert_eq!(open.islands[Seat(1)].marker().points(), 9);
    assert!(open.islands[Seat(2)].finished());
}

#[test]
fn with_the_option_everything_is_seen_at_once() {
    let mut state = table_with(AT_ONCE, 2, "line3-WFH");
    let events = play(&mut state, "G1@0");
    assert!(events.iter().all(|e| e.audience() == Audience::All));
    assert!(!events.contains(&Event::Chosen { seat: Seat(0) }));
    assert!(!MyIsland::view(&state, Seat(1)).islands[Seat(0)].is_empty());
}

#[test]
fn imagined_decisions_of_others_are_legal_and_vary() {
    let mut state = table_with(ETERNAL, 3, "line3-WFH");
    play(&mut state, "G1@0");
    play(&mut state, "pass");
    let view = MyIsland::view(&state, Seat(2));
    let mut rng = Rng::new(3);
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let mut imagined = MyIsland::resample(&view, &mut rng);
        kinds.insert(format!(
            "{:?}",
            imagined.island(Seat(0)).fate(imagined.tile())
        ));
        play(&mut imagined, "end");
        assert_eq!(
            imagined.known, imagined.islands,
            "the round can be finished"
        );
    }
    assert!(kinds.len() > 30, "{}", kinds.len());
}

#[test]
fn who_has_ended_is_asked_no_more() {
    let mut state = table_with(ETERNAL, 3, "line3-WFH");
    play(&mut state, "G1@0");
    play(&mut state, "end");
    play(&mut state, "G1@0");
    assert_eq!(MyIsland::turn(&state).seat(), Some(Seat(0)));
    play(&mut state, "pass");
    assert_eq!(MyIsland::turn(&state).seat(), Some(Seat(2)));
    play(&mut state, "end");
    play(&mut state, "pass");
    assert_eq!(
        MyIsland::turn(&state).seat(),
        Some(Seat(0)),
        "one goes on alone"
    );
}

#[test]
fn the_game_ends_with_the_last_tile() {
    let mut state = table_with(AT_ONCE, 2, "line3-WFH");
    for round in 1..=28 {
        assert_eq!(state.drawn().tiles().len(), round);
        for _ in 0..2 {
            // Passing would be impossible after ten rounds.
            state.islands[state.seat].set_marker(20);
            play(&mut state, "pass");
        }
    }
    assert_eq!(state.ending, Some(Ending::Tiles));
    assert_eq!(legal(&state), [""; 0]);
    assert_eq!(refused(&state, "end"), "game-over");
}

#[test]
fn the_game_ends_when_everybody_has_ended() {
    let mut state = table_with(ETERNAL, 2, "line3-WFH");
    play(&mut state, "end");
    assert_eq!(state.ending, None);
    play(&mut state, "end");
    assert_eq!(state.ending, Some(Ending::Finished));
}

#[test]
fn every_tile_comes_up_once_in_an_order_of_its_own() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut state = MyIsland::setup(&ETERNAL, 1, seed, &mut ()).unwrap();
        while state.ending.is_none() {
            state.islands[Seat(0)].set_marker(20);
            play(&mut state, "pass");
        }
        let order = state.drawn().tiles().to_vec();
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, Tiles::BASE.iter().collect::<Vec<_>>());
        orders.insert(order);
    }
    assert_eq!(orders.len(), 30);
}

#[test]
fn only_a_tile_that_comes_up_is_news_and_only_laying_changes_fields() {
    let mut state = table_with(AT_ONCE, 1, "line3-WFH");
    let events = play(&mut state, "G1@0");
    let news: Vec<bool> = events.iter().map(GameEvent::reveals).collect();
    assert_eq!(news.iter().filter(|&&news| news).count(), 1);
    assert!(matches!(
        events.last(),
        Some(Event::Revealed {
            round: 2,
            left: 26,
            ..
        })
    ));
    let places: Vec<_> = events.iter().filter_map(GameEvent::place).collect();
    assert_eq!(places, [(Seat(0), fields("G1 G2 G3"))]);
}

#[test]
fn no_island_tells_what_comes_next() {
    let state = table("line3-WFH");
    let told = serde_json::to_value(MyIsland::view(&state, Seat(0))).unwrap();
    let rest: Vec<&str> = told["rest"]
        .as_array()
        .unwrap()
        .iter()
        .map(|t| t.as_str().unwrap())
        .collect();
    assert_eq!(rest.len(), 27);
    let ids: Vec<String> = state.rest().iter().map(Tile::id).collect();
    assert_eq!(rest, ids, "in the order of the tiles, not of their coming");
    assert_eq!(told["tile"], "line3-WFH");
}
