//! What a special costs, who can pay it, and what may be given next. A payment goes inhabitant by
//! inhabitant, because it matters which islands become empty: the green symbols first, then the violet
//! ones, then the neutral one.

use super::moves::{Home, Move};
use super::parts::{COLOURS, Colour, Terrain};
use super::sheet::Sheet;
use super::specials::Special;
use super::state::State;
use crate::seat::Seat;

/// The symbols to pay for a special: green, violet, and any colour.
#[inline]
pub fn cost(sheet: &Sheet, special: Special, advantage: bool) -> [u8; 3] {
    let [green, violet] = special.print().cost;
    [
        green.saturating_sub(u8::from(sheet.has(Special::SUBURB_FOREST))),
        violet.saturating_sub(u8::from(sheet.has(Special::SUBURB_MOUNTAIN))),
        u8::from(!advantage),
    ]
}

/// Whether some inhabitants can cover some symbols, two for one where there is a trading district.
#[inline]
pub(super) fn covers(
    have: [u8; COLOURS],
    symbols: [u8; 3],
    trading: bool,
    supply: &[u8; COLOURS],
) -> bool {
    let [green, violet, any] = symbols;
    let rest_green = have[0].saturating_sub(green);
    let rest_violet = have[1].saturating_sub(violet);
    let rest = rest_green + rest_violet + have[2];
    let missing_green = green.saturating_sub(have[0]);
    let missing_violet = violet.saturating_sub(have[1]);
    let trades = missing_green + missing_violet;
    if trades == 0 {
        return rest >= any;
    }
    // What a trade gives comes from the supply and goes straight back there.
    trading
        && (missing_green == 0 || supply[0] > 0)
        && (missing_violet == 0 || supply[1] > 0)
        && rest_green / 2 + rest_violet / 2 + have[2] / 2 >= trades
        && rest >= 2 * trades + any
}

/// Who a player has, by colour.
#[inline]
pub(super) fn folk(sheet: &Sheet) -> [u8; COLOURS] {
    Colour::ALL.map(|colour| sheet.holds(colour))
}

impl State {
    /// Whether a seat could pay a special now, as the active player or not.
    #[inline]
    pub fn can_pay(&self, seat: Seat, special: Special, advantage: bool) -> bool {
        let sheet = &self.sheets[seat];
        let symbols = cost(sheet, special, advantage);
        covers(
            folk(sheet),
            symbols,
            sheet.has(Special::TRADING),
            &self.supply,
        )
    }

    /// Whether a seat could buy and place a special now, as the active player or not.
    #[inline]
    pub fn can_buy(&self, seat: Seat, special: Special, advantage: bool) -> bool {
        self.can_pay(seat, special, advantage) && self.sheets[seat].has_room(special.faces())
    }

    /// The symbol to pay next: green, then violet, then any colour.
    #[inline]
    fn next_symbol(&self) -> Option<usize> {
        self.due.symbols.iter().position(|&count| count > 0)
    }

    /// What is owed after one of a colour was given, if that leads anywhere.
    #[inline]
    pub(super) fn after_paying(&self, colour: Colour) -> Option<[u8; 3]> {
        let sheet = &self.sheets[self.actor];
        let mut symbols = self.due.symbols;
        let own = colour as usize;
        let symbol = self.next_symbol()?;
        if symbol < 2 && symbol != own {
            return None;
        }
        symbols[symbol] -= 1;
        let mut have = folk(sheet);
        have[own] = have[own].checked_sub(1)?;
        covers(have, symbols, sheet.has(Special::TRADING), &self.supply).then_some(symbols)
    }

    /// What is owed after two of a colour stood for one of another, if that leads anywhere.
    #[inline]
    pub(super) fn after_trading(&self, give: Colour, get: Colour) -> Option<[u8; 3]> {
        let sheet = &self.sheets[self.actor];
        let trading = sheet.has(Special::TRADING);
        let next = self.next_symbol() == Some(get as usize) && get != Colour::Blue;
        if !trading || give == get || !next || self.supply[get as usize] == 0 {
            return None;
        }
        let mut symbols = self.due.symbols;
        symbols[get as usize] -= 1;
        let mut have = folk(sheet);
        have[give as usize] = have[give as usize].checked_sub(2)?;
        covers(have, symbols, trading, &self.supply).then_some(symbols)
    }

    /// Shows everything that may be given next, in order.
    #[inline]
    pub(super) fn each_payment(&self, mut show: impl FnMut(Move)) {
        if self.due.trade.is_none() {
            for give in Colour::ALL {
                for get in [Colour::Green, Colour::Violet] {
                    if self.after_trading(give, get).is_some() {
                        show(Move::Trade { give, get });
                    }
                }
            }
        }
        for colour in Colour::ALL {
            let wanted = match self.due.trade {
                Some((give, ..)) => give == colour,
                None => self.after_paying(colour).is_some(),
            };
            if wanted {
                self.each_home(colour, |from| show(Move::Pay { colour, from }));
            }
        }
    }

    /// Shows everywhere that somebody of a colour lives, in order.
    #[inline]
    fn each_home(&self, colour: Colour, mut show: impl FnMut(Home)) {
        let sheet = &self.sheets[self.actor];
        let terrain: Terrain = colour.terrain();
        for island in sheet.islands() {
            if island.terrain == terrain && island.inhabitants > 0 {
                show(Home::Island(island.first()));
            }
        }
        if sheet.guests(colour) > 0 {
            show(Home::Inn);
        }
    }
}
