//! The cores of `strtol`, `strtoul`, `strtod` and their relatives (C17 7.22.1).

use crate::float::Real;

/// An integer as text gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntText {
    pub negative: bool,
    /// Saturated if `overflow`.
    pub magnitude: u128,
    /// The magnitude does not fit 128 bits.
    pub overflow: bool,
    /// Bytes up to the end of the number, white space included; 0 if there is no number.
    pub consumed: usize,
}

impl IntText {
    /// The value `strtol` returns for a type of `width` bits, and whether it is out of range (and
    /// so clamped).
    pub fn signed(&self, width: u32) -> (i128, bool) {
        let most = if self.negative {
            1u128 << (width - 1)
        } else {
            (1 << (width - 1)) - 1
        };
        let clamped = self.magnitude.min(most) as i128;
        let value = if self.negative {
            clamped.wrapping_neg()
        } else {
            clamped
        };
        (value, self.overflow || self.magnitude > most)
    }

    /// The value `strtoul` returns for a type of `width` bits, where a minus sign negates in the
    /// unsigned type, and whether it is out of range (and so the largest value).
    pub fn unsigned(&self, width: u32) -> (u128, bool) {
        let most = u128::MAX >> (128 - width);
        if self.overflow || self.magnitude > most {
            return (most, true);
        }
        let value = if self.negative {
            self.magnitude.wrapping_neg()
        } else {
            self.magnitude
        };
        (value & most, false)
    }
}

/// `isspace` in the "C" locale.
pub(super) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// The number of white-space bytes that `text` starts with.
pub fn skip_space(text: &[u8]) -> usize {
    text.iter().take_while(|&&b| is_space(b)).count()
}

/// Reads an integer in `base`, 2 to 36, or 0 for the notation of C constants.
pub fn parse_int(text: &[u8], base: u32) -> IntText {
    let mut at = skip_space(text);
    let negative = text.get(at) == Some(&b'-');
    if matches!(text.get(at), Some(b'-' | b'+')) {
        at += 1;
    }
    let rest = text.get(at..).unwrap_or_default();
    let digit = |place: usize, base: u32| {
        rest.get(place)
            .and_then(|&b| char::from(b).to_digit(base.clamp(2, 36)))
    };
    // The prefix counts only if a digit follows; otherwise the number is its zero.
    let prefixed = matches!(rest, [b'0', b'x' | b'X', ..]) && digit(2, 16).is_some();
    let (base, mut place) = match (base, rest) {
        (0 | 16, _) if prefixed => (16, 2),
        (0, [b'0', ..]) => (8, 0),
        (0, _) => (10, 0),
        (base, _) => (base, 0),
    };
    let start = place;
    let mut number = IntText {
        negative,
        magnitude: 0,
        overflow: false,
        consumed: 0,
    };
    while let Some(digit) = digit(place, base) {
        number.push(digit, base);
        place += 1;
    }
    if place > start {
        number.consumed = at + place;
    } else {
        number.negative = false;
    }
    number
}

impl IntText {
    fn push(&mut self, digit: u32, base: u32) {
        let next = self
            .magnitude
            .checked_mul(u128::from(base))
            .and_then(|m| m.checked_add(u128::from(digit)));
        match next {
            Some(magnitude) if !self.overflow => self.magnitude = magnitude,
            _ => {
                self.overflow = true;
                self.magnitude = u128::MAX;
            }
        }
    }
}

/// Reads a number as `strtod` does: the exact value and the bytes up to its end, white space
/// included.
pub fn parse_real(text: &[u8]) -> Option<(Real, usize)> {
    let space = skip_space(text);
    let (real, len) = Real::parse(text.get(space..)?)?;
    Some((real, space + len))
}
