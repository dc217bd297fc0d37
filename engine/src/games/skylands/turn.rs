//! How a turn goes: an action is chosen, everybody performs it, the end is looked for. Whoever can do
//! nothing is passed over, so that every decision is a choice.

use super::events::{EndReason, Event, Income};
use super::parts::Tile;
use super::solo::{SOLO_CLOCK, SOLO_REVEALED};
use super::specials::{GENERATOR, Special};
use super::state::{Action, Due, Energy, HAND, Phase, ROUNDS, State};
use crate::event::EventSink;
use crate::seat::Seat;

/// A board with this many empty squares or fewer ends the game.
pub const FEW_EMPTY: u8 = 1;
/// How many islands the active player may fill.
const FILLS_OF_ACTIVE: u8 = 2;

impl State {
    /// How many tiles an offer has.
    pub fn offer_size(&self) -> u8 {
        if self.solo() {
            SOLO_REVEALED
        } else {
            self.seats() + 1
        }
    }

    /// The active player, or the wind, chooses an action.
    pub(super) fn choose<S: EventSink<Event>>(&mut self, action: Action, sink: &mut S) {
        let sheet = &mut self.sheets[self.active];
        let stayed = sheet.pawn == Some(action);
        sheet.pawn = Some(action);
        if stayed {
            sheet.marker = false;
        }
        let seat = Some(self.active);
        sink.emit(Event::ActionChosen {
            seat,
            action,
            stayed,
        });
        self.begin(action, sink);
    }

    fn begin<S: EventSink<Event>>(&mut self, action: Action, sink: &mut S) {
        self.action = action;
        self.step = 0;
        match action {
            Action::Discover => {
                if self.stack_size < self.offer_size() {
                    self.finish(EndReason::Stack, sink);
                    return;
                }
                for _ in 0..self.offer_size() {
                    let tile = self.draw();
                    self.put_on_offer(tile);
                    sink.emit(Event::TileRevealed { tile });
                }
                if self.winds_turn() {
                    self.wind_takes(sink);
                }
            }
            Action::Convert => {
                for seat in self.sheets.seats() {
                    if self.sheets[seat].has(Special::GENERATOR) {
                        self.pay_points(seat, GENERATOR, Income::Generator, sink);
                    }
                }
            }
            Action::Deploy | Action::Create => {}
        }
        self.enter_step(sink);
    }

    /// Solo: the wind takes a tile on offer.
    fn wind_takes<S: EventSink<Event>>(&mut self, sink: &mut S) {
        if self.offered > 0 {
            let place = self.rng.index(self.offered as usize);
            let tile = self.take_from_offer(place);
            sink.emit(Event::WindTook { tile });
        }
    }

    /// Goes on to whoever can do something next.
    pub(super) fn enter_step<S: EventSink<Event>>(&mut self, sink: &mut S) {
        let again = self.action == Action::Discover && !self.winds_turn();
        let steps = self.seats() + u8::from(again);
        while self.step < steps {
            self.actor = Seat((self.active.0 + self.step) % self.seats());
            self.fills = 1 + u8::from(self.advantage()) * (FILLS_OF_ACTIVE - 1);
            if self.can_act() {
                if self.step > 0 || self.winds_turn() {
                    self.steps += 1;
                }
                self.phase = match self.action {
                    Action::Discover => Phase::Discover,
                    Action::Deploy => Phase::Deploy,
                    Action::Create => Phase::Create,
                    Action::Convert => Phase::Convert,
                };
                return;
            }
            let seat = self.actor;
            sink.emit(Event::Passed { seat, forced: true });
            self.after_step(sink);
        }
        self.end_turn(sink);
    }

    /// Ends the step of the one who decides and goes on.
    pub(super) fn leave_step<S: EventSink<Event>>(&mut self, sink: &mut S) {
        self.after_step(sink);
        self.enter_step(sink);
    }

    fn after_step<S: EventSink<Event>>(&mut self, sink: &mut S) {
        self.step += 1;
        self.fills = 0;
        self.filled = 0;
        self.energy = Energy::default();
        self.due = Due::default();
        if self.solo() && self.step == 1 && self.action == Action::Discover && !self.winds_turn() {
            self.wind_takes(sink);
        }
    }

    /// Whether the one whose step it is has anything to decide.
    #[inline]
    fn can_act(&self) -> bool {
        let sheet = &self.sheets[self.actor];
        match self.action {
            Action::Discover => self
                .offer()
                .iter()
                .any(|&tile| sheet.has_room(Tile(tile).faces())),
            Action::Deploy => self.can_fill(),
            Action::Create => {
                let advantage = self.advantage();
                Special::each(self.display)
                    .any(|special| self.can_buy(self.actor, special, advantage))
            }
            Action::Convert => self.can_convert(),
        }
    }

    /// Whether anything can be filled, or room be made for it.
    #[inline]
    pub(super) fn can_fill(&self) -> bool {
        let mut any = false;
        self.each_fill(|_| any = true);
        any
    }

    /// Whether any energy can be converted.
    #[inline]
    pub(super) fn can_convert(&self) -> bool {
        let mut any = false;
        self.each_conversion(|_| any = true);
        any
    }

    fn end_turn<S: EventSink<Event>>(&mut self, sink: &mut S) {
        while self.offered > 0 {
            let tile = self.take_from_offer(self.offered as usize - 1);
            sink.emit(Event::TileDiscarded { tile });
        }
        self.turns += 1;
        sink.emit(Event::TurnEnded { turns: self.turns });
        let full = self.sheets.iter().any(|sheet| sheet.empty() <= FEW_EMPTY);
        let clock = if self.solo() {
            SOLO_CLOCK
        } else {
            ROUNDS * u16::from(self.seats())
        };
        if full {
            self.finish(EndReason::Board, sink);
        } else if self.bank == 0 {
            self.finish(EndReason::Bank, sink);
        } else if self.turns >= clock {
            self.finish(EndReason::Clock, sink);
        } else {
            self.next_turn(sink);
        }
    }

    fn next_turn<S: EventSink<Event>>(&mut self, sink: &mut S) {
        self.active = self.active.next(self.seats());
        self.actor = self.active;
        self.step = 0;
        if self.winds_turn() {
            let action = self.wind;
            let mut others = Action::ALL.into_iter().filter(|&other| other != action);
            let pick = self.rng.index(Action::ALL.len() - 1);
            self.wind = others.nth(pick).unwrap_or(action);
            sink.emit(Event::ActionChosen {
                seat: None,
                action,
                stayed: false,
            });
            sink.emit(Event::WindTurns { action: self.wind });
            self.begin(action, sink);
        } else {
            self.steps += 1;
            self.phase = Phase::Choose;
        }
    }

    fn finish<S: EventSink<Event>>(&mut self, reason: EndReason, sink: &mut S) {
        self.phase = Phase::Over;
        self.end = Some(reason);
        sink.emit(Event::GameOver { reason });
    }

    /// Pays points from the bank; what it lacks is noted.
    pub(super) fn pay_points<S: EventSink<Event>>(
        &mut self,
        seat: Seat,
        owed: u8,
        income: Income,
        sink: &mut S,
    ) {
        let points = owed.min(self.bank);
        let noted = owed - points;
        self.bank -= points;
        let sheet = &mut self.sheets[seat];
        sheet.tokens += points;
        sheet.noted += noted;
        sink.emit(Event::PointsPaid {
            seat,
            points,
            noted,
            income,
        });
    }

    /// Tactical start: the hand of whoever places next comes on offer, or the game begins.
    pub(super) fn next_start<S: EventSink<Event>>(&mut self, sink: &mut S) {
        let tile = self.take_from_offer(0);
        sink.emit(Event::TileDiscarded { tile });
        self.steps += 1;
        self.actor = self.actor.next(self.seats());
        self.phase = if self.actor == self.first {
            Phase::Choose
        } else {
            Phase::PlaceStart
        };
    }

    /// Tactical start: after the start island, the tiles.
    pub(super) fn take_hand(&mut self) {
        let hand: [u8; HAND] = self.hands[self.actor];
        for tile in hand {
            self.put_on_offer(Tile(tile));
        }
        self.phase = Phase::PlaceHand;
    }
}
