//! Points for groups of equal symbols that hang together.

use super::{Category, Gain, Gains, Laying, Scoring, Standing};
use crate::cells::CellSet;
use crate::games::my_island::board::Ground;
use crate::games::my_island::island::Island;
use crate::games::my_island::parts::Symbol;

/// A set of symbols, in the order of [`Symbol::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbols(u8);

impl Symbols {
    /// These symbols.
    pub const fn of(symbols: &[Symbol]) -> Self {
        let mut set = 0;
        let mut at = 0;
        while at < symbols.len() {
            set |= 1 << symbols[at] as u8;
            at += 1;
        }
        Self(set)
    }

    /// Whether a symbol is among them.
    pub const fn contains(self, symbol: Symbol) -> bool {
        self.0 >> symbol as u8 & 1 == 1
    }

    /// All of them, in their order.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        let within = move |symbol: &Symbol| self.contains(*symbol);
        Symbol::ALL.into_iter().filter(within)
    }
}

/// A group that reaches a size pays at once, and once: a group that grows on, or is joined to one
/// that has paid, brings nothing more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupComplete {
    /// Which groups. Paths never pay for being many, only for where they lead.
    pub symbols: Symbols,
    /// The size to reach.
    pub min: u8,
    /// The points for each group.
    pub points: i8,
}

impl GroupComplete {
    const fn category(symbol: Symbol) -> Option<Category> {
        match symbol {
            Symbol::Field => Some(Category::Farm),
            Symbol::Wall => Some(Category::Fortification),
            Symbol::House => Some(Category::Village),
            Symbol::Path => None,
        }
    }
}

impl Scoring for GroupComplete {
    fn categories(&self, call: &mut dyn FnMut(Category)) {
        self.symbols
            .iter()
            .filter_map(Self::category)
            .for_each(call);
    }

    fn at_once(&self, laying: &Laying<'_>, gains: Gains<'_>) {
        let complete = |group: CellSet| laying.island.size(group) >= self.min;
        for hex in laying.hexes() {
            if !self.symbols.contains(hex.symbol) || !complete(hex.group) {
                continue;
            }
            let mut paid = false;
            laying.merged(hex, |part| paid |= complete(part));
            if let Some(category) = Self::category(hex.symbol).filter(|_| !paid) {
                gains(Gain {
                    category,
                    points: self.points.into(),
                    cells: hex.group,
                });
            }
        }
    }

    fn evidence(&self, category: Category, _ground: &Ground, island: &Island) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for symbol in self.symbols.iter() {
            if Self::category(symbol) == Some(category) {
                island.each_group(symbol, |group| {
                    if island.size(group) >= self.min {
                        cells = cells.union(group);
                    }
                });
            }
        }
        cells
    }
}

/// The largest group of a symbol of all islands pays at the end, in full to everybody who has one
/// of that size. Who plays alone has nobody to compare with and needs a size instead (ours).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LargestGroup {
    /// Which groups.
    pub symbols: Symbols,
    /// The points for each symbol.
    pub points: i8,
    /// The size that pays in a game for one.
    pub alone: u8,
}

impl LargestGroup {
    const fn category(symbol: Symbol) -> Category {
        match symbol {
            Symbol::Field => Category::LargestFarm,
            Symbol::Wall => Category::LargestFortification,
            Symbol::House => Category::LargestVillage,
            Symbol::Path => Category::LargestNetwork,
        }
    }

    fn pays(&self, standing: &Standing<'_>, symbol: Symbol) -> bool {
        let mine = standing.island().largest(symbol);
        let least = if standing.alone {
            self.alone
        } else {
            let sizes = standing.islands.iter().map(|other| other.largest(symbol));
            sizes.fold(1, u8::max)
        };
        mine >= least
    }
}

impl Scoring for LargestGroup {
    fn categories(&self, call: &mut dyn FnMut(Category)) {
        for symbol in self.symbols.iter() {
            call(Self::category(symbol));
        }
    }

    fn at_end(&self, standing: &Standing<'_>, gains: Gains<'_>) {
        for symbol in self.symbols.iter() {
            if self.pays(standing, symbol) {
                gains(Gain {
                    category: Self::category(symbol),
                    points: self.points.into(),
                    cells: CellSet::EMPTY,
                });
            }
        }
    }

    /// The first of the largest groups.
    fn evidence(&self, category: Category, _ground: &Ground, island: &Island) -> CellSet {
        let mut largest = CellSet::EMPTY;
        for symbol in self.symbols.iter() {
            if Self::category(symbol) == category {
                island.each_group(symbol, |group| {
                    if island.size(group) > island.size(largest) {
                        largest = group;
                    }
                });
            }
        }
        largest
    }
}
