//! What happens when a move is made. Events are produced once and used four times: they change the
//! state, move the pieces on the screen, fill the log and are spoken.

use std::any::Any;

use crate::cells::CellSet;
use crate::seat::Seat;

/// Who may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody at the table.
    All,
    /// This seat alone.
    Only(Seat),
    /// Everybody but this seat.
    Except(Seat),
}

impl Audience {
    /// Whether the seat may see it.
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(one) => one == seat,
            Audience::Except(one) => one != seat,
        }
    }
}

/// What every game's event can tell about itself.
pub trait GameEvent: Clone + PartialEq + std::fmt::Debug + serde::Serialize + 'static {
    /// Who may see it.
    fn audience(&self) -> Audience {
        Audience::All
    }

    /// Whether it brought something nobody at the table could know before: a roll, a draw, a card
    /// turned up. Undoing such a move takes back knowledge, and records say so.
    fn reveals(&self) -> bool;

    /// Whose board it changed, and where, in the game's own numbering of cells.
    fn place(&self) -> Option<(Seat, CellSet)>;
}

/// An event of a game that is known only at run time: what can be told of any event, and the way to
/// the game's own.
pub trait AnyEvent {
    /// Who may see it.
    fn audience(&self) -> Audience;
    /// Whether it brought new information.
    fn reveals(&self) -> bool;
    /// Whose board it changed, and where.
    fn place(&self) -> Option<(Seat, CellSet)>;
    /// The game's own event, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

impl<E: GameEvent> AnyEvent for E {
    fn audience(&self) -> Audience {
        GameEvent::audience(self)
    }
    fn reveals(&self) -> bool {
        GameEvent::reveals(self)
    }
    fn place(&self) -> Option<(Seat, CellSet)> {
        GameEvent::place(self)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Where events go while a move is applied.
pub trait EventSink<E> {
    /// Whether anybody listens. Rules that build their events out of line ask, so that a search
    /// pays nothing for them.
    const LISTENS: bool = true;

    /// Takes one event.
    fn emit(&mut self, event: E);
}

/// Nobody listens: the fast path of searches and benches.
impl<E> EventSink<E> for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn emit(&mut self, _event: E) {}
}

/// Everything is kept, in order.
impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
