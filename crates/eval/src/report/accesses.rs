//! The other one of two accesses that are not sequenced, for people: the machine knows where the second one is, and of
//! which expression operands made them. The first is looked for in the other operands.
//!
//! A variable is found by its name. What was accessed through a pointer cannot be seen in the text: then the operand
//! that did it is named, or the only side effect in it.

use cassay_lang::tree::{DeclId, DeclKind, ExprId, ExprKind, Program, UnaryOp};
use cassay_lang::walk;

/// An access that is not sequenced with one at hand.
pub struct Other {
    pub expr: ExprId,
    /// Whether it is this access, or one somewhere in it.
    pub exact: bool,
}

/// What an expression that accesses an object accesses itself.
fn object(program: &Program, e: ExprId) -> Option<ExprId> {
    match program[e].kind {
        ExprKind::Assign(_, to, _) => Some(to),
        ExprKind::Unary(
            UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
            of,
        ) => Some(of),
        _ => None,
    }
}

fn variable(program: &Program, e: ExprId) -> Option<DeclId> {
    match program[e].kind {
        ExprKind::Name(decl) => Some(decl),
        _ => None,
    }
}

/// Whether an expression names an object or what a pointer points to.
fn is_lvalue(program: &Program, e: ExprId) -> bool {
    match program[e].kind {
        ExprKind::Name(decl) => matches!(
            program[decl].kind,
            DeclKind::Var { .. } | DeclKind::Param { .. }
        ),
        ExprKind::Unary(UnaryOp::Deref, _)
        | ExprKind::Index(..)
        | ExprKind::Member(..)
        | ExprKind::Arrow(..) => true,
        _ => false,
    }
}

/// All that may be evaluated when an expression is, itself first.
fn below(program: &Program, root: ExprId) -> Vec<ExprId> {
    let mut all = vec![root];
    let mut next = 0;
    while let Some(e) = all.get(next).copied() {
        next += 1;
        walk::operands(program, e, |operand| all.push(operand));
    }
    all
}

/// The access in an operand: to a variable, or to whatever a pointer points to; `change`: only side effects count.
fn access(program: &Program, operand: ExprId, of: Option<DeclId>, change: bool) -> Option<Other> {
    let all = below(program, operand);
    let changed = |e: &ExprId| object(program, *e);
    let mut changes = all.iter().copied().filter(|e| changed(e).is_some());
    if let Some(of) = of {
        let is_it = |e: &ExprId| changed(e).and_then(|to| variable(program, to)) == Some(of);
        let named = |e: &ExprId| !change && variable(program, *e) == Some(of);
        let found = changes.find(is_it);
        let expr = found.or_else(|| all.iter().copied().find(named))?;
        return Some(Other { expr, exact: true });
    }
    let (expr, exact) = match (changes.next(), changes.next()) {
        (Some(only), None) if change => (only, true),
        (None, _) if change || !all.iter().any(|&e| is_lvalue(program, e)) => return None,
        _ => (operand, false),
    };
    Some(Other { expr, exact })
}

/// The access that is not sequenced with the one that the expression `at` makes; `of`: to this variable. `join`: an
/// operand of this expression makes it; without that, one of what `at` assigns. `reads`: it may be a read, though `at`
/// is one.
pub fn other(
    program: &Program,
    at: ExprId,
    of: Option<DeclId>,
    join: Option<ExprId>,
    reads: bool,
) -> Option<Other> {
    let reads = join.is_some() && (reads || object(program, at).is_some());
    let of = of.or_else(|| variable(program, object(program, at).unwrap_or(at)));
    let mut operands = Vec::new();
    // What an assignment does itself is not sequenced with side effects of its operands (6.5.16p3).
    walk::operands(program, join.unwrap_or(at), |operand| {
        operands.push(operand)
    });
    let beside = |of: Option<DeclId>| {
        let others = operands
            .iter()
            .filter(|&&operand| join.is_none() || !below(program, operand).contains(&at));
        let mut found = others.filter_map(|&e| access(program, e, of, !reads));
        let first = found.next();
        // Of several operands, nobody knows which one it was.
        first.filter(|_| of.is_some() || found.next().is_none())
    };
    match of {
        Some(_) => beside(of).or_else(|| beside(None)),
        None => beside(None),
    }
}
