//! The row of buttons above the board: undo, redo, restart turn, and the panels.

use yew::prelude::*;

use super::reducer::{Act, Panel, ScreenState};
use crate::kit::components::picture::{ICON, picture};
use crate::kit::i18n::Texts;

/// A button of the toolbar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    Undo,
    Redo,
    Restart,
    Since,
    Panel(Panel),
}

impl Tool {
    const ALL: [Tool; 8] = [
        Tool::Undo,
        Tool::Redo,
        Tool::Restart,
        Tool::Since,
        Tool::Panel(Panel::Score),
        Tool::Panel(Panel::Moves),
        Tool::Panel(Panel::Log),
        Tool::Panel(Panel::Keys),
    ];

    /// The id of its button, and its name in tests and drawings.
    pub(super) fn id(self) -> &'static str {
        match self {
            Tool::Undo => "tool-undo",
            Tool::Redo => "tool-redo",
            Tool::Restart => "tool-restart",
            Tool::Since => "tool-since",
            Tool::Panel(Panel::Log) => "tool-log",
            Tool::Panel(Panel::Moves) => "tool-moves",
            Tool::Panel(Panel::Keys) => "tool-keys",
            Tool::Panel(Panel::Score) => "tool-score",
        }
    }

    fn label(self, t: Texts) -> &'static str {
        match self {
            Tool::Undo => t.play_undo(),
            Tool::Redo => t.play_redo(),
            Tool::Restart => t.play_restart(),
            Tool::Since => t.play_since(),
            Tool::Panel(Panel::Log) => t.play_log(),
            Tool::Panel(Panel::Moves) => t.play_moves(),
            Tool::Panel(Panel::Keys) => t.play_keys(),
            Tool::Panel(Panel::Score) => t.play_score(),
        }
    }

    /// The key that does the same.
    fn key(self) -> Option<&'static str> {
        match self {
            Tool::Undo => Some("u"),
            Tool::Redo => Some("y"),
            Tool::Restart => Some("t"),
            Tool::Panel(Panel::Log) => Some("l"),
            Tool::Panel(Panel::Moves) => Some("m"),
            Tool::Panel(Panel::Keys) => Some("?"),
            Tool::Since | Tool::Panel(Panel::Score) => None,
        }
    }

    /// The tool of a key.
    pub(super) fn of_key(key: &str) -> Option<Tool> {
        let same = |tool: &Tool| tool.key().is_some_and(|own| own.eq_ignore_ascii_case(key));
        Tool::ALL.into_iter().find(same)
    }

    /// What it does.
    pub(super) fn act(self) -> Act {
        match self {
            Tool::Undo => Act::Undo,
            Tool::Redo => Act::Redo,
            Tool::Restart => Act::Restart,
            Tool::Since => Act::LookBack,
            Tool::Panel(panel) => Act::Toggle(panel),
        }
    }

    fn can_be_used(self, state: &ScreenState) -> bool {
        match self {
            Tool::Undo => state.undo_target().is_some(),
            Tool::Redo => state.redo_target().is_some(),
            Tool::Restart => state.restart_target().is_some(),
            Tool::Since => state.look_back_target().is_some(),
            Tool::Panel(_) => true,
        }
    }
}

/// Which of the buttons can be used now.
pub(super) fn usable(state: &ScreenState) -> [bool; Tool::ALL.len()] {
    Tool::ALL.map(|tool| tool.can_be_used(state))
}

/// The toolbar.
pub(super) fn toolbar(
    t: Texts,
    usable: &[bool; Tool::ALL.len()],
    open: Option<Panel>,
    act: &Callback<Act>,
) -> Html {
    let button = |(tool, &usable): (Tool, &bool)| {
        let onclick = act.reform(move |_| tool.act());
        let expanded = match tool {
            Tool::Panel(panel) => Some((open == Some(panel)).to_string()),
            _ => None,
        };
        html! {
            <button key={tool.id()} id={tool.id()} type="button" class="tool" {onclick}
                aria-disabled={(!usable).then_some("true")} aria-expanded={expanded}
                aria-keyshortcuts={tool.key()} data-testid={tool.id()}>
                { picture(["#icon-", tool.id()].concat(), "icon", ICON) }
                <span class="tool-words">{ tool.label(t) }</span>
            </button>
        }
    };
    html! {
        <div class="toolbar" role="toolbar" aria-label={t.play_menu()}>
            { for Tool::ALL.into_iter().zip(usable).map(button) }
        </div>
    }
}
