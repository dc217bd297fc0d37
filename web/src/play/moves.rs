//! Every legal move as a list of buttons: an equal way in for people who do not use the board.

use yew::prelude::*;

use crate::i18n::Texts;

/// The moves in words; the index goes back to the screen.
#[derive(Clone, Debug)]
pub struct MovesProps {
    pub t: Texts,
    pub moves: Vec<String>,
    pub onpick: Callback<usize>,
    pub onpreview: Callback<Option<usize>>,
}

/// The list of legal moves.
pub fn moves(props: &MovesProps) -> Html {
    let item = |(index, words): (usize, &String)| {
        let onclick = props.onpick.reform(move |_| index);
        let on = props.onpreview.reform(move |()| Some(index));
        let off = props.onpreview.reform(|()| None);
        html! {
            <li key={index}>
                <button type="button" class="move-button" {onclick} data-testid="legal-move"
                    onmouseenter={on.reform(|_| ())} onfocus={on.reform(|_| ())}
                    onmouseleave={off.reform(|_| ())} onblur={off.reform(|_| ())}>
                    { words }
                </button>
            </li>
        }
    };
    html! {
        <>
            <p class="panel-hint">{ props.t.play_legal_hint() }</p>
            <ol class="move-list" data-testid="legal-moves">{ for props.moves.iter().enumerate().map(item) }</ol>
        </>
    }
}
