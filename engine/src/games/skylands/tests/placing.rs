//! Placing pieces, and when an island is finished.

use super::*;

#[test]
fn any_empty_square_need_not_touch_anything_and_any_rotation_will_do() {
    let table = Table::two()
        .land(0, "A1:....=villa")
        .discover("F... M... X...");
    let list = table.list();
    for name in ["....@A1", "F...@E4", ".F..@E4", "..F.@C3", "...F@B3"] {
        let free = !name.starts_with("....");
        assert_eq!(list.contains(&name.to_owned()), free, "{name}");
    }
    assert_eq!(table.refusal("F...@A1"), "square-taken");
}

#[test]
fn touching_edges_must_show_the_same() {
    let table = Table::two().land(0, "C2:F.M.").discover("F... M... FM..");
    assert_eq!(table.refusal("F...@C3"), "edges-differ");
    assert_eq!(table.refusal(".F..@B2"), "edges-differ");
    assert_eq!(table.refusal("..M.@C1"), "edges-differ");
    assert!(table.list().contains(&"..F.@C1".to_owned()));
    assert!(table.list().contains(&"M...@C3".to_owned()));
    assert!(
        table.list().contains(&"F...@B2".to_owned()),
        "cloud meets cloud"
    );
}

#[test]
fn anything_may_face_the_rim_but_can_never_be_closed_there() {
    let mut table = Table::two().land(0, "A2:F...").discover("F.F. M... X...");
    table.play("F.F.@A1");
    assert!(table.sheet(0).islands().is_empty());
    let open = table.sheet(0).open_islands();
    assert_eq!(open.len(), 1);
    assert_eq!(table.sheet(0).open_ends(&open[0]), (0, 1));
    let bay = sheet("B2:FF.F");
    assert_eq!(bay.open_ends(&bay.open_islands()[0]), (3, 0));
}

#[test]
fn an_island_is_finished_when_no_edge_is_open() {
    let sheet = sheet("A1:.FF. B1:...F");
    assert!(sheet.islands().is_empty());
    let mut table = Table::two()
        .land(0, "A1:.FF. B1:...F")
        .discover("F... M... X...");
    table.play("F...@A2");
    let island = table.sheet(0).islands()[0];
    assert_eq!(
        (island.terrain, island.dwellings, island.first()),
        (Terrain::Forest, 4, 0)
    );
    assert_eq!(island.cells().iter().collect::<Vec<_>>(), [0, 1, 5]);
    assert!(table.has_event(|e| matches!(e, Event::IslandFinished { dwellings: 4, .. })));
    assert_eq!(points(table.sheet(0), "dwellings"), 4);
}

#[test]
fn two_parts_on_one_square_are_different_islands() {
    let sheet = sheet("A1:.F.. B1:.M.F C1:.F.M D1:...F");
    let islands: Vec<(Terrain, u8)> = sheet
        .islands()
        .iter()
        .map(|island| (island.terrain, island.first()))
        .collect();
    assert_eq!(
        islands,
        [
            (Terrain::Forest, 0),
            (Terrain::Forest, 2),
            (Terrain::Mountain, 1)
        ]
    );
    assert_eq!(counted(&sheet).len(), 3);
}

#[test]
fn one_piece_may_finish_two_islands() {
    let mut table = Table::two()
        .land(0, "A1:.F.. C1:...M")
        .discover("F.M. M... X...");
    table.play(".M.F@B1");
    assert_eq!(table.sheet(0).islands().len(), 2);
}

#[test]
fn a_ring_is_one_island_however_it_is_closed() {
    let mut table = Table::two()
        .land(0, "A1:.FF. B1:..FF A2:FF..")
        .discover("FF.. M... X...");
    table.play("F..F@B2");
    let island = table.sheet(0).islands()[0];
    assert_eq!((island.cells().len(), island.dwellings), (4, 8));
}

#[test]
fn specials_follow_the_same_rules_and_all_cloud_ones_are_finished() {
    let mut table = Table::two()
        .land(0, "A1:.F.. B1:...F C2:F... A4:.M.. B4:...M")
        .folk(0, "G@A1=2 V@A4=1")
        .display("inn");
    table.play("create +inn");
    assert_eq!(table.phase(), Phase::PlaceSpecial);
    assert_eq!(table.refusal("....@C1"), "edges-differ");
    assert_eq!(table.refusal("F...@C3"), "other-piece");
    assert_eq!(table.refusal("pass"), "no-pass");
    table.play("....@C3");
    assert_eq!(special_points(table.sheet(0), "inn"), 2);
}

#[test]
fn printed_squares_count_as_placed() {
    let state = Skylands::setup(&Options::default(), 2, 1, &mut ()).unwrap();
    let sheet = state.sheet(Seat(0));
    assert_eq!(sheet.empty(), 17);
    assert_eq!(points(sheet, "empty"), -34);
    assert_eq!(points(sheet, "dwellings"), 4);
}
