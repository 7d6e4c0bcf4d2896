//! Functions with a single call, put where they are called: as an expression where they only return
//! one, else as a block.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::Node;
use cassay_lang::tree::*;
use rustc_hash::FxHashMap;

pub fn items(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > 1 {
        return None;
    }
    let mut uses: FxHashMap<DeclId, Vec<ExprId>> = FxHashMap::default();
    for (e, decl, _) in base.names() {
        uses.entry(decl).or_default().push(e);
    }
    let mut items = Vec::new();
    for (at, found) in base.walk.order.iter().enumerate() {
        let Node::Expr(call) = found.node else {
            continue;
        };
        let ExprKind::Call(f, args) = base.p[call].kind else {
            continue;
        };
        let ExprKind::Name(named) = base.p[f].kind else {
            continue;
        };
        let of = base.stands_for(named);
        if uses.get(&of).map(Vec::len) != Some(1) {
            continue;
        }
        let definition = base.declarations(of).find_map(|d| match base.p[d].kind {
            DeclKind::Function {
                params,
                body: Some(body),
                ..
            } => Some((d, params, body)),
            _ => None,
        });
        let Some((function, params, body)) = definition.filter(|(d, ..)| !base.is_main(*d)) else {
            continue;
        };
        if params.len() != args.len() {
            continue;
        }
        let mut edits = if level == 0 {
            as_expression(base, call, args, params, body, &uses)
        } else {
            statement_of(base, at).map(|stmt| {
                vec![Edit::Inline {
                    stmt,
                    call,
                    function,
                }]
            })
        }
        .unwrap_or_default();
        if !edits.is_empty() {
            edits.extend(base.declarations(of).map(Edit::DropDecl));
            items.push(Item { edits, weight: 4 });
        }
    }
    Some(items)
}

/// `f(a)` with `T f(T x) { return x + 1; }` becomes `a + 1`.
fn as_expression(
    base: &Base<'_>,
    call: ExprId,
    args: List<ExprId>,
    params: List<DeclId>,
    body: StmtId,
    uses: &FxHashMap<DeclId, Vec<ExprId>>,
) -> Option<Vec<Edit>> {
    let StmtKind::Block(list) = base.p[body].kind else {
        return None;
    };
    if list.len() != 1 {
        return None;
    }
    let (StmtKind::Return(Some(value)) | StmtKind::Expr(value)) = base.p[base.p.item(list, 0)].kind
    else {
        return None;
    };
    let mut edits = vec![Edit::PutExpr(call, value)];
    for (param, arg) in base.p.items(params).zip(base.p.items(args)) {
        for &e in uses.get(&param).into_iter().flatten() {
            edits.push(Edit::PutExpr(e, arg));
        }
    }
    // Edits of one item are made last first, too.
    Some(edits)
}

/// The statement whose expression, or assigned value, or returned value, a call is.
fn statement_of(base: &Base<'_>, at: usize) -> Option<StmtId> {
    let call = base.walk.order.get(at)?;
    let parent = base.walk.parent(call)?;
    match parent.node {
        Node::Stmt(s) => {
            matches!(base.p[s].kind, StmtKind::Expr(_) | StmtKind::Return(_)).then_some(s)
        }
        Node::Expr(e) => {
            let around = base.walk.parent(parent)?;
            match (base.p[e].kind, around.node) {
                (ExprKind::Assign(..), Node::Stmt(s)) => {
                    matches!(base.p[s].kind, StmtKind::Expr(_)).then_some(s)
                }
                _ => None,
            }
        }
        _ => None,
    }
}
