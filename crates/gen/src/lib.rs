//! Programs out of choices: free generation, execute and repair.
//!
//! A [`Case`] names a program; [`generate`] makes it. Programs are drawn typed but unguarded from
//! building blocks that all styles share, run by the exact semantics with a hook that repairs what
//! would be undefined for the values at hand, and run once more to confirm them.
//!
//! Nothing here touches the file system, the clock or a process: the same case gives the same bytes
//! on every machine.
//!
//! ```
//! use cassay_gen::{Case, Style, generate};
//!
//! let mut case = Case::new(Style::Arith, 7);
//! case.set("size=1500")?;
//! let made = generate(&case)?;
//! assert!(made.program.units[0].0 == "main.c" && !made.output().is_empty());
//! assert_eq!(generate(&Case::parse(&case.to_string())?)?.program, made.program);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod aggregate;
mod barrier;
pub mod batch;
mod buffer;
mod callee;
mod calls;
mod case;
mod constant;
mod copy;
mod counter;
mod course;
mod dead;
mod expr;
pub mod features;
mod files;
mod flow;
mod function;
mod graph;
mod helper;
mod idiom;
mod jump;
pub mod knobs;
mod loops;
mod loose;
mod nest;
mod observe;
mod opaque;
mod pattern;
mod place;
mod pointer;
mod program;
mod record;
mod repair;
mod scan;
mod shown;
mod size;
mod special;
mod state;
mod stmt;
mod style;
mod switch;
mod trap;
mod types;
mod variable;
mod walk;

pub use case::{Case, CaseError};
pub use program::{ChoicesFrom, Error, Generated, Stats, generate, generate_from};
pub use style::Style;

/// The version of the generator: a change of what any case means changes it.
pub const VERSION: u32 = 6;
