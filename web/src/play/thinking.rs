//! The computer's turn: whenever the screen has a question for a computer player, the worker gets it,
//! and the answer goes back with the question's number. When the question lapses it is cancelled; what
//! still comes after that is dropped by the reducer.

use yew::platform::spawn_local;
use yew::prelude::*;

use super::reducer::{Act, ScreenState};
use crate::kit::bridge;
use crate::kit::store::settings::Speed;

/// How long a computer's move takes at the least, in milliseconds, so that people can follow.
fn pace(speed: Speed) -> u32 {
    match speed {
        Speed::Step | Speed::Instant => 0,
        Speed::Normal => 700,
        Speed::Fast => 200,
    }
}

/// Asks whenever there is somebody to ask.
#[hook]
pub(super) fn use_thinking(state: &ScreenState, act: &Callback<Act>) {
    let (session, act, pace) = (state.session.clone(), act.clone(), pace(state.speed));
    use_effect_with(state.question(), move |&question| {
        if let Some(question) = question {
            let record = session.record().to_json();
            let (key, level) = (session.key(), question.level.word());
            spawn_local(async move {
                let answer = bridge::think(question.number, key, record, level, pace).await;
                act.emit(match answer {
                    Ok(mv) => Act::Answer(question.number, mv.into()),
                    Err(failure) => Act::Fail(question.number, failure),
                });
            });
        }
        move || {
            if let Some(question) = question {
                bridge::cancel_thinking(question.number);
            }
        }
    });
}
