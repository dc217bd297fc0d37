//! Golden games: complete recorded games of every set-up, with the hash of every state, the table as
//! plain text every twenty plies and the final score sheets. A difference means that the rules, the
//! scores or the notation changed. `cargo xtask golden` is the only thing that rewrites them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use atoll_engine::any_session::AnySession;
use atoll_engine::game::{Game, Turn};
use atoll_engine::record::{Record, format_seed};
use atoll_engine::registry::GameId;
use atoll_engine::seat::{Seat, SeatInfo, SeatKind};
use atoll_engine::session::Session;
use atoll_engine::with_game;
use expect_test::expect_file;

const BOARD_EVERY: usize = 20;

/// Every set-up has a golden game, every golden file belongs to a set-up, and each one replays to
/// exactly what is written in it.
#[test]
fn every_set_up_replays_as_recorded() {
    let rewrite = std::env::var_os("ATOLL_REWRITE_GOLDEN").is_some();
    for &id in GameId::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("golden")
            .join(id.key());
        let mut expected = Vec::new();
        with_game!(id, G => for (index, sample) in G::samples().iter().enumerate() {
            let file = folder.join(format!("{}.txt", sample.name));
            if rewrite {
                fs::create_dir_all(&folder).expect("a folder for golden games");
                let played = play::<G>(&sample.options, sample.seats, 0xA701_0000 + index as u64);
                fs::write(&file, render(&played)).expect("a golden file can be written");
            }
            check::<G>(&file);
            expected.push(file);
        });
        expected.sort();
        assert_eq!(
            files_in(&folder),
            expected,
            "a golden file without its set-up, or the reverse"
        );
    }
}

fn check<G: Game>(file: &Path) {
    let text = fs::read_to_string(file)
        .unwrap_or_else(|_| panic!("{} is missing: run cargo xtask golden", file.display()));
    let record = text
        .lines()
        .find_map(|line| line.strip_prefix("record "))
        .expect("a record line");
    let record =
        Record::parse(record).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let session = record
        .replay::<G>()
        .unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    assert_eq!(
        session.turn(),
        Turn::Over,
        "{} is not a complete game",
        file.display()
    );
    expect_file![file].assert_eq(&render(&session));
}

/// A game between greedy and random seats, so that both sensible and odd moves are recorded.
fn play<G: Game>(options: &G::Options, seats: u8, seed: u64) -> Session<G> {
    let names = ["Ada", "Bruno", "Celina", "Dora", "Emil"];
    let kind = |seat: u8| {
        if seat.is_multiple_of(2) {
            SeatKind::Greedy
        } else {
            SeatKind::Random
        }
    };
    let seats = (0..seats).map(|seat| SeatInfo::new(names[usize::from(seat)], kind(seat)));
    let mut session = Session::<G>::new(options.clone(), seats.collect(), seed).expect("possible");
    while let Turn::Of { seat, .. } = session.turn() {
        let any: &mut dyn AnySession = &mut session;
        let mv = any.answer(kind(seat.0)).expect("every game has them");
        any.apply(&mv).expect("bots play legal moves");
    }
    session
}

fn render<G: Game>(session: &Session<G>) -> String {
    let mut text = format!("{} with {} seats\n", G::KEY, session.seats().len());
    writeln!(text, "record {}", session.record().to_json()).expect("writing to a string");
    let hash_at = |ply| format_seed(atoll_engine::game::state_hash::<G>(&session.state_at(ply)));
    for (index, ply) in session.line().iter().enumerate() {
        if index % BOARD_EVERY == 0 {
            write!(text, "\n{}\n", board::<G>(&session.state_at(index))).expect("to a string");
        }
        let letter = char::from(b'A' + ply.seat.0);
        writeln!(
            text,
            "{:>4} {letter} {:<10} {}",
            index + 1,
            G::fmt_move(ply.mv),
            hash_at(index + 1)
        )
        .expect("to a string");
    }
    write!(text, "\n{}\n", board::<G>(session.state())).expect("to a string");
    for (info, seat) in session.seats().iter().zip(0..) {
        let sheet = G::score(session.state(), Seat(seat));
        writeln!(text, "score {} {}", info.name, sheet.total()).expect("to a string");
        for line in sheet.lines.iter().filter(|line| line.points != 0) {
            let cells: Vec<String> = line.evidence.iter().map(|cell| cell.to_string()).collect();
            let (category, item, points) = (line.category, line.item, line.points);
            writeln!(text, "  {category} {item}: {points} [{}]", cells.join(" ")).expect("string");
        }
    }
    let outcome = G::outcome(session.state()).expect("the game is over");
    writeln!(
        text,
        "ranks {:?} tie-breaks {:?}",
        outcome.ranks.as_slice(),
        outcome.tie_breaks.as_slice()
    )
    .expect("to a string");
    text
}

/// The printed table without trailing blanks, so that editors leave the files alone.
fn board<G: Game>(state: &G::State) -> String {
    let print = G::ascii(state);
    print
        .lines()
        .map(str::trim_end)
        .collect::<Vec<_>>()
        .join("\n")
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("golden games of every game");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("readable").path()).collect();
    files.sort();
    files
}
