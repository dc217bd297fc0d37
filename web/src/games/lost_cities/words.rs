//! The words of Lost Cities: prompts, moves, categories, help for the rules, options; `told` has
//! those of events. Colours come in the grammatical forms that the sentences of the three languages need.

mod told;

use atoll_engine::cells::CellSet;
use atoll_engine::game::{Game as _, Turn};
use atoll_engine::games::lost_cities::{Colour, Column, LostCities, Move, Reach, State};
use atoll_engine::outcome::ScoreLine;
use atoll_engine::seat::Seat;

pub(super) use told::describe_event;

use super::outlook::{Outlook, Regret, outlook, refusal, regret};
use crate::games::{RuleHelp, Warning};
use crate::kit::i18n::{Texts, args};
use crate::kit::points::{change, signed};

fn nth(words: &'static str, colour: Colour) -> &'static str {
    words.split(' ').nth(colour.index()).unwrap_or_default()
}

/// The colour by itself, as on a die.
pub(crate) fn colour_name(t: Texts, colour: Colour) -> &'static str {
    nth(t.lc_colours(), colour)
}

/// The colour at the beginning of a line.
fn colour_title(t: Texts, colour: Colour) -> &'static str {
    nth(t.lc_colours_title(), colour)
}

/// The colour of something that is written, started, doubled.
pub(crate) fn colour_what(t: Texts, colour: Colour) -> &'static str {
    nth(t.lc_colours_what(), colour)
}

/// The colour of something that something else belongs to.
fn colour_of(t: Texts, colour: Colour) -> &'static str {
    nth(t.lc_colours_of(), colour)
}

/// The symbol that goes with a colour.
pub(crate) fn symbol_name(t: Texts, colour: Colour) -> &'static str {
    nth(t.lc_symbols(), colour)
}

/// A column's name.
pub(crate) fn column_name(t: Texts, column: Column) -> String {
    match (column, column.colour()) {
        (_, Some(colour)) => t.lc_expedition(colour_title(t, colour)),
        (Column::Artefacts, None) => t.lc_artefacts().to_owned(),
        (_, None) => t.lc_dice_column().to_owned(),
    }
}

/// A bridge, inside a sentence.
pub(crate) fn bridge_name(t: Texts, column: Column) -> String {
    match (column, column.colour()) {
        (_, Some(colour)) => t.lc_bridge_of(colour_of(t, colour)),
        (Column::Artefacts, None) => t.lc_bridge_artefacts().to_owned(),
        (_, None) => t.lc_bridge_dice().to_owned(),
    }
}

pub(super) fn prompt(t: Texts, state: &State, name: &str) -> String {
    let Turn::Of { seat, .. } = LostCities::turn(state) else {
        return t.lc_prompt_over().to_owned();
    };
    let view = LostCities::view(state, seat);
    if view.accelerating {
        t.lc_prompt_accelerate(name)
    } else if view.rival_rolls {
        t.lc_prompt_rival(name)
    } else if view.roller == seat {
        t.lc_prompt_roll(name)
    } else if view.dice.taken.is_some() {
        t.lc_prompt_four(name)
    } else {
        t.lc_prompt_six(name)
    }
}

/// Where a choice leads: `Red 5 in box 5`.
pub(crate) fn destination(t: Texts, outlook: &Outlook) -> String {
    let colour = outlook.colour;
    match outlook.reach {
        Reach::Double => t.lc_on_double(colour_of(t, colour)),
        Reach::Top => t.lc_on_top(colour_of(t, colour)),
        Reach::Box { place, number, .. } => t.lc_in_box(args::LcInBox {
            colour: colour_title(t, colour),
            number: &number.to_string(),
            place: &place.to_string(),
        }),
    }
}

/// What a choice sets off besides the column's value, one item each.
pub(crate) fn effects(t: Texts, outlook: &Outlook) -> Vec<String> {
    let mut effects = Vec::new();
    if outlook.arrow {
        effects.push(t.lc_does_arrow().to_owned());
    }
    match outlook.artefact {
        Some((before, after)) if before == after => {
            effects.push(t.lc_does_artefact_lost().to_owned());
        }
        Some((before, after)) => effects.push(t.lc_does_artefact(&change(after - before))),
        None => {}
    }
    for _ in outlook.paid.iter() {
        effects.push(t.lc_does_bridge().to_owned());
    }
    for _ in outlook.late.iter() {
        effects.push(t.lc_does_bridge_late().to_owned());
    }
    effects
}

/// The column's change and what else a choice sets off, in one line.
pub(crate) fn consequences(t: Texts, outlook: &Outlook) -> String {
    let mut line = t.lc_change(args::LcChange {
        after: &signed(outlook.after),
        before: &signed(outlook.before),
    });
    for effect in effects(t, outlook) {
        line.push_str(" · ");
        line.push_str(&effect);
    }
    line
}

pub(super) fn describe_move(t: Texts, state: &State, mv: Move) -> String {
    let seat = LostCities::turn(state).seat().unwrap_or_default();
    let sheet = state.sheet(seat);
    let outlook = outlook(sheet, state.options().layout, state.closed(), mv);
    describe_choice(t, mv, outlook.as_ref()).unwrap_or_else(|| match mv {
        Move::Skip => t.lc_skip_line().to_owned(),
        _ => refusal_line(t, &refusal(sheet, state.closed())),
    })
}

/// A move that writes or marks something, as a line.
pub(crate) fn describe_choice(t: Texts, mv: Move, outlook: Option<&Outlook>) -> Option<String> {
    let outlook = outlook?;
    let colour = colour_what(t, outlook.colour);
    let mut line = match (mv, outlook.reach) {
        (Move::Accelerate { .. }, Reach::Box { place, number, .. }) => {
            t.lc_accelerate_box(args::LcAccelerateBox {
                colour,
                number: &number.to_string(),
                place: &place.to_string(),
            })
        }
        (Move::Accelerate { .. }, _) => t.lc_accelerate_top(colour),
        _ => destination(t, outlook),
    };
    line.push_str(" · ");
    line.push_str(&consequences(t, outlook));
    Some(line)
}

/// What refusing would do, as a line.
pub(crate) fn refusal_line(t: Texts, refusal: &super::outlook::Refusal) -> String {
    let Some(mark) = refusal.mark else {
        return t.lc_refuse_line_free().to_owned();
    };
    let mut line = t.lc_refuse_line(args::LcRefuseLine {
        after: &signed(refusal.after),
        before: &signed(refusal.before),
        mark: &mark.to_string(),
    });
    if let Some(pays) = refusal.bridge {
        line.push_str(" · ");
        line.push_str(if pays {
            t.lc_does_bridge()
        } else {
            t.lc_does_bridge_late()
        });
    }
    line
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

pub(super) fn category(t: Texts, category: &str) -> String {
    let Some(column) = Column::from_word(category) else {
        return t.lc_bridges().to_owned();
    };
    match column.colour() {
        Some(colour) => nth(t.lc_colours_short(), colour).to_owned(),
        None => column_name(t, column),
    }
}

pub(super) fn rule(t: Texts, key: &str) -> Option<RuleHelp> {
    let (title, text) = match key {
        "colour-not-rolled" => (
            t.lc_rule_colour_not_rolled(),
            t.lc_rule_colour_not_rolled_text(),
        ),
        "number-not-rolled" => (
            t.lc_rule_number_not_rolled(),
            t.lc_rule_number_not_rolled_text(),
        ),
        "colour-taken" => (t.lc_rule_colour_taken(), t.lc_rule_colour_taken_text()),
        "number-taken" => (t.lc_rule_number_taken(), t.lc_rule_number_taken_text()),
        "falling-number" => (t.lc_rule_falling_number(), t.lc_rule_falling_number_text()),
        "double-marked" => (t.lc_rule_double_marked(), t.lc_rule_double_marked_text()),
        "top-too-low" => (t.lc_rule_top_too_low(), t.lc_rule_top_too_low_text()),
        "expedition-finished" => (
            t.lc_rule_expedition_finished(),
            t.lc_rule_expedition_finished_text(),
        ),
        "game-over" => (t.lc_rule_game_over(), t.lc_rule_game_over_text()),
        "not-now" => (t.lc_rule_not_now(), t.lc_rule_not_now_text()),
        _ => return None,
    };
    Some(RuleHelp { title, text })
}

pub(super) fn option(t: Texts, key: &str) -> &'static str {
    match key {
        "layout" => t.lc_option_layout(),
        "order" => t.lc_option_order(),
        _ => "",
    }
}

pub(super) fn option_value(t: Texts, key: &str, value: &str) -> &'static str {
    match (key, value) {
        ("layout", "9-9") => t.lc_option_layout_9(),
        ("layout", "12-12") => t.lc_option_layout_12(),
        ("order", "clockwise") => t.lc_option_clockwise(),
        ("order", "together") => t.lc_option_together(),
        _ => "",
    }
}

pub(super) fn warning(t: Texts, state: &State, mv: Move) -> Option<Warning> {
    let sheet = state.sheet(LostCities::turn(state).seat()?);
    let (words, go) = match (regret(sheet, mv)?, mv) {
        (Regret::FirstRefusal, _) => (t.lc_warn_first_refusal().to_owned(), t.lc_go_refuse()),
        (Regret::NinthRefusal, _) => (t.lc_warn_ninth_refusal().to_owned(), t.lc_go_refuse()),
        (Regret::Double, Move::Write { colour, .. }) => {
            (t.lc_warn_double(colour_what(t, colour)), t.lc_go_mark())
        }
        (Regret::Double, _) => return None,
    };
    Some(Warning {
        words,
        go,
        stay: t.lc_stay().to_owned(),
        cells: CellSet::EMPTY,
    })
}

/// How a line of the score sheet works, and how it stands on a sheet.
pub(super) fn explain(t: Texts, state: &State, seat: Seat, line: &ScoreLine) -> String {
    let column = Column::ALL
        .into_iter()
        .find(|column| column.word() == line.category);
    let kind = match column {
        Some(Column::Artefacts) => "artefacts",
        Some(Column::Dice) => "dice",
        Some(_) => "expedition",
        None => "bridges",
    };
    let sheet = &LostCities::view(state, seat).sheets[seat];
    let count = match column {
        Some(column) => u32::from(sheet.filled(column)),
        None => Column::ALL
            .into_iter()
            .filter(|&column| sheet.bridges().contains(column))
            .count() as u32,
    };
    let now = t.lc_explain_now(args::LcExplainNow {
        count,
        points: &signed(line.points),
    });
    [&t.lc_explain(kind), " ", &now].concat()
}

#[cfg(test)]
#[path = "words_tests.rs"]
mod tests;
