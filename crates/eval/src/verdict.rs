//! What a run says about a program.

use cassay_lang::Span;
use cassay_memory::{Kind, Open};

/// How a run ended: what the program means, or why it has no meaning that can be told.
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
    /// The program took more steps than it was given; nothing else is known of it.
    StepLimit,
    /// The program did what Cassay cannot follow exactly.
    Unsupported {
        /// What that is, as a lowercase fragment.
        message: String,
        /// Where it did so.
        span: Span,
    },
}

/// Where and why a program lost its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The rule that was broken.
    pub kind: Kind,
    /// Where the program broke it.
    pub span: Span,
    /// The operands: what was computed from what.
    pub detail: String,
    /// Related places: where the object was made, where its lifetime ended, who called.
    pub notes: Vec<Note>,
}

/// A place that helps to understand a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The place.
    pub span: Span,
    /// What happened there, as a lowercase fragment.
    pub text: String,
}

/// The result of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How the run ended.
    pub verdict: Verdict,
    /// What the program wrote to standard output until then.
    pub output: Vec<u8>,
    /// How many bytes of it are certain to appear. Where a program ends without closing its streams, by `abort`, a
    /// trap, `_Exit` or `quick_exit`, C leaves open how much is written of what is still buffered (7.22.4.1p2,
    /// 7.22.4.5p2): any beginning of the output that has at least these bytes.
    pub certain: usize,
    /// What it wrote to standard error.
    pub error_output: Vec<u8>,
    /// How many steps it took. The count depends on the program and on the version of Cassay alone.
    pub steps: u64,
    /// Where it was when its steps ran out, and who had called what it was in.
    pub stopped_at: Vec<Note>,
    /// What C leaves to the implementation and the program met.
    pub met: Vec<Open>,
    /// Tolerated kinds and how often they happened.
    pub tolerated: Vec<(Kind, u64)>,
}

impl Outcome {
    /// The outcome of what was not run, for this reason.
    pub fn without_a_run(verdict: Verdict) -> Outcome {
        Outcome {
            verdict,
            output: Vec::new(),
            certain: 0,
            stopped_at: Vec::new(),
            met: Vec::new(),
            error_output: Vec::new(),
            steps: 0,
            tolerated: Vec::new(),
        }
    }
}
