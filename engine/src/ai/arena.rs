//! Matches between levels: the same fixed seeds, seats rotated from game to game, points, wins and
//! time per decision. The clock is handed in, because the engine has none.

use serde::Serialize;

use super::{Question, levels};
use crate::game::{Game, Turn};
use crate::rng::Rng;
use crate::seat::{Seat, SeatKind};

/// What one entrant of an arena did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entrant {
    /// Its level.
    pub level: &'static str,
    /// Mean points.
    pub mean: f64,
    /// Standard deviation of the points.
    pub sd: f64,
    /// Half the width of the 95 % confidence interval of the mean.
    pub ci95: f64,
    /// Games won; ties are shared as fractions.
    pub wins: f64,
    /// Mean time of a decision in milliseconds.
    pub ms_mean: f64,
    /// The time that 95 % of its decisions stay under.
    pub ms_p95: f64,
}

/// Plays `games` games between the levels, rotating the seats, and sums up each entrant.
///
/// # Errors
/// When a level has no bot or the set-up is impossible.
pub fn play<G: Game>(
    options: &G::Options,
    entrants: &[SeatKind],
    games: u32,
    seed: u64,
    mut clock: impl FnMut() -> f64,
    mut progress: impl FnMut(u32),
) -> Result<Vec<Entrant>, String> {
    let mut tallies = vec![Tally::default(); entrants.len()];
    let mut chance = Rng::new(seed);
    for round in 0..games {
        let (game_seed, mut rng) = (chance.next_u64(), chance.fork());
        let mut state = G::setup(options, entrants.len() as u8, game_seed, &mut ())
            .map_err(|error| error.to_string())?;
        // Entrant e sits at seat (e + round), so that everybody starts equally often.
        let entrant_of = |seat: Seat| {
            (seat.index() + entrants.len() - round as usize % entrants.len()) % entrants.len()
        };
        while let Turn::Of { seat, .. } = G::turn(&state) {
            let entrant = entrant_of(seat);
            let view = G::view(&state, seat);
            let question = Question {
                view,
                seat,
                chance: rng.fork(),
                work: None,
            };
            let level = entrants[entrant];
            let begin = clock();
            let mut thought = levels::ask::<G>(level, question)
                .ok_or_else(|| format!("no-such-level {}", level.word()))?;
            let mv = thought.finish();
            tallies[entrant].times.push(clock() - begin);
            if let Err(illegal) = G::check(&state, mv) {
                return Err(format!("bot {} chose {illegal}", level.word()));
            }
            G::apply(&mut state, mv, &mut ());
        }
        let outcome = G::outcome(&state).expect("a game that is over has an outcome");
        let share = 1.0 / outcome.winners().count() as f64;
        for seat in outcome.totals.seats() {
            let tally = &mut tallies[entrant_of(seat)];
            tally.points.push(f64::from(outcome.totals[seat]));
            tally.wins += if outcome.ranks[seat] == 1 { share } else { 0.0 };
        }
        progress(round + 1);
    }
    Ok(entrants
        .iter()
        .zip(tallies)
        .map(|(level, tally)| tally.sum_up(level.word()))
        .collect())
}

#[derive(Clone, Debug, Default)]
struct Tally {
    points: Vec<f64>,
    wins: f64,
    times: Vec<f64>,
}

impl Tally {
    fn sum_up(mut self, level: &'static str) -> Entrant {
        let count = self.points.len().max(1) as f64;
        let mean = self.points.iter().sum::<f64>() / count;
        let squares: f64 = self.points.iter().map(|p| (p - mean).powi(2)).sum();
        let sd = (squares / (count - 1.0).max(1.0)).sqrt();
        self.times.sort_by(f64::total_cmp);
        let p95 = self.times.len() * 95 / 100;
        Entrant {
            level,
            mean,
            sd,
            ci95: 1.96 * sd / count.sqrt(),
            wins: self.wins,
            ms_mean: self.times.iter().sum::<f64>() / self.times.len().max(1) as f64,
            ms_p95: self
                .times
                .get(p95)
                .or(self.times.last())
                .copied()
                .unwrap_or_default(),
        }
    }
}
