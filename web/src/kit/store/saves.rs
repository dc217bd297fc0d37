//! Games kept here: each is its record (an opaque text here) and a few lines to list it by. Written
//! whole after every decision. A game under way can be put away and taken back, a finished one goes to
//! the archive by itself; nothing is thrown away unless somebody deletes it.

use super::Shelf;

const RUNNING: &str = "save";
const ARCHIVE: &str = "archive";

/// What lists show of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The name in storage and in `#/play/<id>`.
    pub id: String,
    /// The slug of the game; may be one that only a later version knows.
    pub game: String,
    /// Who plays, in the players' own words.
    pub title: String,
    /// Grows with every write over all games: the largest was played last.
    pub updated: u64,
    /// Somebody put it away before it was over.
    pub away: bool,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Save {
    pub summary: Summary,
    pub record: String,
}

/// All running games, the last played first.
#[must_use]
pub fn list(shelf: &Shelf) -> Vec<Summary> {
    family(shelf, RUNNING)
}

/// All games that are no longer on the list, put away or finished, the last played first.
#[must_use]
pub fn archived(shelf: &Shelf) -> Vec<Summary> {
    family(shelf, ARCHIVE)
}

/// Whether there is any game that is not on the list.
#[must_use]
pub fn has_archived(shelf: &Shelf) -> bool {
    !shelf.names(ARCHIVE).is_empty()
}

fn family(shelf: &Shelf, family: &str) -> Vec<Summary> {
    let mut found: Vec<Summary> = Vec::new();
    let names = shelf.names(family);
    for Save { summary, .. } in names.iter().filter_map(|id| read(shelf, family, id)) {
        // There are few: putting each in its place is shorter than the sort of the library.
        let at = found.partition_point(|other| other.updated > summary.updated);
        found.insert(at, summary);
    }
    found
}

/// One running game.
#[must_use]
pub fn get(shelf: &Shelf, id: &str) -> Option<Save> {
    read(shelf, RUNNING, id)
}

/// A game that is no longer on the list: finished, or put away.
#[must_use]
pub fn get_archived(shelf: &Shelf, id: &str) -> Option<Save> {
    read(shelf, ARCHIVE, id)
}

/// Keeps a game as the one played last and returns its new summary.
pub fn put(shelf: &Shelf, id: &str, game: &str, title: &str, record: &str) -> Summary {
    let newest = || list(shelf).first().map_or(0, |newest| newest.updated);
    let summary = Summary {
        id: id.to_owned(),
        game: one_line(game),
        title: one_line(title),
        updated: shelf.next_number(newest),
        away: false,
    };
    shelf.save(&name(RUNNING, id), &to_text(&summary, record));
    summary
}

/// Takes a finished game off the list, into the archive.
pub fn archive(shelf: &Shelf, id: &str) {
    carry(shelf, id, RUNNING, ARCHIVE, false);
}

/// Takes a game off the list before it is over; its id from now on.
pub fn put_away(shelf: &Shelf, id: &str) -> Option<String> {
    carry(shelf, id, RUNNING, ARCHIVE, true)
}

/// Puts a game back on the list that had been put away; its id from now on.
pub fn take_back(shelf: &Shelf, id: &str) -> Option<String> {
    get_archived(shelf, id).filter(|save| save.summary.away)?;
    carry(shelf, id, ARCHIVE, RUNNING, false)
}

/// Deletes a game for good.
pub fn delete(shelf: &Shelf, id: &str, is_running: bool) {
    let family = if is_running { RUNNING } else { ARCHIVE };
    shelf.remove(&name(family, id));
}

/// Moves a game to the other family. A game with this id may be there from before: both stay.
fn carry(shelf: &Shelf, id: &str, from: &str, to: &str, away: bool) -> Option<String> {
    let mut save = read(shelf, from, id)?;
    save.summary.away = away;
    let text = to_text(&save.summary, &save.record);
    let taken = shelf.names(to);
    let mut target = id.to_owned();
    while taken.contains(&target) && shelf.load(&name(to, &target)).as_ref() != Some(&text) {
        target.push('x');
    }
    shelf.replace(&name(from, id), &name(to, &target), &text);
    Some(target)
}

/// An id that no running or archived game has.
#[must_use]
pub fn fresh_id(shelf: &Shelf) -> String {
    let taken = [shelf.names(RUNNING), shelf.names(ARCHIVE)].concat();
    let number = |id: &String| id.strip_prefix('g').and_then(|n| n.parse::<u64>().ok());
    let next = 1 + taken.iter().filter_map(number).max().unwrap_or(0);
    ["g", &next.to_string()].concat()
}

fn name(family: &str, id: &str) -> String {
    [family, ":", id].concat()
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

fn to_text(summary: &Summary, record: &str) -> String {
    let updated = summary.updated.to_string();
    let Summary {
        game, title, away, ..
    } = summary;
    [
        "game=",
        game,
        "\ntitle=",
        title,
        "\nupdated=",
        &updated,
        if *away { "\naway=yes" } else { "" },
        "\n\n",
        record,
    ]
    .concat()
}

fn read(shelf: &Shelf, family: &str, id: &str) -> Option<Save> {
    let text = shelf.load(&name(family, id))?;
    let (head, record) = text.split_once("\n\n")?;
    let field = |name: &str| {
        head.lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix('='))
            .unwrap_or_default()
    };
    Some(Save {
        summary: Summary {
            id: id.to_owned(),
            game: field("game").to_owned(),
            title: field("title").to_owned(),
            updated: field("updated").parse().unwrap_or(0),
            away: field("away") == "yes",
        },
        record: record.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::super::{MemoryStorage, Storage, StoreError};
    use super::*;

    fn shelf() -> Shelf {
        Shelf::open(Ok(Box::new(MemoryStorage::default())))
    }

    #[test]
    fn games_are_listed_by_when_they_were_played() {
        let shelf = shelf();
        put(&shelf, "g1", "harmonies", "Ania, Tom", "{}");
        put(&shelf, "g2", "skylands", "Solo", "{\n\n}");
        put(&shelf, "g1", "harmonies", "Ania, Tom", "{\"moves\":[]}");
        let ids: Vec<String> = list(&shelf).into_iter().map(|s| s.id).collect();
        assert_eq!(ids, ["g1", "g2"]);
        let save = get(&shelf, "g2").unwrap();
        assert_eq!(
            (save.record.as_str(), save.summary.title.as_str()),
            ("{\n\n}", "Solo")
        );
    }

    #[test]
    fn a_title_cannot_break_the_stored_form() {
        let shelf = shelf();
        put(
            &shelf,
            "g1",
            "harmonies",
            "a\n\nupdated=99\r\n<script>",
            "record",
        );
        let save = get(&shelf, "g1").unwrap();
        assert_eq!(save.summary.title, "a  updated=99  <script>");
        assert_eq!((save.summary.updated, save.record.as_str()), (1, "record"));
    }

    #[test]
    fn archived_games_leave_the_list_and_keep_their_text() {
        let shelf = shelf();
        put(&shelf, "g1", "harmonies", "first", "one");
        archive(&shelf, "g1");
        assert!(list(&shelf).is_empty());
        put(&shelf, "g1", "harmonies", "second", "two");
        archive(&shelf, "g1");
        assert_eq!(shelf.names(ARCHIVE), ["g1", "g1x"]);
        archive(&shelf, "g1");
        assert_eq!(shelf.names(ARCHIVE), ["g1", "g1x"]);
        assert_eq!(fresh_id(&shelf), "g2");
    }

    #[test]
    fn ids_are_never_used_twice() {
        let shelf = shelf();
        assert_eq!(fresh_id(&shelf), "g1");
        put(&shelf, "g9", "harmonies", "", "");
        put(&shelf, "odd", "harmonies", "", "");
        assert_eq!(fresh_id(&shelf), "g10");
    }

    /// Counts what is read, and keeps a hand on what is stored.
    #[derive(Default)]
    struct Counting {
        inner: MemoryStorage,
        reads: Cell<u32>,
    }

    impl Storage for Rc<Counting> {
        fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
            self.reads.set(self.reads.get() + 1);
            self.inner.get(key)
        }
        fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
            self.inner.set(key, text)
        }
        fn remove(&self, key: &str) -> Result<(), StoreError> {
            self.inner.remove(key)
        }
        fn keys(&self) -> Result<Vec<String>, StoreError> {
            self.reads.set(self.reads.get() + 1);
            self.inner.keys()
        }
    }

    #[test]
    fn writing_a_game_reads_no_other() {
        let reads_of_a_write = |others: usize| {
            let storage = Rc::new(Counting::default());
            let shelf = Shelf::open(Ok(Box::new(Rc::clone(&storage))));
            for other in 0..others {
                put(
                    &shelf,
                    &["o", &other.to_string()].concat(),
                    "harmonies",
                    "",
                    "{}",
                );
            }
            // A page of its own: its first look may take all of them.
            let shelf = Shelf::open(Ok(Box::new(Rc::clone(&storage))));
            assert_eq!(
                put(&shelf, "g1", "harmonies", "", "{}").updated,
                others as u64 + 1
            );
            storage.reads.set(0);
            assert_eq!(
                put(&shelf, "g1", "harmonies", "", "{}").updated,
                others as u64 + 2
            );
            storage.reads.get()
        };
        assert_eq!(reads_of_a_write(0), reads_of_a_write(50));
    }

    #[test]
    fn a_game_put_away_comes_back_as_it_was() {
        let shelf = shelf();
        put(&shelf, "g1", "harmonies", "Ada", "one");
        put(&shelf, "g2", "harmonies", "Ben", "two");
        let before = get(&shelf, "g1");
        assert_eq!(put_away(&shelf, "g1").as_deref(), Some("g1"));
        assert_eq!(put_away(&shelf, "g1"), None, "it is not there any more");
        assert_eq!(list(&shelf).len(), 1);
        assert!(has_archived(&shelf));
        let [away] = archived(&shelf).try_into().unwrap();
        assert!((away.id.as_str(), away.away) == ("g1", true));
        assert_eq!(fresh_id(&shelf), "g3", "its id is not given to another");
        assert_eq!(take_back(&shelf, "g1").as_deref(), Some("g1"));
        assert_eq!(get(&shelf, "g1"), before);
        assert!(!has_archived(&shelf));
    }

    #[test]
    fn neither_way_overwrites_a_game() {
        let shelf = shelf();
        put(&shelf, "g1", "harmonies", "Ada", "one");
        put_away(&shelf, "g1");
        put(&shelf, "g1", "harmonies", "Ada", "two");
        assert_eq!(take_back(&shelf, "g1").as_deref(), Some("g1x"));
        put_away(&shelf, "g1");
        put_away(&shelf, "g1x");
        let records = ["g1", "g1x"].map(|id| get_archived(&shelf, id).map(|save| save.record));
        assert_eq!(records, [Some("two".to_owned()), Some("one".to_owned())]);
    }

    #[test]
    fn a_finished_game_is_not_taken_back() {
        let shelf = shelf();
        put(&shelf, "g1", "harmonies", "Ada", "one");
        archive(&shelf, "g1");
        assert!(!archived(&shelf)[0].away);
        assert_eq!(take_back(&shelf, "g1"), None);
        assert!(list(&shelf).is_empty() && has_archived(&shelf));
    }

    #[test]
    fn deleting_leaves_nothing_of_a_game_and_everything_of_others() {
        let storage = Rc::new(Counting::default());
        let shelf = Shelf::open(Ok(Box::new(Rc::clone(&storage))));
        for id in ["g1", "g2", "g1"] {
            put(&shelf, id, "harmonies", "Ada", id);
        }
        delete(&shelf, "g1", false);
        assert!(get(&shelf, "g1").is_some(), "it was in the other family");
        delete(&shelf, "g1", true);
        assert_eq!(storage.keys().unwrap(), ["atoll:save:g2:a"]);
        put_away(&shelf, "g2");
        delete(&shelf, "g2", false);
        assert!(storage.keys().unwrap().is_empty());
    }
}
