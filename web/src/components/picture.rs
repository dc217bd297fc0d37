//! Drawings from the sprite that `index.html` carries (`static/art/*.svg`).

use yew::prelude::*;

/// Which symbol to draw, and how.
#[derive(Debug, Clone, PartialEq, Properties)]
pub struct PictureProps {
    /// The id of the symbol.
    pub id: AttrValue,
    pub class: AttrValue,
    /// Width and height of the symbol's own coordinates.
    #[prop_or((24, 24))]
    pub size: (u16, u16),
}

/// A decorative drawing: it fills its box, cut where the proportions differ. What it shows is
/// always said in words beside it.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let (width, height) = (props.size.0.to_string(), props.size.1.to_string());
    let view_box = ["0 0 ", &width, " ", &height].concat();
    html! {
        <svg class={&props.class} viewBox={view_box} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
            <use href={["#", &props.id].concat()} {width} {height} />
        </svg>
    }
}
