//! A game about to begin: who sits where, which variants, which seed. Pure; the last choice of each
//! game is remembered as a record without moves, so that one reader serves both.

use atoll_engine::any_session::Rules;
use atoll_engine::error::SetupError;
use atoll_engine::json::{Map, Value};
use atoll_engine::record::{Record, parse_seed};
use atoll_engine::seat::{SeatColour, SeatInfo, SeatKind, clean_name};

use crate::kit::i18n::Texts;

/// The kinds a seat can be given on the set-up page.
pub const KINDS: &[SeatKind] = &[SeatKind::Human, SeatKind::Easy];

/// What was typed is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeed;

/// What the set-up page edits.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    pub seats: Vec<SeatInfo>,
    /// The chosen value of each option, by key.
    pub options: Map,
    /// What was typed; empty for chance.
    pub seed: String,
}

impl Setup {
    /// The usual game: one person against the computer, no variants.
    pub fn usual(rules: &Rules, t: Texts) -> Self {
        let mut setup = Self {
            seats: Vec::new(),
            options: rules
                .variants
                .iter()
                .map(|c| (c.key, c.values[0].into()))
                .collect(),
            seed: String::new(),
        };
        for _ in 0..2.clamp(rules.seats.0, rules.seats.1) {
            setup.add_seat(rules, t);
        }
        setup
    }

    /// The choice remembered from last time, if it is still possible.
    pub fn remembered(rules: &Rules, text: &str) -> Option<Self> {
        let record = Record::parse(text).ok()?;
        (rules.open)(&record).ok()?;
        let Value::Object(options) = record.options else {
            return None;
        };
        Some(Self {
            seats: record.seats,
            options,
            seed: String::new(),
        })
    }

    /// Another seat: the first is a person, the others the computer.
    pub fn add_seat(&mut self, rules: &Rules, t: Texts) {
        if self.seats.len() >= usize::from(rules.seats.1) {
            return;
        }
        let number = self.seats.len() + 1;
        let kind = if self.seats.is_empty() {
            SeatKind::Human
        } else {
            SeatKind::Easy
        };
        let mut seat = SeatInfo::new(default_name(t, kind, number), kind);
        let free = |&colour: &SeatColour| self.seats.iter().all(|seat| seat.colour != Some(colour));
        seat.colour = SeatColour::ALL.iter().copied().find(free);
        self.seats.push(seat);
    }

    /// Takes a seat away, while enough are left.
    pub fn remove_seat(&mut self, rules: &Rules, index: usize) {
        if self.seats.len() > usize::from(rules.seats.0) && index < self.seats.len() {
            self.seats.remove(index);
        }
    }

    /// Gives a seat to somebody else; a name nobody has typed follows.
    pub fn set_kind(&mut self, t: Texts, index: usize, kind: SeatKind) {
        let untouched =
            self.seats[index].name == default_name(t, self.seats[index].kind, index + 1);
        self.seats[index].kind = kind;
        if untouched {
            self.seats[index].name = default_name(t, kind, index + 1);
        }
    }

    /// Gives a seat a colour; whoever had it takes the old one.
    pub fn set_colour(&mut self, index: usize, colour: SeatColour) {
        let old = self.seats[index].colour;
        if let Some(other) = self
            .seats
            .iter_mut()
            .find(|seat| seat.colour == Some(colour))
        {
            other.colour = old;
        }
        self.seats[index].colour = Some(colour);
    }

    /// The seed that was typed; `Ok(None)` for chance.
    ///
    /// # Errors
    /// When it is no seed.
    pub fn seed(&self) -> Result<Option<u64>, NotASeed> {
        match self.seed.trim() {
            "" => Ok(None),
            text => parse_seed(text).map(Some).ok_or(NotASeed),
        }
    }

    /// The game itself, before its first move.
    ///
    /// # Errors
    /// When the game cannot be played like that.
    pub fn begin(&self, rules: &Rules, t: Texts, seed: u64) -> Result<Record, SetupError> {
        let tidy = |(index, seat): (usize, &SeatInfo)| {
            let mut seat = seat.clone();
            let name = clean_name(&seat.name);
            seat.name = if name.is_empty() {
                default_name(t, seat.kind, index + 1)
            } else {
                name
            };
            seat
        };
        let seats = self.seats.iter().enumerate().map(tidy).collect();
        let session = (rules.start)(&Value::Object(self.options.clone()), seats, seed)?;
        Ok(session.record())
    }
}

fn default_name(t: Texts, kind: SeatKind, number: usize) -> String {
    match kind {
        SeatKind::Human => t.setup_default_name(&number.to_string()),
        _ => [t.setup_bot_name(), " ", &number.to_string()].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atoll_engine::games::lost_cities::LostCities;
    use atoll_engine::seat::MAX_NAME;

    const RULES: &Rules = Rules::of::<LostCities>();

    #[test]
    fn the_usual_game_can_begin_at_once_and_is_remembered() {
        let t = Texts::default();
        let setup = Setup::usual(RULES, t);
        let record = setup.begin(RULES, t, 5).unwrap();
        assert_eq!(record.seats[0].kind, SeatKind::Human);
        assert_eq!(record.seats[1].kind, SeatKind::Easy);
        let again = Setup::remembered(RULES, &record.to_json()).unwrap();
        assert_eq!(again, setup);
        assert_eq!(Setup::remembered(RULES, "rubbish"), None);
    }

    #[test]
    fn seats_stay_within_the_game_and_colours_stay_apart() {
        let t = Texts::default();
        let mut setup = Setup::usual(RULES, t);
        for _ in 0..9 {
            setup.add_seat(RULES, t);
        }
        assert_eq!(setup.seats.len(), 5);
        setup.set_colour(0, SeatColour::Leaf);
        let mut colours: Vec<_> = setup.seats.iter().map(|seat| seat.colour).collect();
        colours.sort();
        colours.dedup();
        assert_eq!(colours.len(), 5);
        for _ in 0..9 {
            setup.remove_seat(RULES, 0);
        }
        assert_eq!(setup.seats.len(), 1);
    }

    #[test]
    fn names_are_trimmed_and_never_empty() {
        let t = Texts::default();
        let mut setup = Setup::usual(RULES, t);
        setup.seats[0].name = "   ".into();
        setup.seats[1].name = "x".repeat(99);
        let record = setup.begin(RULES, t, 5).unwrap();
        assert_eq!(record.seats[0].name, t.setup_default_name("1"));
        assert_eq!(record.seats[1].name.chars().count(), MAX_NAME);
    }

    #[test]
    fn a_seed_is_sixteen_digits_or_chance() {
        let mut setup = Setup::usual(RULES, Texts::default());
        assert_eq!(setup.seed(), Ok(None));
        setup.seed = "00000000000a7011".into();
        assert_eq!(setup.seed(), Ok(Some(0xa7011)));
        setup.seed = "12".into();
        assert_eq!(setup.seed(), Err(NotASeed));
    }
}
