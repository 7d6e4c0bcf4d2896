//! Processes under limits, compilers as data, one verdict per process.
//!
//! Nothing else in Cassay starts a process, and this crate knows nothing about C.
//!
//! ```text
//!   Worker ──socket──> helper (own namespaces where the kernel allows, else sub-reaper)
//!                        └─ job: own session, rlimits, Landlock, seccomp, exec
//! ```
//!
//! - [`process`]: a command and its limits ([`Job`]), and how it ended ([`Ran`]).
//! - [`Worker`]: one helper process that runs one job after the other; one per thread.
//! - [`jail`]: what the kernel offers for containment here ([`tier`]).
//! - [`scratch`]: directories that vanish.
//! - [`Canceller`]: ends jobs from another thread.
//! - [`Compiler`], [`find`], [`config`]: compilers found or described; [`Compiler::compile`].
//! - [`kit`], `quick`: programs linked without the C library.
//! - [`classify`]: what a [`Ran`] says about a compiler or a program. [`messages`]: when two messages are the same.
//!
//! Every program that uses a [`Worker`] calls [`main_if_helper`] first thing in its `main`.
//! Linux only.

pub mod classify;
pub mod compiler;
pub mod config;
pub mod families;
pub mod find;
mod helper;
pub mod jail;
pub mod kit;
pub mod messages;
pub mod process;
mod quick;
mod run;
pub mod sanitizer;
pub mod scratch;
mod seccomp;
pub mod signature;
mod steps;
pub mod stop;
mod sys;
mod tree;
mod wire;
mod worker;

pub use classify::{Compile, Run, classify, classify_run};
pub use compiler::{Compiler, Request};
pub use families::Family;
pub use find::find;
pub use helper::main_if_helper;
pub use jail::{Tier, Wish, describe, tier};
pub use process::{End, ExecError, Jail, Job, Limits, Output, Over, Ran};
pub use scratch::{Root, Scratch};
pub use stop::Canceller;
pub use worker::{Settings, Worker};
