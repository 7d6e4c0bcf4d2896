//! The `scanf` family (C17 7.21.6.2 and its siblings).

use super::call::*;
use super::stdio::{Input, Stream, stream};
use super::variable::{Asker, VariableArgs, format_string, require_x87, void_or_character};
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::target::FloatFormat;
use cassay_lang::tree::{FloatKind, IntKind};
use cassay_lang::types::Ty;
use cassay_memory::{Kind, NULL, Open, Ptr};
use cassay_numbers::format::{
    ByteSource, Directive, FormatError, IntText, Scanned, SliceSource, Stored, match_byte,
    parse_directive, scan, skip_input_space, stored,
};

pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "__isoc99_fscanf" | "fscanf" => fscanf,
        "__isoc99_scanf" | "scanf" => scanf,
        "__isoc99_sscanf" | "sscanf" => sscanf,
        "vfscanf" => vfscanf,
        "vscanf" => vscanf,
        "vsscanf" => vsscanf,
        _ => return None,
    })
}

fn scanf(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    run(
        host,
        From::Stream(Input::new(lib)),
        word(args, 0)?,
        VariableArgs::Call(args, 1),
    )
}

fn vscanf(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    run(
        host,
        From::Stream(Input::new(lib)),
        word(args, 0)?,
        VariableArgs::List(word(args, 1)?, 0),
    )
}

fn standard_input(lib: &Lib, args: &[Arg]) -> Result<(), Stop> {
    match stream(lib, word(args, 0)?)? {
        Stream::In => Ok(()),
        _ => Err(Stop::Unsupported(
            "reading from `stdout` or `stderr`".into(),
        )),
    }
}

fn fscanf(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    standard_input(lib, args)?;
    run(
        host,
        From::Stream(Input::new(lib)),
        word(args, 1)?,
        VariableArgs::Call(args, 2),
    )
}

fn vfscanf(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    standard_input(lib, args)?;
    run(
        host,
        From::Stream(Input::new(lib)),
        word(args, 1)?,
        VariableArgs::List(word(args, 2)?, 0),
    )
}

fn sscanf(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let text = string(host, word(args, 0)?, None)?;
    let from = From::Text(SliceSource::new(&text));
    run(host, from, word(args, 1)?, VariableArgs::Call(args, 2))
}

fn vsscanf(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let text = string(host, word(args, 0)?, None)?;
    let from = From::Text(SliceSource::new(&text));
    run(
        host,
        from,
        word(args, 1)?,
        VariableArgs::List(word(args, 2)?, 0),
    )
}

/// Where the input comes from.
enum From<'a> {
    Stream(Input<'a>),
    Text(SliceSource<'a>),
}

impl From<'_> {
    fn taken(&self) -> u64 {
        match self {
            From::Stream(input) => input.taken,
            From::Text(text) => text.position() as u64,
        }
    }
}

impl ByteSource for From<'_> {
    fn peek(&mut self) -> Option<u8> {
        match self {
            From::Stream(input) => input.peek(),
            From::Text(text) => text.peek(),
        }
    }

    fn next(&mut self) -> Option<u8> {
        match self {
            From::Stream(input) => input.next(),
            From::Text(text) => text.next(),
        }
    }
}

fn invalid(error: FormatError) -> Stop {
    match error {
        FormatError::TooLong => Stop::Unsupported(error.to_string()),
        _ => Stop::undefined(Kind::FormatInvalid, error.to_string()),
    }
}

/// `EOF` is for an input failure before the first conversion has completed, even a suppressed one
/// (p16); glibc wants an assignment, and another run takes the letter.
fn run(host: &mut dyn Host, input: From, format: Ptr, mut source: VariableArgs) -> Outcome {
    let result = read_items(host, input, format, &mut source)?;
    source.finish(host)?;
    Ok(result)
}

fn read_items(
    host: &mut dyn Host,
    mut input: From,
    format: Ptr,
    source: &mut VariableArgs,
) -> Outcome {
    let format = format_string(host, format)?;
    let mut rest = format.as_slice();
    let (mut assigned, mut completed) = (0i64, false);
    while !rest.is_empty() {
        let (directive, len) = parse_directive(rest).map_err(invalid)?;
        let (own, after) = rest.split_at_checked(len).unwrap_or((rest, &[]));
        let before = input.taken();
        match directive {
            Directive::Space => skip_input_space(&mut input),
            Directive::Byte(byte) => match match_byte(&mut input, byte) {
                None => return failure(host, assigned, completed),
                Some(false) => return int_result(assigned),
                Some(true) => {}
            },
            Directive::Conversion(spec) => {
                let asker = Asker { format: own };
                let stored = stored(&spec, &host.types().target);
                let to = Destination::take(host, source, &asker, stored)?;
                let scanned = scan(&mut input, &spec);
                match scanned {
                    Scanned::InputFailure => return failure(host, assigned, completed),
                    Scanned::MatchFailure => return int_result(assigned),
                    Scanned::Percent => {}
                    Scanned::Count => to.count(host, input.taken())?,
                    scanned => {
                        completed = true;
                        assigned += i64::from(to.assign(host, scanned)?);
                    }
                }
            }
        }
        spend(host, input.taken() - before)?;
        rest = after;
    }
    int_result(assigned)
}

/// What an input failure comes to.
fn failure(host: &mut dyn Host, assigned: i64, completed: bool) -> Outcome {
    int_result(match (assigned, completed) {
        (0, false) => -1,
        (0, true) if !host.memory().meet(Open::Result) => -1,
        _ => assigned,
    })
}

/// Where a conversion puts its result.
struct Destination {
    stored: Stored,
    ptr: Ptr,
}

impl Destination {
    fn take(
        host: &mut dyn Host,
        source: &mut VariableArgs,
        asker: &Asker,
        stored: Stored,
    ) -> Result<Destination, Stop> {
        let wide = Ty::int(host.types().target.wchar_t);
        let to = match stored {
            Stored::Nothing => return Ok(Destination { stored, ptr: NULL }),
            Stored::Int(kind) => Ty::int(kind),
            Stored::Real(kind) => Ty::float(kind),
            Stored::Chars { .. } => Ty::CHAR,
            Stored::Wides { .. } => wide,
            Stored::Pointer => Ty::VOID_PTR,
        };
        let wanted = format!("{} *", host.describe(to));
        let ptr = source.pointer(host, asker, &wanted, |types, pointee| match stored {
            Stored::Chars { .. } => void_or_character(types, pointee),
            // `char` is a type of its own: `%hhd` wants `signed char`.
            _ => types.compatible(pointee, to),
        })?;
        Ok(Destination { stored, ptr })
    }

    fn count(&self, host: &mut dyn Host, taken: u64) -> Result<(), Stop> {
        match self.stored {
            Stored::Int(kind) => store(host, self.ptr, taken.into(), Ty::int(kind)),
            _ => Ok(()),
        }
    }

    /// Stores a value; false if assignment was suppressed.
    fn assign(&self, host: &mut dyn Host, scanned: Scanned) -> Result<bool, Stop> {
        match (self.stored, scanned) {
            (_, Scanned::Partial) => {
                let what = "input that ends in the middle of an item: libraries take it for a success or a failure";
                return Err(Stop::Unsupported(what.into()));
            }
            (Stored::Nothing, _) => return Ok(false),
            (Stored::Int(kind), Scanned::Int(number)) => self.integer(host, kind, number)?,
            (Stored::Real(kind), Scanned::Real(real)) => {
                let (bits, overflow) = match host.types().target.computes_as(kind) {
                    FloatKind::Float => {
                        let r = real.to_f32();
                        (r.value.to_bits().into(), r.overflowed())
                    }
                    FloatKind::Double => {
                        let r = real.to_f64();
                        (r.value.to_bits().into(), r.overflowed())
                    }
                    FloatKind::LongDouble => {
                        require_x87(host)?;
                        if host.types().target.long_double_format == FloatFormat::M68k {
                            let what = "reading a `long double` of this target";
                            return Err(Stop::Unsupported(what.into()));
                        }
                        let r = real.to_f80();
                        (r.value.bits(), r.overflowed())
                    }
                };
                if overflow {
                    return Err(unrepresentable(kind.name()));
                }
                store(host, self.ptr, bits, Ty::float(kind))?;
            }
            (Stored::Chars { exact }, Scanned::Bytes(mut bytes)) => {
                if !exact {
                    bytes.push(0);
                }
                write(host, self.ptr, &bytes)?;
            }
            (Stored::Wides { .. }, _) => {
                return Err(Stop::Unsupported(
                    "wide characters in a `scanf` format".into(),
                ));
            }
            _ => return Err(Stop::Unsupported("`%p` in a `scanf` format".into())),
        }
        Ok(true)
    }

    fn integer(&self, host: &mut dyn Host, kind: IntKind, number: IntText) -> Result<(), Stop> {
        let target = &host.types().target;
        let width = target.width(kind);
        let (bits, clamped) = if target.is_signed(kind) {
            let (value, clamped) = number.signed(width);
            (value as u128, clamped)
        } else {
            number.unsigned(width)
        };
        if clamped {
            return Err(unrepresentable(kind.name()));
        }
        store(host, self.ptr, bits, Ty::int(kind))
    }
}

/// 7.21.6.2p10.
fn unrepresentable(ty: &str) -> Stop {
    let detail = format!("the number read does not fit {ty}");
    Stop::undefined(Kind::LibraryArgument, detail)
}
