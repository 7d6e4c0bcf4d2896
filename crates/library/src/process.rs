//! Ending the program, small integer arithmetic, random numbers, and what depends on the world
//! outside (C17 7.2, 7.22.2, 7.22.4, 7.22.6).
//!
//! The environment has no variables. Clocks, signals, files and non-local jumps are unsupported:
//! their results are not determined by the program.

use super::call::*;
use super::rand::Rand;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::target::Endian;
use cassay_lang::tree::IntKind;
use cassay_lang::types::Ty;
use cassay_memory::{Kind, NULL, Open};

pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "_Exit" => quick_exit,
        "__assert_fail" => assert_fail,
        "__errno_location" => super::heap::errno_location,
        "_exit" => quick_exit,
        "abort" => abort,
        "abs" => |_, host, args| abs(host, args, IntKind::Int),
        "atexit" => atexit,
        "div" => |_, host, args| div(host, args, IntKind::Int),
        "exit" => exit,
        "getenv" => getenv,
        "htonl" | "ntohl" => |_, host, args| to_network(host, args, 4),
        "htons" | "ntohs" => |_, host, args| to_network(host, args, 2),
        "imaxabs" => |_, host, args| {
            let kind = host.types().target.intmax_t;
            abs(host, args, kind)
        },
        "imaxdiv" => |_, host, args| {
            let kind = host.types().target.intmax_t;
            div(host, args, kind)
        },
        "labs" => |_, host, args| abs(host, args, IntKind::Long),
        "ldiv" => |_, host, args| div(host, args, IntKind::Long),
        "llabs" => |_, host, args| abs(host, args, IntKind::LongLong),
        "lldiv" => |_, host, args| div(host, args, IntKind::LongLong),
        "quick_exit" => quick_exit,
        "rand" => draw,
        "rand_r" => rand_r,
        "random" => draw,
        "srand" => seed,
        "srandom" => seed,
        _ => return unsupported(name),
    })
}

/// One function per name, so that the message names it.
macro_rules! refuse {
    ($given:ident, $($($name:literal)|+ => $why:literal,)*) => {
        match $given {
            $($($name => Some(|_, _, _| {
                Err(Stop::Unsupported(concat!("`", $name, "`: ", $why).into()))
            }),)+)*
            _ => None,
        }
    };
}

fn unsupported(name: &str) -> Option<LibFn> {
    refuse! { name,
        "time" | "clock" | "gettimeofday" | "clock_gettime" | "timespec_get" | "getpid"
            => "its result is not determined by the program",
        "ctime" | "gmtime" | "localtime" | "mktime" | "strftime" | "asctime" | "difftime"
            => "dates are not modelled",
        "signal" | "raise" | "sigaction" | "alarm" | "kill" => "signals are not modelled",
        "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp" | "longjmp" | "_longjmp" | "siglongjmp"
            => "non-local jumps are not modelled",
        "system" | "fork" | "execv" | "execve" | "popen" | "wait" | "waitpid"
            => "other processes are not modelled",
        "sleep" | "usleep" | "nanosleep" => "time is not modelled",
        "open" | "close" | "read" | "write" | "mmap" | "munmap"
            => "the operating system is not modelled",
        "setlocale" | "localeconv" => "locales are not modelled",
        "at_quick_exit" => "handlers of `quick_exit` are not modelled",
        "pthread_create" | "thrd_create" => "threads are not modelled",
    }
}

/// The bytes of an integer with the highest one first, and back (POSIX `<arpa/inet.h>`).
fn to_network(host: &dyn Host, args: &[Arg], size: u32) -> Outcome {
    let value = word(args, 0)?;
    Ok(match (host.types().target.endian, size) {
        (Endian::Big, _) => [value, 0],
        (Endian::Little, 2) => [u64::from((value as u16).swap_bytes()), 0],
        (Endian::Little, _) => [u64::from((value as u32).swap_bytes()), 0],
    })
}

fn abort(lib: &mut Lib, _: &mut dyn Host, _: &[Arg]) -> Outcome {
    lib.abandon();
    Err(Stop::Abort)
}

fn exit(_: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    Err(Stop::Exit(signed(args, 0)? as i32))
}

/// Ends the program without calling what `atexit` registered, and perhaps without writing what is in buffers.
fn quick_exit(lib: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    lib.abandon();
    lib.handlers.clear();
    Err(Stop::Exit(signed(args, 0)? as i32))
}

fn atexit(lib: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    let handler = word(args, 0)?;
    if handler == NULL {
        let detail = "atexit is given a null pointer";
        return Err(Stop::undefined(Kind::LibraryArgument, detail));
    }
    lib.handlers.push(handler);
    int_result(0)
}

/// The message is glibc's, which begins with the program's name; a compiler's default serves.
fn assert_fail(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let mut text = |i: usize| -> Result<String, Stop> {
        let bytes = string(host, word(args, i)?, None)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    };
    let (condition, file) = (text(0)?, text(1)?);
    let function = if word(args, 3)? == NULL {
        String::new()
    } else {
        text(3)? + ": "
    };
    let line = signed(args, 2)?;
    let message = format!("a.out: {file}:{line}: {function}Assertion `{condition}' failed.\n");
    lib.error_output.extend_from_slice(message.as_bytes());
    lib.abandon();
    Err(Stop::Abort)
}

fn getenv(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    length(host, word(args, 0)?, None)?;
    pointer_result(match host.memory().meet(Open::Environment) {
        true => constant(host, "/another/value")?,
        false => NULL,
    })
}

fn abs(host: &mut dyn Host, args: &[Arg], kind: IntKind) -> Outcome {
    let v = signed(args, 0)?;
    let least = i64::MIN >> (64 - host.types().target.width(kind).clamp(1, 64));
    if v == least {
        return Err(Stop::undefined(
            Kind::AbsOverflow,
            format!("the argument is {v}"),
        ));
    }
    int_result(v.wrapping_abs())
}

/// The first argument is where the caller wants the structure that is returned.
fn div(host: &mut dyn Host, args: &[Arg], kind: IntKind) -> Outcome {
    let (place, a, b) = (word(args, 0)?, signed(args, 1)?, signed(args, 2)?);
    let size = size(host, kind);
    let least = i64::MIN >> (64 - (size * 8).clamp(1, 64));
    if b == 0 {
        return Err(Stop::undefined(
            Kind::DivisionByZero,
            format!("{a} is divided by 0"),
        ));
    }
    if a == least && b == -1 {
        return Err(Stop::undefined(
            Kind::AbsOverflow,
            format!("{a} is divided by -1"),
        ));
    }
    let ty = Ty::int(kind);
    store(host, place, i128::from(a / b) as u128, ty)?;
    let rest = place + u64::from(size);
    store(host, rest, i128::from(a % b) as u128, ty)?;
    pointer_result(place)
}

fn draw(lib: &mut Lib, host: &mut dyn Host, _: &[Arg]) -> Outcome {
    // The sequence is glibc's; other libraries have others.
    if !host
        .types()
        .target
        .macros
        .iter()
        .any(|name| name == "__linux__")
    {
        let what = "`rand` of this target's library";
        return Err(Stop::Unsupported(what.into()));
    }
    let number = lib.rand.draw().into();
    int_result(other_random(host, number))
}

/// Another library's sequence, where an adversary has one: equal numbers stay equal, so that a seed means a
/// sequence.
fn other_random(host: &mut dyn Host, number: i64) -> i64 {
    let memory = host.memory();
    memory.meet(Open::Random);
    match memory.is_other(Open::Random) {
        true => number ^ (memory.seed().wrapping_mul(0x5851_f42d) & 0x7fff_ffff) as i64,
        false => number,
    }
}

fn seed(lib: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    lib.rand = Rand::new(word(args, 0)? as u32);
    NOTHING
}

/// glibc's, which POSIX leaves as open as C leaves `rand`.
fn rand_r(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let place = word(args, 0)?;
    let mut state = load(host, place, Ty::UINT)? as u32;
    let mut result = 0;
    for (bits, shift) in [(2048, 0), (1024, 10), (1024, 10)] {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12345);
        result = (result << shift) ^ (state / 65536 % bits);
    }
    store(host, place, state.into(), Ty::UINT)?;
    int_result(other_random(host, result.into()))
}
