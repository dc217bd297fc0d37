//! Converting energy: which blue inhabitants may go into which city, and what it brings. One crystal
//! island serves one city; the active player may use two of either, not of both. Guests of the inn and
//! blue traded for come on top of the islands, as far as the cities have room.

use super::moves::{Move, Source};
use super::parts::{Colour, Terrain};
use super::sheet::Sheet;
use super::specials::{Effect, Special};
use super::state::State;

/// Why energy cannot be converted so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    NoIsland,
    NobodyThere,
    NoTrade,
    NoCity,
    CityFull,
    OneCity,
    OneCrystal,
}

/// A conversion that is possible: places in the list of islands and among those used.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// The crystal island.
    pub(super) crystal: Option<usize>,
    /// The city.
    pub(super) city: usize,
    /// The city's place among the cities used.
    pub(super) slot: usize,
    /// How many move.
    pub(super) count: u8,
}

/// The place of an island among those used, or the first free one.
fn slot_of(used: [u8; 2], place: usize) -> Option<usize> {
    let wanted = place as u8 + 1;
    used.iter()
        .position(|&entry| entry == wanted)
        .or_else(|| used.iter().position(|&e| e == 0))
}

fn count(used: [u8; 2]) -> usize {
    used.iter().filter(|&&entry| entry != 0).count()
}

/// How many islands are used when one more is.
fn with(used: [u8; 2], place: usize) -> usize {
    count(used) + usize::from(!used.contains(&(place as u8 + 1)))
}

impl State {
    /// Whether so many crystal islands may serve so many cities.
    fn may_use(&self, crystals: usize, cities: usize) -> bool {
        crystals.max(cities) <= 1 || (self.advantage() && crystals.max(1) + cities.max(1) <= 3)
    }

    /// What moves from a source into a city, or why nothing may.
    pub(super) fn conversion(&self, from: Source, city: u8) -> Result<Way, Refusal> {
        let sheet = &self.sheets[self.actor];
        let crystal = match from {
            Source::Island(first) => Some(
                sheet
                    .island_at(Terrain::Crystal, first)
                    .ok_or(Refusal::NoIsland)?,
            ),
            _ => None,
        };
        let city = sheet
            .island_at(Terrain::City, city)
            .ok_or(Refusal::NoCity)?;
        self.way(sheet, from, crystal, city)
    }

    fn way(
        &self,
        sheet: &Sheet,
        from: Source,
        crystal: Option<usize>,
        city: usize,
    ) -> Result<Way, Refusal> {
        let used = &self.energy;
        let there = match (from, crystal) {
            (Source::Trade(give), _) => {
                let trades = sheet.has(Special::TRADING)
                    && give != Colour::Blue
                    && sheet.holds(give) >= 2
                    && self.supply[Colour::Blue as usize] > 0;
                if !trades {
                    return Err(Refusal::NoTrade);
                }
                1
            }
            (_, Some(place)) => sheet.islands()[place].inhabitants,
            (..) => sheet.guests(Colour::Blue).min(1),
        };
        if there == 0 {
            return Err(Refusal::NobodyThere);
        }
        let crystals = crystal.map_or(count(used.crystals), |place| with(used.crystals, place));
        let cities = with(used.cities, city);
        if !self.may_use(crystals, count(used.cities)) {
            return Err(Refusal::OneCrystal);
        }
        if !self.may_use(crystals, cities) {
            return Err(Refusal::OneCity);
        }
        let slot = slot_of(used.cities, city).ok_or(Refusal::OneCity)?;
        let room = if used.cities[slot] == 0 {
            sheet.islands()[city].dwellings
        } else {
            used.room[slot]
        };
        if room == 0 {
            return Err(Refusal::CityFull);
        }
        Ok(Way {
            crystal,
            city,
            slot,
            count: there.min(room),
        })
    }

    /// Whether any city takes somebody.
    pub(super) fn any_city_open(&self) -> bool {
        let sheet = &self.sheets[self.actor];
        let used = &self.energy;
        sheet.islands().iter().enumerate().any(|(place, island)| {
            let known = used
                .cities
                .iter()
                .position(|&entry| usize::from(entry) == place + 1);
            island.terrain == Terrain::City
                && match known {
                    Some(slot) => used.room[slot] > 0,
                    None => self.may_use(count(used.crystals), with(used.cities, place)),
                }
        })
    }

    /// Shows every way to convert, and everybody who can move into the inn before, in order.
    #[inline]
    pub(super) fn each_conversion(&self, mut show: impl FnMut(Move)) {
        let sheet = &self.sheets[self.actor];
        let islands = sheet.islands();
        let cities = islands
            .iter()
            .position(|island| island.terrain == Terrain::City);
        let Some(cities) = cities else {
            return;
        };
        let mut try_all = |from: Source, crystal: Option<usize>| {
            for (place, city) in islands.iter().enumerate().skip(cities) {
                if self.way(sheet, from, crystal, place).is_ok() {
                    show(Move::Convert {
                        from,
                        city: city.first(),
                    });
                }
            }
        };
        for (place, island) in islands.iter().enumerate().take(cities) {
            if island.terrain == Terrain::Crystal && island.inhabitants > 0 {
                try_all(Source::Island(island.first()), Some(place));
            }
        }
        if sheet.guests(Colour::Blue) > 0 {
            try_all(Source::Inn, None);
        }
        if sheet.has(Special::TRADING) {
            try_all(Source::Trade(Colour::Green), None);
            try_all(Source::Trade(Colour::Violet), None);
        }
        if sheet.inn_room() > 0 && self.any_city_open() {
            for island in islands {
                if island.terrain == Terrain::Crystal && island.inhabitants > 0 {
                    let first = island.first();
                    show(Move::Lodge {
                        colour: Colour::Blue,
                        first,
                    });
                }
            }
        }
    }

    /// Enters what moves into the books of this step.
    pub(super) fn enter_way(&mut self, way: Way) {
        let sheet = &self.sheets[self.actor];
        let city = &sheet.islands()[way.city];
        let powered = sheet.lies_on(city, |effect| effect == Effect::PowerPlant);
        let dwellings = city.dwellings;
        let used = &mut self.energy;
        if let Some(place) = way.crystal
            && let Some(slot) = slot_of(used.crystals, place)
        {
            used.crystals[slot] = place as u8 + 1;
        }
        if used.cities[way.slot] == 0 {
            used.cities[way.slot] = way.city as u8 + 1;
            used.room[way.slot] = dwellings;
        }
        used.room[way.slot] -= way.count;
        used.moved += way.count;
        used.powered |= powered;
    }
}
