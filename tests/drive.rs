//! Ways to play any game at random, with any number of seeds.

use atoll_engine::game::{Game, Turn};
use atoll_engine::rng::Rng;
use atoll_engine::seat::{SeatInfo, SeatKind};
use atoll_engine::session::Session;

/// Every sample of a game: options and how many play.
pub fn all_setups<G: Game>() -> Vec<(G::Options, u8)> {
    let samples = G::samples().into_iter();
    samples
        .map(|sample| (sample.options, sample.seats))
        .collect()
}

/// Names for a table, with letters and signs that have broken programs before.
pub fn names(seats: u8) -> Vec<SeatInfo> {
    let names = [
        "Zosia",
        "Jürgen „Ü“",
        "<script>alert(1)</script>",
        "🏝️\u{202e}",
        "",
    ];
    names
        .iter()
        .take(usize::from(seats))
        .map(|&name| SeatInfo::new(name, SeatKind::Human))
        .collect()
}

/// A first state.
pub fn first<G: Game>(options: &G::Options, seats: u8, seed: u64) -> G::State {
    G::setup(options, seats, seed, &mut ()).expect("the set-up is possible")
}

/// Plays a random game and shows every state, the last one included, with its legal moves.
pub fn walk<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    mut look: impl FnMut(&G::State, &[G::Move]),
) -> G::State {
    let mut state = first::<G>(options, seats, seed);
    let mut rng = Rng::new(!seed);
    let mut legal = Vec::new();
    loop {
        G::legal(&state, &mut legal);
        look(&state, &legal);
        if G::turn(&state) == Turn::Over {
            return state;
        }
        let mv = legal[rng.index(legal.len())];
        G::apply(&mut state, mv, &mut ());
    }
}

/// A finished random game as a session.
pub fn finished<G: Game>(options: &G::Options, seats: u8, seed: u64) -> Session<G> {
    let mut session = Session::<G>::new(options.clone(), names(seats), seed).expect("possible");
    let mut rng = Rng::new(!seed);
    while session.turn() != Turn::Over {
        let legal = session.legal();
        session
            .apply(legal[rng.index(legal.len())])
            .expect("it was listed as legal");
    }
    session
}
