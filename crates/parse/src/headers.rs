//! The standard headers, as far as Cassay gives them a meaning: small texts of our own that follow
//! the target through the predefined macros, and agree with GCC and glibc in types and values.
//!
//! Not here, so that a program which needs them is refused early: complex numbers, threads,
//! atomics, locales, the floating-point environment.

/// The text of a built-in header.
pub fn text(name: &str) -> Option<&'static str> {
    HEADERS
        .iter()
        .find(|(known, _)| *known == name)
        .map(|&(_, text)| text)
}

macro_rules! headers {
    ($($name:literal,)*) => {
        &[$(($name, include_str!(concat!("../headers/", $name))),)*]
    };
}

/// Every built-in header with its name.
pub const HEADERS: &[(&str, &str)] = headers![
    "alloca.h",
    "assert.h",
    "ctype.h",
    "errno.h",
    "float.h",
    "inttypes.h",
    "iso646.h",
    "limits.h",
    "malloc.h",
    "math.h",
    "memory.h",
    "setjmp.h",
    "signal.h",
    "stdalign.h",
    "stdarg.h",
    "stdbool.h",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "stdnoreturn.h",
    "string.h",
    "strings.h",
    "sys/types.h",
    "time.h",
    "uchar.h",
    "unistd.h",
    "wchar.h",
];
