//! The three floating types as one trait, for `<math.h>` functions that are exact in all of them.
//!
//! Rust leaves the sign and payload of a NaN that an operation makes open; [`settle`] makes them
//! what x86 makes them: the operand's if there is one, else the negative default NaN.

use super::{Arg, Stop, Value};
use cassay_lang::tree::FloatKind;
use cassay_numbers::float::{F80, f32_to_int, f64_to_int};

pub(super) trait Real: Copy + PartialOrd {
    const KIND: FloatKind;
    const ZERO: Self;
    const INFINITY: Self;
    /// What an invalid operation makes on x86.
    const INDEFINITE: Self;

    fn from_bits(bits: u128) -> Self;
    fn bits(self) -> u128;
    /// The same NaN, made quiet.
    fn quiet(self) -> Self;
    fn from_int(value: i32) -> Self;
    fn to_int(self, width: u32) -> Option<i128>;
    fn is_nan(self) -> bool;
    fn is_infinite(self) -> bool;
    fn is_negative(self) -> bool;
    fn is_normal(self) -> bool;
    fn abs(self) -> Self;
    fn copysign(self, sign: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn sqrt(self) -> Self;
    fn floor(self) -> Self;
    fn ceil(self) -> Self;
    fn trunc(self) -> Self;
    fn round(self) -> Self;
    fn rint(self) -> Self;
    fn fmod(self, divisor: Self) -> Self;
    fn scalbn(self, n: i32) -> Self;
    /// A fraction from one half to one, and the power of two.
    fn frexp(self) -> (Self, i32);
    /// The neighbour above or below; the value is neither NaN nor the infinity on that side.
    fn neighbour(self, above: bool) -> Self;
    fn fma(self, factor: Self, addend: Self) -> Result<Self, Stop>;

    fn of(arg: Arg) -> Self {
        Self::from_bits(u128::from(arg.hi) << 64 | u128::from(arg.lo))
    }

    fn value(self) -> Value {
        let bits = self.bits();
        [bits as u64, (bits >> 64) as u64]
    }

    fn is_zero(self) -> bool {
        self == Self::ZERO
    }
}

/// The result of an operation on `operands`, with a NaN as the hardware makes it.
pub(super) fn settle<T: Real>(result: T, operands: &[T]) -> T {
    if !result.is_nan() {
        return result;
    }
    operands
        .iter()
        .find(|x| x.is_nan())
        .map_or(T::INDEFINITE, |x| x.quiet())
}

/// What a type's own methods do, under the same names.
macro_rules! own_methods {
    () => {
        fn is_nan(self) -> bool {
            self.is_nan()
        }
        fn is_infinite(self) -> bool {
            self.is_infinite()
        }
        fn is_normal(self) -> bool {
            self.is_normal()
        }
        fn abs(self) -> Self {
            self.abs()
        }
        fn copysign(self, sign: Self) -> Self {
            self.copysign(sign)
        }
        fn minus(self, other: Self) -> Self {
            self - other
        }
        fn sqrt(self) -> Self {
            self.sqrt()
        }
        fn floor(self) -> Self {
            self.floor()
        }
        fn ceil(self) -> Self {
            self.ceil()
        }
        fn trunc(self) -> Self {
            self.trunc()
        }
        fn round(self) -> Self {
            self.round()
        }
    };
}

/// What Rust's own two types have under other names.
macro_rules! hardware_methods {
    () => {
        fn bits(self) -> u128 {
            self.to_bits().into()
        }
        fn is_negative(self) -> bool {
            self.is_sign_negative()
        }
        fn rint(self) -> Self {
            self.round_ties_even()
        }
        fn neighbour(self, above: bool) -> Self {
            if above {
                self.next_up()
            } else {
                self.next_down()
            }
        }
    };
}

impl Real for f64 {
    const KIND: FloatKind = FloatKind::Double;
    const ZERO: f64 = 0.0;
    const INFINITY: f64 = f64::INFINITY;
    const INDEFINITE: f64 = f64::from_bits(0xfff8 << 48);

    own_methods!();
    hardware_methods!();

    fn from_bits(bits: u128) -> f64 {
        f64::from_bits(bits as u64)
    }
    fn quiet(self) -> f64 {
        f64::from_bits(self.to_bits() | 1 << 51)
    }
    fn from_int(value: i32) -> f64 {
        value.into()
    }
    fn to_int(self, width: u32) -> Option<i128> {
        f64_to_int(self, width, true)
    }
    fn fmod(self, divisor: f64) -> f64 {
        libm::fmod(self, divisor)
    }
    fn scalbn(self, n: i32) -> f64 {
        libm::scalbn(self, n)
    }
    fn frexp(self) -> (f64, i32) {
        libm::frexp(self)
    }
    fn fma(self, factor: f64, addend: f64) -> Result<f64, Stop> {
        Ok(libm::fma(self, factor, addend))
    }
}

impl Real for f32 {
    const KIND: FloatKind = FloatKind::Float;
    const ZERO: f32 = 0.0;
    const INFINITY: f32 = f32::INFINITY;
    const INDEFINITE: f32 = f32::from_bits(0xffc0_0000);

    own_methods!();
    hardware_methods!();

    fn from_bits(bits: u128) -> f32 {
        f32::from_bits(bits as u32)
    }
    fn quiet(self) -> f32 {
        f32::from_bits(self.to_bits() | 1 << 22)
    }
    fn from_int(value: i32) -> f32 {
        value as f32
    }
    fn to_int(self, width: u32) -> Option<i128> {
        f32_to_int(self, width, true)
    }
    fn fmod(self, divisor: f32) -> f32 {
        libm::fmodf(self, divisor)
    }
    fn scalbn(self, n: i32) -> f32 {
        // Exact in double, so that the conversion is the only rounding.
        libm::scalbn(self.into(), n.clamp(-600, 600)) as f32
    }
    fn frexp(self) -> (f32, i32) {
        let (fraction, exp) = libm::frexp(self.into());
        (fraction as f32, exp)
    }
    fn fma(self, factor: f32, addend: f32) -> Result<f32, Stop> {
        Ok(libm::fmaf(self, factor, addend))
    }
}

impl Real for F80 {
    const KIND: FloatKind = FloatKind::LongDouble;
    const ZERO: F80 = F80::ZERO;
    const INFINITY: F80 = F80::INFINITY;
    const INDEFINITE: F80 = F80::INDEFINITE;

    own_methods!();

    fn from_bits(bits: u128) -> F80 {
        F80::from_bits(bits)
    }
    fn bits(self) -> u128 {
        self.bits()
    }
    fn quiet(self) -> F80 {
        F80::from_bits(self.bits() | 3 << 62)
    }
    fn from_int(value: i32) -> F80 {
        F80::from_i128(value.into())
    }
    fn to_int(self, width: u32) -> Option<i128> {
        self.to_int(width, true)
    }
    fn is_negative(self) -> bool {
        self.is_negative()
    }
    fn rint(self) -> F80 {
        self.rint()
    }
    fn fmod(self, divisor: F80) -> F80 {
        self.fmod(divisor)
    }
    fn scalbn(self, n: i32) -> F80 {
        self.scalbn(n.clamp(-40000, 40000)).value
    }
    fn frexp(self) -> (F80, i32) {
        self.frexp()
    }
    fn neighbour(self, above: bool) -> F80 {
        const LEAD: u64 = 1 << 63;
        if self.is_zero() {
            return F80::from_bits(u128::from(!above) << 79 | 1);
        }
        let sign = self.bits() >> 79 << 79;
        let exp = (self.bits() >> 64) as u64 & 0x7fff;
        let fraction = self.bits() as u64;
        let away = above != self.is_negative();
        // The integer bit is explicit: it, not a carry, marks a change of exponent.
        let (exp, fraction) = match (away, fraction) {
            (true, u64::MAX) => (exp + 1, LEAD),
            (true, _) => (if fraction + 1 == LEAD { 1 } else { exp }, fraction + 1),
            (false, LEAD) if exp > 1 => (exp - 1, u64::MAX),
            (false, LEAD) => (0, LEAD - 1),
            (false, _) => (exp, fraction - 1),
        };
        F80::from_bits(sign | u128::from(exp) << 64 | u128::from(fraction))
    }
    fn fma(self, _: F80, _: F80) -> Result<F80, Stop> {
        Err(Stop::Unsupported("`fmal`".into()))
    }
}
