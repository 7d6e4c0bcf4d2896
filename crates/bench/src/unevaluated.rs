//! Reports of clang's undefined-behaviour sanitizer about operands that are not evaluated.
//!
//! Of `c ? 14 : -3 << 9` clang computes both arms and selects one where both are constant, and has
//! the sanitizer check both: it reports the shift of a negative value even where `c` is true. By
//! 6.5.15p4 only one arm is evaluated, so such a program is defined. A report counts as explained
//! only if it lies in the arm of a conditional expression that a profile of the program says was
//! never chosen.

use cassay_eval::Options;
use cassay_eval::profile::Wanted;
use cassay_gen::Generated;
use cassay_lang::tree::{ExprId, ExprKind, Id, Program};
use cassay_source::{Parsed, Source};

use crate::gen_program;

/// Whether all reports are of that sort.
pub fn explains(generated: &Generated, reports: &[String]) -> bool {
    let options = gen_program::run_options(generated);
    Source::of(&generated.program)
        .parse()
        .is_ok_and(|parsed| never_chosen(&parsed, &options, generated.output(), reports))
}

fn never_chosen(parsed: &Parsed, options: &Options, expected: &[u8], reports: &[String]) -> bool {
    let conditions: Option<Vec<_>> = reports.iter().map(|r| arm(parsed, r)).collect();
    let Some(conditions) = conditions else {
        return false;
    };
    let exprs: Vec<ExprId> = conditions.iter().map(|&(condition, _)| condition).collect();
    let wanted = Wanted {
        exprs: &exprs,
        ..Wanted::default()
    };
    let compiled = cassay_eval::compile_profiled(&parsed.program, &parsed.target, &wanted);
    let Ok(compiled) = compiled else {
        return false;
    };
    let profiled = compiled.profile(&parsed.program, options);
    profiled.outcome.output == expected
        && profiled
            .exprs
            .iter()
            .zip(&conditions)
            .all(|(seen, &(_, arm))| {
                let values = &seen.values;
                match arm {
                    Arm::Else => seen.evaluated > 0 && values.reliable() && !values.zero,
                    Arm::Then => values.constant().is_some() && values.zero,
                }
            })
}

#[derive(Clone, Copy)]
enum Arm {
    Then,
    Else,
}

/// The condition of the innermost conditional expression with the reported place in one of its
/// arms, and which arm that is.
fn arm(parsed: &Parsed, report: &str) -> Option<(ExprId, Arm)> {
    let (place, _) = report.split_once(": runtime error: ")?;
    let mut parts = place.split(':');
    let file = parts.next()?;
    let line: usize = parts.next()?.parse().ok()?;
    let column: u32 = parts.next()?.parse().ok()?;
    let files = parsed.sources.files();
    let source = files.iter().find(|f| *f.name == *file)?;
    let lines = source.text.split_inclusive(|&byte| byte == b'\n');
    let before: usize = lines.take(line.checked_sub(1)?).map(<[u8]>::len).sum();
    let at = source.start + before as u32 + column.checked_sub(1)?;

    let program: &Program = &parsed.program;
    let within = |e: ExprId| {
        let span = program[e].span;
        span.lo <= at && at < span.hi
    };
    let conditionals = (0..program.exprs.len()).map(ExprId::from_index);
    let arms = conditionals.filter_map(|e| match program[e].kind {
        ExprKind::Cond(condition, Some(then), _) if within(then) => Some((e, condition, Arm::Then)),
        ExprKind::Cond(condition, _, other) if within(other) => Some((e, condition, Arm::Else)),
        _ => None,
    });
    let (_, condition, arm) = arms.min_by_key(|&(e, ..)| {
        let span = program[e].span;
        span.hi - span.lo
    })?;
    Some((condition, arm))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of the first `<<` of a program that prints nothing.
    fn explained(text: &str) -> bool {
        let parsed = Source::new("main.c", text).parse().unwrap();
        let column = text.find("<<").unwrap_or(0) + 1;
        let report = format!("main.c:1:{column}: runtime error: left shift of negative value -3");
        never_chosen(&parsed, &Options::default(), b"", &[report])
    }

    #[test]
    fn only_arms_that_are_never_chosen() {
        assert!(explained(
            "int v = 1; int main(void) { int r = v ? 14 : -3 << 9; return 0; }"
        ));
        assert!(explained(
            "int v; int main(void) { int r = v ? -3 << 9 : 14; return 0; }"
        ));
        // Chosen once, in a loop.
        let text = "int main(void) { for (int i = 0; i < 3; i++) { int r = i < 2 ? 14 : 3 << 9; } return 0; }";
        assert!(!explained(text));
        // In no arm.
        assert!(!explained(
            "int v = 1; int main(void) { int r = v << 9; return 0; }"
        ));
        // In the condition.
        assert!(!explained(
            "int v = 1; int main(void) { int r = v << 9 ? 14 : 3; return 0; }"
        ));
    }
}
