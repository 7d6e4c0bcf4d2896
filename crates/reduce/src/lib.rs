//! Any failing program to the smallest one that still fails the same way.
//!
//! ```text
//!   passes ──► edits ──► candidate ──► gate (parse, check, run) ──► oracle (compile, run)
//!   └──── engine: delta debugging, only ever to smaller programs ────┘ └ lab: cache, threads ┘
//! ```
//!
//! - [`measure`]: what smaller means. [`edit`]: changes as data. [`passes`]: which changes there are.
//! - [`dd`]: which of them to try together. [`engine`]: all passes until nothing changes.
//! - [`gate`]: no compiler sees a program without a meaning. [`lab`]: each text is tried once.
//! - [`ask`], [`oracle`]: whether a program is still interesting.
//!
//! Everything but [`oracle`] and [`keep`] is a function of its input: no files, no clock.

pub mod ask;
mod base;
pub mod dd;
pub mod edit;
pub mod engine;
mod finish;
pub mod gate;
pub mod keep;
pub mod lab;
pub mod measure;
pub mod merge;
pub mod oracle;
pub mod passes;
mod rename;
pub mod same;
pub mod session;
pub mod strict;
mod text;
mod untag;
pub mod walk;
