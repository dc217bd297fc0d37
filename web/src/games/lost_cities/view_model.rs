//! From what a seat knows and the dice it has picked to what the table draws: which dice fit, which
//! boxes they reach, what a choice would change, which bridges still pay and who is about to cross.
//! Pure: no browser, no words.

use atoll_engine::games::lost_cities::{
    Colour, Column, DICE, Layout, Move, Reach, Sheet, View, cell, continue_odds_per_mille,
    threatened_bridges,
};
use atoll_engine::seat::Seat;

use super::outlook::{Outlook, Refusal, outlook, refusal};

/// Which kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Colour,
    Number,
}

/// The dice picked so far, by their places in the roll. Either may come first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    pub colour: Option<u8>,
    pub number: Option<u8>,
}

impl Draft {
    /// Picks a die, or lays it back when it was picked already.
    #[must_use]
    pub fn toggled(self, kind: Kind, die: u8) -> Self {
        let toggle = |old: Option<u8>| (old != Some(die)).then_some(die);
        match kind {
            Kind::Colour => Self {
                colour: toggle(self.colour),
                ..self
            },
            Kind::Number => Self {
                number: toggle(self.number),
                ..self
            },
        }
    }
}

/// A die on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die {
    pub face: u8,
    /// The roller has it.
    pub taken: bool,
    pub picked: bool,
    /// Together with what is picked of the other kind, it leads somewhere.
    pub fits: bool,
}

/// A place on the sheet that can be reached, and by which moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub colour: Colour,
    /// Where; with the number of the first move.
    pub reach: Reach,
    pub moves: Vec<Move>,
}

impl Target {
    /// The number of its cell.
    pub fn cell(&self) -> u8 {
        reach_cell(self.colour, self.reach)
    }

    /// The move, when only one leads here.
    pub fn only(&self) -> Option<Move> {
        match self.moves[..] {
            [mv] => Some(mv),
            _ => None,
        }
    }
}

/// What a tap on a reachable place means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Nothing is left to decide.
    Play(Move),
    /// These dice are picked; at least one of them needs another look.
    Pick(Draft),
}

/// How a column's bridge stands for this sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bridge {
    /// It still pays.
    Open,
    /// It paid: the 20 is ringed.
    Paid,
    /// It pays no more: the 20 is struck out.
    Closed,
}

/// How a double field stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Double {
    Open,
    Marked,
    /// The expedition started without it.
    Lost,
}

/// Everything the table draws from.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub view: View,
    /// Whose sheet.
    pub seat: Seat,
    pub can_move: bool,
    pub draft: Draft,
    pub targets: Vec<Target>,
}

impl Scene {
    /// The scene for a seat that looks at its own sheet.
    pub fn new(view: View, can_move: bool, draft: Draft) -> Self {
        let seat = view.seat;
        let mut scene = Self {
            view,
            seat,
            can_move,
            draft,
            targets: Vec::new(),
        };
        if can_move {
            scene.targets = if scene.view.accelerating {
                scene.acceleration_targets()
            } else {
                scene.dice_targets()
            };
        }
        scene
    }

    /// The sheet on show.
    pub fn sheet(&self) -> &Sheet {
        &self.view.sheets[self.seat]
    }

    pub fn layout(&self) -> Layout {
        self.view.options.layout
    }

    fn taken(&self, kind: Kind, die: usize) -> bool {
        self.view.dice.taken.is_some_and(|[colour, number]| {
            die == usize::from(match kind {
                Kind::Colour => colour,
                Kind::Number => number,
            })
        })
    }

    /// The faces of the colour dice and the number dice that may be used with a draft.
    fn faces(&self, draft: Draft) -> (Vec<Colour>, Vec<u8>) {
        let dice = &self.view.dice;
        let shows = |kind, faces: &[u8; DICE], picked: Option<u8>, face: u8| {
            (0..DICE).any(|die| {
                faces[die] == face
                    && !self.taken(kind, die)
                    && picked.is_none_or(|picked| usize::from(picked) == die)
            })
        };
        // Both in rising order, so that targets and moves are, too.
        let colours = Colour::ALL
            .into_iter()
            .filter(|&c| shows(Kind::Colour, &dice.colours, draft.colour, c as u8))
            .collect();
        let numbers = (0..10)
            .filter(|&n| shows(Kind::Number, &dice.numbers, draft.number, n))
            .collect();
        (colours, numbers)
    }

    fn dice_targets(&self) -> Vec<Target> {
        let (colours, numbers) = self.faces(self.draft);
        let mut targets: Vec<Target> = Vec::new();
        for colour in colours {
            for &number in &numbers {
                let Some(reach) = self.sheet().reach(self.layout(), colour, number) else {
                    continue;
                };
                let mv = Move::Write { colour, number };
                let cell = reach_cell(colour, reach);
                match targets.iter_mut().find(|target| target.cell() == cell) {
                    Some(target) => target.moves.push(mv),
                    None => targets.push(Target {
                        colour,
                        reach,
                        moves: vec![mv],
                    }),
                }
            }
        }
        targets
    }

    fn acceleration_targets(&self) -> Vec<Target> {
        let target = |colour| {
            let reach = self.sheet().acceleration_reach(self.layout(), colour)?;
            let moves = vec![Move::Accelerate { colour }];
            Some(Target {
                colour,
                reach,
                moves,
            })
        };
        Colour::ALL.into_iter().filter_map(target).collect()
    }

    /// The target with that cell.
    pub fn target_at(&self, cell: u8) -> Option<&Target> {
        self.targets.iter().find(|target| target.cell() == cell)
    }

    /// A die, as it lies there.
    pub fn die(&self, kind: Kind, die: usize) -> Die {
        let (dice, draft) = (&self.view.dice, self.draft);
        let (face, picked, alone) = match kind {
            Kind::Colour => (
                dice.colours[die],
                draft.colour,
                Draft {
                    colour: Some(die as u8),
                    ..draft
                },
            ),
            Kind::Number => (
                dice.numbers[die],
                draft.number,
                Draft {
                    number: Some(die as u8),
                    ..draft
                },
            ),
        };
        let taken = self.taken(kind, die);
        let (colours, numbers) = self.faces(alone);
        let reaches = |colour| {
            let sheet = self.sheet();
            numbers
                .iter()
                .any(|&number| sheet.reach(self.layout(), colour, number).is_some())
        };
        Die {
            face,
            taken,
            picked: self.can_move && picked == Some(die as u8),
            fits: !taken && colours.into_iter().any(reaches),
        }
    }

    /// The pair picked, legal or not.
    pub fn pair(&self) -> Option<Move> {
        let dice = &self.view.dice;
        let colour =
            *Colour::ALL.get(usize::from(dice.colours[usize::from(self.draft.colour?)]))?;
        let number = dice.numbers[usize::from(self.draft.number?)];
        (self.can_move && !self.view.accelerating).then_some(Move::Write { colour, number })
    }

    /// The pair that a die would complete, if it is not picked yet.
    pub fn pair_with(&self, kind: Kind, die: u8) -> Option<Move> {
        let draft = match kind {
            Kind::Colour => Draft {
                colour: Some(die),
                ..self.draft
            },
            Kind::Number => Draft {
                number: Some(die),
                ..self.draft
            },
        };
        if self.taken(kind, usize::from(die)) {
            return None;
        }
        let with = Self {
            draft,
            ..self.clone()
        };
        with.pair().filter(|&mv| with.outlook(mv).is_some())
    }

    /// What a tap on a reachable place means.
    pub fn tap(&self, target: &Target) -> Tap {
        let decided = self.draft != Draft::default() || self.view.accelerating;
        match target.only() {
            Some(mv) if decided => Tap::Play(mv),
            only => {
                let dice = &self.view.dice;
                let find = |kind, faces: &[u8; DICE], face| {
                    (0..DICE)
                        .find(|&die| faces[die] == face && !self.taken(kind, die))
                        .map(|die| die as u8)
                };
                let colour = find(Kind::Colour, &dice.colours, target.colour.index() as u8);
                let number = match only {
                    Some(Move::Write { number, .. }) => find(Kind::Number, &dice.numbers, number),
                    _ => self.draft.number,
                };
                Tap::Pick(Draft {
                    colour: self.draft.colour.or(colour),
                    number: self.draft.number.or(number),
                })
            }
        }
    }

    /// What a move would do, when it writes or marks something in an expedition.
    pub fn outlook(&self, mv: Move) -> Option<Outlook> {
        outlook(self.sheet(), self.layout(), self.view.closed, mv)
    }

    /// What refusing would do.
    pub fn refusal(&self) -> Refusal {
        refusal(self.sheet(), self.view.closed)
    }

    /// How often in a thousand the next roll lets an expedition go on from a number.
    pub fn odds(&self, last: u8) -> u32 {
        let seats = self.view.sheets.len();
        let all_dice = if seats == 1 {
            self.view.rival_rolls
        } else {
            self.view.roller.next(seats) == self.seat
        };
        continue_odds_per_mille(last, all_dice)
    }

    pub fn double(&self, colour: Colour) -> Double {
        if self.sheet().doubled(colour) {
            Double::Marked
        } else if self.sheet().count(colour) > 0 {
            Double::Lost
        } else {
            Double::Open
        }
    }

    pub fn bridge(&self, column: Column) -> Bridge {
        if self.sheet().bridges().contains(column) {
            Bridge::Paid
        } else if self.view.closed.contains(column) {
            Bridge::Closed
        } else {
            Bridge::Open
        }
    }

    /// Whom a bridge paid.
    pub fn crossers(&self, column: Column) -> Vec<Seat> {
        let sheets = &self.view.sheets;
        let paid = |seat: &Seat| sheets[*seat].bridges().contains(column);
        sheets.seats().filter(paid).collect()
    }

    /// Who stands before a bridge that still pays.
    pub fn waiting(&self, column: Column) -> Vec<Seat> {
        threatened_bridges(&self.view.sheets, self.view.closed)
            .filter(|&(threatened, _)| threatened == column)
            .map(|(_, seat)| seat)
            .collect()
    }
}

/// The cell of a place that can be reached.
pub fn reach_cell(colour: Colour, reach: Reach) -> u8 {
    match reach {
        Reach::Double => cell::double(colour),
        Reach::Box { place, .. } => cell::place(colour.column(), place),
        Reach::Top => cell::top(colour),
    }
}

#[cfg(test)]
#[path = "view_model_tests.rs"]
mod tests;
