//! What a move does. Every change tells the event of that change, so that nothing happens unseen.

use super::convert::Way;
use super::events::{Event, Income};
use super::grid::{cells, each};
use super::moves::{Home, Move, Source};
use super::parts::{COLOURS, Colour, Face, TERRAINS, Terrain, Tile};
use super::payment::cost;
use super::specials::{Effect, PAYOUT, POWER_PLANT, Special};
use super::state::{Due, Phase, State};
use crate::cells::CellSet;
use crate::event::EventSink;
use crate::seat::Seat;

/// What the active player gets for converting any energy.
pub const ACTIVE_ENERGY: u8 = 2;
/// How many dwellings of a profitable city pay a point.
pub const DWELLINGS_PER_POINT: u8 = 2;

/// Makes a legal move.
#[inline]
pub(super) fn apply<S: EventSink<Event>>(state: &mut State, mv: Move, sink: &mut S) {
    match mv {
        Move::Act(action) => state.choose(action, sink),
        Move::Place { face, square } => state.place(face, square, sink),
        Move::Fill { colour, first } => state.fill(colour, first, sink),
        Move::Buy(special) => state.buy(special, sink),
        Move::Trade { give, get } => {
            if let Some(symbols) = state.after_trading(give, get) {
                let seat = state.actor;
                state.due = Due {
                    symbols,
                    trade: Some((give, 2, Some(get))),
                };
                sink.emit(Event::Traded { seat, give, get });
                state.pay_on(sink);
            }
        }
        Move::Pay { colour, from } => {
            state.pay(colour, from, sink);
            state.pay_on(sink);
        }
        Move::Convert { from, city } => state.convert(from, city, sink),
        Move::Lodge { colour, first } => state.lodge(colour, first, sink),
        Move::Pass => state.pass(sink),
    }
}

impl State {
    fn place<S: EventSink<Event>>(&mut self, face: Face, square: u8, sink: &mut S) {
        let tile = Tile::of(face);
        match self.phase {
            Phase::PlaceStart => {
                self.lay(face, None, square, sink);
                self.take_hand();
            }
            Phase::PlaceSpecial => {
                let special = self.bought.take();
                self.lay(face, special, square, sink);
                self.due = Due::default();
                self.after_special(special, sink);
            }
            phase => {
                let place = self
                    .offer()
                    .iter()
                    .position(|&other| Some(Tile(other)) == tile);
                if let Some(place) = place {
                    self.take_from_offer(place);
                }
                self.lay(face, None, square, sink);
                if phase != Phase::PlaceHand {
                    self.leave_step(sink);
                } else if self.offered == 1 {
                    self.next_start(sink);
                }
            }
        }
    }

    /// Lays a piece, finishes what it finishes, and lets the profitable ones pay.
    fn lay<S: EventSink<Event>>(
        &mut self,
        face: Face,
        special: Option<Special>,
        square: u8,
        sink: &mut S,
    ) {
        let seat = self.actor;
        let sheet = &mut self.sheets[seat];
        let before = if S::LISTENS { sheet.total() } else { 0 };
        sheet.put(face, special, square);
        // A finished island enters the list at its place, so the others are found again by name.
        let mut finished: [Option<u8>; TERRAINS] = [None; TERRAINS];
        let edges = face.edges();
        for terrain in Terrain::ALL {
            let edge = terrain as u8 + 1;
            let own = special.is_some_and(|special| special.print().island == Some(terrain));
            if own || edges.contains(&edge) {
                let place = sheet.close(terrain, square);
                finished[terrain as usize] = place.map(|place| sheet.islands()[place].first());
            }
        }
        if S::LISTENS {
            let points = (sheet.total() - before) as i16;
            sink.emit(Event::Placed {
                seat,
                square,
                face,
                special,
                points,
            });
        }
        for terrain in Terrain::ALL {
            if let Some(first) = finished[terrain as usize] {
                self.finish_island(seat, terrain, first, sink);
            }
        }
    }

    fn finish_island<S: EventSink<Event>>(
        &mut self,
        seat: Seat,
        terrain: Terrain,
        first: u8,
        sink: &mut S,
    ) {
        let sheet = &self.sheets[seat];
        let Some(place) = sheet.island_at(terrain, first) else {
            return;
        };
        let island = sheet.islands()[place];
        let dwellings = island.dwellings;
        let cells = island.cells();
        sink.emit(Event::IslandFinished {
            seat,
            terrain,
            cells,
            dwellings,
        });
        let profit = sheet.lies_on(&island, |effect| effect == Effect::Profit);
        let profit_city = sheet.lies_on(&island, |effect| effect == Effect::ProfitCity);
        if let Some(colour) = terrain.colour().filter(|_| profit) {
            self.settle(seat, place, colour, true, sink);
        }
        if terrain == Terrain::City && profit_city {
            let owed = dwellings / DWELLINGS_PER_POINT;
            self.pay_points(seat, owed, Income::ProfitCity, sink);
        }
    }

    /// Fills an island as far as the supply goes.
    fn settle<S: EventSink<Event>>(
        &mut self,
        seat: Seat,
        place: usize,
        colour: Colour,
        profit: bool,
        sink: &mut S,
    ) {
        let supply = &mut self.supply[colour as usize];
        let sheet = &mut self.sheets[seat];
        let island = sheet.islands()[place];
        let count = island.free().min(*supply);
        *supply -= count;
        sheet.house(place, count as i8);
        let cells = island.cells();
        sink.emit(Event::Settled {
            seat,
            colour,
            cells,
            count,
            profit,
        });
    }

    fn fill<S: EventSink<Event>>(&mut self, colour: Colour, first: u8, sink: &mut S) {
        let seat = self.actor;
        if let Some(place) = self.sheets[seat].island_at(colour.terrain(), first) {
            self.settle(seat, place, colour, false, sink);
            self.filled = place as u8 + 1;
        }
        self.fills -= 1;
        if self.fills == 0 || !self.can_fill() {
            self.leave_step(sink);
        }
    }

    fn lodge<S: EventSink<Event>>(&mut self, colour: Colour, first: u8, sink: &mut S) {
        let seat = self.actor;
        let sheet = &mut self.sheets[seat];
        if let Some(place) = sheet.island_at(colour.terrain(), first) {
            sheet.house(place, -1);
            sheet.guests[colour as usize] += 1;
            let island = sheet.islands()[place].cells();
            let cells = island.union(self.inn_cells(seat));
            sink.emit(Event::Lodged {
                seat,
                colour,
                cells,
            });
        }
    }

    /// The square of a player's inn.
    fn inn_cells(&self, seat: Seat) -> CellSet {
        let sheet = &self.sheets[seat];
        let inn = each(sheet.filled).find(|&square| sheet.special(square) == Some(Special::INN));
        inn.map_or(CellSet::EMPTY, CellSet::of)
    }

    fn buy<S: EventSink<Event>>(&mut self, special: Special, sink: &mut S) {
        let seat = self.actor;
        self.display &= !special.bit();
        self.bought = Some(special);
        let symbols = cost(&self.sheets[seat], special, self.advantage());
        self.due = Due {
            symbols,
            trade: None,
        };
        sink.emit(Event::SpecialBought { seat, special });
        self.pay_on(sink);
    }

    /// Gives one inhabitant back to the supply.
    fn pay<S: EventSink<Event>>(&mut self, colour: Colour, from: Home, sink: &mut S) {
        match self.due.trade {
            Some((give, left, get)) => {
                self.due.trade = (left > 1).then_some((give, left - 1, get));
            }
            None => {
                if let Some(symbols) = self.after_paying(colour) {
                    self.due.symbols = symbols;
                }
            }
        }
        let seat = self.actor;
        let sheet = &mut self.sheets[seat];
        let home = match from {
            Home::Inn => {
                sheet.guests[colour as usize] -= 1;
                None
            }
            Home::Island(first) => sheet.island_at(colour.terrain(), first),
        };
        if let Some(place) = home {
            sheet.house(place, -1);
        }
        self.supply[colour as usize] += 1;
        if S::LISTENS {
            let sheet = &self.sheets[seat];
            let cells = home.map_or_else(
                || self.inn_cells(seat),
                |place| sheet.islands()[place].cells(),
            );
            sink.emit(Event::Paid {
                seat,
                colour,
                cells,
            });
        }
    }

    /// Gives whoever must be given, until there is a choice or nothing is owed.
    fn pay_on<S: EventSink<Event>>(&mut self, sink: &mut S) {
        while self.due.trade.is_some() || self.due.symbols != [0; COLOURS] {
            let (mut choices, mut only) = (0, Move::Pass);
            self.each_payment(|mv| {
                choices += 1;
                only = mv;
            });
            match only {
                Move::Pay { colour, from } if choices == 1 => self.pay(colour, from, sink),
                Move::Trade { give, get } if choices == 1 => {
                    let Some(symbols) = self.after_trading(give, get) else {
                        break;
                    };
                    let seat = self.actor;
                    self.due = Due {
                        symbols,
                        trade: Some((give, 2, Some(get))),
                    };
                    sink.emit(Event::Traded { seat, give, get });
                }
                _ => {
                    self.phase = Phase::Pay;
                    return;
                }
            }
        }
        if self.bought.is_some() {
            self.phase = Phase::PlaceSpecial;
        } else {
            self.convert_on(sink);
        }
    }

    /// What a special does as soon as it lies.
    fn after_special<S: EventSink<Event>>(&mut self, special: Option<Special>, sink: &mut S) {
        let seat = self.actor;
        match special.map(|special| special.print().effect) {
            Some(Effect::Payout) => self.pay_points(seat, PAYOUT, Income::Payout, sink),
            Some(Effect::Outpost) if self.stack_size > 0 => {
                let tile = self.draw();
                sink.emit(Event::OutpostDrew { seat, tile });
                if self.sheets[seat].has_room(tile.faces()) {
                    self.put_on_offer(tile);
                    self.phase = Phase::Outpost;
                    return;
                }
                sink.emit(Event::TileDiscarded { tile });
            }
            _ => {}
        }
        self.leave_step(sink);
    }

    fn convert<S: EventSink<Event>>(&mut self, from: Source, city: u8, sink: &mut S) {
        let Ok(way) = self.conversion(from, city) else {
            return;
        };
        let seat = self.actor;
        self.enter_way(way);
        let Way {
            crystal,
            city,
            count,
            ..
        } = way;
        let sheet = &mut self.sheets[seat];
        if let Some(place) = crystal {
            sheet.house(place, -(count as i8));
        }
        match from {
            Source::Inn => sheet.guests[Colour::Blue as usize] -= 1,
            Source::Trade(give) => {
                self.supply[Colour::Blue as usize] -= 1;
                self.due.trade = Some((give, 2, None));
                let get = Colour::Blue;
                sink.emit(Event::Traded { seat, give, get });
            }
            Source::Island(_) => {}
        }
        if S::LISTENS {
            let sheet = &self.sheets[seat];
            let home = match from {
                Source::Inn => self.inn_cells(seat),
                _ => cells(crystal.map_or(0, |place| sheet.islands()[place].squares)),
            };
            let to = sheet.islands()[city].cells();
            sink.emit(Event::EnergyMoved {
                seat,
                from: home,
                to,
                count,
            });
        }
        self.pay_on(sink);
    }

    /// Goes on converting while anything can be converted.
    fn convert_on<S: EventSink<Event>>(&mut self, sink: &mut S) {
        self.phase = Phase::Convert;
        if !self.can_convert() {
            self.end_conversion(sink);
        }
    }

    /// Pays for the energy and sends the blue back to the supply.
    fn end_conversion<S: EventSink<Event>>(&mut self, sink: &mut S) {
        let moved = self.energy.moved;
        if moved > 0 {
            self.supply[Colour::Blue as usize] += moved;
            let active = u8::from(self.advantage()) * ACTIVE_ENERGY;
            let plant = u8::from(self.energy.powered) * POWER_PLANT;
            self.pay_points(self.actor, moved + active + plant, Income::Energy, sink);
        }
        self.leave_step(sink);
    }

    fn pass<S: EventSink<Event>>(&mut self, sink: &mut S) {
        let seat = self.actor;
        sink.emit(Event::Passed {
            seat,
            forced: false,
        });
        match self.phase {
            Phase::Convert => self.end_conversion(sink),
            Phase::Outpost => {
                let tile = self.take_from_offer(0);
                sink.emit(Event::TileDiscarded { tile });
                self.leave_step(sink);
            }
            _ => self.leave_step(sink),
        }
    }
}
