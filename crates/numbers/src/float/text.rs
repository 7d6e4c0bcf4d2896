//! Text to floating value, correctly rounded in one step to the format asked for.
//!
//! Two grammars meet here: floating constants (C17 6.4.4.2) and the subject sequence of
//! `strtod` (7.22.1.3), which glibc extends in nothing but the payload of `nan(...)`. A constant
//! with suffix `f` must be rounded directly to `float`, so text is kept as an exact number,
//! [`Real`], until the format is known. Decimal floating types and GNU suffixes are left out.

use cassay_lang::tree::FloatKind;

use super::F80;
use super::natural::Natural;
use super::round::{Format, Ranged, Rounded, round};

/// More significant digits than any halfway point between two `long double`s has. A longer tail
/// only decides between "exactly" and "a little more".
const MAX_DIGITS: usize = 12_000;

/// Exponents are clamped here: far outside every format, far inside `i64`.
const EXP_LIMIT: i64 = 1 << 40;

/// An exact number as text gave it.
#[derive(Clone, Debug)]
pub struct Real {
    negative: bool,
    value: Value,
}

#[derive(Clone, Debug)]
enum Value {
    /// The integer of these digits (0 to 9, the first not 0; none for zero) times `10^exp`.
    Decimal {
        digits: Vec<u8>,
        exp: i64,
    },
    /// `significand * 2^exp`, or a little more.
    Binary {
        significand: u128,
        exp: i64,
        sticky: bool,
    },
    Infinite,
    Nan {
        payload: u64,
    },
}

impl Real {
    /// Reads the longest prefix of `text` that is a number as `strtod` knows it, after any white
    /// space. The second value is its length in bytes.
    pub fn parse(text: &[u8]) -> Option<(Real, usize)> {
        let (negative, sign) = match text.first() {
            Some(b'-') => (true, 1),
            Some(b'+') => (false, 1),
            _ => (false, 0),
        };
        let rest = text.get(sign..)?;
        let (value, len) = named(rest)
            .or_else(|| hexadecimal(rest))
            .or_else(|| decimal(rest))?;
        Some((Real { negative, value }, sign + len))
    }

    fn round(&self, format: Format) -> Option<Rounded> {
        match &self.value {
            Value::Decimal { digits, exp } => Some(round_decimal(format, digits, *exp)),
            Value::Binary {
                significand,
                exp,
                sticky,
            } => Some(round(format, *significand, *exp, *sticky)),
            Value::Infinite | Value::Nan { .. } => None,
        }
    }

    fn payload(&self) -> Option<u64> {
        match self.value {
            Value::Nan { payload } => Some(payload),
            _ => None,
        }
    }

    pub fn to_f32(&self) -> Ranged<f32> {
        if let Some(rounded) = self.round(Format::SINGLE) {
            return rounded.single(self.negative);
        }
        let magnitude = match self.payload() {
            Some(payload) => 0x7fc0_0000 | payload as u32 & 0x3f_ffff,
            None => f32::INFINITY.to_bits(),
        };
        Ranged::fine(f32::from_bits(magnitude | u32::from(self.negative) << 31))
    }

    pub fn to_f64(&self) -> Ranged<f64> {
        if let Some(rounded) = self.round(Format::DOUBLE) {
            return rounded.double(self.negative);
        }
        let magnitude = match self.payload() {
            Some(payload) => 0x7ff8 << 48 | payload & ((1 << 51) - 1),
            None => f64::INFINITY.to_bits(),
        };
        Ranged::fine(f64::from_bits(magnitude | u64::from(self.negative) << 63))
    }

    pub fn to_f80(&self) -> Ranged<F80> {
        if let Some(rounded) = self.round(Format::X87) {
            return F80::from_rounded(self.negative, rounded);
        }
        let magnitude = match self.payload() {
            Some(payload) => F80::nan(false, payload),
            None => F80::INFINITY,
        };
        Ranged::fine(if self.negative { -magnitude } else { magnitude })
    }
}

fn round_decimal(format: Format, digits: &[u8], exp: i64) -> Rounded {
    let point = exp.saturating_add(digits.len() as i64);
    if digits.is_empty() || point.abs() > 6000 {
        // Zero, or beyond the smallest and the largest number of every format.
        return round(
            format,
            u128::from(!digits.is_empty()),
            point.signum() * EXP_LIMIT,
            false,
        );
    }
    let mut number = Natural::from_digits(digits);
    if exp >= 0 {
        number.multiply_pow10(exp.unsigned_abs());
        let (significand, exp, sticky) = number.top_bits();
        return round(format, significand, exp as i64, sticky);
    }
    let mut divisor = Natural::from_u64(1);
    divisor.multiply_pow10(exp.unsigned_abs());
    // A quotient of 70 or 71 bits: more than any precision.
    let shift = 70 + divisor.bit_len() as i64 - number.bit_len() as i64;
    if shift > 0 {
        number.shift_left(shift.unsigned_abs());
    } else {
        divisor.shift_left(shift.unsigned_abs());
    }
    let (quotient, sticky) = number.small_quotient(&divisor);
    round(format, quotient, -shift, sticky)
}

/// `inf`, `infinity`, `nan`, `nan(chars)`, in any case.
fn named(text: &[u8]) -> Option<(Value, usize)> {
    let starts = |word: &[u8]| {
        text.get(..word.len())
            .is_some_and(|t| t.eq_ignore_ascii_case(word))
    };
    if starts(b"infinity") {
        return Some((Value::Infinite, 8));
    }
    if starts(b"inf") {
        return Some((Value::Infinite, 3));
    }
    if !starts(b"nan") {
        return None;
    }
    let plain = (Value::Nan { payload: 0 }, 3);
    let Some(rest) = text.get(3..).and_then(|t| t.strip_prefix(b"(")) else {
        return Some(plain);
    };
    let len = rest
        .iter()
        .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_')
        .count();
    if rest.get(len) != Some(&b')') {
        return Some(plain);
    }
    let payload = payload(rest.get(..len).unwrap_or_default());
    Some((Value::Nan { payload }, len + 5))
}

/// What glibc makes of the characters in `nan(...)`: an integer in C notation, or nothing.
fn payload(chars: &[u8]) -> u64 {
    let (digits, radix) = match chars {
        [b'0', b'x' | b'X', digits @ ..] => (digits, 16),
        [b'0', digits @ ..] if !digits.is_empty() => (digits, 8),
        digits => (digits, 10),
    };
    let parse = |value: u64, &digit: &u8| {
        let digit = char::from(digit).to_digit(radix)?;
        Some(
            value
                .saturating_mul(u64::from(radix))
                .saturating_add(u64::from(digit)),
        )
    };
    digits.iter().try_fold(0, parse).unwrap_or(0)
}

fn decimal(text: &[u8]) -> Option<(Value, usize)> {
    let mut digits = Vec::new();
    let mut exp = 0i64;
    let mut tail = false;
    let mut take = |digit: u8, digits: &mut Vec<u8>| -> i64 {
        if digits.len() < MAX_DIGITS {
            if digit != 0 || !digits.is_empty() {
                digits.push(digit);
            }
            0
        } else {
            tail |= digit != 0;
            1
        }
    };
    let mut any = false;
    let mut at = 0;
    while let Some(digit) = decimal_digit(text, at) {
        exp += take(digit, &mut digits);
        any = true;
        at += 1;
    }
    if text.get(at) == Some(&b'.') && (any || decimal_digit(text, at + 1).is_some()) {
        at += 1;
        while let Some(digit) = decimal_digit(text, at) {
            exp += take(digit, &mut digits) - 1;
            any = true;
            at += 1;
        }
    }
    if !any {
        return None;
    }
    if tail {
        digits.push(1);
        exp -= 1;
    }
    while digits.last() == Some(&0) {
        digits.pop();
        exp += 1;
    }
    if let Some((power, len)) = exponent(text, at, b'e') {
        exp += power;
        at += len;
    }
    Some((Value::Decimal { digits, exp }, at))
}

fn hexadecimal(text: &[u8]) -> Option<(Value, usize)> {
    if !matches!(text, [b'0', b'x' | b'X', ..]) {
        return None;
    }
    let (mut significand, mut exp, mut sticky) = (0u128, 0i64, false);
    let mut take = |digit: u8| -> i64 {
        if significand >> 124 == 0 {
            significand = significand << 4 | u128::from(digit);
            0
        } else {
            sticky |= digit != 0;
            4
        }
    };
    let mut any = false;
    let mut at = 2;
    while let Some(digit) = hex_digit(text, at) {
        exp += take(digit);
        any = true;
        at += 1;
    }
    if text.get(at) == Some(&b'.') && (any || hex_digit(text, at + 1).is_some()) {
        at += 1;
        while let Some(digit) = hex_digit(text, at) {
            exp += take(digit) - 4;
            any = true;
            at += 1;
        }
    }
    if !any {
        return None;
    }
    if let Some((power, len)) = exponent(text, at, b'p') {
        exp += power;
        at += len;
    }
    Some((
        Value::Binary {
            significand,
            exp,
            sticky,
        },
        at,
    ))
}

fn decimal_digit(text: &[u8], at: usize) -> Option<u8> {
    text.get(at)
        .filter(|b| b.is_ascii_digit())
        .map(|b| b - b'0')
}

fn hex_digit(text: &[u8], at: usize) -> Option<u8> {
    let digit = char::from(*text.get(at)?).to_digit(16)?;
    u8::try_from(digit).ok()
}

/// An exponent part that starts at `at` with `letter`: its value, clamped, and its length.
fn exponent(text: &[u8], at: usize, letter: u8) -> Option<(i64, usize)> {
    if !text.get(at)?.eq_ignore_ascii_case(&letter) {
        return None;
    }
    let (negative, sign) = match text.get(at + 1) {
        Some(b'-') => (true, 1),
        Some(b'+') => (false, 1),
        _ => (false, 0),
    };
    let mut len = 1 + sign;
    let mut value = i64::from(decimal_digit(text, at + len)?);
    len += 1;
    while let Some(digit) = decimal_digit(text, at + len) {
        value = (value * 10 + i64::from(digit)).min(EXP_LIMIT);
        len += 1;
    }
    Some((if negative { -value } else { value }, len))
}

/// A floating constant: its exact value and the type that its suffix says.
#[derive(Clone, Debug)]
pub struct Literal {
    pub real: Real,
    pub kind: FloatKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiteralError {
    /// The digits or the exponent do not follow C17 6.4.4.2.
    Malformed,
    /// What follows the number is no standard suffix.
    Suffix,
}

/// Reads a floating constant as spelled in the source.
pub fn literal(text: &str) -> Result<Literal, LiteralError> {
    let bytes = text.as_bytes();
    if !bytes
        .first()
        .is_some_and(|b| b.is_ascii_digit() || *b == b'.')
    {
        return Err(LiteralError::Malformed);
    }
    let (real, len) = Real::parse(bytes).ok_or(LiteralError::Malformed)?;
    let (number, suffix) = bytes.split_at_checked(len).ok_or(LiteralError::Malformed)?;
    let hex = matches!(number, [_, b'x' | b'X', ..]);
    let has = |letters: [u8; 2]| number.iter().any(|b| letters.contains(b));
    let well_formed = if hex {
        has(*b"pP")
    } else {
        has(*b"eE") || number.contains(&b'.')
    };
    // An exponent letter that no digits follow was left over.
    let cut_short = match suffix.first() {
        Some(b'e' | b'E' | b'p' | b'P' | b'x' | b'X') => true,
        _ => !well_formed,
    };
    if cut_short {
        return Err(LiteralError::Malformed);
    }
    let kind = match suffix {
        [] => FloatKind::Double,
        [b'f' | b'F'] => FloatKind::Float,
        [b'l' | b'L'] => FloatKind::LongDouble,
        _ => return Err(LiteralError::Suffix),
    };
    Ok(Literal { real, kind })
}
