//! One trial: a program, what it must do, a compiler with its flags, and what was seen. All of them are
//! values, and there is one way from the first three to the last.
//!
//! ```text
//!   Program ──► Laid ──► compile, run ──► Seen ──┐
//!               Accused: compiler, flags         ├──► Failure
//!                                     Expected ──┘
//! ```
//!
//! - [`Laid`]: a program in a directory. [`Laid::attempt`] compiles and runs it in the quickest way that is
//!   known to do, [`Laid::look`] by the commands that people are shown
//!   ([`commands()`]).
//! - [`Accused`], [`Flags`]: a compiler with flags, also of single files. [`Bounds`]: time and memory.
//! - [`Seen`]: what became of it. [`Failure`]: what is wrong with that; two failures are the same if these
//!   values are equal.
//!
//! Which compilers get which program, and what follows from what was seen, is up to the hunt and the reducer.
//!
//! ```
//! use cassay_program::Expected;
//! use cassay_trial::{Failure, Seen};
//!
//! let seen = Seen::Ended { status: 0, output: b"2\n".to_vec() };
//! let failure = Failure::of(&seen, Some(&Expected::exit(0, "1\n")));
//! assert_eq!(failure, Some(Failure::WrongOutput));
//!
//! // Names, numbers and places in a refusal do not tell failures apart.
//! let refusal = |message: &str| Failure::of(&Seen::Rejects { message: message.into() }, None);
//! let one = refusal("a.c:3:9: error: size 12 of 'f' is too large");
//! assert_eq!(one, refusal("b.c:1:1: error: size 7 of 'g' is too large"));
//! assert_ne!(one, refusal("a.c:3:9: error: 'f' is not known"));
//! ```

#![warn(missing_docs)]

mod accused;
mod attempt;
mod bounds;
mod builtins;
mod commands;
mod failure;
mod seen;

pub use accused::{Accused, Flags};
pub use attempt::{Attempt, Laid, Look, PROGRAM, environment};
pub use bounds::Bounds;
pub use builtins::Unbuilt;
pub use commands::{command_of, commands, shortened};
pub use failure::{Complaint, Failure};
pub use seen::{Part, Seen};
