//! What is secret: the spirits dealt, and the chance to come. What is not: everything else.

use super::super::events::Event;
use super::super::grid::Side;
use super::super::state::{Options, Spirits, State};
use super::super::{Harmonies, View};
use super::Table;
use crate::event::{Audience, GameEvent};
use crate::game::{Game, state_hash};
use crate::rng::Rng;
use crate::seat::Seat;

fn dealt() -> (State, Vec<Event>) {
    let options = Options {
        side: Side::B,
        spirits: Spirits::On,
    };
    let mut events = Vec::new();
    let state = Harmonies::setup(&options, 3, 4, &mut events).unwrap();
    (state, events)
}

#[test]
fn spirits_are_dealt_in_secret() {
    let (state, events) = dealt();
    for event in &events {
        if let Event::SpiritsDealt { seat, cards } = *event {
            assert_eq!(event.audience(), Audience::Only(seat));
            assert_eq!(cards, state.dealt[seat]);
            assert!(event.reveals());
        }
    }
    for seat in state.dealt.seats() {
        let view = Harmonies::view(&state, seat);
        assert_eq!(view.dealt, Some(state.dealt[seat]));
    }
}

#[test]
fn the_spirit_that_was_not_kept_stays_secret_for_ever() {
    let mut table = Table::new(2, Side::A, Spirits::On);
    let [one, two] = table.state.dealt[Seat(0)];
    table.play(&format!("spirit{one}"));
    let view = Harmonies::view(&table.state, Seat(1));
    let guesses: Vec<[u8; 2]> = (0..60)
        .map(|seed| Harmonies::resample(&view, &mut Rng::new(seed)).dealt[Seat(0)])
        .collect();
    assert!(guesses.iter().all(|cards| cards.contains(&one)));
    assert!(guesses.iter().any(|cards| !cards.contains(&two)));
    // The owner still knows both.
    let own = Harmonies::view(&table.state, Seat(0));
    assert_eq!(own.dealt, Some([one, two]));
    assert_eq!(
        Harmonies::resample(&own, &mut Rng::new(1)).dealt[Seat(0)],
        [one, two]
    );
}

#[test]
fn guessed_spirits_are_never_known_to_be_elsewhere() {
    let (state, _) = dealt();
    let view = Harmonies::view(&state, Seat(0));
    let mut seen = 0_u64;
    for seed in 0..200 {
        let guess = Harmonies::resample(&view, &mut Rng::new(seed));
        let mut all: Vec<u8> = guess.dealt.iter().copied().flatten().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 6);
        assert_eq!(guess.dealt[Seat(0)], state.dealt[Seat(0)]);
        seen |= all.iter().fold(0, |bits, card| bits | 1 << card);
    }
    assert_eq!(seen.count_ones(), 10, "every spirit is thought of");
}

#[test]
fn views_of_the_same_table_differ_only_in_the_seat_and_its_spirits() {
    let (state, _) = dealt();
    let one = Harmonies::view(&state, Seat(0));
    let two = Harmonies::view(&state, Seat(1));
    assert_ne!(one, two);
    assert_eq!(
        one,
        View {
            seat: one.seat,
            dealt: one.dealt,
            ..two
        }
    );
}

#[test]
fn pouch_and_pile_are_counted_for_everybody() {
    let table = Table::two();
    let view = Harmonies::view(&table.state, Seat(1));
    assert_eq!(view.pouch.iter().map(|&n| u32::from(n)).sum::<u32>(), 105);
    assert_eq!(view.pile.len(), 27);
    assert!(
        view.row
            .iter()
            .flatten()
            .all(|card| !view.pile.contains(card))
    );
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(json["sheets"][0]["cells"][0]["name"], "A1");
    assert_eq!(json["active"], 0);
}

#[test]
fn resampled_states_differ_in_what_comes_next() {
    let mut table = Table::two().offer("UYE");
    table.play("space1 U@A1 Y@A3 E@A5");
    let view = Harmonies::view(&table.state, Seat(0));
    let mut next = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut state = Harmonies::resample(&view, &mut Rng::new(seed));
        Harmonies::apply(&mut state, super::Move::EndTurn, &mut ());
        next.insert(state_hash::<Harmonies>(&state));
    }
    assert_eq!(next.len(), 20);
}

#[test]
fn a_view_gives_its_board_back() {
    let mut table = Table::two().land(0, "C3:Y C2:G A1:NNE").holding(0, [26]);
    table.play("cube26@C2");
    let view = Harmonies::view(&table.state, Seat(1));
    assert_eq!(view.sheets[0].board(Side::A), *table.sheet(0).board());
    assert_eq!(view.sheets[0].empty, 20);
}
