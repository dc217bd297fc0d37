//! The computer's turn: asks the worker for a move, waits as long as the speed setting wants, and
//! plays it. An answer that comes after something else happened is dropped.

use std::cell::Cell;
use std::rc::Rc;

use yew::platform::spawn_local;
use yew::prelude::*;

use super::reducer::{Action, Play};
use crate::bridge;
use crate::games::GameUi;
use crate::store::settings::Speed;

/// How long a computer's move takes at the least, in milliseconds, so that people can follow.
fn pace(speed: Speed) -> u32 {
    match speed {
        Speed::Step | Speed::Instant => 0,
        Speed::Normal => 700,
        Speed::Fast => 200,
    }
}

/// Lets the computer move whenever it is its turn and nothing holds it.
#[hook]
pub fn use_bots<G: GameUi>(play: &UseReducerHandle<Play<G>>, speed: Speed, held: bool) {
    let play = play.clone();
    let asked = (play.actions, play.bot_to_move(), held, speed);
    use_effect_with(asked, move |&(_, bot, held, speed)| {
        let current = Rc::new(Cell::new(true));
        let asking = bot.filter(|_| !held);
        if let Some((_, level)) = asking {
            let current = Rc::clone(&current);
            let record = play.session.record().to_json();
            spawn_local(async move {
                let answer = bridge::think(G::KEY, record, level.word(), pace(speed)).await;
                if let Some(mv) = answer.and_then(|text| G::parse_move(&text))
                    && current.get()
                {
                    play.dispatch(Action::Move(mv));
                }
            });
        }
        move || {
            current.set(false);
            if asking.is_some() {
                bridge::cancel_thinking();
            }
        }
    });
}
