//! What nothing needs: functions, variables, types and library declarations that `main` does not
//! lead to. Nearly always all of it can go as one candidate.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::{Node, children};
use cassay_lang::tree::*;
use rustc_hash::{FxHashMap, FxHashSet};

pub fn items(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > 0 {
        return None;
    }
    let all = declarations(base).into_iter();
    Some(
        all.map(|(decl, size)| Item::new(Edit::DropDecl(decl)).weighing(size))
            .collect(),
    )
}

/// Leaves out all of it.
pub fn unneeded(base: &Base<'_>) -> Vec<Edit> {
    let all = declarations(base).into_iter();
    all.map(|(decl, _)| Edit::DropDecl(decl)).collect()
}

/// What nothing needs, each with its size.
fn declarations(base: &Base<'_>) -> Vec<(DeclId, u32)> {
    let needed = Needed::new(base).all();
    let p = base.p;
    let mut found_all = Vec::new();
    for (found, &size) in base.walk.order.iter().zip(&base.sizes) {
        let Node::Decl(decl) = found.node else {
            continue;
        };
        let droppable = match p[decl].kind {
            DeclKind::Param { .. } | DeclKind::EnumConst { .. } => false,
            DeclKind::StaticAssert { .. } => true,
            _ => !needed.contains(&base.stands_for(decl)),
        };
        // What is inside something that goes is gone with it.
        let inside = found
            .function
            .is_some_and(|f| !needed.contains(&base.stands_for(f)));
        if droppable && !(inside && found.parent.is_some()) {
            found_all.push((decl, size));
        }
    }
    found_all
}

struct Needed<'b, 'a> {
    base: &'b Base<'a>,
    records: FxHashMap<RecordId, Vec<DeclId>>,
    enums: FxHashMap<EnumId, Vec<DeclId>>,
    needed: FxHashSet<DeclId>,
    work: Vec<Node>,
}

impl<'b, 'a> Needed<'b, 'a> {
    fn new(base: &'b Base<'a>) -> Self {
        let mut records: FxHashMap<RecordId, Vec<DeclId>> = FxHashMap::default();
        let mut enums: FxHashMap<EnumId, Vec<DeclId>> = FxHashMap::default();
        for (decl, _) in base.walk.decls() {
            match base.p[decl].kind {
                DeclKind::Record { record, .. } => records.entry(record).or_default().push(decl),
                DeclKind::Enum { of, .. } => enums.entry(of).or_default().push(decl),
                _ => {}
            }
        }
        Needed {
            base,
            records,
            enums,
            needed: FxHashSet::default(),
            work: Vec::new(),
        }
    }

    fn all(mut self) -> FxHashSet<DeclId> {
        let p = self.base.p;
        for &item in p.units.iter().flat_map(|unit| &unit.items) {
            let attrs = p.attributes(p[item].attrs);
            if self.base.is_main(item) || attrs.constructor.is_some() || attrs.destructor.is_some()
            {
                self.need(item);
            }
        }
        let mut met: FxHashSet<Node> = FxHashSet::default();
        while let Some(node) = self.work.pop() {
            if !met.insert(node) {
                continue;
            }
            self.names(node);
            // A local declaration is needed only if something names it; what it holds is then
            // looked at. A static assertion needs nothing.
            let local = matches!(node, Node::Stmt(_));
            children(p, node, |child| {
                if !(local && matches!(child, Node::Decl(_))) {
                    self.work.push(child);
                }
            });
        }
        self.needed
    }

    fn need(&mut self, decl: DeclId) {
        let base = self.base;
        let of = base.stands_for(decl);
        if self.needed.insert(of) {
            self.work.push(Node::Decl(of));
            self.work.extend(base.declarations(of).map(Node::Decl));
            if let DeclKind::EnumConst { of, .. } = base.p[decl].kind {
                self.need_enum(of);
            }
        }
    }

    fn need_enum(&mut self, of: EnumId) {
        for decl in self.enums.get(&of).cloned().unwrap_or_default() {
            self.need(decl);
        }
    }

    fn names(&mut self, node: Node) {
        let p = self.base.p;
        match node {
            Node::Expr(e) => {
                if let ExprKind::Name(decl) = p[e].kind {
                    self.need(decl);
                }
            }
            Node::Type(ty) => match p[ty].kind {
                TypeKind::Record(record) => {
                    for decl in self.records.get(&record).cloned().unwrap_or_default() {
                        self.need(decl);
                    }
                }
                TypeKind::Enum(of) => self.need_enum(of),
                TypeKind::Typedef(decl) => self.need(decl),
                _ => {}
            },
            _ => {}
        }
    }
}
