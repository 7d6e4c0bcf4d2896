//! Code that never runs, as one candidate. A compiler's bug may need it all the same, so the pieces
//! are tried only coarsely; what is left is for the other passes.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::{Found, Node};
use cassay_lang::tree::{Id, StmtKind};

pub fn items(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > 0 {
        return None;
    }
    let executed = base.executed()?;
    let runs = |node: Node| match node {
        Node::Stmt(s) => executed.get(s.index()).copied().unwrap_or(true),
        _ => true,
    };
    let mut items = Vec::new();
    for (found, &size) in base.walk.order.iter().zip(&base.sizes) {
        let Node::Stmt(s) = found.node else { continue };
        let parent = base.walk.parent(found);
        // A function keeps its body, though nothing may be left in it.
        let is_body =
            |parent: Option<&Found>| matches!(parent, Some(p) if matches!(p.node, Node::Decl(_)));
        if is_body(parent) {
            continue;
        }
        let outermost =
            parent.is_none_or(|parent| runs(parent.node) || is_body(base.walk.parent(parent)));
        // Declarations do not run; labels may be jumped to from what stays.
        let plain = !matches!(
            base.p[s].kind,
            StmtKind::Decl(_) | StmtKind::Null | StmtKind::Block(_)
        );
        let block = matches!(base.p[s].kind, StmtKind::Block(list) if !list.is_empty());
        if !runs(found.node) && outermost && (plain || block) {
            items.push(Item::new(Edit::DropStmt(s)).weighing(size));
        }
    }
    Some(items)
}
