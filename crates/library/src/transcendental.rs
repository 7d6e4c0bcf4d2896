//! The functions of `<math.h>` whose results have to be rounded from irrational values.
//!
//! C17 leaves their accuracy to the implementation (5.2.4.2.2p6), so their last digit is not a
//! program's meaning. They are computed in portable code, never by the host's library: a result is
//! the same on every machine, exact where the value is, and within a unit in the last place of any
//! good library's. The `float` functions round the `double` ones' results. For `long double` there
//! is no such code.

use super::call::*;
use super::math::report;
use super::real::Real;
use super::{Arg, Host, Lib, LibFn, Stop};
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
        "cbrt" "cbrtf" "cbrtl" => unary cbrt,
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
        "remainder" "remainderf" "remainderl" => binary remainder,
        "sin" "sinf" "sinl" => unary sin,
        "sinh" "sinhf" "sinhl" => unary sinh,
        "tan" "tanf" "tanl" => unary tan,
        "tanh" "tanhf" "tanhl" => unary tanh,
        "tgamma" "tgammaf" "tgammal" => positive tgamma,
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
    report(lib, host, T::narrow(f(x.widen())), &[x])
}

fn binary<T: Short>(
    lib: &mut Lib,
    host: &mut dyn Host,
    args: &[Arg],
    f: fn(f64, f64) -> f64,
) -> Outcome {
    let (x, y) = (T::of(arg(args, 0)?), T::of(arg(args, 1)?));
    report(lib, host, T::narrow(f(x.widen(), y.widen())), &[x, y])
}

/// glibc makes the NaN of some functions positive. C leaves the sign open, but `printf` shows it.
fn positive<T: Short>(
    lib: &mut Lib,
    host: &mut dyn Host,
    args: &[Arg],
    f: fn(f64) -> f64,
) -> Outcome {
    let x = T::of(arg(args, 0)?);
    let result = T::narrow(f(x.widen()));
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
        set_errno(lib, host, errno::ERANGE)?;
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
    let result = T::narrow(f(x.widen()));
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
    let result = T::narrow(f(x.widen(), y.widen()));
    vanish(lib, host, result, &[x, y])?;
    report(lib, host, result, &[x, y])
}
