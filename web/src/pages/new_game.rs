//! The set-up page: who plays, which variants, and off. The last choice is there again, so that a
//! game is two clicks from home. A file or link of somebody else can be opened here too.

use std::cell::Cell;
use std::rc::Rc;

use atoll_engine::seat::{MAX_NAME, SeatColour, SeatKind};
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::games::{Load, Ui};
use crate::kit::bridge;
use crate::kit::components::later::use_later;
use crate::kit::components::postcard::postcard;
use crate::kit::context::use_app;
use crate::kit::i18n::Texts;
use crate::kit::store::setups;
use crate::kit::title::Title;
use crate::play::setup::{KINDS, Setup};
use crate::play::share;

/// Which game is it to be?
pub(super) fn choose_game(t: Texts, load: Load) -> Html {
    let playable = Title::ALL.into_iter().filter(|game| game.is_playable());
    html! {
        <main id="main" class="sheet setup" tabindex="-1">
            <h1>{ t.setup_pick() }</h1>
            <ul class="postcards">
                { for playable.map(|game| html! { <li key={game.slug()}>{ postcard(t, game) }</li> }) }
            </ul>
            <OpenGame {load} />
        </main>
    }
}

/// Which game is set up.
#[derive(Clone, Properties)]
pub(super) struct SetupProps {
    pub ui: Ui,
    pub load: Load,
}

impl PartialEq for SetupProps {
    fn eq(&self, other: &Self) -> bool {
        self.ui.title() == other.ui.title()
    }
}

/// The set-up page of a game.
#[component]
pub(super) fn SetupPage(props: &SetupProps) -> Html {
    let app = use_app();
    let t = app.texts;
    let ui = props.ui;
    let rules = ui.rules();
    let setup = use_state(|| {
        let last = setups::get(&app.shelf, rules.key);
        last.and_then(|text| Setup::remembered(rules, &text))
            .unwrap_or_else(|| Setup::usual(rules, t))
    });
    let wrong_seed = use_state(|| false);
    let later = use_later();
    // The page goes on only a moment after the click: a second click must not make a second game.
    let started = use_memo((), |()| Cell::new(false));
    let change = {
        let setup = setup.clone();
        move |edit: Box<dyn Fn(&mut Setup)>| {
            let mut new = (*setup).clone();
            edit(&mut new);
            setup.set(new);
        }
    };
    let change = Rc::new(change);
    let start = {
        let (setup, shelf, wrong_seed) = (setup.clone(), Rc::clone(&app.shelf), wrong_seed.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Ok(seed) = setup.seed() else {
                wrong_seed.set(true);
                bridge::focus("setup-seed");
                return;
            };
            let seed = seed.unwrap_or_else(bridge::random_seed);
            if let (Ok(record), false) = (setup.begin(rules, t, seed), started.replace(true)) {
                setups::put(&shelf, rules.key, &record.to_json());
                share::keep_and_open(&shelf, &record);
            }
        })
    };
    let seat_row = |index: usize| {
        let seat = &setup.seats[index];
        let (on_name, on_kind, on_colour, on_remove) = (
            Rc::clone(&change),
            Rc::clone(&change),
            Rc::clone(&change),
            Rc::clone(&change),
        );
        let on_name = Callback::from(move |event: InputEvent| {
            let name = event.target_unchecked_into::<HtmlInputElement>().value();
            on_name(Box::new(move |s| s.seats[index].name.clone_from(&name)));
        });
        let on_kind = Callback::from(move |event: Event| {
            let word = event.target_unchecked_into::<HtmlSelectElement>().value();
            let kind = SeatKind::from_word(&word).unwrap_or(SeatKind::Human);
            on_kind(Box::new(move |s| s.set_kind(t, index, kind)));
        });
        let on_colour = Callback::from(move |event: Event| {
            let word = event.target_unchecked_into::<HtmlSelectElement>().value();
            if let Some(colour) = SeatColour::from_word(&word) {
                on_colour(Box::new(move |s| s.set_colour(index, colour)));
            }
        });
        let on_remove =
            Callback::from(move |_| on_remove(Box::new(move |s| s.remove_seat(rules, index))));
        let number = (index + 1).to_string();
        let colour = seat.colour.map(|colour| ["seat-", colour.word()].concat());
        html! {
            <fieldset key={index} class={classes!("card", "setup-seat", colour)}>
                <legend>{ t.setup_seat(&number) }</legend>
                <label>{ t.setup_name() }
                    <input type="text" maxlength={MAX_NAME.to_string()} autocomplete="off" value={seat.name.clone()} oninput={on_name}
                        data-testid={["setup-name-", &number].concat()} />
                </label>
                <label>{ t.setup_kind() }
                    <select onchange={on_kind} data-testid={["setup-kind-", &number].concat()}>
                        { for KINDS.iter().map(|&kind| html! {
                            <option key={kind.word()} value={kind.word()} selected={kind == seat.kind}>{ kind_name(t, kind) }</option>
                        }) }
                    </select>
                </label>
                <label>{ t.setup_colour() }
                    <select onchange={on_colour}>
                        { for SeatColour::ALL.iter().map(|&colour| html! {
                            <option key={colour.word()} value={colour.word()} selected={Some(colour) == seat.colour}>
                                { colour_name(t, colour) }
                            </option>
                        }) }
                    </select>
                </label>
                if setup.seats.len() > usize::from(rules.seats.0) {
                    <button type="button" class="button button-quiet" onclick={on_remove}>{ t.setup_remove(&seat.name) }</button>
                }
            </fieldset>
        }
    };
    let option_row = |variant: &'static atoll_engine::game::Variant| {
        let value = |&word: &&'static str| {
            let change = Rc::clone(&change);
            let onchange = Callback::from(move |_| {
                change(Box::new(move |s| {
                    s.options.insert(variant.key.to_owned(), word.into());
                }));
            });
            let checked = setup.options.get(variant.key).and_then(|v| v.as_str()) == Some(word);
            html! {
                <label key={word} class="choice-option">
                    <input type="radio" name={variant.key} value={word} {checked} {onchange} />
                    <span class="choice-words">{ ui.variant_value(t, variant.key, word) }</span>
                </label>
            }
        };
        html! {
            <fieldset key={variant.key} class="choice">
                <legend class="choice-legend">{ ui.variant(t, variant.key) }</legend>
                <div class="choice-options">{ for variant.values.iter().map(value) }</div>
            </fieldset>
        }
    };
    let add = {
        let change = Rc::clone(&change);
        Callback::from(move |_| change(Box::new(move |s| s.add_seat(rules, t))))
    };
    let on_seed = {
        let (change, wrong_seed) = (Rc::clone(&change), wrong_seed.clone());
        Callback::from(move |event: InputEvent| {
            let seed = event.target_unchecked_into::<HtmlInputElement>().value();
            wrong_seed.set(false);
            change(Box::new(move |s| s.seed.clone_from(&seed)));
        })
    };
    html! {
        <main id="main" class="sheet setup" tabindex="-1">
            <h1>{ ui.title().title(t) }</h1>
            <form onsubmit={start} data-testid="setup">
                <button type="submit" class="button button-main setup-start" data-testid="setup-start">{ t.setup_start() }</button>
                <h2>{ t.setup_seats() }</h2>
                <div class="setup-seats">{ for (0..setup.seats.len()).map(seat_row) }</div>
                if setup.seats.len() < usize::from(rules.seats.1) {
                    <button type="button" class="button" onclick={add} data-testid="setup-add">{ t.setup_add() }</button>
                }
                if later {
                    <h2>{ t.setup_options() }</h2>
                    { for rules.variants.iter().map(option_row) }
                    <details class="setup-more">
                        <summary>{ t.setup_seed() }</summary>
                        <label>{ t.setup_seed() }
                            <input id="setup-seed" type="text" autocomplete="off" spellcheck="false" maxlength="16" value={setup.seed.clone()}
                                oninput={on_seed} aria-describedby="setup-seed-hint" aria-invalid={(*wrong_seed).then_some("true")} data-testid="setup-seed" />
                        </label>
                        <p id="setup-seed-hint" class="panel-hint" role="status">
                            { if *wrong_seed { t.setup_seed_wrong() } else { t.setup_seed_hint() } }
                        </p>
                    </details>
                }
            </form>
            if later { <OpenGame load={props.load} /> }
        </main>
    }
}

/// How the part of the opened game is fetched.
#[derive(Clone, Properties)]
struct OpenGameProps {
    load: Load,
}

impl PartialEq for OpenGameProps {
    fn eq(&self, _: &Self) -> bool {
        // There is one way to fetch games.
        true
    }
}

/// Opens a file or a link.
#[component]
fn OpenGame(props: &OpenGameProps) -> Html {
    let load = props.load;
    let app = use_app();
    let t = app.texts;
    let problem = use_state(|| None::<String>);
    let text = use_state(String::new);
    let open = {
        let (shelf, problem) = (Rc::clone(&app.shelf), problem.clone());
        async move |text: String| match share::open(&text, load).await {
            Ok((_, session)) => share::keep_and_open(&shelf, &session.record()),
            Err(error) => problem.set(Some(error.explain(t))),
        }
    };
    let on_file = {
        let open = open.clone();
        Callback::from(move |event: Event| {
            let input = event.target_unchecked_into::<HtmlInputElement>();
            let Some(file) = input.files().and_then(|files| files.get(0)) else {
                return;
            };
            let open = open.clone();
            spawn_local(async move {
                let _busy = bridge::busy();
                open(bridge::read_file(&file).await.unwrap_or_default()).await;
            });
        })
    };
    let on_text = {
        let text = text.clone();
        Callback::from(move |event: InputEvent| {
            text.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
        })
    };
    let on_open = {
        let text = text.clone();
        Callback::from(move |_| {
            let (open, text) = (open.clone(), (*text).clone());
            spawn_local(async move {
                let _busy = bridge::busy();
                open(text).await;
            });
        })
    };
    html! {
        <details class="setup-more" data-testid="open-game">
            <summary>{ t.setup_import() }</summary>
            <p class="panel-hint">{ t.setup_import_hint() }</p>
            <label>{ t.setup_import_file() }
                <input type="file" accept=".json,application/json,text/plain" onchange={on_file} data-testid="open-file" />
            </label>
            <label>{ t.setup_import_text() }
                <textarea rows="3" spellcheck="false" value={(*text).clone()} oninput={on_text} data-testid="open-text" />
            </label>
            <button type="button" class="button" onclick={on_open} data-testid="open-go">{ t.setup_import_open() }</button>
            <p role="alert" class="setup-problem">{ (*problem).clone().unwrap_or_default() }</p>
        </details>
    }
}

fn kind_name(t: Texts, kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Human => t.kind_human(),
        SeatKind::Random => t.kind_random(),
        SeatKind::Greedy => t.kind_greedy(),
        SeatKind::Easy => t.kind_easy(),
        SeatKind::Medium => t.kind_medium(),
        SeatKind::Hard => t.kind_hard(),
        SeatKind::Expert => t.kind_expert(),
    }
}

fn colour_name(t: Texts, colour: SeatColour) -> &'static str {
    match colour {
        SeatColour::Coral => t.colour_coral(),
        SeatColour::Teal => t.colour_teal(),
        SeatColour::Amber => t.colour_amber(),
        SeatColour::Violet => t.colour_violet(),
        SeatColour::Leaf => t.colour_leaf(),
        SeatColour::Slate => t.colour_slate(),
    }
}
