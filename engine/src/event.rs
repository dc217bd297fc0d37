//! What happens when a move is made. Events are produced once and used four times: they change the
//! state, move the pieces on the screen, fill the log and are spoken.

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
pub trait GameEvent: Clone + PartialEq + std::fmt::Debug + serde::Serialize {
    /// Who may see it.
    fn audience(&self) -> Audience {
        Audience::All
    }

    /// Whether it brought something nobody at the table could know before: a roll, a draw, a card
    /// turned up. Undoing such a move takes back knowledge, and records say so.
    fn reveals(&self) -> bool;
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
