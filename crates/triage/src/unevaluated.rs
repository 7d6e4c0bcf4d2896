//! Reports of a sanitizer about operands that are not evaluated.
//!
//! Of `c ? 14 : -3 << 9` clang computes both arms and selects one where both are constant, and has
//! the sanitizer check both: it reports the shift of a negative value even where `c` is true. By
//! 6.5.15p4 only one arm is evaluated, so such a program is defined. So it is with the second operands of `&&` and `||`
//! (6.5.13p4, 6.5.14p4). It is said only where a profile of the program says that the operand was never chosen.

use std::sync::Arc;

use cassay_eval::Options;
use cassay_eval::profile::{Profiled, Wanted};
use cassay_lang::Target;
use cassay_lang::span::SourceMap;
use cassay_lang::tree::{BinaryOp, ExprId, ExprKind, Id, Program};
use serde::{Deserialize, Serialize};

/// An operand that a sanitizer reports something of, and that is not evaluated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unevaluated {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The operand.
    pub text: String,
    /// By which clause.
    pub clause: String,
}

/// What decides whether an operand is evaluated.
struct Chosen {
    by: ExprId,
    /// Whether the operand is evaluated if that is not 0.
    if_true: bool,
    operand: ExprId,
    clause: &'static str,
}

/// The operands that reports (`main.c:5:24: runtime error: …`) are about, if none of them is ever evaluated, and what the
/// program did. `None`: some may have been.
pub fn unevaluated(
    program: &Program,
    sources: &SourceMap,
    target: &Arc<Target>,
    options: &Options,
    reports: &[&str],
) -> Option<(Vec<Unevaluated>, Profiled)> {
    let all: Option<Vec<Chosen>> = reports
        .iter()
        .map(|report| chosen(program, position(sources, report)?))
        .collect();
    let all = all?;
    let exprs: Vec<ExprId> = all.iter().map(|chosen| chosen.by).collect();
    let wanted = Wanted {
        exprs: &exprs,
        ..Wanted::default()
    };
    let compiled = cassay_eval::compile_profiled(program, target, &wanted).ok()?;
    let profiled = compiled.profile(program, options);
    let never = all.iter().zip(&profiled.exprs).all(|(chosen, seen)| {
        let values = &seen.values;
        match chosen.if_true {
            true => values.constant().is_some() && values.zero,
            false => seen.evaluated > 0 && values.reliable() && !values.zero,
        }
    });
    let told = all.iter().map(|chosen| told(program, sources, chosen));
    let told = told.collect::<Option<Vec<Unevaluated>>>()?;
    never.then_some((told, profiled))
}

/// The place that a report names.
fn position(sources: &SourceMap, report: &str) -> Option<u32> {
    let (place, _) = report.split_once(": runtime error: ")?;
    let mut parts = place.split(':');
    let file = parts.next()?;
    let line: usize = parts.next()?.parse().ok()?;
    let column: u32 = parts.next()?.parse().ok()?;
    let source = sources.files().iter().find(|one| *one.name == *file)?;
    let lines = source.text.split_inclusive(|byte| *byte == b'\n');
    let before: usize = lines.take(line.checked_sub(1)?).map(<[u8]>::len).sum();
    let before = u32::try_from(before).ok()?;
    Some(source.start + before + column.checked_sub(1)?)
}

/// What decides about the innermost operand at a place.
fn chosen(program: &Program, at: u32) -> Option<Chosen> {
    let operands = (0..program.exprs.len()).flat_map(|index| {
        let of = |by, if_true, operand, clause| Chosen {
            by,
            if_true,
            operand,
            clause,
        };
        match program[ExprId::from_index(index)].kind {
            ExprKind::Cond(by, Some(then), other) => vec![
                of(by, true, then, "6.5.15p4"),
                of(by, false, other, "6.5.15p4"),
            ],
            ExprKind::Cond(by, None, other) => vec![of(by, false, other, "6.5.15p4")],
            ExprKind::Binary(BinaryOp::LogAnd, by, other) => vec![of(by, true, other, "6.5.13p4")],
            ExprKind::Binary(BinaryOp::LogOr, by, other) => vec![of(by, false, other, "6.5.14p4")],
            _ => Vec::new(),
        }
    });
    let span = |chosen: &Chosen| program[chosen.operand].span;
    operands
        .filter(|one| span(one).lo <= at && at < span(one).hi)
        .min_by_key(|one| span(one).hi - span(one).lo)
}

fn told(program: &Program, sources: &SourceMap, chosen: &Chosen) -> Option<Unevaluated> {
    let span = program[chosen.operand].span;
    let file = sources.file_at(span.lo)?;
    let text = file
        .text
        .get((span.lo - file.start) as usize..(span.hi - file.start) as usize)?;
    Some(Unevaluated {
        file: file.name.to_string(),
        line: sources.location(span)?.line,
        text: String::from_utf8_lossy(text).into_owned(),
        clause: chosen.clause.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_source::Source;

    /// What is said of the first `<<` of a program.
    fn explained(text: &str) -> Option<Unevaluated> {
        let parsed = Source::new("main.c", text).parse().unwrap();
        let column = text.find("<<").unwrap_or(0) + 1;
        let report = format!("main.c:1:{column}: runtime error: left shift of negative value -3");
        let (program, sources) = (&parsed.program, &parsed.sources);
        let (options, reports) = (Options::default(), [report.as_str()]);
        let found = unevaluated(program, sources, &parsed.target, &options, &reports);
        found.map(|(mut all, _)| all.remove(0))
    }

    #[test]
    fn only_operands_that_are_never_chosen() {
        for (statement, clause) in [
            ("int r = one ? 14 : -3 << 9;", "6.5.15p4"),
            ("int r = zero ? -3 << 9 : 14;", "6.5.15p4"),
            ("int r = one ?: -3 << 9;", "6.5.15p4"),
            ("int r = zero && -3 << 9;", "6.5.13p4"),
            ("int r = one || -3 << 9;", "6.5.14p4"),
        ] {
            let text = format!("int one = 1, zero; int main(void) {{ {statement} return 0; }}");
            let found = explained(&text).unwrap();
            assert_eq!((&*found.text, &*found.clause), ("-3 << 9", clause));
            assert_eq!((&*found.file, found.line), ("main.c", 1));
        }
        for statement in [
            // Chosen once, in a loop.
            "for (int i = 0; i < 3; i++) { int r = i < 2 ? 14 : 3 << 9; }",
            // In no operand that could be left out.
            "int r = one << 9;",
            "int r = one << 9 ? 14 : 3;",
            // Beside one that is.
            "int r = (one ? 1 : 2) + (3 << 9);",
        ] {
            let text = format!("int one = 1, zero; int main(void) {{ {statement} return 0; }}");
            assert_eq!(explained(&text), None, "{statement}");
        }
    }
}
