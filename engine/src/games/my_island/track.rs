//! The score track from 0 to 55 and the marker on it.

/// The last number of the score track.
pub const TRACK_END: i16 = 55;

/// The marker on the score track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marker {
    points: i16,
    frozen: bool,
}

impl Marker {
    /// A marker that starts at a number.
    pub(super) const fn at(points: i16) -> Self {
        Self {
            points,
            frozen: false,
        }
    }

    /// Moves it. Once it has reached the end of the track it stays there.
    #[inline]
    pub(super) fn gain(&mut self, points: i16) {
        if !self.frozen {
            self.points += points;
            if self.points >= TRACK_END {
                self.points = TRACK_END;
                self.frozen = true;
            }
        }
    }

    /// The points: the number on the track, or the debt as a number below 0.
    pub const fn points(self) -> i16 {
        self.points
    }

    /// The number where the marker stands.
    pub const fn on_track(self) -> i16 {
        if self.points < 0 { 0 } else { self.points }
    }

    /// What the next gains pay back first.
    pub const fn debt(self) -> i16 {
        self.on_track() - self.points
    }

    /// Whether it has reached the end of the track.
    pub const fn frozen(self) -> bool {
        self.frozen
    }
}
