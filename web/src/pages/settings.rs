//! The settings page. Every change is applied and kept at once; there is no save button.

use yew::prelude::*;

use crate::app::use_app;
use crate::components::choice::Choice;
use crate::components::toggle::Toggle;
use crate::i18n::Texts;
use crate::store::settings::{LanguageChoice, Palette, Settings, Speed, Theme};

/// The settings.
#[component]
pub fn SettingsPage() -> Html {
    let app = use_app();
    let t = app.texts;
    let was_reset = use_state(|| false);
    let settings = app.settings.clone();

    // A callback that changes one setting from the value of its control.
    let set = |change: fn(&mut Settings, &str)| {
        let (settings, save) = (settings.clone(), app.change_settings.clone());
        let was_reset = was_reset.clone();
        Callback::from(move |value: &'static str| {
            let mut new = (*settings).clone();
            change(&mut new, value);
            was_reset.set(false);
            save.emit(new);
        })
    };
    let flip = |change: fn(&mut Settings, bool)| {
        let (settings, save) = (settings.clone(), app.change_settings.clone());
        let was_reset = was_reset.clone();
        Callback::from(move |on: bool| {
            let mut new = (*settings).clone();
            change(&mut new, on);
            was_reset.set(false);
            save.emit(new);
        })
    };
    let reset = {
        let (settings, save) = (settings.clone(), app.change_settings.clone());
        let was_reset = was_reset.clone();
        Callback::from(move |_| {
            save.emit(settings.reset());
            was_reset.set(true);
        })
    };

    html! {
        <main id="main" class="sheet" tabindex="-1">
            <h1>{ t.settings_title() }</h1>
            <p class="lead">{ t.settings_intro() }</p>
            <section class="panel">
                <h2>{ t.settings_group_look() }</h2>
                <Choice name="language" legend={t.language_legend()} tagged=true options={languages(t)}
                    selected={settings.language.slug()}
                    onchange={set(|s, v| s.language = LanguageChoice::from_slug(v).unwrap_or(s.language))} />
                <Choice name="theme" legend={t.theme_legend()} options={themes(t)}
                    selected={settings.theme.slug()}
                    onchange={set(|s, v| s.theme = Theme::from_slug(v).unwrap_or(s.theme))} />
                <Choice name="palette" legend={t.palette_legend()} options={palettes(t)}
                    note={t.palette_note()} selected={settings.palette.slug()}
                    onchange={set(|s, v| s.palette = Palette::from_slug(v).unwrap_or(s.palette))} />
                <PalettePreview />
                <Toggle name="textures" label={t.textures_label()} on={settings.textures}
                    onchange={flip(|s, on| s.textures = on)} />
            </section>
            <section class="panel">
                <h2>{ t.settings_group_play() }</h2>
                <Choice name="speed" legend={t.speed_legend()} options={speeds(t)}
                    note={t.speed_note()} selected={settings.speed.slug()}
                    onchange={set(|s, v| s.speed = Speed::from_slug(v).unwrap_or(s.speed))} />
                <Toggle name="confirmations" label={t.confirmations_label()} on={settings.confirmations}
                    onchange={flip(|s, on| s.confirmations = on)} />
                <Toggle name="sound" label={t.sound_label()} on={settings.sound}
                    onchange={flip(|s, on| s.sound = on)} />
            </section>
            <p class="sheet-actions">
                <button type="button" class="button" onclick={reset}>{ t.settings_reset() }</button>
                <span role="status">{ if *was_reset { t.settings_reset_done() } else { "" } }</span>
            </p>
        </main>
    }
}

/// Six pieces in the chosen colours and textures, each with its own shape.
#[component]
fn PalettePreview() -> Html {
    use crate::components::picture::Picture;
    html! { <Picture id="palette-preview" class="palette-preview" size={(324, 54)} /> }
}

type Options = Vec<(&'static str, &'static str)>;

fn languages(t: Texts) -> Options {
    use LanguageChoice::{Auto, De, En, Pl};
    vec![
        (Auto.slug(), t.language_auto()),
        (En.slug(), t.language_en()),
        (Pl.slug(), t.language_pl()),
        (De.slug(), t.language_de()),
    ]
}

fn themes(t: Texts) -> Options {
    use Theme::{Auto, Contrast, Dark, Light};
    vec![
        (Auto.slug(), t.theme_auto()),
        (Light.slug(), t.theme_light()),
        (Dark.slug(), t.theme_dark()),
        (Contrast.slug(), t.theme_contrast()),
    ]
}

fn palettes(t: Texts) -> Options {
    vec![
        (Palette::Standard.slug(), t.palette_standard()),
        (Palette::ColourBlind.slug(), t.palette_colour_blind()),
    ]
}

fn speeds(t: Texts) -> Options {
    use Speed::{Fast, Instant, Normal, Step};
    vec![
        (Step.slug(), t.speed_step()),
        (Normal.slug(), t.speed_normal()),
        (Fast.slug(), t.speed_fast()),
        (Instant.slug(), t.speed_instant()),
    ]
}
