//! C's numbers as data and text: floating formats, and the conversions of `printf` and `scanf`.
//!
//! Everything is computed in integers, or by operations that IEC 60559 defines, so that the same bits come out
//! on every machine. Nothing here knows of a program or its memory. Left out are the quad and double-double
//! formats of `long double`.
//!
//! ```
//! use cassay_numbers::float::{Range, f64_to_int};
//! use cassay_numbers::format::{Field, Flags, format_f80, parse_real};
//!
//! // A conversion that C leaves undefined has no value (C17 6.3.1.4p1).
//! assert_eq!(f64_to_int(255.9, 8, false), Some(255));
//! assert_eq!(f64_to_int(256.0, 8, false), None);
//!
//! // What `strtold` reads is rounded once, to the format asked for.
//! let (real, used) = parse_real(b"1e-1 metres").expect("a number");
//! assert_eq!(used, 4);
//! let tenth = real.to_f80();
//! assert_eq!(tenth.range, Range::Fine);
//! let field = Field { flags: Flags::default(), width: 0, precision: Some(20), conv: b'f' };
//! let mut text = Vec::new();
//! format_f80(&mut text, &field, tenth.value);
//! assert_eq!(text, b"0.10000000000000000000");
//! ```

pub mod float;
pub mod format;
