//! Drawings from the sprite that `index.html` carries (`static/art/*.svg`).

use yew::prelude::*;

/// The proportions of icons.
pub const ICON: (u16, u16) = (24, 24);

/// A decorative drawing of `size` in the symbol's own coordinates. It fills its box, cut where the
/// proportions differ; what it shows is always said in words beside it.
pub fn picture(id: String, class: &'static str, size: (u16, u16)) -> Html {
    let (width, height) = (size.0.to_string(), size.1.to_string());
    let view_box = ["0 0 ", &width, " ", &height].concat();
    html! {
        <svg {class} viewBox={view_box} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
            <use href={id} {width} {height} />
        </svg>
    }
}
