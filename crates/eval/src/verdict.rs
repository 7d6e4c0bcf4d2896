//! What a run says about a program.

use cassay_lang::Span;
use cassay_memory::Kind;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The program ended with this status.
    Exit(i32),
    /// The program ended by `abort` or a trap.
    Abort,
    /// From here on the standard imposes no requirements.
    Undefined(Report),
    /// What the program shows depends on a choice left to the implementation.
    Unspecified(Report),
    StepLimit,
    Unsupported {
        message: String,
        span: Span,
    },
}

/// Where and why a program lost its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub kind: Kind,
    pub span: Span,
    /// The operands: what was computed from what.
    pub detail: String,
    /// Related places: where the object was made, where its lifetime ended, who called.
    pub notes: Vec<Note>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub span: Span,
    pub text: String,
}

/// The result of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub verdict: Verdict,
    pub output: Vec<u8>,
    pub error_output: Vec<u8>,
    pub steps: u64,
    /// Tolerated kinds and how often they happened.
    pub tolerated: Vec<(Kind, u64)>,
}
