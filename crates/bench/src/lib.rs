//! The one path through Cassay that every robustness test takes, inside this process: the fuzz
//! target, the replay of its corpus, and the damaged programs of `cassay-bench mutants`.

pub mod mutate;

use cassay_eval::{Limits, Outcome, Stdin, Verdict};
use cassay_lang::{Problem, SourceMap, Span, Target};
use cassay_parse::load::parse_files;
use cassay_parse::preprocess::{Loader, Options};

/// A file system with nothing in it: `#include` finds Cassay's own headers only.
pub struct NoFiles;

impl Loader for NoFiles {
    fn load(&mut self, _path: &str) -> Result<Option<Vec<u8>>, String> {
        Ok(None)
    }
}

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
/// Deep trees recurse deeply: run this below [`cassay_eval::with_stack`].
pub fn swallow(text: &[u8]) -> Result<Outcome, Problem> {
    answer(text, LIMITS, &[], &mut NoFiles)
}

/// The same with the limits, the include directories and the file system of the caller's choice.
pub fn answer(
    text: &[u8],
    limits: Limits,
    include_dirs: &[String],
    loader: &mut dyn Loader,
) -> Result<Outcome, Problem> {
    let files = [("fuzz.c".to_string(), text.to_vec())];
    let target = &Target::X86_64_LINUX;
    let options = Options {
        include_dirs: include_dirs.to_vec(),
        defines: Vec::new(),
        target,
    };
    let parsed = parse_files(&files, &options, loader).map_err(|(problem, sources)| {
        show(problem.span, &sources);
        problem
    })?;
    let compiled = cassay_eval::compile(&parsed.program, target).inspect_err(|problem| {
        show(problem.span, &parsed.sources);
    })?;
    let run = cassay_eval::Options {
        limits,
        args: vec![b"fuzz".to_vec()],
        stdin: Stdin::new(|| b"12 -7 1.5 word\n".to_vec()),
        ..cassay_eval::Options::default()
    };
    let outcome = compiled.run(&parsed.program, &run);
    if let Verdict::Undefined(report) | Verdict::Unspecified(report) = &outcome.verdict {
        show(report.span, &parsed.sources);
        report
            .notes
            .iter()
            .for_each(|note| show(note.span, &parsed.sources));
    }
    Ok(outcome)
}

/// Answers are shown to people: their places must be found too.
fn show(span: Span, sources: &SourceMap) {
    std::hint::black_box((sources.location(span), sources.line_text(span)));
}
