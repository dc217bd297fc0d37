//! What one seat knows, ready to draw, and the way back: a random state that looks exactly so.
//! Only the spirits dealt to others and the stream are hidden; pouch and pile are known by counting.

use serde::Serialize;

use super::board::Board;
use super::cards::{ANIMALS, CARD_COUNT, card};
use super::grid::{Side, cell_name, set_of};
use super::parts::{COLOURS, Colour, Stack};
use super::sheet::{Sheet, Slot};
use super::solo::suns;
use super::state::{Options, Spirits, State};
use super::tally::{Tally, spirit};
use crate::rng::Rng;
use crate::seat::Seat;

/// One hex of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub struct CellView {
    /// Its number.
    pub cell: u8,
    /// Its name, such as `C3`.
    pub name: String,
    /// The tokens as letters from the ground up.
    #[cfg_attr(feature = "wasm", tsify(type = "string"))]
    pub stack: Stack,
    /// The card whose cube stands there.
    pub cube: Option<u8>,
}

/// A card in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub struct CardView {
    /// Its number.
    pub card: u8,
    /// How many of its cubes are on the board.
    pub placed: u8,
    /// How many cubes it had at first.
    pub cubes: u8,
    /// Its place above the board; none once it is finished.
    pub slot: Option<u8>,
    /// What it earns now.
    pub points: i16,
}

/// What lies in front of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub struct SheetView {
    /// The hexes, column by column, each from the top.
    pub cells: Vec<CellView>,
    /// The unfinished cards by their places, then the finished ones by their numbers.
    pub cards: Vec<CardView>,
    /// The spirit that was kept.
    pub spirit: Option<u8>,
    /// How many hexes have no token.
    pub empty: u8,
    /// How many animal cubes are on the board: the tie-break.
    pub animals: u8,
    /// The points by category.
    pub tally: Tally,
    /// The points.
    pub total: i16,
}

impl SheetView {
    /// The board, for the helpers that look for habitats and legal hexes.
    pub fn board(&self, side: Side) -> Board {
        let mut board = Board::new(side);
        for cell in &self.cells {
            board.set(cell.cell, cell.stack);
            if let Some(card) = cell.cube {
                board.settle(card, cell.cell);
            }
        }
        board
    }

    fn new(sheet: &Sheet) -> Self {
        let board = sheet.board();
        let cells = board.side().cells().map(|cell| CellView {
            cell,
            name: cell_name(cell),
            stack: board.stack(cell),
            cube: board.cube(cell),
        });
        let open = sheet.slots.iter().enumerate();
        let open = open.filter(|(_, slot)| slot.card != 0);
        let open = open.map(|(index, slot)| (slot.card, slot.placed, Some(index as u8)));
        let finished = set_of(sheet.finished);
        let finished = finished
            .iter()
            .filter_map(|id| Some((id, card(id)?.cubes(), None)));
        let cards = open.chain(finished).filter_map(|(id, placed, slot)| {
            let card = card(id)?;
            Some(CardView {
                card: id,
                placed,
                cubes: card.cubes(),
                slot,
                points: match (card.is_spirit(), placed) {
                    (true, 0) => 0,
                    (true, _) => spirit(board, id),
                    (false, _) => i16::from(card.ladder(placed)),
                },
            })
        });
        Self {
            cells: cells.collect(),
            cards: cards.collect(),
            spirit: sheet.spirit(),
            empty: board.empty(),
            animals: sheet.animals,
            tally: sheet.tally,
            total: sheet.tally.total(),
        }
    }

    fn sheet(&self, side: Side) -> Sheet {
        let mut sheet = Sheet {
            board: self.board(side),
            spirit: self.spirit.unwrap_or(0),
            animals: self.animals,
            tally: self.tally,
            ..Sheet::default()
        };
        for card in &self.cards {
            match card.slot {
                Some(slot) => {
                    sheet.slots[slot as usize] = Slot {
                        card: card.card,
                        placed: card.placed,
                    };
                }
                None => sheet.finished |= 1 << card.card,
            }
        }
        sheet
    }
}

/// What a seat knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Harmonies")
)]
pub struct View {
    /// Who looks.
    pub seat: Seat,
    /// The side of everybody's board.
    pub side: Side,
    /// Whether spirits are in play.
    pub spirits: Spirits,
    /// Who began.
    pub first: Seat,
    /// Who is to move; nobody after the end.
    pub active: Option<Seat>,
    /// How many turns are over, of all seats together.
    pub turns: u8,
    /// The round, from 1.
    pub round: u8,
    /// Whether this round is the last one.
    pub last_round: bool,
    /// Whether the seat to move must choose its spirit first.
    pub spirit_due: bool,
    /// The space emptied in this turn.
    pub space_taken: Option<u8>,
    /// Whether a card was taken in this turn.
    pub card_taken: bool,
    /// The tokens taken and not placed yet.
    #[cfg_attr(feature = "wasm", tsify(type = "HarmoniesColour[]"))]
    pub hand: Vec<Colour>,
    /// The spaces with their tokens.
    #[cfg_attr(
        feature = "wasm",
        tsify(type = "([HarmoniesColour, HarmoniesColour, HarmoniesColour] | undefined)[]")
    )]
    pub spaces: Vec<Option<[Colour; 3]>>,
    /// The cards turned up, with gaps.
    pub row: Vec<Option<u8>>,
    /// How many tokens of each colour the pouch holds, in the order blue, grey, brown, green,
    /// yellow, red: known by counting.
    pub pouch: [u8; COLOURS],
    /// The animals that have not turned up yet: known by counting, their order is not.
    pub pile: Vec<u8>,
    /// The two spirits dealt to the seat that looks.
    pub dealt: Option<[u8; 2]>,
    /// Everybody's board and cards, by seat.
    pub sheets: Vec<SheetView>,
    /// Solo: the suns for the points so far.
    pub suns: Option<u8>,
}

impl View {
    /// What the seat knows of the state.
    pub(super) fn new(state: &State, seat: Seat) -> Self {
        let count = state.space_count();
        let hand = Colour::ALL
            .into_iter()
            .flat_map(|colour| (0..state.hand[colour as usize]).map(move |_| colour));
        Self {
            seat,
            side: state.side(),
            spirits: state.spirits(),
            first: state.first,
            active: (!state.over).then_some(state.active),
            turns: state.turns,
            round: 1 + (state.turns - u8::from(state.over)) / state.seats(),
            last_round: state.last_round,
            spirit_due: !state.over && state.spirit_due(),
            space_taken: state.space,
            card_taken: state.card_taken,
            hand: hand.collect(),
            spaces: state.spaces[..count].to_vec(),
            row: state.row[..count]
                .iter()
                .map(|&card| Some(card).filter(|&card| card != 0))
                .collect(),
            pouch: state.pouch,
            pile: set_of(state.pile).iter().collect(),
            dealt: (state.spirits() == Spirits::On).then(|| state.dealt[seat]),
            sheets: state.sheets.iter().map(SheetView::new).collect(),
            suns: state.suns(),
        }
    }

    /// A random state with exactly this view.
    pub(super) fn resample(&self, rng: &mut Rng) -> State {
        let options = Options {
            side: self.side,
            spirits: self.spirits,
        };
        let seats = self.sheets.len() as u8;
        let mut state = State::bare(&options, seats, self.first, rng.fork());
        state.turns = self.turns;
        state.active = Seat((self.first.0 + self.turns % seats) % seats);
        state.last_round = self.last_round;
        state.over = self.active.is_none();
        state.space = self.space_taken;
        state.card_taken = self.card_taken;
        for &colour in &self.hand {
            state.hand[colour as usize] += 1;
        }
        for (index, &tokens) in self.spaces.iter().enumerate() {
            state.spaces[index] = tokens;
        }
        for (index, card) in self.row.iter().enumerate() {
            state.row[index] = card.unwrap_or(0);
        }
        state.pouch = self.pouch;
        state.pile = self.pile.iter().fold(0, |pile, card| pile | 1 << card);
        for seat in state.sheets.seats() {
            state.sheets[seat] = self.sheets[seat.index()].sheet(self.side);
        }
        if let Some(own) = self.dealt {
            self.guess_spirits(own, &mut state, rng);
        }
        state
    }

    /// Deals the spirits nobody has shown to the others: any that are not known to be elsewhere.
    fn guess_spirits(&self, own: [u8; 2], state: &mut State, rng: &mut Rng) {
        let mut unknown: Vec<u8> = (ANIMALS + 1..=CARD_COUNT)
            .filter(|card| !own.contains(card))
            .filter(|&card| self.sheets.iter().all(|sheet| sheet.spirit != Some(card)))
            .collect();
        rng.shuffle(&mut unknown);
        for seat in state.dealt.seats() {
            if seat == self.seat {
                state.dealt[seat] = own;
                continue;
            }
            let kept = self.sheets[seat.index()].spirit;
            let mut draw = || unknown.pop().expect("ten spirits for four seats");
            let mut cards = [kept.unwrap_or_else(&mut draw), draw()];
            cards.sort_unstable();
            state.dealt[seat] = cards;
        }
    }
}

impl State {
    /// Solo: the suns for the points so far, once it is known whether a spirit helps.
    pub fn suns(&self) -> Option<u8> {
        let sheet = self.sheet(Seat(0));
        let known = self.spirits() == Spirits::Off || sheet.spirit().is_some();
        (self.seats() == 1 && known)
            .then(|| suns(i32::from(sheet.tally.total()), self.side(), sheet.spirit()))
    }
}
