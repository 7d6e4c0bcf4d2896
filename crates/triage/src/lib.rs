//! What a maintainer asks about a failure: which pass of the compiler, which flags, which versions.
//!
//! ```text
//!   trial (program, accused, failure) ──► Asker ──► clang: pass by its own bisection ─┐
//!                                         memory    gcc:   pass, counter, -fno-…      ├──► Blame
//!                                         budget    any:   flags that show and hide ──┘
//! ```
//!
//! - [`blame()`]: the pass that makes the difference, confirmed by two commands that differ in nothing else, or an
//!   honest [`Unresolved`] with what is known. [`Blame`] is a value that stores can keep.
//! - [`Asker`]: compiles and runs one program with other flags, remembers answers, and ends when its [`Budget`] is used up.
//!   With the answers of an earlier session it goes on where that one ended.
//! - [`bisect`]: the search itself, a function of its answers.
//! - [`versions`]: who else fails: compilers and levels as a table, with the first bad and the first good version.
//!
//! - [`words()`]: what the compiled program does wrong, where an edit of the program explains it by the semantics.
//! - [`peek`]: the values that a program decides by, printed. [`culprit`]: the operation whose value is wrong first.
//! - [`gather`]: all that a report says, as one value ([`Facts`]). [`title()`], [`report()`], [`explorer`]: what is
//!   written, functions of that value.
//! - [`identity`]: when two failures are one bug; [`known`]: bugs that are known beforehand; [`shape`]: what reduced programs of one bug have in common.
//!
//! It works on trials and knows nothing of stores. What bisection names is the pass that *exposes* a bug: where an
//! earlier pass left something wrong behind that shows only later, it is the later one.

#![warn(missing_docs)]

mod ask;
pub mod bisect;
mod blame;
mod clang;
mod constructs;
pub mod culprit;
pub mod explorer;
pub mod facts;
mod flags;
pub mod gather;
mod gcc;
pub mod identity;
pub mod known;
pub mod peek;
mod report;
pub mod same;
pub mod shape;
mod title;
mod unevaluated;
pub mod versions;
mod words;

pub use ask::{Answer, Asker, Budget, Case, Known, Stopped};
pub use blame::{Blame, Counter, Guilt, Pass, Unresolved, Why, blame};
pub use constructs::constructs;
pub use facts::Facts;
pub use report::{Format, report};
pub use title::{Manner, title};
pub use unevaluated::{Unevaluated, unevaluated};
pub use words::{Site, Subject, What, Words, words};
