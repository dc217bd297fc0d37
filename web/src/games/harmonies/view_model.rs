//! What the table shows, worked out from what a seat knows and what the person has picked so far:
//! which hexes are lit, where cubes could go, where a habitat lies or lacks one hex. Pure.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game;
use atoll_engine::games::harmonies::habitat::{legal_cells, matches, near_matches};
use atoll_engine::games::harmonies::parts::{Colour, Landscape, Stack};
use atoll_engine::games::harmonies::sheet::SLOTS;
use atoll_engine::games::harmonies::tally::Tally;
use atoll_engine::games::harmonies::view::{CardView, SheetView};
use atoll_engine::games::harmonies::{Harmonies, Move, State, View};
use atoll_engine::seat::Seat;

/// What the person holds between finger and thumb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// A token of the hand.
    Token(Colour),
    /// A card of theirs: its next cube.
    Card(u8),
    /// A card of the row, looked at before it is taken.
    Row(u8),
}

/// What the person is doing, beyond the moves they have made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// What they picked last.
    pub pick: Option<Pick>,
    /// The card under pointer or focus.
    pub card: Option<u8>,
}

/// A hex that would complete a habitat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Missing {
    /// What must be there.
    pub need: Landscape,
    /// How many tokens that takes.
    pub tokens: u8,
    /// The colour that comes next.
    pub next: Colour,
}

/// One hex, ready to draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    pub cell: u8,
    pub name: String,
    pub stack: Stack,
    /// The card whose cube stands there.
    pub cube: Option<u8>,
    /// Whether the picked token may go there.
    pub open: bool,
    /// The cards whose cube may go there.
    pub cubes: Vec<u8>,
    /// Whether it belongs to a habitat of the card on show.
    pub home: bool,
    /// Whether it belongs to a habitat that lacks one other hex.
    pub part: bool,
    /// What the card on show lacks there.
    pub missing: Option<Missing>,
    /// Whether the screen points it out.
    pub lit: bool,
    /// Whether it changed lately.
    pub fresh: bool,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    pub view: View,
    /// Whether it is this seat's decision.
    pub can_move: bool,
    /// What is picked, with the first token of the hand where nothing else is.
    pub pick: Option<Pick>,
    /// The card whose habitat the board shows.
    pub shown: Option<u8>,
    pub cells: Vec<Cell>,
    pub can_take_space: bool,
    pub can_take_card: bool,
    pub can_swap: bool,
    pub can_end: bool,
}

impl Scene {
    /// The table of a seat.
    pub fn new(
        state: &State,
        seat: Seat,
        can_move: bool,
        draft: Draft,
        lit: CellSet,
        fresh: CellSet,
    ) -> Self {
        let view = Harmonies::view(state, seat);
        let sheet = &view.sheets[seat.index()];
        let board = sheet.board(view.side);
        let mine = can_move && view.active == Some(seat) && !view.spirit_due;
        let done = view.space_taken.is_some() && view.hand.is_empty();
        let open_cards = open(sheet).count();
        let can_take_card = mine && !view.card_taken && open_cards < SLOTS;
        let pick = effective(draft.pick, &view, sheet, mine);
        let shown = draft.card.or(match pick {
            Some(Pick::Card(card) | Pick::Row(card)) => Some(card),
            _ => None,
        });
        let places = match pick {
            Some(Pick::Token(colour)) if mine => legal_cells(&board, colour),
            _ => CellSet::EMPTY,
        };
        let homes: Vec<(u8, CellSet)> = open(sheet)
            .filter(|card| mine && !matches!(pick, Some(Pick::Card(only)) if only != card.card))
            .map(|card| {
                let found = matches(&board, card.card).into_iter();
                (card.card, found.map(|habitat| habitat.cell).collect())
            })
            .collect();
        let habitat = shown.map(|card| matches(&board, card)).unwrap_or_default();
        let home = habitat
            .iter()
            .fold(CellSet::EMPTY, |all, one| all.union(one.cells));
        let near = shown.map(|card| near_matches(&board, card));
        let near = near.unwrap_or_default();
        let parts = near
            .iter()
            .fold(CellSet::EMPTY, |all, one| all.union(one.cells));
        let cells = sheet.cells.iter().map(|cell| {
            let here = cell.cell;
            let open = places.contains(here);
            let lacks = near.iter().filter(|near| near.missing == here);
            let missing = lacks
                .filter_map(|near| {
                    Some(Missing {
                        need: near.need,
                        tokens: near.tokens,
                        next: *near.next.first()?,
                    })
                })
                .min_by_key(|missing| missing.tokens);
            Cell {
                cell: here,
                name: cell.name.clone(),
                stack: cell.stack,
                cube: cell.cube,
                open,
                cubes: homes
                    .iter()
                    .filter(|(_, cells)| cells.contains(here))
                    .map(|&(card, _)| card)
                    .collect(),
                home: home.contains(here),
                part: parts.contains(here),
                missing,
                lit: lit.contains(here),
                fresh: fresh.contains(here),
            }
        });
        Self {
            cells: cells.collect(),
            can_move: mine || (can_move && view.active == Some(seat)),
            pick,
            shown,
            can_take_space: mine && view.space_taken.is_none(),
            can_take_card,
            can_swap: mine && done && !view.card_taken && view.sheets.len() == 1,
            can_end: mine && done,
            view,
        }
    }

    /// A hex by its number.
    pub fn cell(&self, cell: u8) -> Option<&Cell> {
        self.cells.iter().find(|one| one.cell == cell)
    }

    /// The picked token, where it may go to the hex.
    pub fn token_for(&self, cell: &Cell) -> Option<Colour> {
        match self.pick {
            Some(Pick::Token(colour)) if cell.open => Some(colour),
            _ => None,
        }
    }

    /// The board and cards of the seat that looks.
    pub fn sheet(&self) -> &SheetView {
        &self.view.sheets[self.view.seat.index()]
    }

    /// The unfinished cards, by their places.
    pub fn open_cards(&self) -> impl Iterator<Item = &CardView> {
        open(self.sheet())
    }

    /// The tokens in hand by colour, with how many.
    pub fn hand(&self) -> Vec<(Colour, u8)> {
        let count = |colour| {
            self.view
                .hand
                .iter()
                .filter(|&&held| held == colour)
                .count() as u8
        };
        let colours = Colour::ALL
            .into_iter()
            .map(|colour| (colour, count(colour)));
        colours.filter(|&(_, count)| count > 0).collect()
    }

    /// Every move that a press on the hex could mean.
    pub fn actions(&self, cell: &Cell) -> Vec<Move> {
        let here = cell.cell;
        let token = self.token_for(cell);
        let token = token.map(|colour| Move::Place { colour, cell: here });
        let cubes = cell.cubes.iter();
        let cubes = cubes.map(|&card| Move::PlaceCube { card, cell: here });
        token.into_iter().chain(cubes).collect()
    }

    /// What the person tried at a hex where nothing can be done: the screen says why not.
    pub fn attempt(&self, cell: &Cell) -> Option<Move> {
        let here = cell.cell;
        match self.pick {
            _ if !self.can_move => None,
            Some(Pick::Token(colour)) => Some(Move::Place { colour, cell: here }),
            Some(Pick::Card(card)) => Some(Move::PlaceCube { card, cell: here }),
            _ if self.can_take_space => Some(Move::Place {
                colour: Colour::Blue,
                cell: here,
            }),
            _ => None,
        }
    }

    /// In how many places a cube of the card could go, in any rotation.
    pub fn spots(&self, card: u8) -> u32 {
        let found = matches(&self.sheet().board(self.view.side), card);
        let cells: CellSet = found.into_iter().map(|habitat| habitat.cell).collect();
        cells.len()
    }
}

fn open(sheet: &SheetView) -> impl Iterator<Item = &CardView> {
    sheet.cards.iter().filter(|card| card.slot.is_some())
}

/// The pick that still holds: a token that was placed or a card that was finished is picked no more.
fn effective(pick: Option<Pick>, view: &View, sheet: &SheetView, mine: bool) -> Option<Pick> {
    let held = pick.filter(|&pick| match pick {
        Pick::Token(colour) => mine && view.hand.contains(&colour),
        Pick::Card(card) => open(sheet).any(|own| own.card == card),
        Pick::Row(card) => view.row.contains(&Some(card)),
    });
    let first = || view.hand.first().filter(|_| mine).copied().map(Pick::Token);
    held.or_else(first)
}

/// What a move does to the points: how many, and in which category if it is only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub points: i32,
    pub category: Option<&'static str>,
}

/// What a legal move would change for a seat.
pub fn change(state: &State, seat: Seat, mv: Move) -> Change {
    let mut after = state.clone();
    Harmonies::apply(&mut after, mv, &mut ());
    let (old, new) = (state.sheet(seat).tally(), after.sheet(seat).tally());
    let moved = Harmonies::CATEGORIES.iter().zip(lines(old)).zip(lines(new));
    let mut moved = moved.filter(|((_, old), new)| old != new);
    let first = moved.next().map(|((category, _), _)| *category);
    Change {
        points: i32::from(new.total() - old.total()),
        category: first.filter(|_| moved.next().is_none()),
    }
}

/// The points in the order of the categories.
fn lines(tally: &Tally) -> [i16; 7] {
    [
        tally.trees,
        tally.mountains,
        tally.fields,
        tally.buildings,
        tally.water,
        tally.animals,
        tally.spirits,
    ]
}
