//! Two fingers that turn a piece: from where fingers come down, move and go up to how many notches the
//! piece turns. A second finger that only taps means one notch. Pure.

/// A point of the screen.
type Spot = (f64, f64);

/// The fingers on a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Twist {
    /// The fingers that are down, in the order in which they came.
    fingers: Vec<(i32, Spot)>,
    /// The direction from the first finger to the second at which the piece last turned, in degrees.
    from: f64,
    /// Whether the two have turned the piece since the second came down.
    turned: bool,
}

impl Twist {
    /// A finger came down. Says whether it is the only one: then it points, otherwise it turns.
    pub fn down(&mut self, id: i32, at: Spot) -> bool {
        self.fingers.retain(|&(other, _)| other != id);
        self.fingers.push((id, at));
        if let Some(way) = self.way().filter(|_| self.fingers.len() == 2) {
            self.from = way;
            self.turned = false;
        }
        self.fingers.len() == 1
    }

    /// A finger moved. Says how many notches of so many degrees the piece turns, backwards below 0.
    pub fn moved(&mut self, id: i32, at: Spot, notch: f64) -> i32 {
        let Some(finger) = self.fingers.iter_mut().find(|(other, _)| *other == id) else {
            return 0;
        };
        finger.1 = at;
        let Some(way) = self.way() else { return 0 };
        // The shorter way round, from -180 to 180.
        let by = (way - self.from + 540.0).rem_euclid(360.0) - 180.0;
        let notches = (by / notch).trunc();
        if notches != 0.0 {
            self.from += notches * notch;
            self.turned = true;
        }
        notches as i32
    }

    /// A finger went up. Says whether that ends a tap of two: whichever of them goes first.
    pub fn up(&mut self, id: i32) -> bool {
        let tapped = self.is_on() && !self.turned;
        self.fingers.retain(|&(other, _)| other != id);
        self.turned |= tapped;
        tapped
    }

    /// Whether two fingers or more are down.
    pub fn is_on(&self) -> bool {
        self.fingers.len() > 1
    }

    /// Nothing is down any more.
    pub fn clear(&mut self) {
        self.fingers.clear();
    }

    /// The direction from the first finger to the second, clockwise on the screen.
    fn way(&self) -> Option<f64> {
        let [(_, a), (_, b), ..] = self.fingers.as_slice() else {
            return None;
        };
        Some((b.1 - a.1).atan2(b.0 - a.0).to_degrees())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A point on a circle of 100 about the first finger.
    fn around(degrees: f64) -> Spot {
        let angle = degrees.to_radians();
        (100.0 * angle.cos(), 100.0 * angle.sin())
    }

    #[test]
    fn one_finger_points_and_never_turns() {
        let mut twist = Twist::default();
        assert!(twist.down(1, (0.0, 0.0)));
        assert_eq!(twist.moved(1, (50.0, 90.0), 60.0), 0);
        assert!(!twist.is_on());
        assert!(!twist.up(1));
    }

    #[test]
    fn a_second_finger_that_taps_means_one_notch() {
        let mut twist = Twist::default();
        twist.down(1, (0.0, 0.0));
        assert!(!twist.down(2, around(0.0)));
        assert_eq!(twist.moved(2, around(20.0), 60.0), 0, "less than a notch");
        assert!(twist.up(2));
        assert!(!twist.up(1));
    }

    #[test]
    fn fingers_that_turn_give_each_notch_once_whatever_the_steps() {
        for step in [1.0, 7.0, 29.0, 61.0, 90.0] {
            for turn in [360.0, -360.0] {
                let mut twist = Twist::default();
                twist.down(1, (0.0, 0.0));
                twist.down(2, around(170.0));
                let mut way: f64 = 0.0;
                let mut notches = 0;
                while way.abs() < 360.0 {
                    way = (way + f64::copysign(step, turn)).clamp(-360.0, 360.0);
                    // A hair more, so that rounding does not decide.
                    let end = way * 1.0001;
                    notches += twist.moved(2, around(170.0 + end), 60.0);
                }
                assert_eq!(notches, if turn > 0.0 { 6 } else { -6 }, "steps of {step}");
                assert!(!twist.up(2), "it was no tap");
            }
        }
    }

    #[test]
    fn fingers_may_come_and_go_in_any_order() {
        let mut twist = Twist::default();
        twist.down(1, (0.0, 0.0));
        twist.down(2, around(0.0));
        assert!(twist.up(1), "the first may go first");
        assert!(!twist.up(9), "nobody knows it");
        assert!(!twist.is_on());
        assert_eq!(twist.moved(2, around(90.0), 60.0), 0, "alone");
        assert!(!twist.down(3, (0.0, 0.0)), "a second one again");
        assert!(twist.up(3));
        assert_eq!(twist.moved(9, (1.0, 1.0), 60.0), 0, "a finger nobody knows");
        twist.clear();
        assert!(twist.down(4, (0.0, 0.0)));
    }
}
