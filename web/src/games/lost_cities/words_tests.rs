//! Every event, move, rule, category and option has words in every language.

use atoll_engine::error::rule;
use atoll_engine::games::lost_cities::{BRIDGE_POINTS, Event, Means, Options, Order, Shown};
use atoll_engine::rng::Rng;
use atoll_engine::seat::{Seat, SeatInfo, SeatKind};
use atoll_engine::session::Session;

use super::*;
use crate::kit::i18n::Lang;

fn names() -> Vec<String> {
    ["Ania", "Bert", "Cleo", "Dora", "Emil"]
        .map(str::to_owned)
        .into()
}

fn sessions() -> impl Iterator<Item = Session<LostCities>> {
    (0..10u64).map(|seed| {
        let options = Options {
            order: [Order::Clockwise, Order::Together][seed as usize % 2],
            ..Options::default()
        };
        let seats = names().into_iter().take(1 + seed as usize % 5);
        let seats = seats.map(|name| SeatInfo::new(name, SeatKind::Human));
        Session::new(options, seats.collect(), seed).unwrap()
    })
}

/// No hole, no forgotten word, no placeholder.
#[track_caller]
fn assert_sentence(text: &str) {
    assert!(
        !text.is_empty() && !text.contains("  ") && !text.contains(['{', '}', '$']),
        "{text:?}"
    );
}

#[test]
fn every_colour_has_its_form_in_every_language() {
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        for words in [
            t.lc_colours(),
            t.lc_colours_title(),
            t.lc_colours_short(),
            t.lc_colours_what(),
            t.lc_colours_of(),
            t.lc_symbols(),
        ] {
            assert_eq!(words.split(' ').count(), Colour::ALL.len(), "{words}");
        }
    }
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    for mut session in sessions() {
        let mut rng = Rng::new(session.seed());
        let mut events = session.opening_events().to_vec();
        while session.turn() != Turn::Over {
            for lang in Lang::ALL {
                let t = Texts::of(lang);
                assert_sentence(&prompt(t, session.state(), "Ania"));
                for mv in session.legal() {
                    assert_sentence(&describe_move(t, session.state(), mv));
                    if let Some(question) = warning(t, session.state(), mv) {
                        let words = question.words;
                        assert!(words.ends_with('?'), "{words}");
                    }
                }
            }
            let legal = session.legal();
            let happened = session.apply(legal[rng.index(legal.len())]).unwrap();
            events.extend_from_slice(happened);
        }
        for lang in Lang::ALL {
            let t = Texts::of(lang);
            assert_sentence(&prompt(t, session.state(), "Ania"));
            for event in &events {
                let silent = matches!(
                    event,
                    Event::Taken { .. } | Event::BridgeClosed { rival: false, .. }
                );
                match describe_event(t, &names(), event) {
                    Some(sentence) => {
                        assert_sentence(&sentence);
                        assert!(sentence.ends_with('.'), "{sentence}");
                    }
                    None => assert!(silent, "{event:?}"),
                }
            }
        }
    }
}

#[test]
fn sentences_read_as_people_say_them() {
    let event = Event::Written {
        seat: Seat(0),
        colour: Colour::Red,
        number: 5,
        place: 5,
        means: Means::Dice,
        value: 10,
        shown: Shown::All,
    };
    let say = |lang| describe_event(Texts::of(lang), &names(), &event).unwrap();
    assert_eq!(say(Lang::En), "Ania writes red 5 in box 5: 10.");
    assert_eq!(say(Lang::Pl), "Ania zapisuje czerwoną 5 na polu 5: 10.");
    assert_eq!(say(Lang::De), "Ania trägt die rote 5 in Feld 5 ein: 10.");
    let event = Event::BridgeCrossed {
        seat: Seat(1),
        column: Column::Green,
        points: BRIDGE_POINTS as u8,
        shown: Shown::All,
    };
    assert_eq!(
        describe_event(Texts::of(Lang::Pl), &names(), &event).unwrap(),
        "Bert przechodzi przez most zielonej ekspedycji i zdobywa 20 punktów."
    );
}

#[test]
fn every_rule_has_help_in_every_language() {
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        let shared = [rule::GAME_OVER, rule::NOT_NOW];
        for key in LostCities::RULE_KEYS.iter().chain(&shared) {
            let help = rule(t, key).unwrap_or_else(|| panic!("{key}"));
            assert_sentence(help.title);
            assert!(help.text.ends_with('.'), "{key}");
        }
        assert_eq!(rule(t, "no-such-rule"), None);
    }
}

#[test]
fn every_category_and_option_has_a_name() {
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        let mut seen: Vec<String> = Vec::new();
        for key in LostCities::CATEGORIES {
            let name = category(t, key);
            assert!(!seen.contains(&name), "{name}");
            seen.push(name);
        }
        for choice in LostCities::VARIANTS {
            assert_sentence(option(t, choice.key));
            for value in choice.values {
                assert_sentence(option_value(t, choice.key, value));
            }
        }
    }
}
