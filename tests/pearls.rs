//! Pearls: a tiny but honest game that exercises the whole contract of `Game`: chance (a die),
//! a hidden draw pile, secret hands, two to four seats and turns of several steps. It is the laws'
//! own fixture and is not part of Atoll.
//!
//! Each seat holds a secret pearl and has four pits. In a turn it either rolls the die (at most
//! three times a game, a four or more is worth a point) or draws a pearl and lays one of the two it
//! then holds into an empty pit. The game ends after the turn that fills somebody's pits. Pearls
//! count their value; full pits in rising order count three more.

use atoll_engine::ai::levels;
use atoll_engine::cells::CellSet;
use atoll_engine::error::{Illegal, PositionError, SetupError, rule};
use atoll_engine::event::{Audience, EventSink, GameEvent};
use atoll_engine::game::{AnyBot, Game, GameOptions, Turn, Variant, read_variants, write_variants};
use atoll_engine::json::Value;
use atoll_engine::outcome::{Outcome, ScoreLine, ScoreSheet};
use atoll_engine::rng::Rng;
use atoll_engine::seat::{PerSeat, Seat, SeatKind};
use serde::Serialize;

use crate::searcher::Searcher;

const PITS: usize = 4;
const ROLLS: u8 = 3;
const PILE: usize = 20;

/// The game by one version of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PearlsBy<const VERSION: u32>;

/// The game as it is played today.
pub type Pearls = PearlsBy<2>;

/// The game as it was once: a three on the die was worth a point, too.
pub type FirstPearls = PearlsBy<1>;

/// What is chosen before the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Whether rising pits earn their bonus.
    pub bonus: Bonus,
}

/// The values of the option `bonus`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// Rising pits earn three points.
    #[default]
    Rising,
    /// They earn nothing.
    None,
}

const VARIANTS: &[Variant] = &[Variant {
    key: "bonus",
    values: &["rising", "none"],
}];

impl GameOptions for Options {
    fn to_json(&self) -> Value {
        write_variants(VARIANTS, &[self.bonus as usize])
    }

    fn from_json(options: &Value) -> Result<Self, SetupError> {
        let picked = read_variants(VARIANTS, options)?;
        let bonus = [Bonus::Rising, Bonus::None][picked[0]];
        Ok(Self { bonus })
    }
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Roll the die; the turn ends.
    Roll,
    /// Draw a pearl; one of two must be laid next.
    Draw,
    /// Lay a held pearl into a pit; the turn ends.
    Lay {
        /// The pearl's value.
        pearl: u8,
        /// The pit, from 0.
        pit: u8,
    },
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The die fell.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What it shows.
        die: u8,
    },
    /// A seat drew; its own eyes see the pearl.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The pearl, hidden from the others.
        pearl: u8,
    },
    /// A seat drew, as the others see it.
    DrewUnseen {
        /// Who drew.
        seat: Seat,
    },
    /// A pearl was laid.
    Laid {
        /// Who laid it.
        seat: Seat,
        /// The pearl's value.
        pearl: u8,
        /// The pit.
        pit: u8,
    },
}

impl GameEvent for Event {
    fn audience(&self) -> Audience {
        match *self {
            Event::Drew { seat, .. } => Audience::Only(seat),
            Event::DrewUnseen { seat } => Audience::Except(seat),
            Event::Rolled { .. } | Event::Laid { .. } => Audience::All,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Rolled { .. } | Event::Drew { .. })
    }

    fn place(&self) -> Option<(Seat, CellSet)> {
        match *self {
            Event::Laid { seat, pit, .. } => Some((seat, CellSet::of(pit))),
            _ => None,
        }
    }
}

/// What everybody sees of a seat. A pit holds its pearl's value, 0 when empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Shore {
    pits: [u8; PITS],
    rolls: u8,
    luck: u8,
}

/// Everything there is.
#[derive(Clone, Debug, Hash)]
pub struct State {
    bonus: Bonus,
    shores: PerSeat<Shore>,
    /// Each seat's pearls: one, or two in the middle of a turn (0: none).
    hands: PerSeat<[u8; 2]>,
    pile: [u8; PILE],
    left: u8,
    active: Seat,
    turn: u16,
    over: bool,
    rng: Rng,
}

/// What a seat knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    bonus: Bonus,
    seat: Seat,
    shores: PerSeat<Shore>,
    hand: [u8; 2],
    active: Seat,
    drawn: bool,
    left: u8,
    turn: u16,
    over: bool,
}

const RULES: &[&str] = &[
    "three-rolls",
    "draw-or-roll-first",
    "lay-after-drawing",
    "not-held",
    "pit-taken",
];

impl<const VERSION: u32> Game for PearlsBy<VERSION> {
    const KEY: &'static str = "pearls";
    const RULES: u32 = VERSION;
    const SEATS: (u8, u8) = (2, 4);
    // Each seat: four pearls of two decisions, and three rolls.
    const MAX_PLIES: usize = 4 * (2 * PITS + ROLLS as usize);
    const RULE_KEYS: &'static [&'static str] = RULES;
    const CATEGORIES: &'static [&'static str] = &["pearls", "rising", "luck"];
    const VARIANTS: &'static [Variant] = VARIANTS;

    // A level of its own, so that the laws meet a game that brings a search.
    const LEVELS: &'static [SeatKind] = &[
        SeatKind::Random,
        SeatKind::Greedy,
        SeatKind::Easy,
        SeatKind::Medium,
    ];

    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn setup(
        options: &Options,
        seats: u8,
        seed: u64,
        _sink: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        let mut rng = Rng::new(seed);
        let mut pile = std::array::from_fn(|index| 1 + index as u8 / 4);
        rng.shuffle(&mut pile);
        let mut left = PILE as u8;
        let hands = PerSeat::from_fn(seats, |_| {
            left -= 1;
            [pile[usize::from(left)], 0]
        });
        let shores = PerSeat::new(seats, Shore::default());
        let active = Seat(0);
        Ok(State {
            bonus: options.bonus,
            shores,
            hands,
            pile,
            left,
            active,
            turn: 0,
            over: false,
            rng,
        })
    }

    fn bot(level: SeatKind) -> Option<AnyBot<Self>> {
        match level {
            SeatKind::Medium => Some(Box::new(Searcher { work: 50 })),
            shared => levels::shared(shared),
        }
    }

    fn seats(state: &State) -> u8 {
        state.shores.len()
    }

    fn turn(state: &State) -> Turn {
        if state.over {
            Turn::Over
        } else {
            Turn::Of {
                seat: state.active,
                number: state.turn,
            }
        }
    }

    fn legal(state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        if state.over {
            return;
        }
        let (shore, hand) = (state.shores[state.active], state.hands[state.active]);
        if hand[1] == 0 {
            if shore.rolls < ROLLS {
                moves.push(Move::Roll);
            }
            moves.push(Move::Draw);
            return;
        }
        let pearls = [hand[0].min(hand[1]), hand[0].max(hand[1])];
        for &pearl in if hand[0] == hand[1] {
            &pearls[..1]
        } else {
            &pearls[..]
        } {
            for pit in (0..PITS as u8).filter(|&pit| shore.pits[usize::from(pit)] == 0) {
                moves.push(Move::Lay { pearl, pit });
            }
        }
    }

    fn check(state: &State, mv: Move) -> Result<(), Illegal> {
        let refuse = |rule, refused: bool| {
            if refused {
                Err(Illegal::new(rule))
            } else {
                Ok(())
            }
        };
        refuse(rule::GAME_OVER, state.over)?;
        let (shore, hand) = (state.shores[state.active], state.hands[state.active]);
        match mv {
            Move::Roll | Move::Draw => {
                refuse(RULES[2], hand[1] != 0)?;
                refuse(RULES[0], mv == Move::Roll && shore.rolls >= ROLLS)
            }
            Move::Lay { pearl, pit } => {
                refuse(RULES[1], hand[1] == 0)?;
                refuse(RULES[3], !hand.contains(&pearl))?;
                refuse(RULES[4], shore.pits.get(usize::from(pit)) != Some(&0))
            }
        }
    }

    fn apply(state: &mut State, mv: Move, sink: &mut impl EventSink<Event>) {
        let seat = state.active;
        match mv {
            Move::Roll => {
                let die = 1 + state.rng.below(6) as u8;
                state.shores[seat].rolls += 1;
                state.shores[seat].luck += u8::from(die >= if VERSION == 1 { 3 } else { 4 });
                sink.emit(Event::Rolled { seat, die });
            }
            Move::Draw => {
                state.left -= 1;
                let pearl = state.pile[usize::from(state.left)];
                state.hands[seat][1] = pearl;
                sink.emit(Event::Drew { seat, pearl });
                sink.emit(Event::DrewUnseen { seat });
                return;
            }
            Move::Lay { pearl, pit } => {
                let hand = &mut state.hands[seat];
                *hand = [if hand[0] == pearl { hand[1] } else { hand[0] }, 0];
                state.shores[seat].pits[usize::from(pit)] = pearl;
                sink.emit(Event::Laid { seat, pearl, pit });
            }
        }
        state.over = !state.shores[seat].pits.contains(&0);
        state.active = seat.next(state.shores.len());
        state.turn += 1;
    }

    fn view(state: &State, seat: Seat) -> View {
        let State {
            bonus,
            shores,
            hands,
            left,
            active,
            turn,
            over,
            ..
        } = *state;
        let drawn = hands[active][1] != 0;
        View {
            bonus,
            seat,
            shores,
            hand: hands[seat],
            active,
            drawn,
            left,
            turn,
            over,
        }
    }

    fn resample(view: &View, rng: &mut Rng) -> State {
        let View {
            bonus,
            seat,
            shores,
            hand,
            active,
            drawn,
            left,
            turn,
            over,
        } = *view;
        let mut counts = [4_u8; 5];
        let laid = shores.iter().flat_map(|shore| shore.pits);
        for pearl in laid.chain(hand).filter(|&pearl| pearl > 0) {
            counts[usize::from(pearl) - 1] -= 1;
        }
        let mut unseen: Vec<u8> = (1..=5)
            .flat_map(|pearl| vec![pearl; usize::from(counts[usize::from(pearl) - 1])])
            .collect();
        rng.shuffle(&mut unseen);
        let mut draw = || unseen.pop().expect("every hidden pearl is accounted for");
        let hands = PerSeat::from_fn(shores.len(), |other| {
            if other == seat {
                return hand;
            }
            [draw(), if drawn && other == active { draw() } else { 0 }]
        });
        let mut pile = [0; PILE];
        pile[..usize::from(left)].fill_with(draw);
        State {
            bonus,
            shores,
            hands,
            pile,
            left,
            active,
            turn,
            over,
            rng: rng.fork(),
        }
    }

    fn score(state: &State, seat: Seat) -> ScoreSheet {
        let shore = state.shores[seat];
        let filled: CellSet = (0..PITS as u8)
            .filter(|&pit| shore.pits[usize::from(pit)] > 0)
            .collect();
        let sum: u8 = shore.pits.iter().sum();
        let rising =
            state.bonus == Bonus::Rising && !shore.pits.contains(&0) && shore.pits.is_sorted();
        ScoreSheet {
            lines: vec![
                ScoreLine::new("pearls", i32::from(sum), filled),
                ScoreLine::new(
                    "rising",
                    if rising { 3 } else { 0 },
                    if rising { filled } else { CellSet::EMPTY },
                ),
                ScoreLine::new("luck", i32::from(shore.luck), CellSet::EMPTY),
            ],
        }
    }

    fn total(state: &State, seat: Seat) -> i32 {
        Self::score(state, seat).total()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let totals = PerSeat::from_fn(state.shores.len(), |seat| Self::total(state, seat));
        state.over.then(|| Outcome::by_points(totals))
    }

    fn fmt_move(mv: Move) -> String {
        match mv {
            Move::Roll => "roll".into(),
            Move::Draw => "draw".into(),
            Move::Lay { pearl, pit } => format!("{pearl}@{pit}"),
        }
    }

    fn parse_move(text: &str) -> Option<Move> {
        match text {
            "roll" => Some(Move::Roll),
            "draw" => Some(Move::Draw),
            _ => {
                let digit = |c: u8| c.is_ascii_digit().then(|| c - b'0');
                let &[pearl, b'@', pit] = text.as_bytes() else {
                    return None;
                };
                Some(Move::Lay {
                    pearl: digit(pearl)?,
                    pit: digit(pit)?,
                })
            }
        }
    }

    fn ascii(state: &State) -> String {
        let mut text = format!(
            "turn {} pile {} bonus {:?}\n",
            state.turn, state.left, state.bonus
        );
        for seat in state.shores.seats() {
            let mark = if seat == state.active && !state.over {
                '>'
            } else {
                ' '
            };
            let (shore, hand) = (state.shores[seat], state.hands[seat]);
            text += &format!(
                "{mark}{} pits {:?} hand {hand:?} rolls {} luck {}\n",
                seat.0, shore.pits, shore.rolls, shore.luck
            );
        }
        text
    }

    fn score_position(position: &Value) -> Result<Value, PositionError> {
        let pits = position.get("pits").and_then(Value::as_array);
        let pits = pits.ok_or_else(|| PositionError::new("bad-field", "pits"))?;
        Ok(Value::from(
            pits.iter().filter_map(Value::as_u64).sum::<u64>(),
        ))
    }
}
