//! The row of buttons above the board: undo, redo, restart turn, and the panels.

use yew::prelude::*;

use crate::components::picture::{ICON, picture};
use crate::i18n::Texts;

/// What a button of the toolbar asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    Undo,
    Redo,
    Restart,
    Since,
    Log,
    Moves,
    Keys,
    Score,
}

impl Tool {
    /// The id of its button.
    pub fn id(self) -> &'static str {
        match self {
            Tool::Undo => "tool-undo",
            Tool::Redo => "tool-redo",
            Tool::Restart => "tool-restart",
            Tool::Since => "tool-since",
            Tool::Log => "tool-log",
            Tool::Moves => "tool-moves",
            Tool::Keys => "tool-keys",
            Tool::Score => "tool-score",
        }
    }

    fn label(self, t: Texts) -> &'static str {
        match self {
            Tool::Undo => t.play_undo(),
            Tool::Redo => t.play_redo(),
            Tool::Restart => t.play_restart(),
            Tool::Since => t.play_since(),
            Tool::Log => t.play_log(),
            Tool::Moves => t.play_moves(),
            Tool::Keys => t.play_keys(),
            Tool::Score => t.play_score(),
        }
    }

    fn key(self) -> Option<&'static str> {
        match self {
            Tool::Undo => Some("u"),
            Tool::Redo => Some("y"),
            Tool::Restart => Some("t"),
            Tool::Log => Some("l"),
            Tool::Moves => Some("m"),
            Tool::Keys => Some("?"),
            Tool::Since | Tool::Score => None,
        }
    }
}

/// Which buttons can be used now, and which panel is open.
#[derive(Clone, Debug)]
pub struct ToolbarProps {
    pub t: Texts,
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_restart: bool,
    pub can_look_back: bool,
    pub open: Option<Tool>,
    pub ontool: Callback<Tool>,
}

/// The toolbar.
pub fn toolbar(props: &ToolbarProps) -> Html {
    let button = |tool: Tool, enabled: bool, opens: bool| {
        let onclick = props.ontool.reform(move |_| tool);
        let label = tool.label(props.t);
        let expanded = opens.then(|| {
            if props.open == Some(tool) {
                "true"
            } else {
                "false"
            }
        });
        html! {
            <button key={tool.id()} id={tool.id()} type="button" class="tool" {onclick}
                aria-disabled={(!enabled).then_some("true")} aria-expanded={expanded}
                aria-keyshortcuts={tool.key()} data-testid={tool.id()}>
                { picture(["#icon-", tool.id()].concat(), "icon", ICON) }
                <span class="tool-words">{ label }</span>
            </button>
        }
    };
    html! {
        <div class="toolbar" role="toolbar" aria-label={props.t.play_menu()}>
            { button(Tool::Undo, props.can_undo, false) }
            { button(Tool::Redo, props.can_redo, false) }
            { button(Tool::Restart, props.can_restart, false) }
            { button(Tool::Since, props.can_look_back, false) }
            { button(Tool::Score, true, true) }
            { button(Tool::Moves, true, true) }
            { button(Tool::Log, true, true) }
            { button(Tool::Keys, true, true) }
        </div>
    }
}
