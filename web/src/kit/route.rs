//! Addresses inside the app: the part after `#`. Pure; reading never fails in a way a visitor could
//! notice: what is not understood becomes `Address::Unknown` and the app shows home with a notice.

use crate::kit::i18n::Texts;
use crate::kit::title::Title;

/// A page and what it needs to know.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Route {
    #[default]
    Home,
    /// Set up a game.
    New {
        game: Option<Title>,
    },
    /// Go on with a stored game.
    Play {
        save: String,
    },
    /// Watch a game that travels inside the address itself.
    Replay {
        payload: String,
    },
    /// All games kept here: under way, put away, finished.
    Games,
    Settings,
    About,
}

/// What the address bar says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Address {
    Known(Route),
    /// The address as it was, to show in the notice.
    Unknown(String),
}

impl Route {
    /// Reads `location.hash` (with or without `#`).
    #[must_use]
    pub fn parse(hash: &str) -> Address {
        match read(hash.strip_prefix('#').unwrap_or(hash)) {
            Some(route) => Address::Known(route),
            None => Address::Unknown(hash.to_owned()),
        }
    }

    /// What the page is called.
    #[must_use]
    pub fn title(&self, t: Texts) -> &'static str {
        match self {
            Route::Home => t.app_name(),
            Route::About => t.about_title(),
            Route::Games => t.games_title(),
            Route::Settings => t.settings_title(),
            Route::New { game: Some(game) } => game.title(t),
            Route::New { .. } => t.setup_pick(),
            Route::Play { .. } => t.play_page_title(),
            Route::Replay { .. } => t.replay_title(),
        }
    }

    /// The address of the page, ready for `href`.
    #[must_use]
    pub fn href(&self) -> String {
        let mut out = String::from("#/");
        let mut push = |part: &str| {
            if out.len() > 2 {
                out.push('/');
            }
            encode(part, &mut out);
        };
        match self {
            Self::Home => {}
            Self::New { game } => {
                push("new");
                if let Some(game) = game {
                    push(game.slug());
                }
            }
            Self::Play { save } => {
                push("play");
                push(save);
            }
            Self::Replay { payload } => {
                push("replay");
                push(payload);
            }
            Self::Games => push("games"),
            Self::Settings => push("settings"),
            Self::About => push("about"),
        }
        out
    }
}

fn read(address: &str) -> Option<Route> {
    let mut parts = Vec::new();
    for part in address.split('/').filter(|part| !part.is_empty()) {
        parts.push(decode(part)?);
    }
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let route = match parts.as_slice() {
        [] => Route::Home,
        ["new"] => Route::New { game: None },
        ["new", game] => Route::New {
            game: Some(Title::from_slug(game).filter(|game| game.is_playable())?),
        },
        ["play", save] => Route::Play {
            save: (*save).to_owned(),
        },
        ["replay", payload] => Route::Replay {
            payload: (*payload).to_owned(),
        },
        ["games"] => Route::Games,
        ["settings"] => Route::Settings,
        ["about"] => Route::About,
        _ => return None,
    };
    Some(route)
}

/// Percent-encodes everything that could mean something else in an address.
fn encode(text: &str, out: &mut String) {
    const HEX: [u8; 16] = *b"0123456789ABCDEF";
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b'!' | b'*' => {
                out.push(char::from(byte));
            }
            _ => {
                out.push('%');
                out.push(char::from(HEX[usize::from(byte >> 4)]));
                out.push(char::from(HEX[usize::from(byte & 15)]));
            }
        }
    }
}

/// Undoes [`encode`]; `None` for a broken escape or bytes that are not text.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let high = char::from(rest.next()?).to_digit(16)?;
            let low = char::from(rest.next()?).to_digit(16)?;
            bytes.push((high * 16 + low) as u8);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn check(hash: &str, expected: Route) {
        assert_eq!(Route::parse(hash), Address::Known(expected), "{hash}");
    }

    #[test]
    fn every_page_has_its_address() {
        check("", Route::Home);
        check("#", Route::Home);
        check("#/", Route::Home);
        check("#/new", Route::New { game: None });
        check(
            "#/new/harmonies",
            Route::New {
                game: Some(Title::Harmonies),
            },
        );
        check(
            "#/play/g7",
            Route::Play {
                save: "g7".to_owned(),
            },
        );
        check(
            "#/replay/AbC_-9",
            Route::Replay {
                payload: "AbC_-9".to_owned(),
            },
        );
        check("#/games", Route::Games);
        check("#/settings", Route::Settings);
        check("#/settings/", Route::Settings);
        check("#/about", Route::About);
    }

    #[test]
    fn unknown_addresses_are_kept_for_the_notice() {
        for hash in [
            "#/nowhere",
            "#/play",
            "#/new/chess",
            "#/new/atlantis",
            "#/new/harmonies?seed=1",
            "#/daily",
            "#/settings/x",
            "#/play/%zz",
            "#/play/%ff",
        ] {
            assert_eq!(Route::parse(hash), Address::Unknown(hash.to_owned()));
        }
    }

    fn games() -> impl Strategy<Value = Option<Title>> {
        let playable = Title::ALL.into_iter().filter(|game| game.is_playable());
        proptest::option::of(proptest::sample::select(playable.collect::<Vec<_>>()))
    }

    fn routes() -> impl Strategy<Value = Route> {
        let word = ".{1,12}";
        prop_oneof![
            Just(Route::Home),
            games().prop_map(|game| Route::New { game }),
            word.prop_map(|save| Route::Play { save }),
            word.prop_map(|payload| Route::Replay { payload }),
            Just(Route::Games),
            Just(Route::Settings),
            Just(Route::About),
        ]
    }

    proptest! {
        #[test]
        fn an_address_leads_back_to_its_route(route in routes()) {
            let href = route.href();
            prop_assert!(href.is_ascii());
            prop_assert_eq!(Route::parse(&href), Address::Known(route));
        }

        #[test]
        fn garbage_never_panics(hash in ".{0,60}") {
            let _ = Route::parse(&hash);
        }
    }
}
