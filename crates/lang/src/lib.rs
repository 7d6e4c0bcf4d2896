//! C as data: names, positions, the program tree, types, targets, and the printer.
//!
//! Nothing here touches the file system, the clock or a process.
//!
//! ```
//! use cassay_lang::print::print_unit;
//! use cassay_lang::tree::{Program, Unit};
//!
//! let mut program = Program::new();
//! let int = program.int_type();
//! let x = program.var("x", int);
//! program.units.push(Unit { name: "x.c".into(), items: vec![x] });
//! assert_eq!(print_unit(&program, 0), "int x;\n");
//! ```

#![warn(missing_docs)]

pub mod build;
pub mod choices;
mod describe;
pub mod intern;
pub mod layout;
pub mod print;
pub mod problem;
pub mod same;
pub mod span;
pub mod target;
pub mod tree;
pub mod types;
pub mod walk;

pub use describe::describe;
pub use intern::{Interner, Symbol};
pub use problem::{Details as ProblemDetails, Problem, ProblemKind, first_name};
pub use span::{Expansion, Location, SourceFile, SourceMap, Span};
pub use target::Target;
