//! The engine of `printf`, `scanf` and the `strto…` family, as functions on bytes.
//!
//! Follows C17 7.21.6 and 7.22.1; where the standard leaves a choice (the digits of `%a`, `-` in a
//! scanset, the form of `%p`) it does what glibc on x86-64 does, and the tests hold vectors that
//! glibc made. Fetching arguments, reading strings and storing results are the caller's: only it
//! knows the memory. Locales other than "C", and the POSIX and GNU extensions of format strings
//! (`%m`, `%1$d`, `'`), are left out: C17 calls them invalid.

mod error;
mod number;
mod print;
mod real;
mod scan;
mod scanspec;
mod spec;

pub use error::FormatError;
pub use number::{IntText, parse_int, parse_real, skip_space};
pub use print::{format_char, format_int, format_pointer, format_str, format_uint};
pub use real::{format_f64, format_f80};
pub use scan::{ByteSource, Scanned, SliceSource, match_byte, scan, skip_input_space};
pub use scanspec::{Directive, ScanConv, ScanSet, ScanSpec, Stored, parse_directive, stored};
pub use spec::{Amount, Field, Flags, Length, MAX_FIELD, Spec, Wanted, parse_spec, wanted};
