//! Texts that compilers read in two ways, neither of them wrong: in which type a bit-field wider than `int` computes
//! (6.3.1.1p2 and 6.7.2.1p5 leave types beyond `int` open), what type a decimal constant beyond `long long` has
//! (6.4.4.1p6), which definition a call uses where there is an inline one and an external one (6.7.4p7), and what the
//! preprocessor puts for `__LINE__` in a macro call of several lines, `__DATE__` and `__TIME__`, and for macros that tell
//! compilers apart (6.10.8).
//!
//! Where a program has such a text, it is checked, lowered and run once more in the other reading. What is refused in
//! the other reading depends on it as well.

use crate::{Compiled, Kind, Options, Outcome, Verdict, compile, report};
use cassay_lang::Span;
use cassay_lang::target::Reading;
use cassay_lang::tree::Program;
use cassay_memory::Choice;
use std::sync::Arc;

impl Compiled {
    /// The outcome of a run, once it is known what comes of it in the other readings.
    pub(crate) fn in_other_readings(
        &self,
        program: &Program,
        options: &Options,
        first: Outcome,
    ) -> Outcome {
        let mut outcome = first;
        for &(reading, span) in &self.readings {
            if !matches!(outcome.verdict, Verdict::Exit(_) | Verdict::Abort) {
                break;
            }
            let kind = match reading {
                Reading::BitFieldType => Kind::BitFieldType,
                Reading::ConstantType => Kind::TranslationChoice,
                Reading::Inline { .. } => Kind::InlineDefinition,
            };
            for target in self.types.target.read_otherwise(reading) {
                if !matches!(outcome.verdict, Verdict::Exit(_) | Verdict::Abort) {
                    break;
                }
                let second = match compile(program, &Arc::new(target)) {
                    Ok(other) => other.run_once(program, options, Choice::default()).outcome,
                    Err(problem) => Outcome {
                        verdict: Verdict::Unsupported {
                            message: problem.message.clone(),
                            span: problem.span,
                        },
                        output: Vec::new(),
                        ..outcome.clone()
                    },
                };
                outcome = read_otherwise(outcome, &second, kind, span);
            }
        }
        outcome
    }
}

/// The outcome of a run of a text, once it is known what comes of it when the text is preprocessed by another
/// implementation; `span` is where that makes the first difference.
pub fn preprocessed_otherwise(first: Outcome, second: &Outcome, span: Span) -> Outcome {
    match first.verdict {
        Verdict::Exit(_) | Verdict::Abort => {
            read_otherwise(first, second, Kind::TranslationChoice, span)
        }
        _ => first,
    }
}

fn read_otherwise(first: Outcome, second: &Outcome, kind: Kind, span: Span) -> Outcome {
    if second.verdict == first.verdict && second.output == first.output {
        return first;
    }
    let report = report::depends(kind, span, &first, second);
    Outcome {
        verdict: Verdict::Unspecified(report),
        ..first
    }
}
