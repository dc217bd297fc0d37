//! One of several: a row of radio buttons that looks like a row of tabs.

use yew::prelude::*;

/// The offers and the one that holds.
#[derive(Debug, Clone, PartialEq, Properties)]
pub struct ChoiceProps {
    /// Names the group; also the start of the ids.
    pub name: &'static str,
    pub legend: &'static str,
    /// Slug, words, and the language of the words if it is another than the page's.
    pub options: Vec<(&'static str, &'static str)>,
    pub selected: &'static str,
    pub onchange: Callback<&'static str>,
    /// Explains the choice.
    #[prop_or_default]
    pub note: Option<&'static str>,
    /// The slugs are language tags of their words.
    #[prop_or_default]
    pub tagged: bool,
}

/// A group of radio buttons.
#[component]
pub fn Choice(props: &ChoiceProps) -> Html {
    let note_id = props.note.map(|_| [props.name, "-note"].concat());
    let option = |&(slug, words): &(&'static str, &'static str)| {
        let onchange = props.onchange.reform(move |_| slug);
        let lang = (props.tagged && slug != "auto").then_some(slug);
        html! {
            <label key={slug} class="choice-option">
                <input type="radio" name={props.name} value={slug} checked={slug == props.selected} {onchange} />
                <span class="choice-words" {lang}>{ words }</span>
            </label>
        }
    };
    html! {
        <fieldset class="choice" aria-describedby={note_id.clone()}>
            <legend class="choice-legend">{ props.legend }</legend>
            <div class="choice-options">{ for props.options.iter().map(option) }</div>
            if let Some(note) = props.note {
                <p class="choice-note" id={note_id}>{ note }</p>
            }
        </fieldset>
    }
}
