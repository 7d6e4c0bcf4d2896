//! Arrays and initialisers: dropped, shortened, and arrays replaced by one of their elements;
//! pointers replaced by what they point to.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::Node;
use cassay_lang::tree::*;
use rustc_hash::FxHashMap;

/// Level 0: without the initialiser. Then lists: to one item, to half, the last item, any item.
pub fn initialisers(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > 4 {
        return None;
    }
    let p = base.p;
    let mut items = Vec::new();
    if level == 0 {
        for (decl, _) in base.walk.decls() {
            if let DeclKind::Var {
                ty,
                storage,
                init: Some(init),
            } = p[decl].kind
            {
                let weight = match p[init] {
                    Init::Expr(_) => 1,
                    Init::List { count, .. } => count,
                };
                let init = None;
                let kind = DeclKind::Var { ty, storage, init };
                items.push(Item::new(Edit::SetDecl(decl, kind)).weighing(weight));
            }
        }
        return Some(items);
    }
    for (init, _) in base.walk.inits() {
        let Init::List { count, .. } = p[init] else {
            continue;
        };
        let count = count as usize;
        match level {
            1 if count > 1 => items.push(Item::new(Edit::CutInit(init, 1)).weighing(count as u32)),
            2 if count > 2 => items.push(Item::new(Edit::CutInit(init, count / 2))),
            3 if count > 1 => items.push(Item::new(Edit::CutInit(init, count - 1))),
            // Long ones are cut before they are picked at.
            4 if count > 1 && count <= 32 => {
                items.extend((0..count).map(|at| Item::new(Edit::DropInitItem(init, at))));
            }
            _ => {}
        }
    }
    Some(items)
}

/// Braces around a single initialiser: `{1}` is a number's, too. Comes late, because without braces
/// other passes do not see what belongs to what.
pub fn braces(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > 0 {
        return None;
    }
    let p = base.p;
    let lists = base.walk.inits().filter_map(|(init, _)| match p[init] {
        Init::List { first, count, .. } => match p.init_list(first, count) {
            [only] if only.designator_count == 0 => Some(Edit::PutInit(init, only.init)),
            _ => None,
        },
        Init::Expr(_) => None,
    });
    Some(lists.map(Item::new).collect())
}

/// Arrays to an element, pointers to their targets. Then lengths: 1, a quarter, half, one less.
pub fn items(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    match level {
        0 => Some(elements(base, true)),
        1 => Some(elements(base, false)),
        2 => Some(targets(base)),
        3..=6 => Some(lengths(base, level - 3)),
        _ => None,
    }
}

/// The array becomes the element that its first use names. `braces`: its initialiser has braces for
/// each element, or the element is a number; otherwise braces were left out, and it stays as it is.
fn elements(base: &Base<'_>, braces: bool) -> Vec<Item> {
    let p = base.p;
    let mut indexed: FxHashMap<DeclId, Vec<(ExprId, ExprId)>> = FxHashMap::default();
    for (e, _) in base.walk.exprs() {
        let array = match p[e].kind {
            ExprKind::Index(array, _) | ExprKind::Unary(UnaryOp::Deref, array) => array,
            _ => continue,
        };
        if let ExprKind::Name(decl) = p[array].kind {
            let decl = base.stands_for(decl);
            indexed.entry(decl).or_default().push((e, array));
        }
    }
    let mut items = Vec::new();
    for (decl, _) in base.walk.decls() {
        let DeclKind::Var { ty, storage, init } = p[decl].kind else {
            continue;
        };
        let TypeKind::Array { elem, .. } = p[ty].kind else {
            continue;
        };
        let kind = DeclKind::Var {
            ty: elem,
            storage,
            init,
        };
        let mut edits = vec![Edit::SetDecl(decl, kind)];
        let uses = indexed
            .get(&base.stands_for(decl))
            .map_or(&[][..], Vec::as_slice);
        edits.extend(uses.iter().map(|&(e, array)| Edit::PutExpr(e, array)));
        let at = uses.first().map_or(0, |&(e, _)| constant_index(p, e));
        if braces
            && let Some(init) = init
            && let Init::List { first, count, .. } = p[init]
        {
            let list = p.init_list(first, count);
            edits.extend(
                match list.get(at).filter(|item| item.designator_count == 0) {
                    Some(item) => Some(Edit::PutInit(init, item.init)),
                    // Beyond the list everything is 0.
                    None => (at >= list.len()).then_some(Edit::CutInit(init, 0)),
                },
            );
        }
        items.push(Item { edits, weight: 3 });
    }
    items
}

fn constant_index(p: &Program, e: ExprId) -> usize {
    match p[e].kind {
        ExprKind::Index(_, index) => match p[index].kind {
            ExprKind::Int(literal) => usize::try_from(literal.value).unwrap_or(0),
            _ => 0,
        },
        _ => 0,
    }
}

/// `*p`, `p[0]` and `p->m` where `p` starts as `&x`.
fn targets(base: &Base<'_>) -> Vec<Item> {
    let p = base.p;
    let mut starts: FxHashMap<DeclId, ExprId> = FxHashMap::default();
    for (decl, _) in base.walk.decls() {
        if let DeclKind::Var {
            init: Some(init), ..
        } = p[decl].kind
            && let Init::Expr(e) = p[init]
            && let ExprKind::Unary(UnaryOp::AddrOf, target) = p[e].kind
        {
            starts.insert(base.stands_for(decl), target);
        }
    }
    let target = |e: ExprId| match p[e].kind {
        ExprKind::Name(decl) => starts.get(&base.stands_for(decl)).copied(),
        _ => None,
    };
    let mut items = Vec::new();
    for (e, _) in base.walk.exprs() {
        let edit = match p[e].kind {
            ExprKind::Unary(UnaryOp::Deref, a) => target(a).map(|t| Edit::PutExpr(e, t)),
            ExprKind::Index(a, i) => match p[i].kind {
                ExprKind::Int(lit) if lit.value == 0 => target(a).map(|t| Edit::PutExpr(e, t)),
                _ => None,
            },
            ExprKind::Arrow(a, name) => {
                target(a).map(|t| Edit::SetExpr(e, ExprKind::Member(t, name)))
            }
            _ => None,
        };
        items.extend(edit.map(Item::new));
    }
    items
}

fn lengths(base: &Base<'_>, level: usize) -> Vec<Item> {
    let mut items = Vec::new();
    for (e, found) in base.walk.exprs() {
        let ExprKind::Int(literal) = base.p[e].kind else {
            continue;
        };
        let Some(Node::Type(_)) = base.walk.parent(found).map(|f| f.node) else {
            continue;
        };
        let n = literal.value;
        let shorter = match level {
            0 => 1,
            1 => n / 4,
            2 => n / 2,
            _ => n.saturating_sub(1),
        };
        if (1..n).contains(&shorter) {
            items.push(Item::new(Edit::SetInt(e, shorter.into())));
        }
    }
    items
}
