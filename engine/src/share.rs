//! The compact form of a game for links: each move as its index among the sorted legal moves, packed
//! into bits, with set-up, names and a checksum, as base64url. Damaged or foreign text is an error
//! with a reason, never a panic. Fields a record does not know are not carried.

use crate::checksum::checksum;
use crate::error::RecordError;
use crate::game::{Game, GameOptions};
use crate::json::{self, Map, Value};
use crate::record::read_options;
use crate::seat::{MAX_SEATS, SeatColour, SeatInfo, SeatKind};
use crate::session::{About, Session};

const VERSION: u8 = 1;
const CHECK_BYTES: usize = 4;
/// Longer texts are refused before they are decoded; a long game takes some 400 characters.
const MAX_TEXT: usize = 16 << 10;
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

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
    pack(
        (G::KEY, G::RULES),
        session.about(),
        &options,
        made.len(),
        &bits.bytes,
    )
}

/// Everything but the rules of the game.
fn pack(
    (key, rules): (&str, u32),
    about: &About,
    options: &str,
    plies: usize,
    moves: &[u8],
) -> String {
    let mut bytes = header(key).to_vec();
    put_number(&mut bytes, u64::from(rules));
    bytes.push(about.seats.len() as u8);
    for seat in &about.seats {
        let colour = seat.colour.map_or(0, |colour| colour as u8 + 1);
        bytes.push(seat.kind as u8 + 16 * colour);
        put_bytes(&mut bytes, seat.name.as_bytes());
    }
    put_bytes(&mut bytes, options.as_bytes());
    bytes.extend_from_slice(&about.seed.to_le_bytes());
    put_number(&mut bytes, about.takebacks.len() as u64);
    for &ply in &about.takebacks {
        put_number(&mut bytes, u64::from(ply));
    }
    put_number(&mut bytes, plies as u64);
    bytes.extend_from_slice(moves);
    let [check @ .., _, _, _, _] = checksum(&bytes).to_le_bytes();
    bytes.extend_from_slice(&check);
    to_base64(&bytes)
}

/// A game from its share text. [`game_key`] tells beforehand which game it is.
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

fn unpack(text: &str, (key, known): (&str, u32)) -> Result<Unpacked, RecordError> {
    let bytes = open(text)?;
    let mut input = Reader { bytes: &bytes };
    if input.take::<3>()? != header(key) {
        return Err(RecordError::UnknownGame(key.to_owned()));
    }
    let found = input.number()?;
    if found != u64::from(known) {
        return Err(RecordError::Rules { found, known });
    }
    let [count] = input.take()?;
    if usize::from(count) > MAX_SEATS {
        return Err(RecordError::Damaged);
    }
    let mut seats = Vec::new();
    for _ in 0..count {
        seats.push(input.seat()?);
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

/// Which of the given games a share text holds.
///
/// # Errors
/// When the text is damaged, or holds none of them.
pub fn game_key(text: &str, known: &[&'static str]) -> Result<&'static str, RecordError> {
    let bytes = open(text)?;
    let found = Reader { bytes: &bytes }.take::<3>()?;
    let known = known.iter().copied().find(|key| header(key) == found);
    known.ok_or_else(|| RecordError::UnknownGame(String::from("?")))
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

fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn put_bytes(bytes: &mut Vec<u8>, content: &[u8]) {
    put_number(bytes, content.len() as u64);
    bytes.extend(content);
}

struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], RecordError> {
        let (head, rest) = self.bytes.split_first_chunk().ok_or(RecordError::Damaged)?;
        self.bytes = rest;
        Ok(*head)
    }

    fn number(&mut self) -> Result<u64, RecordError> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let [byte] = self.take()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(RecordError::Damaged)
    }

    fn text(&mut self) -> Result<&'a str, RecordError> {
        let len = usize::try_from(self.number()?).map_err(|_| RecordError::Damaged)?;
        let (head, rest) = self
            .bytes
            .split_at_checked(len)
            .ok_or(RecordError::Damaged)?;
        self.bytes = rest;
        std::str::from_utf8(head).map_err(|_| RecordError::Damaged)
    }

    fn seat(&mut self) -> Result<SeatInfo, RecordError> {
        let [byte] = self.take()?;
        let kind = *SeatKind::ALL
            .get(usize::from(byte % 16))
            .ok_or(RecordError::Damaged)?;
        let colour = match usize::from(byte / 16) {
            0 => None,
            index => Some(*SeatColour::ALL.get(index - 1).ok_or(RecordError::Damaged)?),
        };
        let mut seat = SeatInfo::new(self.text()?, kind);
        seat.colour = colour;
        Ok(seat)
    }
}

#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    fn put(&mut self, value: usize, width: u32) {
        for bit in (0..width).rev() {
            let bit = ((value >> bit & 1) as u8) << (7 - self.used % 8);
            match self.bytes.last_mut() {
                Some(last) if !self.used.is_multiple_of(8) => *last |= bit,
                _ => self.bytes.push(bit),
            }
            self.used += 1;
        }
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl BitReader<'_> {
    fn take(&mut self, width: u32) -> Option<usize> {
        let mut value = 0;
        for _ in 0..width {
            let byte = self.bytes.get(self.at / 8)?;
            value = value << 1 | usize::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(value)
    }

    /// Whether nothing but the zero padding of the last byte is left.
    fn is_spent(&self) -> bool {
        let rest = self.bytes.len() * 8 - self.at;
        let mut tail = BitReader {
            bytes: self.bytes,
            at: self.at,
        };
        rest < 8 && tail.take(rest as u32) == Some(0)
    }
}

fn to_base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 2);
    for chunk in bytes.chunks(3) {
        let word = chunk
            .iter()
            .fold(0_u32, |word, &byte| word << 8 | u32::from(byte));
        let word = word << (8 * (3 - chunk.len()));
        for index in 0..=chunk.len() {
            text.push(char::from(
                ALPHABET[(word >> (18 - 6 * index) & 63) as usize],
            ));
        }
    }
    text
}

/// Strict: no padding, no foreign characters, no stray bits at the end.
fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        let mut word = 0_u32;
        for &symbol in chunk {
            let digit = ALPHABET.iter().position(|&letter| letter == symbol)?;
            word = word << 6 | digit as u32;
        }
        let spare = match chunk.len() {
            4 => 0,
            3 => 2,
            2 => 4,
            _ => return None,
        };
        if word & ((1 << spare) - 1) != 0 {
            return None;
        }
        let whole = (word >> spare) << (8 * (4 - chunk.len()));
        bytes.extend(&whole.to_be_bytes()[1..chunk.len()]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_its_own_inverse_and_strict() {
        for len in 0..40_u8 {
            let bytes: Vec<u8> = (0..len).map(|n| n.wrapping_mul(73) ^ 0x5a).collect();
            assert_eq!(from_base64(&to_base64(&bytes)), Some(bytes));
        }
        assert_eq!(to_base64(b"Atoll?>"), "QXRvbGw_Pg");
        for bad in ["A", "AAAAA", "AB", "A=", "AA==", "A A"] {
            assert_eq!(from_base64(bad), None, "{bad}");
        }
    }

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

    #[test]
    fn numbers_round_trip_and_end() {
        for number in [0, 1, 127, 128, 300, 65_535, u64::from(u32::MAX)] {
            let mut bytes = Vec::new();
            put_number(&mut bytes, number);
            assert_eq!(Reader { bytes: &bytes }.number(), Ok(number));
        }
        assert_eq!(
            Reader { bytes: &[0xff; 9] }.number(),
            Err(RecordError::Damaged)
        );
    }
}
