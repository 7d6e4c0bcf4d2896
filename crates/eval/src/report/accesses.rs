//! The other one of two accesses that are not sequenced, for people: the machine knows that there was one, and where
//! the second one is. The first is looked for in the tree, among what is evaluated beside the second.
//!
//! A variable is found by its name. What was accessed through a pointer cannot be seen in the text: then the operand
//! that did it is named, or the only side effect in it.

use cassay_lang::tree::{BinaryOp, DeclId, ExprId, ExprKind, Id, Program, UnaryOp};
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

/// Whether the operands of an expression are evaluated one after the other.
fn is_sequenced(kind: ExprKind) -> bool {
    match kind {
        ExprKind::Binary(op, ..) => matches!(op, BinaryOp::LogAnd | BinaryOp::LogOr),
        ExprKind::Cond(..) | ExprKind::Comma(..) | ExprKind::Choose(..) => true,
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

/// The access in an operand: to a variable, or to whatever a pointer points to.
fn access(program: &Program, operand: ExprId, of: Option<DeclId>) -> Option<Other> {
    let all = below(program, operand);
    let changes = all
        .iter()
        .copied()
        .filter(|e| object(program, *e).is_some());
    if let Some(of) = of {
        let is_it =
            |e: &ExprId| object(program, *e).and_then(|to| variable(program, to)) == Some(of);
        let named = all
            .iter()
            .copied()
            .find(|e| variable(program, *e) == Some(of));
        let expr = changes.clone().find(is_it).or(named)?;
        return Some(Other { expr, exact: true });
    }
    let mut changes = changes;
    let expr = match (changes.next(), changes.next()) {
        (Some(only), None) => only,
        _ => operand,
    };
    Some(Other { expr, exact: false })
}

/// The access that is not sequenced with the one that the expression `at` makes; `of`: to this variable.
pub fn other(program: &Program, at: ExprId, of: Option<DeclId>) -> Option<Other> {
    let of = of.or_else(|| variable(program, object(program, at).unwrap_or(at)));
    let mut parents = vec![None; program.exprs.len()];
    for index in 0..program.exprs.len() {
        let parent = ExprId::from_index(index);
        walk::operands(program, parent, |child| {
            if let Some(slot) = parents.get_mut(child.index()) {
                *slot = Some(parent);
            }
        });
    }
    let beside = |of: Option<DeclId>| {
        // What an assignment does itself is not sequenced with side effects of its operands (6.5.16p3).
        if let ExprKind::Assign(_, _, value) = program[at].kind {
            let changes = below(program, value);
            let mut changes = changes.into_iter().filter(|e| {
                let changed = object(program, *e);
                changed.is_some_and(|to| of.is_none() || variable(program, to) == of)
            });
            if let Some(expr) = changes.next() {
                let exact = of.is_some() || changes.next().is_none();
                return Some(Other { expr, exact });
            }
        }
        let mut node = at;
        while let Some(parent) = parents.get(node.index()).copied().flatten() {
            let mut found = None;
            if !is_sequenced(program[parent].kind) {
                walk::operands(program, parent, |operand| {
                    if operand != node && found.is_none() {
                        found = access(program, operand, of);
                    }
                });
            }
            if found.is_some() {
                return found;
            }
            node = parent;
        }
        None
    };
    match of {
        Some(_) => beside(of).or_else(|| beside(None)),
        None => beside(None),
    }
}
