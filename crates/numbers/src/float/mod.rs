//! Floating types of the target: the x87 `long double`, conversions, and text to value.
//!
//! `float` and `double` are the host's own `f32` and `f64`, whose `+ - * /` and `sqrt` Rust
//! defines as IEC 60559 does; the conversions here are the ones where C leaves a case undefined
//! (C17 6.3.1.4, 6.3.1.5), so that a caller can tell it from the defined ones.
//!
//! The sign and payload of a NaN that an operation makes are not specified by Rust. A caller that
//! lets them show must make them itself; [`F80`] does.

mod f80;
mod natural;
mod round;
mod text;

pub(crate) use f80::Class;
pub use f80::F80;
pub(crate) use natural::{CHUNK, CHUNK_DIGITS, Natural};
pub use round::{Format, Range, Ranged};
pub use text::{Literal, LiteralError, Real, literal};

/// Truncates `significand * 2^exp` towards zero if an integer type of `width` bits can hold it.
///
/// An unsigned result of 128 bits comes back as its bits.
fn truncate(negative: bool, significand: u64, exp: i32, width: u32, signed: bool) -> Option<i128> {
    let wide = u128::from(significand);
    let magnitude = if exp < 0 {
        wide.checked_shr(exp.unsigned_abs()).unwrap_or(0)
    } else if wide == 0 || exp.unsigned_abs() <= wide.leading_zeros() {
        wide.checked_shl(exp.unsigned_abs()).unwrap_or(0)
    } else {
        return None;
    };
    // The number of magnitudes that fit, less one.
    let most = match (negative, signed) {
        (true, true) => 1 << (width - 1),
        (false, true) => (1 << (width - 1)) - 1,
        (true, false) => 0,
        (false, false) => u128::MAX >> (128 - width),
    };
    if magnitude > most {
        return None;
    }
    let value = magnitude as i128;
    Some(if negative {
        value.wrapping_neg()
    } else {
        value
    })
}

/// `value` truncated to an integer type (C17 6.3.1.4p1); `None` where that is undefined.
///
/// `width` is from 1 to 128. An unsigned result of 128 bits comes back as its bits.
pub fn f64_to_int(value: f64, width: u32, signed: bool) -> Option<i128> {
    let bits = value.to_bits();
    let fraction = bits & ((1 << 52) - 1);
    let (significand, exp) = match (bits >> 52 & 0x7ff) as i32 {
        0x7ff => return None,
        0 => (fraction, -1074),
        field => (fraction | 1 << 52, field - 1075),
    };
    truncate(value.is_sign_negative(), significand, exp, width, signed)
}

/// As [`f64_to_int`]: widening a `float` changes nothing.
pub fn f32_to_int(value: f32, width: u32, signed: bool) -> Option<i128> {
    f64_to_int(f64::from(value), width, signed)
}

/// `double` to `float` (C17 6.3.1.5p1), telling a finite value that became infinite.
pub fn demote(value: f64) -> Ranged<f32> {
    let narrow = value as f32;
    let range = if value.is_finite() && narrow.is_infinite() {
        Range::Overflow
    } else if f64::from(narrow) != value && value.abs() < f64::from(f32::MIN_POSITIVE) {
        Range::Underflow
    } else {
        Range::Fine
    };
    Ranged {
        value: narrow,
        range,
    }
}
