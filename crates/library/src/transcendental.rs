//! The functions of `<math.h>` whose results have to be rounded from irrational values.
//!
//! C17 leaves their accuracy to the implementation (5.2.4.2.2p6), so their last digit is not a
//! program's meaning. They are computed in portable code, never by the host's library: a result is
//! the same on every machine, exact where the value is, and within a unit in the last place of any
//! good library's. The `float` functions round the `double` ones' results. For `long double` there
//! is no such code. A result that is not exact may have its last place moved ([`Memory::last_place`]).
//!
//! [`Memory::last_place`]: cassay_memory::Memory::last_place

use super::call::*;
use super::math::report;
use super::real::Real;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::tree::FloatKind;
use libm::{
    acos, acosh, asin, asinh, atan, atan2, atanh, cbrt, cos, cosh, erf, erfc, exp, exp2, exp10,
    expm1, hypot, lgamma, log, log1p, log2, log10, pow, remainder, sin, sinh, tan, tanh, tgamma,
};

/// One row per function: its three names, and how its operands and errors are treated.
macro_rules! functions {
    ($given:ident; $($double:literal $single:literal $long:literal => $shape:ident $f:ident,)*) => {
        match $given {
            $(
                $double => Some(|lib, host, args| $shape::<f64>(lib, host, args, $f)),
                $single => Some(|lib, host, args| $shape::<f32>(lib, host, args, $f)),
                $long => Some(|_, _, _| {
                    Err(Stop::Unsupported(concat!("`", $long, "`: no `long double` version").into()))
                }),
            )*
            _ => None,
        }
    };
}

pub(super) fn find(name: &str) -> Option<LibFn> {
    functions! { name;
        "acos" "acosf" "acosl" => positive acos,
        "acosh" "acoshf" "acoshl" => unary acosh,
        "asin" "asinf" "asinl" => positive asin,
        "asinh" "asinhf" "asinhl" => unary asinh,
        "atan" "atanf" "atanl" => unary atan,
        "atan2" "atan2f" "atan2l" => binary atan2,
        "atanh" "atanhf" "atanhl" => unary atanh,
        "cbrt" "cbrtf" "cbrtl" => rough cbrt,
        "cos" "cosf" "cosl" => unary cos,
        "cosh" "coshf" "coshl" => unary cosh,
        "erf" "erff" "erfl" => unary erf,
        "erfc" "erfcf" "erfcl" => decaying erfc,
        "exp" "expf" "expl" => decaying exp,
        "exp10" "exp10f" "exp10l" => decaying exp10,
        "exp2" "exp2f" "exp2l" => decaying exp2,
        "expm1" "expm1f" "expm1l" => unary expm1,
        "hypot" "hypotf" "hypotl" => binary hypot,
        "lgamma" "lgammaf" "lgammal" => unary lgamma,
        "log" "logf" "logl" => unary log,
        "log10" "log10f" "log10l" => positive log10,
        "log1p" "log1pf" "log1pl" => unary log1p,
        "log2" "log2f" "log2l" => unary log2,
        "pow" "powf" "powl" => power pow,
        "remainder" "remainderf" "remainderl" => exact remainder,
        "sin" "sinf" "sinl" => unary sin,
        "sinh" "sinhf" "sinhl" => unary sinh,
        "tan" "tanf" "tanl" => unary tan,
        "tanh" "tanhf" "tanhl" => unary tanh,
        "tgamma" "tgammaf" "tgammal" => gamma tgamma,
    }
}

/// The two types that have these functions.
trait Short: Real {
    fn widen(self) -> f64;
    fn narrow(wide: f64) -> Self;
}

impl Short for f64 {
    fn widen(self) -> f64 {
        self
    }
    fn narrow(wide: f64) -> f64 {
        wide
    }
}

impl Short for f32 {
    fn widen(self) -> f64 {
        self.into()
    }
    fn narrow(wide: f64) -> f32 {
        wide as f32
    }
}

fn unary<T: Short>(lib: &mut Lib, host: &mut dyn Host, args: &[Arg], f: fn(f64) -> f64) -> Outcome {
    let x = T::of(arg(args, 0)?);
    let wide = f(x.widen());
    let result = approximate(host, wide, is_short::<T>(wide));
    report(lib, host, result, &[x])
}

/// Libraries miss even results that are exact, but for 1.
fn rough<T: Short>(lib: &mut Lib, host: &mut dyn Host, args: &[Arg], f: fn(f64) -> f64) -> Outcome {
    let x = T::of(arg(args, 0)?);
    let wide = f(x.widen());
    let result = approximate(host, wide, wide.abs() == 1.0);
    report(lib, host, result, &[x])
}

/// The same; the NaN is positive.
fn gamma<T: Short>(lib: &mut Lib, host: &mut dyn Host, args: &[Arg], f: fn(f64) -> f64) -> Outcome {
    let x = T::of(arg(args, 0)?);
    let value = rough::<T>(lib, host, args, f)?;
    Ok(if f(x.widen()).is_nan() && !x.is_nan() {
        T::INDEFINITE.abs().value()
    } else {
        value
    })
}

/// IEC 60559 defines it exactly.
fn exact<T: Short>(
    lib: &mut Lib,
    host: &mut dyn Host,
    args: &[Arg],
    f: fn(f64, f64) -> f64,
) -> Outcome {
    let (x, y) = (T::of(arg(args, 0)?), T::of(arg(args, 1)?));
    report(lib, host, T::narrow(f(x.widen(), y.widen())), &[x, y])
}

/// Bits of a significand up to its last one.
fn bits(x: f64) -> u32 {
    let fraction = x.to_bits() & ((1 << 52) - 1);
    53 - fraction.trailing_zeros().min(52)
}

/// Whether a result has so few bits that it is no irrational number, rounded: those that are exact are short, but for
/// powers.
fn is_short<T: Short>(wide: f64) -> bool {
    match T::KIND {
        FloatKind::Float => bits(wide) <= 24,
        _ => bits(wide) <= 32,
    }
}

/// Whether a power is a value of the type: the exponent is a whole number, and the base's digits to that power fit.
fn is_exact_power<T: Short>(x: f64, y: f64) -> bool {
    let width = match T::KIND {
        FloatKind::Float => 24,
        _ => 53,
    };
    let (fraction, _) = libm::frexp(x);
    let digits = libm::scalbn(fraction.abs(), bits(x) as i32) as u128;
    (0.0..=64.0).contains(&y)
        && y.fract() == 0.0
        && digits
            .checked_pow(y as u32)
            .is_some_and(|power| power >> width == 0)
}

/// A result that a library may give another last digit, unless it is exact.
fn approximate<T: Short>(host: &mut dyn Host, wide: f64, is_exact: bool) -> T {
    let result = T::narrow(wide);
    if is_exact || result.is_zero() || result.is_nan() || result.is_infinite() {
        return result;
    }
    match host.memory().last_place() {
        0 => result,
        step => result.neighbour(step > 0),
    }
}

fn binary<T: Short>(
    lib: &mut Lib,
    host: &mut dyn Host,
    args: &[Arg],
    f: fn(f64, f64) -> f64,
) -> Outcome {
    let (x, y) = (T::of(arg(args, 0)?), T::of(arg(args, 1)?));
    let wide = f(x.widen(), y.widen());
    let result = approximate(host, wide, is_short::<T>(wide));
    report(lib, host, result, &[x, y])
}

/// glibc makes the NaN of some functions positive. C leaves the sign open, but `printf` shows it.
fn positive<T: Short>(
    lib: &mut Lib,
    host: &mut dyn Host,
    args: &[Arg],
    f: fn(f64) -> f64,
) -> Outcome {
    let x = T::of(arg(args, 0)?);
    let wide = f(x.widen());
    let result = approximate::<T>(host, wide, is_short::<T>(wide));
    let value = report(lib, host, result, &[x])?;
    Ok(if result.is_nan() && !x.is_nan() {
        T::INDEFINITE.abs().value()
    } else {
        value
    })
}

/// A zero that a function with no zeros returned is a range error.
fn vanish<T: Short>(
    lib: &mut Lib,
    host: &mut dyn Host,
    result: T,
    operands: &[T],
) -> Result<(), Stop> {
    let ordinary = |x: &T| !x.is_zero() && !x.is_infinite() && !x.is_nan();
    if result.is_zero() && operands.iter().all(ordinary) {
        set_optional_errno(lib, host, errno::ERANGE)?;
    }
    Ok(())
}

fn decaying<T: Short>(
    lib: &mut Lib,
    host: &mut dyn Host,
    args: &[Arg],
    f: fn(f64) -> f64,
) -> Outcome {
    let x = T::of(arg(args, 0)?);
    let wide = f(x.widen());
    let result = approximate::<T>(host, wide, is_short::<T>(wide));
    vanish(lib, host, result, &[x])?;
    report(lib, host, result, &[x])
}

fn power<T: Short>(
    lib: &mut Lib,
    host: &mut dyn Host,
    args: &[Arg],
    f: fn(f64, f64) -> f64,
) -> Outcome {
    let (x, y) = (T::of(arg(args, 0)?), T::of(arg(args, 1)?));
    let (wide_x, wide_y) = (x.widen(), y.widen());
    let wide = f(wide_x, wide_y);
    let is_exact = is_short::<T>(wide) || is_exact_power::<T>(wide_x, wide_y);
    let result = approximate::<T>(host, wide, is_exact);
    vanish(lib, host, result, &[x, y])?;
    report(lib, host, result, &[x, y])
}
