//! The `printf` family (C17 7.21.6.1 and its siblings).
//!
//! `%p` shows an address, which is unspecified unless it is null. `%ls` and `%lc` take ASCII only:
//! what else the "C" locale can show is the implementation's choice.

use super::call::*;
use super::stdio::{Stream, emit, stream};
use super::variable::{
    Asker, VariableArgs, format_string, real_value, require_x87, void_or_character,
};
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::tree::{FloatKind, IntKind};
use cassay_lang::types::Ty;
use cassay_memory::{Kind, NULL, Open, Ptr};
use cassay_numbers::format::{
    Amount, Field, FormatError, Spec, Wanted, format_char, format_f64, format_f80, format_int,
    format_pointer, format_str, format_uint, parse_spec, wanted,
};

pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "fprintf" | "fprintf_unlocked" => fprintf,
        "printf" | "printf_unlocked" => printf,
        "snprintf" => snprintf,
        "sprintf" => sprintf,
        "vfprintf" => vfprintf,
        "vprintf" => vprintf,
        "vsnprintf" => vsnprintf,
        "vsprintf" => vsprintf,
        _ => return None,
    })
}

/// What a format made, and what memory it was made from.
struct Rendered {
    bytes: Vec<u8>,
    reads: Vec<(Ptr, u64)>,
}

fn printf(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    to_stream(
        lib,
        host,
        Stream::Out,
        word(args, 0)?,
        VariableArgs::Call(args, 1),
    )
}

fn fprintf(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let to = stream(lib, word(args, 0)?)?;
    to_stream(lib, host, to, word(args, 1)?, VariableArgs::Call(args, 2))
}

fn vprintf(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    to_stream(
        lib,
        host,
        Stream::Out,
        word(args, 0)?,
        VariableArgs::List(word(args, 1)?, 0),
    )
}

fn vfprintf(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let to = stream(lib, word(args, 0)?)?;
    to_stream(
        lib,
        host,
        to,
        word(args, 1)?,
        VariableArgs::List(word(args, 2)?, 0),
    )
}

fn sprintf(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    to_memory(
        host,
        word(args, 0)?,
        None,
        word(args, 1)?,
        VariableArgs::Call(args, 2),
    )
}

fn snprintf(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let room = word(args, 1)?;
    to_memory(
        host,
        word(args, 0)?,
        Some(room),
        word(args, 2)?,
        VariableArgs::Call(args, 3),
    )
}

fn vsprintf(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    to_memory(
        host,
        word(args, 0)?,
        None,
        word(args, 1)?,
        VariableArgs::List(word(args, 2)?, 0),
    )
}

fn vsnprintf(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let room = word(args, 1)?;
    to_memory(
        host,
        word(args, 0)?,
        Some(room),
        word(args, 2)?,
        VariableArgs::List(word(args, 3)?, 0),
    )
}

fn to_stream(
    lib: &mut Lib,
    host: &mut dyn Host,
    to: Stream,
    format: Ptr,
    source: VariableArgs,
) -> Outcome {
    let made = render(host, format, source)?;
    emit(lib, host, to, &made.bytes)?;
    int_result(made.bytes.len() as i64)
}

fn to_memory(
    host: &mut dyn Host,
    to: Ptr,
    room: Option<u64>,
    format: Ptr,
    source: VariableArgs,
) -> Outcome {
    let mut made = render(host, format, source)?;
    let len = made.bytes.len();
    made.bytes.push(0);
    if let Some(room) = room
        && room <= len as u64
    {
        made.bytes.truncate(room as usize);
        if let Some(last) = made.bytes.last_mut() {
            *last = 0;
        }
    }
    if !made.bytes.is_empty() {
        let n = made.bytes.len() as u64;
        writable(host, to, n)?;
        for &(from, m) in &made.reads {
            apart(host, to, n, from, m)?;
        }
        write(host, to, &made.bytes)?;
    }
    int_result(len as i64)
}

fn invalid(error: FormatError) -> Stop {
    match error {
        FormatError::TooLong => Stop::Unsupported(error.to_string()),
        _ => Stop::undefined(Kind::FormatInvalid, error.to_string()),
    }
}

fn render(host: &mut dyn Host, at: Ptr, mut source: VariableArgs) -> Result<Rendered, Stop> {
    let format = format_string(host, at)?;
    if let Some(count) = positions(&format)? {
        return render_numbered(host, at, &format, &mut source, count);
    }
    let mut made = Rendered {
        bytes: Vec::with_capacity(format.len() + 16),
        reads: vec![(at, format.len() as u64 + 1)],
    };
    let mut rest = format.as_slice();
    while let Some(plain) = rest.iter().position(|&b| b == b'%') {
        let (before, from) = rest.split_at(plain);
        made.bytes.extend_from_slice(before);
        let (spec, len) = parse_spec(from.get(1..).unwrap_or_default()).map_err(invalid)?;
        let (own, after) = from.split_at_checked(len + 1).unwrap_or((from, &[]));
        let start = made.bytes.len();
        convert(host, &mut made, &spec, &mut source, &Asker { format: own })?;
        spend(host, (len + made.bytes.len() - start) as u64)?;
        rest = after;
    }
    made.bytes.extend_from_slice(rest);
    source.finish(host)?;
    Ok(made)
}

/// `%n$` and `*m$` of POSIX: the number at the beginning of a text, and what follows the `$`.
fn position(text: &[u8]) -> Option<(usize, &[u8])> {
    let digits = text.iter().take_while(|b| b.is_ascii_digit()).count();
    let (number, rest) = text.split_at(digits);
    let rest = rest.strip_prefix(b"$")?;
    let number = std::str::from_utf8(number).ok()?.parse().ok()?;
    (1..=NUMBERED).contains(&number).then_some((number, rest))
}

/// Arguments that a format can name by their numbers.
const NUMBERED: usize = 4096;

/// How many arguments a format names by their numbers, if it does so. All of them must be named, and none taken
/// without a number.
fn positions(format: &[u8]) -> Result<Option<usize>, Stop> {
    if !format.contains(&b'$') {
        return Ok(None);
    }
    let mut named = Vec::new();
    let mut plain = false;
    let mut rest = format;
    while let Some(percent) = rest.iter().position(|&b| b == b'%') {
        let spec = rest.get(percent + 1..).unwrap_or_default();
        if let Some(after) = spec.strip_prefix(b"%") {
            rest = after;
            continue;
        }
        let Some((number, after)) = position(spec) else {
            plain = true;
            rest = spec;
            continue;
        };
        let (_, stars, after) = unnumbered(after)?;
        named.push(number);
        named.extend(stars);
        rest = after;
    }
    let wrong = |what| Err(Stop::undefined(Kind::FormatInvalid, what));
    match named.iter().max() {
        None => Ok(None),
        Some(_) if plain => wrong("a format has conversions with and without a number"),
        Some(&most) if (1..=most).any(|n| !named.contains(&n)) => {
            wrong("a format leaves out the number of an argument")
        }
        Some(&most) => Ok(Some(most)),
    }
}

/// A specification without the numbers of its stars, those numbers, and what follows it.
type Unnumbered<'a> = (Vec<u8>, Vec<usize>, &'a [u8]);

/// Takes apart what stands behind a specification's own number.
fn unnumbered(text: &[u8]) -> Result<Unnumbered<'_>, Stop> {
    let mut spec = Vec::new();
    let mut stars = Vec::new();
    let mut rest = text;
    while let Some((&b, after)) = rest.split_first() {
        spec.push(b);
        rest = after;
        if b == b'*' {
            let Some((number, after)) = position(rest) else {
                let what = "a format has conversions with and without a number";
                return Err(Stop::undefined(Kind::FormatInvalid, what));
            };
            stars.push(number);
            rest = after;
        } else if b.is_ascii_alphabetic() && !b"hljztL".contains(&b) {
            break;
        }
    }
    Ok((spec, stars, rest))
}

/// The same for a format that names its arguments by their numbers.
fn render_numbered(
    host: &mut dyn Host,
    at: Ptr,
    format: &[u8],
    source: &mut VariableArgs,
    count: usize,
) -> Result<Rendered, Stop> {
    let all = (0..count)
        .map(|_| source.next(host, &Asker { format }))
        .collect::<Result<Vec<Arg>, Stop>>()?;
    let mut made = Rendered {
        bytes: Vec::with_capacity(format.len() + 16),
        reads: vec![(at, format.len() as u64 + 1)],
    };
    let mut rest = format;
    while let Some(plain) = rest.iter().position(|&b| b == b'%') {
        let (before, from) = rest.split_at(plain);
        made.bytes.extend_from_slice(before);
        let text = from.get(1..).unwrap_or_default();
        if let Some(after) = text.strip_prefix(b"%") {
            made.bytes.push(b'%');
            rest = after;
            continue;
        }
        let (number, after) = position(text).unwrap_or((1, text));
        let (own, stars, after) = unnumbered(after)?;
        let taken = stars.iter().chain([&number]);
        let args: Vec<Arg> = taken.filter_map(|n| all.get(n - 1).copied()).collect();
        let (spec, _) = parse_spec(&own).map_err(invalid)?;
        let start = made.bytes.len();
        let mut numbered = VariableArgs::Call(&args, 0);
        convert(
            host,
            &mut made,
            &spec,
            &mut numbered,
            &Asker { format: &own },
        )?;
        spend(host, (own.len() + made.bytes.len() - start) as u64)?;
        rest = after;
    }
    made.bytes.extend_from_slice(rest);
    source.finish(host)?;
    Ok(made)
}

/// The value of a `*`.
fn star(
    host: &mut dyn Host,
    amount: Option<Amount>,
    source: &mut VariableArgs,
    asker: &Asker,
) -> Result<Option<i32>, Stop> {
    match amount {
        Some(Amount::Star) => source
            .integer(host, asker, IntKind::Int)
            .map(|v| Some(v as i32)),
        _ => Ok(None),
    }
}

fn convert(
    host: &mut dyn Host,
    made: &mut Rendered,
    spec: &Spec,
    source: &mut VariableArgs,
    asker: &Asker,
) -> Result<(), Stop> {
    let width = star(host, spec.width, source, asker)?;
    let precision = star(host, spec.precision, source, asker)?;
    let field = spec.resolve(width, precision).map_err(invalid)?;
    let out = &mut made.bytes;
    match wanted(spec, &host.types().target) {
        Wanted::Nothing => out.push(b'%'),
        Wanted::Int { arg, then } => {
            let value = source.integer(host, asker, arg)?;
            let target = &host.types().target;
            let unused = 64 - target.width(then).clamp(1, 64);
            if spec.conv == b'c' {
                format_char(out, &field, value as u8);
            } else if target.is_signed(then) {
                format_int(out, &field, i128::from((value << unused) as i64 >> unused));
            } else {
                format_uint(out, &field, u128::from(value << unused >> unused));
            }
        }
        Wanted::Double => {
            let arg = source.float(host, asker, FloatKind::Double)?;
            let value = real_value(&host.types().target, arg).to_f64().value;
            if value.is_nan() {
                host.memory().meet(Open::NanSign);
            }
            format_f64(out, &field, value);
        }
        Wanted::LongDouble => {
            require_x87(host)?;
            let arg = source.float(host, asker, FloatKind::LongDouble)?;
            let value = real_value(&host.types().target, arg);
            if value.is_nan() {
                host.memory().meet(Open::NanSign);
            }
            match host.types().target.computes_as(FloatKind::LongDouble) {
                FloatKind::LongDouble => format_f80(out, &field, value),
                _ => format_f64(out, &field, value.to_f64().value),
            }
        }
        Wanted::VoidPtr => {
            let p = source.pointer(host, asker, "void *", void_or_character)?;
            if p != NULL {
                let detail = "%p prints an address".to_string();
                return Err(Stop::Kind {
                    kind: Kind::AddressDependent,
                    detail,
                    ptr: Some(p),
                });
            }
            // glibc's text for a null pointer is a choice as well.
            if host.memory().meet(Open::Result) {
                format_str(out, &field, b"0");
            } else {
                format_pointer(out, &field, 0);
            }
        }
        Wanted::CharPtr => {
            let p = source.pointer(host, asker, "char *", void_or_character)?;
            let max = field.precision.map(|n| n as u64);
            let text = string(host, p, max)?;
            let zero = max.is_none_or(|max| (text.len() as u64) < max);
            made.reads.push((p, text.len() as u64 + u64::from(zero)));
            format_str(&mut made.bytes, &field, &text);
        }
        Wanted::WcharPtr => {
            let kind = host.types().target.wchar_t;
            let wide = Ty::int(kind);
            let wanted = format!("{} *", kind.name());
            let p = source.pointer(host, asker, &wanted, |_, to| to == wide)?;
            wide_string(host, made, &field, p)?;
        }
        Wanted::WintT(kind) => {
            let value = source.integer(host, asker, kind)?;
            format_str(
                out,
                &Field {
                    precision: None,
                    ..field
                },
                &[ascii(value)?],
            );
        }
        Wanted::CountPtr(kind) => {
            let wanted = format!("{} *", kind.name());
            let p = source.pointer(host, asker, &wanted, |_, to| to == Ty::int(kind))?;
            store(host, p, made.bytes.len() as u128, Ty::int(kind))?;
        }
    }
    Ok(())
}

fn ascii(wide: u64) -> Result<u8, Stop> {
    u8::try_from(wide)
        .ok()
        .filter(u8::is_ascii)
        .ok_or_else(|| Stop::Unsupported("wide characters beyond ASCII in a format".into()))
}

fn wide_string(
    host: &mut dyn Host,
    made: &mut Rendered,
    field: &Field,
    p: Ptr,
) -> Result<(), Stop> {
    let ty = Ty::int(host.types().target.wchar_t);
    let each = size(host, host.types().target.wchar_t);
    let most = field.precision.unwrap_or(usize::MAX);
    let mut text = Vec::new();
    let mut at = p;
    valid(host, p)?;
    while text.len() < most {
        let wide = load(host, at, ty)?;
        at += u64::from(each);
        if wide == 0 {
            break;
        }
        text.push(ascii(wide as u64)?);
    }
    made.reads.push((p, at - p));
    format_str(&mut made.bytes, field, &text);
    Ok(())
}
