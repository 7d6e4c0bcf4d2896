//! `<ctype.h>` in the "C" locale (C17 7.4).

use super::call::*;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_memory::Kind;

pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "isalnum" => |_, _, args| class(args, |c| c.is_ascii_alphanumeric()),
        "isalpha" => |_, _, args| class(args, |c| c.is_ascii_alphabetic()),
        "isascii" => |_, _, args| int_result((signed(args, 0)? & !0x7f == 0).into()),
        "isblank" => |_, _, args| class(args, |c| matches!(c, b' ' | b'\t')),
        "iscntrl" => |_, _, args| class(args, |c| c.is_ascii_control()),
        "isdigit" => |_, _, args| class(args, |c| c.is_ascii_digit()),
        "isgraph" => |_, _, args| class(args, |c| c.is_ascii_graphic()),
        "islower" => |_, _, args| class(args, |c| c.is_ascii_lowercase()),
        "isprint" => |_, _, args| class(args, |c| matches!(c, b' '..=b'~')),
        "ispunct" => |_, _, args| class(args, |c| c.is_ascii_punctuation()),
        "isspace" => |_, _, args| class(args, |c| matches!(c, b' ' | b'\t'..=b'\r')),
        "isupper" => |_, _, args| class(args, |c| c.is_ascii_uppercase()),
        "isxdigit" => |_, _, args| class(args, |c| c.is_ascii_hexdigit()),
        "toascii" => |_, _, args| int_result(signed(args, 0)? & 0x7f),
        "tolower" => tolower,
        "toupper" => toupper,
        _ => return None,
    })
}

/// The argument as a character; `None` for `EOF`.
fn character(args: &[Arg]) -> Result<Option<u8>, Stop> {
    match signed(args, 0)? {
        -1 => Ok(None),
        c => u8::try_from(c).map(Some).map_err(|_| {
            let detail = format!("the argument is {c}, neither EOF nor from 0 to 255");
            Stop::undefined(Kind::CtypeRange, detail)
        }),
    }
}

/// "Nonzero" is 1 here; where a program looks at more of it, the machine finds out whether it depends on that.
fn class(args: &[Arg], member: fn(u8) -> bool) -> Outcome {
    int_result(character(args)?.is_some_and(member).into())
}

fn tolower(_: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    int_result(character(args)?.map_or(-1, |c| c.to_ascii_lowercase().into()))
}

fn toupper(_: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    int_result(character(args)?.map_or(-1, |c| c.to_ascii_uppercase().into()))
}
