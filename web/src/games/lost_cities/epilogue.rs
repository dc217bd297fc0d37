//! After the game: what the dice showed, against what fair dice show on average.

use atoll_engine::games::lost_cities::{Colour, DICE, EXPEDITIONS, Event, LostCities};
use atoll_engine::session::Session;
use yew::prelude::*;

use super::words::colour_name;
use crate::kit::i18n::Texts;

/// How often each face came up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Rolls {
    count: u32,
    colours: [u32; EXPEDITIONS],
    numbers: [u32; 10],
}

/// Counts the rolls up to the position on show.
fn count(session: &Session<LostCities>) -> Rolls {
    let made = session.line()[..session.ply()].iter();
    let events = session.opening_events().iter();
    let events = events.chain(made.flat_map(|ply| ply.events.iter()));
    let mut rolls = Rolls::default();
    for event in events {
        if let Event::Rolled {
            colours, numbers, ..
        } = *event
        {
            rolls.count += 1;
            for face in colours {
                rolls.colours[usize::from(face)] += 1;
            }
            for face in numbers {
                rolls.numbers[usize::from(face)] += 1;
            }
        }
    }
    rolls
}

/// A number of rolls in tenths, with the language's decimal sign.
fn tenths(t: Texts, tenths: u32) -> String {
    let mut text = (tenths / 10).to_string();
    text.push(t.lang().decimal_sign());
    text.push_str(&(tenths % 10).to_string());
    text
}

/// Both charts.
pub(super) fn epilogue(t: Texts, session: &Session<LostCities>) -> Html {
    let rolls = count(session);
    let dice = rolls.count * DICE as u32;
    let colours = Colour::ALL.map(|colour| Bar {
        name: colour_name(t, colour).to_owned(),
        word: colour.column().word(),
        count: rolls.colours[colour.index()],
    });
    let numbers: [Bar; 10] = std::array::from_fn(|face| Bar {
        name: face.to_string(),
        word: "bone",
        count: rolls.numbers[face],
    });
    html! {
        <section class="lc-epilogue">
            <h3>{ t.lc_chart() }</h3>
            <p>{ t.lc_chart_line(rolls.count) }</p>
            <div class="lc-charts">
                { chart(t, t.lc_chart_colours(), &colours, dice) }
                { chart(t, t.lc_chart_numbers(), &numbers, dice) }
            </div>
        </section>
    }
}

struct Bar {
    name: String,
    /// The column's word, or `bone` for numbers.
    word: &'static str,
    count: u32,
}

/// Bars with the expected height as a line, and the same as a table for those who hear it.
fn chart(t: Texts, title: &'static str, bars: &[Bar], dice: u32) -> Html {
    const HEIGHT: u32 = 100;
    let sides = bars.len() as u32;
    let highest = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
    let scale = |tenths: u32| HEIGHT * tenths / (10 * highest);
    let expected = 10 * dice / sides;
    let line = HEIGHT.saturating_sub(scale(expected)) + 14;
    let middle = |i: usize| (30 * i + 13).to_string();
    let top = |bar: &Bar| HEIGHT - scale(10 * bar.count) + 14;
    let block = |(i, bar): (usize, &Bar)| {
        html! {
            <g class={["lc-", bar.word].concat()}>
                <rect class="lc-bar" x={(30 * i).to_string()} y={top(bar).to_string()} width="26" rx="3"
                    height={scale(10 * bar.count).to_string()} />
                if bar.word == "bone" {
                    <text class="lc-bar-face" x={middle(i)} y="130">{ &bar.name }</text>
                } else {
                    <use class="lc-bar-symbol" href={["#lc-s-", bar.word].concat()}
                        transform={["translate(", &middle(i), " 126)scale(.8)"].concat()} />
                }
            </g>
        }
    };
    // After the line, so that it does not strike them out.
    let figure = |(i, bar): (usize, &Bar)| {
        html! { <text class="lc-bar-count" x={middle(i)} y={(top(bar) - 4).to_string()}>{ bar.count }</text> }
    };
    let width = (30 * sides).to_string();
    html! {
        <figure class="lc-chart">
            <figcaption>{ title }</figcaption>
            <svg viewBox={["-2 0 ", &width, " 138"].concat()} aria-hidden="true" focusable="false">
                { for bars.iter().enumerate().map(block) }
                <path class="lc-expected" d={["M-2 ", &line.to_string(), "H", &width].concat()} />
                { for bars.iter().enumerate().map(figure) }
            </svg>
            <table class="visually-hidden">
                <thead><tr>
                    <th scope="col">{ t.lc_chart_face() }</th>
                    <th scope="col">{ t.lc_chart_rolled() }</th>
                    <th scope="col">{ t.lc_chart_expected() }</th>
                </tr></thead>
                <tbody>
                    { for bars.iter().map(|bar| html! {
                        <tr><th scope="row">{ &bar.name }</th><td>{ bar.count }</td><td>{ tenths(t, expected) }</td></tr>
                    }) }
                </tbody>
            </table>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use atoll_engine::games::lost_cities::{Move, Options};
    use atoll_engine::seat::{SeatInfo, SeatKind};

    use super::*;

    #[test]
    fn every_roll_up_to_the_position_is_counted() {
        let seats = vec![SeatInfo::new("Ania", SeatKind::Human)];
        let mut session = Session::new(Options::default(), seats, 7).unwrap();
        for _ in 0..4 {
            session.apply(Move::Refuse).unwrap();
        }
        let rolls = count(&session);
        assert_eq!(rolls.count, 5);
        assert_eq!(rolls.colours.iter().sum::<u32>(), 15);
        assert_eq!(rolls.numbers.iter().sum::<u32>(), 15);
        session.undo();
        assert_eq!(count(&session).count, 4);
    }
}
