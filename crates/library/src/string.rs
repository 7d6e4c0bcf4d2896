//! `<string.h>` and the parts of `<strings.h>` that programs still use (C17 7.24, POSIX).
//!
//! Whatever the standard calls a string must be one: an array without a terminating zero, or with
//! an indeterminate byte before it, is undefined even where the result would not depend on it.
//! Comparisons give -1, 0 or 1, though C leaves the magnitude open; a program that shows it
//! depends on its library.

use super::call::*;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::types::Ty;
use cassay_memory::{Kind, NULL, Open, Ptr};
use std::cmp::Ordering;

pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "bcmp" => memcmp,
        "bcopy" => bcopy,
        "bzero" => bzero,
        "ffs" => ffs,
        "ffsl" => ffs,
        "ffsll" => ffs,
        "index" => strchr,
        "memccpy" => memccpy,
        "memchr" => memchr,
        "memcmp" => memcmp,
        "memcpy" => memcpy,
        "memmove" => memmove,
        "mempcpy" => mempcpy,
        "memrchr" => memrchr,
        "memset" => memset,
        "rawmemchr" => rawmemchr,
        "rindex" => strrchr,
        "stpcpy" => stpcpy,
        "stpncpy" => stpncpy,
        "strcasecmp" => strcasecmp,
        "strcat" => strcat,
        "strchr" => strchr,
        "strchrnul" => strchrnul,
        "strcmp" => strcmp,
        "strcoll" => strcmp,
        "strcpy" => strcpy,
        "strcspn" => strcspn,
        "strdup" => strdup,
        "strerror" => strerror,
        XPG_STRERROR_R => xpg_strerror_r,
        "strlen" => strlen,
        "strncasecmp" => strncasecmp,
        "strncat" => strncat,
        "strncmp" => strncmp,
        "strncpy" => strncpy,
        "strndup" => strndup,
        "strnlen" => strnlen,
        "strpbrk" => strpbrk,
        "strrchr" => strrchr,
        "strsep" => strsep,
        "strspn" => strspn,
        "strstr" => strstr,
        "strtok" => strtok,
        "strtok_r" => strtok_r,
        "strxfrm" => strxfrm,
        _ => return None,
    })
}

// -- memory -----------------------------------------------------------------------------------

fn memcpy(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (to, from, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    apart_copy(host, to, from, n)?;
    pointer_result(to)
}

fn mempcpy(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (to, from, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    apart_copy(host, to, from, n)?;
    pointer_result(to + n)
}

/// Both ranges are checked before their overlap, which a wild size would show wrongly.
fn apart_copy(host: &mut dyn Host, to: Ptr, from: Ptr, n: u64) -> Result<(), Stop> {
    writable(host, to, n)?;
    readable(host, from, n)?;
    apart(host, to, n, from, n)?;
    copy(host, to, from, n)
}

fn memmove(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (to, from, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    copy(host, to, from, n)?;
    pointer_result(to)
}

fn bcopy(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (from, to, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    copy(host, to, from, n)?;
    NOTHING
}

fn memset(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (to, c, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    fill(host, to, c as u8, n)?;
    pointer_result(to)
}

fn bzero(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    fill(host, word(args, 0)?, 0, word(args, 1)?)?;
    NOTHING
}

fn fill(host: &mut dyn Host, to: Ptr, c: u8, n: u64) -> Result<(), Stop> {
    writable(host, to, n)?;
    spend(host, n)?;
    if n > 0 {
        host.memory().fill(to, c, n).map_err(fault)?;
    }
    Ok(())
}

/// Copies up to and including the first `c`; like `memchr` it may not look further.
fn memccpy(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (to, from, c, n) = (
        word(args, 0)?,
        word(args, 1)?,
        word(args, 2)?,
        word(args, 3)?,
    );
    valid(host, to)?;
    valid(host, from)?;
    let found = scan(host, from, c as u8, n)?;
    let count = found.map_or(n, |i| i + 1);
    apart_copy(host, to, from, count)?;
    pointer_result(if found.is_some() { to + count } else { NULL })
}

/// The all-bytes-in-range rule of 7.1.4p1 covers `n` bytes; which of them must be initialised is
/// what the result depends on: those up to the first difference.
fn memcmp(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    const CHUNK: u64 = 256;
    let (a, b, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    readable(host, a, n)?;
    readable(host, b, n)?;
    let mut at = 0;
    while at < n {
        let len = CHUNK.min(n - at);
        spend(host, len)?;
        let memory = host.memory();
        if let (Ok(x), Ok(y)) = (memory.read(a + at, len), memory.read(b + at, len)) {
            match x.cmp(&y) {
                Ordering::Equal => {}
                order => return int_result(order as i64),
            }
        } else {
            let order = compare(host, a + at, b + at, len, |c| c, Until::Count)?;
            if order != 0 {
                return int_result(order);
            }
        }
        at += len;
    }
    int_result(0)
}

/// Where `c` is among the first `n` bytes; bytes after it are not looked at (7.24.5.1p2).
fn scan(host: &mut dyn Host, s: Ptr, c: u8, n: u64) -> Result<Option<u64>, Stop> {
    let mut at = 0;
    while at < n {
        if byte(host, s + at)? == c {
            spend(host, at)?;
            return Ok(Some(at));
        }
        at += 1;
    }
    spend(host, at)?;
    Ok(None)
}

fn memchr(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (s, c, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    valid(host, s)?;
    let found = scan(host, s, c as u8, n)?;
    pointer_result(found.map_or(NULL, |i| s + i))
}

fn rawmemchr(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (s, c) = (word(args, 0)?, word(args, 1)?);
    valid(host, s)?;
    let found = scan(host, s, c as u8, u64::MAX)?;
    pointer_result(found.map_or(NULL, |i| s + i))
}

fn memrchr(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (s, c, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    let bytes = read(host, s, n)?;
    let found = bytes.iter().rposition(|&b| b == c as u8);
    pointer_result(found.map_or(NULL, |i| s + i as u64))
}

// -- lengths and copies -----------------------------------------------------------------------

fn strlen(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    Ok([length(host, word(args, 0)?, None)?, 0])
}

fn strnlen(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (s, n) = (word(args, 0)?, word(args, 1)?);
    Ok([length(host, s, Some(n))?, 0])
}

/// Copies the string with its zero and returns its length.
fn copy_string(host: &mut dyn Host, args: &[Arg]) -> Result<u64, Stop> {
    let (to, from) = (word(args, 0)?, word(args, 1)?);
    let n = length(host, from, None)?;
    apart_copy(host, to, from, n + 1)?;
    Ok(n)
}

fn strcpy(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    copy_string(host, args)?;
    pointer_result(word(args, 0)?)
}

fn stpcpy(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let n = copy_string(host, args)?;
    pointer_result(word(args, 0)? + n)
}

/// Copies at most `n` characters, pads with zeros to `n`, and returns how many were copied.
fn copy_bounded(host: &mut dyn Host, args: &[Arg]) -> Result<u64, Stop> {
    let (to, from, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    let len = length(host, from, Some(n))?;
    writable(host, to, n)?;
    apart(host, to, n, from, n.min(len + 1))?;
    copy(host, to, from, len)?;
    fill(host, to + len, 0, n - len)?;
    Ok(len)
}

fn strncpy(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    copy_bounded(host, args)?;
    pointer_result(word(args, 0)?)
}

fn stpncpy(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let len = copy_bounded(host, args)?;
    pointer_result(word(args, 0)? + len)
}

/// The standard's copying "between objects that overlap" has the whole resulting string as one of
/// the objects.
fn append(host: &mut dyn Host, to: Ptr, from: Ptr, max: Option<u64>) -> Result<(), Stop> {
    let old = length(host, to, None)?;
    let new = length(host, from, max)?;
    writable(host, to, old + new + 1)?;
    apart(
        host,
        to,
        old + new + 1,
        from,
        max.unwrap_or(u64::MAX).min(new + 1),
    )?;
    copy(host, to + old, from, new)?;
    fill(host, to + old + new, 0, 1)
}

fn strcat(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    append(host, word(args, 0)?, word(args, 1)?, None)?;
    pointer_result(word(args, 0)?)
}

fn strncat(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let max = word(args, 2)?;
    append(host, word(args, 0)?, word(args, 1)?, Some(max))?;
    pointer_result(word(args, 0)?)
}

fn duplicate(host: &mut dyn Host, from: Ptr, max: Option<u64>) -> Outcome {
    let n = length(host, from, max)?;
    let to = heap(host, n + 1)?;
    copy(host, to, from, n)?;
    fill(host, to + n, 0, 1)?;
    pointer_result(to)
}

fn strdup(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    duplicate(host, word(args, 0)?, None)
}

fn strndup(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let max = word(args, 1)?;
    duplicate(host, word(args, 0)?, Some(max))
}

/// In the C locale the transformed string is the string.
fn strxfrm(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (to, from, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    let len = length(host, from, None)?;
    if n > 0 {
        apart_copy(host, to, from, n.min(len + 1))?;
    }
    Ok([len, 0])
}

// -- comparisons ------------------------------------------------------------------------------

/// What ends a comparison of equal bytes.
#[derive(Clone, Copy, PartialEq)]
enum Until {
    Count,
    Zero,
}

fn compare(
    host: &mut dyn Host,
    a: Ptr,
    b: Ptr,
    n: u64,
    fold: fn(u8) -> u8,
    until: Until,
) -> Result<i64, Stop> {
    let mut order = Ordering::Equal;
    let mut at = 0;
    while at < n && order == Ordering::Equal {
        let (x, y) = (byte(host, a + at)?, byte(host, b + at)?);
        order = fold(x).cmp(&fold(y));
        if x == 0 && until == Until::Zero {
            break;
        }
        at += 1;
    }
    spend(host, at)?;
    Ok(order as i64)
}

fn strcmp(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let a = string(host, word(args, 0)?, None)?;
    let b = string(host, word(args, 1)?, None)?;
    int_result(a.cmp(&b) as i64)
}

fn strcasecmp(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let a = string(host, word(args, 0)?, None)?.to_ascii_lowercase();
    let b = string(host, word(args, 1)?, None)?.to_ascii_lowercase();
    int_result(a.cmp(&b) as i64)
}

fn bounded(host: &mut dyn Host, args: &[Arg], fold: fn(u8) -> u8) -> Outcome {
    let (a, b, n) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    valid(host, a)?;
    valid(host, b)?;
    int_result(compare(host, a, b, n, fold, Until::Zero)?)
}

fn strncmp(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    bounded(host, args, |c| c)
}

fn strncasecmp(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    bounded(host, args, |c| c.to_ascii_lowercase())
}

// -- searches ---------------------------------------------------------------------------------

fn strchr(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (s, c) = (word(args, 0)?, word(args, 1)? as u8);
    let text = string(host, s, None)?;
    let zero = (c == 0).then_some(text.len());
    let found = text.iter().position(|&b| b == c).or(zero);
    pointer_result(found.map_or(NULL, |i| s + i as u64))
}

fn strchrnul(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (s, c) = (word(args, 0)?, word(args, 1)? as u8);
    let text = string(host, s, None)?;
    let found = text.iter().position(|&b| b == c).unwrap_or(text.len());
    pointer_result(s + found as u64)
}

fn strrchr(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (s, c) = (word(args, 0)?, word(args, 1)? as u8);
    let text = string(host, s, None)?;
    let zero = (c == 0).then_some(text.len());
    let found = zero.or_else(|| text.iter().rposition(|&b| b == c));
    pointer_result(found.map_or(NULL, |i| s + i as u64))
}

fn strstr(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let s = word(args, 0)?;
    let text = string(host, s, None)?;
    let wanted = string(host, word(args, 1)?, None)?;
    let Some(&first) = wanted.first() else {
        return pointer_result(s);
    };
    let starts = text.len().checked_sub(wanted.len()).map_or(0, |n| n + 1);
    for at in 0..starts {
        if text.get(at) != Some(&first) {
            continue;
        }
        let common = text
            .iter()
            .skip(at)
            .zip(&wanted)
            .take_while(|(a, b)| a == b)
            .count();
        if common == wanted.len() {
            return pointer_result(s + at as u64);
        }
        // Repetitive text makes this search quadratic; the step budget has to see that.
        spend(host, common as u64)?;
    }
    pointer_result(NULL)
}

/// How many bytes at the start of `text` are, or are not, in `set`.
fn span(text: &[u8], set: &[u8], inside: bool) -> u64 {
    let mut member = [false; 256];
    for &b in set {
        member[usize::from(b)] = true;
    }
    text.iter()
        .take_while(|&&b| member[usize::from(b)] == inside)
        .count() as u64
}

fn strspn(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let text = string(host, word(args, 0)?, None)?;
    let set = string(host, word(args, 1)?, None)?;
    Ok([span(&text, &set, true), 0])
}

fn strcspn(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let text = string(host, word(args, 0)?, None)?;
    let set = string(host, word(args, 1)?, None)?;
    Ok([span(&text, &set, false), 0])
}

fn strpbrk(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let s = word(args, 0)?;
    let text = string(host, s, None)?;
    let set = string(host, word(args, 1)?, None)?;
    let n = span(&text, &set, false);
    pointer_result(if n < text.len() as u64 { s + n } else { NULL })
}

// -- tokens -----------------------------------------------------------------------------------

/// Where `strtok` is when its string has no more tokens: "subsequent searches return null" even if
/// the string is gone by then (7.24.5.8p4), so it may not be looked at again.
const EXHAUSTED: Ptr = 1;

/// The next token from `s` on, and where to go on; `None` for the latter at the string's end.
fn token(host: &mut dyn Host, s: Ptr, set: Ptr) -> Result<(Ptr, Option<Ptr>, Ptr), Stop> {
    let text = string(host, s, None)?;
    let set = string(host, set, None)?;
    let end = s + text.len() as u64;
    let start = span(&text, &set, true);
    let rest = text.get(start as usize..).unwrap_or_default();
    if rest.is_empty() {
        return Ok((NULL, None, end));
    }
    let len = span(rest, &set, false);
    if len == rest.len() as u64 {
        return Ok((s + start, None, end));
    }
    let stop = s + start + len;
    write(host, stop, &[0])?;
    Ok((s + start, Some(stop + 1), end))
}

fn strtok(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (s, set) = (word(args, 0)?, word(args, 1)?);
    let from = if s == NULL { lib.strtok } else { s };
    if from == NULL {
        let detail = "strtok is first called with a null pointer";
        return Err(Stop::undefined(Kind::LibraryArgument, detail));
    }
    if from == EXHAUSTED {
        return pointer_result(NULL);
    }
    let (found, next, _) = token(host, from, set)?;
    lib.strtok = next.unwrap_or(EXHAUSTED);
    pointer_result(found)
}

fn strtok_r(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (s, set, place) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    let from = if s == NULL {
        load_pointer(host, place, Ty::CHAR_PTR)?
    } else {
        s
    };
    let (found, next, end) = token(host, from, set)?;
    store_pointer(host, place, next.unwrap_or(end), Ty::CHAR_PTR)?;
    pointer_result(found)
}

fn strsep(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (place, set) = (word(args, 0)?, word(args, 1)?);
    let s = load_pointer(host, place, Ty::CHAR_PTR)?;
    if s == NULL {
        return pointer_result(NULL);
    }
    let text = string(host, s, None)?;
    let set = string(host, set, None)?;
    let n = span(&text, &set, false);
    let next = if n < text.len() as u64 {
        write(host, s + n, &[0])?;
        s + n + 1
    } else {
        NULL
    };
    store_pointer(host, place, next, Ty::CHAR_PTR)?;
    pointer_result(s)
}

// -- the rest ---------------------------------------------------------------------------------

fn ffs(_: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    let v = word(args, 0)?;
    int_result(if v == 0 {
        0
    } else {
        i64::from(v.trailing_zeros()) + 1
    })
}

/// What glibc says in the C locale of the codes that programs meet without an operating system.
pub(super) fn error_text(code: i64) -> String {
    match code {
        0 => "Success".into(),
        1 => "Operation not permitted".into(),
        2 => "No such file or directory".into(),
        4 => "Interrupted system call".into(),
        5 => "Input/output error".into(),
        9 => "Bad file descriptor".into(),
        11 => "Resource temporarily unavailable".into(),
        12 => "Cannot allocate memory".into(),
        13 => "Permission denied".into(),
        17 => "File exists".into(),
        20 => "Not a directory".into(),
        21 => "Is a directory".into(),
        22 => "Invalid argument".into(),
        33 => "Numerical argument out of domain".into(),
        34 => "Numerical result out of range".into(),
        84 => "Invalid or incomplete multibyte or wide character".into(),
        _ => format!("Unknown error {code}"),
    }
}

/// The text for a number, which is the library's choice.
fn chosen_text(host: &mut dyn Host, code: i64) -> Result<String, Stop> {
    if !is_known(code) && (0..134).contains(&code) {
        return Err(Stop::Unsupported(format!("`strerror({code})`")));
    }
    Ok(match host.memory().meet(Open::Result) {
        true => format!("error {code}"),
        false => error_text(code),
    })
}

/// Whether the number is one of an error, and its text is known.
fn is_known(code: i64) -> bool {
    matches!(code, 0..=2 | 4 | 5 | 9 | 11..=13 | 17 | 20..=22 | 33 | 34 | 84)
}

fn strerror(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let code = signed(args, 0)?;
    let text = chosen_text(host, code)?;
    pointer_result(constant(host, &text)?)
}

/// POSIX's `strerror_r`, by the name that glibc has for it, as GNU's is another function.
pub(super) const XPG_STRERROR_R: &str = "__xpg_strerror_r";

fn xpg_strerror_r(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (code, to, size) = (signed(args, 0)?, word(args, 1)?, word(args, 2)?);
    let mut text = chosen_text(host, code)?.into_bytes();
    text.push(0);
    if !is_known(code) || size <= error_text(code).len() as u64 {
        let why = "`strerror_r` of a number that is no error's, or into an array that is too short";
        return Err(Stop::Unsupported(why.into()));
    }
    write(host, to, &text)?;
    int_result(0)
}

/// The message for the value `errno` has now.
pub(super) fn errno_text(lib: &Lib, host: &mut dyn Host) -> Result<String, Stop> {
    let Some(p) = lib.errno else {
        return Ok(error_text(0));
    };
    Ok(error_text(load(host, p, Ty::INT)? as i64))
}
