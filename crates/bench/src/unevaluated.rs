//! Reports of clang's undefined-behaviour sanitizer about operands that are not evaluated.

use cassay_gen::Generated;
use cassay_source::Source;
use cassay_triage::unevaluated;

use crate::gen_program;

/// Whether all reports about a program are of that sort.
pub fn explains(generated: &Generated, reports: &[String]) -> bool {
    let options = gen_program::run_options(generated);
    let reports: Vec<&str> = reports.iter().map(String::as_str).collect();
    let parsed = Source::of(&generated.program).parse();
    parsed.is_ok_and(|parsed| {
        let (program, sources) = (&parsed.program, &parsed.sources);
        unevaluated(program, sources, &parsed.target, &options, &reports)
            .is_some_and(|(_, profiled)| profiled.outcome.output == generated.output())
    })
}
