//! Statements, from the outermost to the innermost. `main` comes first and alone: what it calls and
//! what it shows decides about everything else, so of many observables only one wrong one stays.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::{Found, Node};
use cassay_lang::tree::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// The statements of `main`, one level after the other. A call weighs as much as what it calls, and
/// takes it along where nothing else names it: compiling it again and again is what costs.
pub fn main(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    let in_main = |found: &Found| found.function.is_some_and(|f| base.is_main(f));
    let functions = base.functions().into_iter();
    let mut unmet: FxHashMap<DeclId, u32> = functions
        .map(|(decl, _, size)| (base.stands_for(decl), size))
        .collect();
    let mut uses: FxHashMap<DeclId, usize> = FxHashMap::default();
    for (_, decl, _) in base.names() {
        *uses.entry(decl).or_default() += 1;
    }
    let mut called: FxHashMap<StmtId, Vec<(DeclId, u32)>> = FxHashMap::default();
    for (_, decl, found) in base.names() {
        if !in_main(found) {
            continue;
        }
        // The first call counts for all.
        let Some(size) = unmet.remove(&decl) else {
            continue;
        };
        let mut around = Some(found);
        while let Some(found) = around {
            if let Node::Stmt(s) = found.node {
                called.entry(s).or_default().push((decl, size));
            }
            around = base.walk.parent(found);
        }
    }
    let mut items = at_depth(base, level, in_main)?;
    for item in &mut items {
        let Some(Edit::DropStmt(s)) = item.edits.first() else {
            continue;
        };
        for &(function, size) in called.get(s).into_iter().flatten() {
            item.weight = item.weight.saturating_add(size);
            if uses.get(&function) == Some(&1) {
                let all = base.declarations(function).map(Edit::DropDecl);
                item.edits.extend(all);
            }
        }
    }
    Some(items)
}

/// The statements of all functions, one level after the other.
pub fn items(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    at_depth(base, level, |_| true)
}

fn at_depth(base: &Base<'_>, level: usize, wanted: impl Fn(&Found) -> bool) -> Option<Vec<Item>> {
    // Depth 0 is a function's body.
    let depth = level as u32 + 1;
    let used: FxHashSet<DeclId> = base.names().map(|(_, decl, _)| decl).collect();
    let mut items = Vec::new();
    let mut deeper = false;
    for (found, &size) in base.walk.order.iter().zip(&base.sizes) {
        let Node::Stmt(s) = found.node else { continue };
        if !wanted(found) {
            continue;
        }
        deeper |= found.depth > depth;
        if found.depth != depth {
            continue;
        }
        match base.p[s].kind {
            StmtKind::Null => {}
            // What uses it would be left without it.
            StmtKind::Decl(decl) if used.contains(&decl) => {}
            _ => items.push(Item::new(Edit::DropStmt(s)).weighing(size)),
        }
    }
    (!items.is_empty() || deeper).then_some(items)
}
