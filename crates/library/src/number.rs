//! Text to number (C17 7.22.1, 7.8.2.3).
//!
//! The `ato…` functions are undefined where the value does not fit; the `strto…` ones clamp and
//! set `errno`.

use super::call::*;
use super::{Arg, Host, Lib, LibFn, Stop, Value};
use cassay_lang::tree::{FloatKind, IntKind};
use cassay_lang::types::Ty;
use cassay_memory::{Kind, NULL, Ptr};
use cassay_numbers::float::{Range, Real};
use cassay_numbers::format::{IntText, parse_int, parse_real};

pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "atof" => atof,
        "atoi" => |_, host, args| ato(host, args, IntKind::Int),
        "atol" => |_, host, args| ato(host, args, IntKind::Long),
        "atoll" => |_, host, args| ato(host, args, IntKind::LongLong),
        "strtod" => |lib, host, args| strtod(lib, host, args, FloatKind::Double),
        "strtof" => |lib, host, args| strtod(lib, host, args, FloatKind::Float),
        "strtoimax" => |lib, host, args| {
            let kind = host.types().target.intmax_t;
            strtol(lib, host, args, kind)
        },
        "strtol" => |lib, host, args| strtol(lib, host, args, IntKind::Long),
        "strtold" => |lib, host, args| strtod(lib, host, args, FloatKind::LongDouble),
        "strtoll" => |lib, host, args| strtol(lib, host, args, IntKind::LongLong),
        "strtoul" => |lib, host, args| strtol(lib, host, args, IntKind::ULong),
        "strtoull" => |lib, host, args| strtol(lib, host, args, IntKind::ULongLong),
        "strtoumax" => |lib, host, args| {
            let kind = cassay_lang::types::Types::unsigned_of(host.types().target.intmax_t);
            strtol(lib, host, args, kind)
        },
        "__isoc23_strtol" => |lib, host, args| strtol_c23(lib, host, args, IntKind::Long),
        "__isoc23_strtoll" => |lib, host, args| strtol_c23(lib, host, args, IntKind::LongLong),
        "__isoc23_strtoul" => |lib, host, args| strtol_c23(lib, host, args, IntKind::ULong),
        "__isoc23_strtoull" => |lib, host, args| strtol_c23(lib, host, args, IntKind::ULongLong),
        _ => return None,
    })
}

/// As C23 has it, and glibc since 2.38: binary numbers may have a prefix.
fn strtol_c23(lib: &mut Lib, host: &mut dyn Host, args: &[Arg], kind: IntKind) -> Outcome {
    if matches!(signed(args, 2)?, 0 | 2) {
        let text = string(host, word(args, 0)?, Some(256))?;
        let rest = text.get(cassay_numbers::format::skip_space(&text)..);
        let rest = rest.unwrap_or_default();
        let digits = rest.strip_prefix(b"-").or(rest.strip_prefix(b"+"));
        if let [b'0', b'b' | b'B', ..] = digits.unwrap_or(rest) {
            return Err(Stop::Unsupported("a number with the prefix `0b`".into()));
        }
        if text.len() == 256 {
            return Err(Stop::Unsupported("a number in a long text".into()));
        }
    }
    strtol(lib, host, args, kind)
}

/// Parses the start of a string. Programs walk long texts number by number, so the string is not
/// looked at as a whole unless the number reaches far.
fn parse<T>(
    host: &mut dyn Host,
    s: Ptr,
    parse: impl Fn(&[u8]) -> (T, usize),
) -> Result<(T, usize), Stop> {
    const GLANCE: u64 = 256;
    let text = string(host, s, Some(GLANCE))?;
    let (value, used) = parse(&text);
    // Of what follows the last byte understood, only a few decide: `x`, an exponent, `inity`. A
    // NaN's parentheses may be any length apart.
    let known = used.max(cassay_numbers::format::skip_space(&text));
    let cut = text.len() as u64 == GLANCE && known + 16 >= text.len();
    if !cut && text.get(used) != Some(&b'(') {
        return Ok((value, used));
    }
    let text = string(host, s, None)?;
    Ok(parse(&text))
}

fn integer(host: &mut dyn Host, s: Ptr, base: u32) -> Result<IntText, Stop> {
    let (number, _) = parse(host, s, |text| {
        let number = parse_int(text, base);
        (number, number.consumed)
    })?;
    Ok(number)
}

fn real(host: &mut dyn Host, s: Ptr) -> Result<(Option<Real>, usize), Stop> {
    parse(host, s, |text| match parse_real(text) {
        Some((real, used)) => (Some(real), used),
        None => (None, 0),
    })
}

fn ato(host: &mut dyn Host, args: &[Arg], kind: IntKind) -> Outcome {
    let number = integer(host, word(args, 0)?, 10)?;
    let width = host.types().target.width(kind);
    match number.signed(width) {
        (value, false) => int_result(value as i64),
        (_, true) => {
            let detail = format!("the number in the string does not fit {width} bits");
            Err(Stop::undefined(Kind::LibraryArgument, detail))
        }
    }
}

fn atof(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (Some(real), _) = real(host, word(args, 0)?)? else {
        return Ok([0, 0]);
    };
    let (bits, overflowed) = match host.types().target.computes_as(FloatKind::Double) {
        FloatKind::Float => {
            let result = real.to_f32();
            (result.value.to_bits().into(), result.overflowed())
        }
        _ => {
            let result = real.to_f64();
            (result.value.to_bits(), result.overflowed())
        }
    };
    if overflowed {
        let detail = "the number in the string does not fit double";
        return Err(Stop::undefined(Kind::LibraryArgument, detail));
    }
    Ok([bits, 0])
}

fn store_end(host: &mut dyn Host, place: Ptr, end: Ptr) -> Result<(), Stop> {
    if place == NULL {
        Ok(())
    } else {
        store_pointer(host, place, end, Ty::CHAR_PTR)
    }
}

fn strtol(lib: &mut Lib, host: &mut dyn Host, args: &[Arg], kind: IntKind) -> Outcome {
    let (s, end, base) = (word(args, 0)?, word(args, 1)?, signed(args, 2)?);
    if base != 0 && !(2..=36).contains(&base) {
        let detail = format!("the base is {base}, neither 0 nor from 2 to 36");
        return Err(Stop::undefined(Kind::LibraryArgument, detail));
    }
    let number = integer(host, s, base as u32)?;
    store_end(host, end, s + number.consumed as u64)?;
    let target = &host.types().target;
    let width = target.width(kind);
    let (value, clamped) = if target.is_signed(kind) {
        let (value, clamped) = number.signed(width);
        (value as u64, clamped)
    } else {
        let (value, clamped) = number.unsigned(width);
        (value as u64, clamped)
    };
    if clamped {
        set_errno(lib, host, errno::ERANGE)?;
    }
    Ok([value, 0])
}

fn strtod(lib: &mut Lib, host: &mut dyn Host, args: &[Arg], kind: FloatKind) -> Outcome {
    let (s, end) = (word(args, 0)?, word(args, 1)?);
    let (real, used) = real(host, s)?;
    store_end(host, end, s + used as u64)?;
    let kind = host.types().target.computes_as(kind);
    let (value, range): (Value, Range) = match (real, kind) {
        (None, _) => return Ok([0, 0]),
        (Some(real), FloatKind::Float) => {
            let r = real.to_f32();
            ([r.value.to_bits().into(), 0], r.range)
        }
        (Some(real), FloatKind::Double) => {
            let r = real.to_f64();
            ([r.value.to_bits(), 0], r.range)
        }
        (Some(real), FloatKind::LongDouble) => {
            let r = real.to_f80();
            let bits = r.value.bits();
            ([bits as u64, (bits >> 64) as u64], r.range)
        }
    };
    match range {
        Range::Fine => {}
        Range::Overflow => set_errno(lib, host, errno::ERANGE)?,
        // 7.22.1.3p10 leaves this one to the implementation.
        Range::Underflow => set_optional_errno(lib, host, errno::ERANGE)?,
    }
    Ok(value)
}
