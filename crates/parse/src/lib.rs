//! C text to the program tree, for programs Cassay did not write: [`lex`], [`preprocess`], [`parser`], and
//! [`load`] for all of it. Included files come through a [`loader::Loader`]; nothing here touches one.
//!
//! ```
//! use cassay_lang::{Target, print};
//! use cassay_parse::load::parse_files;
//! use cassay_parse::loader::NoFiles;
//! use cassay_parse::preprocess::Options;
//!
//! let files = [("x.c".to_string(), b"#define N 3\nint a[N];".to_vec())];
//! let parsed = parse_files(&files, &Options::new(Target::x86_64_linux()), &mut NoFiles)?;
//! assert_eq!(print::print_unit(&parsed.program, 0), "int a[3];\n");
//! # Ok::<(), cassay_parse::load::Refused>(())
//! ```

#![warn(missing_docs)]

mod attributes;
pub mod headers;
pub mod lex;
pub mod load;
pub mod loader;
pub mod parser;
pub mod preprocess;
pub mod token;
