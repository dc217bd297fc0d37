//! The compact form of a game for links: each move as its index among the sorted legal moves, packed
//! into bits, with set-up, names and a checksum, as base64url. Damaged or foreign text is an error
//! with a reason, never a panic. Fields a record does not know are not carried.

mod bytes;

use crate::checksum::checksum;
use crate::error::RecordError;
use crate::game::{Game, GameOptions};
use crate::json::{self, Map, Value};
use crate::record::{check_name, pick_rules, read_options};
use crate::seat::{MAX_SEATS, SeatColour, SeatInfo, SeatKind};
use crate::session::{About, Session};

use bytes::{BitReader, BitWriter, Reader, from_base64, put_bytes, put_number, to_base64};

const VERSION: u8 = 1;
const CHECK_BYTES: usize = 4;
/// Longer texts are refused before they are decoded; a long game takes some 400 characters.
const MAX_TEXT: usize = 16 << 10;

/// The game up to the cursor as a share text.
pub fn encode<G: Game>(session: &Session<G>) -> String {
    let made = &session.line()[..session.ply()];
    let mut bits = BitWriter::default();
    let mut state = session.state_at(0);
    let mut legal = Vec::new();
    for ply in made {
        G::legal(&state, &mut legal);
        // Below the first move that is not smaller lie as many as its index says.
        let index = legal.partition_point(|&other| other < ply.mv);
        debug_assert_eq!(legal.get(index), Some(&ply.mv), "a line of legal moves");
        bits.put(index, width(legal.len()));
        G::apply(&mut state, ply.mv, &mut ());
    }
    let options = if *session.options() == G::Options::default() {
        String::new()
    } else {
        session.options().to_json().text()
    };
    let setup = Setup {
        game: (G::KEY, G::RULES),
        about: session.about(),
        options: &options,
    };
    setup.pack(made.len(), &bits.bytes)
}

/// What a share text says besides the moves.
struct Setup<'a> {
    game: (&'static str, u32),
    about: &'a About,
    options: &'a str,
}

impl Setup<'_> {
    /// The whole text. Everything in it is bounded but the take-backs: where they would make it longer
    /// than what is read, it tells only at which of its moves something was taken back.
    fn pack(&self, plies: usize, moves: &[u8]) -> String {
        let text = self.pack_with(&self.about.takebacks, plies, moves);
        if text.len() <= MAX_TEXT {
            return text;
        }
        let mut told = vec![false; plies];
        let mut brief = self.about.takebacks.clone();
        brief.retain(|&at| {
            let told = told.get_mut(at as usize);
            told.is_some_and(|told| !std::mem::replace(told, true))
        });
        self.pack_with(&brief, plies, moves)
    }

    fn pack_with(&self, takebacks: &[u32], plies: usize, moves: &[u8]) -> String {
        let (key, rules) = self.game;
        let mut bytes = header(key).to_vec();
        put_number(&mut bytes, u64::from(rules));
        bytes.push(self.about.seats.len() as u8);
        for seat in &self.about.seats {
            let colour = seat.colour.map_or(0, |colour| colour as u8 + 1);
            bytes.push(seat.kind as u8 + 16 * colour);
            put_bytes(&mut bytes, seat.name.as_bytes());
        }
        put_bytes(&mut bytes, self.options.as_bytes());
        bytes.extend_from_slice(&self.about.seed.to_le_bytes());
        put_number(&mut bytes, takebacks.len() as u64);
        for &ply in takebacks {
            put_number(&mut bytes, u64::from(ply));
        }
        put_number(&mut bytes, plies as u64);
        bytes.extend_from_slice(moves);
        let [check @ .., _, _, _, _] = checksum(&bytes).to_le_bytes();
        bytes.extend_from_slice(&check);
        to_base64(&bytes)
    }
}

/// A game from its share text. [`rules_among`] tells beforehand which game it is, by which rules.
///
/// # Errors
/// When the text is damaged, of another game or version, or holds an impossible move.
pub fn decode<G: Game>(text: &str) -> Result<Session<G>, RecordError> {
    let Unpacked {
        about,
        options,
        takebacks,
        plies,
        moves,
    } = unpack(text, (G::KEY, G::RULES))?;
    let options = match options {
        None => G::Options::default(),
        Some(options) => read_options::<G>(&options)?,
    };
    let mut session = Session::<G>::start(options, about)?;
    let mut bits = BitReader {
        bytes: &moves,
        at: 0,
    };
    let mut legal = Vec::new();
    for _ in 0..plies {
        // Over: nothing is legal, and so nothing is read.
        G::legal(session.state(), &mut legal);
        let index = bits.take(width(legal.len())).ok_or(RecordError::Damaged)?;
        let mv = *legal.get(index).ok_or(RecordError::Damaged)?;
        session.apply(mv).map_err(|_| RecordError::Damaged)?;
    }
    if !bits.is_spent() {
        return Err(RecordError::Damaged);
    }
    session.set_takebacks(takebacks);
    Ok(session)
}

/// What a share text says, before the rules of the game read its moves.
struct Unpacked {
    about: About,
    options: Option<Value>,
    takebacks: Vec<u32>,
    plies: u64,
    moves: Vec<u8>,
}

fn unpack(text: &str, game: (&'static str, u32)) -> Result<Unpacked, RecordError> {
    let bytes = open(text)?;
    let mut input = Reader { bytes: &bytes };
    read_rules(&mut input, &[game])?;
    let [count] = input.take()?;
    if usize::from(count) > MAX_SEATS {
        return Err(RecordError::Damaged);
    }
    let mut seats = Vec::new();
    for _ in 0..count {
        seats.push(read_seat(&mut input)?);
    }
    let options = match input.text()? {
        "" => None,
        text => Some(json::read(text).map_err(|_| RecordError::Damaged)?),
    };
    let seed = u64::from_le_bytes(input.take()?);
    let mut takebacks = Vec::new();
    for _ in 0..input.number()? {
        takebacks.push(u32::try_from(input.number()?).map_err(|_| RecordError::Damaged)?);
    }
    let plies = input.number()?;
    let about = About {
        seats,
        seed,
        takebacks: Vec::new(),
        extra: Map::new(),
    };
    Ok(Unpacked {
        about,
        options,
        takebacks,
        plies,
        moves: input.bytes.to_vec(),
    })
}

/// Which of the given rules, each the key of a game and a version, a share text was played by.
///
/// # Errors
/// When the text is damaged, its game is not among them, or not by its rules.
pub fn rules_among(text: &str, known: &[(&'static str, u32)]) -> Result<usize, RecordError> {
    let bytes = open(text)?;
    read_rules(&mut Reader { bytes: &bytes }, known)
}

fn read_rules(input: &mut Reader<'_>, known: &[(&'static str, u32)]) -> Result<usize, RecordError> {
    let game = input.take::<3>()?;
    let rules = input.number()?;
    let named = known.iter().find(|(key, _)| header(key) == game);
    pick_rules(known, named.map_or("?", |(key, _)| key), rules)
}

/// The first three bytes of a text: version and game.
fn header(key: &str) -> [u8; 3] {
    let [low, high] = game_code(key).to_le_bytes();
    [VERSION, low, high]
}

fn game_code(key: &str) -> u16 {
    checksum(key.as_bytes()) as u16
}

/// Bits needed for an index below `count`: none when there is nothing to choose.
fn width(count: usize) -> u32 {
    count.max(1).next_power_of_two().trailing_zeros()
}

/// Decodes the text and checks its checksum and version; gives what lies before the checksum.
fn open(text: &str) -> Result<Vec<u8>, RecordError> {
    if text.len() > MAX_TEXT {
        return Err(RecordError::TooLong);
    }
    let mut bytes = from_base64(text.trim()).ok_or(RecordError::NotAtoll)?;
    let end = bytes
        .len()
        .checked_sub(CHECK_BYTES)
        .ok_or(RecordError::NotAtoll)?;
    let check = bytes.split_off(end);
    if checksum(&bytes).to_le_bytes()[..CHECK_BYTES] != check {
        return Err(RecordError::Damaged);
    }
    match bytes.first() {
        Some(&VERSION) => Ok(bytes),
        Some(&newer) if newer > VERSION => Err(RecordError::NewerVersion(u64::from(newer))),
        _ => Err(RecordError::NotAtoll),
    }
}

fn read_seat(input: &mut Reader<'_>) -> Result<SeatInfo, RecordError> {
    let [byte] = input.take()?;
    let kind = *SeatKind::ALL
        .get(usize::from(byte % 16))
        .ok_or(RecordError::Damaged)?;
    let colour = match usize::from(byte / 16) {
        0 => None,
        index => Some(*SeatColour::ALL.get(index - 1).ok_or(RecordError::Damaged)?),
    };
    let name = input.text()?;
    check_name(name)?;
    let mut seat = SeatInfo::new(name, kind);
    seat.colour = colour;
    Ok(seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_fit_the_largest_index() {
        for (count, bits) in [
            (0, 0),
            (1, 0),
            (2, 1),
            (3, 2),
            (4, 2),
            (5, 3),
            (256, 8),
            (257, 9),
        ] {
            assert_eq!(width(count), bits);
        }
    }

    /// A text with a name that no session has.
    #[test]
    fn long_names_are_refused_with_a_reason() {
        let named = |name: String| {
            let about = About {
                seats: vec![SeatInfo::new(name, SeatKind::Human)],
                seed: 0,
                takebacks: Vec::new(),
                extra: Map::new(),
            };
            let game = ("pearls", 1);
            let options = "";
            let about = &about;
            unpack(
                &Setup {
                    game,
                    about,
                    options,
                }
                .pack(0, &[]),
                game,
            )
        };
        let read = named("ß".repeat(200)).expect("as long as a name ever was");
        assert_eq!(read.about.seats[0].name, "ß".repeat(200));
        let refused = named("ß".repeat(201)).map(drop).expect_err("too long");
        assert_eq!(refused.code(), "bad-field");
        assert_eq!(
            refused.to_string(),
            "bad-field field=seats expected=names-of-at-most-200-characters"
        );
    }
}
