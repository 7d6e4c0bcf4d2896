//! Diagnostics for people: the source line with a caret, the rule, the operands, related places.

use cassay_eval::{Note, Report};
use cassay_lang::{Problem, ProblemKind, SourceMap, Span};
use std::fmt::Write;

/// Colours, or nothing when the output is no terminal.
#[derive(Clone, Copy)]
pub struct Style {
    pub bold: &'static str,
    pub red: &'static str,
    pub blue: &'static str,
    pub reset: &'static str,
}

impl Style {
    pub fn new(colour: bool) -> Style {
        if colour {
            Style {
                bold: "\x1b[1m",
                red: "\x1b[1;31m",
                blue: "\x1b[1;34m",
                reset: "\x1b[0m",
            }
        } else {
            Style {
                bold: "",
                red: "",
                blue: "",
                reset: "",
            }
        }
    }
}

/// A line with its position and a caret under the span.
fn snippet(out: &mut String, sources: &SourceMap, span: Span, style: Style) {
    let Some(location) = sources.location(span) else {
        return;
    };
    let Some(text) = sources.line_text(span) else {
        return;
    };
    let number = location.line.to_string();
    let pad = " ".repeat(number.len());
    let column = location.column as usize - 1;
    let shown: String = text
        .chars()
        .map(|c| if c == '\t' { ' ' } else { c })
        .collect();
    let width = (span.hi.saturating_sub(span.lo) as usize)
        .clamp(1, shown.len().saturating_sub(column).max(1));
    let Style {
        blue, red, reset, ..
    } = style;
    let _ = writeln!(
        out,
        "{pad}{blue}-->{reset} {}:{}:{}",
        location.file, location.line, location.column
    );
    let _ = writeln!(out, "{pad} {blue}|{reset}");
    let _ = writeln!(out, "{blue}{number} |{reset} {shown}");
    let _ = writeln!(
        out,
        "{pad} {blue}|{reset} {}{red}{}{reset}",
        " ".repeat(column),
        "^".repeat(width)
    );
    if let Some(expansion) = sources.expansion(span)
        && let Some(spelled) = sources.location(expansion.spelling)
    {
        let _ = writeln!(
            out,
            "{pad} {blue}={reset} from a macro, spelled at {}:{}",
            spelled.file, spelled.line
        );
    }
}

pub fn report(report: &Report, title: &str, sources: &SourceMap, style: Style) -> String {
    let Style {
        bold,
        red,
        blue,
        reset,
    } = style;
    let kind = report.kind;
    let mut out = format!(
        "{red}{title}: {}{reset}{bold}: {}{reset}\n",
        kind.code(),
        kind.summary()
    );
    snippet(&mut out, sources, report.span, style);
    if !report.detail.is_empty() {
        let _ = writeln!(out, "  {blue}={reset} {}", report.detail);
    }
    let annex = kind
        .annex_j()
        .map(|n| format!(", J.2 item {n}"))
        .unwrap_or_default();
    let _ = writeln!(
        out,
        "  {blue}={reset} {}{annex}; more: cassay run --explain {}",
        kind.reference(),
        kind.code()
    );
    for Note { span, text } in &report.notes {
        let _ = writeln!(out, "{bold}note: {text}{reset}");
        snippet(&mut out, sources, *span, style);
    }
    out
}

pub fn problem(problem: &Problem, sources: &SourceMap, style: Style) -> String {
    let title = match problem.kind {
        ProblemKind::Invalid => "invalid",
        ProblemKind::Unsupported => "unsupported",
    };
    message(title, &problem.message, problem.span, sources, style)
}

pub fn message(title: &str, text: &str, span: Span, sources: &SourceMap, style: Style) -> String {
    let Style {
        bold, red, reset, ..
    } = style;
    let mut out = format!("{red}{title}{reset}{bold}: {text}{reset}\n");
    snippet(&mut out, sources, span, style);
    out
}
