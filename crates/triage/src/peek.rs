//! A look at the values that a program decides by: the same program, which prints one of them besides.
//!
//! A reduced program often shows one bit: it compares something, and returns 1. What it compares is more telling, for
//! readers (`(unsigned short)a` must be 65534 and is 254) and for [`crate::words()`], which finds one explanation where
//! the bit had many. Printing may hide a bug; a value is told only if the program that prints it is wrong as well.
//!
//! The text is edited, and stays in its lines. Where it aborts, it exits instead, because what was printed would be lost.
//! Values of integer types up to 64 bits are looked at; what comes out of a
//! macro is not.

use std::collections::BTreeSet;

use cassay_check::{Category, check};
use cassay_lang::tree::*;
use cassay_lang::walk::{Node, Use, parts};
use cassay_program::Program as Files;
use regex::Regex;
use serde::{Deserialize, Serialize};

use crate::words::Subject;

/// Values that are looked at.
const MOST: usize = 6;
/// Bits of an `int`.
const INT: u8 = 32;
/// Before each value.
const MARK: &str = "value: ";
/// The variable that holds it.
const NAME: &str = "peeked";

/// A value that a program decides by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Value {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The expression.
    pub text: String,
    /// Its value by the semantics, where it is first wrong.
    pub must: String,
    /// Its value in the compiled program.
    pub is: String,
}

/// The program that prints a value, and which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Peek {
    /// The program; what it must do is not known yet.
    pub program: Files,
    file: String,
    line: u32,
    text: String,
}

/// Programs that print one of the values each that a program decides by, in the order of its text.
pub fn peeks(subject: &Subject<'_>, files: &Files) -> Vec<Peek> {
    let p = subject.program;
    let Ok(checked) = check(p, subject.target) else {
        return Vec::new();
    };
    let mut met = BTreeSet::new();
    let mut all = Vec::new();
    for decided in decisions(p) {
        let Some(typed) = checked.exprs.get(decided.index()) else {
            continue;
        };
        let Some(shape) = checked.types.int_shape(typed.qty.ty) else {
            continue;
        };
        let width = match typed.category {
            Category::Unchecked | Category::Function => continue,
            // Which type wider ones have is a matter of reading.
            Category::BitField { width, .. } if width > INT => continue,
            Category::BitField { width, .. } => u32::from(width),
            Category::RValue | Category::LValue | Category::Temporary => shape.width,
        };
        if width > 64 || !met.insert(decided) || is_constant(p, decided) {
            continue;
        }
        // What is narrower than `int` is promoted to it, and not all compilers do that.
        let narrow = width < u32::from(INT);
        let printed = match shape.signed || narrow {
            true => ("%lld", "long long"),
            false => ("%llu", "unsigned long long"),
        };
        all.extend(edited(subject, files, decided, narrow, printed));
        if all.len() == MOST {
            break;
        }
    }
    all
}

/// What comparisons compare, and what conditions are made of.
fn decisions(p: &Program) -> Vec<ExprId> {
    let mut all = Vec::new();
    for item in p.units.iter().flat_map(|unit| &unit.items) {
        let DeclKind::Function {
            body: Some(body), ..
        } = p[*item].kind
        else {
            continue;
        };
        let mut work = vec![Node::Stmt(body)];
        while let Some(node) = work.pop() {
            match node {
                Node::Expr(e) => {
                    if let ExprKind::Binary(op, a, b) = p[e].kind
                        && op.is_comparison()
                    {
                        all.extend([a, b]);
                    }
                }
                Node::Stmt(s) => match p[s].kind {
                    StmtKind::If(cond, ..) | StmtKind::Switch(cond, _) if !matches!(p[cond].kind, ExprKind::Binary(op, ..) if op.is_truth()) =>
                    {
                        all.push(cond);
                    }
                    _ => {}
                },
                Node::Type(_) | Node::Field(_) => continue,
                Node::Decl(_) | Node::Init(_) => {}
            }
            let start = work.len();
            parts(p, node, |child, used| {
                if used == Use::Plain {
                    work.push(child);
                }
            });
            work[start..].reverse();
        }
    }
    all
}

/// Whether the value stands in the text.
fn is_constant(p: &Program, e: ExprId) -> bool {
    match p[e].kind {
        ExprKind::Int(_) | ExprKind::Char(_) => true,
        ExprKind::Unary(_, a) | ExprKind::Cast(_, a) => is_constant(p, a),
        _ => false,
    }
}

/// The text with one expression printed where it stands. What holds it has the promoted type, as the operand of a comparison
/// has, and a bit-field has no other.
fn edited(
    subject: &Subject<'_>,
    files: &Files,
    e: ExprId,
    narrow: bool,
    (format, ty): (&str, &str),
) -> Option<Peek> {
    let span = subject.program[e].span;
    let place = subject.sources.location(span)?;
    let file = subject.sources.file_at(span.lo)?;
    if span.expansion != 0 {
        return None;
    }
    let mut program = files.clone();
    program.expected = None;
    let unit = program
        .units
        .iter_mut()
        .find(|(name, _)| **name == *file.name)?;
    let text = std::str::from_utf8(&unit.1).ok()?;
    if text.contains(NAME) || text.contains(MARK) {
        return None;
    }
    let (from, to) = (span.lo - file.start, span.hi - file.start);
    let (from, to) = (from as usize, to as usize);
    let inner = text.get(from..to)?.to_string();
    let before = text.get(..from)?;
    let after = text.get(to..)?;
    let own = match narrow {
        true => "int".to_string(),
        false => format!("__typeof__(+({inner}))"),
    };
    let edited = format!(
        "{before}({{ int printf(const char *, ...); {own} {NAME} = ({inner}); \
         printf(\"{MARK}{format}\\n\", ({ty}){NAME}); {NAME}; }}){after}"
    );
    unit.1 = exiting(&edited).into_bytes();
    Some(Peek {
        program,
        file: place.file.to_string(),
        line: place.line,
        text: inner,
    })
}

/// A text that exits where it would abort.
fn exiting(text: &str) -> String {
    // What a shell says of an abort.
    const EXIT: &str = "({ void exit(int); exit(134); })";
    match Regex::new(r"\b(__builtin_)?abort\s*\(\s*\)") {
        Ok(abort) => abort.replace_all(text, EXIT).into_owned(),
        Err(_) => text.to_string(),
    }
}

impl Peek {
    /// The value where two outputs differ first, if it is what differs.
    pub fn value(&self, must: &[u8], is: &[u8]) -> Option<Value> {
        let (must, is) = (
            std::str::from_utf8(must).ok()?,
            std::str::from_utf8(is).ok()?,
        );
        let mut lines = must.lines().zip(is.lines());
        let (must, is) = lines.find(|(a, b)| a != b)?;
        let (before, must) = must.split_once(MARK)?;
        let (other, is) = is.split_once(MARK)?;
        (before == other).then(|| Value {
            file: self.file.clone(),
            line: self.line,
            text: self.text.clone(),
            must: must.to_string(),
            is: is.to_string(),
        })
    }

    /// The expression.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether a text has parts that are not the program's own.
    pub fn is_in(text: &str) -> bool {
        text.contains(NAME)
    }
}
