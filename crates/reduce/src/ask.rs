//! The question a reduction turns on: does this smaller program still show the failure?

use cassay_exec::ExecError;
use cassay_program::{Expected, File};
use std::fmt;
use std::time::Duration;

/// The text of a file. Candidates are printed, or made of a text that was cleaned, so it is one.
pub fn text((_, bytes): &File) -> &str {
    std::str::from_utf8(bytes).unwrap_or_default()
}

/// A program to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<'a> {
    /// Translation units first, in the order of the command line.
    pub files: &'a [File],
    /// What it must do; `None` where the semantics was not asked.
    pub expected: Option<&'a Expected>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
    /// A limit of ours got in the way: neither.
    Unresolved,
}

/// An oracle: it says whether a candidate is interesting. One is used by one thread at a time.
pub trait Interesting: Send {
    fn test(&mut self, candidate: &Candidate<'_>) -> Result<Answer, AskError>;

    /// What led to the last answer, for people who did not expect it.
    fn told(&self) -> Option<String> {
        None
    }

    /// How many compilers and programs were started so far.
    fn runs(&self) -> Runs;
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    pub compilers: u64,
    pub programs: u64,
    /// Their processor time.
    pub cpu: Duration,
}

impl std::ops::Add for Runs {
    type Output = Runs;

    fn add(self, other: Runs) -> Runs {
        Runs {
            compilers: self.compilers + other.compilers,
            programs: self.programs + other.programs,
            cpu: self.cpu + other.cpu,
        }
    }
}

/// There is no answer, which says nothing about the candidate.
#[derive(Debug, thiserror::Error)]
pub enum AskError {
    /// The reduction was ended from outside while the oracle was at work.
    #[error("told to stop")]
    Stopped,
    /// The harness failed.
    #[error("{0}")]
    Trouble(String),
}

impl AskError {
    pub fn new(error: impl fmt::Display) -> AskError {
        AskError::Trouble(error.to_string())
    }
}

impl From<ExecError> for AskError {
    fn from(error: ExecError) -> AskError {
        match error {
            ExecError::Stopped => AskError::Stopped,
            error => AskError::new(error),
        }
    }
}
