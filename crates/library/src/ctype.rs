//! `<ctype.h>` in the "C" locale (C17 7.4), and the tables that glibc's macros look characters up in, which preprocessed
//! programs name. They have entries for what the functions may be asked about: `EOF`, and 0 to 255.

use super::call::*;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::target::Endian;
use cassay_memory::{Kind, ObjectKind, Origin};

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
        "__ctype_b_loc" => |lib, host, _| table(lib, host, Table::Classes),
        "__ctype_tolower_loc" => |lib, host, _| table(lib, host, Table::Lower),
        "__ctype_toupper_loc" => |lib, host, _| table(lib, host, Table::Upper),
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

/// glibc's tables.
#[derive(Clone, Copy)]
enum Table {
    Classes,
    Lower,
    Upper,
}

/// The pointer to the pointer to the entry of 0.
fn table(lib: &mut Lib, host: &mut dyn Host, which: Table) -> Outcome {
    let slot = which as usize;
    if let Some(Some(p)) = lib.tables.get(slot) {
        return pointer_result(*p);
    }
    let target = &host.types().target;
    if target.endian == Endian::Big {
        return Err(Stop::Unsupported("glibc's table of characters".into()));
    }
    let pointer = target.pointer.size.into();
    let entry = |c: Option<u8>| match (which, c) {
        (Table::Classes, None) => 0,
        (Table::Classes, Some(c)) => classes(c).into(),
        (_, None) => -1,
        (Table::Lower, Some(c)) => c.to_ascii_lowercase().into(),
        (Table::Upper, Some(c)) => c.to_ascii_uppercase().into(),
    };
    let entries: Vec<i32> = std::iter::once(None)
        .chain((0..=255).map(Some))
        .map(entry)
        .collect();
    let size = match which {
        Table::Classes => 2,
        Table::Lower | Table::Upper => 4,
    };
    let object = |host: &mut dyn Host, size| {
        let memory = host.memory();
        memory.allocate(size, ObjectKind::Static, true, Origin::Unknown)
    };
    let rows = object(host, entries.len() as u64 * u64::from(size))?;
    let place = object(host, pointer)?;
    for p in [rows, place] {
        host.memory().set_writable(p, true);
    }
    let mut at = rows;
    for entry in entries {
        store_bytes(host, at, entry as u128, size)?;
        at += u64::from(size);
    }
    host.memory().write_pointer(place, rows + u64::from(size))?;
    for p in [rows, place] {
        host.memory().set_writable(p, false);
    }
    if let Some(slot) = lib.tables.get_mut(slot) {
        *slot = Some(place);
    }
    pointer_result(place)
}

/// The classes of a character as bits, as glibc has them on machines that store the lowest byte first.
fn classes(c: u8) -> u16 {
    let bits = [
        c.is_ascii_uppercase(),
        c.is_ascii_lowercase(),
        c.is_ascii_alphabetic(),
        c.is_ascii_digit(),
        c.is_ascii_hexdigit(),
        matches!(c, b' ' | b'\t'..=b'\r'),
        matches!(c, b' '..=b'~'),
        c.is_ascii_graphic(),
        matches!(c, b' ' | b'\t'),
        c.is_ascii_control(),
        c.is_ascii_punctuation(),
        c.is_ascii_alphanumeric(),
    ];
    let set = bits.iter().enumerate().filter(|(_, set)| **set);
    set.fold(0, |sum, (bit, _)| sum | 1 << ((bit + 8) % 16))
}
