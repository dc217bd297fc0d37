//! Points for roads: paths that hang together and lead somewhere.

use super::{Category, Gain, Gains, Laying, Scoring};
use crate::cells::CellSet;
use crate::games::my_island::board::{Ground, NEAR, TOTEMS, Terrain, connected};
use crate::games::my_island::island::Island;
use crate::games::my_island::parts::Symbol;

/// Paths from the neighbour of a totem to a path on the beach pay at once, once for each totem. A
/// road may branch and serve several totems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TotemRoad {
    /// The points for each totem.
    pub points: i8,
}

/// The paths that join a totem to the sea; none if it is not joined.
pub fn road_of(totem: u8, paths: CellSet, ground: &Ground) -> CellSet {
    let beach = ground.fields(Terrain::Beach);
    let mut road = CellSet::EMPTY;
    let mut left = NEAR[totem as usize].intersection(paths);
    while !left.is_empty() {
        let group = connected(paths, CellSet(left.0 & left.0.wrapping_neg()));
        left = left.without(group);
        if !group.intersection(beach).is_empty() {
            road = road.union(group);
        }
    }
    road
}

impl Scoring for TotemRoad {
    fn categories(&self, call: &mut dyn FnMut(Category)) {
        call(Category::TotemRoad);
    }

    fn at_once(&self, laying: &Laying<'_>, gains: Gains<'_>) {
        let beach = laying.ground.fields(Terrain::Beach);
        for hex in laying.hexes() {
            let to_sea = !hex.group.intersection(beach).is_empty();
            if hex.symbol != Symbol::Path || !to_sea {
                continue;
            }
            let before = laying.before(Symbol::Path);
            for totem in TOTEMS.iter() {
                let reached = !NEAR[totem as usize].intersection(hex.group).is_empty();
                if reached && road_of(totem, before, laying.ground).is_empty() {
                    gains(Gain {
                        category: Category::TotemRoad,
                        points: self.points.into(),
                        cells: hex.group.union(CellSet::of(totem)),
                    });
                }
            }
        }
    }

    /// All roads, with the totems they serve.
    fn evidence(&self, _category: Category, ground: &Ground, island: &Island) -> CellSet {
        let paths = island.symbols(Symbol::Path);
        let mut cells = CellSet::EMPTY;
        for totem in TOTEMS.iter() {
            let road = road_of(totem, paths, ground);
            if !road.is_empty() {
                cells = cells.union(road).union(CellSet::of(totem));
            }
        }
        cells
    }
}
