//! What glibc's headers mean where `_FORTIFY_SOURCE` is defined, which only preprocessed texts show: the library's functions,
//! which end the program when they are told to write more than an object holds, as far as the compiler knows its size.
//!
//! To write more than an object holds is undefined in any case. So checks of sizes matter for those functions alone that
//! are told more than they write: `snprintf`, `fgets` and their like. Whether the compiler knows a size is a choice of its
//! own ([`Open::Knowledge`]).

use super::call::*;
use super::variable::format_string;
use super::{Arg, Host, Lib, LibFn, Stop, print, stdio};
use cassay_memory::{ObjectKind, Open, Ptr, offset_of};

/// Functions by the names that glibc's headers call them by.
pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "__printf_chk" => |lib, host, args| plain(lib, host, args, &[0], "printf"),
        "__fprintf_chk" => |lib, host, args| plain(lib, host, args, &[1], "fprintf"),
        "__vprintf_chk" => |lib, host, args| plain(lib, host, args, &[0], "vprintf"),
        "__vfprintf_chk" => |lib, host, args| plain(lib, host, args, &[1], "vfprintf"),
        "__sprintf_chk" => |lib, host, args| plain(lib, host, args, &[1, 2], "sprintf"),
        "__vsprintf_chk" => |lib, host, args| plain(lib, host, args, &[1, 2], "vsprintf"),
        "__snprintf_chk" => |lib, host, args| bounded(lib, host, args, "snprintf"),
        "__vsnprintf_chk" => |lib, host, args| bounded(lib, host, args, "vsnprintf"),
        _ => return None,
    })
}

/// Functions that the headers define: by their own names.
pub(super) fn defined(name: &str) -> Option<LibFn> {
    Some(match name {
        "snprintf" => |lib, host, args| known(lib, host, args, word(args, 1)?, "snprintf"),
        "vsnprintf" => |lib, host, args| known(lib, host, args, word(args, 1)?, "vsnprintf"),
        "fgets" => |lib, host, args| known(lib, host, args, signed(args, 1)? as u64, "fgets"),
        "fread" => |lib, host, args| {
            let total = word(args, 1)?.saturating_mul(word(args, 2)?);
            known(lib, host, args, total, "fread")
        },
        _ => return None,
    })
}

fn library(name: &str) -> Result<LibFn, Stop> {
    let found = print::find(name).or_else(|| stdio::find(name));
    found.ok_or_else(|| Stop::Unsupported(format!("`{name}` with checks of sizes")))
}

/// The function without the arguments that it is given besides: a flag and a size. Where the flag is not 0, `%n` is
/// allowed in formats that cannot be written. Of string literals that is certain.
fn plain(
    lib: &mut Lib,
    host: &mut dyn Host,
    args: &[Arg],
    besides: &[usize],
    name: &str,
) -> Outcome {
    let kept = args
        .iter()
        .enumerate()
        .filter(|(i, _)| !besides.contains(i));
    let kept: Vec<Arg> = kept.map(|(_, &arg)| arg).collect();
    let flag = besides.first().map_or(Ok(0), |&i| word(args, i))?;
    // The format stands behind the flag, and behind the size if there is one.
    let format = besides.last().map_or(0, |last| last + 1);
    let format = word(args, format)?;
    let whole = host.memory().outer(format);
    let writable = host.memory().kind_of(whole) != ObjectKind::StringLiteral;
    if flag as u32 != 0 && writable && counts(&format_string(host, format)?) {
        let what = "`%n` with checks of sizes, in a format that is no string literal";
        return Err(Stop::Unsupported(what.into()));
    }
    library(name)?(lib, host, &kept)
}

/// The same for functions that are told how much they may write.
fn bounded(lib: &mut Lib, host: &mut dyn Host, args: &[Arg], name: &str) -> Outcome {
    if word(args, 1)? > word(args, 3)? {
        return stopped(lib);
    }
    plain(lib, host, args, &[2, 3], name)
}

/// A function that is told that it may write `most` bytes.
fn known(lib: &mut Lib, host: &mut dyn Host, args: &[Arg], most: u64, name: &str) -> Outcome {
    let to = word(args, 0)?;
    if most > room(host, to) && host.memory().meet(Open::Knowledge) {
        return stopped(lib);
    }
    library(name)?(lib, host, args)
}

/// How much the array holds that a pointer points into, behind it.
fn room(host: &mut dyn Host, p: Ptr) -> u64 {
    let memory = host.memory();
    let end = memory.size_of(p);
    end.map_or(u64::MAX, |end| end.saturating_sub(offset_of(p)).into())
}

/// "buffer overflow detected"
fn stopped(lib: &mut Lib) -> Outcome {
    lib.abandon();
    Err(Stop::Abort)
}

/// Whether a format has a `%n`.
fn counts(format: &[u8]) -> bool {
    let mut rest = format;
    while let Some(percent) = rest.iter().position(|&b| b == b'%') {
        let spec = rest.get(percent + 1..).unwrap_or_default();
        let Some(end) = spec
            .iter()
            .position(|&b| b == b'%' || b.is_ascii_alphabetic() && !b"hljztLq".contains(&b))
        else {
            return false;
        };
        if spec.get(end) == Some(&b'n') {
            return true;
        }
        rest = spec.get(end + 1..).unwrap_or_default();
    }
    false
}
