//! Structures that are named once: their members go where the name stood, as a person would write
//! `struct { int x; } a;`.

use crate::walk::{Found, Node, Walk};
use cassay_lang::tree::*;
use rustc_hash::FxHashMap;

/// The program with each structure and union where its only variable or member is declared; `None` if there
/// is no such one.
pub fn untag(p: &Program) -> Option<Program> {
    // The types of two units are the same by their tags.
    let [unit] = &p.units[..] else { return None };
    let walk = Walk::new(p);
    let mut uses: FxHashMap<RecordId, Vec<&Found>> = FxHashMap::default();
    for found in &walk.order {
        if let Node::Type(ty) = found.node
            && let TypeKind::Record(record) = p[ty].kind
        {
            uses.entry(record).or_default().push(found);
        }
    }
    let is_once = |record: RecordId| match uses.get(&record).map(Vec::as_slice) {
        Some([only]) => may_define(p, &walk, only),
        _ => false,
    };
    let mut q = p.clone();
    let mut items = Vec::new();
    for &item in &unit.items {
        match p[item].kind {
            DeclKind::Record {
                record,
                define: true,
            } if is_once(record) && p.attributes(p[record].attrs).pack.is_none() => {
                q[record].tag = None;
            }
            _ => items.push(item),
        }
    }
    let shorter = items.len() < unit.items.len();
    // A declaration before the definition would be of another structure.
    let is_forward = |item: &DeclId| matches!(p[*item].kind, DeclKind::Record { record, define: false } if q[record].tag.is_none());
    items.retain(|item| !is_forward(item));
    q.units.first_mut()?.items = items;
    shorter.then_some(q)
}

/// Whether a type is that of a variable or a member.
fn may_define(p: &Program, walk: &Walk, found: &Found) -> bool {
    let mut at = walk.parent(found);
    while let Some(outer) = at {
        match outer.node {
            Node::Type(ty) => match p[ty].kind {
                TypeKind::Pointer(_) | TypeKind::Array { .. } => at = walk.parent(outer),
                _ => return false,
            },
            Node::Decl(decl) => return matches!(p[decl].kind, DeclKind::Var { .. }),
            Node::Field(_) => return true,
            _ => return false,
        }
    }
    false
}
