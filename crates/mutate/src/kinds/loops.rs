//! Loops in another shape: rotated, peeled, unrolled once.
//!
//! - rotate: `while (c) b` becomes `if (c) do b while (c);`
//! - peel: `for (i; c; s) b` becomes `{ i; if (c) { b s; for (; c; s) b } }`, where `b` neither leaves
//!   the loop nor goes on with it
//! - unroll: `while (c) b` becomes `while (c) { b if (!(c)) break; b }`, and so for the others; `break`
//!   and `continue` in both copies mean this loop, and do the same
//!
//! Copies are the seed's text. Bodies with labels, static variables or types of their own are left
//! alone: these cannot be there twice.

use crate::mutation::{Context, Mutation, Site, Where};
use crate::scan::{Scan, scan_expr, scan_init, scan_stmt};
use crate::seed::Range;
use crate::text::{Edit, Mutated};
use crate::tokens::Kind;
use cassay_choice::Choices;
use cassay_lang::tree::*;

pub struct Loops;

/// Larger bodies are not copied.
const LARGEST: usize = 300;

/// A loop and the texts of its parts.
struct Parts<'a> {
    range: Range,
    body: Range,
    body_text: &'a str,
    cond: &'a str,
    step: Option<&'a str>,
    scan: Scan,
}

impl Mutation for Loops {
    fn name(&self) -> &'static str {
        "loop"
    }

    fn doc(&self) -> &'static str {
        "a loop rotated, peeled or unrolled"
    }

    fn place(&self) -> Where {
        Where::Loop
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(stmt) = site else { return None };
        if cx.seed.stmt(stmt)?.last {
            return None;
        }
        let parts = parts(cx, stmt)?;
        let first = c.below(3);
        let (edits, what) = (0..3).find_map(|i| match (first + i) % 3 {
            0 => rotate(cx, stmt, &parts).map(|e| (e, "this loop rotated")),
            1 => peel(cx, stmt, &parts).map(|e| (e, "one iteration of this loop peeled off")),
            _ => unroll(&parts).map(|e| (e, "this loop unrolled once")),
        })?;
        let facts = vec!["both forms do the same steps in the same order".to_string()];
        Some(cx.mutated(self.name(), site, edits, what, facts))
    }
}

/// An expression's text, if it can stand there once more.
fn text<'a>(cx: &Context<'a>, expr: ExprId) -> Option<&'a str> {
    let scan = scan_expr(&cx.seed.program, expr);
    let moved = scan.names.iter().any(|(_, d)| cx.renamed.contains(d));
    if scan.statement_expressions || !scan.targets.is_empty() || moved {
        return None;
    }
    cx.copy(cx.seed.expr(expr)?.range?)
}

fn parts<'a>(cx: &Context<'a>, stmt: StmtId) -> Option<Parts<'a>> {
    let program = &cx.seed.program;
    let (body, cond, step) = match program[stmt].kind {
        StmtKind::While(cond, body) | StmtKind::Do(body, cond) => (body, cond, None),
        StmtKind::For {
            cond: Some(cond),
            step,
            body,
            ..
        } => (body, cond, step),
        _ => return None,
    };
    let scan = scan_stmt(program, body);
    let moved = scan.names.iter().any(|(_, d)| cx.renamed.contains(d));
    let step = match step {
        Some(step) => Some(text(cx, step)?),
        None => None,
    };
    let once = !scan.labels.is_empty() || scan.statics || scan.odd || scan.cases;
    if once || moved || scan.size > LARGEST || scan.statement_expressions {
        return None;
    }
    let range = cx.seed.stmt(stmt)?.range?;
    let body = cx.seed.stmt(body)?.range?;
    (body.0 > range.0 && body.1 <= range.1).then_some(())?;
    Some(Parts {
        range,
        body,
        body_text: cx.copy(body)?,
        cond: text(cx, cond)?,
        step,
        scan,
    })
}

fn rotate(cx: &Context, stmt: StmtId, parts: &Parts) -> Option<Vec<Edit>> {
    let StmtKind::While(..) = cx.seed.program[stmt].kind else {
        return None;
    };
    let word = (parts.range.0, parts.range.0 + 5);
    // What others put around a body that is no block would come around the loop.
    if cx.seed.slice(word) != "while" || !parts.body_text.starts_with('{') {
        return None;
    }
    Some(vec![
        Edit::wrap(parts.range, "{ ", " }"),
        Edit::replace(word, "if"),
        Edit::wrap(parts.body, "do ", format!(" while ({});", parts.cond)),
    ])
}

fn peel(cx: &Context, stmt: StmtId, parts: &Parts) -> Option<Vec<Edit>> {
    if parts.scan.breaks || parts.scan.continues {
        return None;
    }
    // A condition that is false is not looked at again: it may do something.
    let first = |step: &str| format!("if ({}) {{ {}{step} ", parts.cond, parts.body_text);
    match cx.seed.program[stmt].kind {
        StmtKind::While(..) => {
            let before = format!("{{ {}", first(""));
            Some(vec![Edit::wrap(parts.range, before, " } }")])
        }
        StmtKind::For {
            init: first_part, ..
        } => {
            // What is moved keeps its text, and so the names in it.
            let scan = match first_part {
                ForInit::None => Scan::default(),
                ForInit::Expr(e) => scan_expr(&cx.seed.program, e),
                ForInit::Decl(decl) => match cx.seed.program[decl].kind {
                    DeclKind::Var {
                        init: Some(init), ..
                    } => scan_init(&cx.seed.program, init),
                    _ => Scan::default(),
                },
            };
            if scan.names.iter().any(|(_, d)| cx.renamed.contains(d)) {
                return None;
            }
            let (init, semicolon) = init(cx, parts)?;
            let step = parts.step.map_or_else(String::new, |s| format!(" {s};"));
            let before = format!("{{ {init}; {}", first(&step));
            Some(vec![
                Edit::wrap(parts.range, before, " } }"),
                Edit::replace(semicolon, ";"),
            ])
        }
        _ => None,
    }
}

/// The first part of a `for` as text, and where it is with its semicolon.
fn init<'a>(cx: &Context<'a>, parts: &Parts) -> Option<(&'a str, Range)> {
    let list = cx.seed.tokens.list();
    let from = list.partition_point(|t| t.lo < parts.range.0);
    let mut tokens = list.get(from..)?.iter();
    let (_for, open) = (tokens.next()?, tokens.next()?);
    if cx.seed.slice((_for.lo, _for.hi)) != "for" || open.kind != Kind::Punct(b'(') {
        return None;
    }
    let mut depth = 0;
    for token in tokens {
        match token.kind {
            Kind::Punct(b'(' | b'[' | b'{') => depth += 1,
            Kind::Punct(b')' | b']' | b'}') => depth -= 1,
            Kind::Punct(b';') if depth == 0 => {
                let text = cx.seed.slice((open.hi, token.lo)).trim();
                return Some((text, (open.hi, token.hi)));
            }
            _ => {}
        }
        if depth < 0 {
            return None;
        }
    }
    None
}

fn unroll(parts: &Parts) -> Option<Vec<Edit>> {
    let step = parts.step.map_or_else(String::new, |s| format!(" {s};"));
    Some(vec![Edit::wrap(
        parts.body,
        "{ ",
        format!(
            "{step} if (!({})) break; {} }}",
            parts.cond, parts.body_text
        ),
    )])
}
