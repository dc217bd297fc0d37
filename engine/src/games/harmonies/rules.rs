//! What is allowed: the list of legal moves, made fast from whole boards, and the verdict on a
//! single move, reasoned hex by hex with the rule that forbids it.

use super::cards::NO_GAPS;
use super::cards::card;
use super::grid::bits;
use super::habitat;
use super::moves::Move;
use super::parts::Colour;
use super::state::{MOST_SPACES, State};
use crate::error::{Illegal, rule as shared};

/// The keys of the rules that forbid moves.
pub mod rule {
    /// The spirit is chosen before anything else.
    pub const SPIRIT_FIRST: &str = "spirit-first";
    /// That spirit was not dealt to this player.
    pub const SPIRIT_NOT_DEALT: &str = "spirit-not-dealt";
    /// Tokens are taken once a turn.
    pub const ONE_SPACE: &str = "one-space-a-turn";
    /// There is no such space.
    pub const NO_SPACE: &str = "no-such-space";
    /// No tokens were taken yet.
    pub const TAKE_TOKENS: &str = "take-tokens-first";
    /// No such token is in hand.
    pub const NOT_IN_HAND: &str = "token-not-in-hand";
    /// The board has no such hex.
    pub const OFF_BOARD: &str = "off-board";
    /// Nothing is placed on a cube.
    pub const ON_CUBE: &str = "cube-on-hex";
    /// The stack does not take that colour.
    pub const STACK: &str = "stack-forbidden";
    /// One card a turn.
    pub const ONE_CARD: &str = "one-card-a-turn";
    /// The card is not in the row.
    pub const NOT_IN_ROW: &str = "card-not-in-row";
    /// At most four unfinished cards.
    pub const FOUR_CARDS: &str = "four-cards";
    /// The card is not this player's.
    pub const NOT_YOURS: &str = "card-not-yours";
    /// The card has no cube left.
    pub const FINISHED: &str = "card-finished";
    /// The habitat is not there.
    pub const HABITAT: &str = "habitat-missing";
    /// Cards are replaced in solo games only.
    pub const SWAP_SOLO: &str = "swap-only-solo";
    /// A card is replaced only in a turn in which none was taken.
    pub const SWAP_CARD: &str = "swap-or-card";
    /// All three tokens are placed before the turn ends.
    pub const TOKENS_LEFT: &str = "tokens-left";

    /// All of them.
    pub const ALL: &[&str] = &[
        SPIRIT_FIRST,
        SPIRIT_NOT_DEALT,
        ONE_SPACE,
        NO_SPACE,
        TAKE_TOKENS,
        NOT_IN_HAND,
        OFF_BOARD,
        ON_CUBE,
        STACK,
        ONE_CARD,
        NOT_IN_ROW,
        FOUR_CARDS,
        NOT_YOURS,
        FINISHED,
        HABITAT,
        SWAP_SOLO,
        SWAP_CARD,
        TOKENS_LEFT,
    ];
}

/// Replaces the list by all legal moves, in order. Never inlined: callers outside the engine are
/// built for size, and this is the hottest loop of every search.
#[inline(never)]
pub(super) fn legal(state: &State, moves: &mut Vec<Move>) {
    moves.clear();
    if state.over {
        return;
    }
    let seat = state.active;
    if state.spirit_due() {
        moves.extend(state.dealt[seat].map(|card| Move::KeepSpirit { card }));
        return;
    }
    let sheet = &state.sheets[seat];
    if state.space.is_none() {
        let filled = (0..MOST_SPACES as u8).filter(|&s| state.spaces[s as usize].is_some());
        moves.extend(filled.map(|space| Move::TakeSpace { space }));
    } else {
        for colour in Colour::ALL {
            if state.hand[colour as usize] > 0 {
                let cells = bits(sheet.board.open_to(colour));
                moves.extend(cells.map(|cell| Move::Place { colour, cell }));
            }
        }
    }
    if !state.card_taken && sheet.free_slot().is_some() {
        moves.extend(row_cards(state).map(|card| Move::TakeCard { card }));
    }
    for card in sheet.open_cards() {
        let cells = bits(sheet.board.homes(card));
        moves.extend(cells.map(|cell| Move::PlaceCube { card, cell }));
    }
    if state.tokens_done() {
        if state.seats() == 1 && !state.card_taken {
            moves.extend(row_cards(state).map(|card| Move::SwapCard { card }));
        }
        moves.push(Move::EndTurn);
    }
}

/// The cards turned up, in the order of their numbers.
#[inline]
fn row_cards(state: &State) -> impl Iterator<Item = u8> + use<> {
    let cards = state.row.iter().fold(0, |cards, &card| cards | 1 << card);
    bits(cards & NO_GAPS)
}

/// Whether a move is legal, and if not, why.
pub(super) fn check(state: &State, mv: Move) -> Result<(), Illegal> {
    if state.over {
        return Err(Illegal::new(shared::GAME_OVER));
    }
    match mv {
        Move::KeepSpirit { card } => check_spirit(state, card),
        _ if state.spirit_due() => Err(Illegal::new(rule::SPIRIT_FIRST)),
        Move::TakeSpace { space } => check_space(state, space),
        Move::Place { colour, cell } => check_place(state, colour, cell),
        Move::TakeCard { card } => check_card(state, card),
        Move::PlaceCube { card, cell } => check_cube(state, card, cell),
        Move::SwapCard { card } => check_swap(state, card),
        Move::EndTurn => check_end(state),
    }
}

fn require(holds: bool, rule: &'static str) -> Result<(), Illegal> {
    if holds {
        Ok(())
    } else {
        Err(Illegal::new(rule))
    }
}

fn check_spirit(state: &State, card: u8) -> Result<(), Illegal> {
    require(state.spirit_due(), shared::NOT_NOW)?;
    let dealt = state.dealt[state.active];
    require(dealt.contains(&card), rule::SPIRIT_NOT_DEALT)
}

fn check_space(state: &State, space: u8) -> Result<(), Illegal> {
    require(state.space.is_none(), rule::ONE_SPACE)?;
    // All spaces are filled whenever a turn begins: the tokens last for 36 turns, which end a round
    // of two, three or four.
    let space = state.spaces.get(space as usize);
    require(space.is_some_and(Option::is_some), rule::NO_SPACE)
}

fn check_place(state: &State, colour: Colour, cell: u8) -> Result<(), Illegal> {
    let board = state.sheets[state.active].board();
    require(state.space.is_some(), rule::TAKE_TOKENS)?;
    require(state.hand[colour as usize] > 0, rule::NOT_IN_HAND)?;
    require(board.side().has(cell), rule::OFF_BOARD)?;
    require(board.cube(cell).is_none(), rule::ON_CUBE)?;
    require(board.stack(cell).with(colour).is_some(), rule::STACK)
}

fn check_card(state: &State, card: u8) -> Result<(), Illegal> {
    require(!state.card_taken, rule::ONE_CARD)?;
    require(card != 0 && state.row.contains(&card), rule::NOT_IN_ROW)?;
    let slots = state.sheets[state.active].slots;
    require(slots.iter().any(|slot| slot.card == 0), rule::FOUR_CARDS)
}

fn check_cube(state: &State, id: u8, cell: u8) -> Result<(), Illegal> {
    let sheet = &state.sheets[state.active];
    let (Some(card), Some(placed)) = (card(id), sheet.placed(id)) else {
        return Err(Illegal::new(rule::NOT_YOURS));
    };
    require(placed < card.cubes(), rule::FINISHED)?;
    require(sheet.board.side().has(cell), rule::OFF_BOARD)?;
    require(sheet.board.cube(cell).is_none(), rule::ON_CUBE)?;
    require(habitat::fits(&sheet.board, id, cell), rule::HABITAT)
}

fn check_swap(state: &State, card: u8) -> Result<(), Illegal> {
    require(state.seats() == 1, rule::SWAP_SOLO)?;
    check_end(state)?;
    require(!state.card_taken, rule::SWAP_CARD)?;
    require(card != 0 && state.row.contains(&card), rule::NOT_IN_ROW)
}

fn check_end(state: &State) -> Result<(), Illegal> {
    require(state.space.is_some(), rule::TAKE_TOKENS)?;
    let left: u8 = state.hand.iter().sum();
    require(left == 0, rule::TOKENS_LEFT)
}
