//! What a mutation of one place cannot see: whether there is a value to be used, and what is evaluated beside it.
//!
//! Asked after a mutation was made, so that what other mutations of a variant draw does not depend on it.

use crate::mutation::{Facts, Site};
use crate::scan::{Scan, scan_expr, scan_stmt};
use crate::seed::Seed;
use crate::text::{Edit, Mutated};
use cassay_lang::tree::*;
use rustc_hash::FxHashSet;

/// Whether a mutation may stand where it was made.
pub fn is_sound(seed: &Seed, facts: &Facts, site: Site, made: &Mutated) -> bool {
    match site {
        Site::Expr(expr) => {
            // Mutations of expressions use their values; where nobody did before, there may be none.
            let valued = match facts.exprs.get(&expr) {
                Some(profile) if profile.shape.is_none() => has_value(seed, expr),
                _ => true,
            };
            let stmt = seed.expr(expr).map(|info| info.stmt);
            valued
                && stmt.is_none_or(|stmt| is_apart(seed, stmt, made))
                && keeps_literals(seed, made)
        }
        Site::Stmt(stmt) => {
            is_apart(seed, stmt, made)
                && keeps_literals(seed, made)
                && (!promises_value(made) || function_returns(seed, stmt))
        }
        Site::Decl(_) => true,
    }
}

/// Whether unnamed objects live as long as before. A compound literal has the lifetime of the block around it
/// (6.5.2.5p5), which must not become a smaller one, nor another function's.
fn keeps_literals(seed: &Seed, made: &Mutated) -> bool {
    let literals = seed.program.exprs.iter().enumerate();
    let mut literals = literals.filter_map(|(i, expr)| match expr.kind {
        ExprKind::CompoundLit(..) => Some(ExprId::from_index(i)),
        _ => None,
    });
    literals.all(|literal| {
        let Some(info) = seed.expr(literal) else {
            return true;
        };
        let Some(at) = seed.used_at(seed.program[literal].span) else {
            return true;
        };
        let within = |(lo, hi): (u32, u32), (from, to): (u32, u32)| from <= lo && hi <= to;
        made.edits.iter().all(|edit| {
            let range = edit.range();
            let moved = match edit {
                Edit::Wrap { before, .. } => before.contains('{'),
                Edit::Replace { .. } => true,
            };
            !moved || !within(at, range) || block(seed, info.stmt).is_some_and(|b| within(b, range))
        })
    })
}

/// The block around a statement, or itself.
fn block(seed: &Seed, mut stmt: StmtId) -> Option<(u32, u32)> {
    loop {
        let info = seed.stmt(stmt)?;
        if matches!(seed.program[stmt].kind, StmtKind::Block(_)) && info.range.is_some() {
            return info.range;
        }
        stmt = info.parent?;
    }
}

/// Whether an expression that is evaluated for its effects only has a value as well. A function that is not void may
/// end without one, as long as nobody uses it (6.9.1p12), and a byte without a value may be copied.
fn has_value(seed: &Seed, expr: ExprId) -> bool {
    let mut stack = vec![expr];
    while let Some(e) = stack.pop() {
        match seed.program[e].kind {
            ExprKind::Call(f, _) => {
                let function = match seed.program[f].kind {
                    ExprKind::Name(d) => match seed.program[d].kind {
                        // Another's, such as the library's: it keeps its word.
                        DeclKind::Function { .. } if seed.graph.index(seed, d).is_none() => {
                            continue;
                        }
                        _ => seed.graph.index(seed, d),
                    },
                    _ => None,
                };
                let returns = match function {
                    Some(f) => seed.functions.get(f).is_some_and(|f| returns(seed, f.body)),
                    // Through a pointer: it may be any of them.
                    None => seed.functions.iter().all(|f| {
                        f.ret.is_none_or(|ret| seed.int_kind(ret.ty).is_none())
                            || returns(seed, f.body)
                    }),
                };
                if !returns {
                    return false;
                }
            }
            ExprKind::Comma(_, b) | ExprKind::Unary(UnaryOp::Extension, b) => stack.push(b),
            ExprKind::Cond(_, a, b) => {
                stack.extend(a);
                stack.push(b);
            }
            ExprKind::StmtExpr(_) | ExprKind::Assign(..) => return false,
            _ => {}
        }
    }
    true
}

/// Whether a function is said to be called for its value alone; so a compiler may call it, and look at the value, where
/// the program does not.
fn promises_value(made: &Mutated) -> bool {
    made.kind == "attribute" && (made.what.ends_with(" const") || made.what.ends_with(" pure"))
}

/// Whether the function around a statement always ends with a value.
fn function_returns(seed: &Seed, stmt: StmtId) -> bool {
    let function = seed.function_of(stmt);
    function.is_some_and(|function| returns(seed, function.body))
}

/// Whether a function always ends with a value, if it ends.
fn returns(seed: &Seed, body: StmtId) -> bool {
    let scan = scan_stmt(&seed.program, body);
    let valued = |s: &StmtId| matches!(seed.program[*s].kind, StmtKind::Return(Some(_)));
    scan.returned.iter().all(valued) && leaves(seed, body)
}

/// Whether nothing behind a statement is reached by way of its end.
fn leaves(seed: &Seed, stmt: StmtId) -> bool {
    let program = &seed.program;
    match program[stmt].kind {
        StmtKind::Return(_) | StmtKind::Goto(_) | StmtKind::GotoComputed(_) => true,
        StmtKind::Block(list) => {
            let last = program.items(list).next_back();
            last.is_some_and(|last| leaves(seed, last))
        }
        StmtKind::If(_, then, Some(other)) => leaves(seed, then) && leaves(seed, other),
        StmtKind::Label(_, inner) => leaves(seed, inner),
        StmtKind::Expr(e) => {
            let ExprKind::Call(f, _) = program[e].kind else {
                return false;
            };
            let name = match program[f].kind {
                ExprKind::Name(d) => seed.decl_name(d),
                _ => "",
            };
            let name = name.strip_prefix("__builtin_").unwrap_or(name);
            matches!(name, "abort" | "exit" | "_Exit" | "trap" | "unreachable")
        }
        _ => false,
    }
}

/// Whether code that was put into a statement expression leaves alone what is evaluated beside it: the other operands
/// of the full expression are not sequenced with it (6.5p2), and functions that they call may run in between.
fn is_apart(seed: &Seed, stmt: StmtId, made: &Mutated) -> bool {
    let mut at = stmt;
    while seed.stmt(at).is_some_and(|info| info.inside) {
        let Some((inner, outer)) = around(seed, at) else {
            return false;
        };
        let Some(info) = seed.expr(inner) else {
            return false;
        };
        let (all, own) = (
            scan_expr(&seed.program, info.root),
            scan_expr(&seed.program, inner),
        );
        if !beside(seed, &all, &own, made) {
            return false;
        }
        at = outer;
    }
    true
}

/// The statement expression around a statement, and the statement which that is part of.
fn around(seed: &Seed, stmt: StmtId) -> Option<(ExprId, StmtId)> {
    let bodies: Vec<(StmtId, ExprId)> = seed
        .program
        .exprs
        .iter()
        .enumerate()
        .filter_map(|(i, expr)| match expr.kind {
            ExprKind::StmtExpr(body) => Some((body, ExprId::from_index(i))),
            _ => None,
        })
        .collect();
    let mut at = stmt;
    loop {
        let parent = seed.stmt(at)?.parent?;
        if let Some((_, expr)) = bodies.iter().find(|(body, _)| *body == at) {
            return Some((*expr, parent));
        }
        at = parent;
    }
}

/// Whether a mutation names nothing that the rest of a full expression touches; `own` is the statement expression
/// that it is in.
fn beside(seed: &Seed, all: &Scan, own: &Scan, made: &Mutated) -> bool {
    let inside: FxHashSet<ExprId> = own.exprs.iter().copied().collect();
    let rest: Vec<ExprId> = all
        .exprs
        .iter()
        .copied()
        .filter(|e| !inside.contains(e))
        .collect();
    let mut named: FxHashSet<&str> = FxHashSet::default();
    let mut anything = false;
    for &e in &rest {
        match seed.program[e].kind {
            ExprKind::Name(d) => {
                named.insert(seed.decl_name(d));
            }
            ExprKind::Call(..)
            | ExprKind::Builtin(..)
            | ExprKind::Index(..)
            | ExprKind::Arrow(..)
            | ExprKind::Unary(UnaryOp::Deref, _) => anything = true,
            _ => {}
        }
    }
    if anything {
        let decls = (0..seed.program.decls.len()).map(DeclId::from_index);
        let shared = decls.filter(|&d| {
            matches!(
                seed.program[d].kind,
                DeclKind::Var { .. } | DeclKind::Param { .. }
            ) && !seed.is_private(d)
        });
        named.extend(shared.map(|d| seed.decl_name(d)));
    }
    named.remove("");
    let clear = |text: &str| {
        let mut words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        !words.any(|word| named.contains(word))
    };
    made.edits.iter().all(|edit| match edit {
        Edit::Wrap { before, after, .. } => clear(before) && clear(after),
        Edit::Replace { text, .. } => clear(text),
    })
}
