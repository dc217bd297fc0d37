//! Rule by rule: each module is a chapter of the rules, each test is named after what it states.
//! Here are the ways to lay out a board and to play a few moves by their notation.

mod boards;
mod cards;
mod ending;
mod fixtures;
mod habitats;
mod landscape;
mod playthrough;
mod positions;
mod secrets;
mod solo;
mod spirits;
mod stacking;
mod turns;

use super::board::Board;
use super::grid::{Side, parse_cell};
use super::parts::{Colour, Stack};
use super::sheet::Sheet;
use super::state::{Options, Spirits, State, Trio};
use super::tally::Tally;
use super::{Event, Harmonies, Move, score};
use crate::error::PositionError;
use crate::game::Game;
use crate::json;
use crate::seat::Seat;

/// A value of another writer as one of ours.
fn ours(value: &serde_json::Value) -> json::Value {
    json::read(&value.to_string()).unwrap()
}

/// Scores a position, with another reader and writer around it.
fn score_position(position: &serde_json::Value) -> Result<serde_json::Value, PositionError> {
    let scored = Harmonies::score_position(&ours(position))?;
    Ok(serde_json::from_str(&scored.text()).unwrap())
}

/// The cell of that name.
fn at(name: &str) -> u8 {
    parse_cell(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

fn stack(letters: &str) -> Stack {
    Stack::from_letters(letters).unwrap_or_else(|| panic!("{letters} is a stack"))
}

/// A board with some stacks, such as `"C3:NNE D2:U"`.
fn board(side: Side, stacks: &str) -> Board {
    let mut board = Board::new(side);
    for entry in stacks.split_whitespace() {
        let (name, letters) = entry.split_once(':').expect("cell:stack");
        assert!(side.has(at(name)), "{name} is on side {side:?}");
        board.set(at(name), stack(letters));
    }
    board
}

fn sheet(board: Board) -> Sheet {
    Sheet {
        board,
        tally: Tally::of(&board),
        ..Sheet::new(board.side())
    }
}

/// One category of a board's score: both ways of counting must agree.
fn points(board: &Board, category: &str) -> i32 {
    let sheet = sheet(*board);
    let full = score::score(&sheet);
    assert_eq!(full.total(), i32::from(sheet.tally.total()));
    full.category(category)
}

/// A game in progress that can be arranged and played by notation.
struct Table {
    state: State,
    events: Vec<Event>,
}

impl Table {
    fn new(seats: u8, side: Side, spirits: Spirits) -> Self {
        let options = Options { side, spirits };
        let mut events = Vec::new();
        let mut state = Harmonies::setup(&options, seats, 1, &mut events).expect("a game");
        // Seat 0 begins, so that tests can name the seats in order.
        (state.first, state.active) = (Seat(0), Seat(0));
        events.clear();
        Self { state, events }
    }

    /// Two players on side A without spirits.
    fn two() -> Self {
        Self::new(2, Side::A, Spirits::Off)
    }

    /// Lays tokens on the first space.
    fn offer(mut self, letters: &str) -> Self {
        self.set_space(0, letters);
        self
    }

    fn set_space(&mut self, space: usize, letters: &str) {
        let tokens: Vec<Colour> = letters.chars().filter_map(Colour::from_letter).collect();
        self.state.spaces[space] = Some(Trio::try_from(tokens).expect("three tokens"));
    }

    /// Turns up these cards, and only these.
    fn row<const N: usize>(mut self, cards: [u8; N]) -> Self {
        self.state.row = [0; 5];
        self.state.row[..N].copy_from_slice(&cards);
        for card in cards {
            self.state.pile &= !(1 << card);
        }
        self
    }

    /// Gives a seat a landscape.
    fn land(mut self, seat: u8, stacks: &str) -> Self {
        let cards = self.state.sheets[Seat(seat)];
        let board = board(self.state.side(), stacks);
        self.state.sheets[Seat(seat)] = Sheet {
            board,
            tally: Tally::of(&board),
            ..cards
        };
        self
    }

    /// Gives a seat unfinished cards.
    fn holding<const N: usize>(mut self, seat: u8, cards: [u8; N]) -> Self {
        for card in cards {
            let sheet = &mut self.state.sheets[Seat(seat)];
            let slot = sheet.free_slot().expect("room for the card");
            sheet.take(slot, card);
            self.state.pile &= !(1 << card);
        }
        self
    }

    fn read(text: &str) -> Move {
        Harmonies::parse_move(text).unwrap_or_else(|| panic!("{text} is a move"))
    }

    /// Plays moves that must be legal.
    fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split_whitespace() {
            let mv = Self::read(text);
            let verdict = Harmonies::check(&self.state, mv);
            assert_eq!(verdict, Ok(()), "{text}\n{}", Harmonies::ascii(&self.state));
            assert!(self.legal().contains(&mv), "{text} is listed");
            Harmonies::apply(&mut self.state, mv, &mut self.events);
        }
        self
    }

    /// The rule that forbids a move.
    fn refusal(&self, text: &str) -> &'static str {
        let mv = Self::read(text);
        assert!(!self.legal().contains(&mv), "{text} is not listed");
        match Harmonies::check(&self.state, mv) {
            Ok(()) => panic!("{text} is allowed\n{}", Harmonies::ascii(&self.state)),
            Err(illegal) => illegal.rule,
        }
    }

    fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Harmonies::legal(&self.state, &mut moves);
        moves
    }

    fn lists(&self, text: &str) -> bool {
        self.legal().contains(&Self::read(text))
    }

    fn sheet(&self, seat: u8) -> &Sheet {
        self.state.sheet(Seat(seat))
    }
}
