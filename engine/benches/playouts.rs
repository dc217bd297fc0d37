//! Random complete games per second, natively: `cargo bench -p atoll-engine --bench playouts -- GAME
//! SEATS GAMES ROUNDS`. Prints one line of JSON with the best round, a checksum that the wasm build
//! must equal, and how often the heap was asked for memory per game (hot paths: never).

use std::alloc::System;
use std::time::Instant;

use atoll_engine::registry::{GameId, play_random_games};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static HEAP: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const SEED: u64 = 0xA701_1000_0000_0001;

fn main() {
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
    let game = words.next().unwrap_or_else(|| "lost-cities".into());
    let mut number = |default: u32| words.next().and_then(|w| w.parse().ok()).unwrap_or(default);
    let (seats, games, rounds) = (number(2), number(5_000), number(5));
    let id = GameId::from_key(&game).unwrap_or_else(|| panic!("there is no game {game}"));
    let seats = u8::try_from(seats).expect("a number of seats");

    let mut best = 0.0_f64;
    let mut checksum = 0;
    let region = Region::new(HEAP);
    for _ in 0..rounds {
        let begin = Instant::now();
        checksum = play_random_games(id, seats, games, SEED);
        best = best.max(f64::from(games) / begin.elapsed().as_secs_f64());
    }
    // Each call reserves one buffer of moves, whatever the number of games.
    let asked = region.change().allocations as f64 - f64::from(rounds);
    let per_game = asked.max(0.0) / f64::from(games * rounds);
    println!(
        "{{\"games_per_s\":{best:.0},\"checksum\":\"{checksum:016x}\",\"allocations_per_game\":{per_game}}}"
    );
}
