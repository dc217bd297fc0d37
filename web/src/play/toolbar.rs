//! The tools of the play screen: a labelled row of those that are used all the time, and the panel
//! *More* with the others. What does not fit on a phone stands in *More*, too.

use yew::prelude::*;

use super::reducer::{Act, Panel, ScreenState};
use crate::kit::components::picture::{ICON, picture};
use crate::kit::i18n::Texts;

/// A tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    Undo,
    Redo,
    Restart,
    Since,
    Panel(Panel),
}

/// Where a tool stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// In the row, always.
    Row,
    /// In the row where there is room; in *More* otherwise.
    Wide,
    /// In the row of a phone only: elsewhere it is on the table anyway.
    Narrow,
    /// In *More*.
    More,
}

impl Tool {
    const ALL: [Tool; 11] = [
        Tool::Undo,
        Tool::Redo,
        Tool::Panel(Panel::Others),
        Tool::Panel(Panel::Score),
        Tool::Panel(Panel::Help),
        Tool::Panel(Panel::Log),
        Tool::Panel(Panel::Settings),
        Tool::Panel(Panel::More),
        Tool::Restart,
        Tool::Since,
        Tool::Panel(Panel::Moves),
    ];

    fn place(self) -> Place {
        match self {
            Tool::Undo | Tool::Redo | Tool::Panel(Panel::Help | Panel::More) => Place::Row,
            Tool::Panel(Panel::Log | Panel::Settings) => Place::Wide,
            Tool::Panel(Panel::Others | Panel::Score) => Place::Narrow,
            Tool::Restart | Tool::Since | Tool::Panel(Panel::Moves) => Place::More,
        }
    }

    /// The id of its button, and its name in tests and drawings.
    pub(super) fn id(self) -> &'static str {
        match self {
            Tool::Undo => "tool-undo",
            Tool::Redo => "tool-redo",
            Tool::Restart => "tool-restart",
            Tool::Since => "tool-since",
            Tool::Panel(Panel::Help) => "tool-help",
            Tool::Panel(Panel::Log) => "tool-log",
            Tool::Panel(Panel::Score) => "tool-score",
            Tool::Panel(Panel::Others) => "tool-others",
            Tool::Panel(Panel::Moves) => "tool-moves",
            Tool::Panel(Panel::Settings) => "tool-settings",
            Tool::Panel(Panel::More) => "tool-more",
        }
    }

    pub(super) fn label(self, t: Texts) -> &'static str {
        match self {
            Tool::Undo => t.play_undo(),
            Tool::Redo => t.play_redo(),
            Tool::Restart => t.play_restart(),
            Tool::Since => t.play_since(),
            Tool::Panel(Panel::Help) => t.play_help(),
            Tool::Panel(Panel::Log) => t.play_log(),
            Tool::Panel(Panel::Score) => t.play_score(),
            Tool::Panel(Panel::Others) => t.play_others_short(),
            Tool::Panel(Panel::Moves) => t.play_legal_moves(),
            Tool::Panel(Panel::Settings) => t.play_settings(),
            Tool::Panel(Panel::More) => t.play_menu(),
        }
    }

    /// The key that does the same.
    fn key(self) -> Option<&'static str> {
        match self {
            Tool::Undo => Some("U"),
            Tool::Redo => Some("Y"),
            Tool::Restart => Some("T"),
            Tool::Panel(Panel::Log) => Some("L"),
            Tool::Panel(Panel::Moves) => Some("M"),
            Tool::Panel(Panel::Help) => Some("?"),
            Tool::Since | Tool::Panel(_) => None,
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

    fn button(
        self,
        t: Texts,
        usable: bool,
        open: Option<Panel>,
        act: &Callback<Act>,
        listed: bool,
    ) -> Html {
        let expanded = match self {
            Tool::Panel(panel) if !listed => Some((open == Some(panel)).to_string()),
            _ => None,
        };
        let (label, key) = (self.label(t), self.key());
        let title = key.map_or_else(|| label.to_owned(), |key| [label, " (", key, ")"].concat());
        let place = match self.place() {
            Place::Wide if !listed => Some("is-wide"),
            Place::Wide | Place::Narrow => Some("is-narrow"),
            Place::Row | Place::More => None,
        };
        // The same tool may stand in the row and in the list: only one of them has the id.
        let id = (self.place() != Place::Wide || !listed).then(|| self.id());
        let name = if listed && self.place() == Place::Wide {
            ["listed-", self.id()].concat()
        } else {
            self.id().to_owned()
        };
        html! {
            <button key={self.id()} {id} type="button" class={classes!("tool", place)} onclick={act.reform(move |_| self.act())}
                aria-disabled={(!usable).then_some("true")} aria-expanded={expanded} {title}
                aria-keyshortcuts={key} data-testid={name}>
                { picture(["#icon-", self.id()].concat(), "icon", ICON) }
                <span class="tool-words">{ label }</span>
            </button>
        }
    }
}

/// Which of the tools can be used now.
pub(super) type Usable = [bool; Tool::ALL.len()];

/// Which of the tools can be used now.
pub(super) fn usable(state: &ScreenState) -> Usable {
    Tool::ALL.map(|tool| tool.can_be_used(state))
}

/// The row of tools.
pub(super) fn toolbar(t: Texts, usable: &Usable, open: Option<Panel>, act: &Callback<Act>) -> Html {
    let row = Tool::ALL.into_iter().zip(usable);
    let row = row.filter(|(tool, _)| tool.place() != Place::More);
    html! {
        <div class="toolbar" role="group" aria-label={t.play_tools()}>
            { for row.map(|(tool, &usable)| tool.button(t, usable, open, act, false)) }
        </div>
    }
}

/// The panel with the other tools.
pub(super) fn more(t: Texts, usable: &Usable, act: &Callback<Act>) -> Html {
    let listed = Tool::ALL.into_iter().zip(usable);
    let listed = listed.filter(|(tool, _)| matches!(tool.place(), Place::More | Place::Wide));
    html! {
        <div class="tool-list" role="group" aria-label={t.play_menu()}>
            { for listed.map(|(tool, &usable)| tool.button(t, usable, None, act, true)) }
        </div>
    }
}
