//! The simplest part of `<wchar.h>`: strings of `wchar_t` (C17 7.29.4).

use super::call::*;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::types::Ty;
use cassay_memory::{NULL, Ptr};

pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "wcscat" => wcscat,
        "wcschr" => wcschr,
        "wcscmp" => wcscmp,
        "wcscpy" => wcscpy,
        "wcslen" => wcslen,
        "wcsncmp" => wcsncmp,
        _ => return None,
    })
}

/// Size of a wide character.
fn unit(host: &dyn Host) -> u64 {
    size(host, host.types().target.wchar_t).into()
}

/// One wide character, sign-extended if its type is signed.
fn at(host: &mut dyn Host, s: Ptr, index: u64) -> Result<i64, Stop> {
    let target = &host.types().target;
    let (signed, ty) = (target.is_signed(target.wchar_t), Ty::int(target.wchar_t));
    let bytes = unit(host) as u32;
    let bits = load(host, s + index * u64::from(bytes), ty)? as u64;
    let unused = 64 - (bytes * 8).clamp(1, 64);
    Ok(if signed {
        (bits << unused) as i64 >> unused
    } else {
        bits as i64
    })
}

fn wide_length(host: &mut dyn Host, s: Ptr) -> Result<u64, Stop> {
    valid(host, s)?;
    let mut n = 0;
    while at(host, s, n)? != 0 {
        n += 1;
    }
    Ok(n)
}

fn wcslen(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    Ok([wide_length(host, word(args, 0)?)?, 0])
}

/// Copies a wide string to `to`, which begins a destination at `start`.
fn put(host: &mut dyn Host, start: Ptr, to: Ptr, from: Ptr) -> Result<(), Stop> {
    let n = (wide_length(host, from)? + 1) * unit(host);
    writable(host, to, n)?;
    apart(host, start, to - start + n, from, n)?;
    copy(host, to, from, n)
}

fn wcscpy(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let to = word(args, 0)?;
    put(host, to, to, word(args, 1)?)?;
    pointer_result(to)
}

fn wcscat(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let to = word(args, 0)?;
    let end = to + wide_length(host, to)? * unit(host);
    put(host, to, end, word(args, 1)?)?;
    pointer_result(to)
}

fn compare(host: &mut dyn Host, a: Ptr, b: Ptr, n: u64) -> Outcome {
    valid(host, a)?;
    valid(host, b)?;
    for i in 0..n {
        let (x, y) = (at(host, a, i)?, at(host, b, i)?);
        if x != y {
            return int_result(x.cmp(&y) as i64);
        }
        if x == 0 {
            break;
        }
    }
    int_result(0)
}

fn wcscmp(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    compare(host, word(args, 0)?, word(args, 1)?, u64::MAX)
}

fn wcsncmp(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    compare(host, word(args, 0)?, word(args, 1)?, word(args, 2)?)
}

fn wcschr(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (s, wanted) = (word(args, 0)?, signed(args, 1)?);
    valid(host, s)?;
    let mut i = 0;
    loop {
        let c = at(host, s, i)?;
        if c == wanted {
            return pointer_result(s + i * unit(host));
        }
        if c == 0 {
            return pointer_result(NULL);
        }
        i += 1;
    }
}
