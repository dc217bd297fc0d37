//! Ways to play any game at random: every combination of seats and options, any number of seeds.

use atoll_engine::game::{Game, Turn};
use atoll_engine::json::{Map, Value};
use atoll_engine::record::read_options;
use atoll_engine::rng::Rng;
use atoll_engine::seat::{SeatInfo, SeatKind};
use atoll_engine::session::Session;

/// Every combination of the options a player can choose.
pub fn all_options<G: Game>() -> Vec<G::Options> {
    let mut combinations = vec![Map::new()];
    for choice in G::CHOICES {
        let grown = combinations.iter().flat_map(|fields| {
            choice.values.iter().map(move |&value| {
                let mut fields = fields.clone();
                fields.insert(choice.key.to_owned(), Value::from(value));
                fields
            })
        });
        combinations = grown.collect();
    }
    let read = |fields| read_options::<G>(&Value::Object(fields)).expect("listed values are known");
    combinations.into_iter().map(read).collect()
}

/// Every set-up: all options with all numbers of seats.
pub fn all_setups<G: Game>() -> Vec<(G::Options, u8)> {
    let seats = G::SEATS.0..=G::SEATS.1;
    let options = all_options::<G>();
    seats
        .flat_map(|seats| options.iter().cloned().map(move |o| (o, seats)))
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
