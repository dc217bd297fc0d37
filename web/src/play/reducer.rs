//! Everything the play screen knows, as one value, and the only ways it changes. Pure: the screen
//! draws it and carries out what it wants (`question` to a computer, a save after `changes`). What can
//! happen in any order is tested in `reducer_laws`.

use std::rc::Rc;

use atoll_engine::any_session::{AnySession, Refusal};
use atoll_engine::cells::CellSet;
use atoll_engine::game::Turn;
use atoll_engine::seat::{Seat, SeatKind};

pub use super::acts::{Act, Panel, Question};
use crate::kit::Failure;
use crate::kit::store::settings::Speed;

/// The play screen.
#[derive(Clone, Debug)]
pub struct ScreenState {
    /// The game itself. While somebody looks back, what is on show is another point of its line.
    pub session: Rc<dyn AnySession>,
    /// Counts the changes of the session.
    pub changes: u32,
    /// The plies that the last change brought: what is told.
    pub told: (usize, usize),
    /// Somebody's link is only watched; a game of one's own is played.
    pub watched: bool,
    pub speed: Speed,
    /// The point of the line on show while somebody looks back.
    pub looking: Option<usize>,
    /// The replay goes on by itself.
    pub running: bool,
    pub panel: Option<Panel>,
    /// Whose board is shown large instead of the viewer's.
    pub large: Option<Seat>,
    pub lit: CellSet,
    pub preview: Option<Rc<str>>,
    /// The move somebody is asked about.
    pub asked: Option<Rc<str>>,
    /// The last move that was refused, and the rule that forbids it.
    pub refused: Option<(Rc<str>, &'static str)>,
    pub points_hidden: bool,
    pub sheet_closed: bool,
    /// Who has the screen to themselves.
    unveiled: Option<Seat>,
    stopped: bool,
    /// At the speed of single steps: the change after which one step was allowed.
    stepped: Option<u32>,
    failure: Option<Failure>,
    /// Counts the questions: another one after every change and after every failure.
    asks: u32,
}

impl ScreenState {
    /// A game of one's own, or (watched) of somebody's link.
    pub fn new(session: Rc<dyn AnySession>, watched: bool, speed: Speed) -> Self {
        Self {
            session,
            changes: 0,
            told: (0, 0),
            watched,
            speed,
            looking: watched.then_some(0),
            running: false,
            panel: None,
            large: None,
            lit: CellSet::EMPTY,
            preview: None,
            asked: None,
            refused: None,
            points_hidden: false,
            sheet_closed: false,
            unveiled: None,
            stopped: false,
            stepped: None,
            failure: None,
            asks: 0,
        }
    }

    /// The screen after an act. What is not possible now changes nothing.
    #[must_use]
    pub fn after(&self, act: Act) -> Self {
        let mut next = self.clone();
        match act {
            Act::Move(mv) if self.person_to_move() => next.make(&mv),
            Act::Ask(mv) if self.person_to_move() => next.asked = Some(mv),
            Act::Say(yes) => {
                if let (true, Some(mv)) = (yes, next.asked.take()) {
                    return self.after_answered(mv);
                }
            }
            Act::Undo => next.go_to(self.undo_target()),
            Act::Redo => next.go_to(self.redo_target()),
            Act::Restart => next.go_to(self.restart_target()),
            Act::Stop => next.stopped |= self.question().is_some(),
            Act::Go => next.let_go(),
            Act::Answer(number, mv) if self.is_asked(number) => {
                if next.apply(&mv).is_err() {
                    next.failure = Some(Failure::Broken);
                }
            }
            Act::Fail(number, why) if self.is_asked(number) => next.failure = Some(why),
            Act::Look(ply) => next.look(ply),
            Act::LookBack => {
                if let Some(ply) = self.look_back_target() {
                    next.look(ply);
                }
            }
            Act::Leave if !self.watched => next.leave(),
            Act::Run(on) => next.run(on),
            Act::Tick => next.tick(),
            Act::Toggle(panel) => {
                next.panel = (self.panel != Some(panel)).then_some(panel);
            }
            Act::Close => {
                next.panel = None;
                next.asked = None;
                next.refused = None;
            }
            Act::Show(seat) => next.large = Some(seat).filter(|&seat| seat != self.viewer()),
            Act::Unveil => next.unveiled = Some(self.viewer()),
            Act::Light(cells) => next.lit = cells,
            Act::Preview(mv) => next.preview = mv.filter(|_| self.person_to_move()),
            Act::HidePoints(hidden) => next.points_hidden = hidden,
            Act::Sheet(open) => next.sheet_closed = !open,
            Act::Pace(speed) => next.speed = speed,
            Act::Move(_) | Act::Ask(_) | Act::Answer(..) | Act::Fail(..) | Act::Leave => {}
        }
        next
    }

    fn after_answered(&self, mv: Rc<str>) -> Self {
        let mut next = self.clone();
        next.asked = None;
        next.after(Act::Move(mv))
    }

    /// The computer that has to be asked now: whenever it decides and nobody holds it.
    pub fn question(&self) -> Option<Question> {
        let computer = self.computer_to_move()?;
        let held = self.looking.is_some() || self.is_waiting() || self.failure.is_some();
        (!held).then_some(computer)
    }

    /// The computer whose decision it is, asked or held.
    pub fn computer_to_move(&self) -> Option<Question> {
        let seat = self.session.turn().seat().filter(|_| !self.watched)?;
        let level = self.session.seats()[seat.index()].kind;
        (level != SeatKind::Human).then_some(Question {
            number: self.asks,
            seat,
            level,
        })
    }

    /// Whether a computer waits until somebody lets it go on.
    pub fn is_waiting(&self) -> bool {
        let step = self.speed == Speed::Step && self.stepped != Some(self.changes);
        self.computer_to_move().is_some() && (self.stopped || step)
    }

    /// Why the computer gave no move.
    pub fn failure(&self) -> Option<Failure> {
        self.failure
    }

    /// Whether a person may move now.
    pub fn person_to_move(&self) -> bool {
        let decides = |seat| is_person(&*self.session, seat);
        !self.watched && self.looking.is_none() && self.session.turn().seat().is_some_and(decides)
    }

    /// Whether the seat's board can be used now: it decides, and it is its board that is large.
    pub fn can_move(&self) -> bool {
        self.person_to_move() && self.shown_seat() == self.viewer() && self.asked.is_none()
    }

    /// Whose eyes look at the table: the person to decide, else the one who decided last, else the
    /// first person.
    pub fn viewer(&self) -> Seat {
        viewer(&*self.session, self.looking.unwrap_or(self.session.ply()))
    }

    /// Whose board is large.
    pub fn shown_seat(&self) -> Seat {
        self.large.unwrap_or_else(|| self.viewer())
    }

    /// Whether the viewer's secrets are covered until they say that they have the screen.
    pub fn is_veiled(&self, has_secrets: bool) -> bool {
        let people = self.session.seats().iter();
        let people = people.filter(|seat| seat.kind == SeatKind::Human).count();
        has_secrets && people > 1 && self.person_to_move() && self.unveiled != Some(self.viewer())
    }

    /// Whether the end sheet is up.
    pub fn shows_end(&self) -> bool {
        let over = self.session.turn() == Turn::Over;
        over && self.looking.is_none() && !self.sheet_closed && !self.watched
    }

    /// The position on show.
    pub fn shown(&self) -> Rc<dyn AnySession> {
        match self.looking {
            None => Rc::clone(&self.session),
            Some(ply) => {
                let mut past = self.session.copy();
                past.jump(ply);
                past.into()
            }
        }
    }

    /// Where undo leads: the last point before the cursor at which a person had to decide.
    pub fn undo_target(&self) -> Option<usize> {
        let mut made = (0..self.session.ply()).rev();
        made.find(|&ply| self.is_persons(ply))
            .filter(|_| self.is_live())
    }

    /// Where redo leads: the next point of the line at which a person has to decide, or its end.
    pub fn redo_target(&self) -> Option<usize> {
        let (ply, length) = (self.session.ply(), self.session.length());
        let next = (ply + 1..length).find(|&ply| self.is_persons(ply));
        (ply < length && self.is_live()).then(|| next.unwrap_or(length))
    }

    /// Where the turn began, if a person has done something in it.
    pub fn restart_target(&self) -> Option<usize> {
        let start = self.session.turn_start();
        let done = start < self.session.ply() && self.is_persons(start);
        (done && self.is_live()).then_some(start)
    }

    /// Where the others' last moves begin: right after the viewer's last decision before them.
    pub fn look_back_target(&self) -> Option<usize> {
        let own = viewer(&*self.session, self.session.ply());
        let of = |ply: usize| self.session.decision(ply).map(|made| made.seat);
        let mut made = (0..self.session.ply()).rev();
        made.find(|&ply| of(ply) != Some(own))?;
        let mine = made.find(|&ply| of(ply) == Some(own));
        Some(mine.map_or(0, |ply| ply + 1))
    }

    fn is_live(&self) -> bool {
        !self.watched && self.looking.is_none()
    }

    fn is_persons(&self, ply: usize) -> bool {
        let made = self.session.decision(ply);
        made.is_some_and(|made| is_person(&*self.session, made.seat))
    }

    fn is_asked(&self, number: u32) -> bool {
        self.question().is_some_and(|asked| asked.number == number)
    }

    /// A person's move.
    fn make(&mut self, mv: &Rc<str>) {
        match self.apply(mv) {
            Ok(()) | Err(Refusal::Unreadable) => {}
            Err(Refusal::Illegal(illegal)) => {
                self.asked = None;
                self.refused = Some((Rc::clone(mv), illegal.rule));
            }
        }
    }

    fn apply(&mut self, mv: &str) -> Result<(), Refusal> {
        let mut session = self.session.copy();
        session.apply(mv)?;
        self.change(session);
        Ok(())
    }

    fn go_to(&mut self, ply: Option<usize>) {
        if let Some(ply) = ply {
            let mut session = self.session.copy();
            session.jump(ply);
            self.change(session);
            // Whoever goes back wants to play on.
            self.stopped = false;
            self.sheet_closed = false;
            self.large = None;
        }
    }

    fn change(&mut self, session: Box<dyn AnySession>) {
        self.told = (self.session.ply().min(session.ply()), session.ply());
        self.session = session.into();
        self.changes += 1;
        self.asks += 1;
        self.preview = None;
        self.asked = None;
        self.refused = None;
        self.failure = None;
        self.put_tools_away();
    }

    /// A tool of the panel *More* was used.
    fn put_tools_away(&mut self) {
        self.panel = self.panel.filter(|&panel| panel != Panel::More);
    }

    fn let_go(&mut self) {
        if self.computer_to_move().is_some() {
            self.stopped = false;
            self.stepped = Some(self.changes);
            if self.failure.take().is_some() {
                self.asks += 1;
            }
        }
    }

    fn look(&mut self, ply: usize) {
        self.looking = Some(ply.min(self.session.length()));
        self.asked = None;
        self.refused = None;
        self.preview = None;
        self.lit = CellSet::EMPTY;
        self.put_tools_away();
    }

    fn leave(&mut self) {
        self.looking = None;
        self.running = false;
        self.large = None;
    }

    fn run(&mut self, on: bool) {
        let Some(ply) = self.looking else { return };
        // At its end a replay starts from the beginning.
        if on && ply >= self.session.length() {
            self.looking = Some(0);
        }
        self.running = on && self.session.length() > 0;
    }

    fn tick(&mut self) {
        if let Some(ply) = self.looking.filter(|_| self.running) {
            let all = self.session.length();
            self.looking = Some((ply + 1).min(all));
            self.running = ply + 1 < all;
        }
    }
}

/// Whether a person sits there.
pub fn is_person(session: &dyn AnySession, seat: Seat) -> bool {
    session.seats()[seat.index()].kind == SeatKind::Human
}

/// Whose eyes look at a point of the line: the person who decides there, else the one who decided
/// last before it, else the first person, else the first seat.
fn viewer(session: &dyn AnySession, ply: usize) -> Seat {
    let decides = if ply == session.ply() {
        session.turn().seat()
    } else {
        session.decision(ply).map(|made| made.seat)
    };
    let person = |&seat: &Seat| is_person(session, seat);
    let before = (0..ply).rev().filter_map(|ply| session.decision(ply));
    let first = (0..session.seats().len() as u8).map(Seat).find(person);
    decides
        .filter(person)
        .or_else(|| before.map(|made| made.seat).find(person))
        .or(first)
        .unwrap_or_default()
}
