//! x87 80-bit extended precision, `long double` of the System V x86 ABIs, bit for bit.
//!
//! Every operation is computed in integers wide enough to be exact and rounded once (see
//! [`super::round`]). NaNs behave as on the hardware: an invalid operation gives the *real
//! indefinite* (a negative quiet NaN), of two NaN operands the one with the larger significand
//! survives, and encodings that the 387 and later reject (unnormals, pseudo-infinities,
//! pseudo-NaNs) are invalid operands. Exception flags and the precision-control word are not
//! modelled.

use std::cmp::Ordering;
use std::ops::{Add, Div, Mul, Neg, Sub};

use super::round::{Format, Range, Ranged, Rounded, round};

const SIGN: u128 = 1 << 79;
const EXP_MASK: u128 = 0x7fff;
const BIAS: i32 = 16383;
const INTEGER_BIT: u64 = 1 << 63;
const QUIET_BIT: u64 = 1 << 62;

/// An 80-bit value: the low ten bytes of `bits` as the target stores them.
#[derive(Clone, Copy)]
pub struct F80 {
    bits: u128,
}

/// A value taken apart. A finite one is `significand * 2^exp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    Zero,
    Finite {
        significand: u64,
        exp: i32,
    },
    Infinite,
    Nan,
    /// An encoding that no x87 operation makes or accepts.
    Invalid,
}

impl F80 {
    pub const ZERO: F80 = F80 { bits: 0 };
    pub const ONE: F80 = F80 {
        bits: (BIAS as u128) << 64 | INTEGER_BIT as u128,
    };
    pub const INFINITY: F80 = F80 {
        bits: EXP_MASK << 64 | INTEGER_BIT as u128,
    };
    /// What `NAN` and `strtold("nan")` are: quiet and positive.
    pub const NAN: F80 = F80 {
        bits: EXP_MASK << 64 | (INTEGER_BIT | QUIET_BIT) as u128,
    };
    /// The result of an invalid operation.
    pub const INDEFINITE: F80 = F80 {
        bits: F80::NAN.bits | SIGN,
    };
    pub const MAX: F80 = F80 {
        bits: (EXP_MASK - 1) << 64 | u64::MAX as u128,
    };
    pub const MIN_POSITIVE: F80 = F80 {
        bits: 1 << 64 | INTEGER_BIT as u128,
    };

    /// Bits above the 80th are ignored: in memory they are padding.
    pub const fn from_bits(bits: u128) -> F80 {
        F80 {
            bits: bits & (SIGN | (SIGN - 1)),
        }
    }

    pub const fn bits(self) -> u128 {
        self.bits
    }

    pub fn is_negative(self) -> bool {
        self.bits & SIGN != 0
    }

    pub fn is_nan(self) -> bool {
        matches!(self.class(), Class::Nan | Class::Invalid)
    }

    pub fn is_infinite(self) -> bool {
        self.class() == Class::Infinite
    }

    pub fn is_finite(self) -> bool {
        matches!(self.class(), Class::Zero | Class::Finite { .. })
    }

    pub fn is_zero(self) -> bool {
        self.class() == Class::Zero
    }

    pub fn is_normal(self) -> bool {
        matches!(self.class(), Class::Finite { significand, .. } if significand & INTEGER_BIT != 0)
    }

    fn significand(self) -> u64 {
        self.bits as u64
    }

    fn exp_field(self) -> i32 {
        (self.bits >> 64 & EXP_MASK) as i32
    }

    pub(crate) fn class(self) -> Class {
        let significand = self.significand();
        match (self.exp_field(), significand) {
            (0, 0) => Class::Zero,
            (0, _) => Class::Finite {
                significand,
                exp: 1 - BIAS - 63,
            },
            (_, s) if s & INTEGER_BIT == 0 => Class::Invalid,
            (0x7fff, INTEGER_BIT) => Class::Infinite,
            (0x7fff, _) => Class::Nan,
            (field, _) => Class::Finite {
                significand,
                exp: field - BIAS - 63,
            },
        }
    }

    fn signed(self, negative: bool) -> F80 {
        F80 {
            bits: self.bits & !SIGN | u128::from(negative) << 79,
        }
    }

    fn pack(negative: bool, rounded: Rounded) -> Ranged<F80> {
        let magnitude = match rounded.range {
            Range::Overflow => F80::INFINITY.bits,
            Range::Fine | Range::Underflow if rounded.significand & INTEGER_BIT == 0 => {
                u128::from(rounded.significand)
            }
            Range::Fine | Range::Underflow => {
                ((rounded.exp + BIAS) as u128) << 64 | u128::from(rounded.significand)
            }
        };
        Ranged {
            value: F80 { bits: magnitude }.signed(negative),
            range: rounded.range,
        }
    }

    /// `significand * 2^exp`, rounded; see [`round`] for `sticky`.
    pub(super) fn rounded(
        negative: bool,
        significand: u128,
        exp: i64,
        sticky: bool,
    ) -> Ranged<F80> {
        F80::pack(negative, round(Format::X87, significand, exp, sticky))
    }

    pub(super) fn from_rounded(negative: bool, rounded: Rounded) -> Ranged<F80> {
        F80::pack(negative, rounded)
    }

    fn exact(negative: bool, significand: u128, exp: i32) -> F80 {
        F80::rounded(negative, significand, i64::from(exp), false).value
    }

    /// A NaN with the given low payload bits.
    pub(super) fn nan(negative: bool, payload: u64) -> F80 {
        let payload = u128::from(payload & (QUIET_BIT - 1));
        F80 {
            bits: F80::NAN.bits | payload,
        }
        .signed(negative)
    }

    fn quiet(self) -> F80 {
        match self.class() {
            Class::Invalid => F80::INDEFINITE,
            _ => F80 {
                bits: self.bits | u128::from(QUIET_BIT),
            },
        }
    }

    /// The result of an operation of which one operand, or both, is no number.
    fn propagate(self, other: F80) -> F80 {
        let signals = |v: F80| v.significand() & QUIET_BIT == 0;
        match (self.class(), other.class()) {
            (Class::Invalid, _) | (_, Class::Invalid) => F80::INDEFINITE,
            (Class::Nan, Class::Nan) => {
                let second = match (signals(self), signals(other)) {
                    (true, false) => true,
                    (false, true) => false,
                    _ => match self.significand().cmp(&other.significand()) {
                        Ordering::Less => true,
                        Ordering::Greater => false,
                        Ordering::Equal => self.is_negative(),
                    },
                };
                if second { other.quiet() } else { self.quiet() }
            }
            (Class::Nan, _) => self.quiet(),
            _ => other.quiet(),
        }
    }

    pub fn abs(self) -> F80 {
        self.signed(false)
    }

    pub fn copysign(self, sign: F80) -> F80 {
        self.signed(sign.is_negative())
    }

    pub fn sqrt(self) -> F80 {
        match self.class() {
            Class::Zero => self,
            Class::Nan | Class::Invalid => self.quiet(),
            Class::Finite { .. } | Class::Infinite if self.is_negative() => F80::INDEFINITE,
            Class::Infinite => self,
            Class::Finite { significand, exp } => {
                // A radicand of 127 or 128 bits with an even exponent has a root of 64 bits.
                let zeros = significand.leading_zeros() as i32;
                let mut radicand = u128::from(significand) << zeros << 64;
                let mut exp = exp - zeros - 64;
                if exp & 1 != 0 {
                    radicand >>= 1;
                    exp += 1;
                }
                let root = radicand.isqrt();
                let rest = radicand - root * root;
                // (root + 1/2)^2 = root^2 + root + 1/4: the next bit is set when rest > root.
                let significand = root << 1 | u128::from(rest > root);
                F80::rounded(false, significand, i64::from(exp / 2 - 1), rest != 0).value
            }
        }
    }

    /// `fmod`: exact, with the sign of `self`.
    pub fn fmod(self, divisor: F80) -> F80 {
        match (self.class(), divisor.class()) {
            (Class::Nan | Class::Invalid, _) | (_, Class::Nan | Class::Invalid) => {
                self.propagate(divisor)
            }
            (Class::Infinite, _) | (_, Class::Zero) => F80::INDEFINITE,
            (Class::Zero, _) | (_, Class::Infinite) => self.canonical(),
            (
                Class::Finite {
                    significand: a,
                    exp: ea,
                },
                Class::Finite {
                    significand: b,
                    exp: eb,
                },
            ) => {
                let (b, eb) = (b >> b.trailing_zeros(), eb + b.trailing_zeros() as i32);
                if ea < eb {
                    // Only the bits of `a` above the divisor's last one take part.
                    let places = (eb - ea) as u32;
                    let high = u64::checked_shr(a, places).unwrap_or(0) % b;
                    let low = if places < 64 {
                        a & ((1 << places) - 1)
                    } else {
                        a
                    };
                    let wide = if places < 64 {
                        u128::from(high) << places
                    } else {
                        0
                    };
                    return F80::exact(self.is_negative(), wide | u128::from(low), ea);
                }
                let mut rest = a % b;
                let mut places = (ea - eb) as u32;
                while places > 0 && rest != 0 {
                    let step = places.min(64);
                    rest = ((u128::from(rest) << step) % u128::from(b)) as u64;
                    places -= step;
                }
                F80::exact(self.is_negative(), u128::from(rest), eb)
            }
        }
    }

    /// Rounds to an integer: `up` decides from the odd bit of the integer part and the fraction
    /// compared with one half.
    fn integral(self, up: impl Fn(bool, Ordering) -> bool) -> F80 {
        let Class::Finite { significand, exp } = self.class() else {
            return if self.is_nan() { self.quiet() } else { self };
        };
        if exp >= 0 {
            return self;
        }
        let places = exp.unsigned_abs();
        // A subnormal is as good as any fraction below one half.
        let (whole, fraction, half) = match places {
            1..=64 => {
                let wide = u128::from(significand);
                let half = 1u128 << (places - 1);
                (wide >> places, wide & (half | (half - 1)), half)
            }
            _ => (0, 1, 2),
        };
        if fraction == 0 {
            return self;
        }
        let whole = whole + u128::from(up(whole & 1 == 1, fraction.cmp(&half)));
        F80::exact(self.is_negative(), whole, 0)
    }

    pub fn trunc(self) -> F80 {
        self.integral(|_, _| false)
    }

    pub fn floor(self) -> F80 {
        self.integral(|_, _| self.is_negative())
    }

    pub fn ceil(self) -> F80 {
        self.integral(|_, _| !self.is_negative())
    }

    /// Halfway cases away from zero.
    pub fn round(self) -> F80 {
        self.integral(|_, tail| tail != Ordering::Less)
    }

    /// Halfway cases to even: `rint`, `nearbyint`.
    pub fn rint(self) -> F80 {
        self.integral(|odd, tail| match tail {
            Ordering::Less => false,
            Ordering::Equal => odd,
            Ordering::Greater => true,
        })
    }

    /// `self * 2^n`, rounded once.
    pub fn scalbn(self, n: i32) -> Ranged<F80> {
        match self.class() {
            Class::Finite { significand, exp } => F80::rounded(
                self.is_negative(),
                u128::from(significand),
                i64::from(exp) + i64::from(n),
                false,
            ),
            Class::Nan | Class::Invalid => Ranged::fine(self.quiet()),
            Class::Zero | Class::Infinite => Ranged::fine(self),
        }
    }

    /// A fraction in [0.5, 1) and a power of two; zero, infinities and NaNs come back with 0.
    pub fn frexp(self) -> (F80, i32) {
        match self.class() {
            Class::Finite { significand, exp } => {
                let zeros = significand.leading_zeros() as i32;
                let fraction = F80::exact(self.is_negative(), u128::from(significand), zeros - 64);
                (fraction, exp + 64 - zeros)
            }
            Class::Nan | Class::Invalid => (self.quiet(), 0),
            Class::Zero | Class::Infinite => (self, 0),
        }
    }

    pub fn from_i128(value: i128) -> F80 {
        F80::exact(value < 0, value.unsigned_abs(), 0)
    }

    pub fn from_u128(value: u128) -> F80 {
        F80::exact(false, value, 0)
    }

    /// Truncates towards zero; `None` if the result does not fit the integer type, or for a NaN.
    ///
    /// An unsigned value of 128 bits comes back as its bits.
    pub fn to_int(self, width: u32, signed: bool) -> Option<i128> {
        match self.class() {
            Class::Zero => Some(0),
            Class::Finite { significand, exp } => {
                super::truncate(self.is_negative(), significand, exp, width, signed)
            }
            Class::Infinite | Class::Nan | Class::Invalid => None,
        }
    }

    pub fn to_f64(self) -> Ranged<f64> {
        match self.class() {
            Class::Finite { significand, exp } => round(
                Format::DOUBLE,
                u128::from(significand),
                i64::from(exp),
                false,
            )
            .double(self.is_negative()),
            Class::Zero => Ranged::fine(f64::from_bits(self.high_sign())),
            Class::Infinite => {
                Ranged::fine(f64::from_bits(self.high_sign() | f64::INFINITY.to_bits()))
            }
            Class::Nan | Class::Invalid => {
                let quiet = self.quiet();
                let fraction = quiet.significand() << 1 >> 12;
                Ranged::fine(f64::from_bits(quiet.high_sign() | 0x7ff << 52 | fraction))
            }
        }
    }

    pub fn to_f32(self) -> Ranged<f32> {
        let sign = (self.high_sign() >> 32) as u32;
        match self.class() {
            Class::Finite { significand, exp } => round(
                Format::SINGLE,
                u128::from(significand),
                i64::from(exp),
                false,
            )
            .single(self.is_negative()),
            Class::Zero => Ranged::fine(f32::from_bits(sign)),
            Class::Infinite => Ranged::fine(f32::from_bits(sign | f32::INFINITY.to_bits())),
            Class::Nan | Class::Invalid => {
                let quiet = self.quiet();
                let fraction = (quiet.significand() << 1 >> 41) as u32;
                let sign = (quiet.high_sign() >> 32) as u32;
                Ranged::fine(f32::from_bits(sign | 0xff << 23 | fraction))
            }
        }
    }

    fn high_sign(self) -> u64 {
        u64::from(self.is_negative()) << 63
    }
}

impl From<f64> for F80 {
    fn from(value: f64) -> F80 {
        let bits = value.to_bits();
        let fraction = bits & ((1 << 52) - 1);
        let magnitude = match (bits >> 52 & 0x7ff) as i32 {
            0x7ff if fraction == 0 => F80::INFINITY,
            0x7ff => F80::nan(false, fraction << 11),
            0 => F80::exact(false, u128::from(fraction), -1074),
            field => {
                let significand = INTEGER_BIT | fraction << 11;
                F80 {
                    bits: ((field - 1023 + BIAS) as u128) << 64 | u128::from(significand),
                }
            }
        };
        magnitude.signed(bits >> 63 != 0)
    }
}

impl From<f32> for F80 {
    fn from(value: f32) -> F80 {
        if value.is_nan() {
            // Built here: a conversion of the host may drop the sign or the payload.
            let bits = value.to_bits();
            return F80::nan(bits >> 31 != 0, u64::from(bits & 0x7f_ffff) << 40);
        }
        F80::from(f64::from(value))
    }
}

impl Neg for F80 {
    type Output = F80;

    fn neg(self) -> F80 {
        F80 {
            bits: self.bits ^ SIGN,
        }
    }
}

impl Add for F80 {
    type Output = F80;

    fn add(self, other: F80) -> F80 {
        use Class::{Finite, Infinite, Invalid, Nan, Zero};
        let (na, nb) = (self.is_negative(), other.is_negative());
        match (self.class(), other.class()) {
            (Nan | Invalid, _) | (_, Nan | Invalid) => self.propagate(other),
            (Infinite, Infinite) if na != nb => F80::INDEFINITE,
            (Zero, Zero) => F80::ZERO.signed(na && nb),
            (Infinite, _) => self,
            (_, Infinite) => other,
            (Zero, _) => other.canonical(),
            (_, Zero) => self.canonical(),
            (
                Finite {
                    significand: a,
                    exp: ea,
                },
                Finite {
                    significand: b,
                    exp: eb,
                },
            ) => {
                if (ea, a) >= (eb, b) {
                    add_ordered(na, (a, ea), nb, (b, eb))
                } else {
                    add_ordered(nb, (b, eb), na, (a, ea))
                }
            }
        }
    }
}

/// Adds two finite numbers, the first not smaller in (exponent, significand).
fn add_ordered(na: bool, (a, ea): (u64, i32), nb: bool, (b, eb): (u64, i32)) -> F80 {
    let distance = (ea - eb) as u32;
    let exp = i64::from(ea) - 63;
    let high = u128::from(a) << 63;
    let full = u128::from(b) << 63;
    // The distance exceeds 63 only when `a` is normal: bits are lost far below its last one.
    let (low, sticky) = match full.checked_shr(distance) {
        Some(low) => (low, low << distance != full),
        None => (0, true),
    };
    if na == nb {
        return F80::rounded(na, high + low, exp, sticky).value;
    }
    let difference = high - low - u128::from(sticky);
    let negative = na && difference != 0;
    F80::rounded(negative, difference, exp, sticky).value
}

impl F80 {
    /// A pseudo-denormal becomes the normal number it stands for, as any operation makes it.
    fn canonical(self) -> F80 {
        match self.class() {
            Class::Finite { significand, exp } if self.exp_field() == 0 => {
                F80::exact(self.is_negative(), u128::from(significand), exp)
            }
            _ => self,
        }
    }
}

impl Sub for F80 {
    type Output = F80;

    fn sub(self, other: F80) -> F80 {
        if self.is_nan() || other.is_nan() {
            return self.propagate(other);
        }
        self + -other
    }
}

impl Mul for F80 {
    type Output = F80;

    fn mul(self, other: F80) -> F80 {
        use Class::{Finite, Infinite, Invalid, Nan, Zero};
        let negative = self.is_negative() != other.is_negative();
        match (self.class(), other.class()) {
            (Nan | Invalid, _) | (_, Nan | Invalid) => self.propagate(other),
            (Infinite, Zero) | (Zero, Infinite) => F80::INDEFINITE,
            (Infinite, _) | (_, Infinite) => F80::INFINITY.signed(negative),
            (Zero, _) | (_, Zero) => F80::ZERO.signed(negative),
            (
                Finite {
                    significand: a,
                    exp: ea,
                },
                Finite {
                    significand: b,
                    exp: eb,
                },
            ) => F80::exact(negative, u128::from(a) * u128::from(b), ea + eb),
        }
    }
}

impl Div for F80 {
    type Output = F80;

    fn div(self, other: F80) -> F80 {
        use Class::{Finite, Infinite, Invalid, Nan, Zero};
        let negative = self.is_negative() != other.is_negative();
        match (self.class(), other.class()) {
            (Nan | Invalid, _) | (_, Nan | Invalid) => self.propagate(other),
            (Infinite, Infinite) | (Zero, Zero) => F80::INDEFINITE,
            (Infinite, _) | (_, Zero) => F80::INFINITY.signed(negative),
            (Zero, _) | (_, Infinite) => F80::ZERO.signed(negative),
            (
                Finite {
                    significand: a,
                    exp: ea,
                },
                Finite {
                    significand: b,
                    exp: eb,
                },
            ) => {
                let (za, zb) = (a.leading_zeros(), b.leading_zeros());
                let (a, b) = (u128::from(a << za), u128::from(b << zb));
                // 64 or 65 bits, then 32 more so that the rounding bit is among them.
                let (high, rest) = ((a << 64) / b, (a << 64) % b);
                let (low, rest) = ((rest << 32) / b, (rest << 32) % b);
                let exp = i64::from(ea) - i64::from(za) - i64::from(eb) + i64::from(zb) - 96;
                F80::rounded(negative, high << 32 | low, exp, rest != 0).value
            }
        }
    }
}

impl PartialEq for F80 {
    fn eq(&self, other: &F80) -> bool {
        self.partial_cmp(other) == Some(Ordering::Equal)
    }
}

impl PartialOrd for F80 {
    /// `None` if either is a NaN.
    fn partial_cmp(&self, other: &F80) -> Option<Ordering> {
        if self.is_nan() || other.is_nan() {
            return None;
        }
        // Exponent and significand order magnitudes; a pseudo-denormal must first be normal.
        let key = |v: F80| {
            let magnitude = v.canonical().abs().bits as i128;
            if v.is_negative() {
                -magnitude
            } else {
                magnitude
            }
        };
        Some(key(*self).cmp(&key(*other)))
    }
}

impl std::fmt::Debug for F80 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "F80({:#022x})", self.bits)
    }
}
