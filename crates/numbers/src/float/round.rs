//! Rounding a binary value to a floating format: the one place where a bit is ever dropped.
//!
//! Follows IEC 60559 round-to-nearest, ties-to-even, the only rounding mode that Cassay's targets
//! start a program in; `fesetround` is not modelled. Tininess is detected after rounding, as x86
//! does, which only decides whether `strtod` reports a range error.

/// A binary interchange format, or the x87 one, described by its significand and exponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Bits of the significand, the integer bit included.
    pub precision: u32,
    /// Exponent of the integer bit of the smallest normal number, and of every subnormal one.
    pub min_exp: i32,
    /// Exponent of the integer bit of the largest finite number.
    pub max_exp: i32,
}

impl Format {
    pub const SINGLE: Format = Format {
        precision: 24,
        min_exp: -126,
        max_exp: 127,
    };
    pub const DOUBLE: Format = Format {
        precision: 53,
        min_exp: -1022,
        max_exp: 1023,
    };
    pub const X87: Format = Format {
        precision: 64,
        min_exp: -16382,
        max_exp: 16383,
    };

    /// The exponent of the last bit of a number whose integer bit has exponent `exp`.
    fn last_bit(self, exp: i64) -> i64 {
        exp.max(i64::from(self.min_exp)) - i64::from(self.precision) + 1
    }
}

/// How a rounded result relates to the range of its format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    Fine,
    /// A finite value became an infinity.
    Overflow,
    /// The value is smaller than every normal number and was not exact.
    Underflow,
}

/// A value after conversion to a format, and whether it fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranged<T> {
    pub value: T,
    pub range: Range,
}

impl<T> Ranged<T> {
    pub(super) fn fine(value: T) -> Ranged<T> {
        Ranged {
            value,
            range: Range::Fine,
        }
    }

    pub fn overflowed(&self) -> bool {
        self.range == Range::Overflow
    }
}

/// A magnitude in a format: `significand * 2^(exp - precision + 1)`.
///
/// Normal numbers have their integer bit set. Subnormals and zero have `exp == min_exp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rounded {
    pub significand: u64,
    pub exp: i32,
    pub range: Range,
    pub inexact: bool,
}

/// Rounds `significand * 2^exp`, or something a little larger, less than one unit of
/// `significand`, if `sticky`.
///
/// With `sticky` the significand must have more bits than the format's precision: the tail then
/// lies wholly below the rounding bit.
pub(super) fn round(format: Format, significand: u128, exp: i64, sticky: bool) -> Rounded {
    let zero = Rounded {
        significand: 0,
        exp: format.min_exp,
        range: Range::Fine,
        inexact: sticky,
    };
    if significand == 0 {
        return zero;
    }
    let bits = 128 - significand.leading_zeros();
    let mut top = exp.saturating_add(i64::from(bits) - 1);
    if top > i64::from(format.max_exp) {
        return Rounded {
            range: Range::Overflow,
            inexact: true,
            ..zero
        };
    }
    let last = format.last_bit(top);
    let shift = last - exp;
    if shift > i64::from(bits) {
        return Rounded {
            range: Range::Underflow,
            inexact: true,
            ..zero
        };
    }
    let (mut kept, inexact) = if shift <= 0 {
        // At most `precision` bits, so the shift is small.
        ((significand << -shift) as u64, sticky)
    } else {
        drop_bits(significand, shift as u32, sticky)
    };
    if kept >> (format.precision - 1) > 1 || (kept == 0 && shift < i64::from(bits)) {
        // A carry out of the significand; with 64 bits of precision it left the word.
        kept = 1 << (format.precision - 1);
        top += 1;
        if top > i64::from(format.max_exp) {
            return Rounded {
                range: Range::Overflow,
                inexact: true,
                ..zero
            };
        }
    }
    let tiny = top < i64::from(format.min_exp) && inexact && {
        // Rounded up to the smallest normal number: tiny only if it would not have been reached
        // with the full precision either.
        kept >> (format.precision - 1) == 0 || {
            let unbounded = Format {
                min_exp: format.min_exp - 64,
                ..format
            };
            round(unbounded, significand, exp, sticky).exp < format.min_exp
        }
    };
    Rounded {
        significand: kept,
        exp: top.max(i64::from(format.min_exp)) as i32,
        range: if tiny { Range::Underflow } else { Range::Fine },
        inexact,
    }
}

/// Drops the low `shift` bits, 1 to 128, rounding to nearest even. The second value is whether
/// anything was lost. A result of 2^64 wraps to 0.
fn drop_bits(significand: u128, shift: u32, sticky: bool) -> (u64, bool) {
    let kept = significand.checked_shr(shift).unwrap_or(0);
    let half = 1u128 << (shift - 1);
    let rest = significand & (half | (half - 1));
    let up = rest > half || (rest == half && (sticky || kept & 1 == 1));
    (
        (kept as u64).wrapping_add(u64::from(up)),
        rest != 0 || sticky,
    )
}

impl Rounded {
    /// The bits of a `float`.
    pub fn single(self, negative: bool) -> Ranged<f32> {
        let magnitude = match self.range {
            Range::Overflow => f32::INFINITY.to_bits(),
            Range::Fine | Range::Underflow => self.implicit(23, 127) as u32,
        };
        let value = f32::from_bits(magnitude | u32::from(negative) << 31);
        Ranged {
            value,
            range: self.range,
        }
    }

    /// The bits of a `double`.
    pub fn double(self, negative: bool) -> Ranged<f64> {
        let magnitude = match self.range {
            Range::Overflow => f64::INFINITY.to_bits(),
            Range::Fine | Range::Underflow => self.implicit(52, 1023),
        };
        let value = f64::from_bits(magnitude | u64::from(negative) << 63);
        Ranged {
            value,
            range: self.range,
        }
    }

    /// Exponent and fraction of a format whose integer bit is implicit.
    fn implicit(self, fraction_bits: u32, bias: i32) -> u64 {
        if self.significand >> fraction_bits == 0 {
            self.significand
        } else {
            // The integer bit adds one to the exponent field.
            (((self.exp + bias - 1) as u64) << fraction_bits) + self.significand
        }
    }
}
