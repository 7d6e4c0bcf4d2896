//! Floating values as `printf` writes them, exact for every precision.
//!
//! A binary fraction has a finite decimal expansion, so the whole of it is written out first and
//! then rounded once, half to even on the exact value, which is what glibc does. The `%a` form of
//! `long double` follows glibc on x86: the leading digit holds four bits of the significand.

use super::Field;
use super::print::{Piece, sign};
use crate::float::{CHUNK, CHUNK_DIGITS, Class, F80, Natural};

/// `%a %e %f %g` of a `double`.
pub fn format_f64(out: &mut Vec<u8>, field: &Field, value: f64) {
    let bits = value.to_bits();
    let fraction = bits & ((1 << 52) - 1);
    let exp_field = (bits >> 52 & 0x7ff) as i32;
    let magnitude = match (exp_field, fraction) {
        (0x7ff, 0) => Magnitude::Infinite,
        (0x7ff, _) => Magnitude::Nan,
        (0, 0) => Magnitude::Finite(Binary {
            significand: 0,
            exp: 0,
            hex_bits: 52,
        }),
        (0, _) => Magnitude::Finite(Binary {
            significand: fraction,
            exp: -1074,
            hex_bits: 52,
        }),
        _ => Magnitude::Finite(Binary {
            significand: fraction | 1 << 52,
            exp: exp_field - 1075,
            hex_bits: 52,
        }),
    };
    format_magnitude(out, field, value.is_sign_negative(), magnitude);
}

/// `%La %Le %Lf %Lg`
pub fn format_f80(out: &mut Vec<u8>, field: &Field, value: F80) {
    let magnitude = match value.class() {
        Class::Infinite => Magnitude::Infinite,
        Class::Nan | Class::Invalid => Magnitude::Nan,
        Class::Zero => Magnitude::Finite(Binary {
            significand: 0,
            exp: 0,
            hex_bits: 60,
        }),
        Class::Finite { significand, exp } => Magnitude::Finite(Binary {
            significand,
            exp,
            hex_bits: 60,
        }),
    };
    format_magnitude(out, field, value.is_negative(), magnitude);
}

enum Magnitude {
    Finite(Binary),
    Infinite,
    Nan,
}

/// `significand * 2^exp`; `hex_bits` of the significand follow the point in `%a`.
#[derive(Clone, Copy)]
struct Binary {
    significand: u64,
    exp: i32,
    hex_bits: u32,
}

fn format_magnitude(out: &mut Vec<u8>, field: &Field, negative: bool, magnitude: Magnitude) {
    let sign = sign(negative, field);
    let upper = field.conv.is_ascii_uppercase();
    let binary = match magnitude {
        Magnitude::Finite(binary) => binary,
        Magnitude::Infinite => return word(out, field, sign, if upper { b"INF" } else { b"inf" }),
        Magnitude::Nan => return word(out, field, sign, if upper { b"NAN" } else { b"nan" }),
    };
    let mut body = Vec::new();
    let mut prefix = sign.to_vec();
    match field.conv.to_ascii_lowercase() {
        b'a' => {
            prefix.extend_from_slice(if upper { b"0X" } else { b"0x" });
            hexadecimal(&mut body, field, binary);
        }
        b'e' => {
            let precision = field.precision.unwrap_or(6);
            let mut decimal = Decimal::of(binary);
            decimal.round(precision as i64 + 1);
            scientific(&mut body, &decimal, precision, field.flags.hash);
        }
        b'g' => general(&mut body, field, Decimal::of(binary)),
        _ => {
            let precision = field.precision.unwrap_or(6);
            let mut decimal = Decimal::of(binary);
            decimal.round(decimal.point + precision as i64);
            fixed(&mut body, &decimal, precision, field.flags.hash);
        }
    }
    if upper {
        body.make_ascii_uppercase();
    }
    Piece {
        prefix: &prefix,
        body: &body,
        zeros: 0,
        zero_fill: true,
    }
    .write(out, field);
}

fn word(out: &mut Vec<u8>, field: &Field, sign: &[u8], word: &[u8]) {
    Piece {
        prefix: sign,
        body: word,
        zeros: 0,
        zero_fill: false,
    }
    .write(out, field);
}

/// `0.d1 d2 d3… * 10^point` with digits 0 to 9, the first of them not 0. Zero has no digits and a
/// point of 1, as if it were written `0`.
struct Decimal {
    digits: Vec<u8>,
    point: i64,
}

impl Decimal {
    fn of(binary: Binary) -> Decimal {
        let Binary {
            significand, exp, ..
        } = binary;
        if significand == 0 {
            return Decimal {
                digits: Vec::new(),
                point: 1,
            };
        }
        let mut digits = Vec::new();
        let mut fraction = Natural::default();
        let mut fraction_bits = 0;
        if exp >= 0 {
            let mut whole = Natural::from_u64(significand);
            whole.shift_left(u64::from(exp.unsigned_abs()));
            whole_digits(&mut digits, whole);
        } else {
            fraction_bits = u64::from(exp.unsigned_abs());
            fraction = Natural::from_u64(significand);
            let whole = fraction.take_above(fraction_bits);
            whole_digits(&mut digits, Natural::from_u64(whole));
        }
        let mut point = digits.len() as i64;
        while !fraction.is_zero() {
            fraction.multiply_add(CHUNK, 0);
            let chunk = fraction.take_above(fraction_bits);
            fraction_bits = fraction.strip_limbs(fraction_bits);
            if digits.is_empty() && chunk == 0 {
                point -= CHUNK_DIGITS as i64;
                continue;
            }
            let start = digits.len();
            push_chunk(&mut digits, chunk);
            if start == 0 {
                let zeros = digits.iter().take_while(|&&d| d == 0).count();
                digits.drain(..zeros);
                point -= zeros as i64;
            }
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Decimal { digits, point }
    }

    /// Keeps `count` digits, rounding half to even. A count below 0 leaves nothing.
    fn round(&mut self, count: i64) {
        let Ok(keep) = usize::try_from(count) else {
            self.digits.clear();
            return;
        };
        let Some(&next) = self.digits.get(keep) else {
            return;
        };
        let more = self.digits.len() > keep + 1;
        let odd = keep
            .checked_sub(1)
            .and_then(|i| self.digits.get(i))
            .is_some_and(|d| d % 2 == 1);
        let up = next > 5 || (next == 5 && (more || odd));
        self.digits.truncate(keep);
        // The digits after the last one shown are zeros of no interest, or nines that carry.
        let idle = if up { 9 } else { 0 };
        while self.digits.last() == Some(&idle) {
            self.digits.pop();
        }
        if up {
            match self.digits.last_mut() {
                Some(last) => *last += 1,
                None => {
                    self.digits.push(1);
                    self.point += 1;
                }
            }
        }
    }

    /// The digit at a place counted from the first one; zeros on both sides.
    fn digit(&self, place: i64) -> u8 {
        usize::try_from(place)
            .ok()
            .and_then(|i| self.digits.get(i))
            .map_or(b'0', |d| b'0' + d)
    }

    /// The exponent that `%e` shows.
    fn exp(&self) -> i64 {
        self.point - 1
    }
}

fn whole_digits(digits: &mut Vec<u8>, mut whole: Natural) {
    let mut chunks = Vec::new();
    while !whole.is_zero() {
        chunks.push(whole.divide(CHUNK));
    }
    for &chunk in chunks.iter().rev() {
        push_chunk(digits, chunk);
    }
    let zeros = digits.iter().take_while(|&&d| d == 0).count();
    digits.drain(..zeros);
}

/// Appends the 19 digits of a chunk.
fn push_chunk(digits: &mut Vec<u8>, mut chunk: u64) {
    let start = digits.len();
    digits.resize(start + CHUNK_DIGITS, 0);
    for digit in digits.iter_mut().skip(start).rev() {
        *digit = (chunk % 10) as u8;
        chunk /= 10;
    }
}

fn fixed(body: &mut Vec<u8>, decimal: &Decimal, precision: usize, hash: bool) {
    if decimal.point <= 0 || decimal.digits.is_empty() {
        body.push(b'0');
    } else {
        body.extend((0..decimal.point).map(|i| decimal.digit(i)));
    }
    if precision > 0 || hash {
        body.push(b'.');
    }
    if !decimal.digits.is_empty() {
        let places = decimal.point..decimal.point + precision as i64;
        body.extend(places.map(|i| decimal.digit(i)));
    } else {
        body.extend(std::iter::repeat_n(b'0', precision));
    }
}

fn scientific(body: &mut Vec<u8>, decimal: &Decimal, precision: usize, hash: bool) {
    body.push(decimal.digit(0));
    if precision > 0 || hash {
        body.push(b'.');
    }
    body.extend((1..=precision as i64).map(|i| decimal.digit(i)));
    exponent(body, b'e', decimal.exp(), 2);
}

/// An exponent of at least `least` digits.
fn exponent(body: &mut Vec<u8>, letter: u8, exp: i64, least: usize) {
    body.push(letter);
    body.push(if exp < 0 { b'-' } else { b'+' });
    let digits = exp.unsigned_abs().to_string();
    body.extend(std::iter::repeat_n(
        b'0',
        least.saturating_sub(digits.len()),
    ));
    body.extend_from_slice(digits.as_bytes());
}

fn general(body: &mut Vec<u8>, field: &Field, mut decimal: Decimal) {
    let precision = field.precision.unwrap_or(6).max(1) as i64;
    decimal.round(precision);
    let exp = decimal.exp();
    // Without `#` trailing zeros go, and with them a point that nothing follows.
    let shown = if field.flags.hash {
        precision
    } else {
        decimal.digits.len().max(1) as i64
    };
    let (places, fits) = if precision > exp && exp >= -4 {
        (shown - 1 - exp, true)
    } else {
        (shown - 1, false)
    };
    let places = usize::try_from(places).unwrap_or(0);
    if fits {
        fixed(body, &decimal, places, field.flags.hash);
    } else {
        scientific(body, &decimal, places, field.flags.hash);
    }
}

fn hexadecimal(body: &mut Vec<u8>, field: &Field, binary: Binary) {
    let Binary {
        mut significand,
        exp,
        hex_bits,
    } = binary;
    let all = (hex_bits / 4) as usize;
    let mut leading = significand >> hex_bits;
    // A subnormal keeps the exponent of its format and leads with 0.
    let mut exp = if significand == 0 {
        0
    } else {
        i64::from(exp) + i64::from(hex_bits)
    };
    if let Some(precision) = field.precision.filter(|&p| p < all) {
        let drop = hex_bits - 4 * precision as u32;
        let half = 1u64 << (drop - 1);
        let rest = significand & (half | (half - 1));
        let kept = significand >> drop;
        let up = rest > half || (rest == half && kept & 1 == 1);
        let kept = kept + u64::from(up);
        leading = kept >> (4 * precision);
        significand = kept << drop;
        if leading == 16 {
            leading = 1;
            exp += 4;
        }
    }
    let mut digits: Vec<u8> = (0..all)
        .map(|i| (significand >> (hex_bits - 4 * (i as u32 + 1)) & 15) as u8)
        .map(|d| char::from_digit(u32::from(d), 16).map_or(b'0', |c| c as u8))
        .collect();
    match field.precision {
        Some(precision) => digits.resize(precision, b'0'),
        None => {
            while digits.last() == Some(&b'0') {
                digits.pop();
            }
        }
    }
    body.extend_from_slice(format!("{leading:x}").as_bytes());
    if !digits.is_empty() || field.flags.hash {
        body.push(b'.');
    }
    body.extend_from_slice(&digits);
    exponent(body, b'p', exp, 1);
}
