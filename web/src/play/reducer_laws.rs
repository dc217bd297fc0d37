//! Laws of the play screen over random mixtures of everything that can happen: moves, undo, redo,
//! restart, stop, steps, looking back, replays, panels, answers that come late, twice or never,
//! failures, and reloads. A model beside the screen knows what people have done to the computer; it
//! never looks at how the reducer decides.

use std::rc::Rc;

use atoll_engine::any_session::{AnySession, Rules};
use atoll_engine::game::Turn;
use atoll_engine::games::harmonies::Harmonies;
use atoll_engine::games::lost_cities::LostCities;
use atoll_engine::games::my_island::MyIsland;
use atoll_engine::games::skylands::Skylands;
use atoll_engine::json::{Map, Value};
use atoll_engine::rng::Rng;
use atoll_engine::seat::{Seat, SeatInfo, SeatKind};

use super::reducer::{Act, Panel, Question, ScreenState};
use crate::kit::Failure;
use crate::kit::store::settings::Speed;

/// The screen with everything around it that is not the screen: the worker, and what people know.
struct World {
    rules: &'static Rules,
    screen: ScreenState,
    /// Questions the worker has been given and not answered, oldest first.
    asked: Vec<(Question, String)>,
    /// Somebody holds the computer by their own act.
    held: bool,
    /// The worker said that it failed, and nobody has tried again.
    failed: bool,
    rng: Rng,
}

const TABLES: &[&[SeatKind]] = &[
    &[SeatKind::Human],
    &[SeatKind::Human, SeatKind::Easy],
    &[SeatKind::Easy, SeatKind::Human, SeatKind::Easy],
    &[SeatKind::Human, SeatKind::Human],
    &[SeatKind::Human, SeatKind::Easy, SeatKind::Human],
    &[SeatKind::Easy, SeatKind::Easy],
];

fn begin(rules: &'static Rules, kinds: &[SeatKind], seed: u64) -> Box<dyn AnySession> {
    let seats = kinds.iter().map(|&kind| SeatInfo::new("x", kind)).collect();
    (rules.start)(&Value::Object(Map::new()), seats, seed).expect("the usual options")
}

impl World {
    fn new(rules: &'static Rules, kinds: &[SeatKind], seed: u64) -> Self {
        let session = begin(rules, kinds, seed).into();
        let mut world = Self {
            rules,
            screen: ScreenState::new(session, false, Speed::Normal),
            asked: Vec::new(),
            held: false,
            failed: false,
            rng: Rng::new(!seed),
        };
        world.ask();
        world
    }

    fn record(&self) -> String {
        self.screen.session.record().to_json()
    }

    fn kind(&self, seat: Seat) -> SeatKind {
        self.screen.session.seats()[seat.index()].kind
    }

    /// What the screen's own effect does: a new question goes to the worker.
    fn ask(&mut self) {
        if let Some(question) = self.screen.question()
            && self.asked.iter().all(|(known, _)| *known != question)
        {
            let thought = self.screen.session.ask(question.level, None);
            let mut thought = thought.expect("easy plays every game");
            self.asked.push((question, thought.finish()));
        }
    }

    /// Carries an act out and checks what must never be different.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "acts are made where they happen"
    )]
    fn act(&mut self, act: Act) {
        let before = self.screen.clone();
        let (record, turn) = (self.record(), before.session.turn());
        self.screen = before.after(act.clone());
        let changed = self.record() != record || self.screen.session.ply() != before.session.ply();
        if before.looking.is_some() {
            assert!(!changed, "watching changes nothing: {act:?}");
        }
        if changed && let (Act::Move(_) | Act::Say(_), Turn::Of { seat, .. }) = (&act, turn) {
            assert_eq!(
                self.kind(seat),
                SeatKind::Human,
                "a person moved for a computer"
            );
        }
        if changed && let (Act::Answer(..), Turn::Of { seat, .. }) = (&act, turn) {
            assert_ne!(
                self.kind(seat),
                SeatKind::Human,
                "a computer moved for a person"
            );
        }
        if changed {
            self.failed = false;
            // Whoever goes back or forth wants to play on.
            self.held &= !matches!(act, Act::Undo | Act::Redo | Act::Restart);
        }
        self.ask();
        self.check();
    }

    fn check(&self) {
        let screen = &self.screen;
        let computer = match screen.session.turn() {
            Turn::Of { seat, .. } => self.kind(seat) != SeatKind::Human,
            Turn::Over => false,
        };
        let free = computer && !self.held && !self.failed && screen.looking.is_none();
        if screen.speed != Speed::Step {
            assert_eq!(
                screen.question().is_some(),
                free,
                "asked exactly when nobody holds it"
            );
        } else if screen.question().is_some() {
            assert!(free);
        }
        assert_eq!(
            screen.person_to_move(),
            !computer && screen.session.turn() != Turn::Over && screen.looking.is_none()
        );
        assert!(
            screen
                .looking
                .is_none_or(|ply| ply <= screen.session.length())
        );
        assert!(screen.viewer().index() < screen.session.seats().len());
        let shown = screen.looking.unwrap_or(screen.session.ply());
        assert_eq!(screen.shown().ply(), shown);
    }

    /// Something that may happen at any moment.
    fn anything(&mut self) {
        let all = self.screen.session.length() + 1;
        match self.rng.below(30) {
            0..=8 => self.person_moves(),
            9..=13 => self.worker_answers(),
            14 | 15 => self.act(Act::Undo),
            16 => self.act(Act::Redo),
            17 => self.act(Act::Restart),
            18 => self.stop(),
            19 | 20 => self.go(),
            21 => {
                let ply = self.rng.index(all + 3);
                self.act(Act::Look(ply));
            }
            22 => self.act(Act::LookBack),
            23 | 24 => self.act(Act::Leave),
            25 => {
                let on = self.rng.below(2) == 0;
                self.act(Act::Run(on));
                self.act(Act::Tick);
            }
            26 => self.worker_fails(),
            27 => self.reload(),
            28 => {
                let speed = Speed::ALL[self.rng.index(Speed::ALL.len())];
                self.act(Act::Pace(speed));
            }
            _ => self.fiddles(),
        }
    }

    fn person_moves(&mut self) {
        let legal = self.screen.shown().legal();
        let mv: Rc<str> = match legal.len() {
            0 => "nonsense".into(),
            all => legal[self.rng.index(all)].as_str().into(),
        };
        match self.rng.below(4) {
            0 => {
                self.act(Act::Ask(mv));
                let yes = self.rng.below(2) == 0;
                self.act(Act::Say(yes));
            }
            _ => self.act(Act::Move(mv)),
        }
    }

    /// Any of the questions is answered: the newest, an old one, or one that was answered before.
    fn worker_answers(&mut self) {
        if self.asked.is_empty() {
            return;
        }
        let at = self.rng.index(self.asked.len());
        let (question, mv) = self.asked[at].clone();
        if self.rng.below(4) > 0 {
            self.asked.remove(at);
        }
        self.act(Act::Answer(question.number, mv.into()));
    }

    fn worker_fails(&mut self) {
        let Some((question, _)) = self.asked.pop() else {
            return;
        };
        self.failed |= self.screen.question() == Some(question);
        self.act(Act::Fail(question.number, Failure::Broken));
    }

    fn stop(&mut self) {
        self.held |= self.screen.question().is_some();
        self.act(Act::Stop);
    }

    fn go(&mut self) {
        if self.screen.computer_to_move().is_some() {
            self.held = false;
            self.failed = false;
        }
        self.act(Act::Go);
    }

    /// The page is closed and opened again; the worker with it.
    fn reload(&mut self) {
        let record = self.screen.session.record();
        let again = (self.rules.open)(&record).expect("what was kept opens");
        let kept = &self.screen.session;
        assert_eq!(again.hash(), kept.hash());
        assert_eq!((again.ply(), again.length()), (kept.ply(), kept.length()));
        assert_eq!(again.record(), record, "undo, reload, redo loses nothing");
        self.screen = ScreenState::new(again.into(), false, self.screen.speed);
        (self.held, self.failed) = (false, false);
        self.asked.clear();
        self.ask();
        self.check();
    }

    fn fiddles(&mut self) {
        let seats = self.screen.session.seats().len();
        let seat = Seat(self.rng.index(seats) as u8);
        let on = self.rng.below(2) == 0;
        let acts = [
            Act::Toggle(Panel::More),
            Act::Toggle(Panel::Score),
            Act::Close,
            Act::Show(seat),
            Act::Unveil,
            Act::HidePoints(on),
            Act::Sheet(on),
            Act::Preview(
                self.screen
                    .session
                    .legal()
                    .first()
                    .map(|mv| mv.as_str().into()),
            ),
        ];
        let act = acts[self.rng.index(acts.len())].clone();
        self.act(act);
    }

    /// The next thing a person sees to do, or the worker. From any state it must lead to the end.
    fn next_step(&mut self) {
        if self.screen.looking.is_some() {
            self.act(Act::Leave);
        } else if self.screen.asked.is_some() {
            self.act(Act::Say(true));
        } else if self.screen.question().is_some() {
            let asked = self.asked.pop().expect("every question went to the worker");
            self.act(Act::Answer(asked.0.number, asked.1.into()));
        } else if self.screen.is_waiting() || self.screen.failure().is_some() {
            self.go();
        } else {
            assert!(self.screen.person_to_move(), "nothing is left to do");
            let legal = self.screen.session.legal();
            let mv = legal[self.rng.index(legal.len())].as_str().into();
            self.act(Act::Move(mv));
        }
    }
}

fn hold_in(rules: &'static Rules, most_plies: usize) {
    for (table, kinds) in TABLES.iter().enumerate() {
        for seed in 0..12 {
            let mut world = World::new(rules, kinds, seed * 31 + table as u64);
            let acts = 20 + world.rng.index(500);
            for _ in 0..acts {
                world.anything();
            }
            let mut steps = 0;
            while world.screen.session.turn() != Turn::Over || world.screen.looking.is_some() {
                world.next_step();
                steps += 1;
                assert!(steps < 4 * most_plies, "it goes on for ever");
            }
            assert!(world.screen.shows_end() || world.screen.sheet_closed);
        }
    }
}

#[test]
fn the_laws_hold_in_lost_cities() {
    use atoll_engine::game::Game as _;
    hold_in(Rules::of::<LostCities>(), LostCities::MAX_PLIES);
}

#[test]
fn the_laws_hold_in_harmonies() {
    use atoll_engine::game::Game as _;
    hold_in(Rules::of::<Harmonies>(), Harmonies::MAX_PLIES);
}

#[test]
fn the_laws_hold_in_skylands() {
    use atoll_engine::game::Game as _;
    hold_in(Rules::of::<Skylands>(), Skylands::MAX_PLIES);
}

#[test]
fn the_laws_hold_in_my_island() {
    use atoll_engine::game::Game as _;
    hold_in(Rules::of::<MyIsland>(), MyIsland::MAX_PLIES);
}

/// What the review saw: the computer moves, undo, the same move again, and it never answers.
#[test]
fn the_computer_answers_after_undo_and_the_same_move() {
    for rules in [
        Rules::of::<LostCities>(),
        Rules::of::<Harmonies>(),
        Rules::of::<MyIsland>(),
    ] {
        let mut world = World::new(rules, &[SeatKind::Human, SeatKind::Easy], 5);
        while world.screen.question().is_none() || world.screen.session.ply() == 0 {
            world.next_step();
        }
        let before = world.screen.session.ply();
        while world.screen.question().is_some() {
            world.next_step();
        }
        world.act(Act::Undo);
        let undone = world.screen.session.ply();
        assert!(undone < before);
        while world.screen.session.ply() < before {
            let again = world.screen.session.move_at(world.screen.session.ply());
            world.act(Act::Move(again.expect("the line ahead").into()));
        }
        assert!(world.screen.question().is_some(), "{}", rules.key);
    }
}

/// A shared link is only watched: nothing that is done there changes it.
#[test]
fn a_watched_game_stays_as_it_is() {
    let mut session = begin(
        Rules::of::<LostCities>(),
        &[SeatKind::Human, SeatKind::Easy],
        3,
    );
    for _ in 0..40 {
        let mv = session.legal()[0].clone();
        session.apply(&mv).expect("it was listed");
    }
    let record = session.record();
    let mut screen = ScreenState::new(session.into(), true, Speed::Normal);
    let acts = [
        Act::Undo,
        Act::Redo,
        Act::Restart,
        Act::Leave,
        Act::Go,
        Act::Stop,
        Act::Look(7),
        Act::Run(true),
        Act::Tick,
        Act::LookBack,
        Act::Move("refuse".into()),
        Act::Answer(0, "refuse".into()),
    ];
    let mut rng = Rng::new(8);
    for _ in 0..300 {
        screen = screen.after(acts[rng.index(acts.len())].clone());
        assert_eq!(screen.session.record(), record);
        assert!(screen.looking.is_some() && screen.question().is_none());
    }
}
