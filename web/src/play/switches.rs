//! The settings that are needed while playing.

use std::rc::Rc;

use yew::prelude::*;

use crate::kit::components::choice::Choice;
use crate::kit::components::toggle::toggle;
use crate::kit::context::{AppContext, SettingsChange};
use crate::kit::route::Route;
use crate::kit::store::settings::{Settings, Speed};

/// The panel.
pub(super) fn switches(app: &AppContext) -> Html {
    let (t, settings) = (app.texts, &app.settings);
    let speeds = [
        (Speed::Step.slug(), t.speed_step()),
        (Speed::Normal.slug(), t.speed_normal()),
        (Speed::Fast.slug(), t.speed_fast()),
        (Speed::Instant.slug(), t.speed_instant()),
    ];
    let speed = Choice {
        name: "play-speed",
        legend: t.speed_legend(),
        options: &speeds,
        selected: settings.speed.slug(),
        onchange: change(app, |settings, slug: &'static str| {
            settings.speed = Speed::from_slug(slug).unwrap_or(settings.speed);
        }),
        note: None,
    };
    let confirmations = change(app, |settings, on| settings.confirmations = on);
    let single_keys = change(app, |settings, on| settings.single_keys = on);
    html! {
        <div class="switches">
            { speed.view() }
            { toggle("play-confirmations", t.confirmations_label(), settings.confirmations, &confirmations) }
            { toggle("play-single-keys", t.single_keys_label(), settings.single_keys, &single_keys) }
            <p><a href={Route::Settings.href()}>{ t.play_all_settings() }</a></p>
        </div>
    }
}

fn change<T: 'static>(app: &AppContext, set: fn(&mut Settings, T)) -> Callback<T> {
    let settings = Rc::clone(&app.settings);
    app.change.reform(move |value| {
        let mut new = (*settings).clone();
        set(&mut new, value);
        SettingsChange::To(new)
    })
}
