//! Declarations: variables replaced by what they start as or are set to, declarations that say
//! nothing new, storage classes, attributes.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use cassay_lang::tree::*;
use rustc_hash::FxHashMap;

const LEVELS: usize = 6;

pub fn items(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level >= LEVELS {
        return None;
    }
    let p = base.p;
    let mut uses: FxHashMap<DeclId, Vec<ExprId>> = FxHashMap::default();
    if matches!(level, 0 | 3 | 5) {
        for (e, decl, _) in base.names() {
            uses.entry(decl).or_default().push(e);
        }
    }
    if level == 4 {
        return Some(repeated(base));
    }
    if level == 5 {
        return Some(forwarded(base, &uses));
    }
    let mut items = Vec::new();
    for (decl, found) in base.walk.decls() {
        if base.in_library(found) || base.is_library(decl) {
            continue;
        }
        let used = || uses.get(&base.stands_for(decl)).into_iter().flatten();
        match (level, p[decl].kind) {
            // Its value everywhere it is used; the gate knows if it changes.
            (
                0,
                DeclKind::Var {
                    init: Some(init), ..
                },
            ) => {
                if let Init::Expr(value) = p[init] {
                    let mut edits = vec![Edit::DropDecl(decl)];
                    edits.extend(used().map(|e| Edit::PutExpr(*e, value)));
                    items.push(Item { edits, weight: 4 });
                }
            }
            (1, now) => {
                let plain = plain(now);
                items.extend(plain.map(|kind| Item::new(Edit::SetDecl(decl, kind))));
            }
            (2, _) if p[decl].attrs.is_some() => items.push(Item::new(Edit::DropAttrs(decl))),
            (2, DeclKind::Record { record, .. }) if p[record].attrs.is_some() => {
                items.push(Item::new(Edit::DropRecordAttrs(record)));
            }
            // An enumerator is a number; all of an enumeration's are tried at once.
            (3, DeclKind::EnumConst { of, .. }) => {
                let at = p[of]
                    .constants
                    .map_or(0, |list| p.items(list).position(|c| c == decl).unwrap_or(0));
                let mut edits = vec![Edit::DropConstant(of, decl)];
                edits.extend(used().map(|e| Edit::SetInt(*e, at as i128)));
                items.push(Item { edits, weight: 2 });
            }
            _ => {}
        }
    }
    Some(items)
}

/// The same without storage classes and function specifiers, if it has any.
fn plain(mut kind: DeclKind) -> Option<DeclKind> {
    let has_any = match &mut kind {
        DeclKind::Var { storage, .. } => std::mem::replace(storage, Storage::None) != Storage::None,
        DeclKind::Function {
            storage,
            inline,
            noreturn,
            ..
        } => {
            let had = !matches!(storage, Storage::None | Storage::Builtin) || *inline || *noreturn;
            (*storage, *inline, *noreturn) = (Storage::None, false, false);
            had
        }
        DeclKind::Param { register, .. } => std::mem::take(register),
        _ => false,
    };
    has_any.then_some(kind)
}

/// Declarations of what is declared elsewhere, too; and then all of them but the last in the place
/// of the first, so that a definition comes before its use.
fn repeated(base: &Base<'_>) -> Vec<Item> {
    let all = base.p.units.iter().flat_map(|unit| &unit.items);
    all.filter(|item| base.declarations(**item).nth(1).is_some())
        .map(|item| Item::new(Edit::DropDecl(*item)))
        .collect()
}

/// `x = e; … x …` with no other use of `x`: `… e …`.
fn forwarded(base: &Base<'_>, uses: &FxHashMap<DeclId, Vec<ExprId>>) -> Vec<Item> {
    let p = base.p;
    let mut items = Vec::new();
    for (s, _) in base.walk.stmts() {
        let StmtKind::Expr(e) = p[s].kind else {
            continue;
        };
        let ExprKind::Assign(None, place, value) = p[e].kind else {
            continue;
        };
        let ExprKind::Name(decl) = p[place].kind else {
            continue;
        };
        let uses = uses.get(&base.stands_for(decl)).into_iter().flatten();
        let others: Vec<ExprId> = uses.copied().filter(|use_| *use_ != place).collect();
        if let [other] = others[..] {
            let edits = vec![Edit::DropStmt(s), Edit::PutExpr(other, value)];
            items.push(Item { edits, weight: 4 });
        }
    }
    items
}
