//! How the values of `eval` were learned: self-play, each position's values moved towards what the
//! rest of the game brought (temporal differences with traces, seen from the end of a game).
//! Deterministic for a seed; floats are fine here, because no record depends on them.
//!
//! The table in `engine/data/lost_cities_values.txt` is `learn(1_200_000, 1)`, rounded to tenths.

use super::eval::{self, PHASES, SCALE, SIZE, TERMS, artefacts_at, dice_at, expedition_at};
use super::parts::{ARTEFACT_LADDER, BOXES, DICE_LADDER, Layout};
use super::rules;
use super::sheet::expedition_value;
use super::state::{Options, State};
use crate::rng::Rng;

/// How much of the later course counts beyond the next position.
const TRACE: f32 = 0.9;
/// The numbers of seats that are played in turn; two is what most people play.
const SEATS: [u8; 6] = [1, 2, 2, 3, 4, 5];

/// Plays so many games from a seed and gives the values in tenths of a point.
pub fn learn(games: u32, seed: u64) -> Vec<i16> {
    let mut learner = Learner {
        values: prior(),
        rng: Rng::new(seed),
    };
    for game in 0..games {
        let left = 1.0 - game as f32 / games as f32;
        let step = 0.3 * left * left + 0.002;
        let wander = if left > 0.5 { 30 } else { 100 };
        let options = Options {
            layout: if game % 3 == 0 {
                Layout::Twelve
            } else {
                Layout::Nine
            },
            ..Options::default()
        };
        // A step slower than the layout, so that every number of seats meets both layouts.
        let seats = SEATS[(game / 3) as usize % SEATS.len()];
        learner.play(options, seats, step, wander);
    }
    let tenths = |value: &f32| (value * SCALE as f32).round() as i16;
    learner.values.iter().map(tenths).collect()
}

/// What is believed before the first game: every column is worth what it scores now.
fn prior() -> Vec<f32> {
    let mut values = vec![0.0; SIZE];
    for phase in 0..PHASES {
        for bridge in 0..3 {
            for count in 0..=BOXES as usize {
                for last in 0..=10 {
                    for doubled in [false, true] {
                        let at = expedition_at(phase, bridge, doubled, count, last);
                        values[at as usize] = expedition_value(count, doubled) as f32;
                    }
                }
                let at = artefacts_at(phase, count, bridge);
                values[at as usize] = ARTEFACT_LADDER[count] as f32;
                for alone in [false, true] {
                    let at = dice_at(phase, count, bridge, alone);
                    values[at as usize] = DICE_LADDER[count] as f32;
                }
            }
        }
    }
    values
}

struct Learner {
    values: Vec<f32>,
    rng: Rng,
}

impl Learner {
    /// One game against itself; one move in `wander` is any legal one.
    fn play(&mut self, options: Options, seats: u8, step: f32, wander: u32) {
        let mut state: State = rules::setup(options, seats, self.rng.next_u64(), &mut ());
        let mut moves = Vec::new();
        let mut courses = vec![Vec::new(); seats as usize];
        while state.ending.is_none() {
            let weigh = |terms: &[u16; TERMS]| self.value(terms);
            let best = eval::best_by(&state, &weigh, &mut moves);
            let (mut mv, _) = best.expect("a game that goes on has a move");
            if self.rng.below(wander) == 0 {
                mv = moves[self.rng.index(moves.len())];
            }
            let seat = state.seat;
            let mut after = state.clone();
            rules::try_out(&mut after, mv);
            if !after.accelerating {
                courses[seat.index()].push(eval::terms(&after, seat));
            }
            rules::apply(&mut state, mv, &mut ());
        }
        for (course, sheet) in courses.iter().zip(&state.sheets) {
            self.review(course, sheet.total() as f32, step);
        }
    }

    fn value(&self, terms: &[u16; TERMS]) -> f32 {
        terms.iter().map(|&term| self.values[term as usize]).sum()
    }

    /// Goes back through a seat's positions, from its final points.
    fn review(&mut self, course: &[[u16; TERMS]], points: f32, step: f32) {
        let (mut target, mut next) = (points, points);
        for terms in course.iter().rev() {
            target = TRACE * target + (1.0 - TRACE) * next;
            next = self.value(terms);
            let change = step * (target - next) / TERMS as f32;
            for &term in terms {
                self.values[term as usize] += change;
            }
        }
    }
}
