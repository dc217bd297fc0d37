//! Specials whose points are counted at the end.

use super::*;

#[test]
fn temples_pay_two_for_each_finished_island_of_their_terrain_and_are_none() {
    for (key, l, other) in [
        ("temple-forest", 'F', 'M'),
        ("temple-mountain", 'M', 'X'),
        ("temple-crystal", 'X', 'C'),
        ("temple-city", 'C', 'F'),
    ] {
        let sheet = sheet(&format!(
            "A1:.{l}.. B1:...{l} A2:.{l}.. B2:...{l} A3:.{other}.. B3:...{other} A4:.{l}.. \
             E4:....={key}"
        ));
        assert_eq!(special_points(&sheet, key), 4);
        assert_eq!(points(&sheet, "dwellings"), 6);
    }
    let isle = sheet("A1:....=isle-forest E4:....=temple-forest");
    assert_eq!(special_points(&isle, "temple-forest"), 2);
}

#[test]
fn the_airport_counts_inhabitants_once_more() {
    let mut table = Table::two()
        .land(
            0,
            "A1:.F.. B1:.F.F C1:...F A2:.X.. B2:...X E4:....=airport E1:....=inn",
        )
        .folk(0, "G@A1=3 B@A2=1 V@inn=1");
    assert_eq!(special_points(table.sheet(0), "airport"), 2);
    assert_eq!(points(table.sheet(0), "inhabitants"), 2);
    table = table.folk(0, "B@A2=1");
    assert_eq!(special_points(table.sheet(0), "airport"), 3);
}

#[test]
fn the_sanctuary_counts_pieces_beside_it_and_at_its_corners() {
    let sheet = sheet("B2:....=sanctuary A1:F... B1:F... C3:....=inn E4:....=villa");
    assert_eq!(special_points(&sheet, "sanctuary"), 3);
    let corner = super::sheet("A1:....=sanctuary B1:F... E1:F... A2:....=villa B2:....=inn");
    assert_eq!(special_points(&corner, "sanctuary"), 3);
    // Printed squares count.
    let mut table = Table::two();
    table.state = Skylands::setup(&Options::default(), 1, 1, &mut ()).unwrap();
    let sheet = &mut table.state.sheets[Seat(0)];
    let printed = sheet.filled.trailing_zeros() as u8;
    let clouds = sheet.squares_for(Face::CLOUDS);
    let beside = (0..SQUARES).find(|&square| {
        let near = super::super::grid::around(1 << square) >> printed & 1 == 1;
        near && clouds.contains(square)
    });
    sheet.put(
        Face::CLOUDS,
        Some(special("sanctuary")),
        beside.expect("a square beside"),
    );
    assert!(special_points(table.sheet(0), "sanctuary") >= 1);
}

#[test]
fn the_academy_counts_specials_itself_included() {
    let sheet = sheet("A1:....=academy B1:....=inn C3:.F..=small-forest");
    assert_eq!(special_points(&sheet, "academy"), 6);
}

#[test]
fn the_villa_counts_the_dwellings_of_the_largest_finished_island() {
    let sheet = sheet(
        "A1:.F.. B1:.F.F C1:...F A2:.M.. B2:...M A3:.XX. B3:.X.X C3:.X.X D3:.X.X E4:....=villa",
    );
    assert_eq!(
        special_points(&sheet, "villa"),
        4,
        "the open crystal island does not count"
    );
    assert_eq!(special_points(&super::sheet("E4:....=villa"), "villa"), 0);
}
