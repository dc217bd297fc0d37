//! What the table shows, worked out from what a seat knows and what the person is looking at: where
//! the piece in hand fits, what every other decision would do, what the actions would bring. What can
//! be done is what the engine lists as legal, and nothing else. Pure.

use atoll_engine::cells::CellSet;
use atoll_engine::game::Game as _;
use atoll_engine::games::skylands::grid::SQUARES;
use atoll_engine::games::skylands::parts::{Face, Tile};
use atoll_engine::games::skylands::specials::Special;
use atoll_engine::games::skylands::view::SheetView;
use atoll_engine::games::skylands::{Action, Move, Outlook, Phase, Skylands, State, View};
use atoll_engine::seat::Seat;

use super::choices::{Choice, choice};

/// What the person is doing, beyond the moves they have made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Which of the pieces is in hand.
    pub piece: usize,
    /// Its quarter turns.
    pub turn: usize,
    /// The square where its ghost waits to be laid.
    pub spot: Option<u8>,
    /// A decision looked at before it is made.
    pub chosen: Option<Move>,
}

/// What can be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A side of the start island.
    Start,
    /// A tile on offer, in hand or of the outpost.
    Tile(Tile),
    /// The special that was bought.
    Special(Special),
}

/// A piece to be placed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    pub kind: Kind,
    /// What it can show, quarter turn by quarter turn.
    pub faces: Vec<Face>,
    /// On how many squares it fits, turned as need be.
    pub spots: u32,
}

/// One square, ready to draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    pub square: u8,
    pub name: String,
    pub face: Option<Face>,
    pub special: Option<Special>,
    /// What the piece in hand would show here: as it lies in the hand, or turned until it fits.
    pub ghost: Option<Face>,
    /// Whether it fits as it lies in the hand.
    pub now: bool,
    /// Whether a decision can be made about the island here.
    pub target: bool,
    /// Whether the screen points it out.
    pub lit: bool,
    /// Whether it changed lately.
    pub fresh: bool,
}

/// One of the four actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub action: Action,
    /// Whose pawns stand there.
    pub pawns: Vec<Seat>,
    /// Whether it may be chosen now.
    pub open: bool,
    /// Whether choosing it turns the marker.
    pub stays: bool,
    /// Whether it is being performed.
    pub runs: bool,
    /// What it would bring to the seat that looks, and to the others in the order of play.
    pub own: u8,
    pub others: Vec<Outlook>,
}

/// A special on display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shown {
    pub special: Special,
    /// Green, violet and neutral symbols to pay now.
    pub cost: [u8; 3],
    pub payable: bool,
    pub fits: bool,
    /// Whether it can be bought now.
    pub open: bool,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub view: View,
    /// Whether it is this seat's decision.
    pub can_move: bool,
    pub pieces: Vec<Piece>,
    /// The piece in hand, and what it shows.
    pub piece: usize,
    pub face: Option<Face>,
    pub squares: Vec<Square>,
    pub boards: Vec<Board>,
    pub shown: Vec<Shown>,
    /// Decisions that are neither a placement nor an action nor a purchase.
    pub choices: Vec<Choice>,
    pub can_pass: bool,
    legal: Vec<Move>,
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
        let view = Skylands::view(state, seat);
        let mine = can_move && view.actor == Some(seat);
        let mut legal = Vec::new();
        if mine {
            Skylands::legal(state, &mut legal);
        }
        let pieces = pieces(&view, &legal);
        // A piece that fits nowhere is not taken in hand by itself.
        let usable = |piece: &Piece| !mine || piece.spots > 0;
        let piece = match pieces.get(draft.piece) {
            Some(_) => draft.piece,
            None => pieces.iter().position(usable).unwrap_or(0),
        };
        let piece = match pieces.get(piece) {
            Some(held) if !usable(held) && draft.piece == 0 => {
                pieces.iter().position(usable).unwrap_or(0)
            }
            _ => piece,
        };
        let held = pieces.get(piece).filter(|_| mine);
        let face = held.map(|held| held.faces[draft.turn % held.faces.len()]);
        let choices: Vec<Choice> = legal.iter().filter_map(|&mv| choice(state, mv)).collect();
        let targets = choices
            .iter()
            .fold(CellSet::EMPTY, |all, one| all.union(one.cells()));
        let sheet = &view.sheets[seat.index()];
        let squares = (0..SQUARES).zip(&sheet.squares).map(|(square, lying)| {
            let fits = |face: &Face| {
                let face = *face;
                legal.contains(&Move::Place { face, square })
            };
            let ghost = held.and_then(|held| turned_to_fit(held, draft.turn, fits));
            Square {
                square,
                name: lying.name.clone(),
                face: lying.face,
                special: lying.special,
                ghost,
                now: ghost.is_some() && ghost == face,
                target: targets.contains(square),
                lit: lit.contains(square),
                fresh: fresh.contains(square),
            }
        });
        Self {
            squares: squares.collect(),
            boards: boards(state, &view, &legal),
            shown: shown(state, &view, &legal),
            can_pass: legal.contains(&Move::Pass),
            can_move: mine,
            pieces,
            piece,
            face,
            choices,
            legal,
            view,
        }
    }

    /// The board and belongings of the seat that looks.
    pub fn sheet(&self) -> &SheetView {
        &self.view.sheets[self.view.seat.index()]
    }

    /// Whether a piece is to be placed.
    pub fn is_placing(&self) -> bool {
        self.face.is_some()
    }

    /// A move of this position, if it may be made.
    pub fn allowed(&self, mv: Move) -> Option<Move> {
        self.legal.contains(&mv).then_some(mv)
    }

    /// What a press on a square would lay.
    pub fn lays(&self, square: u8) -> Option<Move> {
        let face = self.squares.get(usize::from(square))?.ghost?;
        Some(Move::Place { face, square })
    }

    /// What a press on a square where nothing can be laid tries: the screen says why not.
    pub fn attempt(&self, square: u8) -> Option<Move> {
        let face = self.face?;
        Some(Move::Place { face, square })
    }

    /// The decisions about the islands on a square.
    pub fn choices_at(&self, square: u8) -> impl Iterator<Item = &Choice> {
        let here = move |choice: &&Choice| choice.cells().contains(square);
        self.choices.iter().filter(here)
    }

    /// A decision by its move.
    pub fn choice(&self, mv: Move) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.mv == mv)
    }

    /// The next turn of the piece in hand, one way or the other: on a square where it fits, the next
    /// turn that fits there.
    pub fn turn_from(&self, turn: usize, square: Option<u8>, back: bool) -> usize {
        let Some(held) = self.pieces.get(self.piece) else {
            return turn;
        };
        let count = held.faces.len();
        let step = if back { count - 1 } else { 1 };
        let fits = |turn: usize| {
            square.is_some_and(|square| {
                let face = held.faces[turn % count];
                self.legal.contains(&Move::Place { face, square })
            })
        };
        // What is on show may have been turned already to fit.
        let on_show = square.and_then(|square| self.squares.get(usize::from(square))?.ghost);
        let from = on_show.and_then(|face| held.faces.iter().position(|&known| known == face));
        let from = from.unwrap_or(turn % count);
        let next = (1..=count)
            .map(|n| (from + n * step) % count)
            .find(|&t| fits(t));
        next.unwrap_or((from + step) % count)
    }
}

/// The first face from a turn on that fits.
fn turned_to_fit(piece: &Piece, turn: usize, fits: impl Fn(&Face) -> bool) -> Option<Face> {
    let count = piece.faces.len();
    let turns = (0..count).map(|more| piece.faces[(turn + more) % count]);
    turns.into_iter().find(|face| fits(face))
}

/// What there is to place; the tiles on offer also for those who only watch.
fn pieces(view: &View, legal: &[Move]) -> Vec<Piece> {
    let piece = |kind: Kind, faces: Vec<Face>| {
        let places = legal.iter().filter_map(|&mv| match mv {
            Move::Place { face, square } if faces.contains(&face) => Some(square),
            _ => None,
        });
        let spots = places.collect::<CellSet>().len();
        Piece { kind, faces, spots }
    };
    match view.phase {
        Phase::PlaceStart => {
            let faces: Vec<Face> = Face::starts().collect();
            let sides = faces.chunks(4);
            sides
                .map(|side| piece(Kind::Start, side.to_vec()))
                .collect()
        }
        Phase::PlaceSpecial => {
            let bought = view.bought.into_iter();
            bought
                .map(|special| piece(Kind::Special(special), special.faces().collect()))
                .collect()
        }
        _ => {
            let tiles = view.offer.iter();
            tiles
                .map(|&tile| piece(Kind::Tile(tile), tile.faces().collect()))
                .collect()
        }
    }
}

fn boards(state: &State, view: &View, legal: &[Move]) -> Vec<Board> {
    let seat = view.seat;
    let sheet = &view.sheets[seat.index()];
    let seats = (0..state.seats()).map(Seat);
    let board = |action: Action| {
        let stands = |seat: &Seat| view.sheets[seat.index()].pawn == Some(action);
        let others = state.outlook(seat, action).into_iter();
        let open = legal.contains(&Move::Act(action));
        Board {
            action,
            pawns: seats.clone().filter(stands).collect(),
            open,
            stays: sheet.pawn == Some(action),
            runs: view.action == Some(action) && view.actor.is_some(),
            own: state.most(seat, action, true),
            others: others.filter(|outlook| outlook.seat != seat).collect(),
        }
    };
    Action::ALL.into_iter().map(board).collect()
}

fn shown(state: &State, view: &View, legal: &[Move]) -> Vec<Shown> {
    let advantage = view.phase == Phase::Create && state.has_advantage();
    let advantage = advantage && view.actor == Some(view.seat);
    let sheet = state.sheet(view.seat);
    let shown = view.specials.iter().map(|one| {
        let special = one.special;
        Shown {
            special,
            cost: atoll_engine::games::skylands::payment::cost(sheet, special, advantage),
            payable: state.can_pay(view.seat, special, advantage),
            fits: one.fits,
            open: legal.contains(&Move::Buy(special)),
        }
    });
    shown.collect()
}
