//! The fast ways against slow ones, over random games: placements found by shifts against trying
//! every hex, and points without notes against cubes put on groups and totems as on a real table.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::games::my_island::board::{FIELDS, HEXES, TOTEMS, Terrain, field_at};
use crate::hex::Hex;

/// An island as a person sees it: a map of symbols, with cubes.
#[derive(Default)]
struct Paper {
    symbols: BTreeMap<Hex, Symbol>,
    cubes: BTreeSet<Hex>,
    green: BTreeSet<Hex>,
    points: i32,
}

impl Paper {
    fn group(&self, from: Hex) -> BTreeSet<Hex> {
        let mut group = BTreeSet::from([from]);
        let mut todo = vec![from];
        while let Some(hex) = todo.pop() {
            for next in hex.neighbours() {
                if self.symbols.get(&next) == self.symbols.get(&from) && group.insert(next) {
                    todo.push(next);
                }
            }
        }
        group
    }

    fn may_lie(&self, rules: &Rules, ground: &Ground, tile: Tile, rot: u8, at: Hex) -> bool {
        let hexes: Vec<Hex> = tile.shape().hexes(rot)[..tile.symbols().len()]
            .iter()
            .map(|hex| hex.plus(at))
            .collect();
        let terrain = |hex: &Hex| field_at(*hex).and_then(|cell| ground.terrain(cell));
        let open = |hex: &Hex| {
            terrain(hex).is_some_and(|terrain| rules.open.contains(terrain))
                && !self.symbols.contains_key(hex)
        };
        let mut faces = hexes.iter().zip(tile.symbols());
        hexes.iter().all(open)
            && if self.symbols.is_empty() {
                hexes.iter().any(|hex| terrain(hex) == Some(Terrain::Beach))
            } else {
                faces.any(|(hex, symbol)| {
                    hex.neighbours()
                        .any(|next| self.symbols.get(&next) == Some(symbol))
                })
            }
    }

    fn lay(&mut self, ground: &Ground, episode: Episode, tile: Tile, rot: u8, at: Hex) {
        let beach = |hex: Hex| {
            let cell = field_at(hex).unwrap();
            ground.terrain(cell) == Some(Terrain::Beach)
        };
        let hexes = tile.shape().hexes(rot);
        let hexes = hexes.iter().zip(tile.symbols());
        let laid: Vec<Hex> = hexes.clone().map(|(hex, _)| hex.plus(at)).collect();
        self.symbols
            .extend(hexes.map(|(hex, &symbol)| (hex.plus(at), symbol)));
        for &hex in &laid {
            let symbol = self.symbols[&hex];
            let group = self.group(hex);
            if episode != Episode::ETERNAL {
                self.points += i32::from(symbol == Symbol::House && beach(hex));
            } else if symbol == Symbol::Path {
                if !group.iter().any(|&hex| beach(hex)) {
                    continue;
                }
                for totem in TOTEMS.iter().map(|cell| HEXES[cell as usize]) {
                    let beside = totem.neighbours().any(|next| group.contains(&next));
                    if beside && self.green.insert(totem) {
                        self.points += 5;
                    }
                }
            } else if group.len() >= 5 && group.is_disjoint(&self.cubes) {
                self.cubes.insert(hex);
                self.points += 3;
            }
        }
    }

    fn largest(&self, symbol: Symbol) -> usize {
        let like = self.symbols.iter().filter(|(_, lies)| **lies == symbol);
        like.map(|(&hex, _)| self.group(hex).len())
            .max()
            .unwrap_or(0)
    }
}

#[test]
fn shifts_find_what_trying_finds_and_cubes_count_what_rules_count() {
    let mut paid = [0; 2];
    for seed in 0..120 {
        let options = if seed % 3 == 0 {
            first_episode()
        } else {
            ETERNAL
        };
        let mut state = MyIsland::setup(&options, 1, seed, &mut ()).unwrap();
        // The extra tiles come up, too.
        state.rules.tiles = Tile::all().fold(Tiles::default(), Tiles::with);
        state.rest = state.rules.tiles.without(state.tile());
        let ground = *state.ground(Seat(0));
        let mut paper = Paper::default();
        let mut rng = Rng::new(seed);
        let mut moves = Vec::new();
        loop {
            MyIsland::legal(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            let tile = state.tile();
            let mut tried = Vec::new();
            for rot in 0..TURNS {
                for cell in 0..FIELDS as u8 {
                    if paper.may_lie(&state.rules, &ground, tile, rot, HEXES[cell as usize]) {
                        tried.push(Move::Lay { rot, cell });
                    }
                }
            }
            let listed = moves
                .iter()
                .copied()
                .filter(|mv| matches!(mv, Move::Lay { .. }));
            assert_eq!(
                listed.collect::<Vec<_>>(),
                tried,
                "{}",
                MyIsland::ascii(&state)
            );
            // To the end, and with a liking for what scores, or groups would stay small.
            let view = MyIsland::view(&state, Seat(0));
            let best = |mv: &&Move| (view.preview(**mv).at_once, rng.next_u32());
            let mv = match tried.iter().max_by_key(best) {
                Some(&mv) => mv,
                None if moves.contains(&Move::Pass) => Move::Pass,
                None => Move::End,
            };
            match mv {
                Move::Lay { rot, cell } => {
                    paper.lay(&ground, options.episode, tile, rot, HEXES[cell as usize]);
                }
                Move::Pass => paper.points -= 1,
                Move::End => {}
            }
            MyIsland::apply(&mut state, mv, &mut ());
            assert_eq!(i32::from(marker(&state, 0)), (10 + paper.points).min(55));
            for symbol in Symbol::ALL {
                let largest = state.island(Seat(0)).largest(symbol);
                assert_eq!(usize::from(largest), paper.largest(symbol));
            }
        }
        paid[0] += paper.cubes.len();
        paid[1] += paper.green.len();
    }
    assert!(
        paid[0] > 80 && paid[1] > 40,
        "too little happened: {paid:?}"
    );
}

#[test]
fn secret_and_open_rounds_lead_to_the_same_islands() {
    for seed in 0..40 {
        let seats = 2 + (seed % 3) as u8;
        let open = Options {
            reveal: Reveal::AtOnce,
            ..ETERNAL
        };
        let mut open = MyIsland::setup(&open, seats, seed, &mut ()).unwrap();
        let mut secret = MyIsland::setup(&ETERNAL, seats, seed, &mut ()).unwrap();
        let mut listened = secret.clone();
        let mut rng = Rng::new(seed);
        let mut moves = Vec::new();
        loop {
            MyIsland::legal(&open, &mut moves);
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.index(moves.len())];
            MyIsland::apply(&mut open, mv, &mut ());
            MyIsland::apply(&mut secret, mv, &mut ());
            MyIsland::apply(&mut listened, mv, &mut Vec::new());
            assert_eq!(open.islands, secret.islands);
            assert_eq!(listened.islands, secret.islands);
            assert_eq!(listened.known, secret.known, "listening changes nothing");
            assert_eq!(open.drawn, secret.drawn);
        }
        assert!(secret.ending.is_some());
        assert_eq!(secret.known, secret.islands);
    }
}
