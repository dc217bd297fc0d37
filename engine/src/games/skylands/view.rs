//! What one seat knows, ready to draw, and the way back. Everything lies open but the chance to come:
//! a view carries the table itself with a blank stream, and a random state that looks exactly so is
//! that table with another stream.

use serde::Serialize;

use super::events::EndReason;
use super::grid::{PRINTED, SQUARES, square_name};
use super::island::Island;
use super::options::{Display, Start};
use super::parts::{COLOURS, Colour, Face, Terrain, Tile};
use super::sheet::Sheet;
use super::solo::{SOLO_CLOCK, solo_rank};
use super::specials::Special;
use super::state::{Action, Phase, State};
use crate::cells::CellSet;
use crate::rng::Rng;
use crate::seat::Seat;

/// One square of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub struct SquareView {
    /// Its name, such as `C3`.
    pub name: String,
    /// What it shows: the letters of its edges from north clockwise; none when it is empty.
    #[cfg_attr(feature = "wasm", tsify(type = "string | undefined"))]
    pub face: Option<Face>,
    /// The special that lies there.
    #[cfg_attr(feature = "wasm", tsify(type = "string | undefined"))]
    pub special: Option<Special>,
    /// Whether it is printed on the board.
    pub printed: bool,
}

/// An island of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub struct IslandView {
    /// What it is made of.
    pub terrain: Terrain,
    /// Its first square: its name in notation.
    pub first: u8,
    /// Its squares.
    #[cfg_attr(feature = "wasm", tsify(type = "number[]"))]
    pub cells: CellSet,
    /// Whether no edge is open.
    pub finished: bool,
    /// How many dwellings it has.
    pub dwellings: u8,
    /// How many inhabitants.
    pub inhabitants: u8,
}

impl IslandView {
    fn new(island: &Island, finished: bool) -> Self {
        Self {
            terrain: island.terrain,
            first: island.first(),
            cells: island.cells(),
            finished,
            dwellings: island.dwellings,
            inhabitants: island.inhabitants,
        }
    }
}

/// What lies in front of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub struct SheetView {
    /// The letter of the board; none for the blank side.
    pub board: Option<char>,
    /// The squares, row by row from the top left.
    pub squares: Vec<SquareView>,
    /// The finished islands, then those with open edges.
    pub islands: Vec<IslandView>,
    /// The guests of the inn: green, violet, blue.
    pub guests: [u8; COLOURS],
    /// How many inhabitants there are, guests included: green, violet, blue.
    pub inhabitants: [u8; COLOURS],
    /// Points from the bank.
    pub tokens: u8,
    /// Points the bank could not pay.
    pub noted: u8,
    /// Whether the marker was never turned.
    pub marker: bool,
    /// Where the pawn stands.
    pub pawn: Option<Action>,
    /// How many squares are empty.
    pub empty: u8,
    /// Tactical start: the tiles drawn.
    #[cfg_attr(feature = "wasm", tsify(type = "string[]"))]
    pub hand: Vec<Tile>,
    /// The points so far.
    pub total: i32,
}

impl SheetView {
    fn new(sheet: &Sheet, hand: Vec<Tile>) -> Self {
        let printed = |square: u8| {
            let board = sheet.board.map(|board| &PRINTED[board as usize]);
            board.is_some_and(|board| board.squares.iter().any(|&(known, _)| known == square))
        };
        let squares = (0..SQUARES).map(|square| SquareView {
            name: square_name(square),
            face: sheet.face(square),
            special: sheet.special(square),
            printed: printed(square),
        });
        let mut islands: Vec<IslandView> = Vec::new();
        islands.extend(
            sheet
                .islands()
                .iter()
                .map(|island| IslandView::new(island, true)),
        );
        islands.extend(
            sheet
                .open_islands()
                .iter()
                .map(|island| IslandView::new(island, false)),
        );
        Self {
            board: sheet.board.map(|board| PRINTED[board as usize].name),
            squares: squares.collect(),
            islands,
            guests: sheet.guests,
            inhabitants: Colour::ALL.map(|colour| sheet.holds(colour)),
            tokens: sheet.tokens,
            noted: sheet.noted,
            marker: sheet.marker,
            pawn: sheet.pawn,
            empty: sheet.empty(),
            hand,
            total: sheet.total(),
        }
    }
}

/// A special on display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub struct SpecialView {
    /// Which.
    #[cfg_attr(feature = "wasm", tsify(type = "string"))]
    pub special: Special,
    /// Its base rotation.
    #[cfg_attr(feature = "wasm", tsify(type = "string"))]
    pub face: Face,
    /// Its price in green and violet; one of any colour comes on top.
    pub cost: [u8; 2],
    /// Its printed points; none where they are counted.
    pub points: Option<u8>,
    /// Whether the seat that looks can pay it now without the advantage.
    pub payable: bool,
    /// Whether it fits on the board of the seat that looks.
    pub fits: bool,
}

/// What a seat knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "Skylands")
)]
pub struct View {
    /// Who looks.
    pub seat: Seat,
    /// How the boards began.
    pub start: Start,
    /// Which specials were put on display.
    pub display: Display,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is; nobody's on the wind's turn and after the end.
    pub active: Option<Seat>,
    /// Who decides; nobody after the end.
    pub actor: Option<Seat>,
    /// What is to be decided.
    pub phase: Phase,
    /// The action everybody performs; none while it is being chosen.
    pub action: Option<Action>,
    /// How many turns are over, of all seats together.
    pub turns: u16,
    /// The tiles to choose from, sorted.
    #[cfg_attr(feature = "wasm", tsify(type = "string[]"))]
    pub offer: Vec<Tile>,
    /// The tiles nobody has seen yet, each as often as it is there: known by counting.
    #[cfg_attr(feature = "wasm", tsify(type = "string[]"))]
    pub stack: Vec<Tile>,
    /// The specials on display.
    pub specials: Vec<SpecialView>,
    /// Green, violet and blue inhabitants in the supply.
    pub supply: [u8; COLOURS],
    /// The points in the bank.
    pub bank: u8,
    /// The special being bought.
    #[cfg_attr(feature = "wasm", tsify(type = "string | undefined"))]
    pub bought: Option<Special>,
    /// What is still owed for it: green, violet, any colour.
    pub owed: [u8; 3],
    /// A trade under way: what is given, and how many are still to be given.
    pub trade: Option<(Colour, u8)>,
    /// How many islands the one who decides may still fill.
    pub fills: u8,
    /// How many blue have been moved into cities in this step.
    pub moved: u8,
    /// Solo: what the wind will choose next.
    pub wind: Option<Action>,
    /// Solo: how many actions are left.
    pub clock: Option<u16>,
    /// Solo: how many targets the points reach.
    pub rank: Option<u8>,
    /// Why the game ended.
    pub end: Option<EndReason>,
    /// Everybody's board, by seat.
    pub sheets: Vec<SheetView>,
    #[serde(skip)]
    table: State,
}

impl View {
    /// What the seat knows of the state.
    pub(super) fn new(state: &State, seat: Seat) -> Self {
        let starting = matches!(state.phase, Phase::PlaceStart | Phase::PlaceHand);
        let over = state.phase == Phase::Over;
        let hand = |seat: Seat| match starting {
            true => state.hands[seat].map(Tile).to_vec(),
            false => Vec::new(),
        };
        let specials = Special::each(state.display).map(|special| {
            let print = special.print();
            SpecialView {
                special,
                face: print.face,
                cost: print.cost,
                points: (special.pile() < 3).then_some(print.points),
                payable: state.can_pay(seat, special, false),
                fits: state.sheets[seat].has_room(special.faces()),
            }
        });
        let stack = Tile::all().flat_map(|tile| {
            let copies = state.stack[tile.0 as usize] as usize;
            std::iter::repeat_n(tile, copies)
        });
        let sheets = state.sheets.seats();
        Self {
            seat,
            start: state.options.start,
            display: state.options.display,
            first: state.first,
            active: (!over && !state.winds_turn()).then_some(state.active),
            actor: (!over).then_some(state.actor),
            phase: state.phase,
            action: (!starting && state.phase != Phase::Choose).then_some(state.action),
            turns: state.turns,
            offer: state.offer().iter().map(|&tile| Tile(tile)).collect(),
            stack: stack.collect(),
            specials: specials.collect(),
            supply: state.supply,
            bank: state.bank,
            bought: state.bought,
            owed: state.due.symbols,
            trade: state.due.trade.map(|(give, left, _)| (give, left)),
            fills: state.fills,
            moved: state.energy.moved,
            wind: state.solo().then_some(state.wind),
            clock: state.solo().then(|| SOLO_CLOCK.saturating_sub(state.turns)),
            rank: state
                .solo()
                .then(|| solo_rank(state.sheets[Seat(0)].total())),
            end: state.end,
            sheets: sheets
                .map(|seat| SheetView::new(state.sheet(seat), hand(seat)))
                .collect(),
            table: State {
                rng: Rng::new(0),
                ..state.clone()
            },
        }
    }

    /// The table as everybody sees it: what interfaces ask for legal squares, prices and outlooks. Its
    /// chance is blank.
    pub const fn table(&self) -> &State {
        &self.table
    }

    /// A random state with exactly this view.
    pub(super) fn resample(&self, rng: &mut Rng) -> State {
        State {
            rng: rng.fork(),
            ..self.table.clone()
        }
    }
}
