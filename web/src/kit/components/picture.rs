//! Drawings: small ones from the sprite that `index.html` carries (`static/art/*.svg`) or a part
//! brings along (`static/art/games`), scenery as backgrounds of the stylesheet.

use yew::prelude::*;

/// The proportions of icons.
pub const ICON: (u16, u16) = (24, 24);

/// Scenery by its name in `static/css/scenes.css`; purely for the eye.
pub fn scene(name: &str, class: &'static str) -> Html {
    let scene = ["scene-", name].concat();
    html! { <span class={classes!("scene", scene, class)} aria-hidden="true"></span> }
}

/// Symbols for [`picture`] that only some pages need; `symbols` is a whole `<svg>` of ours.
pub fn sprite(symbols: &'static str) -> Html {
    let symbols = Html::from_html_unchecked(AttrValue::Static(symbols));
    html! { <div class="art-sprite" aria-hidden="true">{ symbols }</div> }
}

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
