//! Points as they are written. Pure.

/// Points with a real minus sign.
#[must_use]
pub fn signed(points: i32) -> String {
    let digits = points.unsigned_abs().to_string();
    if points < 0 {
        ["\u{2212}", &digits].concat()
    } else {
        digits
    }
}

/// A change of points, with its sign.
#[must_use]
pub fn change(by: i32) -> String {
    if by > 0 {
        ["+", &signed(by)].concat()
    } else {
        signed(by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_carry_their_sign() {
        assert_eq!(
            (signed(-20), change(-20)),
            ("\u{2212}20".into(), "\u{2212}20".into())
        );
        assert_eq!((signed(5), change(5)), ("5".into(), "+5".into()));
        assert_eq!((signed(0), change(0)), ("0".into(), "0".into()));
    }
}
