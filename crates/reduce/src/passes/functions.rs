//! Functions: dropped with all their calls, emptied, relieved of parameters, or merged into `main`.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::Node;
use cassay_lang::tree::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// The calls of each function by name, in order of the text.
fn calls(base: &Base<'_>) -> FxHashMap<DeclId, Vec<ExprId>> {
    let mut calls: FxHashMap<DeclId, Vec<ExprId>> = FxHashMap::default();
    for (e, _) in base.walk.exprs() {
        if let ExprKind::Call(f, _) = base.p[e].kind
            && let ExprKind::Name(decl) = base.p[f].kind
        {
            calls.entry(base.stands_for(decl)).or_default().push(e);
        }
    }
    calls
}

/// The statement that is nothing but this expression.
fn whole_statements(base: &Base<'_>) -> FxHashMap<ExprId, StmtId> {
    base.walk
        .stmts()
        .filter_map(|(s, _)| match base.p[s].kind {
            StmtKind::Expr(e) => Some((e, s)),
            _ => None,
        })
        .collect()
}

/// A function and all its calls; where a call's value is used, 0 stands for it.
pub fn drop(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > 0 {
        return None;
    }
    let calls = calls(base);
    let statements = whole_statements(base);
    let mut names: FxHashMap<DeclId, usize> = FxHashMap::default();
    for (_, decl, _) in base.names() {
        *names.entry(decl).or_default() += 1;
    }
    let mut items = Vec::new();
    'functions: for (decl, _, size) in base.functions() {
        let of = base.stands_for(decl);
        let calls = calls.get(&of).map(Vec::as_slice).unwrap_or_default();
        // What cannot go by itself would spoil all sets that it is in.
        if names.get(&of).copied().unwrap_or(0) != calls.len() {
            continue;
        }
        let mut edits = Vec::new();
        for &call in calls {
            edits.push(match statements.get(&call) {
                Some(&s) => Edit::DropStmt(s),
                None if base.may_be_zero(call) => Edit::SetInt(call, 0),
                None => continue 'functions,
            });
        }
        edits.extend(base.declarations(of).map(Edit::DropDecl));
        items.push(Item {
            edits,
            weight: size,
        });
    }
    Some(items)
}

/// What nobody calls, as a part of `main`: some compilers break on code that need not run.
pub fn merge(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > 0 {
        return None;
    }
    let bodies = base.walk.order.iter().filter_map(|found| match found.node {
        Node::Decl(decl) if base.is_main(decl) => match base.p[decl].kind {
            DeclKind::Function { body, .. } => body,
            _ => None,
        },
        _ => None,
    });
    let Some(into) = bodies.last() else {
        return Some(Vec::new());
    };
    let named: FxHashSet<DeclId> = base.names().map(|(_, decl, _)| decl).collect();
    let items = base
        .functions()
        .into_iter()
        .filter_map(|(function, _, size)| {
            let takes_nothing = matches!(base.p[function].kind, DeclKind::Function { params, .. }
            if params.is_empty());
            let is_free = takes_nothing && !named.contains(&base.stands_for(function));
            is_free.then(|| Item::new(Edit::Merge { function, into }).weighing(size))
        });
    Some(items.collect())
}

/// Bodies become `return 0;`, or nothing at all.
pub fn empty(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > 0 {
        return None;
    }
    let mut items = Vec::new();
    for (_, body, size) in base.functions() {
        let StmtKind::Block(list) = base.p[body].kind else {
            continue;
        };
        let all: Vec<StmtId> = base.p.items(list).collect();
        // The last statement stays where it is a return: its value is simplified by other passes.
        let (last, rest) = match all.split_last() {
            Some((last, rest)) if matches!(base.p[*last].kind, StmtKind::Return(Some(_))) => {
                (Some(*last), rest)
            }
            _ => (None, all.as_slice()),
        };
        let mut edits: Vec<Edit> = rest.iter().map(|s| Edit::DropStmt(*s)).collect();
        if let Some(last) = last
            && let StmtKind::Return(Some(e)) = base.p[last].kind
            && base.may_be_zero(e)
        {
            edits.push(Edit::SetInt(e, 0));
        }
        if !edits.is_empty() {
            items.push(Item {
                edits,
                weight: size,
            });
        }
    }
    Some(items)
}

/// Level 0: parameters that nothing uses, with their arguments. Level 1: the others, which become
/// local variables.
pub fn parameters(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > 1 {
        return None;
    }
    let calls = calls(base);
    let mut uses: FxHashMap<DeclId, u32> = FxHashMap::default();
    for (_, decl, _) in base.names() {
        *uses.entry(decl).or_default() += 1;
    }
    let mut items = Vec::new();
    if level == 0 {
        // `main` has two parameters or none (5.1.2.2.1p1).
        for (decl, _) in base.walk.decls().filter(|(decl, _)| base.is_main(*decl)) {
            if matches!(base.p[decl].kind, DeclKind::Function { params, .. } if params.len() == 2) {
                let edits = vec![Edit::DropParam(decl, 0), Edit::DropParam(decl, 1)];
                items.push(Item { edits, weight: 2 });
            }
        }
    }
    for (decl, _, _) in base.functions() {
        let of = base.stands_for(decl);
        let DeclKind::Function { params, .. } = base.p[decl].kind else {
            continue;
        };
        for (at, param) in base.p.items(params).enumerate() {
            let used = uses.contains_key(&param);
            if used != (level == 1) {
                continue;
            }
            let mut edits: Vec<Edit> = Vec::new();
            for &call in calls.get(&of).into_iter().flatten() {
                edits.push(Edit::DropArg(call, at));
            }
            for declaration in base.declarations(of) {
                edits.push(if used && declaration == decl {
                    Edit::ParamToLocal(declaration, at)
                } else {
                    Edit::DropParam(declaration, at)
                });
            }
            items.push(Item { edits, weight: 1 });
        }
    }
    // Function types elsewhere (pointers to functions) keep their parameters: then the gate refuses,
    // and the function stays as it is.
    Some(items)
}
