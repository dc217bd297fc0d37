//! What can happen to the play screen, and what it asks of computers. Pure.

use std::rc::Rc;

use atoll_engine::cells::CellSet;
use atoll_engine::seat::{Seat, SeatKind};

use crate::kit::Failure;
use crate::kit::store::settings::Speed;

/// A panel beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Panel {
    /// The goal, what is asked, the keys.
    Help,
    Log,
    Score,
    /// The boards of the others.
    Others,
    /// Every legal move as a list.
    Moves,
    /// What is needed while playing.
    Settings,
    /// The tools that do not fit.
    More,
}

/// A question to a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Tells this question from all others of this screen; answers carry it back.
    pub number: u32,
    pub seat: Seat,
    pub level: SeatKind,
}

/// What a person, a computer or time does to the screen.
#[derive(Clone, Debug)]
pub enum Act {
    /// A person makes a move for the seat that decides.
    Move(Rc<str>),
    /// A person is to be asked before this move.
    Ask(Rc<str>),
    /// The answer to that.
    Say(bool),
    /// Back to the last decision of a person.
    Undo,
    /// Forward to the next decision of a person.
    Redo,
    /// Back to the first decision of this turn.
    Restart,
    /// Holds the computer.
    Stop,
    /// Lets the computer go on: after a stop, a failure, or for one step.
    Go,
    /// A computer's move.
    Answer(u32, Rc<str>),
    /// A computer gave none.
    Fail(u32, Failure),
    /// Looks at a point of the line.
    Look(usize),
    /// Looks at what happened since the viewer's last turn.
    LookBack,
    /// Back to the table as it is.
    Leave,
    /// Lets a replay go on by itself, or stops it.
    Run(bool),
    /// The next step of a replay that goes on by itself.
    Tick,
    /// Opens a panel, or closes it when it is open.
    Toggle(Panel),
    /// Closes what is open: the panel, a question.
    Close,
    /// Shows somebody's board large; one's own closes it.
    Show(Seat),
    /// The next person has the screen to themselves.
    Unveil,
    /// Points out cells of the board.
    Light(CellSet),
    /// The move under pointer or focus.
    Preview(Option<Rc<str>>),
    HidePoints(bool),
    /// Opens or closes the end sheet of a finished game.
    Sheet(bool),
    /// The speed of computers and replays.
    Pace(Speed),
}
