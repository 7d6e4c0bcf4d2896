//! What a compiler's target is: the compiler is asked ([`questions`]), Cassay answers the same for a target, and
//! what differs is told. The compiler's programs are never run, so that no emulator is needed.
//!
//! - [`ask`]: the answers of a compiler, by commands that only compile, or by the ones that make its programs.
//! - [`Record`]: a target and what Cassay answers for it; [`Record::differences`] from a compiler's answers.
//! - [`measure()`]: the target that answers describe, as far as a target can say it.

#![warn(missing_docs)]

pub mod ask;
mod measure;
pub mod questions;

pub use ask::{Answers, Asked};
pub use measure::{Difference, Record, measure, nearest};
