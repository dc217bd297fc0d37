//! Which moves there are, and which rule forbids the others.

use super::convert::Refusal;
use super::grid::{SQUARES, each};
use super::moves::{Home, Move};
use super::parts::{Colour, Face, Tile};
use super::specials::Special;
use super::state::{Action, Phase, State};
use crate::error::{Illegal, rule as shared};

/// The keys of the rules that can forbid a move.
pub mod rule {
    /// The pawn must move: the marker was turned before.
    pub const PAWN_MUST_MOVE: &str = "pawn-must-move";
    /// That tile is not on offer.
    pub const NOT_ON_OFFER: &str = "tile-not-on-offer";
    /// The piece to be placed cannot show that.
    pub const OTHER_PIECE: &str = "other-piece";
    /// There is no such square.
    pub const OFF_BOARD: &str = "off-board";
    /// Something lies there already.
    pub const SQUARE_TAKEN: &str = "square-taken";
    /// An edge does not match its neighbour.
    pub const EDGES_DIFFER: &str = "edges-differ";
    /// No finished island begins there.
    pub const NO_ISLAND: &str = "no-such-island";
    /// Every dwelling is taken.
    pub const ISLAND_FULL: &str = "island-full";
    /// That island was filled in this action already.
    pub const FILLED_ALREADY: &str = "filled-already";
    /// The supply has nobody of that colour.
    pub const SUPPLY_EMPTY: &str = "supply-empty";
    /// The special is not on display.
    pub const NOT_SHOWN: &str = "special-not-shown";
    /// The special costs more than there is.
    pub const CANNOT_PAY: &str = "cannot-pay";
    /// The special fits nowhere.
    pub const NO_ROOM: &str = "no-room";
    /// Nobody of that colour is owed, or could be given without falling short.
    pub const NOT_OWED: &str = "not-owed";
    /// That trade is not possible.
    pub const NO_TRADE: &str = "no-trade";
    /// Nobody lives there.
    pub const NOBODY_THERE: &str = "nobody-there";
    /// There is no inn, or it is full.
    pub const INN_FULL: &str = "inn-full";
    /// Moving there would change nothing.
    pub const NO_USE: &str = "no-use";
    /// No finished city begins there.
    pub const NO_CITY: &str = "no-such-city";
    /// The city takes nobody else.
    pub const CITY_FULL: &str = "city-full";
    /// Only one city, or two for one crystal island of the active player.
    pub const ONE_CITY: &str = "one-city";
    /// Only one crystal island, or two for one city of the active player.
    pub const ONE_CRYSTAL: &str = "one-crystal-island";
    /// This decision cannot be passed.
    pub const MUST_DECIDE: &str = "no-pass";

    pub(crate) const ALL: &[&str] = &[
        PAWN_MUST_MOVE,
        NOT_ON_OFFER,
        OTHER_PIECE,
        OFF_BOARD,
        SQUARE_TAKEN,
        EDGES_DIFFER,
        NO_ISLAND,
        ISLAND_FULL,
        FILLED_ALREADY,
        SUPPLY_EMPTY,
        NOT_SHOWN,
        CANNOT_PAY,
        NO_ROOM,
        NOT_OWED,
        NO_TRADE,
        NOBODY_THERE,
        INN_FULL,
        NO_USE,
        NO_CITY,
        CITY_FULL,
        ONE_CITY,
        ONE_CRYSTAL,
        MUST_DECIDE,
    ];
}

/// Replaces the list by all legal moves, in order. Never inlined: callers outside the engine are
/// built for size, and this is the hottest loop of every search.
#[inline(never)]
pub(super) fn legal(state: &State, moves: &mut Vec<Move>) {
    moves.clear();
    match state.phase {
        Phase::Over => {}
        Phase::Choose => {
            let sheet = &state.sheets[state.actor];
            for action in Action::ALL {
                if sheet.marker || sheet.pawn != Some(action) {
                    moves.push(Move::Act(action));
                }
            }
        }
        Phase::PlaceStart => list_faces(state, Face::starts(), moves),
        Phase::PlaceSpecial => {
            if let Some(special) = state.bought {
                list_faces(state, special.faces(), moves);
            }
        }
        Phase::PlaceHand | Phase::Discover | Phase::Outpost => {
            let mut last = None;
            for &tile in state.offer() {
                if last != Some(tile) {
                    list_faces(state, Tile(tile).faces(), moves);
                }
                last = Some(tile);
            }
        }
        Phase::Deploy => state.each_fill(|mv| moves.push(mv)),
        Phase::Create => {
            let advantage = state.advantage();
            for special in Special::each(state.display) {
                if state.can_buy(state.actor, special, advantage) {
                    moves.push(Move::Buy(special));
                }
            }
        }
        Phase::Pay => state.each_payment(|mv| moves.push(mv)),
        Phase::Convert => state.each_conversion(|mv| moves.push(mv)),
    }
    if may_pass(state) {
        moves.push(Move::Pass);
    }
}

#[inline]
fn may_pass(state: &State) -> bool {
    matches!(
        state.phase,
        Phase::Discover | Phase::Deploy | Phase::Create | Phase::Outpost | Phase::Convert
    )
}

#[inline(always)]
fn list_faces(state: &State, faces: impl Iterator<Item = Face>, moves: &mut Vec<Move>) {
    let sheet = &state.sheets[state.actor];
    for face in faces {
        for square in each(sheet.open_to(face)) {
            moves.push(Move::Place { face, square });
        }
    }
}

impl State {
    /// Shows every island that can be filled, and everybody who can make room in the inn, in order.
    #[inline]
    pub(super) fn each_fill(&self, mut show: impl FnMut(Move)) {
        let sheet = &self.sheets[self.actor];
        for (place, island) in (1..).zip(sheet.islands()) {
            let Some(colour) = island.terrain.colour() else {
                break;
            };
            let settlers = self.supply[colour as usize] > 0 && self.filled != place;
            if settlers && island.free() > 0 {
                show(Move::Fill {
                    colour,
                    first: island.first(),
                });
            }
        }
        if sheet.inn_room() > 0 {
            for (place, island) in (1..).zip(sheet.islands()) {
                let Some(colour) = island.terrain.colour() else {
                    break;
                };
                let settlers = self.supply[colour as usize] > 0 && self.filled != place;
                if settlers && island.inhabitants > 0 {
                    show(Move::Lodge {
                        colour,
                        first: island.first(),
                    });
                }
            }
        }
    }
}

/// Whether a move is legal, and if not, why.
pub(super) fn check(state: &State, mv: Move) -> Result<(), Illegal> {
    if state.phase == Phase::Over {
        return Err(Illegal::new(shared::GAME_OVER));
    }
    match (mv, state.phase) {
        (Move::Act(action), Phase::Choose) => {
            let sheet = &state.sheets[state.actor];
            let moves_on = sheet.marker || sheet.pawn != Some(action);
            require(moves_on, rule::PAWN_MUST_MOVE)
        }
        (Move::Place { face, square }, phase) => {
            check_piece(state, face, phase)?;
            check_square(state, face, square)
        }
        (Move::Fill { colour, first }, Phase::Deploy) => check_fill(state, colour, first),
        (Move::Lodge { colour, first }, Phase::Deploy | Phase::Convert) => {
            check_lodge(state, colour, first)
        }
        (Move::Buy(special), Phase::Create) => {
            let (seat, advantage) = (state.actor, state.advantage());
            require(state.display & special.bit() != 0, rule::NOT_SHOWN)?;
            require(state.can_pay(seat, special, advantage), rule::CANNOT_PAY)?;
            require(state.can_buy(seat, special, advantage), rule::NO_ROOM)
        }
        (Move::Trade { give, get }, Phase::Pay) => {
            let trades = state.due.trade.is_none() && state.after_trading(give, get).is_some();
            require(trades, rule::NO_TRADE)
        }
        (Move::Pay { colour, from }, Phase::Pay) => check_pay(state, colour, from),
        (Move::Convert { from, city }, Phase::Convert) => {
            state.conversion(from, city).map(|_| ()).map_err(refused)
        }
        (Move::Pass, _) => require(may_pass(state), rule::MUST_DECIDE),
        _ => Err(Illegal::new(shared::NOT_NOW)),
    }
}

fn require(holds: bool, rule: &'static str) -> Result<(), Illegal> {
    if holds {
        Ok(())
    } else {
        Err(Illegal::new(rule))
    }
}

fn check_piece(state: &State, face: Face, phase: Phase) -> Result<(), Illegal> {
    match phase {
        Phase::PlaceStart => require(Face::starts().any(|known| known == face), rule::OTHER_PIECE),
        Phase::PlaceSpecial => {
            let shows = state.bought.is_some_and(|special| special.shows(face));
            require(shows, rule::OTHER_PIECE)
        }
        Phase::PlaceHand | Phase::Discover | Phase::Outpost => {
            let offered = Tile::of(face).is_some_and(|tile| state.offer().contains(&tile.0));
            require(offered, rule::NOT_ON_OFFER)
        }
        _ => Err(Illegal::new(shared::NOT_NOW)),
    }
}

fn check_square(state: &State, face: Face, square: u8) -> Result<(), Illegal> {
    let sheet = &state.sheets[state.actor];
    require(square < SQUARES, rule::OFF_BOARD)?;
    require(sheet.face(square).is_none(), rule::SQUARE_TAKEN)?;
    require(sheet.open_to(face) >> square & 1 == 1, rule::EDGES_DIFFER)
}

fn check_fill(state: &State, colour: Colour, first: u8) -> Result<(), Illegal> {
    let sheet = &state.sheets[state.actor];
    let Some(place) = sheet.island_at(colour.terrain(), first) else {
        return Err(Illegal::new(rule::NO_ISLAND));
    };
    require(usize::from(state.filled) != place + 1, rule::FILLED_ALREADY)?;
    require(sheet.islands()[place].free() > 0, rule::ISLAND_FULL)?;
    require(state.supply[colour as usize] > 0, rule::SUPPLY_EMPTY)
}

fn check_lodge(state: &State, colour: Colour, first: u8) -> Result<(), Illegal> {
    let sheet = &state.sheets[state.actor];
    let Some(place) = sheet.island_at(colour.terrain(), first) else {
        return Err(Illegal::new(rule::NO_ISLAND));
    };
    require(sheet.islands()[place].inhabitants > 0, rule::NOBODY_THERE)?;
    require(sheet.inn_room() > 0, rule::INN_FULL)?;
    let useful = if state.phase == Phase::Deploy {
        usize::from(state.filled) != place + 1 && state.supply[colour as usize] > 0
    } else {
        colour == Colour::Blue && state.any_city_open()
    };
    require(useful, rule::NO_USE)
}

fn check_pay(state: &State, colour: Colour, from: Home) -> Result<(), Illegal> {
    let owed = match state.due.trade {
        Some((give, ..)) => give == colour,
        None => state.after_paying(colour).is_some(),
    };
    require(owed, rule::NOT_OWED)?;
    let sheet = &state.sheets[state.actor];
    let lives = match from {
        Home::Inn => sheet.guests(colour) > 0,
        Home::Island(first) => {
            let place = sheet.island_at(colour.terrain(), first);
            let place = place.ok_or(Illegal::new(rule::NO_ISLAND))?;
            sheet.islands()[place].inhabitants > 0
        }
    };
    require(lives, rule::NOBODY_THERE)
}

fn refused(refusal: Refusal) -> Illegal {
    Illegal::new(match refusal {
        Refusal::NoIsland => rule::NO_ISLAND,
        Refusal::NobodyThere => rule::NOBODY_THERE,
        Refusal::NoTrade => rule::NO_TRADE,
        Refusal::NoCity => rule::NO_CITY,
        Refusal::CityFull => rule::CITY_FULL,
        Refusal::OneCity => rule::ONE_CITY,
        Refusal::OneCrystal => rule::ONE_CRYSTAL,
    })
}
