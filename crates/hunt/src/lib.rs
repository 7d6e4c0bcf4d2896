//! The campaign: programs made, compiled by every compiler under test, run, judged, remembered.
//!
//! ```text
//!   source ──► trial (compile, run) ──► judge ──► confirm ──► one commit per unit
//!   └───────────────────────── worker, one per thread ─────────────────────────┘
//! ```
//!
//! - [`judge`]: what compilers did with one program → a verdict on each. Pure.
//! - [`source`]: programs, from our generator or another.
//! - [`variants`]: variants of these programs, by mutation; [`minimising`]: the mutations that a failure needs.
//! - [`plan`]: what is tested, and who gets which program. Data.
//! - [`batch`]: small programs that are compiled together; [`build`]: levels of single files, arguments, input.
//! - [`compilers`]: who is under test: found, asked for, described; tried before they are believed.
//! - [`worker`]: one unit of work; [`campaign`]: threads, leases, when to stop.
//! - [`reducing`]: findings made small; [`look`]: a program tried as people would.
//! - [`examining`]: occurrences looked into; [`bugs`]: which findings are one bug.
//! - [`again`]: a failure tried again by the script that people get ([`script`]), often enough to know its rate.
//! - [`finding`]: findings afterwards; [`report`]: JUnit and SARIF.
//! - [`metrics`]: what was done so far; [`show`]: the same for people and programs.

pub mod again;
pub mod batch;
pub mod bugs;
pub mod build;
pub mod campaign;
pub mod compilers;
mod cpu;
pub mod examining;
pub mod finding;
pub mod identity;
pub mod judge;
pub mod look;
pub mod metrics;
pub mod minimising;
mod note;
pub mod plan;
pub mod reducing;
pub mod report;
pub mod same;
pub mod script;
pub mod show;
pub mod source;
pub mod telling;
pub mod variants;
mod witness;
pub mod worker;
