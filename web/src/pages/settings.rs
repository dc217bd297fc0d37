//! The settings page. Every change is applied and kept at once; there is no save button.

use std::rc::Rc;

use yew::prelude::*;

use crate::kit::components::choice::Choice;
use crate::kit::components::later::use_later;
use crate::kit::components::picture::picture;
use crate::kit::components::toggle::toggle;
use crate::kit::context::{AppContext, SettingsChange, use_app};
use crate::kit::i18n::Texts;
use crate::kit::store::settings::{LanguageChoice, Palette, Settings, Speed, Theme};

/// The settings page.
#[component]
pub fn SettingsPage() -> Html {
    let AppContext {
        texts: t,
        settings,
        was_reset,
        change: on_change,
        ..
    } = use_app();
    let later = use_later();
    // Every control changes one setting.
    let change = {
        let settings = Rc::clone(&settings);
        on_change.reform(move |change: Change| {
            let mut new = (*settings).clone();
            match change {
                Change::Choice(set, slug) => set(&mut new, slug),
                Change::Switch(set, on) => set(&mut new, on),
            }
            SettingsChange::To(new)
        })
    };
    let reset = on_change.reform(|_| SettingsChange::Reset);
    let choice = |name, legend, options: &[_], selected, note, set: SetChoice| {
        let onchange = change.reform(move |slug| Change::Choice(set, slug));
        Choice {
            name,
            legend,
            options,
            selected,
            onchange,
            note,
        }
        .view()
    };
    let switch = |name, label, on, set: SetSwitch| {
        toggle(
            name,
            label,
            on,
            &change.reform(move |on| Change::Switch(set, on)),
        )
    };
    html! {
        <main id="main" class="sheet" tabindex="-1">
            <h1>{ t.settings_title() }</h1>
            <p class="lead">{ t.settings_intro() }</p>
            <section class="panel">
                <h2>{ t.settings_group_look() }</h2>
                { choice("language", t.language_legend(), &languages(t), settings.language.slug(), None,
                    |s, v| s.language = LanguageChoice::from_slug(v).unwrap_or(s.language)) }
                { choice("theme", t.theme_legend(), &themes(t), settings.theme.slug(), None,
                    |s, v| s.theme = Theme::from_slug(v).unwrap_or(s.theme)) }
                { choice("palette", t.palette_legend(), &palettes(t), settings.palette.slug(), Some(t.palette_note()),
                    |s, v| s.palette = Palette::from_slug(v).unwrap_or(s.palette)) }
                // Six pieces in the chosen colours and textures, each with its own shape.
                { picture("#palette-preview".to_owned(), "palette-preview", (324, 54)) }
                { switch("textures", t.textures_label(), settings.textures, |s, on| s.textures = on) }
            </section>
            if later {
                <section class="panel">
                    <h2>{ t.settings_group_play() }</h2>
                    { choice("speed", t.speed_legend(), &speeds(t), settings.speed.slug(), Some(t.speed_note()),
                        |s, v| s.speed = Speed::from_slug(v).unwrap_or(s.speed)) }
                    { switch("single-keys", t.single_keys_label(), settings.single_keys, |s, on| s.single_keys = on) }
                    { switch("confirmations", t.confirmations_label(), settings.confirmations, |s, on| s.confirmations = on) }
                </section>
                <p class="sheet-actions">
                    <button type="button" class="button" onclick={reset}>{ t.settings_reset() }</button>
                    <span role="status">{ if was_reset { t.settings_reset_done() } else { "" } }</span>
                </p>
            }
        </main>
    }
}

type SetChoice = fn(&mut Settings, &str);
type SetSwitch = fn(&mut Settings, bool);

/// What a control asks for.
enum Change {
    Choice(SetChoice, &'static str),
    Switch(SetSwitch, bool),
}

type Options<const N: usize> = [(&'static str, &'static str); N];

fn languages(t: Texts) -> Options<4> {
    use LanguageChoice::{Auto, De, En, Pl};
    [
        (Auto.slug(), t.language_auto()),
        (En.slug(), t.language_en()),
        (Pl.slug(), t.language_pl()),
        (De.slug(), t.language_de()),
    ]
}

fn themes(t: Texts) -> Options<4> {
    use Theme::{Auto, Contrast, Dark, Light};
    [
        (Auto.slug(), t.theme_auto()),
        (Light.slug(), t.theme_light()),
        (Dark.slug(), t.theme_dark()),
        (Contrast.slug(), t.theme_contrast()),
    ]
}

fn palettes(t: Texts) -> Options<2> {
    [
        (Palette::Standard.slug(), t.palette_standard()),
        (Palette::ColourBlind.slug(), t.palette_colour_blind()),
    ]
}

fn speeds(t: Texts) -> Options<4> {
    use Speed::{Fast, Instant, Normal, Step};
    [
        (Step.slug(), t.speed_step()),
        (Normal.slug(), t.speed_normal()),
        (Fast.slug(), t.speed_fast()),
        (Instant.slug(), t.speed_instant()),
    ]
}
