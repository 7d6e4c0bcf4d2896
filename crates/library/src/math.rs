//! `<math.h>` where IEC 60559 leaves no choice: exact or correctly rounded (C17 7.12, Annex F).
//!
//! Rounding is to nearest; exception flags are not modelled. Where the standard leaves a result
//! open (`lround` out of range, `fmax` of zeros of both signs) the function is unsupported, or does
//! what glibc does and with the other choice something else.

use super::call::*;
use super::real::{Real, settle};
use super::variable::{real_value, require_x87};
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::tree::{FloatKind, IntKind};
use cassay_lang::types::Ty;
use cassay_memory::Open;
use cassay_numbers::float::F80;

/// A function in its three types.
macro_rules! triples {
    ($given:ident; $($double:literal $single:literal $long:literal => $f:ident,)*) => {
        match $given {
            $(
                $double => Some($f::<f64> as LibFn),
                $single => Some($f::<f32> as LibFn),
                $long => Some($f::<F80> as LibFn),
            )*
            _ => None,
        }
    };
}

pub(super) fn find(name: &str) -> Option<LibFn> {
    triples! { name;
        "ceil" "ceilf" "ceill" => ceil,
        "copysign" "copysignf" "copysignl" => copysign,
        "fabs" "fabsf" "fabsl" => fabs,
        "fdim" "fdimf" "fdiml" => fdim,
        "floor" "floorf" "floorl" => floor,
        "fma" "fmaf" "fmal" => fma,
        "fmax" "fmaxf" "fmaxl" => fmax,
        "fmin" "fminf" "fminl" => fmin,
        "fmod" "fmodf" "fmodl" => fmod,
        "frexp" "frexpf" "frexpl" => frexp,
        "huge_val" "huge_valf" "huge_vall" => infinity,
        "ilogb" "ilogbf" "ilogbl" => ilogb,
        "inf" "inff" "infl" => infinity,
        "ldexp" "ldexpf" "ldexpl" => scalbn,
        "llrint" "llrintf" "llrintl" => llrint,
        "llround" "llroundf" "llroundl" => llround,
        "logb" "logbf" "logbl" => logb,
        "lrint" "lrintf" "lrintl" => lrint,
        "lround" "lroundf" "lroundl" => lround,
        "modf" "modff" "modfl" => modf,
        "nan" "nanf" "nanl" => nan,
        "nearbyint" "nearbyintf" "nearbyintl" => rint,
        "nextafter" "nextafterf" "nextafterl" => nextafter,
        "rint" "rintf" "rintl" => rint,
        "round" "roundf" "roundl" => round,
        "roundeven" "roundevenf" "roundevenl" => rint,
        "scalbln" "scalblnf" "scalblnl" => scalbn,
        "scalbn" "scalbnf" "scalbnl" => scalbn,
        "sqrt" "sqrtf" "sqrtl" => sqrt,
        "trunc" "truncf" "truncl" => trunc,
    }
    .or_else(|| classification(name))
}

fn real<T: Real>(host: &dyn Host, args: &[Arg], i: usize) -> Result<T, Stop> {
    if T::KIND == FloatKind::LongDouble {
        require_x87(host)?;
    }
    arg(args, i).map(T::of)
}

fn one<T: Real>(host: &dyn Host, args: &[Arg], f: impl Fn(T) -> T) -> Outcome {
    let x = real::<T>(host, args, 0)?;
    Ok(settle(f(x), &[x]).value())
}

fn store_real<T: Real>(host: &mut dyn Host, p: u64, x: T) -> Result<(), Stop> {
    store(host, p, x.bits(), Ty::float(T::KIND))
}

// -- sign and rounding ------------------------------------------------------------------------

fn fabs<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    Ok(real::<T>(host, args, 0)?.abs().value())
}

fn copysign<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (x, y) = (real::<T>(host, args, 0)?, real::<T>(host, args, 1)?);
    if y.is_nan() {
        host.memory().meet(Open::NanSign);
    }
    Ok(x.copysign(y).value())
}

fn ceil<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    one(host, args, T::ceil)
}

fn floor<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    one(host, args, T::floor)
}

fn trunc<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    one(host, args, T::trunc)
}

fn round<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    one(host, args, T::round)
}

fn rint<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    one(host, args, T::rint)
}

fn integer<T: Real>(
    host: &dyn Host,
    args: &[Arg],
    round: impl Fn(T) -> T,
    kind: IntKind,
) -> Outcome {
    let rounded = round(real::<T>(host, args, 0)?);
    match rounded.to_int(host.types().target.width(kind)) {
        Some(value) => int_result(value as i64),
        None => Err(Stop::Unsupported(
            "rounding to an integer type that cannot hold the value: the result is unspecified"
                .into(),
        )),
    }
}

fn lround<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    integer::<T>(host, args, T::round, IntKind::Long)
}

fn llround<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    integer::<T>(host, args, T::round, IntKind::LongLong)
}

fn lrint<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    integer::<T>(host, args, T::rint, IntKind::Long)
}

fn llrint<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    integer::<T>(host, args, T::rint, IntKind::LongLong)
}

// -- arithmetic -------------------------------------------------------------------------------

/// Sets `errno` as glibc does for a result that is not a number, or is infinite, though no operand
/// was.
pub(super) fn report<T: Real>(
    lib: &mut Lib,
    host: &mut dyn Host,
    result: T,
    operands: &[T],
) -> Outcome {
    if result.is_nan() && !operands.iter().any(|x| x.is_nan()) {
        set_optional_errno(lib, host, errno::EDOM)?;
    } else if result.is_infinite() && !operands.iter().any(|x| x.is_infinite() || x.is_nan()) {
        set_optional_errno(lib, host, errno::ERANGE)?;
    }
    Ok(settle(result, operands).value())
}

fn sqrt<T: Real>(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let x = real::<T>(host, args, 0)?;
    report(lib, host, x.sqrt(), &[x])
}

fn fmod<T: Real>(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (x, y) = (real::<T>(host, args, 0)?, real::<T>(host, args, 1)?);
    report(lib, host, x.fmod(y), &[x, y])
}

fn fma<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let x = real::<T>(host, args, 0)?;
    let (y, z) = (real::<T>(host, args, 1)?, real::<T>(host, args, 2)?);
    Ok(settle(x.fma(y, z)?, &[x, y, z]).value())
}

fn fdim<T: Real>(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (x, y) = (real::<T>(host, args, 0)?, real::<T>(host, args, 1)?);
    let result = if x <= y { T::ZERO } else { x.minus(y) };
    report(lib, host, result, &[x, y])
}

/// The one that is a number, else the one `first` prefers.
fn choose<T: Real>(x: T, y: T, first: bool) -> T {
    match (x.is_nan(), y.is_nan()) {
        (true, true) => x.quiet(),
        (true, false) => y,
        (false, true) => x,
        (false, false) if first => x,
        (false, false) => y,
    }
}

/// Zeros of both signs: either may be the larger one (7.12.12.2, F.10.9.2).
fn other_zero<T: Real>(host: &mut dyn Host, x: T, y: T) -> bool {
    x.is_zero()
        && y.is_zero()
        && x.is_negative() != y.is_negative()
        && host.memory().meet(Open::Result)
}

fn fmax<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (x, y) = (real::<T>(host, args, 0)?, real::<T>(host, args, 1)?);
    let first = (x >= y) != other_zero(host, x, y);
    Ok(choose(x, y, first).value())
}

fn fmin<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (x, y) = (real::<T>(host, args, 0)?, real::<T>(host, args, 1)?);
    let first = (x <= y) != other_zero(host, x, y);
    Ok(choose(x, y, first).value())
}

// -- exponents and representation -------------------------------------------------------------

fn scalbn<T: Real>(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let x = real::<T>(host, args, 0)?;
    // Beyond this every result is zero or infinite.
    let n = signed(args, 1)?.clamp(-100_000, 100_000) as i32;
    let result = x.scalbn(n);
    if result.is_zero() && !x.is_zero() {
        set_optional_errno(lib, host, errno::ERANGE)?;
    }
    report(lib, host, result, &[x])
}

fn frexp<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (x, place) = (real::<T>(host, args, 0)?, word(args, 1)?);
    let special = x.is_nan() || x.is_infinite() || x.is_zero();
    // For a NaN or an infinity the exponent is unspecified; glibc stores 0.
    let unknown = special && !x.is_zero() && host.memory().meet(Open::Result);
    let (fraction, exp) = match special {
        true => (x, if unknown { -1 } else { 0 }),
        false => x.frexp(),
    };
    store(host, place, exp as u128, Ty::INT)?;
    Ok(settle(fraction, &[x]).value())
}

fn modf<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (x, place) = (real::<T>(host, args, 0)?, word(args, 1)?);
    let whole = settle(x.trunc(), &[x]);
    store_real(host, place, whole)?;
    let rest = if x.is_infinite() {
        T::ZERO
    } else {
        x.minus(whole)
    };
    Ok(settle(rest.copysign(x), &[x]).value())
}

/// The exponent of the leading bit of a finite value that is not zero.
fn exponent<T: Real>(x: T) -> i32 {
    x.frexp().1 - 1
}

fn ilogb<T: Real>(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let x = real::<T>(host, args, 0)?;
    let target = &host.types().target;
    let special = if x.is_zero() {
        i32::MIN + i32::from(!target.ilogb0_is_min)
    } else if x.is_nan() {
        match target.ilogbnan_is_min {
            true => i32::MIN,
            false => i32::MAX,
        }
    } else if x.is_infinite() {
        i32::MAX
    } else {
        return int_result(exponent(x).into());
    };
    set_optional_errno(lib, host, errno::EDOM)?;
    int_result(special.into())
}

/// A pole at zero, which glibc does not report in `errno`.
fn logb<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let x = real::<T>(host, args, 0)?;
    if x.is_zero() {
        return Ok(T::INFINITY.copysign(T::from_int(-1)).value());
    }
    if x.is_nan() || x.is_infinite() {
        return Ok(settle(x.abs(), &[x]).value());
    }
    Ok(T::from_int(exponent(x)).value())
}

fn nextafter<T: Real>(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (x, y) = (real::<T>(host, args, 0)?, real::<T>(host, args, 1)?);
    if x.is_nan() || y.is_nan() {
        return Ok(settle(T::INDEFINITE, &[x, y]).value());
    }
    if x == y {
        return Ok(y.value());
    }
    let next = x.neighbour(y > x);
    if !next.is_normal() && !x.is_infinite() && !x.is_zero() {
        set_optional_errno(lib, host, errno::ERANGE)?;
    }
    Ok(next.value())
}

fn infinity<T: Real>(_: &mut Lib, _: &mut dyn Host, _: &[Arg]) -> Outcome {
    Ok(T::INFINITY.value())
}

fn nan<T: Real>(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let tag = string(host, word(args, 0)?, None)?;
    let text = [b"nan(".as_slice(), &tag, b")"].concat();
    // A tag that is no n-char-sequence counts as empty (7.12.11.2p2).
    let parsed = match cassay_numbers::float::Real::parse(&text) {
        Some((real, used)) if used == text.len() => Some(real),
        _ => cassay_numbers::float::Real::parse(b"nan").map(|(real, _)| real),
    };
    let Some(parsed) = parsed else {
        return Ok(T::INDEFINITE.value());
    };
    Ok(match T::KIND {
        FloatKind::Float => parsed.to_f32().value.value(),
        FloatKind::Double => parsed.to_f64().value.value(),
        FloatKind::LongDouble => Real::value(parsed.to_f80().value),
    })
}

// -- classification ---------------------------------------------------------------------------

/// What the classification macros come to. They take any floating type.
fn classification(name: &str) -> Option<LibFn> {
    Some(match name {
        "finite" | "finitef" | "finitel" | "isfinite" => |_, host, args| {
            classify(host, args, |c| {
                !matches!(c.class, Class::Nan | Class::Infinite)
            })
        },
        "fpclassify" => fpclassify,
        "isgreater" => |_, host, args| compare(host, args, |x, y| x > y),
        "isgreaterequal" => |_, host, args| compare(host, args, |x, y| x >= y),
        "isinf" | "isinff" | "isinfl" => {
            |_, host, args| classify(host, args, |c| c.class == Class::Infinite)
        }
        "isinf_sign" => isinf_sign,
        "isless" => |_, host, args| compare(host, args, |x, y| x < y),
        "islessequal" => |_, host, args| compare(host, args, |x, y| x <= y),
        "islessgreater" => |_, host, args| {
            compare(host, args, |x, y| {
                x.partial_cmp(&y).is_some_and(|o| o.is_ne())
            })
        },
        "isnan" | "isnanf" | "isnanl" => {
            |_, host, args| classify(host, args, |c| c.class == Class::Nan)
        }
        "isnormal" => |_, host, args| classify(host, args, |c| c.class == Class::Normal),
        "isunordered" => |_, host, args| compare(host, args, |x, y| x.is_nan() || y.is_nan()),
        "signbit" | "signbitf" | "signbitl" => signbit,
        _ => return None,
    })
}

#[derive(Clone, Copy, PartialEq)]
enum Class {
    Nan,
    Infinite,
    Normal,
    Subnormal,
    Zero,
}

struct Classified {
    class: Class,
    negative: bool,
}

fn class_of<T: Real>(x: T) -> Classified {
    let class = if x.is_nan() {
        Class::Nan
    } else if x.is_infinite() {
        Class::Infinite
    } else if x.is_zero() {
        Class::Zero
    } else if x.is_normal() {
        Class::Normal
    } else {
        Class::Subnormal
    };
    Classified {
        class,
        negative: x.is_negative(),
    }
}

fn classified(host: &dyn Host, arg: Arg) -> Classified {
    let kind = match arg.ty {
        Ty::FLOAT => FloatKind::Float,
        Ty::LDOUBLE => FloatKind::LongDouble,
        _ => FloatKind::Double,
    };
    match host.types().target.computes_as(kind) {
        FloatKind::Float => class_of(<f32 as Real>::of(arg)),
        FloatKind::Double => class_of(<f64 as Real>::of(arg)),
        FloatKind::LongDouble => class_of(F80::of(arg)),
    }
}

fn classify(host: &dyn Host, args: &[Arg], f: impl Fn(Classified) -> bool) -> Outcome {
    int_result(f(classified(host, arg(args, 0)?)).into())
}

/// Glibc's `isinf`: -1 for the negative one.
fn isinf_sign(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let c = classified(host, arg(args, 0)?);
    int_result(match (c.class, c.negative) {
        (Class::Infinite, true) => -1,
        (Class::Infinite, false) => 1,
        _ => 0,
    })
}

fn signbit(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    if classify(host, args, |c| c.class == Class::Nan)? != [0, 0] {
        host.memory().meet(Open::NanSign);
    }
    classify(host, args, |c| c.negative)
}

/// `__builtin_fpclassify(nan, infinite, normal, subnormal, zero, x)`.
fn fpclassify(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let index = match classified(host, arg(args, 5)?).class {
        Class::Nan => 0,
        Class::Infinite => 1,
        Class::Normal => 2,
        Class::Subnormal => 3,
        Class::Zero => 4,
    };
    int_result(signed(args, index)?)
}

/// Every `float` and `double` is a `long double`, so the comparison can be made there.
fn compare(host: &dyn Host, args: &[Arg], f: impl Fn(F80, F80) -> bool) -> Outcome {
    let target = &host.types().target;
    let wide = |i| Ok::<F80, Stop>(real_value(target, arg(args, i)?));
    int_result(f(wide(0)?, wide(1)?).into())
}
