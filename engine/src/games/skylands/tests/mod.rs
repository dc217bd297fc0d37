//! The rules of Skylands, one by one. The names of the tests are the rows of the rules: the turn and
//! its four actions, placing, the components, the specials, the end.

mod components;
mod converting;
mod creating;
mod deploying;
mod discovering;
mod ending;
mod laws;
mod notation;
mod outlooks;
mod placing;
mod positions;
mod solo;
mod specials_counting;
mod specials_lasting;
mod specials_once;
mod starts;
mod turns;

use super::events::{EndReason, Event, Income};
use super::grid::{SQUARES, parse_square};
use super::parts::{Colour, Face, Terrain, Tile};
use super::score::{Account, Counted};
use super::sheet::Sheet;
use super::specials::Special;
use super::state::{Action, MOST_OFFERED, State};
use super::{Display, Move, Options, Phase, Skylands, Start};
use crate::game::{Game, Turn};
use crate::seat::Seat;

fn at(name: &str) -> u8 {
    parse_square(name).unwrap_or_else(|| panic!("{name} is a square"))
}

fn face(letters: &str) -> Face {
    Face::from_letters(letters).unwrap_or_else(|| panic!("{letters} is a face"))
}

fn tile(letters: &str) -> Tile {
    Tile::of(face(letters)).unwrap_or_else(|| panic!("{letters} is a tile"))
}

fn special(key: &str) -> Special {
    Special::from_key(key).unwrap_or_else(|| panic!("{key} is a special"))
}

fn colour(letter: &str) -> Colour {
    let letter = letter.chars().next().expect("a letter");
    Colour::from_letter(letter).expect("a colour")
}

/// A sheet with some pieces, such as `"A1:.F.. B1:...F C3:....=inn"`, and all that they finish.
fn sheet(pieces: &str) -> Sheet {
    let mut sheet = Sheet::default();
    for piece in pieces.split_whitespace() {
        let (name, shown) = piece.split_once(':').expect("square:face");
        let (letters, key) = shown.split_once('=').unwrap_or((shown, ""));
        let special = Some(key).filter(|key| !key.is_empty()).map(special);
        let (square, face) = (at(name), face(letters));
        assert!(sheet.squares_for(face).contains(square), "{piece} fits");
        sheet.put(face, special, square);
        for terrain in Terrain::ALL {
            let own = special.is_some_and(|special| special.print().island == Some(terrain));
            if own || face.sides().contains(&Some(terrain)) {
                sheet.close(terrain, square);
            }
        }
    }
    sheet
}

/// A game in progress that can be arranged and played by notation. Boards are blank; seat 0 begins.
struct Table {
    state: State,
    events: Vec<Event>,
}

impl Table {
    fn new(seats: u8) -> Self {
        let mut events = Vec::new();
        let options = Options::default();
        let mut state = Skylands::setup(&options, seats, 1, &mut events).expect("a game");
        (state.first, state.active, state.actor) = (Seat(0), Seat(0), Seat(0));
        for seat in state.sheets.seats() {
            state.sheets[seat] = Sheet::default();
        }
        events.clear();
        Self { state, events }
    }

    fn two() -> Self {
        Self::new(2)
    }

    /// Gives a seat a board, see [`sheet`].
    fn land(mut self, seat: u8, pieces: &str) -> Self {
        self.state.sheets[Seat(seat)] = sheet(pieces);
        self
    }

    /// Settles inhabitants from the supply, such as `"G@A1=2 B@inn=1"`.
    fn folk(mut self, seat: u8, folk: &str) -> Self {
        for entry in folk.split_whitespace() {
            let (home, count) = entry.split_once('=').expect("colour@home=count");
            let (letter, home) = home.split_once('@').expect("colour@home");
            let (colour, count) = (colour(letter), count.parse::<u8>().expect("a count"));
            let sheet = &mut self.state.sheets[Seat(seat)];
            if home == "inn" {
                assert!(count <= sheet.inn_room(), "{entry} has room");
                sheet.guests[colour as usize] += count;
            } else {
                let place = sheet
                    .island_at(colour.terrain(), at(home))
                    .expect("an island");
                assert!(count <= sheet.islands()[place].free(), "{entry} has room");
                sheet.house(place, count as i8);
            }
            self.state.supply[colour as usize] -= count;
        }
        self
    }

    /// Puts these specials on display, and only these.
    fn display(mut self, keys: &str) -> Self {
        let keys = keys.split_whitespace();
        self.state.display = keys.fold(0, |set, key| set | special(key).bit());
        self
    }

    /// Chooses Discover and exchanges what was turned up for these tiles.
    fn discover(mut self, tiles: &str) -> Self {
        self.play("discover");
        self.state.offer = [0; MOST_OFFERED];
        self.state.offered = 0;
        for letters in tiles.split_whitespace() {
            self.state.put_on_offer(tile(letters));
        }
        self
    }

    fn read(text: &str) -> Move {
        Skylands::parse_move(text).unwrap_or_else(|| panic!("{text} is a move"))
    }

    /// Plays moves that must be legal.
    fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split_whitespace() {
            let mv = Self::read(text);
            let verdict = Skylands::check(&self.state, mv);
            assert_eq!(verdict, Ok(()), "{text}\n{}", Skylands::ascii(&self.state));
            assert!(self.legal().contains(&mv), "{text} is listed");
            Skylands::apply(&mut self.state, mv, &mut self.events);
        }
        self
    }

    /// The rule that forbids a move.
    fn refusal(&self, text: &str) -> &'static str {
        let mv = Self::read(text);
        assert!(!self.legal().contains(&mv), "{text} is not listed");
        match Skylands::check(&self.state, mv) {
            Ok(()) => panic!("{text} is allowed\n{}", Skylands::ascii(&self.state)),
            Err(illegal) => illegal.rule,
        }
    }

    fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Skylands::legal(&self.state, &mut moves);
        moves
    }

    /// The legal moves in notation.
    fn list(&self) -> Vec<String> {
        self.legal().into_iter().map(Skylands::fmt_move).collect()
    }

    fn phase(&self) -> Phase {
        self.state.phase
    }

    fn actor(&self) -> u8 {
        self.state.actor.0
    }

    fn sheet(&self, seat: u8) -> &Sheet {
        self.state.sheet(Seat(seat))
    }

    /// The inhabitants of the island of a terrain that begins at a square, of all its dwellings.
    fn lives(&self, seat: u8, terrain: Terrain, first: &str) -> (u8, u8) {
        let sheet = self.sheet(seat);
        let place = sheet
            .island_at(terrain, at(first))
            .expect("a finished island");
        let island = sheet.islands()[place];
        (island.inhabitants, island.dwellings)
    }

    /// The points a seat was paid, and those noted.
    fn tokens(&self, seat: u8) -> (u8, u8) {
        self.sheet(seat).tokens()
    }

    fn has_event(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(wanted)
    }
}

/// A full account of what a sheet shows.
fn counted(sheet: &Sheet) -> Vec<Counted> {
    Account::of(sheet).islands()
}

/// Both ways of counting, which must agree.
fn points(sheet: &Sheet, category: &str) -> i32 {
    let full = Account::of(sheet).score();
    assert_eq!(full.total(), sheet.total());
    full.category(category)
}

/// The points of one special.
fn special_points(sheet: &Sheet, key: &str) -> i32 {
    let full = Account::of(sheet).score();
    assert_eq!(full.total(), sheet.total());
    let item = special(key).number();
    let lines = full.lines.iter().filter(|line| line.category == "specials");
    lines
        .filter(|line| line.item == item)
        .map(|line| line.points)
        .sum()
}
