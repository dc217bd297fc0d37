//! Addresses inside the app: the part after `#`. Pure; reading never fails in a way a visitor could
//! notice: what is not understood becomes `Address::Unknown` and the app shows home with a notice.

use crate::game::Game;
use crate::i18n::Texts;

/// A page and what it needs to know.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Route {
    #[default]
    Home,
    /// Set up a game; the parameters carry a seed, players or variants.
    New {
        game: Option<Game>,
        params: Vec<(String, String)>,
    },
    /// Go on with a stored game.
    Play {
        save: String,
    },
    Campaign {
        campaign: Option<String>,
    },
    Rules {
        game: Option<Game>,
        section: Option<String>,
    },
    Scorer {
        game: Option<Game>,
    },
    Daily,
    /// Watch a game that travels inside the address itself.
    Replay {
        payload: String,
    },
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
            Route::Settings => t.settings_title(),
            Route::New {
                game: Some(game), ..
            }
            | Route::Rules {
                game: Some(game), ..
            } => game.title(t),
            Route::New { .. } => t.soon_new_title(),
            Route::Play { .. } => t.soon_play_title(),
            Route::Campaign { .. } => t.nav_campaign(),
            Route::Rules { .. } => t.nav_rules(),
            Route::Scorer { .. } => t.nav_scorer(),
            Route::Daily => t.nav_daily(),
            Route::Replay { .. } => t.soon_replay_title(),
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
            Self::New { game, params } => {
                push("new");
                push_game(*game, &mut push);
                for (index, (name, value)) in params.iter().enumerate() {
                    out.push(if index == 0 { '?' } else { '&' });
                    encode(name, &mut out);
                    out.push('=');
                    encode(value, &mut out);
                }
            }
            Self::Play { save } => {
                push("play");
                push(save);
            }
            Self::Campaign { campaign } => {
                push("campaign");
                if let Some(campaign) = campaign {
                    push(campaign);
                }
            }
            Self::Rules { game, section } => {
                push("rules");
                push_game(*game, &mut push);
                if let Some(section) = section {
                    push(section);
                }
            }
            Self::Scorer { game } => {
                push("scorer");
                push_game(*game, &mut push);
            }
            Self::Daily => push("daily"),
            Self::Replay { payload } => {
                push("replay");
                push(payload);
            }
            Self::Settings => push("settings"),
            Self::About => push("about"),
        }
        out
    }
}

fn push_game(game: Option<Game>, push: &mut impl FnMut(&str)) {
    if let Some(game) = game {
        push(game.slug());
    }
}

fn read(address: &str) -> Option<Route> {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let mut parts = Vec::new();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        parts.push(decode(part)?);
    }
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let route = match parts.as_slice() {
        [] => Route::Home,
        ["new"] => Route::New {
            game: None,
            params: params(query)?,
        },
        ["new", game] => Route::New {
            game: Some(Game::from_slug(game)?),
            params: params(query)?,
        },
        ["play", save] => Route::Play {
            save: (*save).to_owned(),
        },
        ["campaign"] => Route::Campaign { campaign: None },
        ["campaign", id] => Route::Campaign {
            campaign: Some((*id).to_owned()),
        },
        ["rules"] => Route::Rules {
            game: None,
            section: None,
        },
        ["rules", game] => Route::Rules {
            game: Some(Game::from_slug(game)?),
            section: None,
        },
        ["rules", game, section] => Route::Rules {
            game: Some(Game::from_slug(game)?),
            section: Some((*section).to_owned()),
        },
        ["scorer"] => Route::Scorer { game: None },
        ["scorer", game] => Route::Scorer {
            game: Some(Game::from_slug(game)?),
        },
        ["daily"] => Route::Daily,
        ["replay", payload] => Route::Replay {
            payload: (*payload).to_owned(),
        },
        ["settings"] => Route::Settings,
        ["about"] => Route::About,
        _ => return None,
    };
    Some(route)
}

fn params(query: &str) -> Option<Vec<(String, String)>> {
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            Some((decode(name)?, decode(value)?))
        })
        .collect()
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
        check(
            "#/new",
            Route::New {
                game: None,
                params: vec![],
            },
        );
        let params = vec![
            ("seed".to_owned(), "a b".to_owned()),
            ("solo".to_owned(), String::new()),
        ];
        check(
            "#/new/skylands?seed=a%20b&solo",
            Route::New {
                game: Some(Game::Skylands),
                params,
            },
        );
        check(
            "#/play/g7",
            Route::Play {
                save: "g7".to_owned(),
            },
        );
        check("#/campaign", Route::Campaign { campaign: None });
        check(
            "#/rules/harmonies",
            Route::Rules {
                game: Some(Game::Harmonies),
                section: None,
            },
        );
        check(
            "#/rules/my-island/4.2",
            Route::Rules {
                game: Some(Game::MyIsland),
                section: Some("4.2".to_owned()),
            },
        );
        check(
            "#/scorer/lost-cities",
            Route::Scorer {
                game: Some(Game::LostCities),
            },
        );
        check("#/daily", Route::Daily);
        check(
            "#/replay/AbC_-9",
            Route::Replay {
                payload: "AbC_-9".to_owned(),
            },
        );
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
            "#/settings/x",
            "#/play/%zz",
            "#/play/%ff",
        ] {
            assert_eq!(Route::parse(hash), Address::Unknown(hash.to_owned()));
        }
    }

    fn games() -> impl Strategy<Value = Option<Game>> {
        proptest::option::of(proptest::sample::select(Game::ALL.to_vec()))
    }

    fn routes() -> impl Strategy<Value = Route> {
        let word = ".{1,12}";
        prop_oneof![
            Just(Route::Home),
            (
                games(),
                proptest::collection::vec((".{1,8}", ".{0,8}"), 0..3)
            )
                .prop_map(|(game, params)| Route::New { game, params }),
            word.prop_map(|save| Route::Play { save }),
            proptest::option::of(word).prop_map(|campaign| Route::Campaign { campaign }),
            (
                proptest::sample::select(Game::ALL.to_vec()),
                proptest::option::of(word)
            )
                .prop_map(|(game, section)| Route::Rules {
                    game: Some(game),
                    section
                }),
            games().prop_map(|game| Route::Scorer { game }),
            Just(Route::Daily),
            word.prop_map(|payload| Route::Replay { payload }),
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
