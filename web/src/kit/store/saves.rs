//! Running games: each is its record (an opaque text here) and a few lines to list it by. Written
//! whole after every decision. Removing a game moves it to the archive; nothing is ever thrown away
//! here.

use super::Shelf;

const RUNNING: &str = "save";
const ARCHIVE: &str = "archive";

/// What the home page shows of a running game.
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
}

/// A running game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Save {
    pub summary: Summary,
    pub record: String,
}

/// All running games, the last played first.
#[must_use]
pub fn list(shelf: &Shelf) -> Vec<Summary> {
    let mut found: Vec<Summary> = Vec::new();
    for Save { summary, .. } in shelf.names(RUNNING).iter().filter_map(|id| get(shelf, id)) {
        // There are few: putting each in its place is shorter than the sort of the library.
        let at = found.partition_point(|other| other.updated > summary.updated);
        found.insert(at, summary);
    }
    found
}

/// One running game.
#[must_use]
pub fn get(shelf: &Shelf, id: &str) -> Option<Save> {
    parse(id, &shelf.load(&name(RUNNING, id))?)
}

/// A game that is no longer on the list: finished, or put away.
#[must_use]
pub fn get_archived(shelf: &Shelf, id: &str) -> Option<Save> {
    parse(id, &shelf.load(&name(ARCHIVE, id))?)
}

/// Keeps a game as the one played last and returns its new summary.
pub fn put(shelf: &Shelf, id: &str, game: &str, title: &str, record: &str) -> Summary {
    let updated = 1 + list(shelf).first().map_or(0, |newest| newest.updated);
    let summary = Summary {
        id: id.to_owned(),
        game: one_line(game),
        title: one_line(title),
        updated,
    };
    shelf.save(&name(RUNNING, id), &to_text(&summary, record));
    summary
}

/// Takes a game off the list, into the archive.
pub fn archive(shelf: &Shelf, id: &str) {
    // A game with this id may be there from before: both stay.
    let taken = shelf.names(ARCHIVE);
    let mut target = id.to_owned();
    while taken.contains(&target)
        && shelf.load(&name(ARCHIVE, &target)) != shelf.load(&name(RUNNING, id))
    {
        target.push('x');
    }
    shelf.rename(&name(RUNNING, id), &name(ARCHIVE, &target));
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
    let Summary { game, title, .. } = summary;
    [
        "game=",
        game,
        "\ntitle=",
        title,
        "\nupdated=",
        &updated,
        "\n\n",
        record,
    ]
    .concat()
}

fn parse(id: &str, text: &str) -> Option<Save> {
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
        },
        record: record.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::super::MemoryStorage;
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
}
