//! One of several: a row of radio buttons that looks like a row of tabs.

use yew::prelude::*;

/// The offers and the one that holds.
#[derive(Debug)]
pub struct Choice<'a> {
    /// Names the group; also the start of the ids.
    pub name: &'static str,
    pub legend: &'static str,
    /// Slug and words of each offer.
    pub options: &'a [(&'static str, &'static str)],
    pub selected: &'static str,
    pub onchange: Callback<&'static str>,
    /// Explains the choice.
    pub note: Option<&'static str>,
}

impl Choice<'_> {
    /// The group of radio buttons.
    pub fn view(&self) -> Html {
        let note_id = self.note.map(|_| [self.name, "-note"].concat());
        html! {
            <fieldset class="choice" aria-describedby={note_id.clone()}>
                <legend class="choice-legend">{ self.legend }</legend>
                <div class="choice-options">{ for self.options.iter().map(|option| self.option(*option)) }</div>
                if let Some(note) = self.note {
                    <p class="choice-note" id={note_id}>{ note }</p>
                }
            </fieldset>
        }
    }

    fn option(&self, (slug, words): (&'static str, &'static str)) -> Html {
        let onchange = self.onchange.reform(move |_: Event| slug);
        // Each language is named in itself, and read out so.
        let lang = (self.name == "language" && slug != "auto").then_some(slug);
        html! {
            <label key={slug} class="choice-option">
                <input type="radio" name={self.name} value={slug} checked={slug == self.selected} {onchange} />
                <span class="choice-words" {lang}>{ words }</span>
            </label>
        }
    }
}
