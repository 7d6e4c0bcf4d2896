//! Whether a candidate that fails does so because of the same bug as the original.
//!
//! What looks the same need not be: wrong code has no message, and a smaller program may be wrong for another reason. Who
//! knows more about the failure (the guilty pass, say) is asked about every candidate that is about to be accepted. Those
//! are few beside the candidates that are tried, so that an answer may cost several compilations.

use std::fmt;

use cassay_exec::{ExecError, Scratch, Worker};
use cassay_program::Expected;
use cassay_trial::{Accused, Bounds, Failure, Laid};

/// A program that fails, and how.
pub struct Suspect<'a> {
    /// The program, where it was put.
    pub laid: Laid,
    /// The compiler with the flags that show it.
    pub accused: &'a Accused,
    /// What it shows.
    pub failure: &'a Failure,
    /// What it must do, where that is known.
    pub expected: Option<&'a Expected>,
    /// Time and memory.
    pub bounds: Bounds,
}

/// Somebody who can tell.
pub trait Same: fmt::Debug + Send + Sync {
    /// What candidates are held to, in a few words.
    fn name(&self) -> String;

    /// The flags with which it is known to be this bug: with others, a second one may show as well, and nobody can tell
    /// them apart. Files with flags of their own have nothing to do with them.
    fn flags(&self) -> &[String];

    /// Whether it is the same bug, and how many compilations it took to say so.
    fn is_same(
        &self,
        suspect: Suspect<'_>,
        worker: &mut Worker,
        scratch: &Scratch,
    ) -> Result<(bool, u64), ExecError>;
}
