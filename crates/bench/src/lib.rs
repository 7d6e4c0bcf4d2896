//! The one path through Cassay that every robustness test takes, inside this process: the fuzz
//! target, the replay of its corpus, and the damaged programs of `cassay-bench mutants`.
//!
//! ```
//! assert!(cassay_bench::swallow(b"int main(void) { return 0; }").is_ok());
//! assert!(cassay_bench::swallow(b"\xff{{{").is_err());
//! ```

pub mod mutate;

use cassay_eval::{Limits, Outcome, Stdin, Verdict};
use cassay_lang::{Problem, SourceMap, Span};
use cassay_program::File;
use cassay_source::Source;

/// Small enough that no run takes long, large enough that each of them can be met.
const LIMITS: Limits = Limits {
    steps: 200_000,
    memory: 32 << 20,
    stack: 1 << 20,
    output: 1 << 20,
};

/// Takes any bytes as a C program as far as they go. Returns for every input, soon; callers care
/// that there is an answer, hardly which.
///
/// Without [`cassay_eval::with_stack`] around it, each call starts a thread.
pub fn swallow(text: &[u8]) -> Result<Outcome, Problem> {
    answer(text, LIMITS, &[], &[])
}

/// The same with limits, include directories and headers of the caller's choice.
pub fn answer(
    text: &[u8],
    limits: Limits,
    include_dirs: &[String],
    headers: &[File],
) -> Result<Outcome, Problem> {
    let mut source = Source::new("fuzz.c", text);
    source.headers = headers.to_vec();
    source.preprocess.include_dirs = include_dirs.to_vec();
    let checked = source.check().map_err(|refused| {
        show(refused.problem.span, &refused.sources);
        refused.problem
    })?;
    let run = cassay_eval::Options {
        limits,
        args: vec![b"fuzz".to_vec()],
        stdin: Stdin::new(|| b"12 -7 1.5 word\n".to_vec()),
        ..cassay_eval::Options::default()
    };
    let outcome = checked.run(&run);
    if let Verdict::Undefined(report) | Verdict::Unspecified(report) = &outcome.verdict {
        show(report.span, &checked.sources);
        report
            .notes
            .iter()
            .for_each(|note| show(note.span, &checked.sources));
    }
    Ok(outcome)
}

/// Answers are shown to people: their places must be found too.
fn show(span: Span, sources: &SourceMap) {
    std::hint::black_box((sources.location(span), sources.line_text(span)));
}
