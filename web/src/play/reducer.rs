//! What the play screen can do to a game, as a pure step from one position to the next. Undo takes
//! back the computer's answers together with the person's own move, and redo brings them again.

use std::rc::Rc;

use atoll_engine::error::Illegal;
use atoll_engine::game::{Game, Turn};
use atoll_engine::seat::{Seat, SeatKind};
use atoll_engine::session::Session;

/// A game on the screen.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    pub session: Rc<Session<G>>,
    /// What the last action brought about, for log, animation and speech.
    pub events: Vec<G::Event>,
    /// The last move that was refused, and why.
    pub refused: Option<(G::Move, Illegal)>,
    /// Counts actions, so that answers to older questions can be told apart.
    pub actions: u32,
}

/// What a person or the computer does.
#[derive(Clone, Copy, Debug)]
pub enum Action<G: Game> {
    /// Make a move.
    Move(G::Move),
    /// Back to the last decision of a person.
    Undo,
    /// Forward to the next decision of a person.
    Redo,
    /// Back to the first decision of this turn.
    RestartTurn,
    /// Anywhere on the line.
    Jump(usize),
}

impl<G: Game> Play<G> {
    /// A game as it was stored or set up.
    pub fn new(session: Session<G>) -> Self {
        let events = if session.ply() == 0 {
            session.opening_events()
        } else {
            Vec::new()
        };
        Self {
            session: Rc::new(session),
            events,
            refused: None,
            actions: 0,
        }
    }

    /// The position after an action. What is not possible changes nothing but the counter.
    #[must_use]
    pub fn after(&self, action: Action<G>) -> Self {
        let mut session = (*self.session).clone();
        let (mut events, mut refused) = (Vec::new(), None);
        match action {
            Action::Move(mv) => match session.apply(mv) {
                Ok(happened) => events = happened,
                Err(illegal) => refused = Some((mv, illegal)),
            },
            Action::Undo => {
                if let Some(ply) = undo_target(&session) {
                    session.jump(ply);
                }
            }
            Action::Redo => {
                while let Some(happened) = session.redo() {
                    events.extend(happened);
                    if decider_is_person(&session) {
                        break;
                    }
                }
            }
            Action::RestartTurn => {
                session.restart_turn();
            }
            Action::Jump(ply) => {
                session.jump(ply);
            }
        }
        Self {
            session: Rc::new(session),
            events,
            refused,
            actions: self.actions + 1,
        }
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        undo_target(&self.session).is_some()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        self.session.ply() < self.session.line().len()
    }

    /// Whether the turn can be started again: something was done in it, by a person.
    pub fn can_restart(&self) -> bool {
        let start = self.session.turn_start();
        start < self.session.ply() && is_person(&self.session, self.session.line()[start].seat)
    }

    /// The computer level whose decision it is, unless the line can be redone (somebody looks back).
    pub fn bot_to_move(&self) -> Option<(Seat, SeatKind)> {
        let seat = self.session.turn().seat()?;
        let kind = self.session.seats()[seat.index()].kind;
        (kind != SeatKind::Human && !self.can_redo()).then_some((seat, kind))
    }
}

/// Whether a person sits there.
pub fn is_person<G: Game>(session: &Session<G>, seat: Seat) -> bool {
    session.seats()[seat.index()].kind == SeatKind::Human
}

/// Whose eyes look at the table: the person to decide, else the one who decided last, else seat 0.
pub fn viewer<G: Game>(session: &Session<G>) -> Seat {
    if let Turn::Of { seat, .. } = session.turn()
        && is_person(session, seat)
    {
        return seat;
    }
    let made = &session.line()[..session.ply()];
    let last = made
        .iter()
        .rev()
        .map(|ply| ply.seat)
        .find(|&seat| is_person(session, seat));
    let first = (0..session.seats().len() as u8)
        .map(Seat)
        .find(|&seat| is_person(session, seat));
    last.or(first).unwrap_or_default()
}

fn decider_is_person<G: Game>(session: &Session<G>) -> bool {
    session
        .turn()
        .seat()
        .is_none_or(|seat| is_person(session, seat))
}

/// The last point before the cursor at which a person had to decide.
fn undo_target<G: Game>(session: &Session<G>) -> Option<usize> {
    let made = &session.line()[..session.ply()];
    made.iter().rposition(|ply| is_person(session, ply.seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use atoll_engine::games::lost_cities::LostCities;
    use atoll_engine::rng::Rng;
    use atoll_engine::seat::SeatInfo;

    fn game(kinds: &[SeatKind]) -> Play<LostCities> {
        let seats = kinds.iter().map(|&kind| SeatInfo::new("x", kind)).collect();
        Play::new(Session::new(Default::default(), seats, 77).unwrap())
    }

    fn play_on(play: &Play<LostCities>, plies: usize, rng: &mut Rng) -> Play<LostCities> {
        let mut play = play.clone();
        for _ in 0..plies {
            let legal = play.session.legal();
            if legal.is_empty() {
                break;
            }
            play = play.after(Action::Move(legal[rng.index(legal.len())]));
        }
        play
    }

    #[test]
    fn undo_goes_back_to_the_persons_own_decision_and_redo_returns() {
        let mut rng = Rng::new(1);
        let start = game(&[SeatKind::Easy, SeatKind::Human, SeatKind::Easy]);
        for plies in 1..60 {
            let play = play_on(&start, plies, &mut rng);
            if !play.can_undo() {
                continue;
            }
            let back = play.after(Action::Undo);
            assert!(back.session.ply() < play.session.ply());
            assert_eq!(back.session.turn().seat(), Some(Seat(1)));
            assert_eq!(back.bot_to_move(), None, "looking back, the computer waits");
            let mut forth = back;
            while forth.can_redo() {
                forth = forth.after(Action::Redo);
            }
            assert_eq!(forth.session.hash(), play.session.hash());
        }
    }

    #[test]
    fn a_refused_move_changes_nothing_and_says_why() {
        let play = game(&[SeatKind::Human, SeatKind::Human]);
        let after = play.after(Action::Move(atoll_engine::games::lost_cities::Move::Skip));
        assert_eq!(after.session.hash(), play.session.hash());
        assert_eq!(
            after.refused.map(|(_, illegal)| illegal.rule),
            Some("not-now")
        );
    }

    #[test]
    fn the_viewer_is_always_a_person_where_there_is_one() {
        let mut rng = Rng::new(3);
        let mut play = game(&[SeatKind::Easy, SeatKind::Human, SeatKind::Easy]);
        for _ in 0..40 {
            assert_eq!(viewer(&play.session), Seat(1));
            play = play_on(&play, 1, &mut rng);
        }
    }

    #[test]
    fn any_mixture_of_actions_equals_a_replay() {
        let mut rng = Rng::new(9);
        let mut play = game(&[SeatKind::Human, SeatKind::Easy]);
        for _ in 0..300 {
            play = match rng.below(8) {
                0 => play.after(Action::Undo),
                1 => play.after(Action::Redo),
                2 => play.after(Action::RestartTurn),
                3 => play.after(Action::Jump(rng.index(play.session.line().len() + 1))),
                _ => play_on(&play, 1, &mut rng),
            };
            let replayed = play.session.record().replay::<LostCities>().unwrap();
            assert_eq!(replayed.hash(), play.session.hash());
        }
    }
}
