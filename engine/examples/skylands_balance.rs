//! How even Skylands is: `cargo run --profile bench -p atoll-engine --example skylands_balance -- SEATS
//! GAMES [SEED]`. A player that weighs a board by what it may still become, and an action by what it
//! brings to everybody, plays itself; the table says who wins, how long games last, and how often each
//! special is bought when it is shown. With one seat it prints what scores the solo game gives.

use atoll_engine::game::{Game, Turn};
use atoll_engine::games::skylands::parts::Colour;
use atoll_engine::games::skylands::sheet::Sheet;
use atoll_engine::games::skylands::specials::{Effect, Special};
use atoll_engine::games::skylands::{Move, Options, Phase, Skylands, State};
use atoll_engine::rng::Rng;
use atoll_engine::seat::Seat;

/// What a board is worth, in tenths of a point.
fn worth(state: &State, seat: Seat) -> i32 {
    let sheet = state.sheet(seat);
    let ahead = i32::from(sheet.empty().saturating_sub(1)).min(14);
    let mut worth = 10 * sheet.total();
    for island in sheet.open_islands() {
        let (open, lost) = sheet.open_ends(&island);
        if lost == 0 {
            let chance = (8 - 2 * i32::from(open)).max(1) * ahead.min(8) / 8;
            worth += chance * i32::from(island.dwellings);
        }
    }
    // Inhabitants buy specials and become energy; a pile of them is worth less and less.
    for colour in Colour::ALL {
        let held = i32::from(sheet.holds(colour)).min(6);
        worth += held * ahead / 3;
    }
    worth
        + sheet
            .owned()
            .map(|special| lasting(sheet, special) * ahead / 14)
            .sum::<i32>()
}

/// What a special may still bring, in tenths of a point, at the beginning of a game.
fn lasting(sheet: &Sheet, special: Special) -> i32 {
    match special.print().effect {
        Effect::Generator => 35,
        Effect::Inn | Effect::SuburbMountain | Effect::SuburbForest | Effect::Temple(_) => 25,
        Effect::Trading => 15,
        Effect::PowerPlant => 30,
        Effect::Airport | Effect::Sanctuary => 10,
        Effect::Academy => 20,
        Effect::Villa => i32::from(sheet.empty()),
        _ => 0,
    }
}

/// The best move by the worth right after it; actions are played through.
fn choose(state: &State, chance: &mut Rng) -> Move {
    let seat = state.actor();
    let mut legal = Vec::new();
    Skylands::legal(state, &mut legal);
    let mut best = (i32::MIN, legal[0]);
    for &mv in &legal {
        // The order of the stack is unknown to a player: a view gives another one.
        let view = Skylands::view(state, seat);
        let mut after = Skylands::resample(&view, chance);
        Skylands::apply(&mut after, mv, &mut ());
        if state.phase() == Phase::Choose {
            while after.turns() == state.turns() && Skylands::turn(&after) != Turn::Over {
                let next = choose(&after, chance);
                Skylands::apply(&mut after, next, &mut ());
            }
        } else if matches!(mv, Move::Buy(_)) {
            while after.actor() == seat && matches!(after.phase(), Phase::Pay | Phase::PlaceSpecial)
            {
                let next = choose(&after, chance);
                Skylands::apply(&mut after, next, &mut ());
            }
        }
        let mut value = 8 * worth(&after, seat) + chance.below(8) as i32;
        let others = (0..Skylands::seats(state))
            .map(Seat)
            .filter(|&other| other != seat);
        let others: Vec<i32> = others.map(|other| worth(&after, other)).collect();
        if let Some(ahead) = others.iter().max() {
            value -= 4 * ahead;
        }
        if value > best.0 {
            best = (value, mv);
        }
    }
    best.1
}

fn main() {
    let mut words = std::env::args().skip(1);
    let mut number = |default: u64| words.next().and_then(|w| w.parse().ok()).unwrap_or(default);
    let (seats, games, seed) = (number(2) as u8, number(200), number(1));
    let mut chance = Rng::new(seed);
    let mut wins = vec![0.0; usize::from(seats)];
    let mut totals = Vec::new();
    let (mut turns, mut shown, mut bought) = (Vec::new(), [0_u32; 32], [0_u32; 32]);
    let mut ends = std::collections::BTreeMap::new();
    for _ in 0..games {
        let start = Skylands::setup(&Options::default(), seats, chance.next_u64(), &mut ());
        let mut state = start.expect("a number of seats");
        let first = state.active();
        for special in state.displayed() {
            shown[usize::from(special.number())] += 1;
        }
        while Skylands::turn(&state) != Turn::Over {
            let mv = choose(&state, &mut chance);
            if let Move::Buy(special) = mv {
                bought[usize::from(special.number())] += 1;
            }
            Skylands::apply(&mut state, mv, &mut ());
        }
        let outcome = Skylands::outcome(&state).expect("over");
        let winners: Vec<Seat> = outcome.winners().collect();
        for winner in &winners {
            let place = (winner.0 + seats - first.0) % seats;
            wins[usize::from(place)] += 1.0 / winners.len() as f64;
        }
        totals.extend_from_slice(outcome.totals.as_slice());
        turns.push(state.turns());
        *ends.entry(format!("{:?}", state.end())).or_insert(0) += 1;
    }
    let shares: Vec<String> = wins
        .iter()
        .map(|won| format!("{:.1} %", 100.0 * won / games as f64))
        .collect();
    println!("wins by the order of play: {}", shares.join(", "));
    turns.sort_unstable();
    totals.sort_unstable();
    let at = |percent: usize| (turns.len() - 1) * percent / 100;
    println!(
        "turns: 10 % {}, half {}, 90 % {}",
        turns[at(10)],
        turns[at(50)],
        turns[at(90)]
    );
    let at = |percent: usize| totals[(totals.len() - 1) * percent / 100];
    println!("points: 10 % {}, half {}, 90 % {}", at(10), at(50), at(90));
    println!("ends: {ends:?}");
    for special in Special::all() {
        let place = usize::from(special.number());
        let share = 100.0 * f64::from(bought[place]) / f64::from(shown[place].max(1));
        println!(
            "{:<16} shown {:>4}  bought {share:>5.1} %",
            special.key(),
            shown[place]
        );
    }
}
