//! One player's island during a game: where the tiles lie, and the score marker. Everything else in
//! it follows from the tiles and is kept up to date for speed: sets of free fields, of fields where
//! a symbol would touch its like, the sizes of the largest groups.

use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

use super::board::{Ground, ROW_STARTS, ROWS, Terrain, connected};
use super::episode::Rules;
use super::grid::{self, Grid};
use super::moves::Move;
use super::parts::{LARGEST_TILE, Symbol, TILES, TURNS, Tile};
use super::scoring::{Gains, LaidHex, Laying, Scoring as _};
use super::track::Marker;
use crate::cells::CellSet;

/// What became of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fate {
    /// Not decided: its turn has not come, or the player had ended before.
    #[default]
    Waiting,
    /// Laid aside for a point.
    Passed,
    /// On the island.
    Lies {
        /// How often it is turned clockwise by 60 degrees.
        rot: u8,
        /// The field of its first hex.
        cell: u8,
    },
}

/// A player's island.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Island {
    fates: [Fate; TILES],
    marker: Marker,
    finished: bool,
    largest: [u8; 4],
    symbols: [CellSet; 4],
    /// Where tiles may lie and none does.
    free: Grid,
    /// For each symbol where it would satisfy the rule of neighbours: beside its like; before the
    /// first tile, on the beach.
    touch: [Grid; 4],
}

/// All else follows from these.
impl Hash for Island {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fates.hash(state);
        self.finished.hash(state);
    }
}

impl Island {
    /// An empty island.
    pub(super) fn new(rules: &Rules, ground: &Ground) -> Self {
        let beach = Grid::of(ground.fields(Terrain::Beach));
        Self {
            marker: Marker::at(rules.start),
            free: Grid::of(rules.open_fields(ground)),
            touch: [beach; 4],
            ..Self::default()
        }
    }

    /// Where a symbol lies.
    #[inline]
    pub const fn symbols(&self, symbol: Symbol) -> CellSet {
        self.symbols[symbol as usize]
    }

    /// The symbol on a field.
    pub fn symbol_at(&self, cell: u8) -> Option<Symbol> {
        let lies = |symbol: &Symbol| self.symbols(*symbol).contains(cell);
        Symbol::ALL.into_iter().find(lies)
    }

    /// All fields under tiles.
    #[inline]
    pub const fn covered(&self) -> CellSet {
        let [a, b, c, d] = self.symbols;
        a.union(b).union(c.union(d))
    }

    /// What became of a tile.
    pub const fn fate(&self, tile: Tile) -> Fate {
        self.fates[tile.index()]
    }

    /// The tiles that lie, with turn and fields in the order of their hexes.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, u8, Vec<u8>)> + '_ {
        Tile::all().filter_map(|tile| match self.fate(tile) {
            Fate::Lies { rot, cell } => Some((tile, rot, footprint(tile, rot, cell)?)),
            Fate::Waiting | Fate::Passed => None,
        })
    }

    /// How many tiles were laid aside.
    pub fn passes(&self) -> i16 {
        self.fates.iter().filter(|&&f| f == Fate::Passed).count() as i16
    }

    /// The score marker, as moved by what counts at once.
    pub const fn marker(&self) -> Marker {
        self.marker
    }

    /// Whether the player has ended their part.
    pub const fn finished(&self) -> bool {
        self.finished
    }

    /// How much a group counts.
    #[inline]
    pub fn size(&self, group: CellSet) -> u8 {
        group.len() as u8
    }

    /// The size of the largest group of a symbol.
    #[inline]
    pub const fn largest(&self, symbol: Symbol) -> u8 {
        self.largest[symbol as usize]
    }

    /// Calls back for every group of a symbol, in the order of their first fields.
    pub fn each_group(&self, symbol: Symbol, mut call: impl FnMut(CellSet)) {
        let all = self.symbols(symbol);
        let mut left = all;
        while !left.is_empty() {
            let group = connected(all, CellSet(left.0 & left.0.wrapping_neg()));
            left = left.without(group);
            call(group);
        }
    }

    /// How many fields of each row no tile covers, from the mountains down: what decides ties.
    pub fn open_rows(&self) -> [u8; ROWS] {
        let covered = self.covered();
        std::array::from_fn(|row| {
            let (from, to) = (ROW_STARTS[row], ROW_STARTS[row + 1]);
            (from..to).filter(|&cell| !covered.contains(cell)).count() as u8
        })
    }

    /// The row rule as one number, more being better: the covered fields of the rows as digits, the
    /// row under the mountains first.
    pub(super) fn tie_break(&self) -> i32 {
        let rows = self.open_rows().into_iter().enumerate();
        rows.fold(0, |sum, (row, open)| {
            let length = i32::from(ROW_STARTS[row + 1] - ROW_STARTS[row]);
            sum * (length + 1) + length - i32::from(open)
        })
    }

    /// Whether no tile lies yet.
    pub fn is_empty(&self) -> bool {
        self.covered().is_empty()
    }

    /// All ways to lay a tile, in the order of moves.
    #[inline]
    pub(super) fn placements(&self, tile: Tile, moves: &mut Vec<Move>) {
        let (shape, symbols) = (tile.shape(), tile.symbols());
        let touch: [&Grid; LARGEST_TILE] = std::array::from_fn(|at| {
            let symbol = symbols.get(at).copied().unwrap_or(symbols[0]);
            &self.touch[symbol as usize]
        });
        for rot in 0..TURNS {
            let fits = grid::fitting(&self.free, &touch, shape, rot);
            moves.reserve(fits.len() as usize);
            fits.each(|cell| moves.push(Move::Lay { rot, cell }));
        }
    }

    /// Lays a tile that fits, moves the marker by what that brings at once, and tells each gain.
    #[inline]
    pub(super) fn lay(
        &mut self,
        rules: &Rules,
        ground: &Ground,
        (tile, rot, cell): (Tile, u8, u8),
        tell: Gains<'_>,
    ) {
        if self.is_empty() {
            self.touch = [Grid::EMPTY; 4];
        }
        self.fates[tile.index()] = Fate::Lies { rot, cell };
        let symbols = tile.symbols();
        let steps = grid::steps(tile.shape(), rot);
        let mut hexes = [LaidHex::NONE; LARGEST_TILE];
        let mut cells = CellSet::EMPTY;
        for ((hex, &symbol), &step) in hexes.iter_mut().zip(symbols).zip(steps) {
            let Some(cell) = grid::stepped(cell, step) else {
                continue;
            };
            cells.insert(cell);
            self.symbols[symbol as usize].insert(cell);
            self.touch[symbol as usize].insert_neighbours(cell);
            self.free.remove(cell);
            (hex.symbol, hex.cell) = (symbol, cell);
        }
        for hex in &mut hexes[..symbols.len()] {
            let symbol = hex.symbol as usize;
            hex.group = connected(self.symbols[symbol], CellSet::of(hex.cell));
            self.largest[symbol] = self.largest[symbol].max(self.size(hex.group));
        }
        let mut marker = self.marker;
        let laying = Laying::new(ground, self, cells, hexes, symbols.len());
        for rule in rules.scoring() {
            rule.at_once(&laying, &mut |gain| {
                marker.gain(gain.points);
                tell(gain);
            });
        }
        self.marker = marker;
    }

    /// Puts a symbol on fields without a tile, as if it had always been there.
    #[cfg(test)]
    pub(super) fn paint(&mut self, symbol: Symbol, cells: CellSet) {
        if self.is_empty() {
            self.touch = [Grid::EMPTY; 4];
        }
        for cell in cells.iter() {
            self.symbols[symbol as usize].insert(cell);
            self.touch[symbol as usize].insert_neighbours(cell);
            self.free.remove(cell);
            let group = connected(self.symbols[symbol as usize], CellSet::of(cell));
            let size = self.size(group);
            self.largest[symbol as usize] = self.largest[symbol as usize].max(size);
        }
    }

    /// Puts the marker somewhere.
    #[cfg(test)]
    pub(super) fn set_marker(&mut self, points: i16) {
        self.marker = Marker::at(points);
    }

    /// Lays a tile aside.
    pub(super) fn pass(&mut self, rules: &Rules, tile: Tile) {
        self.fates[tile.index()] = Fate::Passed;
        self.marker.gain(rules.pass);
    }

    /// Ends the player's part.
    pub(super) fn finish(&mut self) {
        self.finished = true;
    }
}

/// The fields that a tile would cover, in the order of its hexes; `None` where it leaves the board.
pub fn footprint(tile: Tile, rot: u8, cell: u8) -> Option<Vec<u8>> {
    let steps = grid::steps(tile.shape(), rot);
    let steps = steps.iter().take(tile.symbols().len());
    steps.map(|&step| grid::stepped(cell, step)).collect()
}

/// A tile that lies on an island, as it is written.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "MyIsland")
)]
pub struct LaidTile {
    /// The tile.
    #[cfg_attr(feature = "wasm", tsify(type = "string"))]
    pub tile: Tile,
    /// How often it is turned clockwise by 60 degrees.
    pub rot: u8,
    /// Its fields, in the order of its hexes.
    pub cells: Vec<u8>,
}

/// An island as it is written: what a person sees.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "wasm",
    derive(tsify::Tsify),
    tsify(type_prefix = "MyIsland")
)]
struct IslandData {
    /// The tiles that lie.
    tiles: Vec<LaidTile>,
    /// The tiles that were laid aside.
    #[cfg_attr(feature = "wasm", tsify(type = "string[]"))]
    passed: Vec<Tile>,
    /// The marker's points by what counted at once; a debt is below 0.
    points: i16,
    /// Whether the marker has reached the end of the track.
    frozen: bool,
    /// Whether the player has ended their part.
    finished: bool,
}

impl Serialize for Island {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let tiles = self.tiles();
        let passed = |tile: &Tile| self.fate(*tile) == Fate::Passed;
        IslandData {
            tiles: tiles
                .map(|(tile, rot, cells)| LaidTile { tile, rot, cells })
                .collect(),
            passed: Tile::all().filter(passed).collect(),
            points: self.marker.points(),
            frozen: self.marker.frozen(),
            finished: self.finished,
        }
        .serialize(serializer)
    }
}
