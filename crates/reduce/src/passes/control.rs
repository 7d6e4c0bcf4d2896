//! Control flow: an `if` becomes one of its branches, a loop its body once, an `if` or its body a few
//! times, a `switch` one of its arms, a block joins the block around it, labels that nothing jumps
//! to go. (Trip counts are cut where constants are.)

use crate::base::Base;
use crate::edit::{Edit, is_nothing};
use crate::engine::Item;
use crate::walk::Node;
use cassay_lang::tree::*;
use rustc_hash::FxHashSet;

const VARIANTS: usize = 8;

pub fn items(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level >= VARIANTS {
        return None;
    }
    let p = base.p;
    let targets: FxHashSet<LabelId> = targets(base);
    let mut items = Vec::new();
    for (found, &size) in base.walk.order.iter().zip(&base.sizes) {
        let Node::Stmt(s) = found.node else { continue };
        let parent = base.walk.parent(found).map(|parent| parent.node);
        let in_block = matches!(parent, Some(Node::Stmt(outer))
            if matches!(p[outer].kind, StmtKind::Block(_)));
        let edit = match (level, p[s].kind) {
            (0, StmtKind::If(_, yes, _)) => Some(Edit::PutStmt(s, yes)),
            (0, StmtKind::While(_, body) | StmtKind::Do(body, _)) => Some(Edit::PutStmt(s, body)),
            (0, StmtKind::For { .. }) => Some(Edit::Once(s)),
            (0, StmtKind::Switch(_, body)) => Some(Edit::PutStmt(s, body)),
            (0, StmtKind::Label(label, inner)) if !targets.contains(&label) => {
                Some(Edit::PutStmt(s, inner))
            }
            (1, StmtKind::If(_, _, Some(no))) => Some(Edit::PutStmt(s, no)),
            (1, StmtKind::For { body, .. }) => Some(Edit::PutStmt(s, body)),
            (1, StmtKind::Case(_, _, inner) | StmtKind::Default(inner)) => {
                Some(Edit::PutStmt(s, inner))
            }
            (1, StmtKind::Switch(_, body)) => only_arm(base, body).map(|arm| Edit::PutStmt(s, arm)),
            (2, StmtKind::If(cond, yes, _)) if is_nothing(p, yes) => {
                Some(Edit::SetStmt(s, StmtKind::Expr(cond)))
            }
            (2, StmtKind::If(cond, yes, Some(_))) => {
                Some(Edit::SetStmt(s, StmtKind::If(cond, yes, None)))
            }
            (2, StmtKind::Return(Some(e))) if in_block => {
                // Where the value is not needed.
                Some(Edit::SetStmt(s, StmtKind::Expr(e)))
            }
            (
                2,
                StmtKind::For {
                    init,
                    cond,
                    step,
                    body,
                },
            ) => for_part(init, cond, step, body).map(|kind| Edit::SetStmt(s, kind)),
            (3, StmtKind::Block(_)) if in_block => Some(Edit::Flatten(s)),
            (4, StmtKind::Block(list)) if list.len() == 1 && found.depth > 0 && !in_block => {
                Some(Edit::PutStmt(s, p.item(list, 0)))
            }
            (
                5,
                StmtKind::While(cond, body)
                | StmtKind::For {
                    cond: Some(cond),
                    body,
                    ..
                },
            ) => Some(Edit::SetStmt(s, StmtKind::If(cond, body, None))),
            (6 | 7, StmtKind::While(..) | StmtKind::Do(..) | StmtKind::For { .. }) => {
                Some(Edit::Unroll(s, level - 4))
            }
            _ => None,
        };
        items.extend(edit.map(|edit| Item::new(edit).weighing(size)));
    }
    Some(items)
}

/// A `for` without its step, or without its first part.
fn for_part(
    init: ForInit,
    cond: Option<ExprId>,
    step: Option<ExprId>,
    body: StmtId,
) -> Option<StmtKind> {
    let cut = |init, step| StmtKind::For {
        init,
        cond,
        step,
        body,
    };
    match (init, step) {
        (_, Some(_)) => Some(cut(init, None)),
        (ForInit::None, None) => None,
        (_, None) => Some(cut(ForInit::None, None)),
    }
}

/// The statement behind the first label of a `switch`.
fn only_arm(base: &Base<'_>, body: StmtId) -> Option<StmtId> {
    let StmtKind::Block(list) = base.p[body].kind else {
        return None;
    };
    base.p.items(list).find_map(|s| match base.p[s].kind {
        StmtKind::Case(_, _, inner) | StmtKind::Default(inner) => Some(inner),
        _ => None,
    })
}

fn targets(base: &Base<'_>) -> FxHashSet<LabelId> {
    let p = base.p;
    let jumps = base.walk.stmts().filter_map(|(s, _)| match p[s].kind {
        StmtKind::Goto(label) => Some(label),
        _ => None,
    });
    let addresses = base.walk.exprs().filter_map(|(e, _)| match p[e].kind {
        ExprKind::LabelAddr(label) => Some(label),
        _ => None,
    });
    jumps.chain(addresses).collect()
}
