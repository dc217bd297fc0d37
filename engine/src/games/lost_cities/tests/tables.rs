//! The tables in the code against the data file, and the ladders step by step.

use serde_json::{Value, json};

use super::*;

fn data() -> Value {
    serde_json::from_str(include_str!("../../../../data/lost_cities.json")).expect("our own file")
}

#[test]
fn the_tables_are_those_of_the_data_file() {
    let data = data();
    let words: Vec<&str> = Column::ALL.into_iter().map(Column::word).collect();
    assert_eq!(data["columns"], json!(words));
    assert_eq!(data["boxes"], BOXES);
    assert_eq!(data["bridge-place"], BRIDGE_PLACE);
    assert_eq!(data["bridge-points"], BRIDGE_POINTS);
    let ladders = &data["ladders"];
    assert_eq!(ladders["expedition"], json!(EXPEDITION_LADDER));
    assert_eq!(ladders["artefacts"], json!(ARTEFACT_LADDER));
    assert_eq!(ladders["dice"], json!(DICE_LADDER));
    assert_eq!(ladders["lonely-double"], LONELY_DOUBLE);
}

#[test]
fn the_layouts_are_those_of_the_data_file() {
    let letter = |kind: &BoxKind| match kind {
        BoxKind::Plain => '.',
        BoxKind::Arrow => 'A',
        BoxKind::Artefact => 'V',
    };
    for (key, layout, each) in [("9-9", Layout::Nine, 9), ("12-12", Layout::Twelve, 12)] {
        let mut all = String::new();
        for colour in Colour::ALL {
            let boxes: String = layout.boxes()[colour.index()].iter().map(letter).collect();
            assert_eq!(data()["layouts"][key][colour.column().word()], boxes);
            assert_eq!((&boxes[..1], &boxes[8..]), (".", "."), "plain at both ends");
            all += &boxes;
        }
        assert_eq!(all.matches('A').count(), each);
        assert_eq!(all.matches('V').count(), each);
    }
}

#[test]
fn turning_the_nine_nine_sheet_round_swaps_arrows_and_artefacts() {
    for colour in 0..6 {
        for place in 0..9 {
            let kind = Layout::Nine.boxes()[colour][place];
            let other = Layout::Nine.boxes()[5 - colour][8 - place];
            let swapped = match kind {
                BoxKind::Plain => BoxKind::Plain,
                BoxKind::Arrow => BoxKind::Artefact,
                BoxKind::Artefact => BoxKind::Arrow,
            };
            assert_eq!(other, swapped);
        }
    }
}

#[test]
fn expeditions_climb_their_ladder() {
    let mut sheet = Sheet::default();
    for points in [-20, -15, -10, 5, 10, 15, 30, 35, 50] {
        let step = sheet.next_step_value(Column::Blue).expect("room");
        let before = sheet.total();
        sheet.push(Colour::Blue, 4);
        assert_eq!(sheet.column_value(Column::Blue), points);
        assert_eq!(sheet.total() - before, step);
        assert_eq!(sheet.total(), points);
    }
    assert_eq!(sheet.next_step_value(Column::Blue), None);
}

#[test]
fn artefacts_climb_their_ladder() {
    let mut sheet = Sheet::default();
    for points in [-40, -30, -20, 10, 20, 30, 60, 70, 100] {
        sheet.mark_artefact();
        assert_eq!(sheet.total(), points);
        assert_eq!(score::score(&sheet).category("artefacts"), points);
    }
}

#[test]
fn refusals_climb_their_ladder_and_fall_off_it() {
    let mut sheet = Sheet::default();
    for points in [-40, -30, -20, 10, 20, 30, 60, 70, 0] {
        sheet.mark_die();
        assert_eq!(sheet.total(), points);
        assert_eq!(score::score(&sheet).category("dice"), points);
    }
}

#[test]
fn nothing_done_is_worth_nothing() {
    let score = score::score(&Sheet::default());
    let categories: Vec<&str> = score.lines.iter().map(|line| line.category).collect();
    assert_eq!(categories, LostCities::CATEGORIES);
    assert!(
        score
            .lines
            .iter()
            .all(|line| line.points == 0 && line.evidence.is_empty())
    );
}

#[test]
fn the_highest_total_is_930() {
    let mut sheet = Sheet::default();
    for colour in Colour::ALL {
        sheet.mark_double(colour);
        for _ in 0..9 {
            sheet.push(colour, 1);
        }
    }
    (0..9).for_each(|_| sheet.mark_artefact());
    (0..8).for_each(|_| sheet.mark_die());
    Column::ALL
        .into_iter()
        .for_each(|column| sheet.take_bridge(column));
    assert_eq!(
        i64::from(sheet.total()),
        data()["ladders"]["highest-total"].as_i64().unwrap()
    );
    assert_eq!(score::score(&sheet).total(), 930);
}

#[test]
fn every_cell_has_a_number_of_its_own() {
    let mut cells = Vec::new();
    for column in Column::ALL {
        cells.extend((1..=BOXES).map(|place| cell::place(column, place)));
        cells.push(cell::bridge(column));
    }
    for colour in Colour::ALL {
        cells.push(cell::double(colour));
        cells.push(cell::top(colour));
    }
    cells.sort_unstable();
    assert_eq!(cells, (0..92).collect::<Vec<u8>>());
}

#[test]
fn evidence_is_what_is_written() {
    let mut state = table(2, "rgb 258");
    state.sheets[Seat(0)].mark_double(Colour::Orange);
    fill(&mut state, 0, Colour::Orange, &[1, 4]);
    let score = LostCities::score(&state, Seat(0));
    let cells: Vec<u8> = score.lines[1].evidence.iter().collect();
    assert_eq!(cells, [9, 10, cell::double(Colour::Orange)]);
    assert_eq!(score.lines[1].points, -30);
}
