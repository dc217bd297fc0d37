//! Walls inside the site: its layers, and its pure modules.

use super::{has_word, is_module, module_of, paths_used, without_comments};
use crate::sources::{Source, assert_clean};

/// The layers of `web`, each of which may use itself and those before it.
const LAYERS: [&str; 5] = ["kit", "games", "play", "pages", "app"];

/// Why a file of the site may not use a path of the site.
fn web_wall(file: &str, used: &str) -> Option<String> {
    let rank = |module: &str| LAYERS.iter().position(|layer| *layer == module);
    let (own, used) = (module_of(file), used.split("::").collect::<Vec<_>>());
    // What stands in no layer is the crate itself, which puts everything together.
    let above = match (own.first().and_then(|own| rank(own)), rank(used[0])) {
        (Some(own), Some(used)) => used > own,
        (Some(_), None) => is_module(used[0]),
        (None, _) => false,
    };
    if above {
        return Some(format!("`{}` may not use `{}`", own[0], used[0]));
    }
    match (own.as_slice(), used.as_slice()) {
        (["games", own, ..], ["games", other, ..])
            if own != other && is_game(own) && is_game(other) =>
        {
            Some(format!("the game `{own}` may not use the game `{other}`"))
        }
        _ => None,
    }
}

/// Folders of `games`; its plain files serve all games.
fn is_game(module: &str) -> bool {
    matches!(
        module,
        "my_island" | "lost_cities" | "harmonies" | "skylands"
    )
}

fn web_walls(source: &Source) -> Vec<String> {
    let Some(file) = source.path.strip_prefix("web/src/") else {
        return vec![];
    };
    if !file.ends_with(".rs") {
        return vec![];
    }
    paths_used(file, &source.text)
        .into_iter()
        .filter_map(|(line, used)| Some((line, web_wall(file, &used)?)))
        .map(|(line, why)| format!("{}:{line}: {why}", source.path))
        .collect()
}

/// Modules of `web` that run natively, so that `cargo test` covers them: those that always have to, and
/// every one that calls itself pure in its opening.
fn is_pure_web(source: &Source) -> bool {
    let Some(file) = source.path.strip_prefix("web/src/") else {
        return false;
    };
    let name = file.rsplit('/').next().unwrap_or_default();
    let opening = source
        .text
        .lines()
        .take_while(|line| line.starts_with("//!"));
    (file.starts_with("kit/store/") && name != "browser.rs")
        || file.starts_with("kit/i18n")
        || matches!(
            name,
            "route.rs" | "reducer.rs" | "view_model.rs" | "words.rs"
        )
        || opening.collect::<Vec<_>>().join(" ").contains("Pure")
}

fn impure_web(source: &Source) -> Vec<String> {
    if !is_pure_web(source) {
        return vec![];
    }
    let code = without_comments(&source.text);
    let bad = |line: &str| {
        ["yew", "web_sys", "js_sys", "gloo", "wasm_bindgen"]
            .into_iter()
            .find(|w| has_word(line, w))
    };
    let found = code
        .lines()
        .enumerate()
        .filter_map(|(at, line)| Some((at, bad(line)?)));
    found
        .map(|(at, word)| format!("{}:{}: a pure module uses `{word}`", source.path, at + 1))
        .collect()
}

#[test]
fn pure_modules_of_the_site_know_no_browser() {
    assert_clean(impure_web);
    for path in [
        "web/src/kit/route.rs",
        "web/src/kit/store/slots.rs",
        "web/src/games/x/view_model.rs",
    ] {
        let bad = Source::sample(path, "use web_sys::window;");
        assert_eq!(impure_web(&bad).len(), 1, "{path}");
    }
    let browser = Source::sample("web/src/kit/store/browser.rs", "use web_sys::window;");
    assert!(impure_web(&browser).is_empty());
    let claims = "//! Something. Pure: it says.\n\nuse yew::prelude::*;";
    assert_eq!(
        impure_web(&Source::sample("web/src/kit/any.rs", claims)).len(),
        1
    );
    let honest = "//! Something that draws.\n\nuse yew::prelude::*;";
    assert!(impure_web(&Source::sample("web/src/kit/any.rs", honest)).is_empty());
}

#[test]
fn layers_of_the_site_use_only_what_stands_below_them() {
    assert_clean(web_walls);
    let bad = [
        ("web/src/kit/names.rs", "use crate::games::Ui;"),
        ("web/src/games/mod.rs", "use crate::play::reducer::Act;"),
        (
            "web/src/games/harmonies/table.rs",
            "use crate::games::lost_cities::words;",
        ),
        (
            "web/src/games/harmonies/table.rs",
            "use super::super::skylands::board;",
        ),
        ("web/src/play/share.rs", "use crate::pages::home::home;"),
        (
            "web/src/pages/games.rs",
            "use crate::{kit::Missing, app::parts};",
        ),
        ("web/src/kit/still.rs", "use crate::parts::page;"),
    ];
    for (path, text) in bad {
        assert_eq!(
            web_walls(&Source::sample(path, text)).len(),
            1,
            "{path}: {text}"
        );
    }
    let good = [
        (
            "web/src/app/parts.rs",
            "use crate::games::harmonies::HarmoniesUi;\nuse crate::pages;",
        ),
        (
            "web/src/games/harmonies/table.rs",
            "use crate::games::{TableProps, typed};\nuse super::words;",
        ),
        ("web/src/lib.rs", "use crate::app::parts;"),
        (
            "web/src/play/screen.rs",
            "use crate::kit::still::still;\nuse super::reducer::Act;",
        ),
    ];
    for (path, text) in good {
        assert_eq!(
            web_walls(&Source::sample(path, text)),
            [""; 0],
            "{path}: {text}"
        );
    }
}
