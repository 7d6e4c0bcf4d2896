//! Many programs with one meaning: variants of a C program that do on its input what it does.
//!
//! Equivalence modulo inputs (Le, Afshari, Su 2014) in code that never runs, and in code that does
//! (Hermes: Sun, Le, Su 2016). [`derive`] takes any program that the semantics can run, of one file or
//! ([`derive_files`]) several, records what its variables hold where it passes, and splices code into its
//! text that these values make harmless. Every variant is run by the exact semantics before it leaves.
//!
//! Nothing here touches the file system, the clock or a process; the same text and options give the
//! same bytes. Deep trees recurse deeply in the parts this builds on: call it inside
//! [`cassay_eval::with_stack`].

mod code;
mod distance;
mod env;
mod expression;
mod graph;
mod grown;
mod hidden;
mod int;
mod kinds;
mod loose;
mod mutation;
mod predicate;
mod scan;
mod seed;
mod split;
pub mod text;
mod tokens;
mod variant;

pub use kinds::{ALL, by_name};
pub use mutation::Mutation;
pub use split::{Split, Unit};
pub use text::{Edit, File, Mutated};
pub use variant::{Blamed, Error, Family, Options, Setting, Variant, derive, derive_files, divide};
