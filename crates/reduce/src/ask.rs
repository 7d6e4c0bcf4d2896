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

/// How often a candidate must fail to count as failing.
///
/// A program that reads garbage fails by accident, and a smaller one may fail here and for nobody else. So what fails when
/// it runs is run again, each time in another environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// So many of the tries must fail …
    pub need: u32,
    /// … of so many.
    pub of: u32,
    /// Linked as people link it: with the C library, whose start leaves something on the stack.
    pub as_people_do: bool,
}

impl Care {
    /// For failures that happen each time.
    pub const USUAL: Care = Care {
        need: 3,
        of: 3,
        as_people_do: false,
    };

    /// For the same, where the usual care led to a program that does not fail each time.
    pub const GREAT: Care = Care {
        need: 10,
        of: 10,
        as_people_do: true,
    };

    /// For a failure that happens so often: half as often will do, as a rate is a matter of luck, too.
    pub fn of_rate(shown: u32, tried: u32) -> Care {
        const OF: u32 = 12;
        if shown >= tried {
            return Care::USUAL;
        }
        Care {
            need: (shown * OF / tried.max(1) / 2).max(1),
            of: OF,
            as_people_do: true,
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
