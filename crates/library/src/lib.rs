//! The part of the C library that programs under test call, by the standard's text: exact where the
//! standard is exact, `unsupported` where it is not, and undefined where clause 7 says so.
//!
//! A library function sees converted arguments and a [`Host`]: the machine it runs on. The machine
//! asks [`lookup`] for a function by name; a name that is not found is not modelled at all. A
//! function that returns a structure (`div`) gets a pointer to the result as its first argument.
//!
//! [`Lib::strtok`] is a root: a sweep of ended objects has to see it. What the other pointers in [`Lib`] point to
//! never ends.
//!
//! ```
//! use cassay_lang::Target;
//! use cassay_library::{calls_back, lookup};
//!
//! assert!(lookup("qsort", &Target::x86_64_linux()).is_some() && calls_back("qsort"));
//! assert!(lookup("__builtin_strlen", &Target::x86_64_linux()).is_some());
//! // A function of the program's own is none of the library's.
//! assert!(lookup("quicksort", &Target::x86_64_linux()).is_none());
//! ```

use cassay_lang::Target;
use cassay_lang::tree::FloatKind;
use cassay_lang::types::{Ty, Types};
use cassay_memory::{Fault, Kind, Memory, Open, OutOfMemory, Ptr};
use rand::Rand;
use std::borrow::Cow;

mod builtins;
mod call;
mod ctype;
mod fortified;
mod heap;
mod math;
mod number;
mod print;
mod process;
mod rand;
mod real;
mod scan;
mod sort;
mod stdin;
mod stdio;
mod string;
#[cfg(test)]
mod tests;
mod touches;
mod transcendental;
mod variable;
mod wide;

/// An argument after conversion to the parameter's type, or after default promotion. Integers are
/// sign- or zero-extended to 64 bits by their type; `float` and `double` are their bits;
/// `__int128` and `long double` use `hi` too.
#[derive(Clone, Copy, Debug)]
pub struct Arg {
    pub ty: Ty,
    pub lo: u64,
    pub hi: u64,
}

/// A result in the same form.
pub type Value = [u64; 2];

pub fn value(v: u64) -> Value {
    [v, 0]
}

/// Why execution does not go on.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop {
    /// Undefined or unspecified behaviour. `detail` has the operands, `ptr` the pointer at fault.
    Kind {
        kind: Kind,
        detail: String,
        ptr: Option<Ptr>,
    },
    /// An access that cannot be made, or a value that is not there.
    Fault(Fault),
    /// Two pointers that do not belong together.
    Pair {
        kind: Kind,
        a: Ptr,
        b: Ptr,
    },
    /// Undefined behaviour of a declaration itself.
    Declared {
        kind: Kind,
        detail: String,
        decl: cassay_lang::tree::DeclId,
    },
    /// A variable kept in a register was read before it had a value.
    Variable {
        kind: Kind,
        decl: cassay_lang::tree::DeclId,
    },
    Unsupported(String),
    Exit(i32),
    /// `abort`, `__builtin_trap`, a failed assertion.
    Abort,
    StepLimit,
    /// No end: the machine goes on in another mode.
    Switch,
}

impl Stop {
    pub fn undefined(kind: Kind, detail: impl Into<String>) -> Stop {
        Stop::Kind {
            kind,
            detail: detail.into(),
            ptr: None,
        }
    }
}

impl From<Fault> for Stop {
    #[inline]
    fn from(fault: Fault) -> Stop {
        Stop::Fault(fault)
    }
}

impl From<OutOfMemory> for Stop {
    fn from(_: OutOfMemory) -> Stop {
        Stop::Unsupported("the program needs more memory than the limit allows".into())
    }
}

/// The machine, as library functions see it.
pub trait Host {
    fn memory(&mut self) -> &mut Memory;
    fn types(&self) -> &Types;
    /// A type's name in a message.
    fn describe(&self, ty: Ty) -> String;
    /// Calls a function of the program.
    fn call(&mut self, function: Ptr, args: &[Arg]) -> Result<Value, Stop>;
    /// The next argument of a `va_list` object, `None` when there is no further one.
    fn va_next(&mut self, list: Ptr) -> Result<Option<Arg>, Stop>;
    /// The function that got a `va_list` returns: the list may only be ended (7.21.6.8p2).
    fn va_used(&mut self, list: Ptr) -> Result<(), Stop>;
    /// The program point of the call, for the origin of heap objects.
    fn point(&self) -> u32;
    /// The library has read, or written, an object as an lvalue of this type does (6.5p6, p7).
    fn accessed(&mut self, p: Ptr, ty: Ty, write: bool);
    /// The library has read `n` bytes of a string, its end among them.
    fn text(&mut self, p: Ptr, n: u64) -> Result<(), Stop>;
    /// Counts steps for work proportional to `n` bytes done inside the library.
    fn spend(&mut self, n: u64) -> Result<(), Stop>;
}

/// The library's own state.
#[derive(Default)]
pub struct Lib {
    pub output: Vec<u8>,
    pub error_output: Vec<u8>,
    input: Stdin,
    input_pos: usize,
    /// Pointers to the objects `stdin`, `stdout` and `stderr` point to.
    streams: [Ptr; 3],
    rand: Rand,
    /// `atexit` handlers, called last first.
    pub handlers: Vec<Ptr>,
    /// The object behind `errno`, made when first asked for.
    errno: Option<Ptr>,
    /// The last call did not set it although glibc would have.
    errno_spared: bool,
    /// glibc's tables of characters, made when first asked for: what they point to is a pointer to the entry of 0.
    tables: [Option<Ptr>; 3],
    /// `strtok`'s place.
    pub strtok: Ptr,
    /// Output beyond this many bytes stops the program as unsupported.
    output_limit: usize,
    /// What `ungetc` gave back to `stdin`.
    pushed_back: Option<u8>,
    /// The end-of-file indicator of `stdin`.
    at_end: bool,
    /// How much of the output is not in a buffer any more.
    flushed: usize,
    /// Standard output has no buffer.
    unbuffered: bool,
    /// The program ends without a look at what is in buffers.
    abandoned: bool,
}

impl Lib {
    /// The state a program starts with.
    pub fn new(streams: [Ptr; 3], input: Stdin, output_limit: usize) -> Lib {
        Lib {
            streams,
            input,
            output_limit,
            ..Lib::default()
        }
    }

    /// The program ends here, and what is in buffers may be lost.
    fn abandon(&mut self) {
        self.abandoned = true;
    }

    /// Whether it has ended in this way.
    pub fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    /// A call of the library is done: unless the function documents `errno`, it may have set it to anything but 0
    /// (7.5p3). Functions that do nothing which could fail, as `isdigit` and most of `<string.h>`, leave it alone
    /// everywhere; those that allocate memory or ask for the locale need not.
    pub fn disturb_errno(&mut self, host: &mut dyn Host, name: &str) -> Result<(), Stop> {
        const SOME_ERROR: i32 = 25;
        let may_set = |name| {
            heap::find(name).is_some()
                || print::find(name).is_some()
                || stdio::find(name).is_some()
                || scan::find(name).is_some()
                || matches!(
                    name,
                    "strdup"
                        | "strndup"
                        | "strcoll"
                        | "strxfrm"
                        | "strerror"
                        | "atexit"
                        | "at_quick_exit"
                )
        };
        let plain = plain(name);
        let spared = std::mem::take(&mut self.errno_spared);
        if self.errno.is_some() && !spared && may_set(plain) && host.memory().meet(Open::Errno) {
            call::set_errno(self, host, SOME_ERROR)?;
        }
        Ok(())
    }

    /// Whether the program has asked for `errno`.
    #[inline]
    pub fn has_errno(&self) -> bool {
        self.errno.is_some()
    }

    /// How much of the output is certain to appear, once the program has ended: all of it where streams are
    /// flushed at the end.
    pub fn certain(&self) -> usize {
        match self.abandoned {
            true => self.flushed,
            false => self.output.len(),
        }
    }
}

pub type LibFn = fn(&mut Lib, &mut dyn Host, &[Arg]) -> Result<Value, Stop>;

/// Whether the function may call functions of the program.
pub fn calls_back(name: &str) -> bool {
    matches!(plain(name), "qsort" | "bsearch")
}

/// What C says of a function's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// All there is.
    Value,
    /// It is negative, 0 or positive, as those of functions that compare.
    Sign,
    /// It is 0, or any other number.
    Truth,
}

/// What C says of the result of this function.
pub fn given(name: &str) -> Given {
    match plain(name) {
        "memcmp" | "strcmp" | "strncmp" | "strcoll" | "strcasecmp" | "strncasecmp" | "wcscmp"
        | "wcsncmp" => Given::Sign,
        "isalnum" | "isalpha" | "isascii" | "isblank" | "iscntrl" | "isdigit" | "isgraph"
        | "islower" | "isprint" | "ispunct" | "isspace" | "isupper" | "isxdigit" | "isnan"
        | "isnanf" | "isnanl" | "isinf" | "isinff" | "isinfl" | "finite" | "finitef"
        | "finitel" | "signbit" | "signbitf" | "signbitl" | "feof" | "ferror" => Given::Truth,
        _ => Given::Value,
    }
}

/// The name without what the compiler or glibc's headers put around it.
fn plain(name: &str) -> &str {
    let other = name.strip_prefix("__builtin_");
    let other = other.or_else(|| name.strip_prefix(FORTIFIED));
    let other = other.or_else(|| name.strip_prefix("__isoc99_"));
    let name = other.unwrap_or(name);
    let checked = name.strip_prefix("__").and_then(|n| n.strip_suffix("_chk"));
    checked.unwrap_or(name)
}

/// The function of this name, also under its `__builtin_` name and, where the object size it adds
/// changes nothing, its fortified one.
pub fn lookup(name: &str, target: &Target) -> Option<LibFn> {
    if let Some(plain) = name.strip_prefix(FORTIFIED) {
        return fortified::defined(plain).or_else(|| lookup(plain, target));
    }
    if let Some(plain) = name.strip_prefix("__builtin_") {
        return builtins::find(plain).or_else(|| function(&float_name(plain, target)));
    }
    function(&float_name(name, target))
}

/// What stands before the name of a function that glibc's headers define with checks of sizes, for [`lookup`].
pub const FORTIFIED: &str = "fortified ";

/// The function that a declaration with an assembler name stands for, by the name that [`lookup`] knows: glibc's headers
/// declare `scanf` with the name `__isoc99_scanf`, and where files are large, `fopen` with `fopen64`.
pub fn redirected<'a>(name: &'a str, label: &'a str) -> Option<&'a str> {
    let plain = label
        .strip_prefix("__isoc99_")
        .or_else(|| label.strip_prefix("__xpg_"))
        .or_else(|| label.strip_suffix("64"))
        .unwrap_or(label);
    match plain {
        "strerror_r" if label == string::XPG_STRERROR_R && name == plain => Some(label),
        _ if plain == name => Some(name),
        // Numbers may have the prefix `0b` there.
        _ if label.strip_prefix("__isoc23_") == Some(name) => Some(label),
        _ => None,
    }
}

/// The function that computes in the format which the named one has on this target: where `double` is
/// an IEEE single, `sqrt` does what `sqrtf` does.
fn float_name<'a>(name: &'a str, target: &Target) -> Cow<'a, str> {
    let real = |name: &str| math::find(name).is_some() || transcendental::find(name).is_some();
    let stem = |suffix| name.strip_suffix(suffix).filter(|stem| real(stem));
    let (stem, kind) = match name {
        _ if !real(name) => return Cow::Borrowed(name),
        _ => match (stem('l'), stem('f')) {
            (Some(stem), _) => (stem, FloatKind::LongDouble),
            (None, Some(_)) => return Cow::Borrowed(name),
            (None, None) => (name, FloatKind::Double),
        },
    };
    let other = match target.computes_as(kind) {
        as_is if as_is == kind => return Cow::Borrowed(name),
        FloatKind::Float => Cow::Owned(format!("{stem}f")),
        FloatKind::Double => Cow::Borrowed(stem),
        FloatKind::LongDouble => Cow::Owned(format!("{stem}l")),
    };
    // Those that take any floating type have one name.
    if real(&other) {
        other
    } else {
        Cow::Borrowed(name)
    }
}

fn function(name: &str) -> Option<LibFn> {
    const SAME: [&str; 10] = [
        "memcpy", "memmove", "mempcpy", "memset", "stpcpy", "stpncpy", "strcat", "strcpy",
        "strncat", "strncpy",
    ];
    let name = match name.strip_prefix("__").and_then(|n| n.strip_suffix("_chk")) {
        Some(plain) if SAME.contains(&plain) => plain,
        _ => name.strip_prefix("__isoc99_").unwrap_or(name),
    };
    string::find(name)
        .or_else(|| heap::find(name))
        .or_else(|| print::find(name))
        .or_else(|| fortified::find(name))
        .or_else(|| stdio::find(name))
        .or_else(|| ctype::find(name))
        .or_else(|| math::find(name))
        .or_else(|| transcendental::find(name))
        .or_else(|| number::find(name))
        .or_else(|| scan::find(name))
        .or_else(|| sort::find(name))
        .or_else(|| wide::find(name))
        .or_else(|| process::find(name))
}

pub use builtins::assumed_aligned;
pub use stdin::Stdin;
pub use touches::Touches;

/// What a function may touch.
pub fn touches(name: &str) -> Touches {
    touches::of(name)
}

/// Objects, not functions, that the library declares; the machine makes them. They are in the order of
/// [`Lib::new`]'s streams.
pub const OBJECTS: [&str; 3] = ["stdin", "stdout", "stderr"];
