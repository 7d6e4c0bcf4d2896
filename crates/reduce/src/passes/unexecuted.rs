//! Code that never runs, as one candidate. A compiler's bug may need it all the same, so the pieces
//! are tried only coarsely; what is left is for the other passes.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::Node;
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
        let outermost = base
            .walk
            .parent(found)
            .is_none_or(|parent| runs(parent.node));
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
