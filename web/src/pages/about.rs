//! About: what Atoll is, what it does not do with your data, whose names these are, its licence.

use yew::prelude::*;

use crate::kit::context::use_app;

/// The about page.
#[component]
pub fn About() -> Html {
    let t = use_app().texts;
    let parts = [
        (t.about_privacy(), t.about_privacy_text()),
        (t.about_independent(), t.about_independent_text()),
        (t.about_licence(), t.about_licence_text()),
        (t.about_built_with(), t.about_built_with_text()),
    ];
    let part = |(title, text): &(&'static str, &'static str)| {
        html! { <section key={*title} class="panel"><h2>{ *title }</h2><p>{ *text }</p></section> }
    };
    html! {
        <main id="main" class="sheet" tabindex="-1">
            <h1>{ t.about_title() }</h1>
            <p class="lead">{ t.about_lead() }</p>
            { for parts.iter().map(part) }
            <p class="about-version">{ t.about_version(env!("CARGO_PKG_VERSION")) }</p>
        </main>
    }
}
