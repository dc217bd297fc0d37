//! What an action would bring to whom, asked before it is chosen: for the line on each action and for
//! bots. Answers say the most a seat can get; they never look into the stack.

use serde::Serialize;

use super::island::Island;
use super::parts::{Colour, Terrain};
use super::rules::ACTIVE_ENERGY;
use super::specials::{Effect, POWER_PLANT, Special};
use super::state::{Action, State};
use crate::seat::Seat;

/// What an action would bring to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub struct Outlook {
    /// Who.
    pub seat: Seat,
    /// Whether with the advantage of the active player.
    pub advantage: bool,
    /// Discover: tiles to take. Deploy: inhabitants to settle. Create: specials to choose from.
    /// Convert: points to get, the generator's included.
    pub most: u8,
}

impl State {
    /// What an action would bring to everybody if the seat chose it now, in the order of play.
    pub fn outlook(&self, active: Seat, action: Action) -> Vec<Outlook> {
        let seats = self.seats();
        let order = (0..seats).map(|step| Seat((active.0 + step) % seats));
        order
            .map(|seat| {
                let advantage = seat == active;
                let most = self.most(seat, action, advantage);
                Outlook {
                    seat,
                    advantage,
                    most,
                }
            })
            .collect()
    }

    /// The most an action can bring to a seat.
    pub fn most(&self, seat: Seat, action: Action, advantage: bool) -> u8 {
        match action {
            Action::Discover if self.stack_size < self.offer_size() => 0,
            Action::Discover => (1 + u8::from(advantage)).min(self.sheets[seat].empty()),
            Action::Deploy => self.most_settlers(seat, advantage),
            Action::Create => {
                let can = |&special: &Special| self.can_buy(seat, special, advantage);
                Special::each(self.display).filter(can).count() as u8
            }
            Action::Convert => {
                let generator = self.sheets[seat].has(Special::GENERATOR);
                self.most_energy(seat, advantage) + u8::from(generator)
            }
        }
    }

    /// Who could settle, without moving anybody into the inn before.
    fn most_settlers(&self, seat: Seat, advantage: bool) -> u8 {
        let settlers = |island: &Island| {
            let colour = island.terrain.colour();
            colour.map_or(0, |colour| island.free().min(self.supply[colour as usize]))
        };
        let islands = self.sheets[seat].islands();
        let mut best = 0;
        for (place, one) in islands.iter().enumerate() {
            best = best.max(settlers(one));
            for two in islands[..place].iter().filter(|_| advantage) {
                let both = settlers(one) + settlers(two);
                let most = match one.terrain.colour() {
                    Some(colour) if one.terrain == two.terrain => {
                        both.min(self.supply[colour as usize])
                    }
                    _ => both,
                };
                best = best.max(most);
            }
        }
        best
    }

    /// The points for energy: the best choice of islands, with guests, trades and moves into the inn.
    fn most_energy(&self, seat: Seat, advantage: bool) -> u8 {
        let sheet = &self.sheets[seat];
        let of = |terrain: Terrain| {
            let islands = sheet.islands().iter();
            islands.filter(move |island| island.terrain == terrain)
        };
        let mut extra = sheet.guests(Colour::Blue);
        if sheet.has(Special::TRADING) {
            let traded = sheet.holds(Colour::Green) / 2 + sheet.holds(Colour::Violet) / 2;
            extra += traded.min(self.supply[Colour::Blue as usize]);
        }
        let all_blue: u8 = of(Terrain::Crystal).map(|island| island.inhabitants).sum();
        // The fullest islands first, then whoever can move into the inn from the others.
        let source = |islands: usize| {
            let (mut first, mut second) = (0, 0);
            for island in of(Terrain::Crystal) {
                let count = island.inhabitants;
                (first, second) = match count > first {
                    true => (count, first),
                    false => (first, second.max(count)),
                };
            }
            let used = if islands == 2 { first + second } else { first };
            used + (all_blue - used).min(sheet.inn_room()) + extra
        };
        let target = |one: &Island, two: Option<&Island>| {
            let plant = |island: &Island| sheet.lies_on(island, |e| e == Effect::PowerPlant);
            let room = one.dwellings + two.map_or(0, |island| island.dwellings);
            (
                room,
                u8::from(plant(one) || two.is_some_and(plant)) * POWER_PLANT,
            )
        };
        let bonus = u8::from(advantage) * ACTIVE_ENERGY;
        let points = |moved: u8, plant: u8| if moved == 0 { 0 } else { moved + plant + bonus };
        let mut best = 0;
        for (place, one) in of(Terrain::City).enumerate() {
            let (room, plant) = target(one, None);
            let sources = if advantage { 2 } else { 1 };
            best = best.max(points(source(sources).min(room), plant));
            for two in of(Terrain::City).take(place).filter(|_| advantage) {
                let (room, plant) = target(one, Some(two));
                best = best.max(points(source(1).min(room), plant));
            }
        }
        best
    }
}
