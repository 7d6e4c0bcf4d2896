//! Diagnostics for people: the source line with a caret, the rule, the operands, related places.

pub mod expansion;

use cassay_eval::{Note, Report};
use cassay_lang::{Problem, ProblemKind, SourceMap, Span};
use cassay_program::shown;
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
    /// What diagnostics on standard error look like.
    pub fn for_errors() -> Style {
        Style::new(crate::terminal::error_colours())
    }

    /// What is part of a page on standard output looks like this: without colours.
    pub fn plain() -> Style {
        Style::new(false)
    }

    fn new(colour: bool) -> Style {
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

/// How much of a line is shown in front of what is pointed at, and from there on.
const BEFORE: usize = 80;
const FROM: usize = 120;

/// A part of a line with everything in it that is no plain character escaped, and a tab as a space.
fn plain(text: &str) -> String {
    shown::safe(text).replace(['\t', '\n'], " ")
}

/// The part of a line around a column, and a caret under so many bytes from there on.
fn window(line: &str, column: usize, width: usize) -> (String, String) {
    let at = floor(line, column.min(line.len()));
    let start = floor(line, at.saturating_sub(BEFORE));
    let end = floor(line, line.len().min(at + FROM));
    let marked = floor(line, end.min(at.saturating_add(width)));
    let [front, middle, rest] = [(start, at), (at, marked), (marked, end)]
        .map(|(from, to)| plain(line.get(from..to).unwrap_or_default()));
    let (left, right) = (
        if start > 0 { "… " } else { "" },
        if end < line.len() { " …" } else { "" },
    );
    let pad = left.chars().count() + front.chars().count();
    let carets = middle.chars().count().max(1);
    (
        format!("{left}{front}{middle}{rest}{right}"),
        format!("{}\n{}", " ".repeat(pad), "^".repeat(carets)),
    )
}

/// The last boundary of characters that is not behind an offset.
fn floor(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// A line with its position and a caret under the span.
fn line_of(out: &mut String, sources: &SourceMap, span: Span, style: Style) {
    let Some(location) = sources.location(span) else {
        return;
    };
    let Some(text) = sources.line_text(span) else {
        return;
    };
    let number = location.line.to_string();
    let pad = " ".repeat(number.len());
    let column = location.column as usize - 1;
    let width = span.hi.saturating_sub(span.lo) as usize;
    let (line, carets) = window(&text, column, width);
    let (spaces, carets) = carets.split_once('\n').unwrap_or_default();
    let Style {
        blue, red, reset, ..
    } = style;
    let _ = writeln!(
        out,
        "{pad}{blue}-->{reset} {}:{}:{}",
        shown::line(&location.file),
        location.line,
        location.column
    );
    let _ = writeln!(out, "{pad} {blue}|{reset}");
    let _ = writeln!(out, "{blue}{number} |{reset} {line}");
    let _ = writeln!(out, "{pad} {blue}|{reset} {spaces}{red}{carets}{reset}");
}

/// The same, and the macro that it came out of.
fn snippet(out: &mut String, sources: &SourceMap, span: Span, style: Style) {
    line_of(out, sources, span, style);
    macro_of(out, sources, span, style);
}

/// The macro that a place came out of, if it did.
fn macro_of(out: &mut String, sources: &SourceMap, span: Span, style: Style) {
    if let Some(expansion) = expansion::of(sources, span) {
        let Style { bold, reset, .. } = style;
        let name = shown::line(&expansion.name);
        let what = match expansion.exact {
            true => format!("macro `{name}` comes to this"),
            false => format!("macro `{name}` is defined here"),
        };
        let _ = writeln!(out, "{bold}note: {what}{reset}");
        line_of(out, sources, expansion.span, style);
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
    line_of(&mut out, sources, report.span, style);
    if !report.detail.is_empty() {
        let _ = writeln!(out, "  {blue}={reset} {}", shown::line(&report.detail));
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
    macro_of(&mut out, sources, report.span, style);
    notes(&mut out, &report.notes, sources, style);
    out
}

fn notes(out: &mut String, notes: &[Note], sources: &SourceMap, style: Style) {
    let Style { bold, reset, .. } = style;
    for Note { span, text } in notes {
        let _ = writeln!(out, "{bold}note: {}{reset}", shown::line(text));
        snippet(out, sources, *span, style);
    }
}

/// A program that has taken too many steps, and where it was.
pub fn stopped(steps: u64, at: &[Note], sources: &SourceMap, style: Style) -> String {
    let mut out = format!("step limit reached after {steps} steps\n");
    notes(&mut out, at, sources, style);
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
    let text = shown::line(text);
    let mut out = format!("{red}{title}{reset}{bold}: {text}{reset}\n");
    snippet(&mut out, sources, span, style);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_shown_around_what_is_meant() {
        let (line, carets) = window("int x = y;", 8, 1);
        assert_eq!(
            (line.as_str(), carets.as_str()),
            ("int x = y;", "        \n^")
        );
        // A line of 60 MB is neither shown nor copied.
        let long = format!("{}y{}", "ab".repeat(30_000_000), "c".repeat(1000));
        let (line, carets) = window(&long, 60_000_000, 1);
        assert!(line.starts_with("… abab") && line.ends_with("cc …"));
        assert_eq!(line.chars().count(), 2 + BEFORE + FROM + 2);
        let column = carets.chars().count() - 2;
        assert_eq!(line.chars().nth(column), Some('y'));
        // Escapes take more room than what they stand for, and carets know.
        let (line, carets) = window("\x1b[31m\tz\u{202e}", 6, 1);
        assert_eq!(line, "\\x1b[31m z\\u202e");
        assert_eq!(carets, "         \n^");
        // Positions that are none, and in the middle of a character.
        assert_eq!(window("", 7, 3).0, "");
        assert_eq!(window("ü", 1, 9).0, "ü");
    }
}
