//! Expressions: to a constant, or to one of their operands.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::{Found, Node};
use cassay_lang::tree::*;

/// From the outermost to the innermost, each to 0.
pub fn to_zero(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    let mut items = Vec::new();
    let mut deeper = false;
    for (found, &size) in base.walk.order.iter().zip(&base.sizes) {
        let Node::Expr(e) = found.node else { continue };
        deeper |= found.depth as usize > level;
        if found.depth as usize == level && !is_zero(base.p, e) && may_be_constant(base, e, found) {
            items.push(Item::new(Edit::SetInt(e, 0)).weighing(size));
        }
    }
    (deeper || !items.is_empty()).then_some(items)
}

/// What cannot be 0, to the value that it always had, to 1, to -1: all depths together, because only
/// those with a good reason are left.
pub fn to_value(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    let fixed = *[None, Some(1), Some(-1)].get(level)?;
    let mut exprs: Vec<(ExprId, u32)> = Vec::new();
    for (found, &size) in base.walk.order.iter().zip(&base.sizes) {
        let Node::Expr(e) = found.node else { continue };
        if !is_literal(base.p, e) && may_be_constant(base, e, found) {
            exprs.push((e, size));
        }
    }
    let values = match fixed {
        Some(value) => vec![Some(value); exprs.len()],
        None => {
            let all: Vec<ExprId> = exprs.iter().map(|(e, _)| *e).collect();
            base.observed(&all).unwrap_or_default()
        }
    };
    let range = i128::from(i64::MIN)..=i128::from(u64::MAX);
    let items = exprs.iter().zip(values).filter_map(|(&(e, size), value)| {
        let value = value.filter(|value| range.contains(value))?;
        Some(Item::new(Edit::SetInt(e, value)).weighing(size))
    });
    Some(items.collect())
}

/// A constant, perhaps with a sign.
fn is_literal(p: &Program, e: ExprId) -> bool {
    match p[e].kind {
        ExprKind::Int(_) | ExprKind::Char(_) | ExprKind::Float(_) => true,
        ExprKind::Unary(UnaryOp::Neg, inner) => matches!(p[inner].kind, ExprKind::Int(_)),
        _ => false,
    }
}

fn is_zero(p: &Program, e: ExprId) -> bool {
    matches!(p[e].kind, ExprKind::Int(lit) if lit.value == 0 && !lit.unsigned && lit.size == IntSuffix::None)
}

/// Whether a constant in its place could be C at all.
fn may_be_constant(base: &Base<'_>, e: ExprId, found: &Found) -> bool {
    let Some(parent) = base.walk.parent(found) else {
        return false;
    };
    let fits = match parent.node {
        Node::Expr(outer) => match base.p[outer].kind {
            ExprKind::Assign(_, place, _) => place != e,
            ExprKind::Unary(op, _) => !matches!(
                op,
                UnaryOp::AddrOf
                    | UnaryOp::Deref
                    | UnaryOp::PreInc
                    | UnaryOp::PreDec
                    | UnaryOp::PostInc
                    | UnaryOp::PostDec
            ),
            ExprKind::Call(f, _) => f != e,
            ExprKind::Index(array, _) => array != e,
            ExprKind::Member(..) | ExprKind::Arrow(..) => false,
            _ => true,
        },
        // A statement that computes a constant is better dropped.
        Node::Stmt(s) => !matches!(base.p[s].kind, StmtKind::Expr(_) | StmtKind::Case(..)),
        // Lengths, widths, alignments, enumerators: other passes.
        Node::Type(_) | Node::Field(_) => false,
        Node::Decl(_) | Node::Init(_) => true,
    };
    fits && !matches!(base.p[e].kind, ExprKind::Str(_)) && base.may_be_zero(e)
}

/// Level by level the first, second and third operand, and what is simpler but no operand.
pub fn to_operand(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > 3 {
        return None;
    }
    let p = base.p;
    let mut items = Vec::new();
    for (found, &size) in base.walk.order.iter().zip(&base.sizes) {
        let Node::Expr(e) = found.node else { continue };
        let edit = if level == 3 {
            simpler(p, e)
        } else {
            operand(p, e, level).map(|operand| Edit::PutExpr(e, operand))
        };
        items.extend(edit.map(|edit| Item::new(edit).weighing(size)));
    }
    Some(items)
}

fn operand(p: &Program, e: ExprId, which: usize) -> Option<ExprId> {
    let of = |operands: &[ExprId]| operands.get(which).copied();
    match p[e].kind {
        ExprKind::Unary(op, a) => match op {
            // The operand's type is another one.
            UnaryOp::Deref | UnaryOp::AddrOf => None,
            _ => of(&[a]),
        },
        ExprKind::Binary(_, a, b) => of(&[a, b]),
        ExprKind::Assign(_, a, b) => of(&[b, a]),
        ExprKind::Comma(a, b) => of(&[b, a]),
        ExprKind::Cond(c, yes, no) => match yes {
            Some(yes) => of(&[yes, no, c]),
            None => of(&[c, no]),
        },
        ExprKind::Cast(_, a) => of(&[a]),
        ExprKind::Call(_, args) | ExprKind::Builtin(_, args) => {
            (which < args.len()).then(|| p.item(args, which))
        }
        ExprKind::Choose(a, b, c) => of(&[b, c, a]),
        ExprKind::StmtExpr(s) => match p[s].kind {
            StmtKind::Block(list) if list.len() == 1 && which == 0 => {
                match p[p.item(list, 0)].kind {
                    StmtKind::Expr(inner) => Some(inner),
                    _ => None,
                }
            }
            _ => None,
        },
        ExprKind::Index(array, i) => of(&[i, array]),
        // `*p` of a pointer: another pass.
        _ => None,
    }
}

/// The same with a simpler operator.
fn simpler(p: &Program, e: ExprId) -> Option<Edit> {
    match p[e].kind {
        ExprKind::Assign(Some(_), place, value) => {
            Some(Edit::SetExpr(e, ExprKind::Assign(None, place, value)))
        }
        ExprKind::Unary(UnaryOp::Deref, a) => match p[a].kind {
            ExprKind::Unary(UnaryOp::AddrOf, inner) => Some(Edit::PutExpr(e, inner)),
            _ => None,
        },
        ExprKind::Unary(UnaryOp::AddrOf, a) => match p[a].kind {
            // The first element's address is the array.
            ExprKind::Index(array, _) => Some(Edit::PutExpr(e, array)),
            _ => None,
        },
        ExprKind::Arrow(a, name) => match p[a].kind {
            ExprKind::Unary(UnaryOp::AddrOf, inner) => {
                Some(Edit::SetExpr(e, ExprKind::Member(inner, name)))
            }
            _ => None,
        },
        ExprKind::Index(a, i) => match (p[a].kind, p[i].kind) {
            (ExprKind::Unary(UnaryOp::AddrOf, inner), ExprKind::Int(lit)) if lit.value == 0 => {
                Some(Edit::PutExpr(e, inner))
            }
            _ => None,
        },
        _ => None,
    }
}
